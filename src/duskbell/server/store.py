"""The store: rooms, chairs and records in a database. What many rooms save at once is committed together."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from duskbell.kernel import Header
from duskbell.kernel.errors import DuskbellError
from duskbell.kernel.record import Line, encode, line
from duskbell.server.clock import Kept
from duskbell.server.ending import Ending
from duskbell.server.guests import Guests
from duskbell.server.meter import Meter
from duskbell.server.models import Base, ChairRow, LineRow, NoteRow, RoomRow
from duskbell.server.roster import EMPTY, Chair
from duskbell.server.wire import Listed, Wishes

log = logging.getLogger(__name__)
_TOGETHER = 500
"""Saves in one commit at most."""
_LISTED = 500
"""Listed rooms looked at, at most."""


class BadStore(DuskbellError):
    """The database cannot be used."""

    key = "bad-store"


class Stored(msgspec.Struct):
    """A room as the store has it. `seed` is the one its creator chose, if any; `host` a chair; `next` the rematch."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    moderator: str
    seed: str | None = None
    wishes: Wishes = Wishes()
    host: int = 0
    next: str | None = None
    ended: Ending | None = None
    header: Header | None = None
    kept: Kept | None = None
    chairs: list[Chair] = []
    lines: list[Line] = []


class Change(msgspec.Struct, frozen=True):
    """What a room saves at once. `first` is the number of the first of the new `lines`.

    `row`: columns of the room's own row that changed. `gone`: chairs that were carried away. `notes`: notebooks by the
    SHA-256 of their holders' tokens. `next`: a room that comes into being together with all this: the rematch.
    """

    room: str
    chairs: tuple[Chair, ...] = ()
    gone: tuple[int, ...] = ()
    row: dict[str, Any] = {}
    header: Header | None = None
    kept: Kept | None = None
    first: int = 0
    lines: tuple[Line, ...] = ()
    notes: dict[str, str] = {}
    next: Stored | None = None


