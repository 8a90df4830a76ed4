"""Sects & Violets: Outsiders and a Minion."""

from __future__ import annotations

from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import EVIL, FELLED, Minion, Outsider
from duskbell.games.clocktower.characters.strainer_demons import LAST
from duskbell.games.clocktower.events import Decided, Died, Missed
from duskbell.games.clocktower.failures import missed
from duskbell.games.clocktower.form import Deed, Form
from duskbell.games.clocktower.life import BY_ABILITY
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.past import happened
from duskbell.games.clocktower.sobriety import DRUNK
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import other_side, win
from duskbell.kernel import when
from duskbell.kernel.core_events import Marked

CURSED = "cursed"
FEW = 3
"""With so many alive a Witch's power is over."""


class Sweetheart(Outsider):
    """心上人: when it dies, somebody is drunk from then on."""

    settles = ("drunk",)
    voice = LAST

    async def foresee(self, my: Ability) -> None:
        """Though it does not work now: who keeps it from that may be dead before it is. By day nothing is asked any
        more, so there is a second where the first is a Traveller, who may leave.
        """
        if not my.real or not my.may_act:
            return
        first = await my.storyteller("drunk", self._any(my))
        if first.travels:
            await self._instead(my, first)

    @when(Died, "before")
    async def choose_whom(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The Storyteller says who before it is dead: after that nothing is asked."""
        if death.seat == me.no:
            await self._whom(Ability(t, me, self, t.dusk))

    @when(Died, "after")
    async def mourn(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """That lasts though it is dead."""
        if death.seat == me.no:
            drunk = await self._whom(Ability(t, me, self, t.dusk))
            t.emit(Marked(drunk.no, DRUNK, of=self.id))

    async def _whom(self, my: Ability) -> ClocktowerSeat:
        """As was settled before dawn; whoever has left since is nobody, and so is for this who sits there now."""
        who: ClocktowerSeat = await my.storyteller("drunk", self._any(my))
        mine = (my.seat.no, self.id, "drunk")
        at = max([n for n, e in happened(my.t, Decided) if (e.seat, e.role, e.what) == mine])
        return await self._instead(my, who) if who.away or my.t.here_since(who.no) > at else who

    def _any(self, my: Ability) -> list[ClocktowerSeat]:
        """All in play, itself last: dead as it is, it may come back."""
        return [*my.t.around(my.seat), my.seat]

    async def _instead(self, my: Ability, first: ClocktowerSeat) -> ClocktowerSeat:
        staying = [s for s in self._any(my) if not s.travels]
        instead: ClocktowerSeat = await my.storyteller("drunk-instead", staying, whom=first)
        return instead


class Klutz(Outsider):
    """呆瓜: when it learns that it is dead, names somebody alive before all: an evil one, and its side has lost."""

    form = Form(deed=Deed("klutz_choice", dead=True))
    posthumous = True
    last_words = True

    async def foresee(self, my: Ability) -> None:
        if my.works:
            for s in my.t.alive:
                await my.registers(s, EVIL, ahead=True)

    async def bequeath(self, my: Ability, target: ClocktowerSeat) -> None:
        if not my.works:
            if Look(my.t).at(target, EVIL).fact:
                my.went_wrong()
        elif await my.registers(target, EVIL):
            win(my.t, other_side(my.seat.team), "clocktower.klutz")


class Witch(Minion):
    """女巫: each night curses a player, who dies when they nominate tomorrow; with three alive her power is over."""

    asks = 1
    comes_out = MappingProxyType({"": FELLED})

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and _are_many(my.t)

    async def night(self, my: Ability) -> None:
        my.place(await my.choose(my.t.people), CURSED, until="night")

    async def nominated(self, my: Ability, by: ClocktowerSeat, who: ClocktowerSeat) -> bool:
        if my.may_act and _are_many(my.t):
            if my.has_marked(by, CURSED):
                await my.attack(by, BY_ABILITY)
            elif missed(my.t, Missed(my.seat.no, self.id, by.no, CURSED)):
                my.went_wrong()
        return False


def _are_many(t: ClocktowerTable) -> bool:
    """Whether more seem to be alive than end a Witch's power."""
    return len(t.living) > FEW
