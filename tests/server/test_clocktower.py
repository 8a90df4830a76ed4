"""A count of the Clocktower at a server: hands that are up stay up, whatever becomes of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.phoenix import Phoenix

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SEATS = 5
HOURS = 3600
UNHURRIED = dict.fromkeys(("night_seconds", "nomination_seconds", "hand_seconds"), HOURS)


async def sit_down(house: House) -> tuple[str, list[str], list[Person]]:
    """Five people and a Storyteller: the room, their tokens, and they at the table, the Storyteller first."""
    room = await house.create(SEATS, game="clocktower", moderator="me", options=UNHURRIED)
    tokens = await house.fill(room, people=SEATS)
    return room["room"], tokens, [await house.sit(room["room"], token) for token in tokens]


def counts(state: Message) -> bool:
    return bool(state and state["view"]) and state["view"]["stage"] == "count"


async def until_count(person: Person) -> None:
    """Seat 0 nominates seat 1, and what is asked before and after is answered somehow, until the count goes round."""
    answered = 0
    while not counts(person.state):
        ask = person.state and person.state["ask"]
        if not ask or ask["id"] == answered or not _answers(person.state["me"], ask["key"]):
            await person.next()
            continue
        answered = ask["id"]
        option = "#1" if ask["key"] == "clocktower.nominate" else ",".join(ask["options"][: ask["least"]])
        assert (await person.answer(option))["type"] == "ok"


def _answers(me: int | str, key: str) -> bool:
    return key != "clocktower.close" and (key != "clocktower.nominate" or me == 0)


def offer(state: Message, key: str) -> int:
    """The number of what one may do beside the question."""
    return next(int(o["id"]) for o in state["offers"] if o["key"] == key)


async def raise_hands(people: list[Person]) -> None:
    """The first to be pointed at votes, seat 1 raises a hand ahead."""
    (voter,) = [p for p in people if p.state["ask"] and p.state["ask"]["key"] == "clocktower.vote"]
    assert (await voter.answer("up"))["type"] == "ok"
    nominee = next(p for p in people if p.state["me"] == 1)
    await nominee.until(lambda s: len(s["view"]["facts"].get("votes", ())) == 1)
    assert (await nominee.answer("up", offer(nominee.state, "clocktower.hand")))["type"] == "ok"
    for person in people:
        await person.until(lambda s: set(s["view"]["facts"].get("hands", ())) == {1, 2})


async def test_hands_outlive_a_kill(tmp_path: Path) -> None:
    phoenix = Phoenix(tmp_path)
    await phoenix.hatch()
    house = House(phoenix.port)
    try:
        room, tokens, people = await sit_down(house)
        await asyncio.gather(*map(until_count, people))
        await raise_hands(people)
        before = [(p.state["view"], p.events, p.state["ask"] and p.state["ask"]["key"]) for p in people]
        phoenix.kill()
        await phoenix.rise()
        back = [await house.sit(room, token) for token in tokens]
        for person, (view, events, key) in zip(back, before, strict=True):
            await person.next()
            assert (person.state["view"], person.events) == (view, events)
            assert (person.state["ask"] and person.state["ask"]["key"]) == key
        await finish(back)
        assert back[0].events[-1] | {"seat": 1, "votes": 2} == back[0].events[-1], "hand and vote have counted"
    finally:
        await house.close()
        assert await phoenix.end() == ""


async def test_an_undo_into_a_count_goes_to_its_beginning_and_all_are_told(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        _, _, people = await sit_down(house)
        await asyncio.gather(*map(until_count, people))
        voter = next(p.state["me"] for p in people if p.state["ask"] and p.state["ask"]["key"] == "clocktower.vote")
        await raise_hands(people)
        await people[0].send({"type": "rule", "ruling": {"kind": "undo", "count": 1, "reason": "a slip"}})
        assert (await people[0].reply("rule"))["type"] == "ok"
        for person in people:
            state = await person.until(lambda s: any(e["type"] == "core.undone" for e in s["events"]))
            undone = next(e for e in reversed(person.events) if e["type"] == "core.undone")
            known = {"count": 1, "private": True} if person is people[0] else {"count": "?"}
            assert undone == {"type": "core.undone", **known, "reason": "a slip", "sealed": True}
            assert "hands" not in state["view"]["facts"]
            assert "votes" not in state["view"]["facts"]
            assert (state["view"]["stage"], state["view"]["facts"]["nominee"]) == ("count", 1)
        asked = [p.state["me"] for p in people if p.state["ask"] and p.state["ask"]["key"] == "clocktower.vote"]
        assert asked == [voter]


async def finish(people: list[Person]) -> None:
    """Whoever is pointed at leaves the hand as it is, until the count is over."""
    for seat in (3, 4, 0, 1):
        person = next(p for p in people if p.state["me"] == seat)
        await person.until(lambda s: bool(s["ask"]) and s["ask"]["key"] == "clocktower.vote")
        assert (await person.answer(person.state["ask"]["default"]))["type"] == "ok"
    await people[0].until(lambda s: any(e["type"] == "clocktower.counted" for e in people[0].events))
