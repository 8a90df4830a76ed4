"""The store: rooms, chairs and records in a database, to be read and to be saved."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import aliased

from duskbell.kernel import Header
from duskbell.kernel.errors import BadRecord
from duskbell.kernel.record import line
from duskbell.server.running import Meter
from duskbell.server.sitting import Kept
from duskbell.server.store.addresses import CameFrom
from duskbell.server.store.bans import Bans
from duskbell.server.store.chair import BOT, EMPTY, NO_DEVICE, PERSON, Chair
from duskbell.server.store.cups import Cups
from duskbell.server.store.database import Upgrade, connect
from duskbell.server.store.ending import Ending
from duskbell.server.store.gallery import KeptGallery
from duskbell.server.store.guests import Guests
from duskbell.server.store.measures import Measures
from duskbell.server.store.met import Met
from duskbell.server.store.models import ChairRow, NoteRow, RoomRow
from duskbell.server.store.operator_deeds import OperatorDeeds
from duskbell.server.store.organisers import Organisers
from duskbell.server.store.pushes import Pushes
from duskbell.server.store.reader import Reader
from duskbell.server.store.reports import Reports
from duskbell.server.store.retention import Retention
from duskbell.server.store.shut import Shut
from duskbell.server.store.stored import Change, Stored
from duskbell.server.store.writer import Writer
from duskbell.server.wire import Listed, LobbySaying, Wishes

_PROVEN = 1.0
"""Seconds for which a database that could be written is taken to be so still: whoever asks often costs little."""
_LISTED = 500
"""Listed rooms looked at, at most."""
_OF_ONE = 20
"""Of one maker."""


class Store:
    """A database. `save` returns once what it saved is durable. `meter` counts what it writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.meter = Meter()
        self.now: Callable[[], float] = time.time
        """Seconds since 1970."""
        self.bans = Bans(engine, lambda: self.now())
        self.guests = Guests(engine, self.bans)
        self.met = Met(engine, lambda: self.now())
        self.cups = Cups(engine)
        self.organisers = Organisers(engine)
        self.reports = Reports(engine)
        self.operator_deeds = OperatorDeeds(engine, lambda: self.now())
        self.came_from = CameFrom(engine, lambda: self.now())
        self.measures = Measures(engine)
        self.shut = Shut(engine)
        self.retention = Retention(engine)
        self.pushes = Pushes(engine, lambda: self.now())
        self._engine = engine
        self._reader, self._writer = Reader(engine), Writer(engine, self.meter)
        self._proven: float | None = None

    @property
    def engine(self) -> AsyncEngine:
        """What reads the database."""
        return self._engine

    @classmethod
    async def open(cls, url: str, upgrade: Upgrade = "alone") -> Store:
        """Connect. An empty database is given its tables; `upgrade` says what becomes of an older schema. Raises
        `BadStore`.
        """
        return cls(await connect(url, upgrade))

    def hurry(self, by: float) -> None:
        """The server stops: from now on nothing is waited for beyond `by` on the loop's clock; `save` raises then."""
        self._writer.hurry(by)

    async def close(self) -> None:
        """Finish what is being written, and disconnect."""
        await self._writer.close()
        self._reader.close()
        await self._engine.dispose()

    async def create(self, room: Stored) -> None:
        """Store a new room."""
        await self.save(Change(room.id, next=room))

    async def load(self, room: str) -> Stored | None:
        """A room, or None. Raises `BadRecord` when its record cannot be read."""
        try:
            rows = await self._reader.rows(room)
            return None if rows is None else _read(*rows)
        except (ValueError, TypeError, AttributeError, OverflowError, msgspec.MsgspecError) as e:  # of a damaged row
            raise BadRecord(f"what the store has of room {room} cannot be read: {e}") from e

    async def listed(self) -> list[tuple[Listed, str]]:
        """The rooms that are listed and not over, the newest first, each with its maker; of one maker the newest few,
        so that nobody's others are out of sight. A table that is shown with delay goes on until its end has been shown,
        and nobody sees meanwhile that there is a rematch.
        """
        before = aliased(RoomRow)
        rematches = select(before.next).where(before.listed, before.next.isnot(None), self._is_behind(before))
        shown = (
            RoomRow.listed,
            or_(RoomRow.ended.is_(None), self._is_behind(RoomRow)),
            RoomRow.closed == "",
            ~RoomRow.aside,
            ~RoomRow.unlisted,
            RoomRow.id.notin_(rematches),
        )
        by_maker = func.row_number().over(
            partition_by=case((RoomRow.maker == "", RoomRow.id), else_=RoomRow.maker), order_by=RoomRow.made.desc()
        )
        newest = select(RoomRow.id, by_maker.label("rank")).where(*shown).subquery()
        taken = func.count().filter(ChairRow.kind != EMPTY, ChairRow.seat >= 0)
        query = (
            select(RoomRow.id, RoomRow.game, RoomRow.players, taken, RoomRow.header.is_(None), RoomRow.maker)
            .join(newest, (newest.c.id == RoomRow.id) & (newest.c.rank <= _OF_ONE))
            .join(ChairRow, ChairRow.room == RoomRow.id)
            .group_by(RoomRow.id)
            .order_by(RoomRow.made.desc())
            .limit(_LISTED)
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(query)
            return [(Listed(*row[:4], "lobby" if row[4] else "playing"), row[5]) for row in found]

    def _is_behind(self, row: type[RoomRow]) -> ColumnElement[bool]:
        """Whether the table of a row is over, and who only watches may not have been shown that yet."""
        return (row.delay > 0) & (row.ended_at + row.delay >= int(self.now()))

    async def due(self, by: float, many: int = 200) -> list[str]:
        """The tables that are due by then, in seconds since 1970: those first that have been for longest."""
        open_still = (RoomRow.ended.is_(None), RoomRow.closed == "", ~RoomRow.aside)
        query = select(RoomRow.id).where(RoomRow.due <= int(by), *open_still).order_by(RoomRow.due).limit(many)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def notes(self, room: str, holder: str) -> str:
        """The notebook of a holder in a room, "{}" while nothing was written."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_NOTES.where(NoteRow.room == room, NoteRow.holder == holder))
            return found.scalar_one_or_none() or "{}"

    async def check(self) -> None:
        """Raise unless the database can be read and written. Who asks again within `_PROVEN` is told the same."""
        clock = asyncio.get_running_loop().time
        if self._proven is not None and clock() - self._proven < _PROVEN:
            return
        async with self._engine.connect() as connection:
            await connection.execute(select(1))
        await self.save(Change("", proof=True))
        self._proven = clock()

    async def save(self, change: Change) -> None:
        """Make `change` durable, together with what others save meanwhile. Raises when it is not."""
        await self._writer.save(change)


def _read(row: Any, chairs: list[Any], lines: list[str]) -> Stored:
    """A room out of its rows. Raises what rows that are damaged make of it."""
    return Stored(
        row.id,
        row.game,
        row.players,
        msgspec.json.decode(row.options),
        row.moderator,
        row.seed,
        Wishes(*[getattr(row, name) for name in Wishes.__struct_fields__]),
        row.host,
        row.next,
        row.cup,
        msgspec.json.decode(row.ended, type=Ending) if row.ended else None,
        msgspec.json.decode(row.header, type=Header) if row.header else None,
        msgspec.json.decode(row.questions, type=Kept) if row.questions else None,
        [_chair(c) for c in chairs],
        [line(text, n) for n, text in enumerate(lines, 2)],
        msgspec.json.decode(row.talk, type=tuple[LobbySaying, ...]) if row.talk else (),
        row.maker,
        row.closed,
        row.unlisted,
        row.aside,
        due=row.due,
        ended_at=row.ended_at,
        gallery=msgspec.json.decode(row.gallery, type=KeptGallery) if row.gallery else KeptGallery(),
        silenced=tuple(msgspec.json.decode(row.silenced)) if row.silenced else (),
        sent_away=msgspec.json.decode(row.sent_away, type=tuple[tuple[str, float], ...]) if row.sent_away else (),
    )


def _chair(row: Any) -> Chair:
    if row.kind not in (PERSON, BOT, NO_DEVICE, EMPTY):
        raise ValueError(f"seat {row.seat} has an unknown kind")
    return Chair(*[getattr(row, name) for name in Chair.__struct_fields__])


_NOTES = select(NoteRow.notes)

__all__ = ["Change", "Store", "Stored"]
