"""Brings what is about a room or a cup to the node that has it: one hop, never two.

The balancer sends nearly everything rightly, and this does not touch it. What comes elsewhere, while nodes come and go
or from a balancer that only takes turns, is carried. Whoever is not sure of its own lease says so and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from litestar import Litestar
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from duskbell.kernel import DuskbellError
from duskbell.server.audience import COME_BACK
from duskbell.server.auth import is_code
from duskbell.server.errors import Moving, Refusal, TooFast, TooLarge, body_of
from duskbell.server.http import COUNTED, WITH_SCRIPT, Addresses, Straight, headers
from duskbell.server.nodes import hop
from duskbell.server.nodes.turnstile import Turnstile
from duskbell.server.nodes.whereabouts import find_oneself
from duskbell.server.running import Settings, Sharing

if TYPE_CHECKING:
    from duskbell.server.owners.leases import Leases  # asyncpg is there only where it is used

log = logging.getLogger(__name__)
_TRIES, _WAIT = 40, 0.05
"""How often, and how many seconds apart, it is asked who has something before somebody is told to come again."""
_OPEN = ("/api/live", "/api/ready", "/api/health", "/metrics")
"""What is answered by a node that is not sure: it says so there."""
_WHO, _KNOCK = "/api/live", "/api/ready"
"""What nodes ask each other: who is at an address; and, by one that leaves, whether there is room for more, which is
answered in its turn: when all have been let in who came before.
"""
_KNOCKING = 1.0
"""Seconds that the other nodes have for that, before they are sent more all the same."""
_OPENING, _READING = 3.0, 15.0
"""Seconds that another node has for a handshake, and for an answer."""
_UNSAID = (1005, 1006, 1011)
"""Close codes that nobody has chosen: whoever was carried comes back."""
_NOT_THERE = (OSError, InvalidHandshake, ConnectionClosed)
"""What dialling a node raises that is not there, refuses, or goes in the midst of the handshake."""
_GONE = (OSError, RuntimeError, ConnectionClosed)
_SAID_ANEW = (b"transfer-encoding", b"connection", b"date")
"""Headers of an answer that this node gives itself."""
Fields = list[tuple[bytes, bytes]]


class Carry:
    """The application behind a node's way in."""

    def __init__(self, app: Litestar, settings: Settings, node: Sharing) -> None:
        self.app, self.state, self._secret = Straight(app), app.state, node.secret
        self._add_headers: Any = headers(settings)
        self._most = max(settings.limits.body, WITH_SCRIPT)
        self._http: httpx.AsyncClient | None = None
        self._address = node.address
        self._asking: asyncio.Task[None] | None = None
        self._far: dict[str, set[Callable[[], object]]] = {}
        self.counts: Counter[str] = Counter()
        self.turnstile = Turnstile()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve what belongs here, carry what belongs elsewhere, refuse what nobody can tell."""
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        sort = hop.sort_of(scope, self._secret)
        if sort == "foreign" or not (self.state.owners.sure() or scope["path"] in _OPEN):
            self.counts[f"refused-{sort}"] += 1
            await self._refuse(scope, receive, send)
            return
        if sort == "carried" and scope["path"] == _WHO:
            send = _naming(send, self.state.owners.heartbeat.me.id)
        elif sort == "carried" and scope["path"] == _KNOCK:
            await self.turnstile.knock()
        if sort == "carried":
            scope = {**hop.unpacked(scope), COUNTED: True}
        of, code = _about(scope["path"])
        if code and self._counts_rightly(scope):
            scope = {**scope, COUNTED: True}
            if not await self._belongs_here(of, code, scope, receive, send, carried=sort == "carried"):
                return
        if scope["type"] == "websocket":
            await self.turnstile.through(self._still_sure, scope, receive, send, code)
            return
        await self.app(scope, receive, send)

    async def _still_sure(self, scope: Any, receive: Any, send: Any) -> None:
        """Whoever has waited for a turn is served if the node is still sure of its lease."""
        await (self.app if self.state.owners.sure() else self._refuse)(scope, receive, send)

    async def _live(self, scope: Any, receive: Any, send: Any) -> None:
        limits = httpx.Limits(max_connections=256, max_keepalive_connections=64)
        timeout = httpx.Timeout(_READING, connect=1.0)
        async with httpx.AsyncClient(trust_env=False, timeout=timeout, limits=limits) as self._http:
            self._http.headers.clear()  # it asks for what was asked for

            async def told(message: Any) -> None:
                if message["type"] == "lifespan.startup.complete":
                    leases: Leases = self.state.owners
                    leases.heartbeat.seen = self.seen
                    self.state.meter.carried = self.counts
                    self._asking = asyncio.create_task(
                        find_oneself(self._is_found, leases, self._address), name="own address"
                    )
                await send(message)

            try:
                await self.app(scope, receive, told)
            finally:
                if self._asking is not None:
                    self._asking.cancel()
                    await asyncio.gather(self._asking, return_exceptions=True)

    async def _is_found(self) -> bool:
        """Whether it is this node that answers at its own address."""
        assert self._http is not None
        leases: Leases = self.state.owners
        with suppress(httpx.HTTPError, httpx.InvalidURL):
            asked = await self._http.get(f"http://{self._address}{_WHO}", headers={hop.SECRET: self._secret.encode()})
            return bool(asked.headers.get(hop.NODE.decode()) == leases.heartbeat.me.id)
        return False

    async def knock(self) -> None:
        """Wait until the other nodes have let in all who have come to them so far, but not for long."""
        asked = [asyncio.create_task(self._knock(node.address)) for node in self.state.owners.heartbeat.nodes]
        if asked:
            _, late = await asyncio.wait(asked, timeout=_KNOCKING)
            for task in late:
                task.cancel()

    async def _knock(self, address: str) -> None:
        assert self._http is not None
        with suppress(httpx.HTTPError, httpx.InvalidURL):
            await self._http.get(f"http://{address}{_KNOCK}", headers={hop.SECRET: self._secret.encode()})

    def _counts_rightly(self, scope: Any) -> bool:
        """Whether whoever calls keeps the measure of requests, which is taken here, before anything is looked up. Who
        does not is refused by the application.
        """
        if scope.get(COUNTED):
            return True
        addresses: Addresses = self.state.addresses
        try:
            addresses.request(_caller(scope))
        except TooFast:
            return False
        return True

    async def _belongs_here(self, of: str, code: str, scope: Any, receive: Any, send: Any, *, carried: bool) -> bool:
        """Whether this node has it, or there is no such thing. If not, everything is done already."""
        find = self.state.cups.get
        if of == "rooms":
            find = partial(self.state.rooms.get, again=partial(self.state.addresses.reopened, _caller(scope)))
        for _ in range(_TRIES):
            try:
                await find(code)
                return True
            except Moving as e:
                if e.address and (carried or await self._carry(scope, receive, send, e.address)):
                    if carried:
                        break
                    return False
            except DuskbellError:
                return True
            except Exception:
                return True  # the route says it better
            await asyncio.sleep(_WAIT)
        self.counts["refused-moving"] += 1
        await self._refuse(scope, receive, send)
        return False

    async def _carry(self, scope: Any, receive: Any, send: Any, address: str) -> bool:
        """Whether it has been carried there, whatever came of it."""
        if scope["type"] == "http":
            self.counts["carried-http"] += 1
            await self._carry_request(scope, receive, send, address)
            return True
        dialling = asyncio.create_task(self._dial(scope, address))
        try:
            with self._to(address, dialling.cancel):  # who sleeps takes the call, and never answers it
                await asyncio.wait([dialling])
        finally:
            dialling.cancel()
        if dialling.cancelled() or isinstance(dialling.exception(), _NOT_THERE):
            return False
        far = dialling.result()
        self.counts["carried-ws"] += 1
        with self._to(address, far.transport.abort):
            await _carry_socket(far, receive, send)
        return True

    async def _dial(self, scope: Any, address: str) -> ClientConnection:
        return await connect(
            f"ws://{address}{hop.target(scope)}",
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            open_timeout=_OPENING,
            user_agent_header=None,
            additional_headers=_text(hop.headers(scope, self._secret)),
        )

    async def _carry_request(self, scope: Any, receive: Any, send: Any, address: str) -> None:
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            if len(body) > self._most:
                await self._refuse(scope, receive, send, TooLarge())
                return
            more = message.get("more_body", False)
        url = f"http://{address}{hop.target(scope)}"
        asked = asyncio.create_task(self._ask(scope["method"], url, body, hop.headers(scope, self._secret)))
        with self._to(address, asked.cancel):
            await asyncio.wait([asked])
        if asked.cancelled() or asked.exception() is not None:
            # it may have happened, or not: whoever asked must look
            await self._refuse(scope, receive, send)
            return
        status, fields, body = asked.result()
        kept = [(name, value) for name, value in fields if name.lower() not in _SAID_ANEW]
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": body})

    async def _ask(self, method: str, url: str, body: bytes, fields: Fields) -> tuple[int, Fields, bytes]:
        """What another node answers, as it travels."""
        assert self._http is not None
        async with self._http.stream(method, url, content=body, headers=fields) as answer:
            raw = b"".join([piece async for piece in answer.aiter_raw()])
            return answer.status_code, list(answer.headers.raw), raw

    @contextmanager
    def _to(self, address: str, cut: Callable[[], object]) -> Iterator[None]:
        """What is carried to a node can be cut off."""
        there = self._far.setdefault(address, set())
        there.add(cut)
        try:
            yield
        finally:
            there.discard(cut)

    def seen(self, addresses: set[str]) -> None:
        """These nodes live. One whose lease has ended may only sleep: whoever is carried there is cut off, and comes
        back to where the room is now.
        """
        for address in self._far.keys() - addresses:
            self.cut(address)

    def cut(self, address: str = "") -> None:
        """Cut off whoever is carried to a node, or to any."""
        for there in [address] if address else list(self._far):
            for end in list(self._far.pop(there, ())):
                end()

    async def _refuse(self, scope: Any, receive: Any, send: Any, why: Refusal | None = None) -> None:
        """Nobody knows whose it is, at this moment; or `why` it is not carried."""
        why = why or Moving()
        if scope["type"] == "websocket":
            await receive()
            # a handshake that is refused lets a balancer try another node
            await send({"type": "websocket.http.response.start", "status": 503, "headers": [(b"retry-after", b"1")]})
            await send({"type": "websocket.http.response.body", "body": b""})
            raise ClientDisconnected  # uvicorn takes a handshake that ends like this for a mistake
        given = [(b"content-type", b"application/json")]
        if isinstance(why, Moving):
            given.append((b"retry-after", b"1"))
        start: Any = {"type": "http.response.start", "status": why.status, "headers": given}
        await self._add_headers(start, scope)
        await send(start)
        await send({"type": "http.response.body", "body": msgspec.json.encode(body_of(why))})


async def _carry_socket(far: ClientConnection, receive: Any, send: Any) -> None:
    """Hand on what both ends say, until one of them has ended."""
    await receive()
    await send({"type": "websocket.accept"})

    async def up() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await far.send(message["bytes"] if text is None else text)

    async def down() -> None:
        while True:
            await send({"type": "websocket.send", "text": await far.recv(decode=True)})

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code, reason = far.close_code, far.close_reason or ""
    if code is None:
        await far.close()
        return
    with suppress(*_GONE):
        await send({"type": "websocket.close", "code": COME_BACK if code in _UNSAID else code, "reason": reason})


def _naming(send: Any, name: str) -> Any:
    """An answer says who gives it."""

    async def told(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (hop.NODE, name.encode())]
        await send(message)

    return told


def _caller(scope: Any) -> str:
    """The address from which somebody calls."""
    return scope["client"][0] if scope.get("client") else "?"


def _about(path: str) -> tuple[str, str]:
    """What a path is about: rooms or cups, and the code; "" where it is about neither."""
    parts = path.split("/", 4)
    if len(parts) < 4 or parts[1] != "api" or parts[2] not in ("rooms", "cups"):
        return "", ""
    code = parts[3].lower()
    return parts[2], code if is_code(code) else ""


def _text(pairs: Fields) -> list[tuple[str, str]]:
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in pairs]
