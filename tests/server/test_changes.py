"""Who wants only what is new gets to the same state as who is told everything, in fewer bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from duskbell.server.store import Invitation
from tests.server.house import FAST, QUIET, House, Message, Person, open_house
from tests.server.play import all_play, play_on, role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def brief(house: House, room: str, token: str | None, **more: object) -> Person:
    """Somebody who says hello with `changes`."""
    person = await house.knock(room)
    await person.send({"type": "hello", "token": token, "since": 0, "changes": True, **more})
    return person


def told(person: Person) -> Message:
    """What a page holds after everything that a brief listener was sent."""
    whole: Message = {}
    for message in person.heard:
        if message["type"] == "state":
            whole |= message
    return {k: v for k, v in whole.items() if k not in ("from", "events")}


def timeless(state: Message) -> Message:
    """A state without what only time changes."""
    parts = {k: {**state[k], "left": None} for k in ("ask", "pace") if state[k]}
    return {k: v for k, v in state.items() if k not in ("from", "events")} | parts


async def test_both_come_to_the_same_state(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, decoys=True)
        tokens = await house.fill(room, people=5)
        people = [await house.sit(room["room"], token) for token in tokens]
        whole, short = people[0], await brief(house, room["room"], tokens[0])
        watcher = await brief(house, room["room"], None)
        await asyncio.gather(all_play(people), until_over(short), until_over(watcher))
        assert timeless(told(short)) == timeless(whole.state)
        assert short.events == whole.events
        sent = [sum(len(str(m)) for m in p.heard) for p in (short, whole)]
        assert sent[0] * 2 < sent[1], "at least half is saved"
        assert told(watcher)["me"] is None


async def test_an_end_that_is_taken_back_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, moderator="me", options={"angels": 0})
        tokens = await house.fill(room, people=6)
        moderator = await house.sit(room["room"], room["token"])
        await moderator.until(lambda s: s["view"] is not None)
        killer = next(n for n in range(6) if role_of(moderator.state, n) == "killer")
        token = tokens[killer + 1]
        whole, short = await house.sit(room["room"], token), await brief(house, room["room"], token)
        await whole.until(lambda s: s["ask"] is not None)
        assert (await whole.answer(whole.state["ask"]["options"][0]))["type"] == "ok"
        for kind in ("end", "undo"):
            await moderator.send({"type": "rule", "ruling": {"kind": kind, "reason": "too early"}})
            assert (await moderator.reply("rule"))["type"] == "ok"
            await whole.until(lambda s, over=kind == "end": (s["outcome"] is not None) == over)  # type: ignore[misc]
            await short.send({"type": "ping"})
            while (await short.next())["type"] != "pong":
                pass
            assert (told(short)["outcome"] is not None) == (kind == "end")
        assert timeless(told(short)) == timeless(whole.state)


async def until_over(person: Person) -> None:
    while not (told(person) and told(person)["outcome"]):
        await person.next()


async def test_a_word_costs_only_the_word(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, options={"angels": 0, "night_seconds": 1, "killer_rounds": 1})
        tokens = await house.fill(room)
        ann = await brief(house, room["room"], tokens[0])
        while not (told(ann) and told(ann)["pace"]):
            await ann.next()
            ask = told(ann)["ask"] if told(ann) else None
            if ask:
                await ann.send({"type": "answer", "ask": ask["id"], "option": "pass"})
        if told(ann)["view"]["seats"][0]["alive"]:
            await ann.send({"type": "say", "channel": "public", "text": "Good morning."})
            await ann.reply("say")
            message = await ann.next()
            while not any(e.get("text") == "Good morning." for e in message["events"]):
                message = await ann.next()
            assert set(message) == {"type", "from", "version", "events"}


async def test_a_big_screen_shows_what_is_public(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, delay=600)
        tokens = await house.fill(room)
        screen = await brief(house, room["room"], tokens[0], watch=True)
        await screen.next()
        state = told(screen)
        assert state["me"] is None
        assert not [s for s in state["view"]["seats"] if s["role"] and s["alive"]]
        refused = await screen.refused({"type": "say", "channel": "public", "text": "Hello"}, "say")
        assert refused["key"] == "forbidden"


async def test_who_only_watches_is_behind(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(6, delay=600, decoys=True)
        tokens = await house.fill(room)
        ann, watcher = await house.sit(room["room"], tokens[0]), await house.sit(room["room"], None)
        await watcher.next()
        seen = len(watcher.events)
        await play_on(ann)
        await ann.until(lambda s: s["room"]["status"] == "over")
        await watcher.up_to_date()
        assert len(watcher.events) == seen, "ten minutes are not over"
        for what in ("record", "replay", "recap", "knowledge"):
            told = await house.get(f"/rooms/{room['room']}/{what}")
            assert (told.status_code, told.json()["error"]["key"]) == (409, "not-over")
        assert (await house.get(f"/rooms/{room['room']}/record", tokens[0])).status_code == 200
        assert house.app is not None
        invitation = await Invitation.read(house.app.state.store.engine, room["room"])
        assert invitation is not None
        assert invitation.status == "begun"
        assert watcher.state["room"]["status"] == "playing"
        assert watcher.state["outcome"] is None
        assert len(ann.events) > seen


async def test_more_time_for_everything_that_is_open(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, options={"night_seconds": 100})
        tokens = await house.fill(room, people=5)
        people = [await house.sit(room["room"], token) for token in tokens]
        for person in people:
            await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
        await people[0].send({"type": "rule", "ruling": {"kind": "time", "seconds": 60, "reason": "late guest"}})
        assert (await people[0].reply("rule"))["type"] == "ok"
        for person in people:
            await person.until(lambda s: any(e["type"] == "core.time-given" for e in s["events"]))
            assert person.events[-1]["seconds"] == 60
        killer = next(p for p in people if p.state["ask"])
        assert killer.state["ask"]["left"] > 100
        refused = await people[0].refused({"type": "rule", "ruling": {"kind": "time", "seconds": 9999}}, "rule")
        assert refused["key"] == "bad-ruling"


async def test_speeds(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        for speed, least, most in (("slow", 1001, 2000), ("normal", 501, 1000), ("fast", 1, 500), ("none", None, None)):
            room = await house.create(5, speed=speed, options={"night_seconds": 1000})
            tokens = await house.fill(room, people=4)
            people = [await house.sit(room["room"], token) for token in tokens]
            for person in people:
                await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
            left = next(p.state["ask"]["left"] for p in people if p.state["ask"])
            assert left is None if least is None else least <= left <= most
