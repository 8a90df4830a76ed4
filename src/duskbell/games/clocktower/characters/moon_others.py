"""Bad Moon Rising: who makes drunk, who watches the night, and the others."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import (
    DEMON,
    FOUND_BACK,
    FOUND_DEAD,
    GOOD,
    MINION,
    Demon,
    Minion,
    Outsider,
    Townsfolk,
)
from duskbell.games.clocktower.characters.strainer_demons import LAST, attack_each
from duskbell.games.clocktower.events import Died, Executed, Missed, Revived, Sided, Swayed
from duskbell.games.clocktower.failures import disturb, miss
from duskbell.games.clocktower.form import NUMBER, Form
from duskbell.games.clocktower.formula import Acted, Count, Formula
from duskbell.games.clocktower.intention import together
from duskbell.games.clocktower.jinxes import OUTLIVES, STAYS_EVIL
from duskbell.games.clocktower.lawful import Statement
from duskbell.games.clocktower.life import BY_EXECUTION
from duskbell.games.clocktower.look import BY_DAY, Look
from duskbell.games.clocktower.past import chosen_last_night, happened
from duskbell.games.clocktower.seeming import one_of
from duskbell.games.clocktower.sobriety import DRUNK, KEEPS
from duskbell.games.clocktower.statement import LearningTownsfolk
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import other_side, win
from duskbell.kernel import NOBODY, when
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import this_phase

LAST_DAY = "last-day"


class Chambermaid(LearningTownsfolk):
    """侍女: each night chooses two other living players and learns how many woke tonight for their own ability, before
    she did.
    """

    form = Form(NUMBER, seats=2, most=2)
    picks = 2
    asks = 1

    async def night(self, my: Ability) -> None:
        others = [s for s in my.t.living if s is not my.seat]
        if len(others) >= self.picks:
            await super().night(my)

    def among(self, my: Ability) -> list[ClocktowerSeat]:
        return [s for s in my.t.living if s is not my.seat]

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(str(n),) for n in range(self.picks + 1)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Count(int(said[0]), tuple([Acted(s, self.id) for s in chosen]))


class Courtier(Townsfolk):
    """侍臣: once, at night, names a character: whoever is it is drunk for three nights and days."""

    settles = ("drunk",)
    fades = MappingProxyType({DRUNK: 3})
    asks = 1

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent

    async def night(self, my: Ability) -> None:
        role = await my.name([my.t.character(id) for id in my.t.script], optional=True)
        if role is None or my.spent:
            return
        look, people = Look(my.t), my.t.people if my.works else [s for s in my.t.people if s.role is role]
        true = [s for s in people if look.at(s, role.id).fact]
        seeming = [s for s in people if look.at(s, role.id).yes and s not in true]
        sure = any(not look.at(s, role.id).no for s in true) or not my.works
        who = await one_of(my, "drunk", true, seeming, sure)
        if who is not None:
            await my.notice([who])
            my.place(who, DRUNK)
        my.spend()


class Minstrel(Townsfolk):
    """吟游诗人: when a Minion dies by execution, all others are drunk until dusk tomorrow."""

    fades = MappingProxyType({DRUNK: 2})
    voice = LAST

    async def foresee(self, my: Ability) -> None:
        """Who may or may not be taken for a Minion if they die tomorrow is settled before dawn: a pause in an execution
        would tell that there is something to decide.
        """
        for s in my.t.alive if my.works else ():
            await my.registers(s, MINION, BY_DAY, ahead=True)

    @when(Died, "before")
    async def listen(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """How somebody registers is settled before they are dead."""
        if death.cause == BY_EXECUTION:
            await Ability(t, me, self, t.dusk).registers(t.seats[death.seat], MINION, BY_DAY)

    @when(Died, "after")
    async def sing(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """Itself it stays sober."""
        my = Ability(t, me, self, t.dusk)
        if death.cause == BY_EXECUTION and my.may_act and await my.registers(t.seats[death.seat], MINION, BY_DAY):
            for s in [s for s in t.around(me) if not s.travels]:
                t.emit(Marked(s.no, DRUNK, me.no, "", self.id))


class Goon(Outsider):
    """莽夫: each night the first who chooses it with an ability is drunk until dusk, and it is on their side."""

    async def noticed(self, my: Ability, by: Ability) -> None:
        """The first is the first though it is drunk then: nobody who chooses it later that night is."""
        t = my.t
        if by.seat is my.seat or not my.may_act or self._was_chosen(my):
            return
        stays = any(m.name == STAYS_EVIL and m.at >= t.since[my.seat.no] for m in my.seat.marks)
        turns = my.seat.team != by.seat.team and not (stays and by.seat.team == GOOD)
        if not my.works:
            miss(t, Missed(my.seat.no, self.id, by.seat.no, DRUNK))
            if turns:
                my.went_wrong()
            return
        t.emit(Marked(by.seat.no, DRUNK, my.seat.no, "night", self.id))
        disturb(t, my.seat)
        if turns:
            if together(t):
                t.emit(Swayed(my.seat.no, by.seat.team))  # told before dawn
            else:
                t.emit(Sided(my.seat.no, by.seat.team), my.seat)

    def _was_chosen(self, my: Ability) -> bool:
        """Whether somebody has chosen it since dusk, and since its holder has it."""
        t, mine = my.t, (DRUNK, my.seat.no, self.id)
        if any((m.name, m.by, m.of) == mine and m.at > t.dusk for s in t.people for m in s.marks):
            return True
        since = max(t.dusk, my.fresh)
        return any(n > since and (e.name, e.seat, e.role) == mine for n, e in happened(t, Missed))


class Lunatic(Outsider):
    """疯子: takes itself for a Demon, and has no ability. The Demon knows it, and whom it names."""

    hidden = True
    poses_as = DEMON


class Mastermind(Minion):
    """主谋: when the Demon dies by execution, one day more is played; who is executed on it has lost for their side."""

    fades = MappingProxyType({LAST_DAY: 2})
    voice = LAST

    @when(Died, "after")
    async def scheme(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """Unless somebody has become the Demon. Who is dead schemes by an ability that was lent, and may be kept."""
        died = t.seats[death.seat].character
        was_demon = died.kind == DEMON and not death.feigned
        if was_demon and not t.lives(me) and t.jinxed(self.id, died.id, OUTLIVES):
            t.emit(Marked(me.no, KEEPS))
        if death.cause == BY_EXECUTION and was_demon and not t.demons and (t.lives(me) or t.in_force(me, KEEPS)):
            t.emit(Marked(me.no, LAST_DAY, me.no, "", self.id))
        if death.cause == BY_EXECUTION:  # of who kept good from winning as long as they lived
            self._judge(me, t, death.seat)

    def suspends(self, me: ClocktowerSeat, t: ClocktowerTable) -> bool:
        return any(m.name == LAST_DAY and m.of == self.id for m in me.marks)

    def _is_the_day(self, me: ClocktowerSeat, t: ClocktowerTable) -> bool:
        return any(m.name == LAST_DAY and m.of == self.id and t.age(m) == 1 for m in me.marks)

    @when(Executed, "after")
    async def judge(self, me: ClocktowerSeat, t: ClocktowerTable, it: Executed) -> None:
        """An execution is enough."""
        self._judge(me, t, it.seat)

    def _judge(self, me: ClocktowerSeat, t: ClocktowerTable, executed: int) -> None:
        if self._is_the_day(me, t):
            win(t, other_side(t.seats[executed].team), "clocktower.mastermind")

    def at_dusk(self, my: Ability) -> None:
        if self._is_the_day(my.seat, my.t) and my.t.executed == NOBODY:
            win(my.t, GOOD, "clocktower.demons-dead")


class Shabaloth(Demon):
    """沙巴洛斯: each later night kills two players; one of those of last night may come back."""

    settles = ("comes-up",)
    comes_out = MappingProxyType({"": FOUND_DEAD, "comes-up": FOUND_BACK})
    asks = 1
    changes = True

    async def night(self, my: Ability) -> None:
        await attack_each(my, await my.choose_many(my.t.people, 2, 2, "clocktower.attacks", ordered=True))

    async def pass_by(self, my: Ability) -> None:
        """The Storyteller says who comes up, if anybody, before the next two are attacked."""
        t = my.t
        eaten = chosen_last_night(t, my.seat.no, self.id)
        dead = [t.seats[n] for n in eaten if not t.lives(t.seats[n])]
        if not dead or not my.works:
            return
        back = await my.storyteller("comes-up", ["nobody", *dead])
        if isinstance(back, ClocktowerSeat) and not t.lives(back) and Revived(back.no) not in this_phase(t, Revived):
            t.emit(Revived(back.no))
