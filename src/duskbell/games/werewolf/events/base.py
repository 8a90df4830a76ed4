"""What the events of Werewolf have in common."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import HIDDEN, Event, tagger


class WerewolfEvent(Event, frozen=True, tag=tagger("werewolf")):
    """Base of the game's events."""


def know(t: WerewolfTable, seat: int, role: Any) -> None:
    """This seat's card is known on this table."""
    if role and role is not HIDDEN:
        s = t.seats[seat]
        s.role = t.by_token[role]
        s.team = t.by_token[role].team
