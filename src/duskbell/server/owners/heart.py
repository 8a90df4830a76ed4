"""The heart of a node: a thread with a loop and a session of its own, which renews the lease while the node works.

A node to which a thousand people come back at once hears nothing else for longer than its lease: one that was renewed
by the same loop would end, and everybody would be cut off again. So the lease says that the process lives and reaches
the database. Whether its loop still goes round is asked with every beat, and has more time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy.engine import make_url

from duskbell.server.running.unbroken import unbroken
from duskbell.server.store.database import CHANNEL, SOLE

log = logging.getLogger(__name__)
EVERY, AGAIN = 0.5, 0.2
"""Seconds between two beats, and two tries while there is no session: everybody waits for it."""
JUST_AFTER = 0.01
"""Seconds after the end of a lease at which those who wait for it look."""
HANGS = 10
"""Leases after which a node whose loop has not gone round once lets others have what it holds."""
STARTS = 5
"""Tries that the first beat has: nobody counts on the lease yet, and where much starts at once all is slow."""
FAILS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a database does that is gone; a `TimeoutError` is an `OSError`."""


class HasOne(ConnectionError):
    """A server that knows of no others holds the database for itself alone."""


class LoopHangs(TimeoutError):
    """The node's loop has not answered for long."""


class Node(msgspec.Struct, frozen=True):
    """A node as others see it. `rules`: by game, the version that it has. `secret`: the SHA-256 of what it shares."""

    id: str
    address: str
    ready: bool
    rules: dict[str, str]
    secret: str


class Lease(NamedTuple):
    """Until when, by `clock`, and how often it had not held before: after each gap others may have taken something.
    Both are read and written at once, by two threads.
    """

    until: float
    gaps: int

    def left(self) -> float:
        """Seconds that it still holds."""
        return max(0.0, self.until - clock())


