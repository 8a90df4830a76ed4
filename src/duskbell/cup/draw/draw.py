"""The draw: blocks where tables are played one at a time, annealing else, seats by colouring."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

import numpy as np

from duskbell.cup.draw.anneal import Board, Ints, Terms, anneal
from duskbell.cup.draw.blocks import search, turned
from duskbell.cup.draw.bounds import bound
from duskbell.cup.draw.plan import Slots, Wanted, check, every_table, meetings
from duskbell.cup.draw.report import Report, report
from duskbell.cup.draw.seats import seated
from duskbell.cup.errors import BadCup

STEPS, STEPS_ASIDE = 280_000, 400_000
"""Steps of an annealing where one table is played at a time, and where several are: those are quicker."""
BLOCKS = 300_000
NEVER, RESTLESS = 500.0, 20.0
"""What a meeting of two who should never meet costs, and a slot too many on end, beside squared meetings."""
Tell = Callable[[float], None]


def draw(wanted: Wanted, tell: Tell = lambda share: None) -> tuple[Slots, Report]:
    """Draw tables and seats; the same request gives the same draw. `tell` hears how far it has come, from 0 to 1.

    Raises `BadCup` when there cannot be such tables.
    """
    check(wanted)
    least = bound(wanted.teams, wanted.tables, wanted.size, wanted.aside)
    plain = not wanted.never and not wanted.run
    best: list[list[tuple[int, ...]]] | None = None
    if plain and wanted.aside == 1 and wanted.tables == wanted.teams > wanted.size:
        block = search(
            wanted.teams, wanted.size, Random(wanted.seed), int(BLOCKS * wanted.effort), lambda x: tell(0.3 * x)
        )
        best = [[table] for table in turned(block, wanted.teams)]
        if _squares(best, wanted.teams) == least:
            tell(1.0)
            return _placed(wanted, best)
    begin = 0.3 if best else 0.0
    found = _annealed(wanted, range(wanted.teams), lambda x: tell(begin + (1 - begin) * x), least if plain else 0)
    if best is None or _squares(found, wanted.teams) < _squares(best, wanted.teams):
        best = found
    return _placed(wanted, best)


def draw_anew(
    wanted: Wanted, before: Slots, gone: Collection[int], tell: Tell = lambda share: None
) -> tuple[Slots, Report]:
    """Draw the slots that are left after some have been played and some teams have withdrawn. What was played is not
    touched, and counts: in meetings, in how often each plays, in seats.

    `wanted.tables` are the tables left. Raises `BadCup` when the teams left are too few.
    """
    check(wanted)
    left = [t for t in range(wanted.teams) if t not in gone]
    if len(left) < wanted.size * wanted.aside:
        raise BadCup(
            "{left} teams are left, and {aside} tables of {size} side by side need {needed}; draw for fewer tables at "
            "a time.",
            says="too-few-left",
            left=len(left),
            aside=wanted.aside,
            size=wanted.size,
            needed=wanted.size * wanted.aside,
        )
    found = _annealed(wanted, left, tell, 0, list(every_table(before)))
    return _placed(wanted, found, before, gone)


def _annealed(
    wanted: Wanted, teams: Collection[int], tell: Tell, aim: float, before: list[tuple[int, ...]] | None = None
) -> list[list[tuple[int, ...]]]:
    played = before or []
    apart = np.zeros((wanted.teams, wanted.teams))
    for a, b in wanted.never:
        apart[a, b] = apart[b, a] = NEVER
    terms = Terms(apart, RESTLESS if wanted.run else 0.0, wanted.run)
    plays = np.array([sum(t in table for table in played) for t in range(wanted.teams)], dtype=np.int64)
    rng = Random(f"draw {wanted.seed}")
    at = _dealt(wanted, teams, plays, rng)
    # teams that are gone take part in nothing: they have no column
    columns = sorted(teams)
    met = np.array(meetings(played, wanted.teams), dtype=np.int64)
    board = Board(at[:, columns], np.zeros(wanted.slots, dtype=np.bool_), met[np.ix_(columns, columns)], plays[columns])
    terms = terms._replace(apart=apart[np.ix_(columns, columns)])
    chance = np.random.default_rng([wanted.seed, wanted.teams, wanted.tables])
    steps = STEPS if wanted.aside == 1 else STEPS_ASIDE
    best = anneal(board, terms, int(steps * wanted.effort), chance, tell, aim)
    return [
        [tuple([columns[int(i)] for i in np.flatnonzero(row == n + 1)]) for n in range(wanted.tables_in(s))]
        for s, row in enumerate(best)
    ]


def _dealt(wanted: Wanted, teams: Collection[int], plays: Ints, rng: Random) -> Ints:
    """A first draw in which all play equally often, as far as can be: whoever has played least comes first."""
    at = np.zeros((wanted.slots, wanted.teams), dtype=np.int64)
    counted = plays.copy()
    for s in range(wanted.slots):
        who = sorted(teams, key=lambda t: (counted[t], rng.random()))[: wanted.size * wanted.tables_in(s)]
        rng.shuffle(who)
        for n, team in enumerate(who):
            at[s, team] = n // wanted.size + 1
            counted[team] += 1
    return at


def _squares(slots: list[list[tuple[int, ...]]], teams: int) -> int:
    met = meetings([table for slot in slots for table in slot], teams)
    return sum(m * m for row in met for m in row) // 2


def _placed(
    wanted: Wanted, slots: list[list[tuple[int, ...]]], before: Slots = (), gone: Collection[int] = ()
) -> tuple[Slots, Report]:
    """Give seats, and report."""
    tables = seated([table for slot in slots for table in slot], wanted.size, list(every_table(before)))
    found, at = [], 0
    for slot in slots:
        found.append(tuple(tables[at : at + len(slot)]))
        at += len(slot)
    drawn = tuple(found)
    return drawn, report(wanted, drawn, before, gone)
