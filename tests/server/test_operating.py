"""What whoever runs a server does beside it: shuts rooms; and what a damaged row does to the others: nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from duskbell.server.errors import NoRoom
from duskbell.server.operating import inspect, shut, tidy
from duskbell.server.running import Keep
from duskbell.server.store import Store
from duskbell.server.store.models import GuestRow, RoomRow
from duskbell.server.store.retention import Forgotten
from tests.server.house import QUIET, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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


async def test_what_is_old_is_forgotten_and_told_before(tmp_path: Path, database: str) -> None:
    """Not what is young, goes on, belongs to a cup, or is open; an identity only when it has no chair left."""
    now = 1_800_000_000
    settings = replace(QUIET, keep=Keep(lobbies=30, tables=300, guests=60), wall=lambda: now)
    async with open_house(tmp_path, QUIET, url=database) as house:
        old, young, kept, played, cups, going = [(await house.create(5))["room"] for _ in range(6)]
        guest = (await house.post("/guest")).json()["token"]
        for room in (young, old):
            assert (await house.post(f"/rooms/{room}/join", {"name": "Bo", "guest": guest})).status_code == 201
        (await house.post("/guest")).raise_for_status()
    store = await Store.open(database)
    day = datetime.fromtimestamp(now, UTC) - timedelta(days=1)
    async with store.engine.begin() as connection:
        for room, age in ((old, 31), (young, 29), (kept, 31), (played, 301), (cups, 301), (going, 900)):
            await connection.execute(update(RoomRow).where(RoomRow.id == room).values(made=day - timedelta(days=age)))
        await connection.execute(update(RoomRow).where(RoomRow.id.in_([played, cups])).values(header="{}", ended="{}"))
        await connection.execute(update(RoomRow).where(RoomRow.id == cups).values(cup="abcdefgh/1/1"))
        await connection.execute(update(RoomRow).where(RoomRow.id == going).values(header="{}"))
        await connection.execute(update(GuestRow).values(made=day - timedelta(days=70)))
    assert await store.retention.count(settings.keep, datetime.fromtimestamp(now, UTC)) == Forgotten(2, 1, 1)
    assert "would be forgotten; nothing was changed." in await tidy(database, settings.keep, dry_run=True)
    assert await store.retention.count(Keep(tables=10**12), datetime.fromtimestamp(now, UTC)) == Forgotten(0, 0, 0)
    found = await store.retention.forget(settings.keep, datetime.fromtimestamp(now, UTC), [kept])
    assert found == Forgotten(1, 1, 1)
    async with store.engine.connect() as connection:
        left = set((await connection.execute(select(RoomRow.id))).scalars())
    await store.close()
    assert left == {young, kept, cups, going}
    async with open_house(tmp_path, settings, url=database) as house:
        assert (await house.get(f"/rooms/{kept}")).status_code == 404, "a server does it by itself"
        assert (await house.get(f"/rooms/{young}")).status_code == 200
        assert (await house.get("/guest", guest)).status_code == 200
