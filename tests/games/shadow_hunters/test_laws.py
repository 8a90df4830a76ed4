"""The laws on tables of Shadow Hunters of every size and option; twins; one seed, one log."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games import GAMES
from duskbell.kernel.options import describe
from duskbell.testing import check, find_leak
from tests.hashes import agree

pytestmark = pytest.mark.slow

SIZES = range(4, 9)
MODERATORS = ("auto", "ask")
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (7, {"neutral_deaths": True}),
    (6, {"robbery": "attack", "suck_blood": "attack"}),
    (5, {"suck_each": True, "teleport": "ring"}),
    (8, {"feast_deaths": 1}),
    (7, {"feast_deaths": 8, "dead_talk": False}),
    (4, {"unknown_prediction": True, "woods_self": True}),
    (4, {"quiet_rounds": 1}),
    (4, {"quiet_rounds": 99}),
    (6, {"turn_seconds": 1, "reply_seconds": 3600}),
    (6, {"turn_seconds": 3600, "reply_seconds": 1}),
]


@pytest.mark.parametrize("moderator", MODERATORS)
@pytest.mark.parametrize("players", SIZES)
def test_every_size_keeps_every_law(players: int, moderator: str) -> None:
    for seed in range(2):
        check("shadow_hunters", players, seed, moderator=moderator)


@pytest.mark.parametrize("moderator", MODERATORS)
@pytest.mark.parametrize(("players", "options"), OPTIONS, ids=[str(n) for n in range(len(OPTIONS))])
def test_every_option_keeps_every_law(players: int, options: dict[str, Any], moderator: str) -> None:
    check("shadow_hunters", players, 3, options, moderator)


def test_these_options_reach_every_boundary_of_every_option() -> None:
    missing = []
    for info in describe(GAMES["shadow_hunters"].Options):
        tried = {options.get(info.name, info.default) for _, options in OPTIONS}
        wanted: set[Any] = {info.default}
        if info.type == "bool":
            wanted = {True, False}
        elif isinstance(info.choices, tuple):
            wanted |= set(info.choices)
        else:
            wanted |= {info.min, info.max}
        missing += [(info.name, value) for value in wanted - tried]
    assert missing == []


@pytest.mark.parametrize("players", SIZES)
def test_twins_look_alike(players: int) -> None:
    for seed in range(150):
        assert find_leak("shadow_hunters", players, seed) is None


def test_two_hash_seeds_give_one_log() -> None:
    agree([("shadow_hunters", players, {}, "auto") for players in (4, 6, 8)])
