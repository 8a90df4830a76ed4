"""The WebSocket contract: whole games, two people, coming back, the moderator's chair, rulings (docs/protocol.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.kernel import CHANCE
from tests.server.house import FAST, QUIET, House, Message, Person, open_house
from tests.server.play import alive, all_play, play_on, role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def last_told(person: Person) -> Message:
    """What the referee told last; bots give their thanks when they like."""
    return [event for event in person.events if event["type"] != "core.said"][-1]


async def test_a_whole_game_with_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(8)
        (token,) = await house.fill(room)
        person = await house.sit(room["room"], token)
        await play_on(person)
        assert person.state["room"]["status"] == "over"
        assert set(person.state["outcome"]) == {"winners", "teams", "reason"}
        assert all(s["role"] for s in person.state["view"]["seats"]), "at the end all cards are turned"
        assert last_told(person)["type"] == "core.revealed"
        assert person.state["channels"] == ["public"]


async def test_two_people_and_a_watcher(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(6)
        ann, watcher = await house.sit(room["room"], room["token"]), await house.sit(room["room"], None)
        await ann.until(lambda s: s["room"]["seats"][0]["online"])
        joined = (await house.post(f"/rooms/{room['room']}/join", {"name": "Bo"})).json()
        state = await ann.until(lambda s: s["room"]["seats"][1]["name"] == "Bo")
        assert (state["view"], state["ask"], state["pace"], state["outcome"]) == (None, None, None, None)
        assert (state["events"], state["me"], state["channels"]) == ([], 0, ["lobby"])
        bo = await house.sit(room["room"], joined["token"])
        await ann.until(lambda s: s["room"]["seats"][1]["online"])
        assert (await house.post(f"/rooms/{room['room']}/bots", {"kind": "plain"}, room["token"])).status_code == 201
        assert (await house.post(f"/rooms/{room['room']}/start", token=room["token"])).status_code == 201
        answered = await all_play([ann, bo])
        assert all(len(set(numbers)) == len(numbers) for numbers in answered)
        await watcher.until(lambda s: s["outcome"] is not None)
        assert watcher.state["me"] is None
        assert watcher.state["ask"] is None
        assert {e["type"] for e in watcher.events}.isdisjoint({"core.dealt", "mafia.awoke", "mafia.settled"})
        assert last_told(ann) == last_told(bo) == last_told(watcher)


async def asked_at_night(house: House, players: int = 6) -> tuple[Message, list[str], list[Person]]:
    """A table of people only, in its first night: the room, the tokens and the people by seat."""
    room = await house.create(players)
    tokens = await house.fill(room, people=players - 1)
    people = [await house.sit(room["room"], token) for token in tokens]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    return room, tokens, people


def killers(people: list[Person]) -> list[Person]:
    return [p for n, p in enumerate(people) if role_of(p.state, n) == "killer"]


async def test_a_reload_gives_the_same_question(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, tokens, people = await asked_at_night(house)
        one, other = killers(people)
        before = one.state
        await one.socket.close()
        await other.until(lambda s: not s["room"]["seats"][before["me"]]["online"])
        for since in (before["version"], 0, 2, 999):
            back = await house.sit(room["room"], tokens[before["me"]], since)
            state = await back.next() if since in (0, 999) else await _first(back)
            assert state["from"] == (since if since <= before["version"] else 0)
            assert state["version"] == before["version"]
            assert {**state["ask"], "left": 0} == {**before["ask"], "left": 0}
            assert 0 < state["ask"]["left"] <= before["ask"]["left"]
        assert (await back.answer("pass"))["type"] == "ok"


async def _first(person: Person) -> Message:
    """The first state of somebody who holds events from before."""
    person.events = [{}] * 999
    import json

    state: Message = json.loads(await person.socket.recv())
    person.events = [{}] * state["from"] + state["events"]
    person.state = state
    return state


async def test_an_answer_counts_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, tokens, people = await asked_at_night(house)
        one, other = killers(people)
        number, seat = one.state["ask"]["id"], one.state["me"]
        second = await house.sit(room["room"], tokens[seat])
        await second.next()
        assert (await one.answer("#0"))["type"] == "ok"
        lines = await house.lines(room["room"])
        assert lines[-1][0] == CHANCE, "the answer is held until the other has answered, too"
        await one.until(lambda s: s["ask"] is None)
        await second.until(lambda s: s["ask"] is None)
        for person in (one, second):
            reply = await person.answer("#1", number)
            assert reply["error"]["key"] == "not-asked"
        assert (await one.answer("#1", number + 1))["error"]["key"] == "not-asked"
        assert await house.lines(room["room"]) == lines
        assert other.state["ask"]["id"] == 1, "a number says nothing about others"


async def test_people_set_the_pace(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, options={"angels": 0, "night_seconds": 1})
        tokens = await house.fill(room, people=1, kind="random")
        people = [await house.sit(room["room"], token) for token in tokens]
        ann, bo = people
        while not (ann.state and ann.state["pace"]):
            await ann.next()
            if ann.state["ask"]:
                await ann.answer("pass" if "pass" in ann.state["ask"]["options"] else ann.state["ask"]["options"][0])
        assert ann.state["pace"]["key"] == "mafia.pace-discussion"
        assert 0 < ann.state["pace"]["left"] <= 180
        await bo.until(lambda s: s["pace"] is not None)
        living = [p for n, p in enumerate(people) if alive(ann.state, n)]
        for person in living:
            lines = await house.lines(room["room"])
            await person.send({"type": "ready"})
            assert await person.reply("ready") == {"type": "ok", "of": "ready"}
            if person is not living[-1]:
                assert await house.lines(room["room"]) == lines, "one waits for the other"
                await living[-1].until(lambda s: s["pace"]["ready"] == [0])
        await ann.until(lambda _: {"type": "core.stage-began", "stage": "accusations"} in ann.events)


async def test_talk(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, _, people = await asked_at_night(house)
        one, other = killers(people)
        villager = next(p for p in people if p not in (one, other))
        assert one.state["channels"] == ["killers"]
        assert villager.state["channels"] == []
        await one.send({"type": "say", "channel": "killers", "text": "  the loud one? "})
        assert await one.reply("say") == {"type": "ok", "of": "say"}
        await other.until(lambda s: s["events"] and s["events"][-1]["type"] == "core.said")
        assert other.events[-1]["text"] == "the loud one?"
        await villager.silent()
        lines = await house.lines(room["room"])
        for person, channel, text in (
            (villager, "killers", "hello?"),
            (villager, "public", "hello?"),
            (one, "public", "hello?"),
            (one, "killers", ""),
            (one, "killers", "   "),
            (one, "killers", "x" * 501),
        ):
            assert (await person.refused({"type": "say", "channel": channel, "text": text}, "say"))["key"] == "no-floor"
        assert await house.lines(room["room"]) == lines


async def test_a_moderator_sees_paces_and_rules(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(7, moderator="me", options={"angels": 0, "night_seconds": 1})
        tokens = await house.fill(room, people=1)
        chair, ann = await house.sit(room["room"], tokens[0]), await house.sit(room["room"], tokens[1])
        await ann.until(lambda s: s["view"] is not None)
        await chair.until(lambda s: s["view"] is not None)
        assert chair.state["me"] == "moderator"
        assert all(s["role"] for s in chair.state["view"]["seats"])
        await chair.until(lambda s: s["ask"] is not None)
        assert chair.state["ask"]["key"] == "mafia.pace-discussion"
        assert chair.state["ask"]["left"] is None, "no clock presses the moderator"
        assert chair.state["pace"] == {
            "id": chair.state["ask"]["id"],
            "key": "mafia.pace-discussion",
            "about": [],
            "left": None,
            "deadline": None,
            "ready": [],
            "whose": None,
            "may_skip": True,
            "agreed": [],
            "proposed": [],
            "stays": False,
        }
        await ann.until(lambda s: s["pace"] is not None)
        if alive(ann.state, 0):
            await ann.send({"type": "ready"})
            await chair.until(lambda s: s["pace"]["ready"] == [0])
        await chair.send({"type": "say", "channel": "public", "text": "Silence, please."})
        assert (await chair.reply("say"))["type"] == "ok"
        await ann.until(lambda s: any(e.get("text") == "Silence, please." for e in s["events"]))
        assert [e["seat"] for e in ann.events if e.get("text") == "Silence, please."] == [-2]
        await chair.answer("go-on")
        await chair.until(lambda s: s["ask"] is None or s["ask"]["key"] != "mafia.pace-discussion")
        await _rulings(house, room, chair, ann)


async def _rulings(house: House, room: Message, chair: Person, ann: Person) -> None:
    for ruling, key in (
        ({"kind": "resume"}, "bad-ruling"),
        ({"kind": "penalty", "seat": 1, "penalty": "shout"}, "bad-ruling"),
        ({"kind": "penalty", "seat": 77, "penalty": "warn"}, "bad-ruling"),
        ({"kind": "pause", "when": "after"}, "bad-ruling"),
        ({"kind": "penalty", "seat": 1, "penalty": "warn", "when": "soon"}, "bad-message"),
        ({"kind": "undo", "count": 9999}, "bad-ruling"),
        ({"kind": "undo", "count": 0}, "bad-ruling"),
        ({"kind": "dance"}, "bad-message"),
        ({}, "bad-message"),
    ):
        of = "" if key == "bad-message" else "rule"
        assert (await chair.refused({"type": "rule", "ruling": ruling}, of))["key"] == key
        forbidden = await ann.refused({"type": "rule", "ruling": ruling}, of)
        assert forbidden["key"] == ("forbidden" if of else "bad-message")
    await chair.send({"type": "rule", "ruling": {"kind": "pause", "reason": "tea"}})
    assert (await chair.reply("rule"))["type"] == "ok"
    await chair.until(lambda s: s["view"]["paused"])
    await ann.until(lambda s: s["view"]["paused"])
    before = len(await house.lines(room["room"]))
    await chair.send({"type": "rule", "ruling": {"kind": "undo", "reason": "a slip"}})
    assert (await chair.reply("rule"))["type"] == "ok"
    await ann.until(lambda s: s["from"] == 0 and any(e["type"] == "core.undone" for e in ann.events))
    assert len(await house.lines(room["room"])) > before, "an undo is added to the record, nothing is taken from it"
    again = await house.sit(room["room"], room["token"], since=3)
    assert (await again.next())["from"] == 0, "what was seen before an undo does not count"
    await chair.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
    assert (await chair.reply("rule"))["type"] == "ok"
    await ann.until(lambda s: s["outcome"] is not None)
    assert ann.state["outcome"]["reason"] == "core.ended-by-referee"


async def test_a_moderator_closes_the_accusations(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(5, moderator="me", options={"angels": 0, "night_seconds": 1})
        tokens = await house.fill(room, people=5)
        chair = await house.sit(room["room"], tokens[0])
        people = [await house.sit(room["room"], token) for token in tokens[1:]]
        await chair.until(lambda s: s["view"] is not None)
        for person in people:
            await person.until(lambda s: s["view"] is not None)
            if person.state["ask"]:
                await person.answer("pass")
        await chair.until(lambda s: s["ask"] is not None)
        await chair.answer("go-on")
        await chair.until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.close")
        ask = (await people[0].until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.accuse"))["ask"]
        assert ask["left"] is None, "the moderator says when accusations close, not the clock"
        await people[0].answer("pass")
        assert (await chair.answer("close"))["type"] == "ok"
        await chair.until(lambda s: s["view"]["phase"] == "night" and s["view"]["day"] == 2)


async def test_a_host_who_plays_rules_little(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        _, _, people = await asked_at_night(house)
        host, guest = people[0], people[1]
        pause = {"type": "rule", "ruling": {"kind": "pause", "reason": ""}}
        assert (await guest.refused(pause, "rule"))["key"] == "forbidden"
        for kind in ("undo", "penalty"):
            assert (await host.refused({"type": "rule", "ruling": {"kind": kind}}, "rule"))["key"] == "forbidden"
        one = killers(people)[0]
        left = one.state["ask"]["left"]
        await host.send(pause)
        assert (await host.reply("rule"))["type"] == "ok"
        await one.until(lambda s: s["view"]["paused"])
        paused_at = one.state["ask"]["left"]
        assert paused_at <= left
        assert (await one.answer("pass"))["error"]["key"] == "table-paused"
        again = (await house.get(f"/rooms/{one.state['room']['room']}")).json()
        assert again["status"] == "playing"
        await host.send({"type": "rule", "ruling": {"kind": "resume"}})
        await one.until(lambda s: not s["view"]["paused"])
        assert 0 < one.state["ask"]["left"] <= paused_at, "time stood still"
        assert (await one.answer("pass"))["type"] == "ok"


async def test_a_deadline_is_the_same_second_whatever_arrives(tmp_path: Path) -> None:
    """Brief states and whole ones, a line of talk, a reload, a pause: all tell the same end by the server's clock."""
    async with open_house(tmp_path, QUIET) as house:
        _, _, people = await asked_at_night(house)
        host, one = people[0], killers(people)[0]
        for sent in (5, 1.5):
            await one.send({"type": "clock", "sent": sent})
            told = await one.next()
            assert told == {"type": "clock", "sent": sent, "now": told["now"]}
            assert type(told["sent"]) is type(sent)
        ask = one.state["ask"]
        assert one.token is not None
        again = await house.sit(one.state["room"]["room"], one.token)
        same = (await again.until(lambda s: s["view"] is not None))["ask"]
        assert same["deadline"] == ask["deadline"]
        await again.send({"type": "clock", "sent": 0})
        later = (await again.next())["now"]
        at = same["deadline"] - same["left"] * 1000
        assert told["now"] - 1_000 <= at <= later + 1_000, "of the moment at which it was told, however late that is"
        brief = await house.knock(one.state["room"]["room"])
        await brief.send({"type": "hello", "token": one.token, "changes": True})
        assert (await brief.next())["ask"]["deadline"] == ask["deadline"]
        await one.send({"type": "say", "channel": "killers", "text": "now?"})
        assert "ask" not in await brief.next(), "what is said does not move the clock"
        for kind, stands in (("pause", True), ("resume", False)):
            await host.send({"type": "rule", "ruling": {"kind": kind}})
            news = await brief.next()
            assert (news["ask"]["deadline"] is None) == stands
        await one.until(lambda s: s["ask"]["deadline"] == news["ask"]["deadline"])
        assert news["ask"]["deadline"] >= ask["deadline"]
        assert "makes no sense" in (await one.refused({"type": "clock", "sent": "noon"}))["message"]
