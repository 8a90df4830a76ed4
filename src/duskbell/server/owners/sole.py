"""A server without others on PostgreSQL: it holds a lock that no second server gets, and no node either."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from duskbell.server.owners.owners import Alone
from duskbell.server.running.unbroken import unbroken
from duskbell.server.store import BadStore
from duskbell.server.store.database import SOLE

log = logging.getLogger(__name__)
_PATIENCE, _OPENING = 1.5, 5.0
"""Seconds that the database has to answer; and at the beginning, when nothing depends on it yet."""
_EVERY = 2.0
"""Seconds between two looks at the lock."""
GRACE, _AGAIN = 3.0, 0.1
"""Seconds after which somebody who has the lock is no server that was just killed, and between two tries for it."""
FAILS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a database does that is gone; a `TimeoutError` is an `OSError`."""
TRY = "SELECT pg_try_advisory_lock($1)"


class Sole(Alone):
    """The only process on this database, for as long as a session of its own holds the lock. While it is not known,
    nothing happens; where another server has taken the lock meanwhile, this one ends: `stop`.
    """

    def __init__(self, url: str, stop: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = stop or (lambda: os.kill(os.getpid(), signal.SIGTERM))
        self._session: Any = None
        self._sure, self._look = asyncio.Event(), asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take the lock. Raises `BadStore` where somebody else has it, and what a database does that is gone."""
        clock = asyncio.get_running_loop().time
        until = clock() + GRACE
        while not await self._take(_OPENING):
            if clock() < until:
                await asyncio.sleep(_AGAIN)
                continue
            raise BadStore(
                "another server runs on this database; right would be to stop it first, or to give each its --node."
            )
        self._task = asyncio.create_task(self._hold(), name="sole")

    def sure(self) -> bool:
        """Whether the lock is held."""
        return self._sure.is_set()

    async def settled(self) -> None:
        """Wait a little while for it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_EVERY):
                await self._sure.wait()

    async def close(self) -> None:
        """Have nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*FAILS):
                await session.close(timeout=_PATIENCE)
            session.terminate()
        await super().close()

    async def _hold(self) -> None:
        failed = False
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_AGAIN if self._session is None else _EVERY):
                    await self._look.wait()
            self._look.clear()
            try:
                if self._session is not None:
                    await unbroken(self._session.execute("SELECT 1", timeout=_PATIENCE))
                elif not await unbroken(self._take()):
                    log.error("another server has taken this database meanwhile: this one ends")
                    self._stop()
                    return
                failed = False
            except Exception as e:  # whatever it is: who does not look any more stands still for ever
                if not (failed or isinstance(e, FAILS)):
                    log.exception("the lock on the database could not be looked at")
                failed = True
                self._lose(self._session)

    async def _take(self, patience: float = _PATIENCE) -> bool:
        """Whether a new session holds the lock."""
        session = await asyncpg.connect(self._dsn, timeout=patience, command_timeout=_PATIENCE)
        try:
            taken = await session.fetchval(TRY, SOLE)
        except BaseException:
            session.terminate()
            raise
        if not taken:
            session.terminate()
            return False
        session.add_termination_listener(self._lose)
        self._session = session
        self._sure.set()
        return True

    def _lose(self, session: Any) -> None:
        """Without its session nobody knows whether this process is the only one."""
        if session is not None and session is self._session:
            self._session = None
            self._sure.clear()
            self._look.set()
            session.terminate()
            log.warning("the lock on the database is lost: nothing happens until it is back")
            self.ended()
