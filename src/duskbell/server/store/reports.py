"""What players have reported to the operators of a site."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import ReportRow
from duskbell.server.store.writing import writing


class Reported(msgspec.Struct, frozen=True):
    """About whom a report is: the name, the identity and the address they came from, "" where nobody knows."""

    name: str = ""
    guest: str = ""
    address: str = ""


class Report(msgspec.Struct, frozen=True):
    """One report. `seat`: about whom, None about the table. `made`, `answered`: seconds since 1970, 0 while nobody has
    answered it; `answer`: what the operator noted.
    """

    id: str
    room: str
    seat: int | None
    sort: str
    words: str
    by: str
    about: Reported
    made: int
    answer: str = ""
    answered: int = 0


class Reports:
    """The reports of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(
        self, room: str, seat: int | None, sort: str, words: str, by: str, about: Reported, now: int
    ) -> Report:
        """Keep a report."""
        report = Report(secrets.token_hex(8), room, seat, sort, words, by, about, now)
        row = msgspec.structs.asdict(report) | {"about": msgspec.json.encode(about).decode()}
        async with writing(self._engine) as connection:
            await connection.execute(insert(ReportRow).values(row))
        return report

    async def listed(self, *, answered: bool, most: int) -> list[Report]:
        """The newest that are answered, or the oldest that are not."""
        query = select(*[getattr(ReportRow, name) for name in Report.__struct_fields__]).limit(most)
        if answered:
            query = query.where(ReportRow.answered > 0).order_by(ReportRow.answered.desc(), ReportRow.id)
        else:
            query = query.where(ReportRow.answered == 0).order_by(ReportRow.made, ReportRow.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [
                Report(**row | {"about": msgspec.json.decode(row["about"], type=Reported)}) for row in map(dict, rows)
            ]

    async def has(self, report: str) -> bool:
        """Whether there is such a one."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(ReportRow.id).where(ReportRow.id == report))
            return found.scalar_one_or_none() is not None

    async def answer(self, report: str, words: str, now: int) -> bool:
        """Note what came of a report; whether there is such a one."""
        async with writing(self._engine) as connection:
            change = update(ReportRow).where(ReportRow.id == report).values(answer=words, answered=now)
            return (await connection.execute(change)).rowcount == 1

    async def count(self, since: int) -> tuple[int, int]:
        """How many were made since then, and how many wait for an answer."""
        async with self._engine.connect() as connection:
            made = select(func.count()).select_from(ReportRow).where(ReportRow.made >= since)
            open_ = select(func.count()).select_from(ReportRow).where(ReportRow.answered == 0)
            return (await connection.execute(made)).scalar_one(), (await connection.execute(open_)).scalar_one()

    async def forget(self, before: int) -> int:
        """Forget those that were answered before then: how many."""
        old = delete(ReportRow).where(ReportRow.answered > 0, ReportRow.answered < before)
        async with writing(self._engine) as connection:
            return (await connection.execute(old)).rowcount
