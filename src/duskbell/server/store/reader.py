"""What reads rooms from the store: all rows of one at a time.

SQLite is read by one thread of its own, through an engine of its own that knows no asyncio: one trip there and back a
room, where each statement would be several. Other databases are read through the engine that all share.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.database import twin_of
from duskbell.server.store.models import Base, ChairRow, LineRow, RoomRow


class Rows(NamedTuple):
    """A room's own row, its chairs by seat, and the lines of its record in order."""

    room: Any
    chairs: list[Any]
    lines: list[str]


class Reader:
    """Reads whole rooms."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self._twin = engine, twin_of(engine)
        self._thread = ThreadPoolExecutor(1, "reader")

    async def rows(self, room: str) -> Rows | None:
        """What there is of a room; None where there is nothing."""
        if self._twin is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._rows_here, room)
        async with self._engine.connect() as connection:
            return await connection.run_sync(_rows, room)

    def close(self) -> None:
        """Read nothing more."""
        self._thread.shutdown()
        if self._twin is not None:
            self._twin.dispose()

    def _rows_here(self, room: str) -> Rows | None:
        assert self._twin is not None
        with self._twin.connect() as connection:
            return _rows(connection, room)


def _rows(connection: Connection, room: str) -> Rows | None:
    which = {"which": room}
    row = connection.execute(_ROOM, which).one_or_none()
    if row is None:
        return None
    return Rows(row, list(connection.execute(_CHAIRS, which)), list(connection.execute(_LINES, which).scalars()))


_ROOM = select(Base.metadata.tables["rooms"]).where(RoomRow.id == bindparam("which"))
_CHAIRS = select(Base.metadata.tables["chairs"]).where(ChairRow.room == bindparam("which")).order_by(ChairRow.seat)
_LINES = select(LineRow.line).where(LineRow.room == bindparam("which")).order_by(LineRow.n)
