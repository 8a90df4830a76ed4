"""What a link to a room promises, read without waking the room."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.locale import Pace
from duskbell.server.store.chair import EMPTY
from duskbell.server.store.models import ChairRow, RoomRow
from duskbell.server.wire import Status


class Invitation(NamedTuple):
    """A room as whoever has its code may know it. `host`: the host's name, "" where they ask not to be named; `free`:
    seats that nobody has taken. `status`: of a table that is shown with delay "begun", be it over or not.
    """

    game: str
    players: int
    options: dict[str, Any]
    pace: Pace
    status: Status | Literal["begun"]
    host: str
    free: int

    @classmethod
    async def read(cls, engine: AsyncEngine, room: str) -> Invitation | None:
        """That of a room; None where there is none, or it is shut."""
        shut = RoomRow.aside | (RoomRow.closed != "")
        query = select(RoomRow.game, RoomRow.players, RoomRow.options, RoomRow.delay)
        host = select(ChairRow.name).where(
            ChairRow.room == RoomRow.id, ChairRow.seat == RoomRow.host, ~ChairRow.unnamed
        )
        free = select(func.count()).where(ChairRow.room == RoomRow.id, ChairRow.kind == EMPTY, ChairRow.seat >= 0)
        query = query.add_columns(
            RoomRow.header, RoomRow.ended, host.scalar_subquery(), free.scalar_subquery(), *_PACE
        ).where(RoomRow.id == room, ~shut)
        async with engine.connect() as connection:
            row: Any = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        game, players, options, delay, header, ended, name, left, *pace = row
        on: Status = "over" if ended else "playing"
        status: Status | Literal["begun"] = "lobby" if header is None else "begun" if delay else on
        return cls(game, players, msgspec.json.decode(options), Pace(*pace), status, name or "", left)


_PACE = (RoomRow.speed, RoomRow.hours, RoomRow.quiet, RoomRow.zone)
