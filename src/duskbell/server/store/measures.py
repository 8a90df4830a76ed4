"""Measures that hold over all processes which share a database: a bucket for each what and whose, as a row."""

from __future__ import annotations

from sqlalchemy import delete, text
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import MeasureRow
from duskbell.server.store.writing import writing

FULL_AFTER = 86_400.0
"""Seconds after which a row is forgotten: whatever it measured has filled again by then."""


class Measures:
    """The measures of one PostgreSQL. Its clock counts, which all processes share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def take(self, what: str, whose: str, rate: tuple[float, float]) -> float:
        """Let one more pass, of so many at once and so many a second after that: 0.0, or after how many seconds it may
        be tried again.
        """
        values = {"what": what, "whose": whose, "burst": rate[0], "rate": rate[1]}
        async with writing(self._engine) as connection:
            if (await connection.execute(_TAKE, values)).scalar_one_or_none() is not None:
                return 0.0
            left = (await connection.execute(_LEFT, values)).scalar_one()
        return max(0.1, (1 - float(left)) / rate[1])

    async def forget(self) -> None:
        """Forget what has filled again."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(MeasureRow).where(text(f"at < {_NOW} - {FULL_AFTER}")))


_NOW = "CAST(extract(epoch from clock_timestamp()) AS float)"
_BURST, _RATE = "CAST(:burst AS float)", "CAST(:rate AS float)"
_FILLED = f"least({_BURST}, m.level + greatest(0, {_NOW} - m.at) * {_RATE})"
_TAKE = text(f"""
INSERT INTO measures AS m (what, whose, level, at) VALUES (:what, :whose, {_BURST} - 1, {_NOW})
ON CONFLICT (what, whose) DO UPDATE SET level = {_FILLED} - 1, at = {_NOW} WHERE {_FILLED} >= 1
RETURNING level
""")
_LEFT = text(f"SELECT {_FILLED} FROM measures m WHERE what = :what AND whose = :whose")
