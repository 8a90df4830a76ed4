"""Imagined worlds: tables like the true one, laid from `Is` events, in which everybody is something else.

What a formula means can be read there (`formula.weigh`), and all else that is asked of a table. What has happened
before all is what it is; of the reminders those lie there that come from an ability which its maker has there, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.events import Is
from duskbell.games.clocktower.table import ClocktowerTable


def lay(t: ClocktowerTable, cast: Mapping[int, Character]) -> ClocktowerTable:
    """The world in which each seat is this, on its character's side; who is not named is what it is."""
    world = t.copy()
    for seat, role in cast.items():
        Is(seat, role.id, role.team).apply(world)
    for s in world.seats:
        if s.marks:
            s.marks = tuple([m for m in s.marks if m.by < 0 or world.seats[m.by].character.id == m.of])
    return world