class Heart:
    """Beats for the node `me`. What is public is for the node's loop, but for `lease`, which only the heart's thread
    writes; all else is that thread's. The loop is told, on its own thread: `beaten` of each beat, with all other nodes
    whose leases hold, and, where there was a gap before, with what the database says is this node's, and its epochs;
    `heard` of news.

    A lease lasts `ttl` seconds from its last beat. For a new session the database has half as long, for a beat as long
    as the lease of the one before still holds: who gave up sooner, on a machine without time, would lose what is still
    theirs.
    """

    def __init__(self, url: str, me: Node, ttl: float) -> None:
        self.me, self.ttl, self.patience = me, ttl, ttl / 2
        self.ready = True
        self.lease = Lease(0.0, 0)
        self.beaten: Callable[[Lease, list[Node], dict[str, int] | None], None] = lambda lease, nodes, mine: None
        self.heard: Callable[[str, str], None] = lambda news, guest: None
        self._within = max(self.patience, ttl - EVERY)
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._session: Any = None
        self._key = 0
        self._asked = self._answered = 0.0
        self._soon = ttl
        self._thread: threading.Thread | None = None

    def holds(self, looked: int) -> bool:
        """Whether the lease holds for who has looked round after so many gaps."""
        lease = self.lease
        return lease.gaps == looked and clock() < lease.until

    async def start(self) -> None:
        """The first beat, which may take its time, and then one after the other. Raises what the database does."""
        self._home = asyncio.get_running_loop()
        begun: Future[None] = Future()
        begun.set_running_or_notify_cancel()
        self._thread = threading.Thread(target=self._live, args=(begun,), name="heartbeat", daemon=True)
        self._thread.start()
        await asyncio.wrap_future(begun)

    async def beat(self) -> None:
        """A beat now. Raises what the database does."""
        await self.do(self._beat_alone())

    async def do(self, what: Coroutine[Any, Any, None]) -> None:
        """Let the heart's thread do something beside its beats. Raises what that does."""
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(what, self._loop))

    async def stop(self) -> None:
        """The lease ends now, by its own node."""
        if self._thread is not None:
            self._ask(self._stop.set)
            await asyncio.to_thread(self._thread.join)

    def begin_anew(self) -> None:
        """The node could not look round: what is its own must be asked again."""
        self._ask(lambda: self._lose_session(self._session))

    def _ask(self, what: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # it has stopped already
            self._loop.call_soon_threadsafe(what)

    def _live(self, begun: Future[None]) -> None:
        asyncio.run(self._life(begun))

    async def _life(self, begun: Future[None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._now, self._stop, self._one = asyncio.Event(), asyncio.Event(), asyncio.Lock()
        try:
            await self._begin()
        except BaseException as e:
            self._lose_session(self._session)
            begun.set_exception(e)
            return
        begun.set_result(None)
        beats = asyncio.create_task(self._beats())
        await self._stop.wait()
        beats.cancel()
        await asyncio.gather(beats, return_exceptions=True)
        session, self._session, self.lease = self._session, None, Lease(0.0, self.lease.gaps)
        if session is not None:
            with contextlib.suppress(*FAILS):
                await session.execute("DELETE FROM nodes WHERE id = $1", self.me.id)
                await session.close(timeout=self.patience)
            session.terminate()

    async def _begin(self) -> None:
        """The first beat."""
        for left in reversed(range(STARTS)):
            try:
                await self._beat_alone()
                return
            except TimeoutError:
                self._lose_session(self._session)
                if not left:
                    raise

    async def _beats(self) -> None:
        failed = False
        while True:
            pause = self._pause()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._now.wait()
            self._now.clear()
            try:
                self._feel_pulse(pause)
                await unbroken(self._beat_alone())
                failed = False
            except Exception as e:  # whatever it is: without a beat this node never comes back
                if not failed:
                    log.warning("the lease of this node could not be renewed: %s", type(e).__name__)
                failed = True
                self._lose_session(self._session)

    def _pause(self) -> float:
        """Seconds until the next beat. A node whose lease ends before that has been silent for long, and people wait
        for what it has.
        """
        return AGAIN if self._session is None else min(EVERY, self._soon + JUST_AFTER)

    def _feel_pulse(self, pause: float) -> None:
        """Ask the node's loop whether it goes round. Raises `LoopHangs`. It is counted in pauses, not timed: while this
        process is stopped nobody asks.
        """
        self._asked += pause
        self._tell(self._answer, self._asked)
        if self._asked - self._answered > HANGS * self.ttl:
            raise LoopHangs

    def _answer(self, asked: float) -> None:
        """By the node's loop."""
        self._answered = asked

    async def _beat_alone(self) -> None:
        async with self._one:  # a session does one thing at a time
            await self._beat()

    async def _beat(self) -> None:
        if self._session is None:
            await self._connect()
        session = self._session
        if session is None:
            raise ConnectionResetError("the session has ended")
        began = clock()
        about = msgspec.json.encode({"rules": self.me.rules, "secret": self.me.secret}).decode()
        values = (self.me.id, self.me.address, self._key, self.ttl, self.ready, about)
        rows = await session.fetch(_BEAT, *values, timeout=self._within)
        nodes = [Node(r["id"], r["address"], r["ready"], **msgspec.json.decode(r["about"])) for r in rows]
        self._soon = min([self.ttl, *(r["rest"] for r in rows)])
        mine, gaps = None, self.lease.gaps
        if clock() >= self.lease.until:
            mine, gaps = dict(await session.fetch(_MINE, self.me.id)), gaps + 1
        if session is not self._session:
            raise ConnectionResetError("the session has ended")
        self.lease = Lease(began + self.ttl, gaps)
        self._tell(self.beaten, self.lease, nodes, mine)

    async def _connect(self) -> None:
        """A new session with a lock of its own: the old one's may hang on for a while."""
        self._key = secrets.randbits(62)
        session = await asyncpg.connect(self._dsn, timeout=self.patience, command_timeout=self._within)
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
        self._tell(self.heard, "", "")

    def _lose_session(self, session: Any) -> None:
        """Without its session a node is as good as dead to the others, until it is back."""
        if session is not None and session is self._session:
            self._session, self.lease = None, Lease(0.0, self.lease.gaps)
            self._now.set()
            session.terminate()

    def _hear(self, session: object, pid: int, channel: str, said: str) -> None:
        by, _, news = said.partition(" ")
        if by != self.me.id:
            self._tell(self.heard, *news.split(" ", 1))

    def _tell(self, what: Callable[..., None], *about: Any) -> None:
        try:
            self._home.call_soon_threadsafe(what, *about)
        except RuntimeError:  # its loop is closed: there is no node any more
            self._stop.set()


def clock() -> float:
    """Seconds that also pass while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


_BEAT = """
WITH mine AS (
    INSERT INTO nodes (id, address, key, until, ready, about)
    VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4), $5, $6)
    ON CONFLICT (id) DO UPDATE SET
        key = excluded.key, until = excluded.until, ready = excluded.ready, about = excluded.about
)
SELECT id, address, ready, about, extract(epoch FROM until - clock_timestamp())::float8 AS rest
FROM nodes WHERE until > clock_timestamp() AND id <> $1
"""
_MINE = "SELECT what, epoch FROM owners WHERE node = $1"
