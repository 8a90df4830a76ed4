"""Keeping a database: who brings it up to date and when, backups, and who may use it beside whom."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from duskbell.server.operating import back_up, migrate, restore
from duskbell.server.operating.keeping import BadBackup
from duskbell.server.owners import join
from duskbell.server.owners.sole import Sole
from duskbell.server.running import sharing
from duskbell.server.serve import check_opens
from duskbell.server.store import BadStore, Store, database, engine_of, only_server, proof, schema
from tests.server import postgres
from tests.server.house import QUIET, SECRET, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
NEWEST, BEFORE = schema.known()[:2]


def _make_older(file: Path) -> None:
    """As the version before this one has left it, with a room in it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        schema.upgrade(connection, BEFORE)
        row = "'abcdefgh', 'mafia', 5, '{}', 'auto'"
        connection.execute(text(f"INSERT INTO rooms (id, game, players, options, moderator) VALUES ({row})"))
    engine.dispose()


def test_migrations_follow_each_other_as_their_files_are_numbered() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema._MIGRATIONS))
    assert tuple([script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]) == schema.known()


def _schema(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as db:
        return str(db.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def test_an_older_file_is_kept_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    file, url = tmp_path / "one.db", f"sqlite:///{tmp_path}/one.db"
    _make_older(file)
    with pytest.raises(BadStore, match=rf"its schema is {BEFORE}, and this version needs {NEWEST}; .*duskbell migrate"):
        await Store.open(url, "never")
    assert _schema(file) == BEFORE
    assert f"was {BEFORE}, and is {NEWEST}" in await migrate(url)
    (kept,) = tmp_path.glob("one.db-before-*")
    assert (_schema(file), _schema(kept)) == (NEWEST, BEFORE)
    assert kept.stat().st_mode & 0o077 == 0, "it holds every secret"
    assert "is up to date: its schema is" in await migrate(url)
    store = await Store.open(url)
    assert await store.load("abcdefgh") is not None
    await store.close()
    assert len(list(tmp_path.glob("one.db-before-*"))) == 1, "nothing is kept where nothing changes"


async def test_nothing_is_changed_where_no_copy_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _make_older(tmp_path / "one.db")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", full)
    with pytest.raises(BadStore, match="No space left on device"):
        await Store.open(f"sqlite:///{tmp_path}/one.db")
    assert _schema(tmp_path / "one.db") == BEFORE
    assert [f.name for f in tmp_path.iterdir() if "before" in f.name] == []


async def test_a_new_file_can_be_read_by_its_owner_alone(tmp_path: Path) -> None:
    """It has every seed and answer; and so have the files that SQLite keeps beside it."""
    before = os.umask(0o022)
    try:
        async with open_house(tmp_path, QUIET) as house:
            await house.create(6)
            rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("test.db*")}
        assert rights == dict.fromkeys(("test.db", "test.db-wal", "test.db-shm"), 0o600)
        (tmp_path / "test.db").chmod(0o640)
        async with open_house(tmp_path, QUIET) as house:
            await house.create(6)
        assert (tmp_path / "test.db").stat().st_mode & 0o777 == 0o640, "one that is there keeps its rights"
    finally:
        os.umask(before)


async def test_a_backup_is_made_while_tables_are_played_and_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/test.db"
    async with open_house(tmp_path, QUIET) as house:
        made = await house.create(5)
        await house.fill(made)
        told = await asyncio.to_thread(back_up, url, tmp_path)
        assert "holds 1 rooms" in told
        (backup,) = tmp_path.glob("test-*.db")
        later = await house.create(5)
        with pytest.raises(BadBackup, match=r"no backup was made at .*: File exists\.$"):
            back_up(url, backup)
    with pytest.raises(BadBackup, match=r"none.db' is not there; right would be a file"):
        restore(url, tmp_path / "none.db")
    (tmp_path / "half.db").write_bytes(backup.read_bytes()[:9_000])
    with pytest.raises(BadBackup, match=r"nothing was changed"):
        restore(url, tmp_path / "half.db")
    for n, change in enumerate(
        ("DELETE FROM alembic_version", "INSERT INTO alembic_version VALUES ('0020')", "DROP TABLE lines")
    ):
        odd = tmp_path / f"odd{n}.db"
        odd.write_bytes(backup.read_bytes())
        with contextlib.closing(sqlite3.connect(odd)) as changed:
            changed.execute(change)
            changed.commit()
        with pytest.raises(BadBackup, match=r"nothing was changed"):
            restore(url, odd)
    with only_server(url), pytest.raises(BadStore, match="another server runs"):
        restore(url, backup)
    assert f"is now the backup {backup}, with 1 rooms" in restore(url, backup)
    (kept,) = tmp_path.glob("test.db-before-restore-*")
    async with open_house(tmp_path, QUIET) as house:
        person = await house.sit(made["room"], made["token"])
        assert (await person.until(lambda s: s["view"] is not None))["me"] == 0, "the table goes on"
        assert (await house.get(f"/rooms/{later['room']}")).status_code == 404
    with contextlib.closing(sqlite3.connect(kept)) as before:
        assert before.execute("SELECT count(*) FROM rooms").fetchone() == (2,)


@pytest.mark.store
async def test_nodes_refuse_an_older_schema_and_say_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await postgres.database()
    engine = create_async_engine(engine_of(url).url)
    async with engine.begin() as connection:
        await connection.run_sync(schema.upgrade, BEFORE)
    asleep: list[str] = []

    def upgrade(there: Connection) -> None:
        asleep.append(there.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one())
        schema.upgrade(there)

    monkeypatch.setattr("duskbell.server.store.database.schema", SimpleNamespace(**vars(schema) | {"upgrade": upgrade}))
    node = sharing("127.0.0.1:9", SECRET)
    with pytest.raises(BadStore, match=r"this version needs .*duskbell migrate --db"):
        await check_opens(url, node)
    async with engine.connect() as connection:  # as another server that uses it
        await connection.execute(text("SELECT pg_advisory_lock_shared(7246184)"))
        with pytest.raises(BadStore, match=r"other servers use it; .*duskbell migrate"):
            await Store.open(url)
        assert f"was {BEFORE}, and is {NEWEST}" in await migrate(url)
    assert asleep == ["5min"], "a slow machine has time between two steps of a migration"
    await check_opens(url, node)
    with pytest.raises(BadBackup, match="pg_dump"):
        back_up(url, tmp_path)
    with pytest.raises(BadBackup, match="a new database of its own"):
        restore(url, tmp_path)
    await engine.dispose()


@pytest.mark.store
async def test_a_server_that_is_no_node_has_a_postgresql_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskbell.server.owners.sole.GRACE", 0)
    url = await postgres.database()
    store = await Store.open(url)
    node = sharing("127.0.0.1:9", SECRET)
    try:
        alone = await join(store.engine, None)
        with pytest.raises(BadStore, match=r"another server runs on this database; .*--node\.$"):
            await join(store.engine, None)
        with pytest.raises(BadStore, match=r"a server that is no node runs on this database; .*--node\.$"):
            await join(store.engine, node)
        await alone.close()
        shared = await join(store.engine, node)
        with pytest.raises(BadStore, match="another server runs on this database"):
            await join(store.engine, None)
        await shared.close()
    finally:
        await store.close()


@pytest.mark.store
async def test_a_server_that_has_lost_its_lock_waits_for_it_and_ends_where_another_has_it() -> None:
    url = await postgres.database()
    ended, stopped = asyncio.Event(), asyncio.Event()
    one = Sole(url, stopped.set)
    one.ended = ended.set
    await one.open()
    engine = create_async_engine(engine_of(url).url)
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()")
    try:
        async with engine.connect() as connection:
            await connection.execute(cut)
            await ended.wait()
            while not one.sure():
                await one.settled()
            ended.clear()
            # somebody is quicker: it waits for the lock, and has it as soon as the session is cut
            waiting = await engine.connect()
            took = asyncio.create_task(waiting.execute(text("SELECT pg_advisory_lock(7246184)")))
            queued = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
            while not (await connection.execute(queued)).scalar_one():
                await asyncio.sleep(0)
            await connection.execute(text(str(cut) + " AND granted"))
            await took
            await stopped.wait()
            assert ended.is_set()
            assert not one.sure()
            await waiting.close()
    finally:
        await one.close()
        await engine.dispose()


@pytest.mark.store
async def test_a_server_keeps_no_more_connections_than_it_says() -> None:
    engine = engine_of(await postgres.database())
    taken = []
    try:
        for _ in range(database.POOL + database.BEYOND):
            taken.append(await engine.connect())
        said = (await taken[0].execute(text("SELECT current_setting('statement_timeout')"))).scalar_one()
        assert said == "10s"
        engine.pool._timeout = 0.01  # type: ignore[attr-defined]
        with pytest.raises(PoolTimeout):
            taken.append(await engine.connect())
    finally:
        for connection in taken:
            await connection.close()
        await engine.dispose()


@pytest.mark.store
async def test_who_starts_while_another_makes_the_tables_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_LOCKED", 0.05)
    url = await postgres.database()
    engine = engine_of(url)
    async with engine.begin() as connection:
        await connection.execute(database._MIGRATING)
        second = asyncio.create_task(Store.open(url))
        await asyncio.wait([second], timeout=0.5)
        assert not second.done()
    await (await second).close()
    await engine.dispose()


async def test_a_full_disk_is_a_sentence_and_tables_are_as_they_were(tmp_path: Path) -> None:
    """As SQLite says it when there is no room for another page."""
    async with open_house(tmp_path, QUIET) as house:
        made, wish = await house.create(5), {"game": "mafia", "players": 24, "name": "Ann"}
        before = (await house.get(f"/rooms/{made['room']}")).json()
        _writing(house, "PRAGMA max_page_count=1")  # as many as there are: it cannot be fewer
        while (refused := await house.post("/rooms", wish)).status_code == 201:
            pass  # the last page is not full yet
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "store-failed")
        assert (await house.get("/ready")).status_code == 200, "tables that are there are looked at"
        assert (await house.get(f"/rooms/{made['room']}")).json() == before
        _writing(house, "PRAGMA max_page_count=1000000")
        assert (await house.post("/rooms", wish)).status_code == 201
        assert (await house.fill(made)) == [made["token"]]


