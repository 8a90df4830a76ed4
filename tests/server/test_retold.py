"""What is told anew, or to who comes, is much at a table that has talked for hours: it has a measure of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import open_house
from tests.server.test_rematch import over
from tests.server.test_seating import did, fault, lobby, visit
from tests.server.test_strangers import few

pytestmark = pytest.mark.anyio


async def test_a_host_who_has_all_told_anew_over_and_over_is_asked_to_wait(tmp_path: Path) -> None:
    """One request has the whole talk sent to everybody: as many as an address may make would halt all other tables."""
    async with open_house(tmp_path, few(retold=(2_000.0, 0.001))) as house:
        path, (ann, bo) = await lobby(house, moderator="me")
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        host, one = await visit(house, path, ann), await visit(house, path, bo)
        for text in ("one", "two"):
            await host.send({"type": "say", "channel": "public", "text": text})
        await one.until(lambda s: any(e.get("text") == "two" for e in s["events"]))
        await host.up_to_date()
        said = [n for n, e in enumerate(host.events) if e.get("text") in ("one", "two")]
        first, second = ({"where": "table", "line": n, "by": "moderator"} for n in said)
        assert (await house.post(f"{path}/hide", first, ann)).status_code == 204
        await one.until(lambda s: s["from"] == 0)
        assert await fault(house, f"{path}/hide", second, ann) == (429, "too-fast")
        await one.up_to_date()
        assert not one.events[-1].get("hidden"), "nothing has changed"
        await host.send({"type": "rule", "ruling": {"kind": "undo", "count": 1, "reason": ""}})
        assert (await host.reply("rule"))["error"]["key"] == "too-fast"


async def test_from_one_address_whole_states_are_asked_for_by_measure(tmp_path: Path) -> None:
    async with open_house(tmp_path, few(arrivals=(1.0, 0.001))) as house:
        room = await house.create(6)
        await (await house.sit(room["room"], room["token"])).next()
        assert await (await house.knock(room["room"])).closed() == 4429


async def test_whole_states_are_read_by_the_same_measure(tmp_path: Path) -> None:
    """Each is up to megabytes at a table that has talked for hours, and others wait while it is made."""
    async with open_house(tmp_path, few(arrivals=(1.0, 0.001))) as house:
        room = await house.create(6)
        path = f"/rooms/{room['room']}/view"
        answers = await asyncio.gather(*(house.get(path, room["token"]) for _ in range(6)))
        assert sorted(a.status_code for a in answers) == [200] + [429] * 5, "also where all are asked for at once"
        answer = next(a for a in answers if a.status_code == 200)
        assert (answer.json()["me"], answer.headers["content-type"]) == (0, "application/json")
        refused = await house.get(path, room["token"])
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-fast")
        assert int(refused.headers["retry-after"]) > 0
        assert await (await house.knock(room["room"])).closed() == 4429, "with those who connect"


async def test_records_are_read_by_the_measure_of_replays(tmp_path: Path) -> None:
    async with open_house(tmp_path, few(readings=(1.0, 0.001))) as house:
        path, _, _ = await over(house)
        assert (await house.get(f"{path}/record")).status_code == 200
        assert (await house.get(f"{path}/record")).status_code == 429
