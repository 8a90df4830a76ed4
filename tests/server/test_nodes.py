"""Several nodes on one PostgreSQL: one of them has a room, the others carry; who has lost it writes nothing more."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from duskbell.server.app import create_app
from duskbell.server.errors import Moving
from duskbell.server.nodes import carry, drain, hop
from duskbell.server.nodes.drain import TOGETHER
from duskbell.server.nodes.turnstile import AT_ONCE
from duskbell.server.nodes.whereabouts import find_oneself
from duskbell.server.owners import heart, join
from duskbell.server.owners.leases import Leases
from duskbell.server.room import deeds
from duskbell.server.running import Sharing
from duskbell.server.store import BadStore
from duskbell.server.store.store import Store
from tests.server import postgres
from tests.server.house import QUIET, SECRET, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]


@asynccontextmanager
async def site(folder: Path, url: str = "", nodes: int = 2) -> AsyncIterator[list[House]]:
    """So many nodes on one database."""
    url = url or await postgres.database()
    houses: list[House] = []
    opened = [open_house(folder, QUIET, url=url, secret=SECRET) for _ in range(nodes)]
    try:
        for house in opened:
            houses.append(await house.__aenter__())
        yield houses
    finally:
        for house in reversed(opened[: len(houses)]):
            await house.__aexit__(None, None, None)


def leases(house: House) -> Leases:
    assert house.app is not None
    owners = house.app.state.owners
    assert isinstance(owners, Leases)
    return owners


def carried(house: House, what: str) -> int:
    assert house.carry is not None
    return house.carry.counts[f"carried-{what}"]


async def test_a_table_is_played_through_both_nodes(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        room = await one.create(6, options={"angels": 0})
        tokens = await one.fill(room, people=5)
        people = [await (one, other)[n % 2].sit(room["room"], token) for n, token in enumerate(tokens)]
        for person in people:
            await person.until(lambda s: s["view"] and all(x["online"] for x in s["room"]["seats"]))
        assert (room["room"] in leases(one).held) is not (room["room"] in leases(other).held), "one of them has it"
        assert room["room"] in leases(one).held, "whoever was asked first"
        assert (carried(one, "ws"), carried(other, "ws")) == (0, 3)
        for person in [p for p in people if p.state["ask"]]:
            assert (await person.answer("pass"))["type"] == "ok"
        for person in people:
            await person.until(lambda s: s["view"]["phase"] == "day")
        seen = [(await house.get(f"/rooms/{room['room']}/view", tokens[1])).json() for house in (one, other)]
        assert seen[0]["view"] == seen[1]["view"]
        assert carried(other, "http") > 0
        assert await people[1].refused({"type": "answer", "ask": 99, "option": "pass"}, "answer")
        nobody = await other.sit(room["room"], "wrong")
        assert await nobody.closed() == 4401, "the code comes along"
        for strokes in ("//api/rooms/{}/ws", "/api///rooms/{}//ws"):
            strange = await connect(f"ws://127.0.0.1:{other.port}{strokes.format(room['room'])}")
            await strange.send(json.dumps({"type": "hello", "token": tokens[0], "since": 0}))
            assert json.loads(await strange.recv())["me"] == 0, strokes
            await strange.close()


async def test_no_more_is_carried_than_belongs_anywhere(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        room = (await one.create(6))["room"]
        assert (await one.get(f"/rooms/{room}")).status_code == 200
        for house in (one, other):
            refused = await house.post(f"/rooms/{room}/join", {"name": "x" * 100_000})
            assert (refused.status_code, refused.json()["error"]["key"]) == (413, "too-large")


async def test_a_node_that_goes_in_the_midst_of_a_handshake_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object, **__: object) -> None:
        raise ConnectionClosedError(None, None)

    async def sleeping(*_: object, **__: object) -> None:
        asleep.set()
        await asyncio.Event().wait()

    asleep = asyncio.Event()
    monkeypatch.setattr(carry, "connect", gone)
    scope = {"type": "websocket", "path": "/api/rooms/abcdefgh/ws", "raw_path": b"/api/rooms/abcdefgh/ws"}
    scope |= {"query_string": b"", "headers": [], "client": ("203.0.113.9", 1)}
    node = carry.Carry(create_app("sqlite://", settings=QUIET), QUIET, Sharing("127.0.0.1:9", SECRET))
    assert not await node._carry(scope, None, None, "127.0.0.1:9")
    monkeypatch.setattr(carry, "connect", sleeping)
    waits = asyncio.create_task(node._carry(scope, None, None, "127.0.0.1:9"))
    await asleep.wait()
    node.seen({"127.0.0.1:8"})
    assert not await waits, "its lease has ended: it only slept"
    assert not node.counts["carried-ws"]


async def test_what_was_carried_is_never_carried_on(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        room = (await one.create(6))["room"]
        assert (await one.get(f"/rooms/{room}")).status_code == 200
        for secret, about in ((SECRET, "a second hop"), ("a stranger's", "another secret")):
            fields = {hop.SECRET.decode(): secret, hop.CALLER.decode(): "203.0.113.9"}
            refused = await other.http.get(f"/rooms/{room}", headers=fields)
            assert (refused.status_code, refused.json()["error"]["key"]) == (503, "moving"), about
            assert refused.headers["retry-after"] == "1"
            assert refused.headers["x-content-type-options"] == "nosniff"
        assert carried(other, "http") == 0
        answer = await other.http.get(f"/rooms/{room}")
        assert carried(other, "http") == 1
        assert len(answer.headers.get_list("date")) == 1, "each says what time it is, and one is enough"
        named = {hop.CALLER.decode(): "203.0.113.9"}
        assert (await one.http.get(f"/rooms/{room}", headers=named)).status_code == 200, (
            "without the secret it is noise"
        )


async def test_whoever_asks_for_what_a_node_has_does_not_stand_in_the_way_of_its_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as (one, other):
        room = (await one.create(6))["room"]
        await one.get(f"/rooms/{room}")
        me = leases(one).heartbeat.me
        async with leases(other)._engine.begin() as asking, leases(other)._engine.begin() as beating:
            assert await leases(other)._taking.alive(asking, me.id) == me.address
            await beating.exec_driver_sql("SELECT 1 FROM nodes WHERE id = $1 FOR UPDATE NOWAIT", (me.id,))
        async with leases(other)._engine.begin() as dying:
            await dying.exec_driver_sql(
                "INSERT INTO nodes SELECT 'dead', address, key, clock_timestamp() - interval '1 h', ready, about"
                " FROM nodes WHERE id = $1",
                (me.id,),
            )
        monkeypatch.setattr(leases(other).heartbeat, "ttl", -3600.0)  # PostgreSQL itself may have started just now
        async with leases(other)._engine.begin() as taking, leases(other)._engine.connect() as beating:
            assert await leases(other)._taking.alive(taking, "dead") == ""
            with pytest.raises(DBAPIError, match="could not obtain lock"):
                await beating.exec_driver_sql("SELECT 1 FROM nodes WHERE id = 'dead' FOR UPDATE NOWAIT")


async def test_who_has_lost_a_room_forgets_it_and_writes_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        made = await one.create(6)
        room, path = made["room"], f"/rooms/{made['room']}"
        person = await one.sit(room, made["token"])
        await person.next()
        before = leases(one).held[room]
        # as if this node had slept: the other takes the room, and this one knows nothing of it
        async with leases(other)._engine.begin() as connection:
            await connection.exec_driver_sql(
                "UPDATE owners SET node = $1, epoch = epoch + 1 WHERE what = $2", (leases(other).heartbeat.me.id, room)
            )
        assert one.app is not None
        here = await one.app.state.rooms.get(room)
        with pytest.raises(Moving):
            await here.do(deeds.SitBots(0, "plain", None))
        assert await person.closed() == 1012
        seats = (await one.get(path)).json()["seats"]
        assert [s["kind"] for s in seats] == ["person", *["empty"] * 5], "told by the other node"
        assert leases(other).held[room] > before
        assert carried(one, "http") == 1


async def test_what_is_lost_while_it_is_read_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        code = (await one.create(6))["room"]
        assert one.app is not None
        store: Store = one.app.state.store
        load = store.load

        async def slow(what: str) -> object:
            monkeypatch.undo()
            leases(one).lose(what)
            return await load(what)

        monkeypatch.setattr(store, "load", slow)
        with pytest.raises(Moving):
            await one.app.state.rooms.get(code)
        assert (await one.get(f"/rooms/{code}")).status_code == 200
        assert leases(one).held[code] == 2


async def test_a_node_that_is_not_sure_says_so_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        made = await one.create(6)
        path = f"/rooms/{made['room']}"
        person = await one.sit(made["room"], made["token"])
        await person.next()
        leap = leases(one).heartbeat.ttl + 4  # between any two looks at the clock
        slept = itertools.count(heart.clock() + leap, leap)
        monkeypatch.setattr(heart, "clock", lambda: next(slept))
        for where in (path, "/rooms", "/games", "/ready"):
            refused = await one.get(where)
            assert (refused.status_code, refused.json()["error"]["key"]) == (503, "moving"), where
        with pytest.raises(Exception, match="503"):
            await one.sit(made["room"], made["token"])
        assert await person.closed() == 1012
        monkeypatch.undo()
        assert (await one.get("/ready")).status_code == 200
        back = await one.sit(made["room"], made["token"])
        await back.next()


@pytest.mark.parametrize("off", [-400 * 86_400, 86_400])
async def test_a_wrong_time_of_day_harms_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, off: int) -> None:
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + off)
    async with site(tmp_path) as (one, other):
        made = await one.create(6)
        person = await one.sit(made["room"], made["token"])
        assert (await person.next())["me"] == 0
        back = await other.sit(made["room"], made["token"])
        assert (await back.next())["me"] == 0
        assert carried(other, "ws") == 1
        for house in (one, other):
            await leases(house).heartbeat.heart.beat()
            assert leases(house).sure()
            assert len(leases(house).heartbeat.nodes) == 1, "and each sees that the other lives"


async def test_a_node_that_leaves_hands_everything_over_as_fast_as_the_others_take_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carry, "_KNOCKING", 300)
    async with site(tmp_path) as (one, other):
        made = [await one.create(6) for _ in range(12)]
        people = [await one.sit(room["room"], room["token"]) for room in made]
        for person in people:
            await person.next()
        assert one.app is not None
        assert one.carry is not None
        assert other.carry is not None
        turnstile, crowd_is_in = other.carry.turnstile, asyncio.Event()
        crowd = [asyncio.create_task(turnstile.through(_waits(crowd_is_in), {}, None, None)) for _ in range(AT_ONCE)]
        leaving = asyncio.create_task(drain(one.app.state, one.carry))
        async with asyncio.timeout(300):
            while not turnstile.queue:
                await asyncio.sleep(0.01)
        assert len(one.app.state.rooms.here()) == 12 - TOGETHER, "the next go when there is room for them"
        crowd_is_in.set()
        for person in people:
            assert await person.closed() == 1012
        await asyncio.gather(leaving, *crowd)
        assert (await one.get("/ready")).status_code == 404
        assert leases(one).held == {}
        for room in made:
            back = await one.sit(room["room"], room["token"])
            assert (await back.next())["room"]["room"] == room["room"], "carried to where it is now"
        assert {room["room"] for room in made} <= leases(other).held.keys()


def _waits(event: asyncio.Event) -> Any:
    """What serves nobody before something has happened."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await event.wait()

    return app


