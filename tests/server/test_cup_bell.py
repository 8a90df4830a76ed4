"""What a cup's clock does though nobody looks: nothing here asks for the cup by HTTP, which would wake it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from duskbell.cup import Cup
from duskbell.server.cup import bell
from duskbell.server.cup.live import Live
from duskbell.server.errors import StoreFailed
from duskbell.server.store import Store
from tests.server.house import FAST, open_house
from tests.server.olga import MINUTE, NOON, Olga, Wall, open_cup

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def store_of(olga: Olga) -> Store:
    assert olga.house.app is not None
    store: Store = olga.house.app.state.store
    return store


async def acts(store: Store, cup: str, wanted: str) -> int:
    """How often the cup's log, as it is stored, has this act."""
    stored = await store.cups.load(cup)
    assert stored is not None
    return sum(f'"act":"{wanted}"' in line for line in stored[1])


async def until_begun(store: Store, cup: str) -> None:
    while not [take for take in await store.cups.takes(cup) if take.started]:
        await asyncio.sleep(0.01)


async def announced(olga: Olga, *, late: int = 0) -> None:
    """A cup whose first table a person judges, with everybody there but so many."""
    await olga.begin()
    await olga.sign_up(referee="person")
    await olga.lay()
    olga.wall.turn(NOON - 10 * MINUTE)
    for team in "abcdef"[late:]:
        await olga.do("check-in", table="robin-1", team=team, member=f"{team}1")


async def test_a_table_begins_at_a_quarter_past_with_nobodys_page_open(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "EVERY", 0.01)
    async with open_cup(tmp_path, url=database) as olga:
        await announced(olga)
        olga.wall.turn(NOON + 15 * MINUTE - 1)
        assert olga.house.app is not None
        await olga.house.app.state.cups.strike()
        assert await store_of(olga).cups.takes(olga.cup) == []
        olga.wall.turn(NOON + 15 * MINUTE)
        await until_begun(store_of(olga), olga.cup)
        olga.wall.turn(NOON + 60 * MINUTE)
        assert (await olga.table())["takes"][0]["began"] == NOON + 15 * MINUTE


async def test_who_is_late_is_absent_with_nobodys_page_open(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await announced(olga, late=2)
        assert olga.house.app is not None
        cups, store = olga.house.app.state.cups, store_of(olga)
        for turned, booked in ((15 * MINUTE - 1, 0), (15 * MINUTE, 2), (90 * MINUTE, 2)):
            olga.wall.turn(NOON + turned)
            await cups.strike()
            assert await acts(store, olga.cup, "absent") == booked
        await cups.strike()
        assert await store.cups.takes(olga.cup) == [], "who stands in has to be named"


async def test_where_the_database_fails_the_bell_strikes_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_cup(tmp_path) as olga:
        await announced(olga, late=1)
        assert olga.house.app is not None
        cups, tried = olga.house.app.state.cups, []

        async def fails(live: Live) -> Cup:
            tried.append(olga.wall.now - NOON - 15 * MINUTE)
            raise StoreFailed

        with monkeypatch.context() as broken:
            broken.setattr(Live, "read", fails)
            for second in range(240):
                olga.wall.turn(NOON + 15 * MINUTE + second)
                await cups.strike()
        assert tried == [0, 2, 6, 14, 30, 62, 122, 182]
        olga.wall.turn(NOON + 20 * MINUTE)
        await cups.strike()
        assert await acts(store_of(olga), olga.cup, "absent") == 1


async def test_a_server_that_was_down_at_the_moment_has_it_when_it_is_back(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await announced(olga, late=1)
        cup = olga.cup
    for turned, booked in ((-5, 0), (20, 1)):
        wall = Wall()
        wall.turn(NOON + turned * MINUTE)
        async with open_house(tmp_path, replace(FAST, wall=wall)) as house:
            assert await acts(store_of(Olga(house, wall)), cup, "absent") == booked


async def test_a_cup_from_before_there_was_a_bell_is_looked_at_once(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await announced(olga)
        store, cup = store_of(olga), olga.cup
        assert await store.cups.waiting(NOON + 15 * MINUTE - 1) == []
        assert await store.cups.waiting(NOON + 15 * MINUTE) == [cup]
        await store.cups.put_due(cup, 0)
    async with open_house(tmp_path, replace(FAST, wall=olga.wall)) as house:
        store = store_of(Olga(house, olga.wall))
        assert await store.cups.waiting(NOON + 15 * MINUTE - 1) == []
        assert await store.cups.waiting(NOON + 15 * MINUTE) == [cup]


async def test_a_table_that_begins_as_its_cup_is_brought_has_a_room(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        await olga.begin()
        await olga.sign_up()
        await olga.lay()
        await olga.check_in()
        text = (await olga.house.get(f"/cups/{olga.cup}/file", olga.token)).text
        olga.wall.turn(NOON)
        olga.token = await olga.log_in("Zoe")
        brought = await olga.house.post("/cups/file", {"file": text}, olga.token)
        olga.cup = brought.json()["cup"]
        (take,) = (await olga.ended())["takes"]
        assert take["room"]
        assert take["state"] == "ended"
