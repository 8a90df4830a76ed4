"""What is saved is there when `save` returns, whichever way a database is written."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from duskbell.server.store import database, writer
from duskbell.server.store.chair import Chair
from duskbell.server.store.database import connect, engine_of, twin_of
from duskbell.server.store.store import Change, Store, Stored

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("thread", [True, False])
async def test_what_is_saved_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thread: bool) -> None:
    """SQLite has a thread and an engine of its own; other databases are written through the engine that reads them."""
    if not thread:
        monkeypatch.setattr(writer, "twin_of", lambda _: None)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    try:
        await store.create(Stored("abcdefgh", "mafia", 5, {"angels": 1}, "auto", chairs=[Chair(0, "Ann", "person")]))
        lines = [(n, "mafia.kill", "pass") for n in range(20)]
        await asyncio.gather(*(store.save(Change("abcdefgh", first=n, lines=(x,))) for n, x in enumerate(lines)))
        again = store.save(Change("abcdefgh", first=3, lines=((3, "mafia.kill", "#1"),)))
        whole = store.save(Change("abcdefgh", chairs=(Chair(0, "Bo", "person"),), row={"host": 0}, notes={"x": "{}"}))
        failed, _ = await asyncio.gather(again, whole, return_exceptions=True)
        assert isinstance(failed, Exception), "a line is written once"
        found = await store.load("abcdefgh")
        assert found is not None
        assert (found.lines, found.options, found.chairs) == (lines, {"angels": 1}, [Chair(0, "Bo", "person")])
        assert store.meter.saves == 22
    finally:
        await store.close()


async def test_only_a_sqlite_file_has_a_twin(tmp_path: Path) -> None:
    for url, has in ((f"sqlite+aiosqlite:///{tmp_path}/test.db", True), ("sqlite+aiosqlite://", False)):
        engine = await connect(url)
        twin = twin_of(engine)
        assert (twin is not None) is has
        if twin is not None:
            twin.dispose()
        await engine.dispose()


async def test_of_two_that_write_to_a_sqlite_file_one_waits_for_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a transaction lasts on a machine that has no time for us: it would hear that the file is locked."""
    began, may_end = asyncio.Event(), asyncio.Event()
    commits: list[object] = []
    execute, commit = AsyncConnection.execute, writer.Writer._commit_here

    async def slowly(self: AsyncConnection, what: Any, *more: Any) -> Any:
        found = await execute(self, what, *more)
        if str(what).startswith("INSERT INTO guests"):
            began.set()
            await may_end.wait()
        return found

    def noted(self: writer.Writer, changes: list[Change], left: float | None) -> int:
        commits.append(changes)
        return commit(self, changes, left)

    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    try:
        await store.create(Stored("abcdefgh", "mafia", 5, {}, "auto", chairs=[Chair(0, "Ann", "person")]))
        monkeypatch.setattr(AsyncConnection, "execute", slowly)
        monkeypatch.setattr(writer.Writer, "_commit_here", noted)
        guest = asyncio.create_task(store.guests.arrive())
        await began.wait()
        saved = asyncio.create_task(store.save(Change("abcdefgh", row={"host": 1})))
        for _ in range(20):
            await asyncio.sleep(0)
        assert (commits, saved.done()) == ([], False)
        may_end.set()
        assert await store.guests.find(await guest)
        await saved
        assert len(commits) == 1
        began.clear()
        may_end.clear()
        guest = asyncio.create_task(store.guests.arrive())
        await began.wait()
        saved = asyncio.create_task(store.save(Change("abcdefgh", row={"host": 2})))
        for _ in range(20):
            await asyncio.sleep(0)
        store.hurry(asyncio.get_running_loop().time())
        with pytest.raises(TimeoutError):  # who stops waits no longer than said
            await saved
        may_end.set()
        await guest
    finally:
        await store.close()


def test_every_driver_has_its_own_places_for_values() -> None:
    for driver, place, positional in (
        ("sqlite", "?", True),
        ("sqlite+aiosqlite", "?", True),
        ("postgresql+asyncpg", "$1", True),
        ("postgresql+psycopg", "%(room)s", False),
    ):
        sql, by_place = writer._add_lines(make_url(f"{driver}://").get_dialect()())
        assert place in sql
        assert by_place is positional


async def test_a_database_that_cannot_be_written_is_waited_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many rooms save at once: a server that stops waits as long for twelve as for one."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    tries = 0

    def locked(*_: object) -> int:
        nonlocal tries
        tries += 1
        raise OperationalError("UPDATE", {}, Exception("database is locked"))

    monkeypatch.setattr(writer, "_write", locked)
    try:
        changes = [Change("abcdefgh", first=n, lines=((0, "x", "y"),)) for n in range(12)]
        done = await asyncio.gather(*(store.save(c) for c in changes), return_exceptions=True)
        assert all(isinstance(d, OperationalError) for d in done)
        assert tries == 1
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("sqlite:///file.db", "sqlite+aiosqlite"),
        ("sqlite://", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///file.db", "sqlite+aiosqlite"),
    ],
)
def test_a_url_names_a_database_and_need_not_name_a_driver(url: str, driver: str) -> None:
    assert engine_of(url).url.drivername == driver


@pytest.mark.parametrize("url", ["postgresql://duskbell@127.0.0.1/duskbell", "postgres://127.0.0.1/duskbell"])
def test_a_postgresql_url_means_its_driver_which_may_not_be_here(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(database, "create_async_engine", lambda named, **_: asked.append(named.drivername))
    engine_of(url)
    assert asked == ["postgresql+asyncpg"]


async def test_who_stops_waits_for_a_locked_database_no_longer_than_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What SQLite itself would wait is cut short, and when the time is over nothing is tried any more."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    loop = asyncio.get_running_loop()
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now)  # on a busy machine the time would be over before it is tried
    try:
        await store.create(Stored("abcdefgh", "mafia", 5, {}, "auto", chairs=[Chair(0, "Ann", "person")]))
        with contextlib.closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            store.hurry(now + 0.05)
            with pytest.raises(OperationalError):
                await store.save(Change("abcdefgh", row={"host": 1}))
            store.hurry(now)
            with pytest.raises(TimeoutError):
                await store.save(Change("abcdefgh", row={"host": 2}))
            other.execute("ROLLBACK")
        connection = store._writer._connection
        assert connection is not None
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one() == 50
        monkeypatch.undo()
    finally:
        await store.close()


async def test_who_stops_waits_for_a_frozen_database_no_longer_than_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is being written when the server stops has no more time than what comes after it."""
    monkeypatch.setattr(writer, "twin_of", lambda _: None)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    begun = asyncio.Event()

    @contextlib.asynccontextmanager
    async def frozen() -> AsyncIterator[None]:
        begun.set()
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(
        store._writer, "_engine", SimpleNamespace(begin=frozen, dialect=SimpleNamespace(name="postgresql"))
    )
    try:
        saves = [asyncio.create_task(store.save(Change("abcdefgh", row={"host": n}))) for n in range(2)]
        await begun.wait()
        late = asyncio.create_task(store.save(Change("abcdefgh", row={"host": 7})))
        store.hurry(asyncio.get_running_loop().time())
        done = await asyncio.gather(*saves, late, return_exceptions=True)
        assert [type(d) for d in done] == [TimeoutError] * 3
    finally:
        await store.close()
