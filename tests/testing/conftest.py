"""The coin game, known by its name for one test."""

from __future__ import annotations

import pytest

from duskbell.games import GAMES
from tests.testing.coin import COIN


@pytest.fixture
def coin(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a tiny game."""
    monkeypatch.setitem(GAMES, "coin", COIN)
    return "coin"
