"""Shutting a room by hand, beside the server: set aside, put back, or closed for good."""

from __future__ import annotations

from typing import Literal

from duskbell.server.errors import NoRoom
from duskbell.server.store import Store, must_be_there

How = Literal["set-aside", "put-back", "close"]
_TOLD: dict[How, str] = {
    "set-aside": "the room {} is set aside: nobody can open it until it is put back",
    "put-back": "the room {} can be opened again",
    "close": "the room {} is closed: nobody can open it any more",
}


async def shut(db_url: str, code: str, how: How, why: str = "") -> str:
    """Shut the room `code`, or put it back: what was done, in a sentence. Raises `BadStore` or `NoRoom`."""
    must_be_there(db_url)
    store, room = await Store.open(db_url, "never"), code.lower()
    try:
        if how == "close":
            there = await store.shut.close(room, why or "closed beside the server")
        else:
            there = await store.shut.set_aside(room, aside=how == "set-aside")
    finally:
        await store.close()
    if not there:
        raise NoRoom(f"there is no room {code[:40]!r} in this database; perhaps its code was mistyped.")
    return _TOLD[how].format(room) + "; a server that has it open notices within half a minute."
