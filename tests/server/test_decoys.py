"""Where who is asked is a secret, all are asked, and what they answer takes effect together."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.house import FAST, QUIET, House, Person, open_house
from tests.server.play import all_play, role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def in_the_night(house: House, players: int = 6, people: int = 6, **wishes: object) -> list[Person]:
    """So many people in the first night, bots on the other seats."""
    room = await house.create(players, decoys=True, **wishes)
    tokens = await house.fill(room, people=people - 1)
    sat = [await house.sit(room["room"], token) for token in tokens]
    for person in sat:
        await person.until(lambda s: s["view"] and all(x["online"] or x["kind"] == "bot" for x in s["room"]["seats"]))
    return sat


def is_killer(person: Person) -> bool:
    return role_of(person.state, person.state["me"]) == "killer"


async def test_all_are_asked_the_same_number_of_options(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house)
        keys = {p.state["ask"]["key"] for p in people}
        assert keys == {"mafia.kill", "mafia.decoy"}
        assert len({len(p.state["ask"]["options"]) for p in people}) == 1
        assert {p.state["ask"]["id"] for p in people} == {1}
        assert all((p.state["ask"]["key"] == "mafia.kill") == is_killer(p) for p in people)


async def test_answers_take_effect_when_the_last_has_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house, options={"angels": 0, "killer_rounds": 1})
        killers, others = [p for p in people if is_killer(p)], [p for p in people if not is_killer(p)]
        for person in (*killers, *others[:-1]):
            assert (await person.answer("pass"))["type"] == "ok"
            await person.until(lambda s: s["ask"] is None)
        await others[-1].silent()
        assert others[-1].state["view"]["phase"] == "night"
        assert (await others[-1].answer("pass"))["type"] == "ok"
        for person in people:
            await person.until(lambda s: s["view"]["phase"] == "day")


async def test_the_moderator_alone_sees_who_is_waited_for(tmp_path: Path) -> None:
    """A decoy is told from a true question by its key; a brief listener gets the same; players get nothing of it."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6, decoys=True, moderator="me", options={"angels": 0, "killer_rounds": 1})
        tokens = await house.fill(room, people=6)
        chair, brief = await house.sit(room["room"], tokens[0]), await house.knock(room["room"])
        await brief.send({"type": "hello", "token": tokens[0], "since": 0, "changes": True})
        people = [await house.sit(room["room"], token) for token in tokens[1:]]
        await chair.until(lambda s: len(s["waits"]) == 6)
        killers = {n for n in range(6) if role_of(chair.state, n) == "killer"}
        assert {w["seat"] for w in chair.state["waits"] if not w["key"].endswith(".decoy")} == killers
        for person in people:
            await person.until(lambda s: s["ask"] is not None)
        for person in (people[2], people[4]):
            assert (await person.answer("pass"))["type"] == "ok"
            await chair.until(lambda s, n=person.state["me"]: n not in [w["seat"] for w in s["waits"]])  # type: ignore[misc]
        assert [w["seat"] for w in chair.state["waits"]] == [0, 1, 3, 5]
        await brief.until(lambda s: [w["seat"] for w in s.get("waits", ())] == [0, 1, 3, 5])
        assert [m["waits"] for p in people for m in p.heard if m["type"] == "state" and m["waits"]] == []


async def test_a_decoy_leaves_no_trace(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        people = await in_the_night(house, options={"killer_rounds": 1})
        await all_play(people)
        lines = await house.lines(people[0].state["room"]["room"])
        assert lines
        assert not [line for line in lines if str(line[1]).endswith(".decoy")]


async def test_who_plays_alone_with_bots_is_asked_nothing_for_show(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        (ann,) = await in_the_night(house, people=1)
        await all_play([ann])
        asked = {m["ask"]["key"] for m in ann.heard if m["type"] == "state" and m["ask"]}
        assert "mafia.decoy" not in asked


async def test_what_is_held_survives_a_kill(tmp_path: Path) -> None:
    """A copy of the files while the server runs is what a killed one leaves."""
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house, options={"angels": 0, "killer_rounds": 1})
        code, tokens = people[0].state["room"]["room"], [str(p.token) for p in people]
        killers, others = [p for p in people if is_killer(p)], [p for p in people if not is_killer(p)]
        held = [*killers, others[0]]
        for person in held:
            assert (await person.answer("pass"))["type"] == "ok"
        seats = [p.state["me"] for p in held]
        killed = shutil.copytree(tmp_path, tmp_path / "killed")
    async with open_house(killed, QUIET) as house:
        again = [await house.sit(code, token) for token in tokens]
        for person in again:
            await person.until(lambda s: all(x["online"] for x in s["room"]["seats"]))
        for seat, person in enumerate(again):
            assert (person.state["ask"] is None) == (seat in seats), "what was answered is not asked again"
        for seat, person in enumerate(again):
            if seat not in seats:
                assert person.state["ask"]["id"] == 1, "the same question"
                assert (await person.answer("pass"))["type"] == "ok"
        await again[0].until(lambda s: s["view"]["phase"] == "day")


async def test_the_clock_ends_a_scene(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house, options={"angels": 0, "night_seconds": 1, "killer_rounds": 1})
        await asyncio.gather(*(p.until(lambda s: s["view"]["phase"] == "day") for p in people))


@pytest.mark.parametrize("before", [(), ("pause",)], ids=["at once", "while it is paused"])
async def test_an_end_that_is_refused_leaves_curtain_and_pause_as_they_are(
    tmp_path: Path, before: tuple[str, ...]
) -> None:
    """Whoever hosts and plays could ask so, without a trace, who has answered."""
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house, options={"angels": 0, "killer_rounds": 1})
        killer = next(p for p in people if is_killer(p))
        await killer.answer(next(o for o in killer.state["ask"]["options"] if o.startswith("#")))
        for kind in before:
            await people[0].send({"type": "rule", "ruling": {"kind": kind}})
            assert (await people[0].reply("rule"))["type"] == "ok"
        for person in people:
            await person.up_to_date()
        room = people[0].state["room"]["room"]
        lines = await house.lines(room)
        refused = await people[0].refused({"type": "rule", "ruling": {"kind": "end", "when": "after"}}, "rule")
        assert refused["key"] == "bad-ruling"
        for person in people:
            await person.silent()
        assert await house.lines(room) == lines


@pytest.mark.parametrize("before", [(), ("pause",)], ids=["at once", "while it is paused"])
async def test_an_acknowledged_answer_is_in_the_record_though_the_host_ends_the_table(
    tmp_path: Path, before: tuple[str, ...]
) -> None:
    async with open_house(tmp_path, QUIET) as house:
        people = await in_the_night(house, options={"angels": 0, "killer_rounds": 1})
        killer = next(p for p in people if is_killer(p))
        victim = next(o for o in killer.state["ask"]["options"] if o.startswith("#"))
        assert (await killer.answer(victim))["type"] == "ok"
        for kind in (*before, "end"):
            await people[0].send({"type": "rule", "ruling": {"kind": kind, "reason": "it is late"}})
            assert (await people[0].reply("rule"))["type"] == "ok"
        for person in people:
            await person.until(lambda s: s["outcome"] is not None)
        lines = await house.lines(people[0].state["room"]["room"])
        assert (killer.state["me"], "mafia.kill", victim) in [tuple(line[:3]) for line in lines]
