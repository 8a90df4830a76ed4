"""What an ability may lawfully tell.

A statement is a tuple of tokens. Who learns something says which statements there are and what each means, as a
formula; the rest is here. Whose ability works is told what is so in some way of registering; whose does not may be
told anything; where all must be false, only what may be false is lawful. All of it is pure: it serves the Storyteller
and the worlds that somebody can believe in alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.formula import AllOf, Formula, weigh
from duskbell.games.clocktower.look import Look, PlainLook, Seen
from duskbell.games.clocktower.table import ClocktowerSeat

Statement = tuple[str, ...]
TRUE, REGISTERS, FREE, MUST_LIE = "true", "registers", "free", "must-lie"
"""Why a statement is lawful: it is so in fact; somebody may register like that; the ability does not work; it must be
false.
"""


class Teller(Character):
    """A character that tells its holder something."""

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


def legal(my: Ability, chosen: list[ClocktowerSeat]) -> dict[Statement, str]:
    """Every lawful statement, and why it is, in a fixed order. Never empty for the characters here."""
    role, look = teller(my), Look(my.t)
    works, lie = my.works, my.must_lie
    for all_of_them in (role.statements, role.last_resort):
        weighed = role.weighed(my, chosen, all_of_them(my), look)
        lawful = {said: why for said, seen in weighed if (why := reason(seen, works, lie))}
        if my.hears_truth:
            lawful = {said: why for said, why in lawful.items() if why == TRUE}
        if lawful:
            return lawful
    return {}


def true_ones(my: Ability, chosen: list[ClocktowerSeat]) -> list[Statement]:
    """What is true in fact, in the same order."""
    role = teller(my)
    look = PlainLook(my.t)
    for all_of_them in (role.plain_statements, role.last_resort):
        true = [said for said, seen in role.weighed(my, chosen, all_of_them(my), look) if seen.fact]
        if true:
            return true
    return []


def teller(my: Ability) -> Teller:
    """The character of an ability that tells something."""
    assert isinstance(my.role, Teller)
    return my.role


def reason(seen: Seen, works: bool, lie: bool) -> str:
    """Why a statement is lawful; "" when it is not."""
    if lie:
        return MUST_LIE if seen.no else ""
    if seen.fact:
        return TRUE
    if seen.yes and works:
        return REGISTERS
    return "" if works else FREE
