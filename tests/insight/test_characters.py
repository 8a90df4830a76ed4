"""A puzzle about each character. Every deal that fits was played by the game's own scripts (`python -m trials proving`)
when the puzzle was made.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duskbell.games.clocktower.characters import SCRIPTS
from duskbell.insight.clocktower import read_puzzle, solve, solving

PUZZLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "characters.json").read_text())["puzzles"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p["id"])
def test_each_character_is_solved(puzzle: dict[str, Any]) -> None:
    found = solve(read_puzzle(puzzle))
    assert found.whole
    assert [list(deal) for deal in found.deals] == [s["starting"] for s in puzzle["solutions"]]
    assert any(puzzle["id"] in deal for deal in found.deals)


def test_no_character_is_left_out() -> None:
    every = {id for script in ("tb", "bmr", "snv") for id in SCRIPTS[script]}
    assert every - {p["id"] for p in PUZZLES} <= {"lunatic"}


@pytest.mark.parametrize(
    "id", ["snakecharmer", "fanggu", "goon", "pithag", "scarletwoman", "mastermind", "vigormortis"]
)
def test_the_first_day_first_comes_to_the_same(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a puzzle takes longer than it is asked at once."""
    puzzle = next(p for p in PUZZLES if p["id"] == id)
    monkeypatch.setattr(solving, "AT_ONCE", -1.0)
    found = solve(read_puzzle(puzzle))
    assert found.whole
    assert [list(deal) for deal in found.deals] == [s["starting"] for s in puzzle["solutions"]]
