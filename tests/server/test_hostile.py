"""Hostile input over the WebSocket: a clear error, and nothing changed."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from duskbell.server import inspect
from duskbell.server.errors import NoRoom
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.play import role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def night(house: House, **wishes: Any) -> tuple[Message, list[str], Person, Person]:
    """People only, in the first night: the room, the tokens, a killer and a villager."""
    room = await house.create(6, **wishes)
    tokens = await house.fill(room, people=5)
    people = [await house.sit(room["room"], token) for token in tokens]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    killer = next(p for n, p in enumerate(people) if role_of(p.state, n) == "killer")
    villager = next(p for n, p in enumerate(people) if role_of(p.state, n) == "villager")
    return room, tokens, killer, villager


MALFORMED: list[tuple[Any, str, str]] = [
    ("", "", "bad-message"),
    ("{", "", "bad-message"),
    ("hello", "", "bad-message"),
    ("[]", "", "bad-message"),
    ("null", "", "bad-message"),
    ("7", "", "bad-message"),
    ('"ping"', "", "bad-message"),
    ("[" * 4000, "", "bad-message"),
    ('{"a":' * 1000, "", "bad-message"),
    ("{}", "", "bad-message"),
    ('{"type": 7}', "", "bad-message"),
    ('{"type": "dance"}', "", "bad-message"),
    ('{"type": ["ping"]}', "", "bad-message"),
    ('{"type": "answer"}', "", "bad-message"),
    ('{"type": "answer", "ask": "1", "option": "pass"}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": 3}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": null}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": ["#1"]}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": "pass", "seat": 2}', "answer", "forbidden"),
    ('{"type": "answer", "ask": 1, "option": "pass", "chair": 2}', "", "bad-message"),
    ('{"type": "answer", "ask": 99999999999999999999999, "option": "pass"}', "", "bad-message"),
    ('{"type": "answer", "ask": 9999999999999, "option": "pass"}', "answer", "not-asked"),
    ('{"type": "answer", "ask": 1' + "0" * 5000 + ', "option": "pass"}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": "\\ud800"}', "", "bad-message"),
    ('{"type": "say", "channel": "killers", "text": "\\udfff and more text"}', "", "bad-message"),
    ('{"type": "say", "channel": "killers", "text": "\\ud800 and more text"}', "", "bad-message"),
    ('{"type": "say", "channel": 1, "text": "x"}', "", "bad-message"),
    ('{"type": "rule", "ruling": "pause"}', "", "bad-message"),
    ('{"type": "rule", "ruling": {"kind": "undo", "count": "all"}}', "", "bad-message"),
    ('{"type": "answer", "ask": 1, "option": "nonsense"}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 1, "option": ""}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 1, "option": "0"}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 1, "option": "#77"}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 1, "option": "#1,#2"}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 1, "option": "silence"}', "answer", "illegal-answer"),
    ('{"type": "answer", "ask": 2, "option": "pass"}', "answer", "not-asked"),
    ('{"type": "answer", "ask": 0, "option": "pass"}', "answer", "not-asked"),
    ('{"type": "answer", "ask": -1, "option": "pass"}', "", "bad-message"),
    ('{"type": "ready", "pace": -1}', "", "bad-message"),
    ('{"type": "clock", "sent": 9007199254740993}', "", "bad-message"),
    ('{"type": "rule", "ruling": {"kind": "correct", "reason": "x", "seat": 100}}', "", "bad-message"),
    ('{"type": "rule", "ruling": {"kind": "time", "seconds": 99999999999}}', "", "bad-message"),
    ('{"type": "ready"}', "ready", "not-asked"),
    ('{"type": "hello", "token": null, "since": 0}', "hello", "bad-message"),
    (b'{"type": "ping"}', "", "bad-message"),
    (b"\xff\x00", "", "bad-message"),
    ("x" * 8193, "", "too-large"),
    ("é" * 4097, "", "too-large"),
    (json.dumps({"type": "say", "channel": "killers", "text": "x" * 60_000}), "", "too-large"),
]


async def test_malformed_messages_change_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, killer, villager = await night(house)
        lines, before = await house.lines(room["room"]), killer.state
        for message, of, key in MALFORMED:
            error = await killer.refused(message, of)
            assert error["key"] == key, (message, error)
            assert len(error["message"]) < 600
        await killer.silent()
        await villager.silent()
        assert await house.lines(room["room"]) == lines
        assert killer.state == before
        assert (await killer.answer("pass"))["type"] == "ok", "and the connection is as good as before"


async def test_a_frame_beyond_all_measure_closes_only_that_connection(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, killer, villager = await night(house)
        lines = await house.lines(room["room"])
        await killer.send("x" * 1_000_000)
        assert await killer.closed() == 1009
        await villager.until(lambda s: sum(x["online"] for x in s["room"]["seats"]) == 5)
        assert await house.lines(room["room"]) == lines


async def test_somebody_elses_question(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, killer, villager = await night(house)
        lines = await house.lines(room["room"])
        theirs = killer.state["ask"]["id"]
        error = await villager.refused({"type": "answer", "ask": theirs, "option": "#1"}, "answer")
        nothing = await villager.refused({"type": "answer", "ask": 5, "option": "#1"}, "answer")
        assert error["key"] == nothing["key"] == "not-asked"
        assert error["message"].replace(str(theirs), "5") == nothing["message"], "the error tells nothing about others"
        await killer.silent()
        assert await house.lines(room["room"]) == lines


async def test_a_watcher_can_do_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, killer, _ = await night(house)
        lines = await house.lines(room["room"])
        watcher = await house.sit(room["room"], None)
        await watcher.next()
        await killer.until(lambda s: s["room"]["watchers"] == 1)
        for message in (
            {"type": "answer", "ask": 1, "option": "pass"},
            {"type": "say", "channel": "public", "text": "hello"},
            {"type": "ready"},
            {"type": "rule", "ruling": {"kind": "end"}},
        ):
            assert (await watcher.refused(message, str(message["type"])))["key"] == "forbidden"
        await killer.silent()
        assert await house.lines(room["room"]) == lines


@pytest.mark.parametrize(
    ("hello", "key", "code"),
    [
        ('{"type": "ping"}', "bad-message", 4400),
        ('{"type": "answer", "ask": 1, "option": "pass"}', "bad-message", 4400),
        ("nonsense", "bad-message", 4400),
        (b"binary", "bad-message", 4400),
        ("x" * 9000, "too-large", 4400),
        ('{"type": "hello"}', "bad-message", 4400),
        ('{"type": "hello", "token": 5}', "bad-message", 4400),
        ('{"type": "hello", "token": null, "since": -1}', "bad-message", 4400),
        ('{"type": "hello", "token": "", "since": 0}', "unauthorized", 4401),
        ('{"type": "hello", "token": "wrong", "since": 0}', "unauthorized", 4401),
        ('{"type": "hello", "token": "OTHER ROOM", "since": 0}', "unauthorized", 4401),
        ('{"type": "hello", "token": "\\u0000é王", "since": 0}', "bad-message", 4400),
        ('{"type": "hello", "token": "é王", "since": 0}', "unauthorized", 4401),
    ],
)
async def test_a_bad_hello_is_refused_and_closed(tmp_path: Path, hello: str | bytes, key: str, code: int) -> None:
    async with open_house(tmp_path) as house:
        room, other = await house.create(6), await house.create(6)
        if isinstance(hello, str):
            hello = hello.replace("OTHER ROOM", other["token"])
        person = await house.knock(room["room"])
        error = await person.refused(hello, "hello")
        assert error["key"] == key
        assert await person.closed() == code


async def test_no_such_room(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        for code in ("abcdefgh", "x", "%00", "a" * 50):
            person = await house.knock(code)
            assert (await person.refused({"type": "hello", "token": None, "since": 0}, "hello"))["key"] == "no-room"
            assert await person.closed() == 4404


async def test_a_table_that_the_rules_no_longer_fit_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, *_ = await night(house)
        path = f"/rooms/{room['room']}"
        await house.people[0].send({"type": "rule", "ruling": {"kind": "pause"}})
        assert (await house.people[0].reply("rule"))["type"] == "ok"
    with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as db:
        db.execute("UPDATE lines SET line = ? WHERE room = ? AND n = 0", ('[3,"mafia.unheard-of","#1"]', room["room"]))
        db.commit()
    async with open_house(tmp_path, QUIET) as house:
        for asked in (await house.get(path), await house.get(f"{path}/view", room["token"])):
            assert (asked.status_code, asked.json()["error"]["key"]) == (409, "other-rules")
            assert asked.json()["error"]["message"].endswith(".")
            assert not re.search(r"mafia|seat|answer|#|kill", asked.text), "strangers learn of nobody who is asked"
        person = await house.knock(room["room"])
        hello = {"type": "hello", "token": room["token"], "since": 0}
        assert (await person.refused(hello, "hello"))["key"] == "other-rules"
        assert await person.closed() == 4409
        assert (await house.get("/rooms")).status_code == 200
    told = [r.getMessage() for r in caplog.records if room["room"] in r.getMessage()]
    assert told
    assert not [words for words in told if "mafia" in words], "who plays may read the log"
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    assert "mafia.unheard-of" in await inspect(url, room["room"])
    with pytest.raises(NoRoom):
        await inspect(url, "abcdefgh")


async def test_who_never_says_hello_is_sent_away(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(limits=Limits(hello=0.05))) as house:
        room = await house.create(6)
        person = await house.knock(room["room"])
        assert await person.closed() == 4400
        assert person.heard[-1]["error"]["key"] == "bad-message"


async def test_who_floods_is_slowed_down(tmp_path: Path) -> None:
    settings = Settings(Tempo.of(0), Limits(messages=(20, 0.001), talk=(3, 0.001)))
    async with open_house(tmp_path, settings) as house:
        room = await house.create(6)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        for n in range(5):
            key = (await person.refused({"type": "say", "channel": "public", "text": "x"}, "say"))["key"]
            assert key == ("not-started" if n < 3 else "too-fast")
        for _ in range(15):
            await person.silent()
        assert (await person.refused({"type": "ping"}, "ping"))["key"] == "too-fast"


async def test_who_does_not_stop_is_sent_away(tmp_path: Path) -> None:
    settings = Settings(Tempo.of(0), Limits(messages=(5, 0.001), unheeded=(10, 0.001)))
    async with open_house(tmp_path, settings) as house:
        room = await house.create(6)
        person, other = await house.sit(room["room"], room["token"]), await house.sit(room["room"], None)
        for n in range(16):
            await person.send("nonsense" if n % 2 else {"type": "ping"})
        assert await person.closed() == 4429
        await other.until(lambda s: not s["room"]["seats"][0]["online"])
        await other.silent()


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with open_house(tmp_path, Settings(limits=Limits(sockets=2))) as house:
        room = await house.create(6)
        for _ in range(2):
            await (await house.sit(room["room"], None)).next()
        third = await house.knock(room["room"])
        assert await third.closed() == 4429
        await house.people[0].socket.close()
        await house.people[0].socket.wait_closed()
        await house.people[1].until(lambda s: s is not None)
        fourth = await house.knock(room["room"])
        await fourth.send({"type": "hello", "token": None, "since": 0})
        await fourth.next()


async def test_in_the_lobby_nothing_is_played(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(6)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        for message in (
            {"type": "answer", "ask": 1, "option": "pass"},
            {"type": "say", "channel": "public", "text": "hello"},
            {"type": "say", "channel": "dead", "line": "core.phrase-hurry"},
            {"type": "rule", "ruling": {"kind": "end"}},
        ):
            assert (await person.refused(message, str(message["type"])))["key"] == "not-started"


async def test_after_the_end_nothing_is_played(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, killer, villager = await night(house)
        host = house.people[0]
        number = killer.state["ask"]["id"]
        await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await killer.until(lambda s: s["outcome"] is not None)
        assert (await killer.answer("pass", number))["error"]["key"] == "not-asked"
        assert (await host.refused({"type": "rule", "ruling": {"kind": "pause"}}, "rule"))["key"] == "bad-ruling"
        await villager.send({"type": "say", "channel": "public", "text": "good game"})
        assert (await villager.reply("say"))["type"] == "ok", "when it is over everybody may talk"
        assert (await house.get(f"/rooms/{room['room']}/record")).status_code == 200
