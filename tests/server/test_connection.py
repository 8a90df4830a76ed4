"""One connection: what is sent leaves at once, and who does not read is held against nobody but themselves."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from duskbell.server.audience.connection import AT_ONCE, Connection
from duskbell.server.running.meter import Meter
from duskbell.server.running.settings import Limits
from tests.server.house import PATIENCE, open_house

pytestmark = pytest.mark.anyio


class Wire:
    """The server's end of a WebSocket, as ASGI has it. While it is not `free`, nothing more goes out. `plain`: it
    cannot send without being waited for.
    """

    def __init__(self, plain: bool = False) -> None:
        self.extensions: Any = {} if plain else {AT_ONCE: self.at_once}
        self.sent: list[str] = []
        self.closed: int | None = None
        self.free = asyncio.Event()
        self.free.set()
        self.fault: Exception | None = None
        self.said: asyncio.Queue[Any] = asyncio.Queue()

    async def send(self, message: Any) -> None:
        await self.free.wait()
        if self.fault is not None:
            raise self.fault
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        else:
            self.sent.append(message["text"])

    def at_once(self, text: str) -> bool:
        if not self.free.is_set():
            return False
        if self.fault is not None:
            raise self.fault
        self.sent.append(text)
        return True

    async def receive(self) -> Any:
        return await self.said.get()

    def connection(self, unheard: int = 3) -> Connection:
        scope: Any = {"type": "websocket", "headers": [], "path": "/", "query_string": b""}
        socket: Any = WebSocket(scope | {"extensions": self.extensions}, self.receive, self.send)
        return Connection(socket, Limits(unheard=unheard), Meter())


async def silent() -> None:
    """Somebody who says nothing."""
    await asyncio.Event().wait()


async def listen(connection: Connection) -> None:
    """Somebody who is listened to until they are gone."""
    while await connection.read() is not None:
        pass


async def served(connection: Connection) -> None:
    async with asyncio.timeout(PATIENCE):
        await connection.serve(silent())


async def test_what_is_sent_leaves_at_once() -> None:
    wire = Wire()
    connection = wire.connection()
    connection.send("one")
    connection.send("two")
    assert wire.sent == ["one", "two"], "nobody had to wait for it"


@pytest.mark.parametrize("plain", [False, True])
async def test_who_reads_slowly_gets_everything_in_order(plain: bool) -> None:
    wire = Wire(plain)
    connection = wire.connection()
    serving = asyncio.create_task(served(connection))
    wire.free.clear()
    for text in ("one", "two", "three"):
        connection.send(text)
    assert wire.sent == []
    wire.free.set()
    connection.hang_up(4401)
    connection.send("too late")
    await serving
    assert wire.sent == ["one", "two", "three"]
    assert wire.closed == 4401


async def test_who_does_not_read_is_sent_away() -> None:
    wire = Wire()
    connection = wire.connection(unheard=3)
    serving = asyncio.create_task(served(connection))
    wire.free.clear()
    for n in range(100):
        connection.send(str(n))
    assert len(connection._waiting) == 4, "what waits has a limit"
    assert connection._sender is not None
    wire.free.set()
    await serving
    assert wire.closed == 1013


async def test_somebody_who_is_gone_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    connection = wire.connection()
    wire.fault = OSError("gone")
    connection.send("one")
    wire.free.clear()
    connection.send("two")
    wire.free.set()
    wire.said.put_nowait({"type": "websocket.disconnect", "code": 1006})
    async with asyncio.timeout(PATIENCE):
        await connection.serve(listen(connection))
    assert wire.closed is None
    assert not caplog.records


@pytest.mark.parametrize("waits", [False, True])
async def test_a_fault_of_our_own_closes_with_1011(caplog: pytest.LogCaptureFixture, waits: bool) -> None:
    wire = Wire()
    connection = wire.connection()
    wire.fault = ValueError("a mistake")
    if waits:
        wire.free.clear()
    with caplog.at_level(logging.ERROR):
        connection.send("one")
        serving = asyncio.create_task(served(connection))
        wire.free.set()
        while not connection._leaving:
            await asyncio.sleep(0)
        wire.fault = None
        await serving
    assert wire.closed == 1011
    assert [record.message for record in caplog.records] == ["a connection failed"]


async def test_a_talk_that_fails_closes_with_1011(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError("a mistake")

    wire = Wire()
    with caplog.at_level(logging.ERROR):
        await wire.connection().serve(fail())
    assert wire.closed == 1011
    assert [record.message for record in caplog.records] == ["a connection failed"]


async def test_what_comes_later_waits_for_what_came_before() -> None:
    wire = Wire()
    connection = wire.connection(unheard=10)
    serving = asyncio.create_task(served(connection))
    wire.free.clear()
    connection.send("one")
    wire.free.set()  # the way is free again, and the task has not run yet
    connection.send("two")
    assert wire.sent == []
    connection.hang_up()
    await serving
    assert wire.sent == ["one", "two"]


@pytest.mark.slow
async def test_the_server_sends_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5)
        person = await house.sit(room["room"], room["token"])
        await person.next()
        assert house.app is not None
        listeners = (await house.app.state.rooms.get(room["room"])).audience._here[0]
        protocol = listeners[0]._at_once.__self__
        assert protocol.send_at_once('{"type": "pong"}'), "who reads is sent it now"
        assert await person.next() == {"type": "pong"}
        protocol.pause_writing()
        assert not protocol.send_at_once("lost"), "who does not read would have to be waited for"
        protocol.resume_writing()
        await person.silent()
        await person.socket.close()
        with pytest.raises(ClientDisconnected):
            protocol.send_at_once("too late")
