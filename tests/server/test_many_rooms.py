"""Rooms that nobody visits: they leave memory, come back when somebody does, and cost a start nothing."""

from __future__ import annotations

import asyncio
import gc
import math
import sqlite3
import weakref
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.server.errors import Damaged, Full
from duskbell.server.http import reading
from duskbell.server.room.room import Room
from duskbell.server.room.rooms import Rooms
from duskbell.server.running.settings import Settings
from duskbell.server.store import reader
from tests.server.house import PATIENCE, QUIET, House, Message, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MANY = 10_000


def rooms(house: House) -> Rooms:
    assert house.app is not None
    found: Rooms = house.app.state.rooms
    return found


async def empty(house: House) -> None:
    """Wait until no room is in memory."""
    async with asyncio.timeout(PATIENCE):
        while rooms(house).count() != (0, 0):
            await house.get("/health")


async def test_a_room_where_nobody_is_leaves_memory(tmp_path: Path) -> None:
    settings = Settings(QUIET.tempo, QUIET.limits, retry=0, put_away=0.05)
    async with open_house(tmp_path, settings) as house:
        lobby, playing = await house.create(6), await house.create(6)
        tokens = await house.fill(playing, people=5)
        for room, status in ((lobby, "lobby"), (playing, "playing")):
            person = await house.sit(room["room"], room["token"])
            state = await person.next()
            assert state["room"]["status"] == status
            assert rooms(house).count()[0] >= 1, "who is there keeps it"
            await person.socket.close()
        await empty(house)
        view = (await house.get(f"/rooms/{playing['room']}/view", tokens[0])).json()
        assert view["room"]["status"] == "playing", "and asking for it brings it back"
        assert (await house.get(f"/rooms/{lobby['room']}")).json()["status"] == "lobby"
        await empty(house)


async def test_what_was_played_leaves_memory_with_its_room_and_is_no_garbage(tmp_path: Path) -> None:
    """To search for it as garbage halts everybody for half a second where much is in memory."""
    async with open_house(tmp_path, Settings(QUIET.tempo, QUIET.limits, retry=0, put_away=0.05)) as house:
        room = await house.create(6)
        await house.fill(room)
        there = await rooms(house).get(room["room"])
        played = weakref.ref(there.sitting)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        del there
        gc.collect()
        gc.disable()
        try:
            await person.socket.close()
            await empty(house)
            async with asyncio.timeout(PATIENCE):
                while played() is not None:
                    await house.get("/live")
        finally:
            gc.enable()


async def test_of_one_address_not_many_rooms_stay_in_memory_where_nobody_is(tmp_path: Path) -> None:
    """Bots would play on in each for half an hour."""
    limits = replace(QUIET.limits, deserted_rooms=2)
    async with open_house(tmp_path, Settings(QUIET.tempo, limits, retry=0, behind_proxy=True)) as house:

        async def opened(address: str) -> Message:
            house.http.headers["x-forwarded-for"] = address
            return await house.create(6)

        other, first = await opened("198.51.100.1"), await opened("203.0.113.1")
        person = await house.sit(first["room"], first["token"])
        await person.next()
        mine = [await opened("203.0.113.1") for _ in range(5)]
        stay = {other["room"], first["room"], *[room["room"] for room in mine[-2:]]}
        async with asyncio.timeout(PATIENCE):
            while {room.id for room in rooms(house).here()} != stay:
                await house.get("/live")
        for room in mine:
            assert (await house.get(f"/rooms/{room['room']}")).json()["status"] == "lobby", "and come back"
        await person.up_to_date()


async def test_nor_when_those_who_were_there_go(tmp_path: Path) -> None:
    """Nothing else happens then at that address."""
    limits = replace(QUIET.limits, deserted_rooms=2)
    async with open_house(tmp_path, Settings(QUIET.tempo, limits, retry=0, behind_proxy=True)) as house:
        house.http.headers["x-forwarded-for"] = "203.0.113.1"
        mine = [await house.create(6) for _ in range(6)]
        people = [await house.sit(room["room"], room["token"]) for room in mine]
        for person in people:
            await person.next()
        assert len(rooms(house).here()) == 6
        for person in people[:5]:
            await person.socket.close()
        async with asyncio.timeout(PATIENCE):
            while len(rooms(house).here()) > 3:
                await house.get("/live")
        await people[5].up_to_date()


async def test_who_brings_such_rooms_back_in_turn_is_held_back(tmp_path: Path) -> None:
    """Each is played through anew, while others wait; a room that is here, or was never sent away, costs nothing."""
    limits = replace(QUIET.limits, deserted_rooms=1, reopened=(2.0, 0.001))
    async with open_house(tmp_path, Settings(QUIET.tempo, limits, retry=0, behind_proxy=True)) as house:
        house.http.headers["x-forwarded-for"] = "203.0.113.1"
        mine = [(await house.create(6))["room"] for _ in range(4)]
        async with asyncio.timeout(PATIENCE):
            while [room.id for room in rooms(house).here()] != mine[-1:]:
                await house.get("/live")
        house.http.headers["x-forwarded-for"] = "198.51.100.1"
        assert [(await house.get(f"/rooms/{room}")).status_code for room in (mine[3], mine[0], mine[0])] == [200] * 3
        assert [(await house.get(f"/rooms/{room}")).status_code for room in mine[1:3]] == [200, 429]
        house.http.headers["x-forwarded-for"] = "198.51.100.2"
        assert (await house.get(f"/rooms/{mine[2]}")).status_code == 200, "others come in"
        told = [await (await house.sit(room, None)).next() for room in (mine[0], mine[1], mine[3])]
        assert [one["type"] for one in told] == ["state", "state", "error"], "so is who looks on"


