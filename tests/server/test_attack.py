"""An attack, seeded: nothing of it is the server's fault, and the table that is attacked notices nothing. `make trials`
sends a million.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from duskbell.server.running.settings import Limits
from tests.server.attacker import Attacker
from tests.server.house import QUIET, open_house
from tests.server.test_hostile import night

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
OPEN = msgspec.structs.replace(
    QUIET, limits=msgspec.structs.replace(Limits.none(), body_within=30.0, headers_within=30.0), health=60.0
)
"""No measure stands between the attacker and what is behind it, and a machine without time is no fault."""
SEED, COUNT = 20, 1_200


async def test_an_attack_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path, OPEN) as house:
        room, _, killer, villager = await night(house)
        lines, info = await house.lines(room["room"]), (await house.get(f"/rooms/{room['room']}")).json()
        attacker = Attacker(house, room["room"], SEED)
        await attacker.run(COUNT)
        assert await house.lines(room["room"]) == lines
        after = (await house.get(f"/rooms/{room['room']}")).json()
        assert after | {"watchers": 0} == info | {"watchers": 0}
        await killer.up_to_date()
        await villager.up_to_date()
        assert (await killer.answer("pass"))["type"] == "ok", "and the table is as good as before"
        assert {"status 400", "status 401", "status 404", "refused bad-message", "refused forbidden", "halves"} <= {
            *attacker.seen
        }
    wrong = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert not wrong, [r.getMessage() for r in wrong]
