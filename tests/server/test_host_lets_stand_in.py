"""A host lets a bot stand in for who is away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import QUIET, open_house
from tests.server.leaving import AT_ONCE, leave, stand_ins, table
from tests.server.test_seating import did, fault, visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


# -- the host --------------------------------------------------------------------------------------------------------


async def test_the_host_passes_on_and_stays_there(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house)
        await people[1].socket.close()
        await people[2].until(lambda s: not s["room"]["seats"][1]["online"])
        info = await leave(house, path, tokens[0], people[0])
        assert info["host"] == 2, "the lowest who is there"
        state = await people[3].until(lambda s: s["room"]["host"] == 2)
        back = await visit(house, path, tokens[0])
        assert (stand_ins(back.state), back.state["room"]["host"]) == ([], 2)
        pause = {"type": "rule", "ruling": {"kind": "pause"}}
        assert (await back.refused(pause, "rule"))["key"] == "forbidden"
        await people[2].send(pause)
        assert (await people[2].reply("rule"))["type"] == "ok"
        assert state["room"]["moderator"] == "auto"
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get(path)).json()["host"] == 2


async def test_without_anybody_there_the_next_to_come_is_host(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=2)
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        assert (await leave(house, path, tokens[0], people[0]))["host"] == 0
        bo = await visit(house, path, tokens[1])
        assert (await bo.until(lambda s: s["room"]["host"] == 1))["room"]["host"] == 1


async def test_a_lobby_does_not_wait_for_its_host_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        ann = await visit(house, path, room["token"])
        bo = await visit(house, path, (await did(house, f"{path}/join", {"name": "Bo"}))["token"])
        await ann.socket.close()
        assert (await bo.until(lambda s: s["room"]["host"] == 1))["room"]["status"] == "lobby"


# -- by the host's word ----------------------------------------------------------------------------------------------


async def test_the_host_lets_a_bot_stand_in(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        path, tokens, people = await table(house, people=3)
        assert await fault(house, f"{path}/stand-in", {"seat": 1}, tokens[0]) == (409, "not-away")
        assert await fault(house, f"{path}/stand-in", {"seat": 0}, tokens[0]) == (409, "not-away")
        assert await fault(house, f"{path}/stand-in", {"seat": 4}, tokens[0]) == (409, "not-away")
        assert await fault(house, f"{path}/stand-in", {"seat": 6}, tokens[0]) == (400, "no-seat")
        assert await fault(house, f"{path}/stand-in", {"seat": "1"}, tokens[0]) == (400, "bad-message")
        assert await fault(house, f"{path}/stand-in", {"seat": 1}) == (401, "unauthorized")
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        assert await fault(house, f"{path}/stand-in", {"seat": 1}, tokens[2]) == (403, "forbidden")
        assert stand_ins({"room": await did(house, f"{path}/stand-in", {"seat": 1}, tokens[0])}) == [1]
        assert stand_ins({"room": await did(house, f"{path}/stand-in", {"seat": 1}, tokens[0])}) == [1]
        await people[2].until(lambda s: stand_ins(s) == [1])
        await visit(house, path, tokens[1])
        await people[2].until(lambda s: stand_ins(s) == [])


async def test_no_stand_in_before_and_after(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}"
        await did(house, f"{path}/join", {"name": "Bo"})
        assert await fault(house, f"{path}/stand-in", {"seat": 1}, room["token"]) == (409, "not-started")
        path, tokens, people = await table(house, people=2)
        await people[0].send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await people[0].until(lambda s: s["outcome"] is not None)
        await people[1].socket.close()
        await people[0].until(lambda s: not s["room"]["seats"][1]["online"])
        assert await fault(house, f"{path}/stand-in", {"seat": 1}, tokens[0]) == (409, "table-over")


async def test_a_moderator_lets_a_bot_stand_in(tmp_path: Path) -> None:
    async with open_house(tmp_path, AT_ONCE) as house:
        path, tokens, people = await table(house, people=5, players=5, moderator="me")
        chair = people[0]
        await people[2].socket.close()
        await chair.until(lambda s: not s["room"]["seats"][1]["online"])
        await chair.silent()
        assert stand_ins(chair.state) == [], "who moderates says so, not the clock"
        info = await did(house, f"{path}/stand-in", {"seat": 1}, tokens[0])
        assert (stand_ins({"room": info}), info["host"]) == ([1], "moderator")
        assert await fault(house, f"{path}/leave", token=tokens[0]) == (403, "forbidden")
