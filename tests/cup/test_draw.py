"""The draw: even where the numbers allow it, honest where they do not (docs/cup.md). Its quality and speed are measured
by `python -m benchmarks.cup_draw`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest

from duskbell.cup.draw import Report, Slots, Wanted, bound, judged
from duskbell.cup.draw.draw import draw, draw_anew
from duskbell.cup.draw.plan import every_table
from duskbell.kernel import DuskbellError

pytestmark = pytest.mark.slow

QUICK = 0.02
"""Of the effort of a real draw."""


@cache
def drawn(teams: int, tables: int, aside: int = 1, size: int = 12, run: int = 0) -> tuple[Slots, Report]:
    return draw(Wanted(teams=teams, tables=tables, aside=aside, size=size, run=run, effort=QUICK))


@pytest.mark.parametrize(
    ("teams", "tables", "aside", "size"),
    [(12, 12, 1, 12), (13, 13, 1, 12), (16, 16, 1, 12), (18, 12, 1, 12), (14, 9, 1, 12), (24, 12, 2, 12),
     (25, 7, 2, 12), (10, 15, 2, 5)],
)  # fmt: skip
def test_every_table_is_whole_and_everything_is_even(teams: int, tables: int, aside: int, size: int) -> None:
    slots, report = drawn(teams, tables, aside, size)
    assert sum(len(slot) for slot in slots) == tables
    for slot in slots:
        seated = [team for table in slot for team in table]
        assert len(set(seated)) == len(seated), "a team sits at one table at a time"
        assert all(len(table) == size for table in slot)
    assert report.plays[1] - report.plays[0] == (0 if tables * size % teams == 0 else 1)
    assert report.seats[1] - report.seats[0] <= 1
    assert report.squares >= report.bound


def test_thirteen_teams_meet_exactly_eleven_times() -> None:
    _, report = drawn(13, 13)
    assert (report.met, report.squares, report.bound) == ((11, 11), 9438, 9438)
    assert report.gap == 0


def test_sixteen_teams_reach_the_bound() -> None:
    _, report = drawn(16, 16)
    assert (report.met, report.squares, report.bound) == ((8, 9), 9312, 9312)
    assert (report.plays, report.seats) == ((12, 12), (1, 1))


def test_a_draw_that_anneals_comes_near_the_bound() -> None:
    assert drawn(18, 12)[1].gap < 0.01


@pytest.mark.parametrize(
    ("teams", "tables", "aside", "least"),
    [(13, 13, 1, 9438), (16, 16, 1, 9312), (18, 12, 1, 4138), (24, 24, 1, 9144), (24, 24, 2, 9504),
     (48, 48, 1, 9072), (30, 40, 2, 16050), (36, 36, 3, 9504), (48, 48, 4, 9504)],
)  # fmt: skip
def test_bounds(teams: int, tables: int, aside: int, least: int) -> None:
    """The figures of the table that the method was measured by."""
    assert bound(teams, tables, 12, aside) == least


def test_no_draw_of_a_few_teams_has_less_than_the_bound() -> None:
    """Every draw of three tables of two out of four, tried out."""
    pairs = list(combinations(range(4), 2))
    found = []
    for tables in product(pairs, repeat=4):
        plays = [sum(t in table for table in tables) for t in range(4)]
        if len(set(plays)) == 1:
            found.append(sum(tables.count(p) ** 2 for p in pairs))
    assert min(found) >= bound(4, 4, 2)


def test_the_same_request_gives_the_same_draw() -> None:
    wanted = Wanted(teams=15, tables=10, effort=0.01)
    assert draw(wanted) == draw(wanted)
    assert draw(wanted)[0] != draw(Wanted(teams=15, tables=10, effort=0.01, seed=2))[0]


def test_two_who_should_never_meet_do_not_where_that_can_be() -> None:
    slots, report = draw(Wanted(teams=24, tables=6, never=((0, 1), (2, 3)), effort=QUICK))
    assert report.never_met == ()
    assert not any({0, 1} <= set(t) or {2, 3} <= set(t) for t in every_table(slots))


def test_where_it_cannot_be_the_report_says_so() -> None:
    _, report = draw(Wanted(teams=12, tables=4, never=((0, 1),), effort=QUICK))
    assert report.never_met == ((0, 1, 4),)
    told = " ".join([s.sentence for s in report.sentences()])
    assert "team 1 and team 2 should never meet, and meet 4 times" in told
    named = " ".join([s.sentence for s in report.sentences([f"T{{{n}}}" for n in range(12)])])
    assert "T{0} and T{1} should never meet, and meet 4 times" in named


def test_rest_is_kept_where_the_numbers_allow_it() -> None:
    """Of 16 each rests in a quarter of the slots: seven on end can be avoided."""
    _, plain = drawn(16, 16)
    _, rested = drawn(16, 16, run=6)
    assert rested.long_runs == 0
    assert rested.plays == plain.plays


def test_progress_is_told() -> None:
    told: list[float] = []
    draw(Wanted(teams=18, tables=12, effort=QUICK), told.append)
    assert told[-1] == 1
    assert told == sorted(told)


# -- drawing anew ------------------------------------------------------------------------------------------------------


def test_after_a_withdrawal_what_was_played_stands_and_the_rest_is_even() -> None:
    slots, _ = drawn(16, 16)
    before = slots[:8]
    left, report = draw_anew(Wanted(teams=16, tables=8, effort=QUICK), before, {5})
    assert all(5 not in table for table in every_table(left))
    assert len(left) == 8
    plays = [sum(t in table for table in every_table((*before, *left))) for t in range(16) if t != 5]
    assert max(plays) - min(plays) <= 1
    assert report.plays == (min(plays), max(plays))
    assert report.teams == 15
    assert report.seats[1] - report.seats[0] <= 2


def test_too_few_left_is_said() -> None:
    with pytest.raises(DuskbellError, match="11 teams are left"):
        draw_anew(Wanted(teams=12, tables=2), (), {0})


# -- referees ----------------------------------------------------------------------------------------------------------


def test_referees_judge_evenly_one_table_at_a_time_and_never_their_own() -> None:
    slots, _ = drawn(24, 24, 2)
    own = {"ann": {0}, "bob": {1, 2}}
    chosen = judged(slots, ["ann", "bob", "cas", "dee"], own)
    duties = [name for slot in chosen for name in slot]
    assert max(duties.count(r) for r in ("ann", "bob", "cas", "dee")) <= 7
    for slot, names in zip(slots, chosen, strict=True):
        assert len(set(names)) == len(names)
        assert not any(own.get(name, set()) & set(table) for name, table in zip(names, slot, strict=True))


def test_too_few_referees_are_said() -> None:
    with pytest.raises(DuskbellError, match="slot 1 has 2 tables"):
        judged(drawn(24, 24, 2)[0], ["ann"])


# -- what cannot be drawn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        (Wanted(teams=11, tables=5), "need 12 teams, and there are 11"),
        (Wanted(teams=23, tables=5, aside=2), "need 24 teams"),
        (Wanted(teams=12, tables=0), "1 to 500 tables"),
        (Wanted(teams=1000, tables=5), "2 to 200 teams"),
        (Wanted(teams=12, tables=5, size=1), "2 to 40 seats"),
        (Wanted(teams=12, tables=5, never=((0, 0),)), "two different teams"),
        (Wanted(teams=12, tables=5, never=((0, 12),)), "two different teams"),
        (Wanted(teams=12, tables=5, effort=0), "the effort"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(wanted: Wanted, why: str) -> None:
    with pytest.raises(DuskbellError, match=why):
        draw(wanted)
