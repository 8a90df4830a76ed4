"""Seats played by models: whatever the server does, the table goes on, limits hold, and what is spent is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from duskbell.arena import extra, play_out
from duskbell.arena.outside import Tally, outsiders
from duskbell.arena.outside.model import Address
from duskbell.arena.outside.model import bot as model_bot
from duskbell.arena.outside.model.bot import read
from duskbell.arena.sitting import sit
from duskbell.bots import BadBot
from duskbell.games import GAMES
from duskbell.kernel import Ask, DuskbellError, Play
from duskbell.kernel.many import Many
from tests.arena.fake_api import GATE, Api, served

openai = pytest.importorskip("openai", reason="the extra llm is not installed")


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client waits half a second or more before it tries again; here it tries at once."""
    monkeypatch.setattr(openai._base_client, "INITIAL_RETRY_DELAY", 0.0)
    monkeypatch.setattr(openai._base_client, "MAX_RETRY_DELAY", 0.0)
    for name in model_bot.KEY:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def api() -> Iterator[Api]:
    with served() as one:
        yield one


def played(api: Api, model: str, game: str = "mafia", players: int = 5, seed: str = "m1") -> tuple[Play[Any], Tally]:
    api.asked.clear()
    kind = f"llm:{api.url}#{model}"
    play, bots = sit(game, players, seed, {}, f"2={kind}")
    play_out(play, bots, seed)
    assert play.over
    return play, outsiders(bots)[kind]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_every_game(api: Api, game: str) -> None:
    lang = "zh-CN" if game == "fengsheng" else "en"
    _, tally = played(api, f"good&calls=8&lang={lang}", game, GAMES[game].players[0], "m3")
    assert (tally.failed, tally.illegal) == (0, 0), tally.why
    assert 0 < tally.calls <= 8
    assert (tally.tokens_in, tally.tokens_out) == (100 * tally.calls, 10 * tally.calls)
    assert tally.seconds > 0
    assert f"{tally.calls} calls" in tally.sentence("it")


def test_what_it_says_is_said_aloud(api: Api) -> None:
    play, tally = played(api, "good", seed="m3")
    assert {line[3] for line in play.lines if line[0] == "say" and line[1] == 1} >= {"I trust nobody."}
    assert tally.said > 0


def test_the_prompt_only_grows_and_names_the_options(api: Api) -> None:
    played(api, "good", seed="m3")
    assert len(api.asked) > 3
    for before, after in zip(api.asked, api.asked[1:], strict=False):
        assert after["messages"][: len(before["messages"])] == before["messages"]
    first = api.asked[0]
    assert first["messages"][0]["role"] == "system"
    assert "Killer" in first["messages"][0]["content"]
    roles = [m["role"] for m in api.asked[-1]["messages"]]
    assert roles == ["system", *["user", "assistant"] * (len(roles) // 2 - 1), "user"]
    enum = first["response_format"]["json_schema"]["schema"]["properties"]["answer"]["enum"]
    assert [line.split(" = ")[0] for line in first["messages"][-1]["content"].splitlines() if " = " in line] == enum


@pytest.mark.slow
@pytest.mark.parametrize(
    ("model", "failed", "illegal", "spare"),
    [
        ("busy", False, False, False),
        ("schemaless", False, False, False),
        ("countless", False, False, False),
        ("prose", False, False, False),
        ("broken", True, False, True),
        ("slow&wait=1", True, False, True),
        ("nothing", False, True, True),
        ("liar", False, True, True),
        ("babbler", False, True, True),
    ],
)
def test_a_server_that_is_bad_breaks_no_table(api: Api, model: str, failed: bool, illegal: bool, spare: bool) -> None:
    GATE.clear()
    _, tally = played(api, f"{model}&calls=1" if failed else model, seed="m3")
    GATE.set()
    assert tally.calls > 0
    assert (tally.failed > 0, tally.illegal > 0, tally.spare > 0) == (failed, illegal, spare), tally
    assert tally.tokens_in > 0 or failed
    if model == "schemaless":
        assert sum("response_format" in body for body in api.asked) == 1, "then plain text"


@pytest.mark.parametrize("limit", ["calls=2", "tokens=200"])
def test_beyond_a_limit_the_plain_bot_answers(api: Api, limit: str) -> None:
    _, tally = played(api, f"good&{limit}", seed="m3")
    assert tally.calls == 2
    assert tally.spare > 0


def test_the_key_comes_from_the_environment_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with served(key="right") as api:
        kind = f"2=llm:{api.url}#good"
        with pytest.raises(BadBot, match=r"the key for .* is wrong"):
            sit("mafia", 5, "k", {}, kind)
        monkeypatch.setenv(model_bot.KEY[1], "wrong")
        monkeypatch.setenv(model_bot.KEY[0], "right")
        play, bots = sit("mafia", 5, "m3", {}, kind)
        play_out(play, bots, "m3")
        assert api.keys == {"none", "right"}
        assert "right" not in json.dumps([body["messages"][1:] for body in api.asked])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("llm:http://127.0.0.1:9/v1", "names no model"),
        ("llm:127.0.0.1#m", "names no model"),
        ("llm:http://127.0.0.1:9/v1#m&cents=3", "has no limit 'cents=3'"),
        ("llm:http://127.0.0.1:9/v1#m&calls=many", "has no limit"),
        ("llm:http://127.0.0.1:9/v1#m&calls=" + "9" * 5_000, "has no limit"),
        ("llm:http://127.0.0.1:1/v1#m", "nobody answers"),
    ],
)
def test_a_model_that_cannot_be_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        sit("mafia", 5, "k", {}, f"2={text}")
    assert Address.read("llm:http://h/v1#a/b:c&calls=7&lang=zh-CN") == Address("http://h/v1", "a/b:c", 7, lang="zh-CN")


def test_only_an_answer_out_of_the_options_counts() -> None:
    ask: Ask[Any] = Ask(0, "mafia.vote", ("guilty", "innocent"), default="innocent")
    some: Ask[Any] = Many(0, "x", ("#1", "#2", "#3"), least=1, most=2)
    for text, answer in {
        '{"answer": "guilty"}': "guilty",
        'Sure! {"answer": "innocent", "say": "no", "more": {}}': "innocent",
        "innocent, I think": "innocent",
        "guilty or innocent?": None,
        '{"answer": "hang"}': None,
        '{"answer": ["guilty"]}': "guilty",
        '[{"answer": 3}]': None,
        "": None,
    }.items():
        assert (read(text, ask) or {}).get("answer") == answer, text
    assert (read('{"answer": "#3,#1"}', some) or {}).get("answer") == "#1,#3"
    assert read('{"answer": "#3,#4"}', some) is None
    assert read("Hello there", None) == {"say": "Hello there"}


def test_a_missing_extra_is_named(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str) -> Any:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr(extra, "import_module", missing)
    with pytest.raises(DuskbellError, match=r"a model's seat needs openai, .* install the extra, duskbell\[llm\]"):
        sit("mafia", 5, "k", {}, f"2=llm:{api.url}#without")
