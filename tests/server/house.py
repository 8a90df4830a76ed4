"""A real server on a loopback port, and people who sit at its tables. Nothing here sleeps: it waits for messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from socket import AF_INET, IPPROTO_TCP, SOCK_STREAM
from socket import socket as Socket
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duskbell.server.app import create_app, opening
from duskbell.server.http import Pages
from duskbell.server.nodes import Carry
from duskbell.server.room.rooms import Rooms
from duskbell.server.running.settings import Limits, Settings, Sharing, Tempo
from duskbell.server.serve import config
from duskbell.server.store.store import Store

PATIENCE = 120.0
HASTY = Limits(
    messages=(10_000, 10_000),
    joins=(10_000, 10_000),
    frames=(10_000, 10_000),
    bytes=(1e7, 1e7),
    house_frames=(1e6, 1e6),
    house_bytes=(1e9, 1e9),
    hello=PATIENCE,
    headers_within=PATIENCE,
    body_within=PATIENCE,
    unread=PATIENCE,
)
"""These people answer faster than any real ones, and on a busy machine later."""
FAST = Settings(Tempo.of(0), HASTY, retry=0, away=0, handed_on=0)
QUIET = Settings(Tempo.of(0, alone=10_000), HASTY, retry=0, away=0, handed_on=0)
"""Bots at once, but a talk ends only when people are ready."""

Message = dict[str, Any]


class _Server(uvicorn.Server):
    """It hears at once that it is to stop, as often as a house is opened, and not at its next tick, a tenth of a second
    later; but whoever is just leaving has as long as that to be gone.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._stops = asyncio.Event()

    def stop(self) -> None:
        self.should_exit = True
        self._stops.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self._stops.wait()
        for _ in range(20):
            if not self.server_state.connections:
                break
            await asyncio.sleep(0.005)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Person:
    """One connection. `heard` is everything it was sent; `state` and `events` what a page would show."""

    def __init__(self, socket: ClientConnection, token: str | None = None) -> None:
        self.socket = socket
        self.token = token
        self.heard: list[Message] = []
        self.events: list[Message] = []
        self.state: Message = {}

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def next(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "state":
            assert message["from"] in (0, len(self.events)), "a gap"
            self.events[message["from"] :] = message["events"]
            assert len(self.events) == message["version"]
            self.state = message
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The state, now or as soon as it is as `wanted`."""
        while not (self.state and wanted(self.state)):
            await self.next()
        return self.state

    async def reply(self, of: str) -> Message:
        """The `ok` or `error` of the last message of this kind, however many states come before."""
        while True:
            message = await self.next()
            if message["type"] in ("ok", "error") and message["of"] == of:
                return message

    async def up_to_date(self) -> None:
        """Hear all that was sent to us up to now."""
        await self.send({"type": "ping"})
        while (await self.next())["type"] != "pong":
            pass

    async def silent(self) -> None:
        """Nothing was sent to us up to now."""
        await self.send({"type": "ping"})
        assert (got := await self.next()) == {"type": "pong"}, got

    async def answer(self, option: str, number: int | None = None) -> Message:
        """Answer the open question, or question `number`."""
        ask = self.state["ask"]["id"] if number is None else number
        await self.send({"type": "answer", "ask": ask, "option": option})
        return await self.reply("answer")

    async def refused(self, message: Any, of: str = "") -> Message:
        """Send something that is refused: its error."""
        await self.send(message)
        while True:
            got = await self.next()
            if got["type"] == "error" and got["of"] == of:
                error: Message = got["error"]
                assert set(error) - {"says", "about"} == {"key", "message"}
                assert "Traceback" not in error["message"]
                assert error["message"].endswith(".")
                return error

    async def closed(self) -> int:
        """The code with which the server closes."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    self.heard.append(json.loads(await self.socket.recv()))
            except ConnectionClosed as e:
                return e.rcvd.code if e.rcvd else 1006


class House:
    """The server from outside, and its rooms from inside."""

    def __init__(self, port: int, app: Litestar | None = None, carry: Carry | None = None) -> None:
        self.port = port
        self.app = app
        self.carry = carry
        self.other: House | None = None
        # far sooner than the server does: on a machine without time both would let a line go at the same moment
        lines = httpx.Limits(keepalive_expiry=1.0)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE, trust_env=False, verify=False, limits=lines
        )
        self.people: list[Person] = []

    async def get(self, path: str, token: str | None = None) -> httpx.Response:
        return await self.http.get(path, headers=_bearer(token))

    async def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=_bearer(token))

    async def create(self, players: int = 6, **wishes: Any) -> Message:
        """A new room of Mafia, where nobody is asked for show unless wished."""
        wish = {"game": "mafia", "players": players, "name": "Ann", "decoys": False, **wishes}
        made = await self.post("/rooms", wish)
        assert made.status_code == 201, made.text
        result: Message = made.json()
        return result

    async def fill(self, room: Message, people: int = 0, kind: str = "plain") -> list[str]:
        """So many more people sit down, then bots, and the table starts: the tokens by seat, the creator's first."""
        tokens = [room["token"]]
        for n in range(people):
            joined = await self.post(f"/rooms/{room['room']}/join", {"name": f"Guest {n}"})
            assert joined.status_code == 201, joined.text
            tokens.append(joined.json()["token"])
        assert (await self.post(f"/rooms/{room['room']}/bots", {"kind": kind}, room["token"])).status_code == 201
        started = await self.post(f"/rooms/{room['room']}/start", token=room["token"])
        assert started.status_code == 201, started.text
        return tokens

    async def sit(self, room: str, token: str | None, since: int = 0) -> Person:
        """Connect, say hello and hear the state."""
        person = await self.knock(room)
        person.token = token
        await person.send({"type": "hello", "token": token, "since": since})
        return person

    async def knock(self, room: str) -> Person:
        """Connect and say nothing."""
        port = self.port
        if self.other is not None and self.app is not None and room in self.app.state.owners.held:
            port = (port, self.other.port)[len(self.people) % 2]  # every second comes to the wrong node
        url = f"ws://127.0.0.1:{port}/api/rooms/{room}/ws"
        # Who does not listen for a while is no less there: their pings are not to end the connection.
        socket = await connect(
            url, max_size=None, max_queue=None, proxy=None, open_timeout=PATIENCE, ping_interval=None
        )
        person = Person(socket)
        self.people.append(person)
        return person

    async def lines(self, room: str) -> list[Any]:
        """The record's lines, from inside: to see that nothing has changed."""
        assert self.app is not None
        rooms: Rooms = self.app.state.rooms
        sitting = (await rooms.get(room)).sitting
        return list(sitting.play.lines) if sitting else []

    async def close(self) -> None:
        for person in self.people:
            await person.socket.close()
        await self.http.aclose()


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


