"""风声 is not among the games yet; the tests here put it there for as long as they run."""

from __future__ import annotations

import pytest

from duskbell.games import GAMES
from duskbell.games.fengsheng import FENGSHENG


@pytest.fixture(autouse=True)
def among_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, FENGSHENG.id, FENGSHENG)
