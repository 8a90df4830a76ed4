"""Rooms that many ask for in the same moment are claimed in few transactions, and each has one owner."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from duskbell.server.errors import Moving
from duskbell.server.owners.leases import Leases
from tests.server.house import House
from tests.server.test_nodes import leases, site

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]
MANY = 40


async def claim(owners: Leases, whats: list[str]) -> dict[str, Any]:
    """What becomes of each claim, all made at once."""
    return dict(zip(whats, await asyncio.gather(*map(owners.claim, whats), return_exceptions=True), strict=True))


@contextmanager
def counted(*houses: House) -> Iterator[list[str]]:
    """The statements that these nodes have executed in this block."""
    said: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    engines = [leases(house)._engine.sync_engine for house in houses]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        for engine in engines:
            event.remove(engine, "before_cursor_execute", note)


async def owned(house: House) -> dict[str, tuple[str | None, int]]:
    """By room, which node has it in the database, and its epoch."""
    async with leases(house)._engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT what, node, epoch FROM owners WHERE what NOT LIKE 'duty:%%'")
        return {row.what: (row.node, row.epoch) for row in rows}


async def test_two_nodes_that_want_the_same_rooms_at_once_have_each_once(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        codes = [(await one.create(5))["room"] for _ in range(MANY)]
        lot = random.Random(1)
        with counted(one, other) as said:
            mine, theirs = await asyncio.gather(
                claim(leases(one), lot.sample(codes, MANY)), claim(leases(other), lot.sample(codes, MANY))
            )
        assert len(said) <= MANY, "a single claim is two to seven"
        assert len({type(each) for each in (*mine.values(), *theirs.values())}) == 2
        found = await owned(one)
        for code in codes:
            has, has_not = (mine, theirs) if mine[code] == 1 else (theirs, mine)
            winner = one if has is mine else other
            assert has[code] == 1 == leases(winner).held[code]
            assert found[code] == (leases(winner).heartbeat.me.id, 1)
            assert isinstance(has_not[code], Moving)
            assert has_not[code].address == leases(winner).heartbeat.me.address, "and the other knows where it is"
        assert not leases(one).held.keys() & leases(other).held.keys() & set(codes)


async def test_a_dead_nodes_rooms_are_taken_by_one_and_a_living_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as (one, other):
        codes = [(await one.create(5))["room"] for _ in range(MANY)]
        async with leases(one)._engine.begin() as connection:
            await connection.exec_driver_sql(
                "INSERT INTO nodes SELECT 'dead', 'nowhere', 1, clock_timestamp() - interval '1 h', ready, about"
                " FROM nodes LIMIT 1"
            )
            for n, code in enumerate(codes):
                node = "dead" if n % 2 else leases(other).heartbeat.me.id
                await connection.exec_driver_sql("INSERT INTO owners VALUES ($1, $2, $3)", (code, node, 7 + n))
        dead = {code: 7 + n for n, code in enumerate(codes) if n % 2}
        for house in (one, other):  # PostgreSQL itself may have started just now
            monkeypatch.setattr(leases(house).heartbeat, "ttl", -3600.0)
        got = await claim(leases(one), codes)
        assert {code for code, epoch in got.items() if epoch == dead.get(code, -9) + 1} == dead.keys()
        address = leases(other).heartbeat.me.address
        assert all(got[code].address == address for code in codes if code not in dead), "whoever lives keeps theirs"
        ids = (leases(other).heartbeat.me.id, leases(one).heartbeat.me.id)
        assert await owned(one) == {code: (ids[n % 2], 7 + n + n % 2) for n, code in enumerate(codes)}


async def test_what_keeps_one_room_away_keeps_no_other(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        begun = await other.create(5)
        await other.fill(begun)
        assert other.app is not None
        await (await other.app.state.rooms.get(begun["room"])).close()
        heart = leases(other).heartbeat.heart
        own = leases(one).heartbeat.heart
        own.me = replace(own.me, rules={**own.me.rules, "mafia": "of yesterday"})
        await own.beat()
        await heart.beat()
        await own.beat()
        lobby, taken = (await other.create(5))["room"], (await other.create(5))["room"]
        await leases(other).claim(taken)
        codes = [begun["room"], lobby, taken, "nonesuch"]
        got = await claim(leases(one), codes)
        assert [got[lobby], got["nonesuch"]] == [1, 0]
        for code in (begun["room"], taken):
            assert isinstance(got[code], Moving)
            assert got[code].address == heart.me.address, "with its rules, or because it has it"
        assert leases(one).held.keys() & set(codes) == {lobby}


async def test_a_damaged_room_keeps_no_other_away(tmp_path: Path) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        begun = await one.create(5)
        await one.fill(begun)
        assert one.app is not None
        await (await one.app.state.rooms.get(begun["room"])).close()
        codes = [begun["room"], *[(await one.create(5))["room"] for _ in range(5)]]
        async with leases(one)._engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE rooms SET header = header || 'x' WHERE id = $1", (codes[0],))
        got = await asyncio.gather(*(one.get(f"/rooms/{code}") for code in codes))
        assert [each.status_code for each in got[1:]] == [200] * 5
        assert got[0].json()["error"]["key"] == "damaged", "and of that one its sentence is told"


async def test_what_was_claimed_while_the_lease_ended_is_not_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        codes = [(await one.create(5))["room"] for _ in range(3)]
        take = leases(one)._taking.take

        async def slow(*given: Any) -> Any:
            taken = await take(*given)
            leases(one).heartbeat.looked += 1  # the lease ended, and the node has looked round
            return taken

        monkeypatch.setattr(leases(one)._taking, "take", slow)
        assert {type(each) for each in (await claim(leases(one), codes)).values()} == {Moving}
        assert not leases(one).held.keys() & set(codes)


async def test_who_waits_for_a_turn_while_the_lease_ends_waits_for_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        codes = [(await one.create(5))["room"] for _ in range(2)]
        take, begun, answers = leases(one)._taking.take, asyncio.Event(), asyncio.Event()

        async def hanging(*given: Any) -> Any:
            begun.set()
            await answers.wait()
            return await take(*given)

        monkeypatch.setattr(leases(one)._taking, "take", hanging)
        first = asyncio.create_task(claim(leases(one), codes[:1]))
        await begun.wait()
        second = asyncio.create_task(claim(leases(one), codes[1:]))
        await asyncio.sleep(0)
        with counted(one) as said:
            monkeypatch.setattr(leases(one).heartbeat, "sure", lambda: False)
            answers.set()
            got = await first | await second
        assert {type(each) for each in got.values()} == {Moving}
        assert len([each for each in said if "FROM rooms" in each]) == 0, "the second is not even asked"
        monkeypatch.undo()
        assert await claim(leases(one), codes[1:]) == {codes[1]: 1}, "and who comes later is served"


async def test_what_is_given_back_is_nobodys_and_what_somebody_else_has_stays_theirs(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        codes = [(await one.create(5))["room"] for _ in range(MANY)]
        await claim(leases(one), codes)
        async with leases(other)._engine.begin() as connection:
            await connection.exec_driver_sql(
                "UPDATE owners SET node = $1, epoch = 2 WHERE what = $2", (leases(other).heartbeat.me.id, codes[0])
            )
        with counted(one) as said:
            await asyncio.gather(*(leases(one).release(code, 1) for code in codes))
        assert len([each for each in said if "UPDATE owners" in each]) < MANY / 4
        found = await owned(one)
        assert found[codes[0]] == (leases(other).heartbeat.me.id, 2)
        assert Counter(found[code] for code in codes[1:]) == {(None, 1): MANY - 1}
        assert not leases(one).held.keys() & set(codes)
