"""What is asked for show looks like what is asked in earnest: many usual tables, and every board of the cup.

That it holds with every option is a law (`test_laws.py`).
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from duskbell.games import GAMES
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel import Ask
from duskbell.kernel.many import Many
from duskbell.testing import shows, sit_down

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_tells_nothing_at_the_usual_table(game: str) -> None:
    for seed in range(20):
        assert shows.find_difference(game, GAMES[game].usual_players, seed, {}, "ask") == ""


@pytest.mark.parametrize("board", BOARDS)
def test_a_glance_tells_nothing_on_any_board_of_the_cup(board: str) -> None:
    for seed in range(2):
        assert shows.find_difference("werewolf", 12, seed, {"board": board}, "ask") == ""


def test_a_difference_is_told() -> None:
    play = sit_down("mafia", 6, 1)
    ask: Ask[str] = Ask(0, "mafia.kill", ("#1", "#2"), (), "#1", 30)
    assert shows.difference(play, ask, Ask(0, "mafia.decoy", ("#1", "#2"), (), "#1", 30)) == ""
    assert shows.difference(play, ask, Ask(0, "mafia.ask", ("#1", "#2"), (), "#1", 30)).startswith("key mafia.kill")
    assert shows.difference(play, ask, Ask(0, "mafia.decoy", ("#1",), (), "#1", 31)) == (
        "options ('#1', '#2') against ('#1',); seconds 30 against 31"
    )


def test_what_is_hidden_behind_the_card_tells_nothing() -> None:
    """Options, silence and how many to name do not show while the own card is closed; how long there is time does."""
    play = sit_down("werewolf", 12, 1)
    swap: Ask[str] = Many(0, "werewolf.swap", ("#1", "#2"), seconds=30, hides_extra_options=True, least=0, most=2)
    show: Ask[str] = Ask(0, "werewolf.decoy", ("#1", "pass"), default="pass", seconds=30, hides_extra_options=True)
    assert shows.difference(play, swap, show) == ""
    assert shows.difference(play, swap, replace(show, seconds=80)) == "seconds 30 against 80"
    assert "least 0 against 1" in shows.difference(play, swap, replace(show, hides_extra_options=False))
