"""Shutting a room by hand, beside the server: set aside, closed for good, or put back."""

from __future__ import annotations

from duskbell.server.errors import NoRoom
from duskbell.server.store import Store
from duskbell.server.store.shut import How

_TOLD = {
    "aside": "the room {} is set aside: nobody can open it until it is put back",
    "closed": "the room {} is closed: nobody can open it any more",
    "": "the room {} can be opened again",
}


async def shut(db_url: str, code: str, how: How) -> str:
    """Shut the room `code`, or put it back (""): what was done, in a sentence. Raises `BadStore` or `NoRoom`."""
    store = await Store.open(db_url)
    try:
        if not await store.shut.put(code.lower(), how):
            raise NoRoom(f"there is no room {code[:40]!r} in this database; perhaps its code was mistyped.")
    finally:
        await store.close()
    return _TOLD[how].format(code.lower()) + "; a server that has it open notices within half a minute."
