"""Bad Moon Rising: who keeps somebody alive, or does not die."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import GOOD, Minion, Townsfolk
from duskbell.games.clocktower.characters.strainer_demons import LAST
from duskbell.games.clocktower.characters.trouble_town import DEATH
from duskbell.games.clocktower.events import Died
from duskbell.games.clocktower.life import BY_EXECUTION
from duskbell.games.clocktower.past import chosen_last_night
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import Event, Prevented, when

SURVIVES = "survives-execution"


class Fool(Townsfolk):
    """弄臣: the first time that it would die, it does not. Only what nothing else has prevented counts."""

    protects = True
    voice = LAST

    @when(Died, "before")
    async def escape(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """Once."""
        my = Ability(t, me, self)
        if death.seat != me.no or my.spent:
            return None
        my.spend()
        return Prevented(DEATH, me.no, self.id, death.seat)


class Pacifist(Townsfolk):
    """和平主义者: somebody good who is executed may live. Who would, the Storyteller says before dawn."""

    settles = ("spared",)
    protects = True
    voice = LAST - 1

    async def foresee(self, my: Ability) -> None:
        """Though it does not work now: who keeps it from that may be dead before somebody is executed."""
        if my.real and my.may_act:
            for s in await self._spared(my):
                await my.registers(s, GOOD, ahead=True)

    @when(Died, "before")
    async def spare(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """As was settled."""
        if death.cause != BY_EXECUTION:
            return None
        my, who = Ability(t, me, self, t.dusk), t.seats[death.seat]
        spared = who in await self._spared(my) and await my.registers(who, GOOD)
        return Prevented(DEATH, me.no, self.id, death.seat) if spared else None

    async def _spared(self, my: Ability) -> list[ClocktowerSeat]:
        return await my.storyteller_some("spared", [s for s in my.t.people if s.alive])


class DevilsAdvocate(Minion):
    """魔鬼代言人: each night a living player, not the one of last night, who lives if executed tomorrow."""

    protects = True
    asks = 1

    async def night(self, my: Ability) -> None:
        last = chosen_last_night(my.t, my.seat.no, self.id)
        among = [s for s in my.t.living if s.no not in last]
        my.place(await my.choose(among or my.t.living), SURVIVES, until="night")

    @when(Died, "before")
    async def plead(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """The execution stands, the death does not come."""
        pleaded = death.cause == BY_EXECUTION and Ability(t, me, self).has_marked(t.seats[death.seat], SURVIVES)
        return Prevented(DEATH, me.no, self.id, death.seat) if pleaded else None
