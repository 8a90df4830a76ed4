"""The database behind the store: found by its URL and brought up to date, or told in one sentence why not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sqlite3
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from duskbell.kernel.errors import DuskbellError
from duskbell.server.store import backup, schema

log = logging.getLogger(__name__)
_RIGHT = "right would be a URL such as sqlite:///duskbell.db or postgresql://duskbell@127.0.0.1/duskbell"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""What reads a kind of database where a URL names only that."""


POOL, BEYOND = 10, 10
"""Connections to PostgreSQL that a server keeps, and opens beside them while they are all in use; it holds one more for
its lease. Its `max_connections` must hold as many for each node.
"""
_MIGRATION = 3_600.0
"""Seconds that a migration may take for one command."""
_BETWEEN = 300.0
"""Seconds that it may take between two: a slow machine thinks for a while, and others wait for it."""
_LOCKED = 5.0
"""Seconds that is waited for what another transaction holds."""
CHANNEL = "duskbell"
"""On which processes that share a PostgreSQL tell each other news."""
_MIGRATING = text("SELECT pg_advisory_xact_lock(7246183)")
SOLE = 7246184
"""The advisory lock of a PostgreSQL that a server without others holds for itself alone, and nodes together."""
_ALONE = text("SELECT pg_try_advisory_xact_lock(:key)")
Upgrade = Literal["alone", "beside", "never"]
"""What becomes of an older schema: it is brought up to date if no server uses the database, or beneath those that do
(an older version does not mind what was added), or it is refused. A file of SQLite is copied before.
"""


class BadStore(DuskbellError):
    """The database cannot be used."""

    key = "bad-store"


def engine_of(url: str, patience: float = 10, asleep: float = 2) -> AsyncEngine:
    """The engine for a database's URL, not connected yet. `patience`: seconds that PostgreSQL has for a command;
    `asleep`: those that we have between two of a commit. Raises `BadStore`.
    """
    try:
        # What is written is secret: an error that quoted it would bring it into the log.
        given = make_url(url)
        named = given.set(drivername=_DRIVERS.get(given.drivername, given.drivername))
        if named.get_backend_name() == "sqlite" and named.query:
            asked = ", ".join(named.query)[:80]
            right = "right would be the file alone, such as sqlite:///duskbell.db, where it can be written"
            raise BadStore(f"{_shown(url)} says more than the file ({asked}), which would not be heeded; {right}.")
        more = _patient(patience, asleep) if named.drivername == "postgresql+asyncpg" else {}
        return create_async_engine(named, hide_parameters=True, **more)
    except (SQLAlchemyError, ImportError, ValueError) as e:  # of an address in brackets that do not close
        raise BadStore(f"{_shown(url)} names no database that can be used here: {_first_line(e)}; {_RIGHT}.") from None


def _patient(command: float, asleep: float) -> dict[str, Any]:
    """PostgreSQL may be gone for a while: a connection is tried before it is used, nothing is waited for without end,
    and whoever has fallen asleep in the midst of a commit holds nobody up for long.
    """
    within = {
        "idle_in_transaction_session_timeout": str(round(asleep * 1_000)),
        "statement_timeout": str(round(command * 1_000)),
        "lock_timeout": str(round(_LOCKED * 1_000)),
    }
    session = {
        "timeout": 5,
        "command_timeout": command,
        "server_settings": {"application_name": "duskbell", **within},
    }
    return {
        "pool_pre_ping": True,
        "pool_size": POOL,
        "max_overflow": BEYOND,
        "pool_timeout": 5,
        "pool_recycle": 1_800,
        "connect_args": session,
    }


