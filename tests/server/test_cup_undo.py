"""An undo at a cup's table, once something has come of its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import Message, Person
from tests.server.olga import open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def rule(referee: Person, **ruling: object) -> Message:
    """What the room answers to a ruling."""
    await referee.send({"type": "rule", "ruling": {"reason": "a flood", **ruling}})
    return await referee.reply("rule")


async def test_an_end_of_which_something_has_come_is_not_taken_back(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        rita, room, referee = await olga.judged()
        assert (await rule(referee, kind="end"))["type"] == "ok"
        while (await olga.table())["takes"][-1]["state"] != "broken-off":
            pass
        await olga.do("lodge-appeal", olga.captains["a"], team="a", member="a1", table="robin-1", text="It was dry.")
        refused = await rule(referee, kind="undo", count=1)
        assert refused["error"]["says"] == "take-settled"
        assert (await olga.house.get(f"/rooms/{room}/view", rita)).json()["room"]["status"] == "over"
        paul = await olga.enter(role="panel", name="Paul")
        await olga.do("decide-appeal", paul, appeal="appeal-1", outcome="dismissed", reason="it was wet")
        assert (await rule(referee, kind="undo", count=1))["type"] == "ok"
        while (await olga.table())["takes"][-1]["state"] != "playing":
            pass
