"""A cup at the server: accounts, links, tables as rooms, results that come by themselves, what each may see."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.olga import open_cup

pytestmark = pytest.mark.anyio


async def test_a_table_of_bots_is_played_in_a_room_and_brings_its_result(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        await olga.lay()
        await olga.check_in()
        await olga.do("begin", table="robin-1")
        table = await olga.ended()
        (take,) = table["takes"]
        assert take["state"] == "ended"
        assert take["result"]["verdict"] == "won"
        cup = await olga.see()
        assert sum(float(row["points"]) for row in cup["standings"]["robin"]) == sum(take["result"]["won"])
