"""What is asked for show looks like what is asked in earnest, in every game."""

from __future__ import annotations

import pytest

from duskbell.games import GAMES
from duskbell.kernel import Ask
from duskbell.testing import shows, sit_down
from tests.games.variants import EVERY, Variant

pytestmark = pytest.mark.slow

DIFFER = {"werewolf": "its questions of the night do not look like its decoys yet"}
TRIED = [v for v in EVERY if v.game not in DIFFER]
USUAL = [
    pytest.param(
        Variant(game, GAMES[game].usual_players, {}),
        marks=[pytest.mark.xfail(reason=DIFFER[game])] if game in DIFFER else [],
        id=game,
    )
    for game in GAMES
]


@pytest.mark.parametrize("variant", TRIED, ids=str)
def test_a_glance_at_a_screen_tells_nothing(variant: Variant) -> None:
    for seed, moderator in enumerate(("auto", "ask")):
        assert shows.find_difference(variant.game, variant.players, seed, variant.options, moderator) == ""


@pytest.mark.parametrize("variant", USUAL)
def test_a_glance_tells_nothing_at_the_usual_table(variant: Variant) -> None:
    for seed in range(20):
        assert shows.find_difference(variant.game, variant.players, seed, {}, "ask") == ""


def test_a_difference_is_told() -> None:
    play = sit_down("mafia", 6, 1)
    ask: Ask[str] = Ask(0, "mafia.kill", ("#1", "#2"), (), "#1", 30)
    assert shows.difference(play, ask, Ask(0, "mafia.decoy", ("#1", "#2"), (), "#1", 30)) == ""
    assert shows.difference(play, ask, Ask(0, "mafia.ask", ("#1", "#2"), (), "#1", 30)).startswith("key mafia.kill")
    assert shows.difference(play, ask, Ask(0, "mafia.decoy", ("#1",), (), "#1", 31)) == (
        "options ('#1', '#2') against ('#1',); seconds 30 against 31"
    )
