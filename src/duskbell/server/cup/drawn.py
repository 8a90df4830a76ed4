"""What a cup was last told as: whoever else sees the same is told the same, and it is not drawn up anew for each."""

from __future__ import annotations

import gzip
import hashlib

import msgspec

from duskbell.cup import Cup
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.told import cup_info
from duskbell.server.store import StoredTake

MOST = 16
"""Callers for whom one cup is kept drawn up: some 200 kB each of a large one."""


class Drawn:
    """A cup as one caller sees it: `text` to be sent, and by what name a page asks whether it has changed."""

    def __init__(self, of: Cup, lines: int, text: bytes, name: str) -> None:
        self.of, self.lines, self.text, self.name = of, lines, text, name
        self._packed = b""

    def packed(self) -> bytes:
        """The text, packed when first asked for."""
        self._packed = self._packed or gzip.compress(self.text, 5)
        return self._packed


class Sketches:
    """Those of one cup that were drawn up in this second, by caller: a hall of phones looks at it every few seconds,
    and so may anybody as often as they may ask anything.
    """

    def __init__(self, code: str) -> None:
        self._code = code
        self._at: tuple[int, list[StoredTake]] = (0, [])
        self._by: dict[Caller, Drawn] = {}

    def of(self, seen: Cup, caller: Caller, takes: list[StoredTake], now: int) -> Drawn | None:
        """What was drawn up for a caller of the same cup with the same log at the same time, if that was."""
        drawn = self._by.get(caller) if (now, takes) == self._at else None
        return drawn if drawn and drawn.of is seen and drawn.lines == len(seen.log) else None

    def draw(self, seen: Cup, caller: Caller, takes: list[StoredTake], now: int) -> Drawn:
        """Draw it up, unless it has been."""
        if drawn := self.of(seen, caller, takes, now):
            return drawn
        if (now, takes) != self._at:
            self._at, self._by = (now, takes), {}
        told = cup_info(self._code, seen, caller, takes, now)
        name = hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(told, now=0))).hexdigest()[:32]
        if len(self._by) >= MOST:
            del self._by[next(iter(self._by))]
        drawn = self._by[caller] = Drawn(seen, len(seen.log), msgspec.json.encode(told), name)
        return drawn
