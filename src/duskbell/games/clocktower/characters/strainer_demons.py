"""Strainers: Demons."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from msgspec.structs import replace

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import EVIL, FOUND_DEAD_NEXT, MINION, OUTSIDER, TOWNSFOLK, Demon
from duskbell.games.clocktower.characters.trouble_town import DEATH
from duskbell.games.clocktower.events import Became, Chose, Died
from duskbell.games.clocktower.events.death import PoisonMoved, laid_for
from duskbell.games.clocktower.events.travel import circle_at
from duskbell.games.clocktower.life import BY_ABILITY, die
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.seeming import counts_as, nearest_townsfolk, one_of, settle
from duskbell.games.clocktower.sobriety import KEEPS, POISONED, guarded
from duskbell.games.clocktower.table import SPENT, ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.verdict import win
from duskbell.kernel import NOBODY, Event, Prevented, when
from duskbell.kernel.ask import YES
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.event import Mark
from duskbell.kernel.log import during, this_phase

LAST = 9
"""The voice of who speaks of a death when all that could prevent it have."""


async def attack_each(my: Ability, victims: list[ClocktowerSeat]) -> None:
    """One after the other: what somebody does who has been chosen is felt from there on. Who has died of it attacks
    nobody else, and nobody has kept it from that.
    """
    for victim in victims:
        await my.notice([victim])
        if my.works or not _ended_itself(my):
            await my.attack(victim)


def _ended_itself(my: Ability) -> bool:
    own = [e.event for e in my.t.log[my.start :] if isinstance(e.event, Died) and e.event.seat == my.seat.no]
    return any((died.by, died.of) == (my.seat.no, my.role.id) for died in own)


class Striking(Demon):
    """A Demon that kills a player each later night."""

    asks = 1

    async def night(self, my: Ability) -> None:
        await my.attack(await my.choose(my.t.people))


class NoDashii(Striking):
    """诺-达鲺: the nearest Townsfolk on either side are poisoned.

    Before the first night, and before each dawn, the Storyteller says who counts as one who only may.
    """

    async def prepare(self, my: Ability) -> None:
        await self.foresee(my)

    async def foresee(self, my: Ability) -> None:
        settled = dict[int, bool]()
        for step in (1, -1) if my.works else ():
            for s in my.t.around(my.seat, step):
                if s.no not in settled:
                    settled[s.no] = await settle(my, s, TOWNSFOLK)
                if settled[s.no]:
                    break

    def befuddles(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        sides = [[s for s in t.around(me, step) if counts_as(s, me.no, self.id, TOWNSFOLK)][:1] for step in (1, -1)]
        return {s.no: s for near in sides for s in near}.values()


class Vortox(Striking):
    """涡流: all that Townsfolk learn is false; a day without an execution is evil's."""

    falsifies = True

    def at_dusk(self, my: Ability) -> None:
        if my.t.executed == NOBODY:
            win(my.t, EVIL, "clocktower.vortox")


