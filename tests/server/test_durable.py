"""Nothing is lost: an answer is stored before anybody hears of it, and a killed server comes back where it was."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from duskbell.kernel import DuskbellError, Ruling
from duskbell.server.app import create_app
from duskbell.server.errors import Moving
from duskbell.server.room import Rooms, deeds
from duskbell.server.running.settings import Settings
from duskbell.server.store.store import Change, Store
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.play import role_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


# -- the commit comes before the effect ------------------------------------------------------------------------------


class MoodyStore(Store):
    """A store that can be told to fail, or to wait."""

    broken = False
    tries = 0
    gate: asyncio.Event | None = None

    async def save(self, change: Change) -> None:
        self.tries += 1
        if self.broken:
            raise OSError("the disk is full")
        if self.gate is not None:
            await self.gate.wait()
        await super().save(change)


@asynccontextmanager
async def moody_house(folder: Path, url: str = "") -> AsyncIterator[tuple[House, MoodyStore]]:
    store = await MoodyStore.open(url or f"sqlite+aiosqlite:///{folder}/moody.db")
    assert isinstance(store, MoodyStore)
    async with open_house(folder, QUIET, store) as house:
        try:
            yield house, store
        finally:  # a test that fails must not wait for ever
            store.broken = False
            if store.gate is not None:
                store.gate.set()


async def first_night(house: House) -> tuple[Message, list[str], list[Person], list[Person]]:
    """People only: the room, tokens, people and the killers among them."""
    room = await house.create(6, options={"angels": 0, "killer_rounds": 1})
    tokens = await house.fill(room, people=5)
    people = [await house.sit(room["room"], token) for token in tokens]
    for person in people:
        await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
    return room, tokens, people, [p for n, p in enumerate(people) if role_of(p.state, n) == "killer"]


async def test_nobody_hears_anything_before_the_commit(tmp_path: Path, database: str) -> None:
    async with moody_house(tmp_path, database) as (house, store):
        room, tokens, people, killers = await first_night(house)
        store.gate = asyncio.Event()
        for killer in killers:
            await killer.send({"type": "answer", "ask": 1, "option": "pass"})
        for person in people:
            await person.silent()
        looking = asyncio.create_task(house.get(f"/rooms/{room['room']}/view", tokens[0]))
        late = await house.sit(room["room"], tokens[0])
        for person in people:
            await person.silent()
        assert not looking.done(), "who looks now sees neither the old nor the uncommitted"
        store.gate.set()
        for killer in killers:
            assert (await killer.next())["type"] == "ok", "first ok"
            assert (await killer.next())["type"] == "state", "then the effect"
        looked = (await looking).json()["view"]["phase"]
        # the killers may come by two nodes, and so in two turns: who looked between them sees no effect yet
        assert looked == "day" or house.other is not None
        assert (await late.next())["view"]["phase"] == "day"


async def test_when_the_store_fails_nothing_has_happened(tmp_path: Path, database: str) -> None:
    async with moody_house(tmp_path, database) as (house, store):
        room, tokens, people, killers = await first_night(house)
        lines = await house.lines(room["room"])
        store.broken = True
        for person in (killers[0], killers[1]):
            refused = await person.answer("pass")
            assert refused["error"]["key"] == "store-failed"
        assert (await house.post(f"/rooms/{room['room']}/start", token=tokens[0])).json()["error"]["key"] == "started"
        for person in people:
            await person.silent()
        assert await house.lines(room["room"]) == lines
        store.broken = False
        for killer in killers:
            assert killer.state["ask"]["id"] == 1
            assert (await killer.answer("pass"))["type"] == "ok"
        await people[0].until(lambda s: s["view"]["phase"] == "day")


async def test_a_server_that_stops_tries_the_store_once_for_each_room(tmp_path: Path) -> None:
    """A second try would wait for a locked database once more."""
    async with moody_house(tmp_path) as (house, store):
        room, *_ = await first_night(house)
        assert house.app is not None
        rooms: Rooms = house.app.state.rooms
        at = await rooms.get(room["room"])
        store.broken, store.tries = True, 0
        at.submit(deeds.Rule(0, Ruling("pause")))
        await rooms.close()
        assert store.tries == 1


async def test_who_asks_a_room_that_is_handed_over_hears_that_it_moves(tmp_path: Path) -> None:
    """Not that the store had failed: it had not, and whoever runs the server is woken for that."""
    async with moody_house(tmp_path) as (house, _):
        room = await house.create(5)
        assert house.app is not None
        at = await house.app.state.rooms.get(room["room"])
        await at.close()
        with pytest.raises(Moving):
            await at.do(deeds.Rule(0, Ruling("pause")))


async def test_when_the_store_fails_in_the_lobby_nobody_sits(tmp_path: Path) -> None:
    async with moody_house(tmp_path) as (house, store):
        room = await house.create(5)
        path = f"/rooms/{room['room']}"
        store.broken = True
        for what, body in (("join", {"name": "Bo"}), ("bots", {"kind": "plain"})):
            answer = await house.post(f"{path}/{what}", body, room["token"])
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "store-failed")
        seats = (await house.get(path)).json()["seats"]
        assert [s["kind"] for s in seats] == ["person", *["empty"] * 4]
        store.broken = False
        assert (await house.post(f"{path}/join", {"name": "Bo"})).json()["seat"] == 1


async def test_when_the_store_fails_who_has_left_stays_away(tmp_path: Path) -> None:
    """The page may still be open: that brings nobody back, and makes nobody's invitation void."""
    async with moody_house(tmp_path) as (house, store):
        room, tokens, people, killers = await first_night(house)
        path, seat = f"/rooms/{room['room']}", killers[0].state["me"]
        assert (await house.post(f"{path}/leave", token=tokens[seat])).status_code == 200
        invite = (await house.post(f"{path}/substitute", {"seat": seat}, tokens[seat])).json()["invite"]
        other = people[(seat + 1) % 6]
        await other.until(lambda s: s["room"]["seats"][seat]["stand_in"])
        store.broken = True
        refused = await house.post(f"{path}/substitute", {"seat": other.state["me"]}, tokens[other.state["me"]])
        assert refused.json()["error"]["key"] == "store-failed"
        store.broken = False
        seats = (await house.get(path)).json()["seats"]
        assert [s["seat"] for s in seats if s["stand_in"]] == [seat]
        claimed = await house.post(f"{path}/claim", {"invite": invite, "name": "Zoe"})
        assert claimed.status_code == 201, claimed.text


