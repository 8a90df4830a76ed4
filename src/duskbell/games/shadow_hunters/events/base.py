"""What the events of Shadow Hunters have in common."""

from __future__ import annotations

from duskbell.games.shadow_hunters.table import ShadowTable
from duskbell.kernel import Event, tagger


class ShadowEvent(Event, frozen=True, tag=tagger("shadow_hunters")):
    """Base of the game's events."""


def turn_up(t: ShadowTable, seat: int, role: str) -> None:
    """This seat's character lies face up."""
    s = t.seats[seat]
    s.revealed = True
    t.hidden &= ~s.bit
    t.known |= {role}
