"""The database behind the store: found by its URL and brought up to date, or told in one sentence why not."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from duskbell.kernel.errors import DuskbellError

_RIGHT = "right would be a URL such as sqlite:///duskbell.db or postgresql://duskbell@127.0.0.1/duskbell"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""What reads a kind of database where a URL names only that."""


_PATIENT: dict[str, Any] = {
    "pool_pre_ping": True,
    "connect_args": {
        "timeout": 5,
        "command_timeout": 10,
        "server_settings": {"application_name": "duskbell", "idle_in_transaction_session_timeout": "2000"},
    },
}
"""PostgreSQL may be gone for a while: a connection is tried before it is used, nothing is waited for without end, and
whoever has fallen asleep in the midst of a commit holds nobody up for long.
"""
CHANNEL = "duskbell"
"""On which processes that share a PostgreSQL tell each other news."""
_MIGRATING = text("SELECT pg_advisory_xact_lock(7246183)")


class BadStore(DuskbellError):
    """The database cannot be used."""

    key = "bad-store"


def engine_of(url: str) -> AsyncEngine:
    """The engine for a database's URL, not connected yet. Raises `BadStore`."""
    try:
        # What is written is secret: an error that quoted it would bring it into the log.
        given = make_url(url)
        named = given.set(drivername=_DRIVERS.get(given.drivername, given.drivername))
        if named.get_backend_name() == "sqlite" and named.query:
            asked = ", ".join(named.query)[:80]
            right = "right would be the file alone, such as sqlite:///duskbell.db, where it can be written"
            raise BadStore(f"{_shown(url)} says more than the file ({asked}), which would not be heeded; {right}.")
        more = _PATIENT if named.drivername == "postgresql+asyncpg" else {}
        return create_async_engine(named, hide_parameters=True, **more)
    except (SQLAlchemyError, ImportError) as e:
        raise BadStore(f"{_shown(url)} names no database that can be used here: {_first_line(e)}; {_RIGHT}.") from None


async def connect(url: str) -> AsyncEngine:
    """The engine for a database's URL, with its tables brought up to date. Raises `BadStore`."""
    engine = engine_of(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    twin = twin_of(engine)
    try:
        if twin is None:
            async with engine.begin() as connection:
                if engine.dialect.name == "postgresql":
                    await connection.execute(_MIGRATING)  # of several that start at once, one does it
                await connection.run_sync(_migrate)
        else:  # a connection of aiosqlite that fails leaves a thread behind
            await asyncio.to_thread(_migrate_twin, twin)
    except (SQLAlchemyError, CommandError, OSError) as e:
        await engine.dispose()
        raise BadStore(f"the database {_shown(url)} cannot be used: {_first_line(e)}.") from e
    except BaseException:
        await engine.dispose()
        raise
    return engine


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


def _migrate_twin(engine: Engine) -> None:
    try:
        with engine.begin() as connection:
            _migrate(connection)
    finally:
        engine.dispose()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


__all__ = ["CHANNEL", "BadStore", "connect", "engine_of", "twin_of"]
