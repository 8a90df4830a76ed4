"""Why a room cannot be opened, for whoever runs the server: it names questions and answers, so for nobody else."""

from __future__ import annotations

import duskbell
from duskbell.kernel import Record
from duskbell.kernel.errors import BadRecord, Diverged
from duskbell.server.errors import NoRoom
from duskbell.server.store import Store


async def inspect(db_url: str, code: str) -> str:
    """What stands in the way of opening the room `code`, in a sentence. Raises `BadStore` or `NoRoom`."""
    store = await Store.open(db_url)
    try:
        stored = await store.load(code.lower())
        if stored is None:
            raise NoRoom(f"there is no room {code[:40]!r} in this database; perhaps its code was mistyped.")
        if stored.header is not None:
            duskbell.rebuild(Record(stored.header, stored.lines))
    except (Diverged, BadRecord) as e:
        return str(e)
    finally:
        await store.close()
    return f"the room {code.lower()} can be opened; its record has {len(stored.lines)} lines."