async def test_health_is_whether_the_store_can_be_written(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        assert (await house.get("/health")).status_code == 200
        _writing(house, "PRAGMA query_only=ON")
        assert (await house.get("/health")).status_code == 200, "asked again at once it tells what it has just found"
        _store(house)._proven = None
        ill = await house.get("/health")
        assert (ill.status_code, ill.json()["error"]["key"]) == (503, "store-failed")
        assert (await house.get("/live")).status_code == 200
        assert (await house.get("/ready")).status_code == 200
        _writing(house, "PRAGMA query_only=OFF")
        assert (await house.get("/health")).status_code == 200


async def test_health_says_that_the_next_table_would_not_be_kept(tmp_path: Path) -> None:
    """Before the last page is full: a row that is only written anew needs none."""
    async with open_house(tmp_path, QUIET) as house:
        wish = {"game": "mafia", "players": 24, "name": "Ann"}
        assert (await house.get("/health")).status_code == 200
        _writing(house, "PRAGMA max_page_count=1")
        said, made = [], 201
        while made == 201:
            _store(house)._proven = None
            said.append((await house.get("/health")).status_code)
            made = (await house.post("/rooms", wish)).status_code
        assert (made, said[-1], len(said) > 1) == (503, 503, True), "it was said before it happened"
        _writing(house, "PRAGMA max_page_count=1000000")
        for _ in range(3):
            _store(house)._proven = None
            assert (await house.get("/health")).status_code == 200
        with contextlib.closing(sqlite3.connect(tmp_path / "test.db")) as db:
            assert db.execute("SELECT count(*) FROM proofs").fetchone()[0] == proof.ROWS, (
                "of each only the last is kept"
            )


def _store(house: House) -> Store:
    assert house.app is not None
    store: Store = house.app.state.store
    return store


def _writing(house: House, pragma: str) -> None:
    """Say something to SQLite on the connection that writes."""
    connection = _store(house)._writer._connection
    assert connection is not None
    connection.exec_driver_sql(pragma)
    connection.rollback()
