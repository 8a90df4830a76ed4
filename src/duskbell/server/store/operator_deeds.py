"""What operators have done and looked at: written before it happens, and never changed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import OperatorDeedRow
from duskbell.server.store.writing import writing


class OperatorDeed(msgspec.Struct, frozen=True):
    """One line of the log. `about`: a room's code, a report or a ban; `how`: more of it; `origin`: the address."""

    n: int
    at: int
    deed: str
    about: str
    how: str
    origin: str


class OperatorDeeds:
    """The operators' log of one database."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        self._engine, self._now = engine, now

    async def note(self, deed: str, about: str, how: str, origin: str) -> None:
        """Write a line. Raises when it is not kept: then the thing itself must not happen."""
        row = {"at": int(self._now()), "deed": deed, "about": about, "how": how, "origin": origin}
        async with writing(self._engine) as connection:
            await connection.execute(insert(OperatorDeedRow).values(row))

    async def newest(self, most: int) -> list[OperatorDeed]:
        """The newest lines, the newest first."""
        columns = [getattr(OperatorDeedRow, name) for name in OperatorDeed.__struct_fields__]
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(*columns).order_by(OperatorDeedRow.n.desc()).limit(most))
            return [OperatorDeed(*row) for row in rows]

    async def forget(self, before: int) -> None:
        """Forget what was written before then."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(OperatorDeedRow).where(OperatorDeedRow.at < before))
