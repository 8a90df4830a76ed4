"""Talk before the start: who hears and reads it, how much of it there may be, and when it is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duskbell.kernel.errors import NoFloor
from duskbell.server.errors import NotStarted, SaidEnough, TooFast
from duskbell.server.room.lobby import CHARACTERS, KEPT, Lobby
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.test_seating import did, lobby, visit

pytestmark = pytest.mark.slow


def say(text: str, channel: str = "lobby", **more: Any) -> Message:
    return {"type": "say", "channel": channel, "text": text, **more}


async def says(person: Person, text: str) -> None:
    await person.send(say(text))
    assert (await person.reply("say"))["type"] == "ok"
    await person.up_to_date()


def told(state: Message) -> list[tuple[Any, str]]:
    """What a whole state says was said."""
    assert state["talk"]["from"] == 0
    return [(s["seat"], s["text"]) for s in state["talk"]["said"]]


class Page(Person):
    """Somebody who wants news only, and lays what is said upon what there was, as `docs/protocol.md` says."""

    said: list[tuple[Any, str]]

    async def next(self) -> Message:
        message = await super().next()
        talk = message.get("talk") if message["type"] == "state" else None
        if talk is not None:
            assert talk["from"] in (0, len(self.said)), "a gap"
            self.said[talk["from"] :] = [(s["seat"], s["text"]) for s in talk["said"]]
        return message


async def page(house: House, path: str, token: str | None) -> Page:
    person = await house.knock(path.split("/")[2])
    page = Page(person.socket, token)
    page.said = []
    await page.send({"type": "hello", "token": token, "since": 0, "changes": True})
    await page.next()
    return page


# -- who hears it ------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_everybody_in_the_lobby_hears_it_and_whoever_comes_later_reads_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens = await lobby(house, people=2)
        ann, watcher = await visit(house, path, tokens[0]), await visit(house, path, None)
        assert (ann.state["channels"], watcher.state["channels"]) == (["lobby"], [])
        assert told(ann.state) == []
        await says(ann, "  half past ten, then  ")
        assert told(ann.state) == [(0, "half past ten, then")]
        await watcher.until(lambda s: told(s) == [(0, "half past ten, then")])
        bo = await visit(house, path, tokens[1])
        assert told(bo.state) == [(0, "half past ten, then")]
        await says(bo, "十点半好")
        await ann.until(lambda s: told(s)[1:] == [(1, "十点半好")])
        assert told((await house.get(f"{path}/view", tokens[1])).json()) == told(ann.state)
        assert "half past" not in (await house.get(path)).text, "the room itself does not tell"


@pytest.mark.anyio
async def test_who_moderates_speaks_too_and_who_watches_does_not(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens = await lobby(house, people=1, moderator="me")
        referee, watcher = await visit(house, path, tokens[0]), await visit(house, path, None)
        await says(referee, "welcome")
        await watcher.until(lambda s: told(s) == [("moderator", "welcome")])
        assert (await watcher.refused(say("hello"), "say"))["key"] == "forbidden"
        assert told((await visit(house, path, None)).state) == [("moderator", "welcome")]


@pytest.mark.anyio
async def test_news_are_only_what_is_new(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens = await lobby(house, people=2)
        ann, bo = await page(house, path, tokens[0]), await page(house, path, tokens[1])
        for n in range(3):
            await says(ann, f"line {n}")
        await bo.up_to_date()
        assert bo.said == [(0, f"line {n}") for n in range(3)]
        news = [m["talk"] for m in bo.heard if m["type"] == "state" and m.get("talk")][-1]
        assert news == {"from": 2, "said": [{"seat": 0, "text": "line 2", "n": 3, "hidden": False}]}
        assert "room" not in [m for m in bo.heard if m["type"] == "state"][-1]
        await did(house, f"{path}/move", {"seat": 4}, tokens[0])
        await bo.up_to_date()
        assert bo.said == [(4, f"line {n}") for n in range(3)]


# -- whose it is -------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_words_move_with_their_person_and_go_with_them(tmp_path: Path) -> None:
    """By a kick, by leaving, and when somebody else takes the chair: nobody reads words of one who is not here."""
    async with open_house(tmp_path, QUIET) as house:
        path, tokens = await lobby(house, people=4)
        people = [await page(house, path, token) for token in tokens]
        for n, person in enumerate(people):
            await says(person, f"I am {n}")
        ann = people[0]
        await did(house, f"{path}/move", {"seat": 5}, tokens[1])
        await did(house, f"{path}/kick", {"seat": 2}, tokens[0])
        await ann.up_to_date()
        assert ann.said == [(0, "I am 0"), (5, "I am 1"), (3, "I am 3")]
        await did(house, f"{path}/set", {"players": 5}, tokens[0])
        await ann.up_to_date()
        assert ann.said == [(0, "I am 0"), (1, "I am 1"), (3, "I am 3")]
        invite = (await did(house, f"{path}/substitute", {"seat": 3}, tokens[3]))["invite"]
        await did(house, f"{path}/claim", {"invite": invite, "name": "Zoe"})
        await did(house, f"{path}/leave", token=tokens[1])
        await ann.up_to_date()
        assert ann.said == told((await visit(house, path, None)).state) == [(0, "I am 0")]
        zoe = (await did(house, f"{path}/join", {"name": "Yun", "seat": 1}))["token"]
        await says(await visit(house, path, zoe), "I am new")
        await ann.up_to_date()
        assert ann.said == [(0, "I am 0"), (1, "I am new")]


@pytest.mark.anyio
async def test_it_outlives_a_restart_and_is_gone_at_the_start(tmp_path: Path) -> None:
    """Neither the record nor a replay has it, and a rematch begins in silence."""
    async with open_house(tmp_path, QUIET) as house:
        path, tokens = await lobby(house, people=2, players=5)
        await says(await visit(house, path, tokens[0]), "before the storm")
    async with open_house(tmp_path, QUIET) as house:
        ann, bo = await visit(house, path, tokens[0]), await page(house, path, tokens[1])
        assert told(ann.state) == bo.said == [(0, "before the storm")]
        await did(house, f"{path}/bots", {"kind": "plain"}, tokens[0])
        await did(house, f"{path}/start", token=tokens[0])
        await ann.until(lambda s: s["view"] is not None)
        assert ann.state["talk"] is None
        while bo.state.get("view") is None:
            await bo.next()
        assert bo.state["talk"] is None
        assert (await ann.refused(say("too late"), "say"))["key"] == "no-floor"
        await ann.send({"type": "rule", "ruling": {"kind": "end"}})
        await ann.until(lambda s: s["outcome"] is not None)
        assert "storm" not in (await house.get(f"{path}/record")).text + (await house.get(f"{path}/replay")).text
        again = (await did(house, f"{path}/rematch", {}, tokens[0]))["room"]
        assert told((await visit(house, f"/rooms/{again}", tokens[0])).state) == []
    async with open_house(tmp_path, QUIET) as house:
        assert (await visit(house, path, tokens[0])).state["talk"] is None


# -- how much ----------------------------------------------------------------------------------------------------------


def test_no_more_is_kept_than_people_read() -> None:
    talk = Lobby(Limits.none())
    for n in range(500):
        talk.say("ann", 0, "lobby", str(n), 10.0)
        assert len(talk.said) <= KEPT
        assert talk.said[-1].text == str(n)
    for _ in range(50):
        talk.say("ann", 0, "lobby", "长" * 500, 10.0)
        assert sum(len(s.text) for s in talk.said) <= CHARACTERS


def test_each_person_has_a_measure_wherever_they_sit_and_the_lobby_a_ceiling() -> None:
    talk = Lobby(Limits(talk=(2.0, 1.0), words=1_000, table_words=2_500))
    talk.say("ann", 0, "lobby", "x", 10.0)
    talk.move(0, 3)
    talk.say("ann", 3, "lobby", "x", 10.0)
    with pytest.raises(TooFast):
        talk.say("ann", 4, "lobby", "x", 10.0)
    talk.say("bo", 1, "lobby", "x" * 500, 10.0)
    talk.say("bo", 1, "lobby", "x" * 500, 10.0)
    with pytest.raises(SaidEnough, match="one seat"):
        talk.say("bo", 1, "lobby", "x", 20.0)
    for who in ("cy", "di"):
        talk.say(who, 2, "lobby", "x" * 500, 20.0)
    with pytest.raises(SaidEnough, match="at this table"):
        talk.say("ed", 2, "lobby", "x", 20.0)


@pytest.mark.parametrize("text", ["", "   ", "\n", "x" * 501])
def test_a_saying_has_words_and_not_too_many(text: str) -> None:
    talk = Lobby(Limits())
    with pytest.raises(NoFloor, match="1 to 500 characters"):
        talk.say("ann", 0, "lobby", text, 10.0)
    with pytest.raises(NotStarted, match="right would be the channel lobby"):
        talk.say("ann", 0, "public", "hello", 10.0)
    assert talk.said == ()


@pytest.mark.anyio
async def test_what_is_refused_is_heard_by_nobody(tmp_path: Path) -> None:
    settings = Settings(Tempo.of(0, alone=10_000), Limits(talk=(7.0, 0.0001)), retry=0)
    async with open_house(tmp_path, settings) as house:
        path, tokens = await lobby(house, people=2)
        ann, bo = await visit(house, path, tokens[0]), await visit(house, path, tokens[1])
        await bo.up_to_date()
        wrong = {
            "not-started": [say("hi", "public"), say("hi", "whisper#1"), say("hi", "")],
            "no-floor": [say(""), say("x" * 501), say("", line="core.phrase-hurry")],
            "bad-message": [say("x", about=[1, 2, 3, 4, 5, 6]), {"type": "say", "channel": "lobby", "text": 7}],
        }
        for message in wrong["not-started"] + wrong["no-floor"]:
            key = next(key for key, all_ in wrong.items() if message in all_)
            assert (await ann.refused(message, "say"))["key"] == key
        await ann.send('{"type": "say", "channel": "lobby", "text": "\\ud800"}')
        assert (await ann.next())["error"]["key"] == "bad-message"
        for message in wrong["bad-message"]:
            assert (await ann.refused(message))["key"] == "bad-message"
        await says(ann, "heard")
        assert (await ann.refused(say("too much"), "say"))["key"] == "too-fast"
        await bo.until(lambda s: told(s) == [(0, "heard")])
        await bo.silent()
