"""One connection: what is sent leaves at once, and who does not read is held against nobody but themselves."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from litestar import WebSocket
from litestar.types import Send

from duskbell.server.audience.connection import Connection, straight
from duskbell.server.running.meter import Meter
from duskbell.server.running.settings import Limits
from tests.server.house import PATIENCE

pytestmark = pytest.mark.anyio


class Wire:
    """The server's end of a WebSocket, as ASGI has it. While `full`, nothing more goes out."""

    def __init__(self) -> None:
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

    async def receive(self) -> Any:
        return await self.said.get()

    def connection(self, unheard: int = 3) -> Connection:
        scope: Any = {"type": "websocket", "headers": [], "path": "/", "query_string": b"", "extensions": {}}
        socket: Any = WebSocket(scope, self.receive, self.send)
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


async def test_who_reads_slowly_gets_everything_in_order() -> None:
    wire = Wire()
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


async def test_a_websocket_sends_straight_and_http_does_not() -> None:
    wire, seen = Wire(), []

    async def app(scope: Any, receive: Any, send: Send) -> None:
        async def wrapped(message: Any) -> None:
            seen.append(message["type"])
            await send(message)

        if scope["type"] == "websocket":
            socket: Any = WebSocket(scope, receive, wrapped)
            Connection(socket, Limits(), Meter()).send("one")
        else:
            await wrapped({"type": "http.response.start"})

    scope: Any = {"type": "websocket", "headers": [], "path": "/", "query_string": b"", "extensions": {}}
    await straight(app)(scope, wire.receive, wire.send)
    assert (wire.sent, seen) == (["one"], [])
