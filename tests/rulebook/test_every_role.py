"""No role without a scenario, in any game (law 8 of the code): each is named in a test of its rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from duskbell.games import GAMES

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parents[1]


def scenes(game: str) -> list[str]:
    """The source of every test of a game's rules, and of the tables, casts and helpers beside it."""
    files = [p for folder in ("rulebook", "games") for p in sorted((TESTS / folder / game).glob("*.py"))]
    parts = [node for p in files for node in ast.parse(p.read_text(encoding="utf-8")).body]
    return [ast.unparse(node) for node in parts if not isinstance(node, ast.Import | ast.ImportFrom)]


@pytest.mark.parametrize("game", GAMES)
def test_every_role_has_a_scene(game: str) -> None:
    told = "\n".join(scenes(game))
    assert [role for role in GAMES[game].roles if not re.search(rf"\b{role}\b", told, re.IGNORECASE)] == []
