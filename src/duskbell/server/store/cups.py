"""Cups in the database: their logs, the rooms of their takes, and the links by which people come in."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from sqlalchemy import func, select, union, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.store.models import CupLineRow, CupLinkRow, CupRoomRow, CupRow, LineRow, RoomRow
from duskbell.server.store.putting import insert_over
from duskbell.server.store.writing import writing

MOST_LISTED = 200
"""Cups told at most: the newest."""


class StoredTake(msgspec.Struct, frozen=True):
    """The room of a take, and how far it is: whether its table has started, and whether it is over."""

    place: str
    take: int
    room: str
    started: bool
    over: bool


class StoredLink(msgspec.Struct, frozen=True):
    """Whose link it is; the SHA-256 of its secret and of the token that it became; until when they hold."""

    whose: str
    invite: str
    token: str
    until: int


class Cups:
    """The cups of one database. What a cup saves of its log goes through the store's writer; this reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def load(self, cup: str) -> tuple[str, list[str]] | None:
        """A cup's header and the lines of its log, as they were written; None when there is no such cup."""
        lines = select(CupLineRow.line).where(CupLineRow.cup == cup).order_by(CupLineRow.n)
        async with self._engine.connect() as connection:
            header = (await connection.execute(select(CupRow.header).where(CupRow.id == cup))).scalar_one_or_none()
            return None if header is None else (header, list((await connection.execute(lines)).scalars()))

    async def has(self, cup: str) -> bool:
        """Whether there is such a cup."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(CupRow.id).where(CupRow.id == cup))
            return found.scalar_one_or_none() is not None

    async def length(self, cup: str) -> int:
        """How many lines a cup's log has."""
        counted = select(func.count()).where(CupLineRow.cup == cup)
        async with self._engine.connect() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def listed(self) -> list[tuple[str, str, datetime]]:
        """All cups as (code, name, when made), the newest first."""
        query = select(CupRow.id, CupRow.name, CupRow.made).order_by(CupRow.made.desc(), CupRow.id).limit(MOST_LISTED)
        async with self._engine.connect() as connection:
            return [(row.id, row.name, _aware(row.made)) for row in await connection.execute(query)]

    async def takes(self, cup: str) -> list[StoredTake]:
        """The rooms in which takes of a cup are or were played."""
        query = (
            select(CupRoomRow.place, CupRoomRow.take, RoomRow.id, RoomRow.header.isnot(None), RoomRow.ended.isnot(None))
            .join(RoomRow, RoomRow.id == CupRoomRow.room)
            .where(CupRoomRow.cup == cup)
            .order_by(CupRoomRow.place, CupRoomRow.take)
        )
        async with self._engine.connect() as connection:
            return [StoredTake(*row[:3], bool(row[3]), bool(row[4])) for row in await connection.execute(query)]

    async def records(self, cup: str) -> dict[tuple[str, int], tuple[str, str, list[str]]]:
        """What was played at the tables of a cup that are over, by table and take: the header, how it ended, and the
        lines, as they were written.
        """
        mine = select(CupRoomRow.place, CupRoomRow.take, RoomRow.id, RoomRow.header, RoomRow.ended)
        rooms = mine.join(RoomRow, RoomRow.id == CupRoomRow.room).where(
            CupRoomRow.cup == cup, RoomRow.header.isnot(None), RoomRow.ended.isnot(None)
        )
        lines = (
            select(LineRow.room, LineRow.line)
            .join(CupRoomRow, CupRoomRow.room == LineRow.room)
            .where(CupRoomRow.cup == cup)
            .order_by(LineRow.room, LineRow.n)
        )
        by_room: dict[str, list[str]] = {}
        async with self._engine.connect() as connection:
            found = (await connection.execute(rooms)).all()
            for room, line in await connection.execute(lines):
                by_room.setdefault(room, []).append(line)
        return {(row.place, row.take): (row.header, row.ended, by_room.get(row.id, [])) for row in found}

    async def waiting(self, until: int) -> list[str]:
        """The cups that have a room whose table is not over, or something that is due by then."""
        rooms = select(CupRoomRow.cup).join(RoomRow, RoomRow.id == CupRoomRow.room).where(RoomRow.ended.is_(None))
        query = union(rooms, select(CupRow.id).where(CupRow.due <= until))
        async with self._engine.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def put_due(self, cup: str, due: int | None) -> None:
        """Keep when a cup's clock next has something to book."""
        async with writing(self._engine) as connection:
            await connection.execute(update(CupRow).where(CupRow.id == cup).values(due=due))

    async def links(self, cup: str) -> list[StoredLink]:
        """Every link of a cup that has not been taken back."""
        given = (_l.invite != "") | (_l.token != "")
        query = select(_l.whose, _l.invite, _l.token, _l.until).where(_l.cup == cup, given)
        async with self._engine.connect() as connection:
            return [StoredLink(*row) for row in await connection.execute(query)]

    async def put_link(self, cup: str, link: StoredLink) -> None:
        """Let there be this link, in place of whatever this person had."""
        row = {"cup": cup, **msgspec.structs.asdict(link)}
        async with writing(self._engine) as connection:
            put = insert_over(connection.dialect.name, CupLinkRow)
            others = {name: put.excluded[name] for name in ("invite", "token", "until")}
            await connection.execute(put.on_conflict_do_update(index_elements=["cup", "whose"], set_=others), row)

    async def open_link(self, cup: str, invite: str, token: str, now: int, until: int) -> str:
        """A link's secret becomes a token, once: whose it is, "" when it opens nothing now."""
        mine = (_l.cup == cup, _l.invite == invite, _l.until > now)
        async with writing(self._engine) as connection:
            whose = (await connection.execute(select(_l.whose).where(*mine))).scalar_one_or_none()
            if whose is None:
                return ""
            change = update(CupLinkRow).where(*mine).values(invite="", token=token, until=until)
            return whose if (await connection.execute(change)).rowcount == 1 else ""

    async def whose(self, cup: str, token: str, now: int) -> str:
        """Whose token this is in a cup, "" when nobody's, or not any more."""
        query = select(_l.whose).where(_l.cup == cup, _l.token == token, _l.until > now)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalars().first() or ""


_l = CupLinkRow


def _aware(when: datetime) -> datetime:
    return when.astimezone(UTC) if when.tzinfo else when.replace(tzinfo=UTC)
