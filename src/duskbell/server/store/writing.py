"""Who writes to a database in this process: one at a time where it knows but one writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_TURNS: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()


def turn(engine: AsyncEngine) -> AbstractAsyncContextManager[None]:
    """A turn at writing. Where two write to one file of SQLite, the second hears after a few seconds that it is locked:
    a transaction lasts for some turns of the loop, and on a machine that has no time for us each may take long.
    """
    if engine.dialect.name != "sqlite":
        return nullcontext()
    return _TURNS.setdefault(engine, asyncio.Lock())


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which something is written."""
    async with turn(engine), engine.begin() as connection:
        yield connection
