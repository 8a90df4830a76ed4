"""Trouble Brewing: Townsfolk who protect, strike and win."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, TOWNSFOLK, Townsfolk
from duskbell.games.clocktower.events import Died, Nominated, PutForward
from duskbell.games.clocktower.failures import disturb
from duskbell.games.clocktower.form import Deed, Form
from duskbell.games.clocktower.life import BY_ABILITY, BY_DEMON, die, execute
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import win
from duskbell.kernel import NOBODY, Event, Prevented, when

SAFE = "safe"
DEATH = "clocktower.died"


class Monk(Townsfolk):
    """僧侣: each later night shields another player from the Demon."""

    protects = True
    shields = True
    asks = 1

    async def night(self, my: Ability) -> None:
        my.place(await my.choose(my.t.around(my.seat)), SAFE, until="day")

    def guards(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        my = Ability(t, me, self)
        return [s for s in t.seats if my.has_marked(s, SAFE)]

    @when(Died, "before")
    async def shield(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """Who is shielded does not die by the Demon."""
        if death.cause == BY_DEMON and Ability(t, me, self).has_marked(t.seats[death.seat], SAFE):
            return Prevented(DEATH, me.no, self.id, death.seat)
        return None


class Soldier(Townsfolk):
    """士兵: no Demon can kill it, or poison it."""

    protects = True
    shields = True

    def guards(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        return (me,)

    @when(Died, "before")
    async def endure(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """It lives."""
        return Prevented(DEATH, me.no, self.id, death.seat) if death.seat == me.no and death.cause == BY_DEMON else None


class Virgin(Townsfolk):
    """贞洁者: the first who ever nominates it is executed at once, if a Townsfolk."""

    voice = 1
    """The day is over by it: whatever else comes of a nomination comes first."""

    async def nominated(self, my: Ability, by: ClocktowerSeat, who: ClocktowerSeat) -> bool:
        if who is not my.seat or self._before(my):
            return False
        if my.works and await my.registers(by, TOWNSFOLK):
            disturb(my.t, my.seat)
            await execute(my.t, by)
            return True
        if my.may_act and not my.works and Look(my.t).at(by, TOWNSFOLK).fact:
            my.went_wrong()
        return False

    async def foresee(self, my: Ability) -> None:
        if my.works and not self._nominations(my):
            for by in my.t.alive:
                await my.registers(by, TOWNSFOLK, ahead=True)

    def used_up(self, my: Ability) -> bool:
        return self._nominations(my) > 0

    def _before(self, my: Ability) -> bool:
        return self._nominations(my) > 1

    def _nominations(self, my: Ability) -> int:
        """How often it was nominated, since it has this ability, or has it back."""
        log = my.t.log[my.fresh :]
        return sum(isinstance(e.event, Nominated | PutForward) and e.event.seat == my.seat.no for e in log)


class Slayer(Townsfolk):
    """猎手: once, by day and in public, chooses a player, who dies if a Demon."""

    form = Form(deed=Deed("slayer_shot"))
    claims = 1

    async def foresee(self, my: Ability) -> None:
        if my.works and not my.spent:
            for target in my.t.alive:
                await my.registers(target, DEMON, ahead=True)

    async def by_day(self, my: Ability, target: ClocktowerSeat) -> None:
        if my.spent:
            return
        if my.works and await my.registers(target, DEMON):
            await my.attack(target, BY_ABILITY)
        elif not my.works and my.t.lives(target) and Look(my.t).at(target, DEMON).fact:
            my.went_wrong()
        my.spend()


class Mayor(Townsfolk):
    """镇长: three alive and nobody executed, and its side wins; when it would die at night, another may instead."""

    settles = ("bounce",)
    protects = True
    voice = 1

    @when(Died, "before")
    async def bounce(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """The Storyteller says who dies instead, if anybody; whatever protects that one protects."""
        if death.seat != me.no or t.phase != "night":
            return None
        my = Ability(t, me, self, t.spans[-1][1])
        who = await my.storyteller("bounce", [me, *t.around(me)], of=f"{death.by} {death.of}")
        if who is me:
            return None
        disturb(t, me)
        await die(t, who, death.cause, death.by, death.of)
        return Prevented(DEATH, me.no, self.id, death.seat)

    def at_dusk(self, my: Ability) -> None:
        if len(my.t.alive) == 3 and my.t.executed == NOBODY:
            win(my.t, my.seat.team, "clocktower.mayor")
