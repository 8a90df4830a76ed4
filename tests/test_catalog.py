"""What there is to play, as the command line and the server tell it."""

from __future__ import annotations

import json

import duskbell
from duskbell.catalog import games
from duskbell.kernel.options import describe
from duskbell.kernel.record import encode
from duskbell.locale import LANGUAGES


def test_every_game_is_listed_once_in_order() -> None:
    assert [g["id"] for g in games()] == list(duskbell.GAMES)


def test_the_list_is_plain_json() -> None:
    text = encode(games())
    assert json.loads(text) == json.loads(json.dumps(games()))
    assert "null" not in text


def test_names_are_there_in_every_language() -> None:
    for game in games():
        assert set(game["name"]) == set(LANGUAGES) == {"en", "zh-CN"}
        assert len(set(game["name"].values())) == 2, "a name that nobody translated"


def test_options_are_described_in_order_with_what_a_person_needs() -> None:
    for game in games():
        rules = duskbell.GAMES[game["id"]]
        assert [o["name"] for o in game["options"]] == [i.name for i in describe(rules.Options)]
        for option in game["options"]:
            assert option["help"][0].islower(), "a phrase, not a sentence"
            assert not option["help"].endswith(".")
            assert not (option["type"] == "int" and {"min", "max"} - set(option))


def test_it_says_where_it_is_never_a_secret_who_is_asked() -> None:
    assert [game["id"] for game in games() if not game["decoys"]] == ["shadow_hunters", "fengsheng"]


def test_defaults_make_a_table_of_every_size() -> None:
    for game in games():
        given = {o["name"]: o["default"] for o in game["options"]}
        for players in range(game["seats"]["min"], game["seats"]["max"] + 1):
            play = duskbell.start(game["id"], players=players, seed=1, options=given)
            assert play.lines == duskbell.start(game["id"], players=players, seed=1).lines


def test_every_value_in_range_can_be_set() -> None:
    """The least and the most of every option, in a table large enough for all."""
    for game in games():
        for option in game["options"]:
            if option["type"] == "str":
                continue  # free text has no least and no most
            values = option.get("choices") or (
                (True, False) if option["type"] == "bool" else (option["min"], option["max"])
            )
            for value in values:
                boards = option["name"] == "board" and value not in ("standard", "free")
                players = 12 if boards else game["seats"]["max"]  # a board has its own number of seats
                besides = {"travellers": value} if option["name"] == "late" else {}  # a chair that one of these leaves
                options = {**besides, option["name"]: value}
                play = duskbell.start(game["id"], players=players, options=options)
                assert getattr(play.table.options, option["name"]) == value


def test_the_list_is_the_callers_own() -> None:
    games()[0]["name"]["en"] = "spoilt"
    assert games()[0]["name"]["en"] == "Mafia"


def test_roles_and_penalties_are_those_of_the_rules() -> None:
    for game in games():
        rules = duskbell.GAMES[game["id"]]
        assert game["roles"] == list(rules.roles)
        assert game["teams"] == {role: rules.roles[role].team for role in rules.roles if rules.roles[role].team}
        assert game["penalties"] == list(rules.penalties)
