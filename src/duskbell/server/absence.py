"""Who is away: when a bot stands in for somebody, and who is host meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import TYPE_CHECKING

from duskbell.kernel import MODERATOR

if TYPE_CHECKING:
    from duskbell.server.room import Room


class Absence:
    """How long the people of one room have been away while somebody else was there.

    What the table asks plays no part in it: all see for whom a bot stands in, and nobody may see who is asked.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._since: dict[int, float] = {}

    def follow(self, away: Iterable[int], now: float) -> list[int]:
        """These are away and waited for now. Those of them who have been for too long."""
        self._since = {seat: self._since.get(seat, now) for seat in away}
        return [seat for seat, since in self._since.items() if since + self._patience <= now]

    def wait(self, now: float) -> float:
        """Seconds until somebody has been away for too long; infinite where nobody is waited for."""
        return max(0.0, min(self._since.values()) + self._patience - now) if self._since else inf


def look_round(room: Room, absence: Absence, now: float) -> None:
    """See who is there: let bots stand in for who is away too long, and let somebody be host who can be."""
    roster, sitting = room.roster, room.sitting
    if sitting is not None:
        for seat in absence.follow(_waited_for(room), now):
            roster.stand_in(seat)
        sitting.stand_in(roster.bots)
    if roster.host != MODERATOR:
        roster.host = _host(room)
    if roster.host != room.stored.host:
        room.change(host=roster.host)


def _waited_for(room: Room) -> list[int]:
    """Who keeps others waiting.

    Nobody does while the table stands still, where a person moderates and is pressed by no clock, and where nobody is
    there to wait: a table whose people are all away is left as it is.
    """
    sitting, people = room.sitting, [c.seat for c in room.roster.people if not c.left]
    here = [seat for seat in people if seat in room.audience]
    if sitting is None or sitting.play.over or not sitting.clock.running or sitting.in_chair or not here:
        return []
    return [seat for seat in people if seat not in here]


def _host(room: Room) -> int:
    """The host's seat. Who has left is followed by the lowest person who is there; in a lobby, else by the lowest."""
    people = [c.seat for c in room.roster.people if not c.left]
    if room.roster.host in people:
        return room.roster.host
    heirs = [seat for seat in people if seat in room.audience] or (people if room.sitting is None else [])
    return heirs[0] if heirs else room.roster.host
