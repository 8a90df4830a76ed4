"""A copy of a SQLite database that is whole, taken while it is in use."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from datetime import UTC, datetime
from pathlib import Path


def moment() -> str:
    """What backups made now are called by: the time, as a file's name may have it."""
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")


def copy(database: Path, to: Path) -> None:
    """Copy a database to a file that is not there yet, readable for its owner alone; it is there whole or not at all.

    Raises `OSError`, and `sqlite3.Error` where the copy cannot be read as a whole database.
    """
    if to.exists():
        raise FileExistsError(17, "File exists", str(to))
    handle, name = tempfile.mkstemp(prefix=f".{to.name}-", dir=to.parent)
    os.close(handle)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
            contextlib.closing(sqlite3.connect(name)) as copied,
        ):
            source.backup(copied, pages=-1)
            copied.execute("PRAGMA journal_mode=DELETE")
            check(copied)
        with open(name, "rb") as whole:
            os.fsync(whole.fileno())
        os.link(name, to)  # unlike a renaming, this never takes the place of what is there
        sync(to.parent)
    finally:
        os.unlink(name)


def check(connection: sqlite3.Connection) -> None:
    """Raise `sqlite3.DatabaseError` unless the whole database can be read."""
    answer = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != ("ok",):
        raise sqlite3.DatabaseError(f"it is damaged: {answer[0]}")


def sync(folder: Path) -> None:
    """Make durable which files a folder has."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