class FangGu(Striking):
    """方古: the first Outsider it kills becomes an evil Fang Gu, and it dies instead; once in a game."""

    brackets = MappingProxyType({OUTSIDER: 1})
    voice = LAST

    @when(Died, "before")
    async def jump(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """Nothing has prevented this death: so it is its own, unless something prevents that."""
        prey = t.seats[death.seat]
        my, became = Ability(t, me, self, t.spans[-1][1]), Became(prey.no, self.id, EVIL)
        if (death.by, death.of) != (me.no, self.id) or prey is me:
            return None
        if became not in this_phase(t, Became):  # the night may have begun again
            if my.spent or self._came_late(me, t) or not await my.registers(prey, OUTSIDER):
                return None
            t.emit(became)
            for s in (me, prey):
                t.emit(Marked(s.no, SPENT, s.no, "", self.id))
        await die(t, me, BY_ABILITY, me.no, self.id)
        return Prevented(DEATH, me.no, self.id, prey.no)

    def _came_late(self, me: ClocktowerSeat, t: ClocktowerTable) -> bool:
        """Whether there had been a jump when it became the Fang Gu: whose heir it is has used the game's only one."""
        became = [n for n, e in enumerate(t.log) if type(e.event) is Became and e.event.seat == me.no]
        spent = (e.event for e in t.log[: became[-1] if became else 0] if type(e.event) is Marked)
        return any((e.name, e.of) == (SPENT, self.id) for e in spent)


class Vigormortis(Striking):
    """亡骨魔: Minions that it kills keep their ability, and each poisons a Townsfolk beside it, while dead."""

    by_its_dead = True
    leans = leans_on_seats = True
    settles = ("side",)
    brackets = MappingProxyType({OUTSIDER: -1})
    voice = LAST

    @when(Died, "before")
    async def choose_a_side(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The Storyteller says who is poisoned before the Minion is dead: after that nothing is asked."""
        if (death.by, death.of) == (me.no, self.id):
            await self._mine(me, t).registers(t.seats[death.seat], MINION)
        await self._side(me, t, death)

    @when(Died, "after")
    async def keep(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The Minion's ability works on for as long as this one does."""
        if not self._keeps(me, t, death):
            return
        my = Ability(t, me, self)
        my.place(t.seats[death.seat], KEEPS)
        if (poisoned := await self._side(me, t, death)) is not None:
            my.place(poisoned, POISONED)

    async def put_right(self, my: Ability) -> None:
        """Where somebody beside a dead Minion has become another, or sits elsewhere, the nearest Townsfolk there is
        poisoned now.
        """
        t, mine = my.t, (POISONED, my.seat.no, self.id)
        for s in t.people if my.may_act else ():
            laid = [m for m in s.marks if (m.name, m.by, m.of) == mine]
            now = [(self._nearest_now(t, s, m), laid_for(t, m)) for m in laid]
            if all(near is s for near, _ in now):
                continue
            t.emit(Unmarked(s.no, *mine))
            for near, beside in now:
                if near is s or (near is not None and not guarded(t, near)):
                    t.emit(PoisonMoved(near.no, beside))
                    t.emit(Marked(near.no, POISONED, my.seat.no, "", self.id))

    def _nearest_now(self, t: ClocktowerTable, poisoned: ClocktowerSeat, m: Mark) -> ClocktowerSeat | None:
        """Who is to be poisoned by a dead Minion now: it is on the side on which the poison lay."""
        if (beside := laid_for(t, m)) in (NOBODY, poisoned.no):  # a person has laid it by hand
            return poisoned
        dead, look = t.seats[beside], Look(t)
        then = [t.around(dead, step, circle_at(t, m.at)) for step in (1, -1)]
        passed = [any(look.then(s, TOWNSFOLK, m.at).fact for s in _before(way, poisoned)) for way in then]
        side = passed.index(False) if False in passed else 0
        near, way = [*_before(then[side], poisoned), poisoned], t.around(dead, (1, -1)[side])
        if way[: len(near)] == near and all(t.since[s.no] <= m.at for s in near):
            return poisoned
        same = t.since[poisoned.no] <= m.at
        return next((s for s in way if s.character.kind == TOWNSFOLK or (same and s is poisoned)), None)

    def _keeps(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> bool:
        """Whether it has killed a Minion, or whom the Storyteller lets seem one, or no Minion."""
        killed, prey = (death.by, death.of) == (me.no, self.id), t.seats[death.seat]
        said = self._mine(me, t).decided(f"registers {prey.token}")
        return killed and (said == YES if said else prey.character.kind == MINION)

    def _mine(self, me: ClocktowerSeat, t: ClocktowerTable) -> Ability:
        return Ability(t, me, self, t.spans[-1][1])

    async def _side(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> ClocktowerSeat | None:
        if not self._keeps(me, t, death):
            return None
        true, seeming = nearest_townsfolk(t, t.seats[death.seat])
        sure = any(not Look(t).at(s, TOWNSFOLK).no for s in true)
        return await one_of(self._mine(me, t), "side", true, seeming, sure, f"#{death.seat}")


def _before(way: list[ClocktowerSeat], s: ClocktowerSeat) -> list[ClocktowerSeat]:
    """Who sits nearer than this seat."""
    return way[: way.index(s)]


class Pukka(Demon):
    """普卡: each night poisons a player; who was poisoned before dies, and is healthy."""

    asks = 1
    comes_out = MappingProxyType({"": FOUND_DEAD_NEXT})

    async def night(self, my: Ability) -> None:
        before = self._poisoned(my)
        my.place(await my.choose(my.t.people), POISONED)
        await self._finish(my, before)

    async def unwoken(self, my: Ability) -> None:
        await self._finish(my, self._poisoned(my))

    def _poisoned(self, my: Ability) -> list[ClocktowerSeat]:
        """Who was poisoned when it had acted before: on an earlier night, or tonight, if it acts twice."""
        mine = (POISONED, my.seat.no, self.id)
        return [s for s in my.t.people if any((m.name, m.by, m.of) == mine and m.at < my.start for m in s.marks)]

    async def _finish(self, my: Ability, before: list[ClocktowerSeat]) -> None:
        for s in before:
            await my.attack(s)
            if my.works:
                my.t.emit(Unmarked(s.no, POISONED, my.seat.no, self.id))


class Po(Demon):
    """珀: each later night may kill a player; after a night on which it chose nobody, three, one after the other."""

    asks = 1

    async def night(self, my: Ability) -> None:
        everybody = my.t.people
        if self._is_full_of_power(my):
            victims = await my.choose_many(everybody, 3, 3, "clocktower.attacks", ordered=True)
        else:
            victims = await my.choose_many(everybody, 0, 1)
        await attack_each(my, victims)

    def _is_full_of_power(self, my: Ability) -> bool:
        """Whether it chose nobody when it chose last; a night on which it did not wake is no choice."""
        mine = [e.event for e in my.t.log[my.t.since[my.seat.no] : my.start] if isinstance(e.event, Chose)]
        targets = [chose.targets for chose in mine if (chose.seat, chose.role) == (my.seat.no, self.id)]
        return bool(targets) and not targets[-1]


class Zombuul(Demon):
    """僵怖: kills after a day on which nobody died; the first time that it dies it only seems dead."""

    asks = 1
    voice = LAST

    def wakes(self, my: Ability) -> bool:
        died = [*during(my.t, "day", Died), *during(my.t, "dusk", Died)]
        return super().wakes(my) and not died

    async def night(self, my: Ability) -> None:
        await my.attack(await my.choose(my.t.people))

    @when(Died, "before")
    async def feign(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """It lives on, and seems dead to all."""
        return replace(death, feigned=True) if death.seat == me.no and not me.feigns else None
