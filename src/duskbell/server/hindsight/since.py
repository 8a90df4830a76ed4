"""Since when each seat of a finished table knew anything of each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.kernel import HIDDEN, View
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.event import Entry
from duskbell.kernel.table import Seat, Table

Phase = tuple[str, int]
"""A phase by its name, and its round."""


def since(
    begin: Callable[[int | None], View[Table]], log: list[Entry], players: int
) -> tuple[list[list[int | None]], list[Phase]]:
    """In which phase, counted from 1, the view of each seat first held anything of each other: its card, its side, or a
    mark that not everybody saw; 0: before the first, None: never. And the phases. `begin`: an empty view of a seat.
    """
    phases, chapters = list[Phase](), list[list[Entry]]([[]])
    for entry in log:
        if isinstance(entry.event, PhaseBegan):
            phases.append((entry.event.phase, entry.event.day))
            chapters.append([])
        chapters[-1].append(entry)
    public, open_ = begin(None), list[list[set[str]]]()
    for chapter in chapters:
        public.fold(chapter)
        open_.append([{m.name for m in s.marks} for s in public.table.seats])
    rows: list[list[int | None]] = []
    for me in range(players):
        view, row = begin(me), list[int | None]([None] * players)
        for number, chapter in enumerate(chapters):
            view.fold(chapter)
            for s in view.table.seats:
                if row[s.no] is None and _knows(s, open_[number][s.no]):
                    row[s.no] = number
        rows.append(row)
    return rows, phases


def _knows(s: Seat, open_: set[str]) -> bool:
    """Whether a view holds anything of a seat."""
    told: list[Any] = [getattr(s.role, "id", s.role), s.team]
    return any(x is not None and x is not HIDDEN and x != "" for x in told) or any(m.name not in open_ for m in s.marks)
