"""Strainers: Minions."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, FOUND_DEAD, GOOD, Minion
from duskbell.games.clocktower.events import Became, Executed, Maddened, TwinsMet
from duskbell.games.clocktower.failures import disturb
from duskbell.games.clocktower.jinxes import STAYS_EVIL
from duskbell.games.clocktower.life import BY_EXECUTION, winners_by_death
from duskbell.games.clocktower.table import ARBITRARY, ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import win
from duskbell.kernel import when
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.log import this_phase

TWIN, MAD = "twin", "mad"


class EvilTwin(Minion):
    """镜像双子: it and a good twin know each other. Evil wins when the good one is executed; good cannot win while both
    live.
    """

    settles = ("twin",)
    first = True
    leans = True

    async def prepare(self, my: Ability) -> None:
        """The Storyteller says who the twin is."""
        others = [s for s in my.t.residents if s.team != my.seat.team]
        if self._twin(my.seat, my.t) is None and others:
            my.lay(await my.storyteller("twin", others), TWIN)

    async def night(self, my: Ability) -> None:
        """Both open their eyes and see each other, once a night; who takes itself for something else is not told."""
        if (twin := self._twin(my.seat, my.t)) is not None:
            seats = (my.seat.no, twin.no)
            meeting = TwinsMet(seats, (self.id, twin.character.id))
            if meeting not in this_phase(my.t, TwinsMet):
                fooled = twin.believes
                my.tell(meeting, my.seat, *(() if fooled else (twin,)))
                if fooled is not None:
                    my.tell(TwinsMet(seats, (self.id, fooled.id)), twin)

    async def put_right(self, my: Ability) -> None:
        """When both have come to be of one side, there is a new twin, and they meet."""
        t, twin = my.t, self._twin(my.seat, my.t)
        others = [s for s in t.residents if s.team != my.seat.team]
        if twin is None or twin.team != my.seat.team or not my.works or not others:
            return
        new = await my.storyteller("twin", others, of=twin.token)
        t.emit(Unmarked(twin.no, TWIN, my.seat.no, self.id))
        my.place(new, TWIN)
        await self.night(my)

    def wakes(self, my: Ability) -> bool:
        twin = self._twin(my.seat, my.t)
        met = {e.seats for e in this_phase(my.t, TwinsMet)}
        return super().wakes(my) and twin is not None and (my.seat.no, twin.no) not in met

    def _twin(self, me: ClocktowerSeat, t: ClocktowerTable) -> ClocktowerSeat | None:
        mine = (TWIN, me.no, self.id)
        return next((s for s in t.people if any((m.name, m.by, m.of) == mine for m in s.marks)), None)

    def forbids(self, me: ClocktowerSeat, t: ClocktowerTable, team: str) -> bool:
        twin = self._twin(me, t)
        return team == GOOD and twin is not None and t.lives(me) and t.lives(twin) and twin.team != me.team

    @when(Executed, "after")
    async def mourn(self, me: ClocktowerSeat, t: ClocktowerTable, it: Executed) -> None:
        """An execution is enough, whether it kills or not, unless it kills the last Demon: both at once is good's (000
        四). The good one of the two may be who holds this.
        """
        twin, hit = self._twin(me, t), t.seats[it.seat]
        if twin is None or not hit.alive or hit.team != GOOD or not (hit is twin or (hit is me and twin.team == EVIL)):
            return
        if t.demons != [hit] or GOOD not in winners_by_death(t, hit, BY_EXECUTION):
            win(t, EVIL, "clocktower.twin")


class Cerenovus(Minion):
    """洗脑师: each night a player must be mad tomorrow about being a good character, or may be executed."""

    asks = 2

    async def night(self, my: Ability) -> None:
        t = my.t
        who = await my.choose(t.people)
        good = [c for id in t.script if (c := t.character(id)).team == GOOD and not c.hidden]
        role = await my.name(good)
        my.place(who, MAD, until="night")
        if role is not None and (my.works or who is my.seat):  # to name oneself must not tell whether it works
            my.tell(Maddened(who.no, role.id), who)

    def maddens(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        my = Ability(t, me, self)
        return [s for s in t.living if my.has_marked(s, MAD)]


class PitHag(Minion):
    """麻脸巫婆: each later night makes a player, but no Traveller, a character that nobody is. Where that is a
    Demon, the Storyteller says who dies tonight.
    """

    settles = ("deaths",)
    comes_out = MappingProxyType({"deaths": FOUND_DEAD})
    asks = 2
    changes = True

    async def night(self, my: Ability) -> None:
        t = my.t
        who = await my.choose(t.residents)
        role = await my.name([c for id in t.script if not (c := t.character(id)).hidden])
        if role is None:
            return
        if not self._has_made(my):
            if any(s.role is role for s in t.people):
                return
            if not my.works:
                my.went_wrong()
                return
            disturb(t, my.seat)
            t.emit(Became(who.no, role.id, who.team))
            if who.team == EVIL and t.jinxed(self.id, role.id, STAYS_EVIL):
                t.emit(Marked(who.no, STAYS_EVIL))
        if role.kind == DEMON:
            if not my.seat.has_mark(ARBITRARY):  # it holds whatever becomes of her tonight
                t.emit(Marked(my.seat.no, ARBITRARY, until="day", of=self.id))
            for s in await my.storyteller_some("deaths", t.alive):
                await my.kill(s)

    def _has_made(self, my: Ability) -> bool:
        """Whether somebody has become something by it, perhaps its holder, since it is at its deed."""
        return any(isinstance(e.event, Became) for e in my.t.log[my.start :])
