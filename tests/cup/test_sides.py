"""Soft balance of sides: which deal is kept, and what that gives away."""

from __future__ import annotations

import pytest

from duskbell.cup.draw.plan import Slots
from duskbell.cup.draw.sides import add, dealt, excess, fairest, gives_away, sentence
from tests.cup.club import SIDES, TEAMS, drawn

SLOTS: Slots = tuple([(tuple((n + k) % 8 for k in range(6)),) for n in range(16)])


def test_who_was_often_a_wolf_is_one_less_often() -> None:
    so_far = {"a": {"wolves": 1.3, "good": -1.3}}
    deals = [{"a": "wolves", "b": "good", "c": "good"}, {"a": "good", "b": "wolves", "c": "good"}]
    assert fairest(so_far, deals) == 1
    assert fairest({}, deals) == 0


def test_what_counts_is_held_against_the_share_of_the_whole_table() -> None:
    so_far: dict[str, dict[str, float]] = {}
    sides = dict(zip("abcdef", SIDES, strict=True))
    add(so_far, {"a": "wolves", "f": "good"}, sides)
    assert {team: {side: round(x, 3) for side, x in row.items()} for team, row in so_far.items()} == {
        "a": {"wolves": 0.667, "good": -0.667},
        "f": {"wolves": -0.333, "good": 0.333},
    }


def test_only_takes_that_count_are_counted() -> None:
    c = drawn()
    assert excess(c.cup.state) == {team: {} for team in TEAMS}


def test_a_deal_is_the_seeds() -> None:
    sides = dealt("werewolf", 6, {}, "s1")
    assert sides == dealt("werewolf", 6, {}, "s1")
    assert sorted(set(sides)) == ["good", "wolves"]


@pytest.mark.slow
def test_what_it_gives_away_is_said() -> None:
    one, chance = gives_away(SLOTS, SIDES, 1)
    four, _ = gives_away(SLOTS, SIDES, 4)
    assert chance == 1 / 3
    assert abs(one - chance) < 0.08
    assert four > one + 0.1
    assert sentence(SLOTS, SIDES, 1) is None
    told = sentence(SLOTS, SIDES, 4)
    assert told is not None
    assert f"in {four:.0%} of tables, by chance in 33%." in told.sentence
