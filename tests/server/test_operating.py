"""What whoever runs a server does beside it: shuts rooms; and what a damaged row does to the others: nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from duskbell.server.errors import NoRoom
from duskbell.server.operating import inspect, shut
from tests.server.house import QUIET, House, open_house

pytestmark = pytest.mark.anyio


async def _notice(house: House) -> None:
    """What a server does every now and then."""
    assert house.app is not None
    await house.app.state.rooms.leave_shut()


async def test_a_room_is_set_aside_put_back_and_closed(tmp_path: Path, database: str) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        made, other = await house.create(6, listed=True), await house.create(6, listed=True)
        room, path = made["room"], f"/rooms/{made['room']}"
        person = await house.sit(room, made["token"])
        await person.next()
        hello = {"type": "hello", "token": made["token"], "since": 0}
        assert f"the room {room} is set aside" in await shut(database, room.upper(), "set-aside")
        await _notice(house)
        assert await person.closed() == 1012
        refused = await house.get(path)
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "set-aside")
        back = await house.knock(room)
        assert (await back.refused(hello, "hello"))["key"] == "set-aside"
        assert await back.closed() == 4409
        assert "It is set aside." in await inspect(database, room)
        await shut(database, room, "put-back")
        back = await house.sit(room, made["token"])
        assert (await back.next())["me"] == 0, "it is as it was"
        await shut(database, room, "close", "abuse")
        await _notice(house)
        assert (await house.get(path)).status_code == 410
        assert "It is closed: abuse." in await inspect(database, room)
        assert [r["room"] for r in (await house.get("/rooms")).json()] in ([], [other["room"]]), "nobody is sent there"
        assert (await house.get(f"/rooms/{other['room']}")).status_code == 200
    with pytest.raises(NoRoom):
        await shut(database, "abcdefgh", "set-aside")


DAMAGED = (
    ("rooms", "options"),
    ("rooms", "questions"),
    ("rooms", "speed"),
    ("rooms", "talk"),
    ("rooms", "header"),
    ("chairs", "kind"),
    ("lines", "line"),
)


async def test_a_damaged_row_sets_one_room_aside_and_no_other(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        rooms = [await house.create(5) for _ in DAMAGED]
        other = await house.create(6)
        for made in rooms:
            await house.fill(made, kind="random")
    with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as db:
        for made, (table, column) in zip(rooms, DAMAGED, strict=True):
            key = "id" if table == "rooms" else "room"
            db.execute(f"UPDATE {table} SET {column} = '{{\"half' WHERE {key} = ?", (made["room"],))
        db.commit()
    async with open_house(tmp_path, QUIET) as house:
        for made, where in zip(rooms, DAMAGED, strict=True):
            for asked in [await house.get(f"/rooms/{made['room']}{more}", made["token"]) for more in ("", "/view")]:
                error = asked.json()["error"]
                assert (asked.status_code, error["key"]) == (409, "damaged"), where
                assert "half" not in asked.text
            assert made["room"] in await inspect(f"sqlite:///{tmp_path}/test.db", made["room"])
        person = await house.sit(other["room"], other["token"])
        assert (await person.next())["room"]["room"] == other["room"]
        assert (await house.get("/rooms")).status_code == 200
        assert (await house.get("/health")).status_code == 200
