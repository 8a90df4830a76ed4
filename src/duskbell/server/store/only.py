"""One server for one SQLite file: two would each believe they own the rooms."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from duskbell.server.store.database import BadStore, file_of


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server on this database while the block lasts, and for as long as the process lives at most. Raises
    `BadStore` where another is. On PostgreSQL `owners` sees to that; commands beside the server do not ask.
    """
    database = file_of(url)
    if database is None:
        yield
        return
    file = Path(f"{database.resolve()}-server")
    try:
        # SQLite locks the database itself by other means: a file beside it disturbs nobody
        held = file.open("a")
    except OSError:
        yield  # no database can be there either, which says so itself
        return
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadStore(
                f"another server runs on the database {make_url(url).database!r}; right would be to stop it first, or"
                " several nodes on one PostgreSQL."
            ) from None
        yield


__all__ = ["only_server"]
