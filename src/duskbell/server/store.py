"""The store: rooms, chairs and records in a database. What many rooms save at once is committed together."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from duskbell.kernel import Header
from duskbell.kernel.errors import DuskbellError
from duskbell.kernel.record import Line, encode, line
from duskbell.server.clock import Kept
from duskbell.server.models import Base, ChairRow, LineRow, RoomRow
from duskbell.server.roster import Chair

log = logging.getLogger(__name__)
_TOGETHER = 500
"""Saves in one commit at most."""


class BadStore(DuskbellError):
    """The database cannot be used."""

    key = "bad-store"


class Stored(msgspec.Struct):
    """A room as the store has it. `seed` is the one its creator chose, if any."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    moderator: str
    seed: str | None = None
    header: Header | None = None
    kept: Kept | None = None
    chairs: list[Chair] = []
    lines: list[Line] = []


class Change(msgspec.Struct, frozen=True):
    """What a room saves at once. `first` is the number of the first of the new `lines`."""

    room: str
    chairs: tuple[Chair, ...] = ()
    header: Header | None = None
    kept: Kept | None = None
    first: int = 0
    lines: tuple[Line, ...] = ()


class Store:
    """A database. `save` returns once what it saved is durable."""

    def __init__(self, engine: AsyncEngine) -> None:
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
        row = {
            "id": room.id,
            "game": room.game,
            "players": room.players,
            "options": encode(room.options),
            "moderator": room.moderator,
            "seed": room.seed,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(RoomRow).values(row))
            await connection.execute(insert(ChairRow), [_chair(room.id, c) for c in room.chairs])

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
                msgspec.json.decode(row.header, type=Header) if row.header else None,
                msgspec.json.decode(row.questions, type=Kept) if row.questions else None,
                [Chair(c.seat, c.name, c.kind, c.bot, c.token) for c in chairs],
                [line(text, n) for n, text in enumerate(lines.scalars(), 2)],
            )

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
        try:
            async with self._engine.begin() as connection:
                await _save(connection, [change for change, _ in batch])
        except Exception as e:
            if len(batch) == 1:
                if not batch[0][1].done():
                    batch[0][1].set_exception(e)
            else:
                for one in batch:
                    await self._write_together([one])
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def engine_of(url: str) -> AsyncEngine:
    """The engine for a database's URL, not connected yet. Raises `BadStore`."""
    try:
        return create_async_engine(make_url(url))
    except (SQLAlchemyError, ImportError) as e:
        why = str(e).splitlines()[0].rstrip(".")
        raise BadStore(f"{url[:80]!r} names no database that can be used here: {why}.") from None


async def _save(connection: AsyncConnection, changes: list[Change]) -> None:
    lines = [{"room": c.room, "n": n, "line": encode(text)} for c in changes for n, text in enumerate(c.lines, c.first)]
    if lines:
        await connection.execute(insert(LineRow), lines)
    kept = [{"r": c.room, "q": encode(c.kept)} for c in changes if c.kept is not None]
    if kept:
        await connection.execute(_KEEP, kept)
    headers = [{"r": c.room, "h": encode(c.header)} for c in changes if c.header is not None]
    if headers:
        await connection.execute(_HEADER, headers)
    chairs = [_bound(_chair(c.room, chair)) for c in changes for chair in c.chairs]
    if chairs:
        await connection.execute(_CHAIR, chairs)


_rooms, _chairs = Base.metadata.tables["rooms"], Base.metadata.tables["chairs"]
_KEEP = update(_rooms).where(_rooms.c.id == bindparam("r")).values(questions=bindparam("q"))
_HEADER = update(_rooms).where(_rooms.c.id == bindparam("r")).values(header=bindparam("h"))
_CHAIR = (
    update(_chairs)
    .where(_chairs.c.room == bindparam("in_room"), _chairs.c.seat == bindparam("at_seat"))
    .values(name=bindparam("to_name"), kind=bindparam("to_kind"), bot=bindparam("to_bot"), token=bindparam("to_token"))
)


def _chair(room: str, chair: Chair) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(chair)}


def _bound(row: dict[str, Any]) -> dict[str, Any]:
    return {("in_" if k == "room" else "at_" if k == "seat" else "to_") + k: v for k, v in row.items()}


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
