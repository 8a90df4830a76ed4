"""Rooms that whoever runs the server has shut: set aside until they are put back, or closed for good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.database import CHANNEL
from duskbell.server.store.models import RoomRow
from duskbell.server.store.writing import writing

SHUT = "shut"
"""The news that a room has been shut."""


class Shut:
    """The rooms of one database that are shut. A process that has one in memory finds out by itself, or by `heard`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def knows(self, room: str) -> bool:
        """Whether there is such a room, shut or not."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(RoomRow.id).where(RoomRow.id == room))
            return found.scalar_one_or_none() is not None

    async def set_aside(self, room: str, *, aside: bool = True) -> bool:
        """Let nobody open a room, or let it be opened again: whether there is one."""
        return await self._put(room, aside=aside)

    async def close(self, room: str, why: str) -> bool:
        """Let nobody open a room any more: whether there is one."""
        return await self._put(room, closed=why)

    async def unlist(self, room: str, *, unlisted: bool) -> bool:
        """Take a room off the public list, or leave that to its host again: whether there is one. It goes on."""
        async with writing(self._engine) as connection:
            put = update(RoomRow).where(RoomRow.id == room).values(unlisted=unlisted)
            return (await connection.execute(put)).rowcount == 1

    async def _put(self, room: str, **values: Any) -> bool:
        """Whoever has it can write it no more."""
        async with writing(self._engine) as connection:
            put = update(RoomRow).where(RoomRow.id == room).values(**values).returning(RoomRow.id)
            there = (await connection.execute(put)).scalar_one_or_none() is not None
            if there and connection.dialect.name == "postgresql":
                await connection.execute(_TAKE_AWAY, {"what": room})
                await connection.execute(_TELL, {"said": f"operator {SHUT} {room}"})
            return there

    async def among(self, rooms: Iterable[str]) -> set[str]:
        """Those of these rooms that are shut."""
        shut = select(RoomRow.id).where(or_(RoomRow.aside, RoomRow.closed != ""))
        async with self._engine.connect() as connection:
            return set((await connection.execute(shut)).scalars()).intersection(rooms)


_TAKE_AWAY = text("UPDATE owners SET node = NULL, epoch = epoch + 1 WHERE what = :what")
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :said)")
