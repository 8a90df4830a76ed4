"""A round in which all answer at once, at a running server: its answers survive a kill, and an undo voids them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person
from tests.server.phoenix import Phoenix
from tests.server.rounds import into_a_round

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROUNDS = [pytest.param("fengsheng.fight", 1, {"game": "fengsheng", "players": 3, "seed": 1}, id="fengsheng")]
"""The question of a round, who is last in its order, and the room in which it comes to one."""


@pytest.mark.parametrize(("key", "answered", "wishes"), ROUNDS)
async def test_kill_and_undo_within_a_round(tmp_path: Path, key: str, answered: int, wishes: dict[str, Any]) -> None:
    phoenix = Phoenix(tmp_path)
    await phoenix.hatch()
    house = House(phoenix.port)
    try:
        room, tokens, moderator, people = await into_a_round(house, key, **wishes)
        asked = [w["seat"] for w in moderator.state["waits"]]
        others = [n for n in asked if n != answered]
        before = [person.state for person in people]
        assert (await people[answered].answer(before[answered]["ask"]["options"][0]))["type"] == "ok"
        phoenix.kill()
        await phoenix.rise()
        moderator = await house.sit(room["room"], room["token"])
        people = [await house.sit(room["room"], token) for token in tokens]
        for person in people:
            await person.next()
        assert people[answered].state["ask"] is None, "the sealed answer is there"
        assert not heard(people, before), "and nobody has heard of it"
        assert [people[n].state["ask"]["id"] for n in others] == [before[n]["ask"]["id"] for n in others]
        assert (await people[others[0]].answer(people[others[0]].state["ask"]["default"]))["type"] == "ok"

        await moderator.send({"type": "rule", "ruling": {"kind": "undo", "count": 1, "reason": "a slip"}})
        assert (await moderator.reply("rule"))["type"] == "ok"
        for n, person in enumerate(people):
            state = await person.until(lambda s: s["events"][-1:] != [] and s["events"][-1]["type"] == "core.undone")
            told = {"type": "core.undone", "count": "?", "reason": "a slip", "sealed": True}
            assert person.events[-1] == told, "all are told, and not how many had answered"
            if n in asked:
                assert state["ask"]["options"] == before[n]["ask"]["options"]
        await moderator.until(lambda s: s["events"][-1:] != [] and s["events"][-1]["type"] == "core.voided")
        assert moderator.events[-1]["seats"] == [answered]
        assert sorted(w["seat"] for w in moderator.state["waits"]) == sorted(asked), "all are asked anew"
    finally:
        await house.close()
        assert await phoenix.end() == ""


def heard(people: list[Person], before: list[dict[str, Any]]) -> list[int]:
    """Who knows of more events than before."""
    return [n for n, person in enumerate(people) if person.state["version"] != before[n]["version"]]
