"""Ratings say what the tables tell, and no more (docs/cup.md; facts: the trap of eight against four)."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from duskbell.kernel import DuskbellError
from duskbell.ratings import LEAST, Played, Ratings, Side, rate
from duskbell.ratings.rated import quantile
from trials.seasons import PEOPLE, SHARES, TEAMS, Found, mean, season, skills, try_out

GOOD, WOLVES = tuple("abcdefgh"), tuple("ijkl")


def table(*winners: str, board: str = "x", good: tuple[str, ...] = GOOD, wolves: tuple[str, ...] = WOLVES) -> Played:
    return Played(board, (Side("good", good), Side("wolves", wolves)), winners)


@cache
def equals() -> Ratings:
    """A season of players who are all alike."""
    rng = Random(3)
    return rate(season(1024, skills(0, rng, False), rng, False).tables)


@cache
def sample(tables: int, spread: float, boards: int = 4, by_team: bool = False) -> Found:
    """The mean of four seasons, of two long ones. The whole trial is `python -m trials ratings`; its figures stand in
    docs/cup.md.
    """
    seasons = range(4 if tables < 1024 else 2)
    return mean([try_out(tables, spread, 50_000 + k, by_team, 60, boards) for k in seasons])


# -- simulated seasons -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_equal_players_are_forecast_by_the_board_alone() -> None:
    """On a board that was played 256 times."""
    assert sample(256, 0.0, boards=1).off <= 0.04


@pytest.mark.slow
def test_over_four_boards_a_forecast_of_equals_asks_first_whether_they_differ() -> None:
    """64 tables a board; of who must differ, these seasons' forecasts would be off by 0.043."""
    assert sample(256, 0.0).off <= 0.04


def test_equal_players_are_not_told_apart() -> None:
    """After 1,024 tables neither: that is for `python -m trials ratings`."""
    assert sample(256, 0.0).apart <= 0.02


def test_forecasts_of_equals_cost_next_to_nothing() -> None:
    """What a fit of every player loses by knowing less of the boards."""
    assert sample(256, 0.0).loss <= 0.001


@pytest.mark.slow
@pytest.mark.parametrize("spread", [0.6, 1.5])
def test_intervals_hold_what_they_say(spread: float) -> None:
    """Seasons of 48 players; the bounds of the whole trial are 0.80 and 0.85 to 0.95, and a sample strays."""
    assert sample(256, spread).covered >= 0.75
    assert 0.75 <= sample(1024, spread).covered <= 0.99


def test_where_players_differ_forecasts_gain() -> None:
    assert sample(1024, 1.5).loss < -0.03


@pytest.mark.slow
def test_teams_have_intervals_too() -> None:
    found = sample(256, 0.6, by_team=True)
    assert found.teams >= 0.75
    assert found.covered >= 0.75


def test_quantiles_of_a_mixture_of_normals() -> None:
    """By their variances: of one normal the tables say so, of two alike too, and of two far apart half lies between."""
    assert quantile([(1.0, 3.0, 4.0)], 0.95) == pytest.approx(3 + 2 * 1.644854, abs=1e-5)
    assert quantile([(0.5, 3.0, 4.0), (0.5, 3.0, 4.0)], 0.05) == pytest.approx(3 - 2 * 1.644854, abs=1e-5)
    assert quantile([(0.5, -10.0, 1.0), (0.5, 10.0, 1.0)], 0.25) == pytest.approx(-10, abs=1e-5)


# -- what a rating is made of ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_eight_equal_players_against_four_are_no_favourites() -> None:
    """Sums of skills would forecast the side of eight at more than 0.99."""
    people = PEOPLE[:12]
    said = equals().forecast("b", {"good": people[:8], "wolves": people[8:]})
    assert abs(said["good"] - SHARES["b"]) < 0.08
    assert sum(said.values()) == pytest.approx(1)


def test_the_share_of_a_board_is_found() -> None:
    shares = {(s.board, s.side): s for s in equals().shares()}
    for board, share in SHARES.items():
        assert shares[board, "good"].low <= share <= shares[board, "good"].high
        assert shares[board, "good"].share + shares[board, "wolves"].share == pytest.approx(1)


def test_who_always_wins_comes_first() -> None:
    rng = Random(5)
    tables = []
    for _ in range(200):
        sat = rng.sample(PEOPLE[:24], 12)
        star = next((side for side, people in (("wolves", sat[:4]), ("good", sat[4:])) if PEOPLE[0] in people), "")
        won = star or rng.choice(["good", "wolves"])
        tables.append(Played("b", (Side("wolves", tuple(sat[:4])), Side("good", tuple(sat[4:]))), (won,)))
    best = rate(tables).players[0]
    assert best.name == PEOPLE[0]
    assert best.low > 0


@pytest.mark.slow
def test_a_team_is_told_from_its_members() -> None:
    rng = Random(7)
    skill = {p: 1.5 * (TEAMS[p] == "t00") for p in PEOPLE}
    rated = rate(season(600, skill, rng, True).tables, TEAMS)
    assert rated.teams[0].name == "t00"
    assert {r.name for r in rated.players[:3]} == {"p00", "p01", "p02"}


def test_a_newcomer_counts_as_average() -> None:
    known, new = PEOPLE[:11], ["nobody knows"]
    assert 0 < equals().forecast("b", {"good": known[:7] + new, "wolves": known[7:]})["good"] < 1


def test_three_sides_share_the_chance() -> None:
    rng = Random(11)
    tables = []
    for _ in range(120):
        sat = rng.sample(PEOPLE, 9)
        sides = tuple([Side(name, tuple(sat[3 * n : 3 * n + 3])) for n, name in enumerate(("a", "b", "c"))])
        tables.append(Played("three", sides, (rng.choice("aab"),)))
    shares = {s.side: s.share for s in rate(tables).shares()}
    assert shares["a"] > shares["b"] > shares["c"]
    assert sum(rate(tables).forecast("three", {s.name: s.players for s in sides}).values()) == pytest.approx(1)


def test_the_same_tables_give_the_same_ratings() -> None:
    rng = Random(2)
    tables = season(80, skills(1, rng, False), rng, False).tables
    assert rate(tables).players == rate(tables).players


# -- too little, and what makes no sense -------------------------------------------------------------------------------


def test_below_64_tables_nobody_is_ranked() -> None:
    rated = rate([table("good")] * (LEAST - 1))
    assert (rated.verdict, rated.players, rated.teams) == ("not enough tables", (), ())
    with pytest.raises(DuskbellError, match="63 tables are not enough"):
        rated.shares()


def test_tables_that_nobody_won_do_not_count() -> None:
    rated = rate([*[table("good")] * (LEAST - 1), table(), table("good", "wolves")])
    assert (rated.tables, rated.verdict) == (LEAST - 1, "not enough tables")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (table("foxes"), "won by 'foxes'"),
        (table("good", wolves=("a", "j")), "a player sits twice"),
        (table("good", wolves=()), "with players"),
        (Played("x", (Side("good", GOOD),), ("good",)), "two sides or more"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_a_sentence(wrong: Played, why: str) -> None:
    with pytest.raises(DuskbellError, match=why):
        rate([table("good"), wrong])


def test_who_has_no_team_is_named() -> None:
    with pytest.raises(DuskbellError, match="no team is told for 'b'"):
        rate([table("good")], {"a": "red"})
