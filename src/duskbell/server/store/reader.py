"""What reads rooms from the store: all rows of those that are asked for in the same moment, in one trip.

SQLite is read by one thread of its own, through an engine of its own that knows no asyncio. Other databases are read
through the engine that all share.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ARRAY, ColumnElement, Connection, Text, any_, bindparam, func, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import InstrumentedAttribute

from duskbell.server.running.together import Together
from duskbell.server.store.database import twin_of
from duskbell.server.store.models import Base, ChairRow, LineRow, RoomRow

NOBODYS_FAULT = (OSError, OperationalError)
"""Locked, full, gone: what is read or written plays no part in it."""
_TOGETHER = 10
"""Rooms read in one trip at most: what is read is opened at once, and others have their turn between."""


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
        self._asked: Together[str, Rows | None] = Together(self._read, _TOGETHER)

    async def rows(self, room: str) -> Rows | None:
        """What there is of a room; None where there is nothing."""
        return await self._asked.get(room)

    def close(self) -> None:
        """Read nothing more."""
        self._thread.shutdown()
        if self._twin is not None:
            self._twin.dispose()

    async def _read(self, rooms: list[str]) -> Mapping[str, Rows | Exception | None]:
        """All of them; where one cannot even be read, each by itself, so that no other suffers for it."""
        try:
            return await self._read_all(rooms)
        except Exception as e:
            if len(rooms) == 1 or isinstance(e, NOBODYS_FAULT):
                raise
        found: dict[str, Rows | Exception | None] = {}
        for room in rooms:
            try:
                found |= await self._read_all([room])
            except Exception as e:
                found[room] = e
        return found

    async def _read_all(self, rooms: list[str]) -> dict[str, Rows | None]:
        if self._twin is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._rows_here, rooms)
        async with self._engine.connect() as connection:
            return await connection.run_sync(_rows, rooms)

    def _rows_here(self, rooms: list[str]) -> dict[str, Rows | None]:
        assert self._twin is not None
        try:
            with self._twin.connect() as connection:
                return _rows(connection, rooms)
        except OperationalError as e:
            if "decode" in str(e.orig):  # as SQLite says it of bytes that are no text: no fault of the database
                raise ValueError("what is there is no text") from e
            raise


def _rows(connection: Connection, rooms: list[str]) -> dict[str, Rows | None]:
    on_sqlite = connection.dialect.name == "sqlite"
    which = {"which": msgspec.json.encode(rooms).decode() if on_sqlite else rooms}
    of_rooms, of_chairs, of_lines = _SQLITE if on_sqlite else _OTHERS
    found = {row.id: Rows(row, [], []) for row in connection.execute(of_rooms, which)}
    for chair in connection.execute(of_chairs, which):
        if chair.room in found:
            found[chair.room].chairs.append(chair)
    for room, line in connection.execute(of_lines, which):
        if room in found:
            found[room].lines.append(line)
    return {room: found.get(room) for room in rooms}


def _queries(among: Callable[[InstrumentedAttribute[str]], ColumnElement[bool]]) -> tuple[Any, Any, Any]:
    """What asks for rooms, for chairs and for lines `among` those that are wanted."""
    rooms, chairs = Base.metadata.tables["rooms"], Base.metadata.tables["chairs"]
    return (
        select(rooms).where(among(RoomRow.id)),
        select(chairs).where(among(ChairRow.room)).order_by(ChairRow.room, ChairRow.seat),
        select(LineRow.room, LineRow.line).where(among(LineRow.room)).order_by(LineRow.room, LineRow.n),
    )


_EACH = select(func.json_each(bindparam("which")).table_valued("value").c.value)
_SQLITE = _queries(lambda of: of.in_(_EACH))
_OTHERS = _queries(lambda of: of == any_(bindparam("which", type_=ARRAY(Text))))
