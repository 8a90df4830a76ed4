"""What is forgotten when it is old: tables that never began, tables that are over, identities without a chair."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import Select, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.running import Keep
from duskbell.server.store.models import ChairRow, GuestRow, OwnerRow, RoomRow
from duskbell.server.store.writing import writing

_AT_ONCE = 200
"""Rows deleted in one transaction, so that nobody waits for long who wants to write."""
_LONGEST = 36_500
"""Days beyond which it is all the same: no calendar goes back as far as one may say."""


class Forgotten(msgspec.Struct):
    """How many of each."""

    lobbies: int = 0
    tables: int = 0
    guests: int = 0


class Retention:
    """Forgets what is older than may be kept. What a cup is made of stays, and a table that goes on, and what some
    server has open: `but` names more of that.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def count(self, keep: Keep, now: datetime) -> Forgotten:
        """What would be forgotten now. Identities whose last table would be are not counted."""
        found = Forgotten()
        async with self._engine.connect() as connection:
            for name, query in _queries(keep, now).items():
                rows = await connection.execute(select(func.count()).select_from(query.subquery()))
                setattr(found, name, int(rows.scalar_one()))
        return found

    async def forget(self, keep: Keep, now: datetime, but: Iterable[str] = ()) -> Forgotten:
        """Forget it: how many that were."""
        found, kept = Forgotten(), set(but)
        for name, query in _queries(keep, now).items():
            rows = GuestRow if name == "guests" else RoomRow
            async with self._engine.connect() as connection:
                ids = [row for row in (await connection.execute(query)).scalars() if row not in kept]
            for start in range(0, len(ids), _AT_ONCE):
                some = ids[start : start + _AT_ONCE]
                async with writing(self._engine) as connection:
                    # looked at again: somebody may have sat down or opened it meanwhile
                    gone = await connection.execute(delete(rows).where(rows.id.in_(some), rows.id.in_(query)))
                setattr(found, name, getattr(found, name) + gone.rowcount)
        return found


def _before(now: datetime, days: int) -> datetime:
    return now - timedelta(days=min(days, _LONGEST))


def _queries(keep: Keep, now: datetime) -> dict[str, Select[str]]:
    """What is old enough, by what it is; nothing of what is kept for ever."""
    free = [RoomRow.cup == "", ~exists().where(OwnerRow.what == RoomRow.id, OwnerRow.node.isnot(None))]
    seated = or_(ChairRow.guest == GuestRow.id, ChairRow.former_guest == GuestRow.id)
    by: dict[str, tuple[int, Select[str]]] = {
        "lobbies": (keep.lobbies, select(RoomRow.id).where(RoomRow.header.is_(None), *free)),
        "tables": (keep.tables, select(RoomRow.id).where(RoomRow.ended.isnot(None), *free)),
        "guests": (keep.guests, select(GuestRow.id).where(~exists().where(seated))),
    }
    made = {"lobbies": RoomRow.made, "tables": RoomRow.made, "guests": GuestRow.made}
    found = {name: query.where(made[name] < _before(now, n)) for name, (n, query) in by.items() if n > 0}
    if "tables" in found:  # one that was played over days is not old as soon as it is over
        late = (RoomRow.hours > 0) & (RoomRow.ended_at >= int(_before(now, keep.tables).timestamp()))
        found["tables"] = found["tables"].where(or_(RoomRow.ended_at.is_(None), ~late))
    return found
