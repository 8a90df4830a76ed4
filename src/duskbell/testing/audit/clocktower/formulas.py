"""How an auditor of Clocktower reads formulas: each way in which everybody may seem is tried.

The words of a formula are known here by their names alone, and what they are about by seat numbers; who is what, who
was what, whose ability works and which reminders lie where the auditor has from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskbell.testing.audit.clocktower.readings import Eyes, Memory, acts, ways
from duskbell.testing.audit.clocktower.town import Moment


class Formulas:
    """`before`: how all was before each event of the log."""

    def __init__(self, eyes: Eyes, before: Sequence[Moment]) -> None:
        self.eyes, self.before = eyes, before

    def read(self, what: Any) -> set[bool]:
        """Whether a formula may be so, and whether it may not."""
        truth: set[bool] = getattr(self, f"_{type(what).__name__.lower()}")(*what)
        return truth

    def _registers(self, seat: Any, as_: str) -> set[bool]:
        return self.eyes.seem(self.eyes.town.seats[seat.no], as_)

    def _registered(self, seat: Any, as_: str, at: int) -> set[bool]:
        town = self.eyes.town
        then = self.before[at] if at < len(self.before) else town.moment()
        return Memory(town, then, self.eyes.plainly).seem(town.seats[seat.no], as_)

    def _acted(self, seat: Any, by: str) -> set[bool]:
        return {acts(self.eyes.town, seat.no)}

    def _marked(self, seat: Any, name: str, by: int, of: str) -> set[bool]:
        return {self.eyes.town.seats[seat.no].lies(name, by, of)}

    def _open(self) -> set[bool]:
        return {False} if self.eyes.plainly else {True, False}

    def _not(self, what: Any) -> set[bool]:
        return {not so for so in self.read(what)}

    def _anyof(self, whats: Sequence[Any]) -> set[bool]:
        return ways([self.read(one) for one in whats], any)

    def _allof(self, whats: Sequence[Any]) -> set[bool]:
        return ways([self.read(one) for one in whats], all)

    def _count(self, n: int, whats: Sequence[Any]) -> set[bool]:
        return ways([self.read(one) for one in whats], lambda way: sum(way) == n)
