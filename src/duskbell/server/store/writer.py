"""What writes to the store: what many rooms save at once is committed together.

SQLite is written by one thread of its own, through an engine of its own that knows no asyncio: one trip there and back
a commit, and the loop is free meanwhile. Other databases are written through the engine that reads them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Dialect, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.kernel.record import encode
from duskbell.server.running import Meter, traces
from duskbell.server.running.unbroken import unbroken
from duskbell.server.store import fence, proof
from duskbell.server.store.chair import Chair
from duskbell.server.store.database import twin_of
from duskbell.server.store.models import Base, ChairRow, CupLineRow, CupRoomRow, CupRow, GuestRow, LineRow, RoomRow
from duskbell.server.store.putting import insert_over
from duskbell.server.store.reader import NOBODYS_FAULT
from duskbell.server.store.stored import Change, CupChange, Stored
from duskbell.server.store.writing import turn, writing

_TOGETHER = 500
"""Changes in one commit at most."""
Waiting = tuple[Change, asyncio.Future[None]]


class Writer:
    """The only writer of rooms. `meter` counts what it writes."""

    def __init__(self, engine: AsyncEngine, meter: Meter) -> None:
        self._engine, self._twin = engine, twin_of(engine)
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None
        self._meter = meter
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._by: float | None = None
        self._patience: asyncio.Timeout | None = None
        """How long what is being written elsewhere than in the thread may take."""
        self._task = asyncio.create_task(self._run(), name="store")

    @property
    def ended(self) -> bool:
        """Whether nothing is written any more."""
        return self._task.done()

    async def save(self, change: Change) -> None:
        """Make `change` durable, together with what others save meanwhile. Raises when it is not."""
        if self.ended:
            raise OSError("nothing writes to the store any more")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    def hurry(self, by: float) -> None:
        """From now on nothing is waited for beyond `by` on the loop's clock, however many still want to save."""
        self._by = by
        if self._patience is not None:
            self._patience.reschedule(by)

    async def close(self) -> None:
        """Finish what is being written."""
        await self._queue.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        if self._twin is not None:
            self._twin.dispose()

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._queue.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        """Commit a batch. One that fails is tried again one by one, so that no room suffers for another; but not where
        the database itself cannot be written: each would wait for it as long as all together. What others have taken
        is left out, and the rest tried again at once.
        """
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            if self._by is not None and self._by <= began:
                raise TimeoutError("the server stops, and the store has had its time")
            with traces.span("commit", changes=len(batch)):
                rows = await unbroken(self._commit([change for change, _ in batch]))
        except fence.NotOwner as e:
            for change, done in batch:
                if fence.code_of(change) in e.what and not done.done():
                    done.set_exception(e)
            if rest := [(change, done) for change, done in batch if fence.code_of(change) not in e.what]:
                await self._write(rest)
            return
        except Exception as e:
            if len(batch) == 1 or isinstance(e, NOBODYS_FAULT):
                for _, done in batch:
                    if not done.done():
                        done.set_exception(e)
            else:
                for one in batch:
                    await self._write([one])
            return
        self._meter.commit_seconds.observe(clock() - began)
        self._meter.saves += len(batch)
        self._meter.rows += rows
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit(self, changes: list[Change]) -> int:
        """Write them all or none: how many rows that were."""
        if self._twin is None:
            async with self._in_time(), writing(self._engine) as connection:
                return await connection.run_sync(_write, changes)
        async with AsyncExitStack() as mine:
            async with self._in_time():
                await mine.enter_async_context(turn(self._engine))
            loop = asyncio.get_running_loop()
            left = None if self._by is None else self._by - loop.time()
            return await loop.run_in_executor(self._thread, self._commit_here, changes, left)

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        """What is waited for within has the time that is left, if somebody hurries."""
        try:
            async with asyncio.timeout_at(self._by) as self._patience:
                yield
        finally:
            self._patience = None

    def _commit_here(self, changes: list[Change], left: float | None) -> int:
        """The same in the writing thread, on a connection that is kept. `left`: seconds that others may keep it locked,
        if fewer than usual.
        """
        if self._connection is None:
            assert self._twin is not None
            self._connection = self._twin.connect()
        with self._connection.begin():
            if left is not None:
                self._connection.exec_driver_sql(f"PRAGMA busy_timeout={round(left * 1000)}")
            return _write(self._connection, changes)


