"""A puzzle about each character. Every deal that fits was played by the game's own scripts (`python -m trials proving`)
when the puzzle was made.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duskbell.games.clocktower.characters import SCRIPTS
from duskbell.insight.clocktower import read_puzzle, solve
from tests.insight.patience import PATIENT

HERE = Path(__file__).parent
PUZZLES: list[dict[str, Any]] = json.loads((HERE / "characters.json").read_text())["puzzles"]
LISTED: list[dict[str, Any]] = json.loads((HERE / "listed.json").read_text())["puzzles"]
BY_HAND: list[dict[str, Any]] = json.loads((HERE / "by_hand.json").read_text())["puzzles"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p["id"])
def test_each_character_is_solved(puzzle: dict[str, Any]) -> None:
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == [s["starting"] for s in puzzle["solutions"]]
    assert any(puzzle["id"] in deal for deal in found.deals)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", BY_HAND, ids=lambda p: p["id"])
def test_what_was_made_by_hand_is_solved(puzzle: dict[str, Any]) -> None:
    """All that a brute force finds which shares nothing with the solver; where that is nothing, the sayings clash."""
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == [s["starting"] for s in puzzle["solutions"]]


@pytest.mark.parametrize("puzzle", LISTED, ids=lambda p: p["id"])
def test_what_the_scripts_listed_is_solved(puzzle: dict[str, Any]) -> None:
    """Every deal was tried by `trials.listing` when the puzzle was made: of these alone the scripts play a history."""
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == [s["starting"] for s in puzzle["solutions"]]


def test_no_character_is_left_out() -> None:
    every = {id for script in ("tb", "bmr", "snv", "strainers") for id in SCRIPTS[script]}
    assert every - {p["id"] for p in PUZZLES} <= {"lunatic"}
