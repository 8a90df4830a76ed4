"""Names as people have them: whoever may sit down under one can also play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import FAST, open_house
from tests.server.test_seating import did, lobby, names

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
HARD = ("Wolfeschlegelsteinhausen", FAMILY, "ליאור בן־דוד", "ليلى", "阿凡提·买买提·艾力")


async def test_a_table_starts_with_every_name_that_may_sit_down(tmp_path: Path) -> None:
    async with open_house(tmp_path, FAST) as house:
        path, tokens = await lobby(house, people=1)
        for name in HARD:
            await did(house, f"{path}/join", {"name": name})
        info = await did(house, f"{path}/start", token=tokens[0])
        assert info["status"] != "lobby"
        assert names(info)[1:] == list(HARD)