def _write(connection: Connection, changes: list[Change]) -> int:
    """Write them all: how many rows that were. Raises `NotOwner`."""
    lines = [(c.room, n, encode(line)) for c in changes for n, line in enumerate(c.lines, c.first)]
    kept = [{"r": c.room, "q": encode(c.kept)} for c in changes if c.kept is not None]
    if fence.needed(changes):
        fence.write(connection, changes, lines, kept)
    else:
        _write_lines(connection, lines)
        if kept:
            connection.execute(_KEEP, kept)
    headers = [{"r": c.room, "h": encode(c.header)} for c in changes if c.header is not None]
    if headers:
        connection.execute(_HEADER, headers)
    gone = [{"r": c.room, "s": seat} for c in changes for seat in c.gone]
    if gone:
        connection.execute(_CARRY_AWAY, gone)
    chairs = [_chair(c.room, chair) for c in changes for chair in c.chairs]
    if chairs:
        connection.execute(_put(connection.dialect.name, _chairs), chairs)
    for c in changes:
        if c.row:
            connection.execute(update(_rooms).where(_rooms.c.id == c.room).values(_columns(c.row)))
        if c.next is not None:
            _create(connection, c.next, of=c.room)
        if c.of_cup is not None:
            _write_cup(connection, c.of_cup)
    if any(c.proof for c in changes):
        proof.write(connection)
    notes = {(c.room, holder): text for c in changes for holder, text in c.notes.items()}
    if notes:
        rows = [{"room": room, "holder": holder, "notes": text} for (room, holder), text in notes.items()]
        connection.execute(_put(connection.dialect.name, _notes), rows)
    return len(lines) + len(kept) + len(headers) + len(chairs) + len(notes) + sum(bool(c.row) for c in changes)


def _write_lines(connection: Connection, lines: list[tuple[str, int, str]]) -> None:
    if lines:
        sql, positional = _add_lines(connection.dialect)
        rows: Any = lines if positional else [dict(zip(_LINE, line, strict=True)) for line in lines]
        connection.exec_driver_sql(sql, rows)


@cache
def _add_lines(dialect: Dialect) -> tuple[str, bool]:
    """The driver's own SQL for most of what is written, and whether its values go by their places."""
    compiled = insert(LineRow).compile(dialect=dialect, column_keys=list(_LINE))
    return str(compiled), bool(compiled.positional)


@cache
def _put(dialect: str, table: Table) -> Any:
    """Rows of a table, in place of those that are there under the same key."""
    into = insert_over(dialect, table)
    others = {c.name: into.excluded[c.name] for c in table.columns if not c.primary_key}
    return into.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=others)


_LINE = ("room", "n", "line")
_rooms, _chairs, _notes = [Base.metadata.tables[name] for name in ("rooms", "chairs", "notes")]
_KEEP = update(_rooms).where(_rooms.c.id == bindparam("r")).values(questions=bindparam("q"))
_HEADER = update(_rooms).where(_rooms.c.id == bindparam("r")).values(header=bindparam("h"))
_CARRY_AWAY = delete(_chairs).where(_chairs.c.room == bindparam("r"), _chairs.c.seat == bindparam("s"))


def _create(connection: Connection, room: Stored, of: str = "") -> None:
    """`of`: the room whose rematch it is, or itself. What an operator has taken off the list stays off it: the row says
    so, while whoever has the room in memory may not have heard.
    """
    unlisted = select(_rooms.c.unlisted).where(_rooms.c.id == of).scalar_subquery()
    row = {
        "id": room.id,
        "game": room.game,
        "players": room.players,
        "options": room.options,
        "moderator": room.moderator,
        "seed": room.seed,
        "host": room.host,
        "cup": room.cup,
        "next": room.next,
        "ended": room.ended,
        "header": room.header,
        "maker": room.maker,
        "unlisted": func.coalesce(unlisted, room.unlisted),
        "silenced": room.silenced,
        "gallery": room.gallery,
        "made": datetime.now(UTC),
        **msgspec.structs.asdict(room.wishes),
    }
    connection.execute(insert(RoomRow).values(_columns(row)))
    _write_lines(connection, [(room.id, n, encode(line)) for n, line in enumerate(room.lines)])
    guests = {c.guest for c in room.chairs if c.guest}
    known = set(connection.scalars(select(GuestRow.id).where(GuestRow.id.in_(guests)))) if guests else guests
    there = [replace(c, guest=c.guest if c.guest in known else "") for c in room.chairs]  # who was forgotten meanwhile
    connection.execute(insert(ChairRow), [_chair(room.id, c) for c in there])


def _write_cup(connection: Connection, change: CupChange) -> None:
    """A line that is there already was written by somebody else meanwhile: nothing of this is written then."""
    if change.began is not None:
        name, header = change.began
        row = {"id": change.cup, "name": name, "header": header, "made": datetime.now(UTC), "due": change.due}
        connection.execute(insert(CupRow), row)
    if change.lines:
        rows = [
            {"cup": change.cup, "n": n, "line": line, "key": key}
            for n, (line, key) in enumerate(change.lines, change.first)
        ]
        connection.execute(insert(CupLineRow), rows)
        connection.execute(update(CupRow).where(CupRow.id == change.cup).values(due=change.due))
    for place, take, room in change.takes:
        _create(connection, room)
        connection.execute(insert(CupRoomRow), {"cup": change.cup, "place": place, "take": take, "room": room.id})


def _columns(row: dict[str, Any]) -> dict[str, Any]:
    """Columns of a room as they are stored: what is more than a value, as JSON."""
    return {name: encode(x) if isinstance(x, dict | tuple | msgspec.Struct) else x for name, x in row.items()}


def _chair(room: str, chair: Chair) -> dict[str, Any]:
    return {"room": room, **msgspec.structs.asdict(chair)}
