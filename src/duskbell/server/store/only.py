"""One server for one SQLite file: two would each believe they own the rooms."""

from __future__ import annotations

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from duskbell.server.store.database import BadStore, engine_of


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server on this database while the block lasts, and for as long as the process lives at most. Raises
    `BadStore` where another is. Only a file of SQLite needs it; commands beside the server do not ask.
    """
    given = engine_of(url).url
    if given.get_backend_name() != "sqlite" or given.database in (None, "", ":memory:"):
        yield
        return
    file = Path(f"{Path(str(given.database)).resolve()}-server")
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