async def connect(url: str, upgrade: Upgrade = "alone") -> AsyncEngine:
    """The engine for a database's URL. An empty database is given its tables; what becomes of an older schema,
    `upgrade` says. Raises `BadStore`.
    """
    engine = engine_of(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    twin = twin_of(engine)
    try:
        if twin is not None:
            _keep_to_ourselves(Path(str(twin.url.database)))
        if engine.dialect.name == "postgresql":
            await _prepare_postgresql(url, upgrade)
        elif twin is None:
            async with engine.begin() as connection:
                await connection.run_sync(_prepare, upgrade)
        else:  # a connection of aiosqlite that fails leaves a thread behind
            await asyncio.to_thread(_prepare_twin, twin, upgrade)
    except (SQLAlchemyError, OSError, sqlite3.Error, schema.BadSchema) as e:
        await engine.dispose()
        raise BadStore(f"the database {_shown(url)} cannot be used: {_first_line(e)}.") from e
    except BaseException:
        await engine.dispose()
        raise
    return engine


async def schema_of(url: str) -> str | None:
    """Which schema a database has, None for an empty one. Raises `BadStore`."""
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(schema.found)
    except (SQLAlchemyError, OSError) as e:
        raise BadStore(f"the database {_shown(url)} cannot be used: {_first_line(e)}.") from e
    finally:
        await engine.dispose()


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for other databases and for one in memory. Raises `BadStore`."""
    given = engine_of(url).url
    if given.get_backend_name() != "sqlite" or given.database in (None, "", ":memory:"):
        return None
    return Path(str(given.database))


def must_be_there(url: str) -> None:
    """Raise `BadStore` for a file of SQLite that is not there: whoever only looks at a database makes none."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise BadStore(
            f"there is no database {str(file)!r}; right would be one that is there: `duskbell serve` makes it."
        )


def twin_of(engine: AsyncEngine) -> Engine | None:
    """An engine for the same SQLite file that knows no asyncio; None for other databases and for one in memory."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    twin = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(twin, "connect", _durable)
    return twin


def _shown(url: str) -> str:
    """A URL without its password."""
    return repr(re.sub(r"//([^/@:]*):[^/]*@", r"//\1:…@", url)[:80])


def _first_line(error: Exception) -> str:
    """What went wrong. SQLAlchemy puts the exception's name before it and the SQL below."""
    first = next(iter(str(error).splitlines()), type(error).__name__)
    return re.sub(r"^\([\w.]+\) ", "", first).rstrip(".")


def _keep_to_ourselves(file: Path) -> None:
    """Make a file that is not there yet readable for its owner alone, as backups are: it holds what is secret. SQLite
    gives what it keeps beside the file the same rights, and says itself where there can be none.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _durable(connection: Any, _: Any) -> None:
    """SQLite: many may read while one writes, and what is committed survives a power cut."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # nobody else knows of it yet
        raise


def _prepare_twin(engine: Engine, upgrade: Upgrade) -> None:
    try:
        with engine.connect() as connection:
            older = schema.found(connection)
        if schema.is_older(older) and upgrade != "never":
            file = Path(str(engine.url.database))
            kept = file.with_name(f"{file.name}-before-{schema.known()[0]}-{backup.moment()}")
            backup.copy(file, kept)
            log.warning("the database was of schema %s: it is kept as %s, and brought up to date", older, kept)
        with engine.begin() as connection:
            _prepare(connection, upgrade)
    finally:
        engine.dispose()


async def _prepare_postgresql(url: str, upgrade: Upgrade) -> None:
    engine = engine_of(url, _MIGRATION, asleep=_BETWEEN)
    try:
        async with engine.begin() as connection:
            # of several that start at once, one does it, however long: the others wait, but for nothing else
            await connection.execute(text("SET LOCAL lock_timeout = 0"))
            await connection.execute(_MIGRATING)
            await connection.execute(text("SET LOCAL lock_timeout TO DEFAULT"))
            await connection.run_sync(_prepare, upgrade)
    finally:
        await engine.dispose()


def _prepare(connection: Connection, upgrade: Upgrade) -> None:
    older = schema.found(connection)
    if older == schema.known()[0]:
        return
    if schema.is_older(older):
        if upgrade == "never":
            raise schema.BadSchema(
                f"its schema is {older}, and this version needs {schema.known()[0]}; right would be a backup, and then"
                " `duskbell migrate --db` with this database"
            )
        if upgrade == "alone" and connection.dialect.name == "postgresql":
            alone = connection.execute(_ALONE, {"key": SOLE}).scalar_one()
            if not alone:
                raise schema.BadSchema(
                    f"its schema is {older}, and other servers use it; right would be `duskbell migrate --db` with this"
                    " database"
                )
    schema.upgrade(connection)


__all__ = ["CHANNEL", "SOLE", "BadStore", "Upgrade", "connect", "engine_of", "file_of", "schema_of", "twin_of"]
