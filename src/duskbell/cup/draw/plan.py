"""A draw as data: which teams sit at which table, when, and in which seats; and what was asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from duskbell.cup.errors import BadCup

Slots = tuple[tuple[tuple[int, ...], ...], ...]
"""By slot, by table: teams in the order of their seats. Teams are numbers from 0."""
MOST_TEAMS, MOST_TABLES, MOST_SEATS = 200, 500, 40


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be drawn: `tables` of `size` teams, `aside` of them side by side in a slot.

    `never`: pairs that should not meet; `run`: how many slots on end a team may play before it should rest, 0 for any;
    `seed`: the same gives the same draw; `effort`: 1 is as much as ten seconds of one core.
    """

    teams: int
    tables: int
    size: int = 12
    aside: int = 1
    never: tuple[tuple[int, int], ...] = ()
    run: int = 0
    seed: int = 1
    effort: float = 1.0

    @property
    def slots(self) -> int:
        """How many slots that takes."""
        return -(-self.tables // self.aside)

    def tables_in(self, slot: int) -> int:
        """How many tables stand in a slot; the last may have fewer."""
        return min(self.aside, self.tables - slot * self.aside)


def check(wanted: Wanted) -> None:
    """Raise `BadCup` with one sentence when that cannot be drawn."""
    w = wanted
    for name, number, most in (("teams", w.teams, MOST_TEAMS), ("tables", w.tables, MOST_TABLES)):
        if not 2 <= number <= most and not (name == "tables" and number == 1):
            raise BadCup(
                "a draw is for 2 to {teams} teams and 1 to {tables} tables, not {number} {what}.",
                says="draw-for",
                teams=MOST_TEAMS,
                tables=MOST_TABLES,
                number=number,
                what=name,
            )
    if not 2 <= w.size <= MOST_SEATS:
        raise BadCup("a table has 2 to {most} seats, not {size}.", says="draw-size", most=MOST_SEATS, size=w.size)
    if w.aside < 1:
        raise BadCup("at least 1 table is played at a time, not {aside}.", says="draw-none-aside", aside=w.aside)
    if w.size * w.aside > w.teams:
        raise BadCup(
            "{aside} tables of {size} side by side need {needed} teams, and there are {teams}: a team has one member "
            "at a table, and sits at one table at a time.",
            says="draw-aside",
            aside=w.aside,
            size=w.size,
            needed=w.size * w.aside,
            teams=w.teams,
        )
    if w.run < 0 or not 0 < w.effort <= 100:
        raise BadCup("a run is 0 or more slots, and the effort more than 0 and at most 100.", says="draw-run")
    for a, b in w.never:
        if a == b or not (0 <= a < w.teams and 0 <= b < w.teams):
            raise BadCup(
                "two that should never meet are two different teams from 0 to {last}, not {one} and {other}.",
                says="draw-never",
                last=w.teams - 1,
                one=a,
                other=b,
            )


def every_table(slots: Slots) -> Iterator[tuple[int, ...]]:
    """All tables in their order."""
    for slot in slots:
        yield from slot


def meetings(tables: Sequence[Sequence[int]], teams: int) -> list[list[int]]:
    """How often each two teams sit at one table."""
    met = [[0] * teams for _ in range(teams)]
    for table in tables:
        for a in table:
            for b in table:
                met[a][b] += a != b
    return met
