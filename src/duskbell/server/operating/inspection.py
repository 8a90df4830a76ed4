"""What there is of a room, and why it cannot be opened, for whoever runs the server: it names questions and answers, so
for nobody else.
"""

from __future__ import annotations

import duskbell
from duskbell.kernel import Record
from duskbell.kernel.errors import BadRecord, Diverged
from duskbell.server.errors import NoRoom
from duskbell.server.store import Store, Stored, must_be_there


async def inspect(db_url: str, code: str) -> str:
    """What stands in the way of opening the room `code`, or that nothing does. Raises `BadStore` or `NoRoom`."""
    must_be_there(db_url)
    store = await Store.open(db_url, "never")
    try:
        stored = await store.load(code.lower())
        if stored is None:
            raise NoRoom(f"there is no room {code[:40]!r} in this database; perhaps its code was mistyped.")
        return _told(stored)
    except (Diverged, BadRecord) as e:
        return str(e)
    finally:
        await store.close()


def _told(stored: Stored) -> str:
    """A room whose rows could be read. Raises `Diverged` or `BadRecord`."""
    about, shut = f"{stored.game}, {stored.players} seats", _shut(stored)
    if stored.header is None:
        return f"the room {stored.id} ({about}) has not begun.{shut}"
    try:
        play = duskbell.rebuild(Record(stored.header, stored.lines))
    except (Diverged, BadRecord):
        raise
    except Exception as e:
        raise BadRecord(f"the record of room {stored.id} cannot be played again: {type(e).__name__}: {e}.") from e
    how = "is over" if play.over else "is being played"
    return f"the room {stored.id} ({about}) {how}, and its record of {len(stored.lines)} lines fits the rules.{shut}"


def _shut(stored: Stored) -> str:
    return f" It is closed: {stored.closed}." if stored.closed else " It is set aside." if stored.aside else ""
