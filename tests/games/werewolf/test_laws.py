"""The laws on Werewolf tables of every size, option and board; default answers, twins, views."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games import GAMES
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel.options import describe
from duskbell.testing import check, find_leak
from tests.hashes import agree

pytestmark = pytest.mark.slow

MODERATORS = ("auto", "ask")
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (6, {"sheriff": False}),
    (7, {"orders_by": "referee", "other_words": True}),
    (8, {"burst_before_order": False, "witch_self_save": "first-night"}),
    (9, {"both_potions": True, "late_power": "game"}),
    (9, {"shot_when_decided": True}),
    (6, {"quiet_rounds": 1}),
    (6, {"quiet_rounds": 99, "sheriff": False}),
    (12, {"board": "white_knight", "duel_ends_day": False}),
    (12, {"board": "wolfking_magic", "swap_once": False, "kidnap": "off"}),
    (12, {"board": "mirror", "kidnap": "referee"}),
    (8, {"board": "free", "cast": "wolf*3 seer witch hunter villager*2"}),
]


@pytest.mark.parametrize("moderator", MODERATORS)
@pytest.mark.parametrize("players", range(6, 19))
def test_every_size_keeps_every_law(players: int, moderator: str) -> None:
    check("werewolf", players, players, moderator=moderator)


@pytest.mark.parametrize("moderator", MODERATORS)
@pytest.mark.parametrize(("players", "options"), OPTIONS, ids=[str(n) for n in range(len(OPTIONS))])
def test_every_option_keeps_every_law(players: int, options: dict[str, Any], moderator: str) -> None:
    for seed in (1, 2):
        check("werewolf", players, seed, options, moderator)


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_keeps_every_law(board: str) -> None:
    players = BOARDS[board].seats
    for seed, moderator in ((1, "auto"), (2, "ask")):
        check("werewolf", players, seed, {"board": board}, moderator)


@pytest.mark.parametrize("board", BOARDS)
def test_twins_look_alike_on_every_board(board: str) -> None:
    players = BOARDS[board].seats
    for seed in range(40):
        assert find_leak("werewolf", players, seed, {"board": board}) is None


def test_these_options_are_tried_both_ways() -> None:
    missing = []
    for info in describe(GAMES["werewolf"].Options):
        tried = {options.get(info.name, info.default) for _, options in OPTIONS}
        if info.type == "bool":
            missing += [(info.name, value) for value in {True, False} - tried]
    assert missing == []


def test_two_hash_seeds_give_one_log_on_every_board() -> None:
    agree([("werewolf", b.seats, {"board": b.id}, m) for b in BOARDS.values() for m in ("auto", "ask")])