async def test_a_guest_whose_token_is_renewed_is_called_back_everywhere(tmp_path: Path) -> None:
    async with site(tmp_path) as (one, other):
        guest = (await one.post("/guest")).json()["token"]
        room = (await one.create(6))["room"]
        joined = await one.post(f"/rooms/{room}/join", {"name": "Bo", "guest": guest})
        assert joined.status_code == 201
        person = await one.sit(room, guest)
        await person.next()
        renewed = await other.post("/guest/renew", token=guest)
        assert renewed.status_code == 200
        assert await person.closed() == 1012, "the other node has heard of it"
        assert await (await one.sit(room, guest)).closed() == 4401
        back = await one.sit(room, renewed.json()["token"])
        assert (await back.next())["me"] == 1


async def test_a_table_keeps_its_rules_while_nodes_are_upgraded(tmp_path: Path) -> None:
    """A node that is told to stop stays for a table whose rules the others have not, and the others carry to it."""
    async with site(tmp_path) as (old, new):
        played, lobby = await old.create(6, options={"angels": 0}), await old.create(6)
        tokens = await old.fill(played, people=5)
        people = [await old.sit(played["room"], token) for token in tokens]
        for person in people:
            await person.next()
        waiting = await old.sit(lobby["room"], lobby["token"])
        await waiting.next()
        upgraded = leases(new).heartbeat.heart
        upgraded.me = replace(upgraded.me, rules={**upgraded.me.rules, "mafia": "of tomorrow"})
        await upgraded.beat()
        await leases(old).heartbeat.heart.beat()
        assert leases(old).only_here("mafia", leases(old).heartbeat.me.rules["mafia"])
        assert old.app is not None
        assert old.carry is not None
        clock = asyncio.get_running_loop().time
        began = clock()
        leaving = asyncio.create_task(drain(old.app.state, old.carry, 1_000))
        assert await waiting.closed() == 1012
        await people[0].up_to_date()
        said = [m for m in people[0].heard if m["type"] == "leaving"]
        assert len(said) == 1
        assert began + 999.99 <= said[0]["until"] / 1000 <= clock() + 1_000.01, "and until when"
        assert {"type": "leaving", "until": None} in waiting.heard
        seen = await new.get(f"/rooms/{played['room']}/view", tokens[0])
        assert seen.status_code == 200, "carried to the rules it has begun with"
        assert not leaving.done()
        await people[0].send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        assert await people[0].closed() == 1012
        await leaving
        over = (await new.get(f"/rooms/{played['room']}")).json()
        assert over["status"] == "over", "what is over may be anywhere"


