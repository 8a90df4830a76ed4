"""Trouble Brewing: Townsfolk who learn something at night."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, MINION, OUTSIDER, TOWNSFOLK, Character
from duskbell.games.clocktower.events import Died
from duskbell.games.clocktower.form import ANSWER, NAMES, NUMBER, Form
from duskbell.games.clocktower.formula import AllOf, AnyOf, Count, Formula, Marked, Not, Registered, Registers, weigh
from duskbell.games.clocktower.life import BY_EXECUTION, died_with
from duskbell.games.clocktower.look import Look, Seen
from duskbell.games.clocktower.statement import Counting, LearningTownsfolk, Statement
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable, good_seats
from duskbell.kernel.log import places, since

NONE = ("none",)
YES, NO = ("yes",), ("no",)
HERRING = "red-herring"


class OneOfTwo(LearningTownsfolk):
    """First night: learns a character of a type and two players, one of whom it is."""

    first = True
    form = Form(NAMES, seats=2, shown=1)
    kind_told: ClassVar[str] = TOWNSFOLK
    may_be_none: ClassVar[bool] = False

    def statements(self, my: Ability) -> Iterator[Statement]:
        return self._of(my, my.t.kinds(self.kind_told))

    def plain_statements(self, my: Ability) -> Iterator[Statement]:
        """Only of characters that somebody is."""
        held = {s.role for s in my.t.people}
        return self._of(my, [r for r in my.t.kinds(self.kind_told) if r in held])

    def _of(self, my: Ability, roles: list[Character]) -> Iterator[Statement]:
        others = [s for s in my.t.people if s is not my.seat]
        yield from self._pairs(my, [r.id for r in roles], others)
        if self.may_be_none:
            yield NONE

    def last_resort(self, my: Ability) -> Iterator[Statement]:
        """Where nobody else is one, it is shown itself: five players with a Baron."""
        return self._pairs(my, [r.id for r in my.t.kinds(self.kind_told)], my.t.people)

    def _pairs(self, my: Ability, roles: list[str], among: list[ClocktowerSeat]) -> Iterator[Statement]:
        for role in roles:
            for a, b in combinations(among, 2):
                yield (role, a.token, b.token)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        if said == NONE:
            return Count(0, tuple([Registers(s, self.kind_told) for s in my.t.people]))
        role, *two = said
        return AnyOf(tuple([Registers(my.t.by_token[s], role) for s in two]))

    def weighed(
        self, my: Ability, chosen: list[ClocktowerSeat], statements: Iterable[Statement], look: Look
    ) -> Iterator[tuple[Statement, Seen]]:
        """There are a thousand of them: each seat is looked at once."""
        by_token = my.t.by_token
        for said in statements:
            if said == NONE:
                yield said, weigh(self.meaning(my, chosen, said), look)
            else:
                role, a, b = said
                one, two = look.at(by_token[a], role), look.at(by_token[b], role)
                yield said, Seen(one.yes or two.yes, one.no and two.no, one.fact or two.fact)


class Washerwoman(OneOfTwo):
    """洗衣妇: a Townsfolk."""


class Librarian(OneOfTwo):
    """图书管理员: an Outsider, or that none is in play."""

    form = Form(NAMES, seats=2, shown=1, none=True)
    kind_told = OUTSIDER
    may_be_none = True


class Investigator(OneOfTwo):
    """调查员: a Minion."""

    kind_told = MINION


class Chef(Counting):
    """厨师: on the first night, how many pairs of neighbours are evil."""

    first = True

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        seats = my.t.ring
        circle = zip(seats, seats[1:] + seats[:1], strict=True)
        return tuple([AllOf((Registers(a, EVIL), Registers(b, EVIL))) for a, b in circle])

    def most(self, my: Ability) -> int:
        return len(my.t.people)


class Empath(Counting):
    """共情者: each night, how many of its two nearest living neighbours are evil."""

    form = Form(NUMBER, most=2)

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        return tuple([Registers(s, EVIL) for s in my.t.neighbours(my.seat)])

    def most(self, my: Ability) -> int:
        return 2


class FortuneTeller(LearningTownsfolk):
    """占卜师: each night chooses two players and learns whether one is a Demon; a good one, the red herring, counts."""

    form = Form(ANSWER, seats=2)
    lasting = (HERRING,)
    picks = 2
    asks = 1

    async def prepare(self, my: Ability) -> None:
        """The red herring is one player for the whole game."""
        if not any(my.has_marked(s, HERRING) for s in my.t.people):
            my.lay(await my.storyteller(HERRING, good_seats(my.t)), HERRING)

    def statements(self, my: Ability) -> Iterable[Statement]:
        return (YES, NO)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        """What must be false, or true, is measured by the Demon alone: the red herring is a falsehood itself."""
        mine = (HERRING, my.seat.no, self.id)
        herrings = [] if my.must_lie or my.hears_truth else [Marked(s, *mine) for s in chosen]
        demon = AnyOf((*[Registers(s, DEMON) for s in chosen], *herrings))
        return demon if said == YES else Not(demon)


class Undertaker(LearningTownsfolk):
    """送葬者: each later night, the character as which somebody died by execution today; not woken when none did."""

    form = Form(NAMES, shown=1)

    def due(self, t: ClocktowerTable) -> bool:
        return bool(t.memo(self._buried))

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and self.due(my.t)

    def _buried(self, t: ClocktowerTable) -> list[tuple[ClocktowerSeat, int]]:
        """Who, and where in the log."""
        died = [*places(t, "day", Died), *places(t, "dusk", Died)]
        return [(t.seats[d.seat], at) for at, d in died if d.cause == BY_EXECUTION]

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(id,) for id in my.t.ids]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return AnyOf(tuple([Registered(s, said[0], at) for s, at in my.t.memo(self._buried)]))


class Ravenkeeper(LearningTownsfolk):
    """守鸦人: who dies at night is woken, chooses a player and learns the character, though brought back since."""

    form = Form(NAMES, seats=1, shown=1)
    picks = 1
    asks = 1
    asks_late = True
    posthumous = True

    def wakes(self, my: Ability) -> bool:
        return any(d.seat == my.seat.no for d in since(my.t, "night", Died)) and died_with(my)

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(id,) for id in my.t.ids]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Registers(chosen[0], said[0])


__all__ = [
    "Chef",
    "Empath",
    "FortuneTeller",
    "Investigator",
    "Librarian",
    "Ravenkeeper",
    "Undertaker",
    "Washerwoman",
]
