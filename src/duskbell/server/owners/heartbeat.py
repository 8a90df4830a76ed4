"""A node's lease: a row that it refreshes, and a session whose lock falls when the node dies.

The lease ends by the database's clock; the node measures it from before it asked, by a clock that counts the time a
machine sleeps. So whoever has slept knows it before anybody else could be told anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url

from duskbell.server.store.database import CHANNEL, SOLE

log = logging.getLogger(__name__)
_EVERY = 0.5
"""Seconds between two beats."""
_FAILS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a database does that is gone; a `TimeoutError` is an `OSError`."""


class HasOne(ConnectionError):
    """A server that knows of no others holds the database for itself alone."""


class Node(msgspec.Struct, frozen=True):
    """A node as others see it. `rules`: by game, the version that it has. `secret`: the SHA-256 of what it shares."""

    id: str
    address: str
    ready: bool
    rules: dict[str, str]
    secret: str


class Heartbeat:
    """Keeps the lease of this node. `url` names the database, `address` where the other nodes reach this one; a lease
    lasts `ttl` seconds from its last beat. For a new session the database has half as long, for a beat as long as the
    lease of the one before still holds: who gave up sooner, on a machine without time, would lose what is still theirs.

    `back` is awaited, with the session, before the node is sure again of a lease that it had lost; `ended` is called
    when it ends; `seen` with every beat: all whose leases hold; `heard` with news of another process and whom they are
    about, and with "" for both where this one may have missed some.
    """

    def __init__(self, url: str, address: str, rules: dict[str, str], secret: str, ttl: float) -> None:
        self.ttl, self._patience = ttl, ttl / 2
        self._beat_within = max(self._patience, ttl - _EVERY)
        self.me = Node(f"{address}/{secrets.token_hex(4)}", address, True, rules, secret)
        self.nodes: list[Node] = []
        self.back: Callable[[Any], Awaitable[None]] = _nothing
        self.ended: Callable[[], None] = lambda: None
        self.seen: Callable[[set[str]], None] = lambda addresses: None
        self.heard: Callable[[str, str], None] = lambda news, guest: None
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._session: Any = None
        self._key = 0
        self._until = 0.0
        self._ready = True
        self._end: asyncio.TimerHandle | None = None
        self._sure, self._now = asyncio.Event(), asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        """Whether this node takes what nobody has."""
        return self._ready

    async def open(self) -> None:
        """The first beat. Raises what the database does."""
        await self._beat()
        self._task = asyncio.create_task(self._beats(), name="heartbeat")

    async def leave(self) -> None:
        """Take nothing more, and let all know."""
        self._ready = False
        with contextlib.suppress(*_FAILS):
            await self._beat()

    async def close(self) -> None:
        """The lease ends now, by its own node."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._end is not None:
            self._end.cancel()
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*_FAILS):
                await session.execute("DELETE FROM nodes WHERE id = $1", self.me.id)
                await session.close(timeout=self._patience)
            session.terminate()

    def sure(self) -> bool:
        """Whether the lease holds, and the session with it."""
        return self._session is not None and self._sure.is_set() and _clock() < self._until

    async def settled(self) -> None:
        """Wait for a beat, but not for long."""
        if not self.sure():
            self._sure.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_EVERY):
                await self._sure.wait()

    async def _beats(self) -> None:
        failed = False
        while True:
            self._now.clear()
            try:
                await self._beat()
                failed = False
            except Exception as e:  # whatever it is: without a beat this node never comes back
                if not failed:
                    log.warning("the lease of this node could not be renewed: %s", type(e).__name__)
                failed = True
                self._lose_session(self._session)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_EVERY):
                    await self._now.wait()

    async def _beat(self) -> None:
        if self._session is None:
            await self._connect()
        session = self._session
        if session is None:
            raise ConnectionResetError("the session has ended")
        began = _clock()
        about = msgspec.json.encode({"rules": self.me.rules, "secret": self.me.secret}).decode()
        values = (self.me.id, self.me.address, self._key, self.ttl, self._ready, about)
        rows = await session.fetch(_BEAT, *values, timeout=self._beat_within)
        self.nodes = [Node(r["id"], r["address"], r["ready"], **msgspec.json.decode(r["about"])) for r in rows]
        if not self.sure():
            await self.back(session)
        if session is not self._session:
            raise ConnectionResetError("the session has ended")
        self._until = began + self.ttl
        self._sure.set()
        if self._end is not None:
            self._end.cancel()
        self._end = asyncio.get_running_loop().call_later(max(0.0, self._until - _clock()), self._tell_end)
        self.seen({node.address for node in self.nodes} | {self.me.address})

    async def _connect(self) -> None:
        """A new session with a lock of its own: the old one's may hang on for a while."""
        self._key = secrets.randbits(62)
        session = await asyncpg.connect(self._dsn, timeout=self._patience, command_timeout=self._beat_within)
        try:
            if not await session.fetchval("SELECT pg_try_advisory_lock_shared($1)", SOLE):
                raise HasOne
            await session.execute("SELECT pg_advisory_lock($1)", self._key)
            await session.add_listener(CHANNEL, self._hear)
        except BaseException:
            session.terminate()
            raise
        session.add_termination_listener(self._lose_session)
        self._session = session
        self.heard("", "")

    def _lose_session(self, session: Any) -> None:
        """Without its session a node is as good as dead to the others, until it is back."""
        if session is not None and session is self._session:
            self._session = None
            self._sure.clear()
            self._now.set()
            session.terminate()

    def _hear(self, session: object, pid: int, channel: str, said: str) -> None:
        by, _, news = said.partition(" ")
        if by != self.me.id:
            self.heard(*news.split(" ", 1))

    def _tell_end(self) -> None:
        if not self.sure():
            self._sure.clear()
            log.warning("this node is not sure of its lease any more: it answers nobody until it is")
            self.ended()


def _clock() -> float:
    """Seconds that also pass while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


async def _nothing(session: object) -> None:
    pass


_BEAT = """
WITH mine AS (
    INSERT INTO nodes (id, address, key, until, ready, about)
    VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4), $5, $6)
    ON CONFLICT (id) DO UPDATE SET
        key = excluded.key, until = excluded.until, ready = excluded.ready, about = excluded.about
)
SELECT id, address, ready, about FROM nodes WHERE until > clock_timestamp() AND id <> $1
"""
