"""Sects & Violets: Townsfolk who learn something at night of who is what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, EVIL, GOOD
from duskbell.games.clocktower.claims import alike, apart
from duskbell.games.clocktower.events import Died
from duskbell.games.clocktower.form import ANSWER, NAMES, NUMBER, Form
from duskbell.games.clocktower.formula import AllOf as All
from duskbell.games.clocktower.formula import AnyOf, Formula, Not, Registered, Registers
from duskbell.games.clocktower.jinxes import PASSES
from duskbell.games.clocktower.life import BY_DEMON, died_with
from duskbell.games.clocktower.look import Look, Seen
from duskbell.games.clocktower.statement import Counting, LearningTownsfolk, Statement, learn
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY
from duskbell.kernel.log import places

YES, NO = ("yes",), ("no",)


class Clockmaker(LearningTownsfolk):
    """钟表匠: on the first night, how many steps it is from the Demon to the nearest Minion.

    Where there are no two such players nothing is told: no rule says what (docs/rulings.md, C28).
    """

    first = True
    form = Form(NUMBER)

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(str(n),) for n in range(1, len(my.t.people) // 2 + 1)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        steps, now = int(said[0]), len(my.t.log)
        nearer = [pair for n in range(1, steps) for pair in apart(my.t, n, now)]
        return All((AnyOf(apart(my.t, steps, now)), Not(AnyOf(tuple(nearer)))))


class Dreamer(LearningTownsfolk):
    """筑梦师: each night chooses another player and learns a good and an evil character, one of which is theirs."""

    form = Form(NAMES, seats=1, shown=2)
    picks = 1
    asks = 1

    def among(self, my: Ability) -> list[ClocktowerSeat]:
        """No Traveller: what one is, all know."""
        return [s for s in my.t.around(my.seat) if not s.travels]

    def statements(self, my: Ability) -> Iterable[Statement]:
        good, evil = ([id for id in my.t.script if my.t.character(id).team == team] for team in (GOOD, EVIL))
        return [(one, other) for one in good for other in evil]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return AnyOf(tuple([Registers(chosen[0], role) for role in said]))

    def weighed(
        self, my: Ability, chosen: list[ClocktowerSeat], statements: Iterable[Statement], look: Look
    ) -> Iterator[tuple[Statement, Seen]]:
        """There are a hundred of them: each character is looked for once."""
        for said in statements:
            one, other = look.at(chosen[0], said[0]), look.at(chosen[0], said[1])
            yield said, Seen(one.yes or other.yes, one.no and other.no, one.fact or other.fact)


class Oracle(Counting):
    """神谕者: each later night, how many of the dead are evil."""

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        return tuple([Registers(s, EVIL) for s in my.t.people if not s.alive])

    def most(self, my: Ability) -> int:
        return max(1, len(self.counted(my)))


class Seamstress(LearningTownsfolk):
    """女裁缝: once, at night, chooses two others and learns whether they are of one side."""

    form = Form(ANSWER, seats=2)
    picks = 2
    asks = 1

    def wakes(self, my: Ability) -> bool:
        return super().wakes(my) and not my.spent

    def among(self, my: Ability) -> list[ClocktowerSeat]:
        return my.t.around(my.seat)

    async def night(self, my: Ability) -> None:
        two = await my.choose_many(self.among(my), self.picks, self.picks, optional=True)
        if two and not my.spent:
            await learn(my, two)
            my.spend()

    def statements(self, my: Ability) -> Iterable[Statement]:
        return (YES, NO)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        same = alike(chosen[0], chosen[1], len(my.t.log))
        return same if said == YES else Not(same)


class Sage(LearningTownsfolk):
    """贤者: whom a Demon kills is woken and learns two players, one of whom is that Demon."""

    form = Form(NAMES, seats=2)
    posthumous = True

    def wakes(self, my: Ability) -> bool:
        return self._killed(my.t, my.seat) is not None and died_with(my)

    def _killed(self, t: ClocktowerTable, me: ClocktowerSeat) -> tuple[int, Died] | None:
        """Its death by a Demon tonight, and the place of that in the log."""
        deaths = [(at, d) for at, d in places(t, "night", Died) if d.seat == me.no]
        return deaths[-1] if deaths and deaths[-1][1].cause == BY_DEMON else None

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(DEMON, a.token, b.token) for a, b in combinations(sorted(my.t.around(my.seat), key=_number), 2)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        killed = self._killed(my.t, my.seat)
        assert killed is not None
        at, death = killed
        two = [my.t.by_token[token] for token in said[1:]]
        # where nobody can say who has killed, any Demon may have
        seen = [s for s in two if death.by in (s.no, NOBODY) or my.t.jinxed(s.character.id, self.id, PASSES)]
        return AnyOf(tuple([Registered(s, DEMON, at) for s in seen]))


def _number(s: ClocktowerSeat) -> int:
    return s.no
