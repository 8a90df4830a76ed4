"""Strainers: Townsfolk who keep others, or themselves, from dying."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import GOOD, Townsfolk
from duskbell.games.clocktower.characters.trouble_town import DEATH
from duskbell.games.clocktower.events import Died
from duskbell.games.clocktower.life import NIGHT
from duskbell.games.clocktower.look import BY_DAY, Look
from duskbell.games.clocktower.sobriety import DRUNK
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import Event, Prevented, when

KEPT = "kept-alive"


class Sailor(Townsfolk):
    """水手: each night, it or whom it chooses is drunk until dusk; it cannot die."""

    settles = ("drunk",)
    protects = True
    asks = 1

    async def night(self, my: Ability) -> None:
        who = await my.choose(my.t.living)
        my.place(who if who is my.seat else await my.storyteller("drunk", [who, my.seat]), DRUNK, until="night")

    @when(Died, "before")
    async def stay(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """It lives."""
        return Prevented(DEATH, me.no, self.id, death.seat) if death.seat == me.no else None


class Innkeeper(Townsfolk):
    """旅店老板: each later night two players cannot die; one of them is drunk until dusk."""

    settles = ("drunk",)
    protects = True
    asks = 1

    async def night(self, my: Ability) -> None:
        two = await my.choose_many(my.t.people, 2, 2)
        for s in two:
            my.place(s, KEPT, until="day")
        my.place(await my.storyteller("drunk", two), DRUNK, until="night")

    @when(Died, "before")
    async def shelter(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """Who sleeps under its roof lives."""
        kept = t.phase == "night" and Ability(t, me, self).has_marked(t.seats[death.seat], KEPT)
        return Prevented(DEATH, me.no, self.id, death.seat) if kept else None


class TeaLady(Townsfolk):
    """茶艺师: while its two living neighbours are good, they cannot die."""

    protects = True

    async def foresee(self, my: Ability) -> None:
        near = my.t.neighbours(my.seat)
        if my.works and all(Look(my.t).at(s, GOOD).yes for s in near):
            for s in near:
                await my.registers(s, GOOD, BY_DAY, ahead=True)

    @when(Died, "before")
    async def pour(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """It is looked at anew at each death of a night; for all of a day, once, before dawn. Who has come to sit there
        since is what they are: a question in the midst of an execution would tell that there is one.
        """
        near = t.neighbours(me)
        if death.seat not in [s.no for s in near]:
            return None
        night = t.phase == NIGHT
        my = Ability(t, me, self, t.dusk)
        for s in near:
            if not night and not my.decided(f"registers {s.token}{BY_DAY}"):
                good = Look(t).at(s, GOOD).fact
            else:
                good = await my.registers(s, GOOD, f" {death.seat} {death.by} {death.of}" if night else BY_DAY)
            if not good:
                return None
        return Prevented(DEATH, me.no, self.id, death.seat)
