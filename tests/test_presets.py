"""Presets: each can be laid and has its line; and a table's law says what was chosen."""

from __future__ import annotations

import re

import pytest

import duskbell
from duskbell.games import GAMES
from duskbell.kernel.options import describe
from duskbell.locale import LANGUAGES, Pace, law, words
from duskbell.presets import PRESETS, Preset

ALL = [(game, preset) for game, presets in PRESETS.items() for preset in presets]


@pytest.mark.parametrize(("game", "preset"), ALL, ids=lambda x: getattr(x, "id", x))
def test_a_preset_is_laid_and_is_another_table_than_all_before(game: str, preset: Preset) -> None:
    players = preset.players or GAMES[game].usual_players
    assert duskbell.start(game, players, seed=1, options=preset.options).open
    assert preset.speed in ("slow", "normal", "fast", "none")
    usual = {o.name: o.default for o in describe(GAMES[game].Options)}
    assert all(usual[name] != value for name, value in preset.options.items()), "what is as usual anyhow"
    assert [p for p in PRESETS[game] if p[1:] == preset[1:]] == [preset]


@pytest.mark.parametrize(("game", "preset"), ALL, ids=lambda x: getattr(x, "id", x))
def test_a_preset_is_called_something_and_has_one_line(game: str, preset: Preset) -> None:
    key = "preset-usual" if preset.id == "usual" else f"preset-{game}-{preset.id}"
    for lang in LANGUAGES:
        about = words(lang).text(key, attribute="about")
        assert words(lang).has(key)
        assert 4 < len(about) < 80
        assert "\n" not in about


def test_every_game_has_presets_and_no_word_is_left_over() -> None:
    assert list(PRESETS) == list(GAMES)
    named = {f"preset-{game}-{p.id}" for game, p in ALL if p.id != "usual"} | {"preset-usual", "preset-all"}
    named.add("preset-players")  # of every one
    assert {key for key in words("en").keys if key.startswith("preset-")} == named


def test_a_law_says_what_the_issue_of_a_table_is() -> None:
    assert law("werewolf", 12, {"board": "yunlb"}) == {
        "en": "12 seats · Seer, Witch, Hunter, Idiot · the wolves need every god or every villager dead · sheriff",
        "zh-CN": "12 人 · 预女猎白 · 屠边 · 有警长",
    }
    changed = {"board": "free", "cast": "wolf*2 seer villager*3", "sheriff": False, "vote_seconds": 20}
    fast = Pace("fast")
    assert law("werewolf", 6, changed, fast)["zh-CN"] == "6 人 · 自定牌组 · 屠边 · 无警长 · 时间减半 · 另改 1 项细则"
    assert law("mafia", 9, {"angels": 2, "killers": 3})["en"] == "9 seats · 3 killers · two angels"
    slowly = law("mafia", 9, {}, Pace("fast", 24, "23:00-08:00", "Asia/Shanghai"))
    assert slowly["en"].endswith(" · a day takes about 24 hours · quiet from 23:00 to 08:00 (Asia/Shanghai)")
    assert slowly["zh-CN"].endswith(" · 一天约 24 小时 · 23:00–08:00 不计时（Asia/Shanghai）")
    assert law("mafia", 9, {}, Pace(hours=1))["en"].endswith(" · a day takes about an hour")
    own = '[{"id": "_meta", "name": "Foggy Eve"}, "imp"]'
    assert law("clocktower", 7, {"script": own})["en"] == "7 seats · Foggy Eve"
    assert law("shadow_hunters", 5, {})["en"] == "5 seats · 2 Shadows, 2 Hunters, 1 Neutral"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_laws_are_those_of_options_and_of_their_values(lang: str) -> None:
    w = words(lang)
    found = 0
    for game, rules in GAMES.items():
        options = {o.name: o for o in describe(rules.Options)}
        for key in [k for k in w.keys if k.startswith(f"law-{game}-")]:
            option = options.get(key.removeprefix(f"law-{game}-"))
            if option is None:
                assert key == "law-shadow_hunters-expansion", "where an expansion is in the box"
                continue
            values = ["true", "false"] if option.type == "bool" else list(option.choices or ())
            assert set(w.attributes(key)) <= set(values)
            assert w.has(key) or set(w.attributes(key)) == set(values), f"{key} is silent about some value"
            found += 1
    assert found > 20
    assert not re.search(r"law-|\{", " ".join(law(game, 8, {})[lang] for game in GAMES))
