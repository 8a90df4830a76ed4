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


def rolled(t: ShadowTable, seat: int, cause: str, d4: int, d6: int) -> None:
    """These dice lie on the table."""
    t.dice = (seat, cause, d4, d6, t.dice[4] + 1 if t.dice else 1)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but one like this."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