async def test_when_the_store_fails_who_comes_meanwhile_comes_again(tmp_path: Path) -> None:
    async with moody_house(tmp_path) as (house, store):
        room, tokens, people, killers = await first_night(house)
        path, seat = f"/rooms/{room['room']}", killers[0].state["me"]
        other = people[(seat + 1) % 6]
        assert (await house.post(f"{path}/leave", token=tokens[seat])).status_code == 200
        await killers[0].socket.close()
        await other.until(lambda s: not s["room"]["seats"][seat]["online"])
        store.broken = True
        assert await (await house.sit(room["room"], tokens[seat])).closed() == 1012
        store.broken = False
        back = await house.sit(room["room"], tokens[seat])
        await back.until(lambda s: not s["room"]["seats"][seat]["stand_in"])


async def test_two_writers_do_not_count_twice(tmp_path: Path, database: str) -> None:
    """Another server wrote the next line of this room: ours is refused, and the room becomes what the store has."""
    async with moody_house(tmp_path, database) as (house, store):
        room, _, _, killers = await first_night(house)
        lines = await house.lines(room["room"])
        seat = killers[0].state["me"]
        other = Change(room["room"], first=len(lines), lines=((seat, "mafia.kill", "pass"),))
        await store.save(other)
        assert (await killers[0].answer("pass"))["type"] == "ok", "held until the other has answered, too"
        assert (await killers[1].answer("pass"))["error"]["key"] == "store-failed"
        assert [*lines, (seat, "mafia.kill", "pass")] == await house.lines(room["room"])


async def test_one_bad_save_spoils_no_other(tmp_path: Path, database: str) -> None:
    async with moody_house(tmp_path, database) as (house, store):
        rooms = [await house.create(5) for _ in range(3)]
        changes = [Change(r["room"], first=0, lines=((0, "x", "y"),)) for r in rooms]
        changes.insert(1, changes[0])
        done = await asyncio.gather(*(store.save(c) for c in changes), return_exceptions=True)
        assert [isinstance(d, Exception) for d in done].count(True) == 1
        for r in rooms:
            stored = await store.load(r["room"])
            assert stored is not None
            assert stored.lines == [(0, "x", "y")]


async def test_a_token_is_stored_only_as_its_digest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
    data = b"".join(p.read_bytes() for p in tmp_path.glob("test.db*"))
    assert room["room"].encode() in data
    assert room["token"].encode() not in data


async def test_a_stopped_server_gives_the_time_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, tokens, _, killers = await first_night(house)
        before = killers[0].state
    async with open_house(tmp_path, QUIET) as house:
        back = await house.sit(room["room"], tokens[before["me"]])
        await back.next()
        assert 0 < back.state["ask"]["left"] <= before["ask"]["left"]
        assert {**back.state["ask"], "left": 0, "deadline": 0} == {**before["ask"], "left": 0, "deadline": 0}


async def test_a_paused_table_stays_paused(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, tokens, people, killers = await first_night(house)
        await people[0].send({"type": "rule", "ruling": {"kind": "pause", "reason": "supper"}})
        before = await killers[0].until(lambda s: s["view"]["paused"])
    async with open_house(tmp_path, QUIET) as house:
        back = await house.sit(room["room"], tokens[before["me"]])
        for _ in range(2):
            await back.next() if not back.state else await back.silent()
            assert back.state["ask"] == before["ask"], "with exactly the time it had"


async def test_a_room_without_anybody_is_put_away_and_comes_back(tmp_path: Path) -> None:
    settings = Settings(QUIET.tempo, QUIET.limits, retry=0, put_away=0)
    async with open_house(tmp_path, settings) as house:
        room = await house.create(6, options={"angels": 0, "killer_rounds": 1})
        tokens = await house.fill(room, people=5)
        for seat, token in enumerate(tokens):
            person = await house.sit(room["room"], token)
            await person.next()
            if person.state["ask"]:
                assert person.state["ask"]["id"] == 1
                assert (await person.answer("#0"))["type"] == "ok"
            await person.socket.close()
            if seat == 5:
                assert len([line for line in await house.lines(room["room"]) if line[1] == "mafia.kill"]) == 2
        view = (await house.get(f"/rooms/{room['room']}/view", tokens[0])).json()
        assert view["view"]["phase"] == "day"


def test_a_wrong_database_is_one_sentence() -> None:
    for url in (
        "nonsense",
        "oracle+nothing://x",
        "sqlite+pysqlite:///sync.db",
        "postgresql+psycopg://nowhere/x",
        "postgresql://[::1",
    ):
        with pytest.raises(DuskbellError, match="names no database"):
            create_app(url)
