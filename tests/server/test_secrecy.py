"""Nothing leaks: what every socket heard over whole games is searched for what its seat could not know by then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FAST, QUIET, House, Message, Person, open_house
from tests.server.play import all_play, role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SECRET_ROLES = {"killer", "villager", "angel_of_hearts", "angel_of_diamonds"}
KILLERS_ONLY = {"mafia.pointed", "mafia.settled"}
STAGES = {"angel_of_hearts", "angel_of_diamonds", "killers"}
"""Announced aloud to all: roles are woken by name."""


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every plain value in a message, with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from leaves(inner, (*path, n))
    else:
        yield path, value


def check(heard: list[Message], me: int | None, truth: list[str], seed: str) -> None:
    """No message tells the role or team of a seat before that was shown to this viewer."""
    known: set[int | None] = {me}
    dead: set[int | None] = set()
    told: set[int] = set()
    for message in heard:
        if message["type"] != "state":
            continue
        if message["from"] == 0:
            known, dead = {me}, set()
        for event in message["events"]:
            check_event(event, me, known, dead, truth)
            if event["type"] == "mafia.learned":
                told.add(event["target"])
        over = message["outcome"] is not None
        if not over:
            assert seed not in str(message)
        for path, value in leaves(message):
            if value not in SECRET_ROLES | {"killers", "village"} or path[0] == "events":
                continue
            if path[-2:-1] == ("marks",):
                assert path[2] in told, f"seat {me} was shown {value} at {path}: {message}"
            elif path[:2] == ("view", "seats"):
                assert path[2] in known, f"seat {me} was shown {value} at {path}: {message}"
                assert value in (truth[path[2]], "killers", "village")
            elif path[:2] == ("view", "stage"):
                assert value in STAGES
            elif path[0] == "channels":
                assert me is not None
                assert truth[me] == "killer"
            else:
                assert over, f"{value} at {path} was sent to seat {me}"


def check_event(event: Message, me: int | None, known: set[Any], dead: set[Any], truth: list[str]) -> None:
    """Learn from an event what this viewer may know, and refuse one that it may not see."""
    kind = event["type"]
    looks = me in dead
    if kind == "core.dealt":
        assert event["seat"] == me
    elif kind == "mafia.awoke":
        assert me in event["seats"] or looks
        known.update(event["seats"])
    elif kind in KILLERS_ONLY:
        assert looks or (me is not None and truth[me] == "killer")
    elif kind == "mafia.learned":
        assert event["seat"] == me or looks
    elif kind == "mafia.died":
        known.add(event["seat"])
        dead.add(event["seat"])
    elif kind == "core.unmasked":
        known.update(range(len(truth)))
    elif kind == "core.said":
        assert event["channel"] == "public" or looks or (me is not None and truth[me] == "killer")
    elif kind != "core.stage-began":
        for path, value in leaves(event):
            assert value not in SECRET_ROLES, f"{value} at {path} of {kind}"


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whole_games_leak_nothing(tmp_path: Path, seed: int) -> None:
    async with open_house(tmp_path, FAST) as house:
        room = await house.create(9, options={"angels": 2})
        tokens = await house.fill(room, people=5, kind="random" if seed == 2 else "plain")
        people = [await house.sit(room["room"], token) for token in tokens]
        watcher = await house.sit(room["room"], None)
        await all_play(people, seed)
        await watcher.until(lambda s: s["outcome"] is not None)
        truth = [s["role"] for s in watcher.state["view"]["seats"]]
        revealed = next(e for e in watcher.events if e["type"] == "core.revealed")
        for me, person in [*enumerate(people), (None, watcher)]:
            check(person.heard, me, truth, revealed["seed"])
            last = person.heard[-30:]  # bots may have given their thanks since
            assert any(revealed["salt"] in str(heard) for heard in last)
            only_what_changed(person.heard)


def only_what_changed(heard: list[Message]) -> None:
    """Each state differs from the one before in something that this viewer can see: none is sent for others' sake."""
    before: Any = None
    for message in heard:
        if message["type"] != "state":
            continue
        now = {k: v for k, v in message.items() if k not in ("from", "events")}
        for part in ("ask", "pace"):
            if now[part]:
                now[part] = {**now[part], "left": None}
        assert now != before
        before = now


async def in_the_night(house: House, players: int) -> tuple[Message, list[Person], list[Person], list[Person]]:
    room = await house.create(players)
    tokens = await house.fill(room, people=players - 1)
    people = [await house.sit(room["room"], token) for token in tokens]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    killers = [p for n, p in enumerate(people) if role_of(p.state, n) == "killer"]
    return room, people, killers, [p for p in people if p not in killers]


async def test_nobody_hears_a_killer_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, people, killers, others = await in_the_night(house, 7)
        watcher = await house.sit(room["room"], None)
        await watcher.next()
        assert len(killers) == 2
        for person in people:
            await person.until(lambda s: s["room"]["watchers"] == 1)
            await person.silent()
        assert (await killers[0].answer("#0"))["type"] == "ok"
        await killers[0].until(lambda s: s["ask"] is None)
        for person in (*others, watcher, killers[1]):
            await person.silent()
        await killers[0].send({"type": "say", "channel": "killers", "text": "psst"})
        await killers[0].until(lambda s: s["events"] and s["events"][-1]["type"] == "core.said")
        for person in (*others, watcher):
            await person.silent()
        target = "#1" if killers[1].state["me"] != 1 else "#2"
        assert (await killers[1].answer(target))["type"] == "ok"
        await killers[1].until(lambda s: s["ask"] is not None and s["ask"]["about"] == [2, 2])
        for person in (*others, watcher):
            await person.silent()
        refused = await killers[0].refused({"type": "say", "channel": "public", "text": "oops"}, "say")
        assert refused["key"] == "no-floor"
        for person in (*others, watcher):
            await person.silent()


async def test_nobody_hears_somebody_vote(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        _, people, killers, _ = await in_the_night(house, 6)
        for killer in killers:
            await killer.answer("pass")
        angel = next(p for n, p in enumerate(people) if role_of(p.state, n) == "angel_of_hearts")
        await angel.until(lambda s: s["ask"] is not None)
        await angel.answer(angel.state["ask"]["options"][0])
        await all_ready(people, "discussion")
        await people[0].until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.accuse")
        assert (await people[0].answer("pass"))["type"] == "ok"
        await people[0].until(lambda s: s["ask"] is None)
        for person in people[1:]:
            await person.until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.accuse")
            await person.silent()
        await people[1].answer("#2")
        await all_ready(people, "reasons")
        await people[3].until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.second")
        await people[3].answer("second")
        await all_ready(people, "defence")
        await all_ready(people, "comments")
        for person in people:
            await person.until(lambda s: s["ask"] is not None and s["ask"]["key"] == "mafia.vote")
        await people[4].answer("guilty")
        await people[4].until(lambda s: s["ask"] is None)
        for person in people:
            await person.silent()


async def all_ready(people: list[Person], stage: str) -> None:
    for person in people:
        await person.until(lambda s: s["pace"] is not None and s["pace"]["key"] == f"mafia.pace-{stage}")
        await person.send({"type": "ready"})
        await person.reply("ready")
