"""Who is away: when a bot stands in for somebody, and who is host meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, inf

from duskbell.kernel import MODERATOR
from duskbell.server.audience import Audience
from duskbell.server.errors import TooSoon
from duskbell.server.room.roster import Roster
from duskbell.server.sitting import Sitting
from duskbell.server.store import Chair

LOBBY = 4
"""How many times as long a host may be away from a lobby: who sends the link round has left the page meanwhile."""


class Absence:
    """How long the people of one room have been away while somebody else was there.

    What the table asks plays no part in it: all see for whom a bot stands in, and nobody may see who is asked.
    """

    def __init__(self, patience: float, keeps: float = inf, moment: float = 0.0) -> None:
        """`keeps`: for how long a seat of a listed lobby is kept for somebody who is away, while others are there.
        `moment`: for how long a talk waits for who has just gone.
        """
        self._moment = moment
        self._patience = self._now = patience
        self._keeps = self._keeps_now = keeps
        self._kept: dict[int, float] = {}
        self._since: dict[int, float] = {}
        self._gone: dict[int, float] = {}

    @property
    def all_gone(self) -> Mapping[int, float]:
        """Who is away or gone, and since when."""
        return self._gone

    def been_gone(self, since: Mapping[int, float]) -> None:
        """These have been away since then, as the store knows."""
        self._gone = dict(since)

    def follow(self, away: Iterable[int], now: float, times: int = 1, patience: float | None = None) -> list[int]:
        """These are away and waited for now, `times` as long as usual, or as `patience`. Those of them who have been
        for too long.
        """
        self._now = (self._patience if patience is None else patience) * times
        self._since = {seat: self._since.get(seat, now) for seat in away}
        return [seat for seat, since in self._since.items() if since + self._now <= now]

    def gone(self, seat: int, now: float) -> float:
        """For how many seconds this person has been away or gone, whether anybody waits or not; 0 for who is here."""
        return now - self._gone.get(seat, now)

    def check(self, chair: Chair, seconds: float, now: float) -> None:
        """Raise `TooSoon` unless this person has been away for so long."""
        if (left := seconds - self.gone(chair.seat, now)) > 0:
            right = f"right would be to wait {ceil(left)} seconds more."
            raise TooSoon(f"{chair.name} has not been away for long; {right}")

    def just_gone(self, seats: Iterable[int], now: float) -> dict[int, float]:
        """Who of these has just gone, and for how many seconds more a talk waits for them."""
        return {n: left for n in seats if n in self._gone and (left := self._gone[n] + self._moment - now) > 0}

    def wait(self, now: float) -> float:
        """Seconds until somebody has been away for too long; infinite where nobody is waited for."""
        awaited = min(self._since.values(), default=inf) + self._now
        return max(0.0, min(awaited, min(self._kept.values(), default=inf) + self._keeps_now) - now)

    def look_round(
        self,
        roster: Roster,
        audience: Audience,
        sitting: Sitting | None,
        now: float,
        *,
        listed: bool = False,
        day: float = 0.0,
    ) -> list[int]:
        """See who is there: let bots stand in for who is away too long, and let somebody be host who can be. Which
        seats are kept no longer, where the lobby is `listed`: strangers can take its seats. `day`: seconds of one where
        the table is played over days: nobody has to be there then, and a seat in the lobby is kept as long.
        """
        self._keeps_now = max(self._keeps, day)
        gone = [c.seat for c in roster.people if c.left or c.seat not in audience]
        self._gone = {seat: self._gone.get(seat, now) for seat in gone}
        patience = None if not day else day if sitting is None else inf
        late = self.follow(_waited_for(roster, audience, sitting), now, LOBBY if sitting is None else 1, patience)
        if sitting is not None:
            for seat in late if _goes_on(sitting) else []:
                roster.stand_in(seat)
            sitting.stand_in(roster.bots)
        if roster.host != MODERATOR:
            roster.host = _host(roster, audience, late, begun=sitting is not None)
        others = listed and sitting is None and any(c.seat in audience for c in roster.people)
        seats = {c.seat for c in roster.people if c.seat >= 0 and c.seat != roster.host} if others else set()
        self._kept = {seat: since for seat, since in self._gone.items() if seat in seats}
        return [seat for seat, since in self._kept.items() if since + self._keeps_now <= now]


def _waited_for(roster: Roster, audience: Audience, sitting: Sitting | None) -> list[int]:
    """Who keeps others waiting. In a lobby, and while the table stands still or is over, that is the host: without one
    it stays so.

    Nobody does where a person moderates and is pressed by no clock, and where nobody is there to wait: a table whose
    people are all away is left as it is.
    """
    people = [c.seat for c in roster.people if not c.left]
    here = [seat for seat in people if seat in audience]
    if roster.host == MODERATOR or not here:
        return []
    awaited = people if sitting is not None and _goes_on(sitting) else [roster.host]
    return [seat for seat in awaited if seat not in here]


def _goes_on(sitting: Sitting) -> bool:
    return sitting.clock.running and not sitting.play.over


def _host(roster: Roster, audience: Audience, late: list[int], *, begun: bool) -> int:
    """The host's seat. Who has left or is `late` is followed by the lowest person who is there; in a lobby, else by the
    lowest.
    """
    people = [c.seat for c in roster.people if not c.left and c.seat not in late]
    if roster.host in people:
        return roster.host
    heirs = [seat for seat in people if seat in audience] or ([] if begun else people)
    return heirs[0] if heirs else roster.host
