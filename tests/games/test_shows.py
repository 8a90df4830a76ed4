"""What is asked for show looks like what is asked in earnest, in every game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from duskbell.games import GAMES
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel import Ask
from duskbell.kernel.ask import Many
from duskbell.testing import shows, sit_down
from tests.games.variants import EVERY, Variant

pytestmark = pytest.mark.slow

USUAL = [pytest.param(Variant(game, GAMES[game].usual_players, {}), id=game) for game in GAMES]


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_a_glance_at_a_screen_tells_nothing(variant: Variant) -> None:
    for seed, moderator in enumerate(("auto", "ask")):
        assert shows.find_difference(variant.game, variant.players, seed, variant.options, moderator) == ""


@pytest.mark.parametrize("variant", USUAL)
def test_a_glance_tells_nothing_at_the_usual_table(variant: Variant) -> None:
    for seed in range(20):
        assert shows.find_difference(variant.game, variant.players, seed, {}, "ask") == ""


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
