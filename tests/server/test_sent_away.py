"""Whom a host has sent away does not sit down again at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.errors import SentAway
from duskbell.server.room import sent_away
from tests.server.house import open_house
from tests.server.test_seating import did, fault, lobby

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_who_was_sent_away_does_not_sit_down_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the same identity; in a while they may, and others may at once."""
    async with open_house(tmp_path) as house:
        path, (ann, bo) = await lobby(house)
        guest, other = [(await did(house, "/guest"))["token"] for _ in range(2)]
        seat = (await did(house, f"{path}/join", {"name": "Eve", "guest": guest}))["seat"]
        await did(house, f"{path}/kick", {"seat": seat}, ann)
        answer = await house.post(f"{path}/join", {"name": "Adam", "guest": guest})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "sent-away")
        assert 15 < int(answer.headers["retry-after"]) <= 20
        await did(house, f"{path}/leave", token=bo)
        await did(house, f"{path}/join", {"name": "Bo", "guest": other})
        await did(house, f"{path}/join", {"name": "Cy"})
        monkeypatch.setattr(sent_away, "FIRST", 0.0)
        third = (await did(house, "/guest"))["token"]
        seat = (await did(house, f"{path}/join", {"name": "Dan", "guest": third}))["seat"]
        await did(house, f"{path}/kick", {"seat": seat}, ann)
        assert await fault(house, f"{path}/join", {"name": "Eve", "guest": guest}) == (403, "sent-away")
        seat = (await did(house, f"{path}/join", {"name": "Dan", "guest": third}))["seat"]
        await did(house, f"{path}/kick", {"seat": seat}, ann)
        answer = await house.post(f"{path}/join", {"name": "Dan", "guest": third})
        assert 290 < int(answer.headers["retry-after"]) <= 300, "the second time it takes longer"


async def test_nor_where_the_room_has_moved_meanwhile(tmp_path: Path, database: str) -> None:
    """To another node, or into a server that began anew."""
    async with open_house(tmp_path, url=database) as house:
        path, (ann, _) = await lobby(house)
        guest = (await did(house, "/guest"))["token"]
        seat = (await did(house, f"{path}/join", {"name": "Eve", "guest": guest}))["seat"]
        await did(house, f"{path}/kick", {"seat": seat}, ann)
    async with open_house(tmp_path, url=database) as house:
        assert await fault(house, f"{path}/join", {"name": "Adam", "guest": guest}) == (403, "sent-away")
        await did(house, f"{path}/join", {"name": "Bo", "guest": (await did(house, "/guest"))["token"]})


def test_a_doorstep_forgets() -> None:
    doorstep = sent_away.Doorstep("abcdefgh")
    for n in range(80):
        doorstep.send(f"guest {n}", 10.0)
    doorstep.send("", 10.0)
    doorstep.check("", 10.0)
    doorstep.check("guest 0", 10.0)
    with pytest.raises(SentAway):
        doorstep.check("guest 79", 10.0)
    assert "guest" not in str(doorstep.kept), "the store knows nobody by it"
    doorstep.check("guest 79", 10.0 + sent_away.FIRST)
    doorstep.forget("guest 79")
    doorstep.check("guest 79", 10.0)