async def test_nodes_know_one_secret_and_one_kind_of_database(tmp_path: Path) -> None:
    async with site(tmp_path, nodes=1) as (one,):
        assert one.app is not None
        store: Store = one.app.state.store
        with pytest.raises(BadStore, match="another secret"):
            await join(store.engine, Sharing("127.0.0.1:1", "something else entirely"))
        await leases(one).heartbeat.heart.beat()  # the last may have seen it, before it was refused
        assert len(leases(one).heartbeat.nodes) == 0


async def test_two_nodes_have_not_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskbell.server.owners.joining.TAKEN_FOR", 0)
    async with site(tmp_path, nodes=1) as (one,):
        assert one.app is not None
        store: Store = one.app.state.store
        with pytest.raises(BadStore, match=rf"the address 127\.0\.0\.1:{one.port} already; .*[.]$"):
            await join(store.engine, Sharing(f"127.0.0.1:{one.port}", SECRET))
        assert (await one.get("/ready")).status_code == 200
        await (await join(store.engine, Sharing("127.0.0.1:1", SECRET))).close()


async def test_a_node_that_is_not_at_its_address_takes_nothing_until_it_is_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(tmp_path) as (one, other):
        assert one.carry is not None
        assert one.carry._asking is not None
        await one.carry._asking
        assert not caplog.records, "it is there"
        node, gate = one.carry, asyncio.Event()

        async def wait(by: float) -> None:
            if leases(one).astray:
                await gate.wait()

        right, node._address = node._address, f"127.0.0.1:{other.port}"
        asking = asyncio.create_task(find_oneself(node._is_found, leases(one), node._address, wait=wait))
        while not caplog.records:
            await asyncio.sleep(0)
        assert f"at 127.0.0.1:{other.port}, given as --node, this node is not to be found" in caplog.text
        refused = await one.get("/ready")
        assert (refused.status_code, "until it is found" in refused.text) == (404, True)
        room = (await other.create(6))["room"]
        assert (await one.get(f"/rooms/{room}")).status_code == 200, "carried: the site goes on"
        assert room in leases(other).held
        mine = await one.http.get("/live")
        assert hop.NODE.decode() not in mine.headers, "strangers are not told"
        node._address = right
        gate.set()
        await asking
        assert (await one.get("/ready")).status_code == 200, "it is found, and takes again"


async def test_who_asks_several_nodes_at_once_holds_no_more_seats_of_lobbies(tmp_path: Path) -> None:
    """Where nodes have looked in the same moment, who holds too many since gets up again."""
    settings = replace(QUIET, limits=replace(QUIET.limits, guest_lobbies=2), behind_proxy=True)
    url = await postgres.database()
    opened = [open_house(tmp_path, settings, url=url, secret=SECRET) for _ in range(2)]
    async with opened[0] as one, opened[1] as other:
        houses = (one, other)
        guest = (await one.post("/guest")).json()["token"]
        rooms = [(n, (await houses[n % 2].create(6))["room"]) for n in range(8)]
        for n, room in rooms:
            await houses[n % 2].get(f"/rooms/{room}")

        async def join(n: int, room: str) -> int:
            asked = {"name": "Eve", "guest": guest}
            headers = {"x-forwarded-for": f"198.51.100.{n}"}
            return (await houses[n % 2].http.post(f"/rooms/{room}/join", json=asked, headers=headers)).status_code

        taken = await asyncio.gather(*[join(n, room) for n, room in rooms])
        assert set(taken) <= {201, 429}
        tables = (await one.get("/guest", guest)).json()["tables"]
        assert len(tables) == taken.count(201) <= 2
