"""How much is said at one table: a measure for each seat, over all its connections, and a ceiling for the record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from duskbell.kernel.record import Line
from duskbell.server.errors import SaidEnough, TooFast
from duskbell.server.running import Bucket, Limits

_FRAME = 100
"""Characters that a saying takes beside its own, wherever it is told."""


class Talk:
    """What has been said at one table. `lines`: the record so far."""

    def __init__(self, limits: Limits, lines: Iterable[Line] = ()) -> None:
        self._limits = limits
        self._pace: dict[int, Bucket] = {}
        self._said: Counter[int] = Counter()
        for line in lines:
            if line[0] == "say":
                self.note(line[1], line[3])

    def take(self, seat: int, now: float) -> None:
        """One seat wants to say something. Raises `TooFast` or `SaidEnough`."""
        if not self._pace.setdefault(seat, Bucket(*self._limits.talk)).take(now):
            raise TooFast("you speak faster than anybody can listen; wait a moment.")
        if self._said[seat] >= self._limits.words:
            raise SaidEnough("you have said as much as one seat can at one table; the others still can.")
        if self._said.total() >= self._limits.table_words:
            raise SaidEnough("as much has been said at this table as its record can hold.")

    def note(self, seat: int, text: str) -> None:
        """It was said."""
        self._said[seat] += len(text) + _FRAME