class Store:
    """A database. `save` returns once what it saved is durable. `meter` counts what it writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.meter = Meter()
        self.guests = Guests(engine)
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="store")

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the tables up to date. Raises `BadStore`."""
        engine = engine_of(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Finish what is being written, and disconnect."""
        await self._queue.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def create(self, room: Stored) -> None:
        """Store a new room."""
        async with self._engine.begin() as connection:
            await _create(connection, room)

    async def load(self, room: str) -> Stored | None:
        """A room, or None. Raises `BadRecord` when its record cannot be read."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(_rooms).where(RoomRow.id == room))).one_or_none()
            if row is None:
                return None
            chairs = await connection.execute(select(_chairs).where(ChairRow.room == room).order_by(ChairRow.seat))
            lines = await connection.execute(select(LineRow.line).where(LineRow.room == room).order_by(LineRow.n))
            return Stored(
                row.id,
                row.game,
                row.players,
                msgspec.json.decode(row.options),
                row.moderator,
                row.seed,
                Wishes(row.speed, row.decoys, row.delay, row.listed),
                row.host,
                row.next,
                msgspec.json.decode(row.ended, type=Ending) if row.ended else None,
                msgspec.json.decode(row.header, type=Header) if row.header else None,
                msgspec.json.decode(row.questions, type=Kept) if row.questions else None,
                [Chair(*[getattr(c, name) for name in Chair.__struct_fields__]) for c in chairs],
                [line(text, n) for n, text in enumerate(lines.scalars(), 2)],
            )

    async def listed(self) -> list[Listed]:
        """The rooms that are listed and not over, the newest first."""
        taken = func.count().filter(ChairRow.kind != EMPTY, ChairRow.seat >= 0)
        query = (
            select(RoomRow.id, RoomRow.game, RoomRow.players, taken, RoomRow.header.is_(None))
            .join(ChairRow, ChairRow.room == RoomRow.id)
            .where(RoomRow.listed, RoomRow.ended.is_(None))
            .group_by(RoomRow.id)
            .order_by(RoomRow.made.desc())
            .limit(_LISTED)
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(query)
            return [Listed(*row[:4], "lobby" if row[4] else "playing") for row in found]

    async def notes(self, room: str, holder: str) -> str:
        """The notebook of a holder in a room, "{}" while nothing was written."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_NOTES.where(NoteRow.room == room, NoteRow.holder == holder))
            return found.scalar_one_or_none() or "{}"

    async def check(self) -> None:
        """Raise unless the database answers and what is saved is being written."""
        if self._writer.done():
            raise OSError("nothing writes to the store any more")
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    async def save(self, change: Change) -> None:
        """Make `change` durable, together with what others save meanwhile. Raises when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_together(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write_together(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """Commit a batch; one that fails is tried again one by one, so that no room suffers for another."""
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            async with self._engine.begin() as connection:
                rows = await _save(connection, [change for change, _ in batch])
        except Exception as e:
            if len(batch) == 1:
                if not batch[0][1].done():
                    batch[0][1].set_exception(e)
            else:
                for one in batch:
                    await self._write_together([one])
            return
        self.meter.commit_seconds.took(clock() - began)
        self.meter.saves += len(batch)
        self.meter.rows += rows
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def engine_of(url: str) -> AsyncEngine:
    """The engine for a database's URL, not connected yet. Raises `BadStore`."""
    try:
        # What is written is secret: an error that quoted it would bring it into the log.
        return create_async_engine(make_url(url), hide_parameters=True)
    except (SQLAlchemyError, ImportError) as e:
        why = str(e).splitlines()[0].rstrip(".")
        raise BadStore(f"{url[:80]!r} names no database that can be used here: {why}.") from None


async def _save(connection: AsyncConnection, changes: list[Change]) -> int:
    """Write them all: how many rows that were."""
    lines = [{"room": c.room, "n": n, "line": encode(text)} for c in changes for n, text in enumerate(c.lines, c.first)]
    if lines:
        await connection.execute(insert(LineRow), lines)
    kept = [{"r": c.room, "q": encode(c.kept)} for c in changes if c.kept is not None]
    if kept:
        await connection.execute(_KEEP, kept)
    headers = [{"r": c.room, "h": encode(c.header)} for c in changes if c.header is not None]
    if headers:
        await connection.execute(_HEADER, headers)
    gone = [{"r": c.room, "s": seat} for c in changes for seat in (*c.gone, *[chair.seat for chair in c.chairs])]
    if gone:
        await connection.execute(_CARRY_AWAY, gone)
    chairs = [_chair(c.room, chair) for c in changes for chair in c.chairs]
    if chairs:
        await connection.execute(insert(ChairRow), chairs)
    for c in changes:
        if c.row:
            await connection.execute(update(_rooms).where(_rooms.c.id == c.room).values(_columns(c.row)))
        if c.next is not None:
            await _create(connection, c.next)
    notes = {(c.room, holder): text for c in changes for holder, text in c.notes.items()}
    if notes:
        await connection.execute(_FORGET, [{"r": room, "h": holder} for room, holder in notes])
        await connection.execute(insert(NoteRow), [{"room": r, "holder": h, "notes": x} for (r, h), x in notes.items()])
    return len(lines) + len(kept) + len(headers) + len(chairs) + len(notes) + sum(bool(c.row) for c in changes)


_rooms, _chairs = Base.metadata.tables["rooms"], Base.metadata.tables["chairs"]
_KEEP = update(_rooms).where(_rooms.c.id == bindparam("r")).values(questions=bindparam("q"))
_HEADER = update(_rooms).where(_rooms.c.id == bindparam("r")).values(header=bindparam("h"))
_NOTES = select(NoteRow.notes)
_FORGET = delete(NoteRow).where(NoteRow.room == bindparam("r"), NoteRow.holder == bindparam("h"))
_CARRY_AWAY = delete(_chairs).where(_chairs.c.room == bindparam("r"), _chairs.c.seat == bindparam("s"))


async def _create(connection: AsyncConnection, room: Stored) -> None:
    row = {
        "id": room.id,
        "game": room.game,
        "players": room.players,
        "options": room.options,
        "moderator": room.moderator,
        "seed": room.seed,
        "host": room.host,
        "made": datetime.now(UTC),
        **msgspec.structs.asdict(room.wishes),
    }
    await connection.execute(insert(RoomRow).values(_columns(row)))
    await connection.execute(insert(ChairRow), [_chair(room.id, c) for c in room.chairs])


def _columns(row: dict[str, Any]) -> dict[str, Any]:
    """Columns of a room as they are stored: what is more than a value, as JSON."""
    return {name: encode(x) if isinstance(x, dict | msgspec.Struct) else x for name, x in row.items()}


def _chair(room: str, chair: Chair) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(chair)}


def _durable(connection: Any, _: Any) -> None:
    """SQLite: many may read while one writes, and what is committed survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
