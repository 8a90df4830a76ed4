"""Travellers whose abilities are about nominations, executions, exile and seats."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import Traveller
from duskbell.games.clocktower.events import (
    Claimed,
    Counted,
    Died,
    EncoreBegan,
    Executed,
    Nominated,
    Overruled,
    PutForward,
    SeatsSwapped,
)
from duskbell.games.clocktower.failures import disturb
from duskbell.games.clocktower.life import BY_EXILE, begin_execution
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.seeming import put_right
from duskbell.games.clocktower.stages import BETWEEN, COUNT, DEFENCE
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY, Ask, Event, Instead, Prevented, choose_many, when
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.log import places, since

CONDEMN, SPARE = "condemn", "spare"
THREE_PAIRS = 6


class Scapegoat(Traveller):
    """替罪羊: when somebody of its side is executed, it may be executed instead, as the Storyteller likes.

    Of every execution the Storyteller is asked, so that no pause tells its side, or whether it is drunk; of a dead one
    as long as somebody lives who gives the dead their ability again.
    """

    boxes = ("tb",)

    async def at_execution(self, me: ClocktowerSeat, t: ClocktowerTable, it: Executed) -> None:
        await self._stands_in(me, t, t.seats[it.seat])

    @when(Executed, "before")
    async def stand_in(self, me: ClocktowerSeat, t: ClocktowerTable, it: Executed) -> Instead | None:
        """Somebody else is the one whom it is about."""
        if not await self._stands_in(me, t, t.seats[it.seat]):
            return None
        disturb(t, me)
        return Instead(Executed(me.no), public=True)

    async def _stands_in(self, me: ClocktowerSeat, t: ClocktowerTable, who: ClocktowerSeat) -> bool:
        given = any(s.alive and s.role is not None and s.role.restores for s in t.travelling)
        if who is me or not (t.lives(me) or given):
            return False
        my, same = Ability(t, me, self, t.dusk), Look(t).at(who, me.team)
        may = [NO, YES] if my.works and same.yes else [NO]
        said = token(await my.storyteller("scapegoat", may, of=f"{who.token} {t.phase}", whom=who)) == YES
        if said and not same.fact:
            my.went_wrong()
        return said


class Butcher(Traveller):
    """屠夫: after the first execution of a day it may nominate once more, anybody."""

    boxes = ("snv",)
    recalls = True


class Bishop(Traveller):
    """主教: only the Storyteller nominates, and each day somebody of the other side than the Bishop's."""

    boxes = ("bmr",)
    presides = True


class Judge(Traveller):
    """法官: once, when somebody else has nominated, lets the nominee be executed, or the vote be void; whether or not
    there was an execution today.
    """

    boxes = ("bmr",)

    def decrees(self, my: Ability) -> Ask[Any] | None:
        t = my.t
        if my.spent or not t.nominations or t.nominations[-1][0] == my.seat.no:
            return None
        if t.phase == "day" and t.executed != NOBODY:
            return None
        counted = t.stage in BETWEEN and bool(since(t, "day", Counted))
        return (
            Ask(my.seat.no, f"clocktower.{self.id}", (CONDEMN, SPARE), (), public=True)
            if counted or t.stage in (DEFENCE, COUNT)
            else None
        )

    async def by_day(self, my: Ability, target: str) -> None:
        t, (block, most) = my.t, _before(my.t)
        nominee = t.seats[t.nominations[-1][1]]
        if not my.works:
            my.went_wrong()
            my.spend()
            return
        disturb(t, my.seat)
        if target == SPARE:
            t.emit(Overruled(nominee.no, block, most), public=True)
        elif not t.executing:
            await begin_execution(t, nominee)
        my.spend()


def _before(t: ClocktowerTable) -> tuple[int, int]:
    """Who was about to die before the last nomination, and the votes to beat."""
    before = now = (NOBODY, 0)
    for entry in t.log[t.dusk :]:
        e = entry.event
        if isinstance(e, Counted | Overruled):
            now = (e.block, e.most)
        elif isinstance(e, EncoreBegan):
            now = (NOBODY, 0)
        elif isinstance(e, Nominated | PutForward):
            before = now
    return before


class Matron(Traveller):
    """女舍监: each day may let up to three pairs change seats; talk in private is for neighbours only."""

    boxes = ("bmr",)
    keeps_seats = True

    def decrees(self, my: Ability) -> Ask[Any] | None:
        t = my.t
        here, mine = t.here_since(my.seat.no), (my.seat.no, self.id)
        done = [c for at, c in places(t, "day", Claimed) if at >= here and (c.seat, c.role) == mine]
        if len(done) >= my.times or t.stage not in BETWEEN:
            return None
        most = min(THREE_PAIRS, len(t.people))
        return replace(choose_many(my.seat, f"clocktower.{self.id}", t.people, 2, most, ordered=True), public=True)

    async def by_day(self, my: Ability, target: str) -> None:
        """The first with the second, the third with the fourth: whoever has no other stays."""
        if not my.works:
            my.went_wrong()
            return
        disturb(my.t, my.seat)
        seats = [my.t.by_token[x].no for x in str(target).split(",")]
        for a, b in zip(seats[::2], seats[1::2], strict=False):
            my.t.emit(SeatsSwapped((a, b)), public=True)
        await put_right(my.t, moved=True)


class Deviant(Traveller):
    """怪咖: whoever was funny today does not die by exile; the Storyteller judges that, and is asked about a drunk one,
    too, so that no pause tells.
    """

    boxes = ("snv",)
    protects = True

    async def at_exile(self, me: ClocktowerSeat, t: ClocktowerTable) -> None:
        await self._is_funny(me, t)

    @when(Died, "before")
    async def amuse(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """The exile is lawful, and nobody dies of it."""
        if death.seat != me.no or death.cause != BY_EXILE:
            return None
        funny = await self._is_funny(me, t)
        return Prevented("clocktower.died", me.no, self.id, death.seat) if funny else None

    async def _is_funny(self, me: ClocktowerSeat, t: ClocktowerTable) -> bool:
        my = Ability(t, me, self, max(t.dusk, t.here_since(me.no)))
        return token(await my.storyteller("deviant", [NO, YES] if my.works else [NO])) == YES