@pytest.mark.parametrize("ended", [False, True])
async def test_a_room_that_leaves_memory_between_being_found_and_being_asked_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    """Who waits for a turn at reading waits for as long as others read, and the room need not."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5)
        await house.fill(room)
        if ended:
            person = await house.sit(room["room"], room["token"])
            await person.next()
            await person.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
            await person.until(lambda s: s["outcome"] is not None)
            await person.socket.close()

        async def gone() -> None:
            there = await rooms(house).get(room["room"])
            there.used = -math.inf
            there.inbox.alarm.ring()
            async with asyncio.timeout(PATIENCE):
                while rooms(house).here():
                    await asyncio.sleep(0)

        @asynccontextmanager
        async def late(request: Any) -> AsyncIterator[None]:
            await gone()
            yield

        monkeypatch.setattr(reading, "turn_of", late)
        for path in ("knowledge", "recap", "replay"):
            answer = await house.get(f"/rooms/{room['room']}/{path}")
            assert answer.status_code == (200 if ended else 409), answer.text
        monkeypatch.undo()
        find, left = Rooms.get, [1, 1, 1]

        async def found(self: Rooms, *args: Any, **more: Any) -> Room:
            """The loop has other things to do between."""
            there = await find(self, *args, **more)
            if left and left.pop():
                await gone()
            return there

        monkeypatch.setattr(Rooms, "get", found)
        assert (await house.get(f"/rooms/{room['room']}")).status_code == 200, "nor a deed"
        assert not left


async def test_many_finished_tables_cost_a_start_nothing(tmp_path: Path) -> None:
    """Ten thousand tables lie in the store: none is read before somebody asks for it."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5)
        await house.fill(room)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        await person.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await person.until(lambda s: s["outcome"] is not None)
    code = "replace(replace(printf('t%07d', i), '0', 'x'), '1', 'y')"
    with sqlite3.connect(tmp_path / "test.db") as db:
        for table, key in (("rooms", "id"), ("chairs", "room"), ("lines", "room")):
            rest = ", ".join(c[1] for c in db.execute(f"PRAGMA table_info({table})") if c[1] != key)
            db.execute(
                f"WITH RECURSIVE count(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM count WHERE i < ?) "
                f"INSERT INTO {table} ({key}, {rest}) SELECT {code}, {rest} FROM {table}, count",
                (MANY,),
            )
    db.close()
    async with open_house(tmp_path, QUIET) as house:
        assert rooms(house).count() == (0, 0)
        assert (await house.get("/rooms")).json() == []
        assert (await house.get("/rooms/txxxx777/record")).status_code == 200
        assert rooms(house).count() == (1, 0)


async def test_many_that_are_asked_for_at_once_are_read_together_and_a_damaged_one_spoils_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, QUIET) as house:
        made = [await house.create(5) for _ in range(30)]
    codes = [room["room"] for room in made]
    with sqlite3.connect(tmp_path / "test.db") as db:
        db.execute("UPDATE rooms SET made = 'of old' WHERE id = ?", (codes[3],))
        db.execute("UPDATE rooms SET talk = CAST(x'fffe' AS TEXT) WHERE id = ?", (codes[6],))
        db.execute("UPDATE chairs SET name = 'Zoe' WHERE room = ? AND seat = 0", (codes[4],))
    db.close()
    trips: list[int] = []
    read = reader._rows

    def noted(connection: Any, rooms: list[str]) -> Any:
        trips.append(len(rooms))
        return read(connection, rooms)

    monkeypatch.setattr(reader, "_rows", noted)
    async with open_house(tmp_path, QUIET) as house:
        there = await asyncio.gather(*(rooms(house).get(code) for code in codes), return_exceptions=True)
        assert {n: type(room) for n, room in enumerate(there) if not isinstance(room, Room)} == dict.fromkeys(
            (3, 6), Damaged
        )
        opened = [room for room in there if not isinstance(room, BaseException)]
        assert [room.id for room in opened] == [*codes[:3], *codes[4:6], *codes[7:]]
        assert [room.roster.at(0).name for room in opened].index("Zoe") == 3
    assert sum(trips) == 30 + 10, "those that were asked for with the damaged ones are asked for again"
    assert len(trips) <= 4 + 10


async def test_many_that_are_asked_for_at_once_are_no_more_than_memory_has_room_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        codes = [(await house.create(5))["room"] for _ in range(12)]
    few = Settings(QUIET.tempo, replace(QUIET.limits, rooms=3), retry=0)
    async with open_house(tmp_path, few) as house:
        there = await asyncio.gather(*(rooms(house).get(code) for code in codes), return_exceptions=True)
        assert Counter(type(each) for each in there) == {Room: 3, Full: 9}
        assert rooms(house).count() == (3, 0)
