"""Rooms that whoever runs the server has shut: set aside until they are put back, or closed for good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.database import CHANNEL
from duskbell.server.store.models import RoomRow

How = Literal["", "aside", "closed"]
"""Open; set aside; closed."""
SHUT = "shut"
"""The news that a room has been shut."""


class Shut:
    """The rooms of one database that are shut. A process that has one in memory finds out by itself, or by `heard`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, room: str, how: How) -> bool:
        """Shut a room, or open it again: whether there is one. Whoever has it can write it no more."""
        async with self._engine.begin() as connection:
            put = update(RoomRow).where(RoomRow.id == room).values(shut=how).returning(RoomRow.id)
            there = (await connection.execute(put)).scalar_one_or_none() is not None
            if there and connection.dialect.name == "postgresql":
                await connection.execute(_TAKE_AWAY, {"what": room})
                await connection.execute(_TELL, {"said": f"operator {SHUT} {room}"})
            return there

    async def among(self, rooms: Iterable[str]) -> set[str]:
        """Those of these rooms that are shut."""
        shut = select(RoomRow.id).where(RoomRow.shut != "")
        async with self._engine.connect() as connection:
            return set((await connection.execute(shut)).scalars()).intersection(rooms)


_TAKE_AWAY = text("UPDATE owners SET node = NULL, epoch = epoch + 1 WHERE what = :what")
_TELL = text(f"SELECT pg_notify('{CHANNEL}', :said)")
