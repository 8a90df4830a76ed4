"""Roles dealt to seats, and told of at the end: what every game of hidden roles begins and ends with.

How a table comes to know a role is the table's own affair (`Table.know`).
"""

from __future__ import annotations

from duskbell.kernel.event import Event
from duskbell.kernel.table import Table


class Dealt(Event, frozen=True):
    """A role is dealt to a seat. Emitted to its owner alone."""

    seat: int
    role: str

    def apply(self, t: Table) -> None:
        t.know(self.seat, self.role)


class Unmasked(Event, frozen=True):
    """Everybody's role at the end: ids by seat, "" where none was dealt. `sides`: to which side each belonged in the
    end, where a game says so; else none.
    """

    roles: tuple[str, ...]
    sides: tuple[str, ...] = ()

    def apply(self, t: Table) -> None:
        for seat, role in enumerate(self.roles):
            t.know(seat, role)
        for seat, side in enumerate(self.sides):
            t.seats[seat].team = side


def unmask(t: Table, sides: tuple[str, ...] = ()) -> None:
    """Turn all roles up for everybody, by an `Unmasked`."""
    t.emit(Unmasked(tuple([s.role.id if s.role else "" for s in t.seats]), sides), public=True)
