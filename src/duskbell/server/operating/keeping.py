"""Keeping a database: brought up to date, backed up, restored. PostgreSQL has tools of its own for the last two."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from duskbell.kernel.errors import DuskbellError
from duskbell.server.store import Store, must_be_there, only_server
from duskbell.server.store.backup import check, copy, moment, sync
from duskbell.server.store.database import file_of, schema_of
from duskbell.server.store.schema import BadSchema, is_older, known

_FAILS = (OSError, sqlite3.Error, BadSchema)


class BadBackup(DuskbellError):
    """A backup that cannot be made, or cannot be used."""

    key = "bad-backup"


async def migrate(db_url: str) -> str:
    """Bring a database up to date, a file of SQLite after a copy: what was done, in a sentence. Raises `BadStore`.

    On PostgreSQL servers may go on meanwhile: what a migration adds an older version does not mind.
    """
    must_be_there(db_url)
    before = await schema_of(db_url)
    with only_server(db_url):
        await (await Store.open(db_url, "beside")).close()
    if before == known()[0]:
        return f"the database is up to date: its schema is {before}."
    return f"the database is up to date: its schema was {before or 'none'}, and is {known()[0]}."


def back_up(db_url: str, to: Path) -> str:
    """Copy a file of SQLite, while a server uses it or not: what was done, in a sentence. `to`: a file that is not
    there yet, or a folder in which the copy is called by the time. Raises `BadBackup`.
    """
    file = _file(db_url, "`pg_dump --format=custom --file=NAME` with its address, which may run beside the servers")
    if not file.exists():
        raise BadBackup(f"there is no database {str(file)!r} to back up.")
    if to.is_dir():
        to = to / f"{file.stem}-{moment()}.db"
    try:
        copy(file, to)
        rooms = _rooms(to)
    except _FAILS as e:
        raise BadBackup(f"no backup was made at {str(to)!r}: {_words(e)}.") from None
    return f"the backup {to} is whole, and holds {rooms} rooms."


def restore(db_url: str, backup: Path) -> str:
    """Put a backup in the place of a file of SQLite that no server uses: what was done, in a sentence. What was there
    is kept beside it. Raises `BadBackup`, and `BadStore` where a server runs.
    """
    file = _file(db_url, "`pg_restore` into a new database of its own, as docs/running.md has it").resolve()
    if not backup.is_file():
        wrong = "is a folder" if backup.is_dir() else "is not there"
        raise BadBackup(f"{str(backup)!r} {wrong}; right would be a file that `duskbell backup` has made.")
    with only_server(db_url):
        kept = file.with_name(f"{file.name}-before-restore-{moment()}")
        new = file.with_name(f"{file.name}-restoring")
        try:
            new.unlink(missing_ok=True)
            copy(backup, new)
            rooms = _rooms(new)
            there = file.exists()
            if there:
                copy(file, kept)
            for rest in ("-wal", "-shm"):  # they belong to what was there, and are in its copy
                Path(f"{file}{rest}").unlink(missing_ok=True)
            os.replace(new, file)
            sync(file.parent)
        except _FAILS as e:
            raise BadBackup(f"{str(backup)!r} could not be restored, and nothing was changed: {_words(e)}.") from None
        finally:
            new.unlink(missing_ok=True)
    before = f" What was there is kept as {kept}." if there else ""
    return f"the database {file} is now the backup {backup}, with {rooms} rooms.{before}"


def _file(db_url: str, instead: str) -> Path:
    file = file_of(db_url)
    if file is None:
        raise BadBackup(f"this is for a file of SQLite; for PostgreSQL right would be {instead}.")
    return file


_OURS = ("rooms", "chairs", "lines")
"""Tables that every database of ours has."""


def _rooms(file: Path) -> int:
    """How many rooms a whole database has. Raises `sqlite3.Error` or `BadSchema` for what is none of ours."""
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as there:
        check(there)
        tables = {name for (name,) in there.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables.issuperset(("alembic_version", *_OURS)):
            raise BadSchema("it is no database of Duskbell's")
        schemas = there.execute("SELECT version_num FROM alembic_version").fetchall()
        if len(schemas) != 1:
            raise BadSchema(f"it says of {len(schemas)} schemas that they are its own, where right would be one")
        is_older(str(schemas[0][0]))
        return int(there.execute("SELECT count(*) FROM rooms").fetchone()[0])


def _words(error: Exception) -> str:
    said = error.strerror if isinstance(error, OSError) else None
    return (said or str(error)).rstrip(".")
