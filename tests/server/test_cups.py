"""A cup at the server: tables as rooms, and results that come by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cup_days import playing
from tests.server.olga import open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_table_of_bots_is_played_in_a_room_and_brings_its_result(tmp_path: Path, database: str) -> None:
    async with open_cup(tmp_path, url=database) as olga:
        await playing(olga)
        (take,) = (await olga.ended())["takes"]
        assert take["state"] == "ended"
        assert take["result"]["verdict"] == "won"
        cup = await olga.see()
        assert sum(float(row["points"]) for row in cup["standings"]["robin"]) == sum(take["result"]["won"])
        assert all(take["result"]["roles"])
        nobody = await olga.table(token="")
        told = (nobody["standing"], nobody["takes"][0]["state"], nobody["takes"][0]["result"])
        assert told == ("playing", "playing", None), "who only watches hears of it as late as of the play"
        watcher = await olga.house.sit(take["room"], None)
        rooms = [(await watcher.next())["room"], (await olga.house.get(f"/rooms/{take['room']}")).json()]
        assert [room["status"] for room in rooms] == ["playing"] * 2, "the room does not tell it sooner either"
        anybodys = [(await olga.house.get(f"/cups/{olga.cup}/{file}.csv")).text for file in ("ledger", "standings")]
        assert "result/" not in anybodys[0]
        assert anybodys[1] != (await olga.house.get(f"/cups/{olga.cup}/standings.csv", olga.token)).text
        assert (await olga.see(""))["ledger"] == []
        olga.wall.turn(olga.wall.now + 300)
        assert (await olga.see(""))["ledger"] == (await olga.see())["ledger"] != []
        rated = (await olga.house.get(f"/cups/{olga.cup}/ratings")).json()
        assert rated == {
            "verdict": "not enough tables", "tables": 1, "least": 64, "players": [], "teams": [], "shares": [],
        }  # fmt: skip
        finish = {"table": "robin-1", "take": 1, "result": take["result"]}
        assert "tells its result itself" in await olga.refused("finish", **finish)


async def test_sides_can_be_evened_softly_and_nobody_knows_the_deal(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin(policy='name = "even"\n[seats]\ndeals = 3')
        await olga.sign_up()
        await olga.lay()
        await olga.check_in()
        await olga.do("begin", table="robin-1")
        take = (await olga.ended())["takes"][-1]
        assert (await olga.house.get(f"/rooms/{take['room']}")).json()["seeded"] is False
