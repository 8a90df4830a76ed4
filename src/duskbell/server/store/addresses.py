"""From which addresses rooms were made and chairs taken: what the measures of a site count, and what an operator needs.
They are forgotten after a while.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import ChairRow, GuestRow, RoomRow
from duskbell.server.store.writing import writing

_LIVES = timedelta(days=1)
"""How long a lobby counts that never begins."""


class CameFrom:
    """The addresses of one database. `now`: seconds since 1970."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine, self._now = engine, now

    async def seats_of_others(self, address: str) -> int:
        """How many chairs of lobbies that others have opened are taken from this address."""
        since = datetime.fromtimestamp(self._now(), UTC) - _LIVES
        query = (
            select(func.count())
            .select_from(ChairRow)
            .join(RoomRow, RoomRow.id == ChairRow.room)
            .where(ChairRow.came_from == address, RoomRow.header.is_(None), RoomRow.maker != address)
            .where(RoomRow.closed == "", RoomRow.made > since)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def lobbies_of_guest(self, guest: str) -> int:
        """In how many lobbies an identity sits."""
        since = datetime.fromtimestamp(self._now(), UTC) - _LIVES
        query = (
            select(func.count(func.distinct(RoomRow.id)))
            .join(ChairRow, RoomRow.id == ChairRow.room)
            .where(ChairRow.guest == guest, RoomRow.header.is_(None), RoomRow.closed == "", RoomRow.made > since)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def numbers(self, since: int) -> dict[str, int]:
        """What came into being since then: rooms, tables begun and over, identities."""
        day = datetime.fromtimestamp(since, UTC)
        new = select(func.count()).select_from(RoomRow).where(RoomRow.made >= day)
        counts = {
            "rooms": new,
            "begun": new.where(RoomRow.header.is_not(None)),
            "over": new.where(RoomRow.ended.is_not(None)),
            "closed": new.where(RoomRow.closed != ""),
            "makers": select(func.count(func.distinct(RoomRow.maker))).where(RoomRow.made >= day, RoomRow.maker != ""),
            "guests": select(func.count()).select_from(GuestRow).where(GuestRow.made >= day),
        }
        async with self._engine.connect() as connection:
            return {name: (await connection.execute(query)).scalar_one() for name, query in counts.items()}

    async def forget(self, before: int) -> None:
        """Forget from which addresses rooms of before then were made and sat at."""
        old = select(RoomRow.id).where(RoomRow.made < datetime.fromtimestamp(before, UTC))
        async with writing(self._engine) as connection:
            change = update(ChairRow).where(ChairRow.came_from != "", ChairRow.room.in_(old)).values(came_from="")
            await connection.execute(change)
            await connection.execute(update(RoomRow).where(RoomRow.maker != "", RoomRow.id.in_(old)).values(maker=""))
