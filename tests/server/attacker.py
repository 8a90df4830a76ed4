"""Somebody who holds no seat at a table and sends whatever comes to mind: requests, messages, frames and halves of
them, each grown from what is right. All of it is drawn from a seed.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from duskbell.server.running.settings import Limits
from tests.server.house import PATIENCE, House, Message

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**53,
    2**64,
    -(2**63),
    10**40,
    0.5,
    1e308,
    -0.0,
    "",
    " ",
    "0",
    "#1",
    "#-1",
    "#99",
    "pass",
    "\x00",
    "\u0000x",
    "\ud800",
    "\u202e",
    "\u200b",
    "é",
    "王" * 30,
    "x" * 5_000,
    "'; DROP TABLE rooms; --",
    "../../etc/passwd",
    "%00",
    "{}",
    "[]",
    [],
    {},
    [[]],
    [None],
    {"a": 1},
    {"type": "hello"},
    ["#1", "#2"],
    [0] * 100,
)
MESSAGES: tuple[Message, ...] = (
    {"type": "hello", "token": None, "since": 0, "watch": False, "changes": True},
    {"type": "answer", "ask": 1, "option": "#1"},
    {"type": "answer", "ask": 1, "option": "pass", "seat": 2},
    {"type": "say", "channel": "public", "text": "hello"},
    {"type": "say", "channel": "killers", "text": "", "line": "hello", "about": [1]},
    {"type": "rule", "ruling": {"kind": "pause", "reason": "x"}},
    {"type": "rule", "ruling": {"kind": "undo", "count": 1, "reason": "x"}},
    {"type": "rule", "ruling": {"kind": "end", "reason": "x"}},
    {"type": "ready", "pace": 1, "ready": True},
    {"type": "skip", "pace": 1, "agree": True},
    {"type": "enter", "guest": "x", "name": "Wu"},
    {"type": "comment", "text": "hello"},
    {"type": "let", "on": True},
    {"type": "react", "what": "laugh"},
    {"type": "ping"},
    {"type": "clock", "sent": 1.5},
)
PATHS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/rooms/{}", None),
    ("GET", "/rooms/{}/view?as=moderator", None),
    ("GET", "/rooms/{}/replay?as=public", None),
    ("GET", "/rooms/{}/record", None),
    ("GET", "/rooms/{}/notes", None),
    ("GET", "/rooms/{}/moments", None),
    ("GET", "/rooms/{}/moments/1", None),
    ("GET", "/rooms/{}/hands", None),
    ("GET", "/rooms/{}/knowledge?phases=1", None),
    ("GET", "/rooms/{}/recap?as=1", None),
    ("GET", "/rooms/{}/worlds?as=1&at=3", None),
    ("GET", "/rooms", None),
    ("GET", "/games", None),
    ("GET", "/guest", None),
    ("GET", "/cups", None),
    ("GET", "/cups/{}", None),
    ("GET", "/cups/{}/log", None),
    ("GET", "/cups/{}/standings.csv?stage=robin", None),
    ("GET", "/operator/day", None),
    ("GET", "/operator/rooms/{}?as=moderator", None),
    ("GET", "/health", None),
    ("GET", "/server", None),
    ("POST", "/rooms", {"game": "mafia", "players": 600, "name": "Eve", "options": {}, "moderator": "auto"}),
    ("POST", "/rooms/{}/join", {"name": "Eve", "seat": 1}),
    ("POST", "/rooms/{}/bots", {"kind": "plain"}),
    ("POST", "/rooms/{}/players", {"name": "Eve", "seat": 1}),
    ("POST", "/rooms/{}/set", {"players": 5, "options": {"angels": 1}}),
    ("POST", "/rooms/{}/move", {"seat": 1}),
    ("POST", "/rooms/{}/face", {"face": "owl"}),
    ("POST", "/rooms/{}/kick", {"seat": 1}),
    ("POST", "/rooms/{}/check", None),
    ("POST", "/rooms/{}/mute", {"seat": 1, "on": True}),
    ("POST", "/rooms/{}/hide", {"where": "table", "line": 1, "by": 1}),
    ("POST", "/rooms/{}/host", {"seat": 1}),
    ("POST", "/rooms/{}/moderate", {"on": True}),
    ("POST", "/rooms/{}/start", None),
    ("POST", "/rooms/{}/leave", None),
    ("POST", "/rooms/{}/stand-in", {"seat": 1}),
    ("POST", "/rooms/{}/substitute", {"seat": "moderator"}),
    ("POST", "/rooms/{}/claim", {"invite": "x", "name": "Eve", "guest": "x"}),
    ("POST", "/rooms/{}/take-back", None),
    ("POST", "/rooms/{}/rematch", {"players": 5}),
    ("POST", "/rooms/{}/report", {"sort": "talk", "seat": 1, "words": "x"}),
    ("PUT", "/rooms/{}/notes", {"notes": {"a": 1}}),
    ("POST", "/qr", {"text": "x"}),
    ("POST", "/guest/renew", None),
    ("DELETE", "/guest", None),
    ("POST", "/scripts/check", {"script": "tb"}),
    ("POST", "/organiser/login", {"name": "x", "password": "x"}),
    ("POST", "/organiser/setup", {"setup": "x", "password": "a long password"}),
    ("POST", "/cups", {"name": "x", "policy": "club"}),
    ("POST", "/cups/{}/acts", {"act": {"act": "appoint", "name": "x"}, "key": "x"}),
    ("POST", "/cups/{}/enter", {"invite": "x"}),
    ("POST", "/cups/{}/links", {"role": "member", "team": "x"}),
    ("POST", "/operator/bans", {"sort": "address", "who": "127.0.0.1"}),
    ("POST", "/operator/rooms/{}/close", {"why": "x"}),
)
FRAMES = (
    b"\x81\x00",
    b"\x81\x80\0\0\0\0",
    b"\x01\x80\0\0\0\0",
    b"\x00\x80\0\0\0\0",
    b"\x83\x80\0\0\0\0",
    b"\xc1\x80\0\0\0\0",
    b"\x88\x80\0\0\0\0",
    b"\x88\x82\0\0\0\0\x03\xe8",
    b"\x88\x81\0\0\0\0\x03",
    b"\x89\x80\0\0\0\0",
    b"\x89\xff" + b"\xff" * 12,
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
    b"\x81\x82\0\0\0\0\xff\xfe",
    b"\x82\x81\0\0\0\0x",
    b"\x09\x80\0\0\0\0",
)
"""Frames that are none, that are cut, or that say what nobody may say."""


class Attacker:
    """One attack on a table. `seen` counts what came of it: statuses, close codes, keys of refusals."""

    def __init__(self, house: House, room: str, seed: int) -> None:
        self.seen: Counter[str] = Counter()
        self._house, self._room, self._rng = house, room, Random(seed)
        self._line: ClientConnection | None = None
        self._token = ""

    async def run(self, count: int) -> None:
        """Send so many messages, frames and requests. Asserts that nothing is the server's fault."""
        other = await self._house.create(6)
        self._token = str(other["token"])
        left = count
        while left > 0:
            kind = self._rng.random()
            if kind < 0.7:
                left -= await self._talk(min(left, 20))
            elif kind < 0.9:
                left -= await self._ask(min(left, 8))
            else:
                left -= await self._half()
        if self._line is not None:
            await self._line.close()

    # -- messages ----------------------------------------------------------------------------------------------------

    async def _talk(self, count: int) -> int:
        """Messages of somebody who watches the table, or says hello wrongly."""
        sent = 0
        try:
            line = await self._dial()
            for _ in range(count):
                await line.send(self._message())
                sent += 1
            await line.send('{"type": "clock", "sent": 7777}')
            async with asyncio.timeout(PATIENCE):
                while (told := json.loads(await line.recv())).get("sent") != 7777:
                    if told["type"] == "error":
                        self._refused(told["error"])
        except ConnectionClosed as e:
            self._closed(e.rcvd.code if e.rcvd else 1006)
        return max(1, sent)

    async def _dial(self) -> ClientConnection:
        if self._line is not None:
            return self._line
        url = f"ws://127.0.0.1:{self._house.port}/api/rooms/{self._room}/ws"
        self._line = await connect(
            url, max_size=None, max_queue=None, proxy=None, open_timeout=PATIENCE, ping_interval=None
        )
        hello: Any = {"type": "hello", "token": None, "since": 0}
        if self._rng.random() < 0.3:
            hello = self._rng.choice((self._spoilt(hello), {**hello, "token": self._token}))
        await self._line.send(json.dumps(hello))
        return self._line

    def _message(self) -> str | bytes:
        """One message: right in form, spoilt, cut, or nonsense."""
        rng = self._rng
        message = rng.choice(MESSAGES)
        how = rng.random()
        if how < 0.2:
            return json.dumps(message)
        if how < 0.8:
            return json.dumps(self._spoilt(message))
        text = json.dumps(message)
        if how < 0.9:
            at = rng.randrange(len(text))
            return rng.choice((text[:at], text[at:], text[:at] + chr(rng.randrange(32, 0xD7FF)) + text[at:]))
        return rng.choice(
            (rng.randbytes(rng.randrange(40)), "[" * rng.randrange(3_000), text * rng.randrange(100), "null", "\x00")
        )

    def _spoilt(self, thing: Any) -> Any:
        """Something right with one thing in it that is odd, missing or too many."""
        rng, odd = self._rng, self._rng.choice(ODD)
        if not isinstance(thing, dict) or not thing or rng.random() < 0.1:
            return odd
        name = rng.choice(list(thing))
        how = rng.random()
        if how < 0.15:
            return {key: value for key, value in thing.items() if key != name}
        if how < 0.3:
            return {**thing, str(odd)[:50]: odd}
        if how < 0.5 and isinstance(thing[name], dict):
            return {**thing, name: self._spoilt(thing[name])}
        return {**thing, name: odd}

    # -- requests ----------------------------------------------------------------------------------------------------

    async def _ask(self, count: int) -> int:
        """Requests, some at the same time."""
        await asyncio.gather(*(self._request() for _ in range(count)))
        return count

    async def _request(self) -> None:
        rng = self._rng
        method, path, body = rng.choice(PATHS)
        path = path.format(rng.choice((self._room, self._room, "abcdefgh", "%00", "..%2f", "x" * 300, "\u738b", "%ff")))
        if rng.random() < 0.1:
            path += rng.choice(("/", "?", "?as=", "?as=%00", "?phases=-1", "?phases=x", "/%00", "?" + "a=1&" * 200))
        if rng.random() < 0.1:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"))
        content = b"" if body is None else json.dumps(body if rng.random() < 0.2 else self._spoilt(body)).encode()
        if rng.random() < 0.1:
            content = rng.choice(
                (content[: len(content) // 2], b"[" * 9_000, b"\xff\xfe", b'{"a":' * 2_000, b"x" * 70_000)
            )
        headers = {"content-type": rng.choice(("application/json",) * 8 + ("text/plain", ""))}
        token = rng.choice(("", self._token, "x", "\u00e9", "x" * 5_000, "a b"))
        if token:
            headers["authorization"] = f"{rng.choice(('Bearer', 'Basic', ''))} {token}"
        if rng.random() < 0.1:
            headers[
                rng.choice(("origin", "content-encoding", "x-forwarded-for", "x-duskbell-hop", "if-none-match"))
            ] = "x"
        answer = await self._answer(method, path, content, {k.encode(): v.strip().encode() for k, v in headers.items()})
        if answer is None:
            self.seen["cut off"] += 1
            return
        self.seen[f"status {answer.status_code}"] += 1
        assert answer.status_code < 500, (method, path, content[:200], answer.text)
        assert "Traceback" not in answer.text

    async def _answer(
        self, method: str, path: str, content: bytes, headers: dict[bytes, bytes]
    ) -> httpx.Response | None:
        """What the server says; None where the connection ended with its answer to what was too much. A connection may
        have ended while nobody used it, just as this was sent: it is sent again, once.
        """
        for again in (True, False):
            try:
                return await self._house.http.request(method, path, content=content, headers=headers)
            except httpx.NetworkError:
                if len(content) > Limits().body:
                    return None
                if not again:
                    raise
        return None

    # -- halves ------------------------------------------------------------------------------------------------------

    async def _half(self) -> int:
        """A connection that keeps to no protocol, or stops in the midst of one."""
        rng = self._rng
        reader, writer = await asyncio.open_connection("127.0.0.1", self._house.port)
        method, path, _ = rng.choice(PATHS)
        head = f"{method} /api{path.format(self._room)} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        upgrade = f"GET /api/rooms/{self._room}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        upgrade += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        whole = rng.choice(
            (
                head.encode() + b"Content-Length: 99999\r\n\r\n{",
                head.encode() + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{\r\nzz\r\n",
                head.encode() + b"Content-Length: -1\r\n\r\n",
                head.encode() + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                rng.randbytes(rng.randrange(1, 200)),
                upgrade.encode() + b"".join(rng.choice(FRAMES) for _ in range(rng.randrange(1, 20))),
                upgrade.encode() + rng.randbytes(60),
            )
        )
        try:
            writer.write(whole[: rng.randrange(1, len(whole) + 1)])
            await writer.drain()
            if rng.random() < 0.5:
                writer.write_eof()
            else:
                writer.transport.abort()
            async with asyncio.timeout(PATIENCE):
                told = await reader.read()
            self.seen["halves"] += 1
            assert not told.startswith(b"HTTP/1.1 5"), (whole, told)
        except OSError:
            self.seen["halves cut"] += 1
        finally:
            writer.close()
        return 1

    # -- what came of it ---------------------------------------------------------------------------------------------

    def _refused(self, error: Message) -> None:
        self.seen[f"refused {error['key']}"] += 1
        assert error["key"] not in ("internal", "store-failed"), error

    def _closed(self, code: int) -> None:
        self._line = None
        self.seen[f"closed {code}"] += 1
        assert code not in (1011, 1012), "the server's own fault"
