"""The laws on tables of Shadow Hunters of every size and option; twins; one seed, one log."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from duskbell.games import GAMES
from duskbell.kernel.options import describe
from duskbell.testing import check, find_leak

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


LOG = """
import hashlib
from random import Random
from duskbell.kernel.record import encode
from duskbell.testing import random_answers, sit_down, transcript

for players in (4, 6, 8):
    play = sit_down("shadow_hunters", players, 3)
    for _ in random_answers(play, Random(3)):
        for seat in (None, 0, players - 1):
            play.view(seat).state()
    views = [[play.view(n).outside(), play.view(n).state()] for n in (None, *range(players))]
    told = [play.record.dump(), encode(views), transcript("shadow_hunters", players, 3)]
    print(players, hashlib.sha256("".join(told).encode()).hexdigest())
"""


def test_two_hash_seeds_give_one_log() -> None:
    def log(seed: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", LOG],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=300,
        )
        return done.stdout

    first = log("1")
    assert len(first.splitlines()) == 3
    assert first == log("2")
