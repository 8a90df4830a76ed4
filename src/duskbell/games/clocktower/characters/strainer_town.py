"""Strainers: Townsfolk who change what others are, or learn of it."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, FOUND_BACK, GOOD, TOWNSFOLK, Townsfolk
from duskbell.games.clocktower.characters.trouble_town import DEATH
from duskbell.games.clocktower.events import Abnormal, Became, Chose, Died, Exorcised, Faltered, Gained, Revived
from duskbell.games.clocktower.failures import disturb
from duskbell.games.clocktower.formula import AllOf, Formula, Open
from duskbell.games.clocktower.jinxes import MISAIMS
from duskbell.games.clocktower.life import BY_ABILITY, BY_DEMON
from duskbell.games.clocktower.look import SEEMS_EVIL, Look
from duskbell.games.clocktower.past import chosen_last_night
from duskbell.games.clocktower.seeming import counts_as, unsettle
from duskbell.games.clocktower.sobriety import POISONED
from duskbell.games.clocktower.statement import Counting
from duskbell.games.clocktower.table import ASLEEP, OTHERWISE, ClocktowerSeat, ClocktowerTable, good_seats
from duskbell.kernel import Event, Prevented, when
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.core_events import Marked
from duskbell.kernel.event import Entry
from duskbell.kernel.log import this_phase

HUNTED = "hunted"


class Philosopher(Townsfolk):
    """哲学家: once, at night, has a good character's ability as well; whoever is that character is drunk."""

    asks = 1
    shares = True
    changes = True

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent

    async def night(self, my: Ability) -> None:
        t = my.t
        good = [c for id in t.script if (c := t.character(id)).team == GOOD and not c.hidden and c is not self]
        role = await my.name(good, optional=True)
        if role is None or my.spent:
            return
        others = t.around(my.seat) if my.works else []
        otherwise = [s for s in others if await my.registers(s, role.id) != (s.role is role)]
        for s in others if not my.seat.loans else ():
            unsettle(my, s)  # as what somebody seemed to an ability that is gone matters no more
        for s in otherwise:
            my.lay(s, OTHERWISE)
        my.spend()
        lender = self.id if my.works else ""  # what nobody lends never works, and its holder does not know it
        t.emit(Gained(my.seat.no, role.id, my.seat.no, lender))
        if my.works:
            disturb(t, my.seat)
        else:
            my.went_wrong()

    def befuddles(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        mine = [loan.role for loan in me.loans if (loan.by, loan.of) == (me.no, self.id)]
        return [s for s in t.people if s is not me and counts_as(s, me.no, self.id, *mine)] if mine else []


class SnakeCharmer(Townsfolk):
    """舞蛇人: each night a living player: a Demon and it change characters and sides, and that one is poisoned.

    With who only seems a Demon it changes as well, if the Storyteller says so: it usually does not. In a Traveller's
    hands it changes nobody: what they are all know.
    """

    settles = ("charmed",)
    asks = 1
    changes = True

    async def night(self, my: Ability) -> None:
        t, me = my.t, my.seat
        who = await my.choose(t.living)
        seen = Look(t).at(who, DEMON)
        if who is me or me.travels or not seen.yes:
            return
        if not my.works:
            if seen.fact:
                my.went_wrong()
            return
        if seen.no and not seen.fact and token(await my.storyteller("charmed", [NO, YES], whom=who)) == NO:
            return
        disturb(t, me)
        mine, its = (me.character.id, me.team), (who.character.id, who.team)
        t.emit(Became(me.no, *its))
        t.emit(Became(who.no, *mine))
        t.emit(Marked(who.no, POISONED))


class Mathematician(Counting):
    """数学家: each night, how many players' abilities have not worked as they should since dawn."""

    def most(self, my: Ability) -> int:
        return len(my.t.people) - 1

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        """Players, not failures, and never itself. Of some a jinx says that they may be counted."""
        failed = my.t.memo(_failed_since_dawn) - {my.seat.no}
        doubtful = {*_faltered_since_dawn(my.t), *self._misaimed(my.t)} - failed - {my.seat.no}
        return (*[AllOf(())] * len(failed), *[Open()] * len(doubtful))

    def _misaimed(self, t: ClocktowerTable) -> list[int]:
        """Who has attacked others tonight than every Demon has, and only takes itself for one."""
        fools = [s for s in t.seats if s.believes and t.jinxed(self.id, s.character.id, MISAIMS)]
        chosen = {(c.seat, c.role): {*c.targets} for c in this_phase(t, Chose)} if fools else {}
        demons = [found for s in t.of_kind(DEMON) if (found := chosen.get((s.no, s.character.id)))]
        mine = [(s.no, chosen.get((s.no, s.believes.id))) for s in fools if s.believes]
        return [no for no, whom in mine if whom and whom not in demons]


def _failed_since_dawn(t: ClocktowerTable) -> frozenset[int]:
    """Of which seats an ability has not worked as it should."""
    return frozenset([e.event.seat for e in _since_dawn(t) if isinstance(e.event, Abnormal)])


def _faltered_since_dawn(t: ClocktowerTable) -> frozenset[int]:
    """Which seats only take themselves for what has not worked as it should."""
    return frozenset([e.event.seat for e in _since_dawn(t) if isinstance(e.event, Faltered)])


def _since_dawn(t: ClocktowerTable) -> list[Entry]:
    return t.log[next((start for phase, start in reversed(t.spans) if phase == "day"), 0) :]


class Exorcist(Townsfolk):
    """驱魔人: each later night another player than the last: a Demon learns who it is, and does not wake to act."""

    asks = 1

    async def night(self, my: Ability) -> None:
        last = chosen_last_night(my.t, my.seat.no, self.id)
        who = await my.choose([s for s in my.t.people if s.no not in last])
        demon = await my.registers(who, DEMON) if my.works else who.character.kind == DEMON
        if my.works or demon:
            my.place(who, ASLEEP, until="day")
        if demon and my.works:
            my.tell(Exorcised(who.no, my.seat.no), who)


class Lycanthrope(Townsfolk):
    """半兽人: each later night a living player: a good one dies, and no Demon kills. Somebody good seems evil."""

    protects = True
    asks = 1

    async def prepare(self, my: Ability) -> None:
        """Who seems evil does so for the whole game."""
        if not any(my.has_marked(s, SEEMS_EVIL) for s in my.t.people):
            my.lay(await my.storyteller(SEEMS_EVIL, good_seats(my.t)), SEEMS_EVIL)

    async def night(self, my: Ability) -> None:
        who = await my.choose(my.t.living)
        if await my.registers(who, GOOD):
            await my.attack(who, BY_ABILITY)

    @when(Died, "after")
    async def howl(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> None:
        """The night is its own, unless it has died of it (C225)."""
        if (death.by, death.of) == (me.no, self.id) and death.seat != me.no:
            Ability(t, me, self).place(me, HUNTED, until="day")

    @when(Died, "before")
    async def keep_still(self, me: ClocktowerSeat, t: ClocktowerTable, death: Died) -> Event | None:
        """No Demon kills after it."""
        hunted = death.cause == BY_DEMON and Ability(t, me, self).has_marked(me, HUNTED)
        return Prevented(DEATH, me.no, self.id, death.seat) if hunted else None


class Professor(Townsfolk):
    """教授: once, on a later night, chooses somebody dead: a Townsfolk comes back."""

    asks = 1
    asks_late = True
    changes = True
    comes_out = MappingProxyType({"": FOUND_BACK})

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent and bool(self._dead(my.t))

    def _dead(self, t: ClocktowerTable) -> list[ClocktowerSeat]:
        """Who seems dead."""
        return [s for s in t.people if not s.alive]

    async def night(self, my: Ability) -> None:
        chosen = await my.choose_many(self._dead(my.t), 0, 1)
        if not chosen or my.spent:
            return
        comes_back = await my.registers(chosen[0], TOWNSFOLK)
        my.spend()
        if comes_back and my.works:
            disturb(my.t, my.seat)
            my.t.emit(Revived(chosen[0].no))
        elif comes_back:
            my.went_wrong()
