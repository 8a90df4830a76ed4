"""What the events of Shadow Hunters have in common."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.table import Dice, ShadowTable
from duskbell.kernel import HIDDEN, Event, tagger


class ShadowEvent(Event, frozen=True, tag=tagger("shadow_hunters")):
    """Base of the game's events."""


def know(t: ShadowTable, seat: int, role: Any) -> None:
    """This seat's character is known on this table."""
    if role is HIDDEN:
        return
    s = t.seats[seat]
    who = s.role = t.by_token[role]
    s.team = who.team
    if not who.reveals:
        t.shy |= s.bit
    if "standing_offers" in who.skills and seat not in t.ready:
        t.ready += (seat,)


def turn_up(t: ShadowTable, seat: int, role: str) -> None:
    """This seat's character lies face up."""
    s = t.seats[seat]
    s.revealed = True
    t.hidden &= ~s.bit
    t.known |= {role}


def rolled(t: ShadowTable, seat: int, cause: str, d4: int, d6: int) -> None:
    """These dice lie on the table."""
    t.dice = Dice(seat, cause, d4, d6, t.dice.n + 1 if t.dice else 1)
