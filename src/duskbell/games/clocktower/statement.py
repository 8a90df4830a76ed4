"""What an ability may lawfully tell, and the telling of it.

A statement is a tuple of tokens. Who learns something says which statements there are and what each means, as a
formula; the rest is here. Whose ability works is told what is so in some way of registering; whose does not may be told
anything; where all must be false, only what may be false is lawful.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import Character, Townsfolk
from duskbell.games.clocktower.events import Explained, Told
from duskbell.games.clocktower.formula import AllOf, Count, Formula, weigh
from duskbell.games.clocktower.look import Look, PlainLook, Seen
from duskbell.games.clocktower.table import ClocktowerSeat
from duskbell.kernel import MODERATOR, Ask

Statement = tuple[str, ...]
TRUE, REGISTERS, FREE, MUST_LIE = "true", "registers", "free", "must-lie"
"""Why a statement is lawful: it is so in fact; somebody may register like that; the ability does not work; it must be
false.
"""


class Learner(Character):
    """A character that learns something at night. `picks`: of how many players it chooses."""

    picks: ClassVar[int] = 0

    async def night(self, my: Ability) -> None:
        await learn(my, await my.choose_many(self.among(my), self.picks, self.picks) if self.picks else [])

    def among(self, my: Ability) -> list[ClocktowerSeat]:
        """Whom it may choose."""
        return list(my.t.seats)

    def statements(self, my: Ability) -> Iterable[Statement]:
        """All that it could be told, lawful or not, in a fixed order."""
        return ()

    def plain_statements(self, my: Ability) -> Iterable[Statement]:
        """Of these, in the same order, at least all that are true where everybody registers as what they are: who has
        many of them may leave out the others.
        """
        return self.statements(my)

    def last_resort(self, my: Ability) -> Iterable[Statement]:
        """What it could be told besides, where nothing else is lawful."""
        return ()

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        """What a statement means; by itself it says nothing, which is true everywhere."""
        return AllOf(())

    def weighed(
        self, my: Ability, chosen: list[ClocktowerSeat], statements: Iterable[Statement], look: Look
    ) -> Iterator[tuple[Statement, Seen]]:
        """Each of these statements, and whether it may be true, may be false, and is true in fact. Who has many of them
        may find that out faster.
        """
        return ((said, weigh(self.meaning(my, chosen, said), look)) for said in statements)


class LearningTownsfolk(Learner, Townsfolk):
    """A Townsfolk that learns something at night."""


class Counting(LearningTownsfolk):
    """A Townsfolk that learns how many things are so."""

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        """The things that are counted."""
        return ()

    def most(self, my: Ability) -> int:
        """The highest number that it could be told."""
        return 0

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(str(n),) for n in range(self.most(my) + 1)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Count(int(said[0]), self.counted(my))

    def weighed(
        self, my: Ability, chosen: list[ClocktowerSeat], statements: Iterable[Statement], look: Look
    ) -> Iterator[tuple[Statement, Seen]]:
        """Each thing is looked at once for all numbers."""
        seen = [weigh(what, look) for what in self.counted(my)]
        low, high = sum(not s.no for s in seen), sum(s.yes for s in seen)
        fact = sum(s.fact for s in seen)
        for said in statements:
            n = int(said[0])
            yield said, Seen(low <= n <= high, not low == high == n, fact == n)


def legal(my: Ability, chosen: list[ClocktowerSeat]) -> dict[Statement, str]:
    """Every lawful statement, and why it is, in a fixed order. Never empty for the characters here."""
    role = learner(my)
    look = Look(my.t)
    for all_of_them in (role.statements, role.last_resort):
        weighed = role.weighed(my, chosen, all_of_them(my), look)
        lawful = {said: why for said, seen in weighed if (why := _why(seen, my.works, my.must_lie))}
        if lawful:
            return lawful
    return {}


def true_ones(my: Ability, chosen: list[ClocktowerSeat]) -> list[Statement]:
    """What is true in fact, in the same order."""
    role = learner(my)
    look = PlainLook(my.t)
    for all_of_them in (role.plain_statements, role.last_resort):
        true = [said for said, seen in role.weighed(my, chosen, all_of_them(my), look) if seen.fact]
        if true:
            return true
    return []


def learner(my: Ability) -> Learner:
    """The character of an ability that tells something."""
    assert isinstance(my.role, Learner)
    return my.role


def _why(seen: Seen, works: bool, lie: bool) -> str:
    """Why a statement is lawful; "" when it is not."""
    if lie:
        return MUST_LIE if seen.no else ""
    if seen.fact:
        return TRUE
    if seen.yes and works:
        return REGISTERS
    return "" if works else FREE


async def learn(my: Ability, chosen: list[ClocktowerSeat]) -> Statement:
    """Let the Storyteller choose a lawful statement, whole, and tell it to the owner. () where there is none."""
    lawful = legal(my, chosen)
    if not lawful or my.has_heard:
        return ()
    written = {">".join(said): said for said in lawful}
    options = tuple(written)
    said = next(iter(lawful))
    if len(options) > 1:
        ask: Ask[str] = Ask(
            MODERATOR,
            "clocktower.tell",
            options,
            (my.seat.no, my.role.id, *[c.token for c in chosen]),
            _likeliest(lawful),
            literal=options,
            notes=tuple(lawful.values()),
        )
        said = written[await ask]
    my.tell(Told.of(my.seat.no, my.role.id, tuple([c.no for c in chosen]), said))
    explain(my, lawful[said])
    return said


def say(my: Ability, said: Statement) -> None:
    """Tell the owner something by day, which they hear at once."""
    ((_, seen),) = learner(my).weighed(my, [], [said], Look(my.t))
    my.t.emit(Told.of(my.seat.no, my.role.id, (), said), my.seat)
    explain(my, _why(seen, my.works, my.must_lie) or FREE)


def explain(my: Ability, why: str) -> None:
    """Note why it was lawful to say the last thing told."""
    my.t.emit(Explained(my.seat.no, my.role.id, why, why == TRUE))
    if why != TRUE:
        my.went_wrong()


def _likeliest(lawful: dict[Statement, str]) -> str:
    """What silence tells: what is true where that is lawful, else the first."""
    true = [said for said, why in lawful.items() if why == TRUE]
    return ">".join((true or list(lawful))[0])
