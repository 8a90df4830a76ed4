"""How much is said and ruled at one table: a measure for each seat, over all its connections, and a ceiling for the
record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any

from duskbell.kernel import Play, Ruling
from duskbell.kernel.record import Line
from duskbell.server.errors import SaidEnough, TooFast
from duskbell.server.running import Bucket, Limits

_FRAME = 100
"""Characters that a saying or a ruling takes beside its own, wherever it is told."""


class Talk:
    """What has been said and ruled at one table. `lines`: the record so far."""

    def __init__(self, limits: Limits, lines: Iterable[Line] = ()) -> None:
        self._limits = limits
        self._pace: dict[Hashable, Bucket] = {}
        self._said: Counter[Hashable] = Counter()
        self._rulings, self._ruled = Bucket(*limits.rulings), 0
        for line in lines:
            if line[0] == "say":
                self.note(line[1], line[3])
            elif line[0] == "rule":
                self.note_ruling(line[1])

    def take(self, seat: Hashable, now: float) -> None:
        """One seat, or whoever else, wants to say something. Raises `TooFast` or `SaidEnough`."""
        if not self._pace.setdefault(seat, Bucket(*self._limits.talk)).take(now):
            raise TooFast("you speak faster than anybody can listen; wait a moment.")
        if self._said[seat] >= self._limits.words:
            raise SaidEnough("you have said as much as one seat can at one table; the others still can.")
        if self._said.total() >= self._limits.table_words:
            raise SaidEnough("as much has been said at this table as its record can hold.")

    def note(self, seat: Hashable, text: str) -> None:
        """It was said."""
        self._said[seat] += len(text) + _FRAME

    def take_line(self, play: Play[Any]) -> None:
        """Somebody wants to answer. Raises `SaidEnough` where the record is as long as it may be."""
        if len(play.lines) >= self._limits.lines:
            raise SaidEnough("the record of this table is as long as it can be; the table can still be ended.")

    def take_ruling(self, ruling: Ruling, now: float) -> None:
        """Somebody wants to rule. A table can always be ended. Raises `TooFast` or `SaidEnough`."""
        if not self._rulings.take(now):
            raise TooFast("those are more rulings than anybody can follow; wait a moment.")
        if self._ruled >= self._limits.reasons and ruling.kind != "end":
            raise SaidEnough("as much has been ruled at this table as its record can hold; it can still be ended.")

    def note_ruling(self, ruling: Ruling) -> None:
        """It was ruled."""
        self._ruled += len(ruling.reason) + _FRAME
