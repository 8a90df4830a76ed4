"""Over the wire: who is sent what when somebody whispers, and that nothing goes to the living when the dead talk."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUIET, House, Person, open_house
from tests.server.play import role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OPTIONS = {"angels": 0, "whispers": True, "dead_talk": True}


async def first_day(house: House, **options: Any) -> tuple[list[Person], int]:
    """Six people in the first day's discussion, and which of them is dead."""
    room = await house.create(6, options=OPTIONS | options)
    people = [await house.sit(room["room"], token) for token in await house.fill(room, people=5)]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    killers = [p for p in people if role_of(p.state, p.state["me"]) == "killer"]
    victim = next(p.state["me"] for p in people if p not in killers)
    for killer in killers:
        assert (await killer.answer(f"#{victim}"))["type"] == "ok"
    await asyncio.gather(*(p.until(lambda s: s["view"]["stage"] == "discussion") for p in people))
    return people, victim


async def say(person: Person, channel: str, text: str) -> None:
    await person.send({"type": "say", "channel": channel, "text": text})
    assert (await person.reply("say"))["type"] == "ok"


def living(people: list[Person], victim: int) -> list[Person]:
    return [p for p in people if p.state["me"] != victim]


async def test_a_whisper_is_seen_by_all_and_heard_by_two(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people, victim = await first_day(house, dead_may_look=False)
        watcher = await house.sit(people[0].state["room"]["room"], None)
        await watcher.until(lambda s: bool(s["view"]))
        ann, bob = living(people, victim)[:2]
        to = bob.state["me"]
        assert f"whisper#{to}" in ann.state["channels"]
        await say(ann, f"whisper#{to}", "Is it Kim?")
        happened = {"type": "core.whispered", "seat": ann.state["me"], "to": to}
        for person in (*people, watcher):
            await person.until(lambda s: any(e["type"] == "core.whispered" for e in s["events"]))
            at = person.events.index(happened)
            told = person.events[at + 1 :]
            assert [e["text"] for e in told] == (["Is it Kim?"] if person in (ann, bob) else [])
            assert all(e["private"] and e["channel"] == f"whisper#{to}" for e in told)
            if person not in (ann, bob):
                assert "Is it Kim?" not in str(person.heard)


async def test_a_whisper_to_the_dead_or_to_the_moderator_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people, victim = await first_day(house)
        ann = living(people, victim)[0]
        for channel in (f"whisper#{victim}", "whisper#-2", "whisper#moderator", f"whisper#{ann.state['me']}"):
            error = await ann.refused({"type": "say", "channel": channel, "text": "psst"}, "say")
            assert error["key"] == "no-floor"
        dead = people[victim]
        assert dead.state["channels"] == ["dead"]
        for channel in ("public", f"whisper#{ann.state['me']}"):
            error = await dead.refused({"type": "say", "channel": channel, "text": "it was them"}, "say")
            assert error["key"] == "no-floor"


async def test_when_the_dead_talk_nobody_living_is_sent_anything(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people, victim = await first_day(house)
        watcher = await house.sit(people[0].state["room"]["room"], None)
        await watcher.until(lambda s: bool(s["view"]))
        for person in people:
            await person.until(lambda s: s["room"]["watchers"] == 1)
        await say(people[victim], "dead", "alone at last")
        await people[victim].until(lambda s: any(e.get("text") == "alone at last" for e in s["events"]))
        for person in (*living(people, victim), watcher):
            await person.silent()


async def test_whispers_and_the_talk_of_the_dead_survive_a_kill(tmp_path: Path) -> None:
    """A copy of the files while the server runs is what a killed one leaves."""
    async with open_house(tmp_path, QUIET) as house:
        people, victim = await first_day(house)
        ann, bob = living(people, victim)[:2]
        await say(ann, f"whisper#{bob.state['me']}", "Is it Kim?")
        await say(people[victim], "dead", "it is")
        code, tokens = ann.state["room"]["room"], [str(p.token) for p in people]
        killed = shutil.copytree(tmp_path, tmp_path / "killed")
    async with open_house(killed, QUIET) as house:
        for seat, token in enumerate(tokens):
            person = await house.sit(code, token)
            await person.until(lambda s: bool(s["view"]))
            said = [e["text"] for e in person.events if e["type"] == "core.said"]
            heard = {ann.state["me"]: ["Is it Kim?"], bob.state["me"]: ["Is it Kim?"], victim: ["Is it Kim?", "it is"]}
            assert said == heard.get(seat, [])
            assert sum(e["type"] == "core.whispered" for e in person.events) == 1
