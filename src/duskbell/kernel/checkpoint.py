"""A place to which a play can go back: a phase's begin, with all from which it can be played on."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from duskbell.kernel.ask import Ask
from duskbell.kernel.ruling import Ruling
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)


class Checkpoint(msgspec.Struct, Generic[T], frozen=True, eq=False):
    """A phase's begin. `table` is a copy without its log, which had so many `events` in so many `spans`: who goes back
    has them still. `lines` that count had been written; `drawn` of each random stream since `future` (`Play.fork`).
    `before`: the checkpoint before this one.
    """

    phase: str
    table: T
    events: int
    spans: int
    lines: int
    waiting: tuple[Ruling, ...]
    missed: dict[int, Ask[Any]]
    drawn: dict[str, int]
    future: tuple[int, str] | None
    before: Checkpoint[T] | None

    def laid(self, later: T) -> T:
        """The table again; what had happened is in the log of a `later` one that came of it."""
        t = self.table.copy()
        t.log, t.spans = later.log[: self.events], later.spans[: self.spans]
        return t
