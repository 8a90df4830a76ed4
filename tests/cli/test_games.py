"""The games that there are, in words and as JSON, as DESIGN §6 promises."""

from __future__ import annotations

from typing import Any

import pytest

import duskbell
from duskbell.games import ARENA, GAMES
from tests.cli.running import Cli, shell

pytestmark = pytest.mark.slow


def test_the_package_is_the_command_line() -> None:
    assert [game["id"] for game in shell("games", "--json").json()] == [*GAMES, *ARENA]


def test_it_says_its_version(cli: Cli) -> None:
    ran = cli("--version")
    assert (ran.status, ran.out) == (0, f"duskbell {duskbell.__version__}\n")


def test_games_json_has_the_promised_shape(cli: Cli) -> None:
    listed = cli("games", "--json").json()
    assert [g["id"] for g in listed] == [*GAMES, *ARENA]
    for game in listed:
        assert {"id", "name", "seats", "options"} <= set(game)
        assert set(game["name"]) == {"en", "zh-CN"}
        assert all(isinstance(n, str) and n and not n.startswith("game-") for n in game["name"].values())
        assert set(game["seats"]) == {"min", "max", "usual"}
        assert 0 < game["seats"]["min"] <= game["seats"]["usual"] <= game["seats"]["max"]
        for option in game["options"]:
            _check_option(option)


def _check_option(option: dict[str, Any]) -> None:
    assert (
        {"name", "type", "default"}
        <= set(option)
        <= {"name", "type", "default", "choices", "min", "max", "help", "own", "some"}
    )
    assert option["type"] in ("bool", "int", "float", "str", "choice")
    assert option["help"], "an option without a meaning"
    kinds: dict[str, type] = {"bool": bool, "int": int, "float": float, "str": str, "choice": str}
    assert type(option["default"]) is kinds[option["type"]]
    if option["type"] == "choice":
        assert option["default"] in option["choices"]
    if option["type"] == "int":
        assert option["min"] <= option["default"] <= option["max"]
        assert type(option["min"]) is type(option["max"]) is int


def test_games_json_of_mafia(cli: Cli) -> None:
    mafia = cli("games", "--json").json()[0]
    assert (mafia["id"], mafia["seats"]) == ("mafia", {"min": 5, "max": 24, "usual": 8})
    assert mafia["name"] == {"en": "Mafia", "zh-CN": "杀人游戏"}
    by_name = {o["name"]: o for o in mafia["options"]}
    assert (by_name["angels"]["type"], by_name["angels"]["min"], by_name["angels"]["max"]) == ("int", 0, 2)
    assert {k: v for k, v in by_name["must_kill"].items() if k != "help"} == {
        "name": "must_kill",
        "type": "bool",
        "default": False,
    }
    assert {"killers", "angel_aloud", "moderator_deals"} <= set(by_name)


def test_games_in_words_names_every_game_and_option(cli: Cli) -> None:
    ran = cli("games")
    assert (ran.status, ran.err) == (0, "")
    assert "mafia" in ran.out
    assert "杀人游戏" in ran.out
    for name in ("killers", "angels", "must_kill", "quiet_days"):
        assert name in ran.out
    assert "True" not in ran.out
    assert "None" not in ran.out
