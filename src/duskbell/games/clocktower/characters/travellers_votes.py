"""Travellers whose abilities are about votes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import EVIL, GOOD, Traveller
from duskbell.games.clocktower.deeds import settle_claim
from duskbell.games.clocktower.events import Claimed, Counted, HeldBack
from duskbell.games.clocktower.form import NAMES, Deed, Form
from duskbell.games.clocktower.formula import Formula, Registers
from duskbell.games.clocktower.lawful import Statement, Teller
from duskbell.games.clocktower.life import BY_ABILITY
from duskbell.games.clocktower.seeming import foresee, seemed
from duskbell.games.clocktower.sobriety import KEEPS
from duskbell.games.clocktower.statement import say
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import PASS, Ask


class Weigher(Traveller):
    """Each night chooses another player, whose vote counts otherwise tomorrow. `reminder`: what it lays on them;
    `factor`: by how much it counts.
    """

    boxes = ("tb",)
    asks = 1
    reminder: ClassVar[str] = ""
    factor: ClassVar[int] = 1

    async def night(self, my: Ability) -> None:
        my.place(await my.choose(my.t.around(my.seat)), self.reminder, until="night")

    def weight(self, me: ClocktowerSeat, t: ClocktowerTable, voter: ClocktowerSeat) -> int:
        return self.factor if Ability(t, me, self).has_marked(voter, self.reminder) else 1


class Thief(Weigher):
    """窃贼: each night another player, whose vote counts against tomorrow."""

    reminder = "negative-vote"
    factor = -1


class Bureaucrat(Weigher):
    """官员: each night another player, whose vote counts three times tomorrow."""

    reminder = "three-votes"
    factor = 3


class Beggar(Teller, Traveller):
    """乞丐: votes only with tokens that the dead give it, and learns on which side each giver is. Never drunk or
    poisoned.
    """

    boxes = ("tb",)
    form = Form(NAMES, seats=1, shown=1)
    picks = 1
    begs = True
    sturdy = True

    async def foresee(self, my: Ability) -> None:
        """How whoever gives a token tomorrow seems is settled before dawn."""
        await foresee(my, my.t.around(my.seat), EVIL)

    def receives(self, my: Ability, giver: ClocktowerSeat) -> None:
        say(my, (EVIL if seemed(my, giver, EVIL, len(my.t.log)) else GOOD,), giver)

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(GOOD,), (EVIL,)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Registers(chosen[0], said[0])


class Gunslinger(Traveller):
    """枪手: each day, after the first vote has been counted, may kill somebody who voted."""

    boxes = ("tb",)
    form = Form(deed=Deed("gunslinger_shot"))

    async def after_count(self, my: Ability, first: bool) -> None:
        t, me = my.t, my.seat
        while first and (me.alive or t.in_force(me, KEEPS)) and not self._is_over(my):
            voters = tuple([s.token for n in t.votes if (s := t.seats[n]).alive])
            if not voters:
                return
            seconds = t.options.defence_seconds
            target = await Ask[Any](me.no, "clocktower.gunslinger", (*voters, PASS), (), PASS, seconds, public=True)
            if target is None:
                t.emit(HeldBack(me.no, self.id), public=True)
            else:
                t.emit(Claimed(me.no, self.id, target.no), public=True)
                await settle_claim(t)

    def _is_over(self, my: Ability) -> bool:
        """Whether it has shot since the count, as often as it may, or let the moment pass."""
        shots = 0
        for entry in reversed(my.t.log):
            e = entry.event
            if isinstance(e, Counted):
                return False
            if isinstance(e, Claimed | HeldBack) and (e.seat, e.role) == (my.seat.no, self.id):
                shots += 1
                if isinstance(e, HeldBack) or shots >= my.times:
                    return True
        return True

    async def by_day(self, my: Ability, target: ClocktowerSeat) -> None:
        await my.attack(target, BY_ABILITY)


class Voudon(Traveller):
    """巫毒师: only it and the dead may vote; they need no token, and no half."""

    boxes = ("bmr",)

    def electorate(self, me: ClocktowerSeat, t: ClocktowerTable) -> Iterable[ClocktowerSeat]:
        return [me, *[s for s in t.people if not s.alive]]