SHARED: set[str] = set()
"""Databases on which a house that opens is one of two nodes: some of its people come to the other."""
SECRET = "what all nodes know"


def named(url: str) -> str:
    """A database, whatever reads it."""
    return url.rpartition("://")[2]


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    settings: Settings = FAST,
    store: Store | None = None,
    page: Path | None = None,
    url: str = "",
    secret: str = "",
) -> AsyncIterator[House]:
    """Serve from a database in `folder`, or from that of a `url`, until the block ends. With a `secret` as one of the
    nodes that share the database.
    """
    at = url if store is None else store.engine.url.render_as_string(hide_password=False)
    async with contextlib.AsyncExitStack() as stack:
        other = None
        if named(at) in SHARED and not secret:
            secret, page = SECRET, page or folder / "page"
            other = await stack.enter_async_context(_opened(folder, settings, None, page, at, secret))
        house = await stack.enter_async_context(_opened(folder, settings, store, page, url, secret))
        house.other = other
        yield house


@contextlib.asynccontextmanager
async def _opened(
    folder: Path, settings: Settings, store: Store | None, page: Path | None, url: str, secret: str
) -> AsyncIterator[House]:
    app = _lent(url or f"sqlite+aiosqlite:///{folder}/test.db", page or folder / "page", settings, store)
    socket = Socket(AF_INET, SOCK_STREAM, IPPROTO_TCP)  # in full, else asyncio leaves Nagle on: 40 ms for each answer
    socket.bind(("127.0.0.1", 0))
    socket.listen(2_048)
    app.state.node = node = Sharing(f"127.0.0.1:{socket.getsockname()[1]}", secret, lease=PATIENCE) if secret else None
    carry = None if node is None else Carry(app, settings, node)
    behind = settings.behind_proxy or node is not None
    server = _Server(config(carry or app, "127.0.0.1", 0, loop="none", limits=settings.limits, behind_proxy=behind))
    server.config.log_level = "warning"
    server.config.configure_logging()
    task = asyncio.create_task(server.serve([socket]))
    house = House(socket.getsockname()[1], app, carry)
    try:
        async with asyncio.timeout(PATIENCE):
            await (await connect_when_ready(house.port)).close()
        yield house
    finally:
        with socket:  # whatever goes wrong below, it is closed: left open, it would fail another test
            try:
                await house.close()
            finally:
                server.stop()
                await task
        _FREE.setdefault(settings, []).append(app)


_FREE: dict[Settings, list[Litestar]] = {}
"""Applications whose tests are over. To put one together takes as long as most of these tests."""


def _lent(url: str, page: Path, settings: Settings, store: Store | None) -> Litestar:
    """An application with these settings, which has forgotten what it served before."""
    if not _FREE.get(settings):
        return create_app(url, page_dir=page, settings=settings, store=store)
    app = _FREE[settings].pop()
    app.state.opens, app.state.pages = opening(url, store), Pages(page)
    for name in ("addresses", "store", "meter", "rooms", "cups", "drawing", "owners"):
        delattr(app.state, name)
    return app


async def connect_when_ready(port: int) -> ClientConnection:
    """The socket listens before the application is up; a connection waits for it."""
    return await connect(f"ws://127.0.0.1:{port}/api/rooms/none/ws", proxy=None, open_timeout=PATIENCE)
