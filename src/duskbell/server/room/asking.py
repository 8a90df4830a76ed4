"""Asking a room. Where nobody is it leaves memory, also between being found and being asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from duskbell.server.errors import PutAway
from duskbell.server.room.deed import Deed
from duskbell.server.room.room import Room

_TRIES = 5
"""How often it is found anew: one that goes as often as it comes breaks down each time."""


async def ask(find: Callable[[], Awaitable[Room]], deed: Deed) -> Any:
    """Find a room and let a deed happen there; where it had left memory before it took that, in the room as it comes
    back. Raises what either does.
    """
    for left in reversed(range(_TRIES)):
        try:
            return await (await find()).do(deed)
        except PutAway:
            if not left:
                raise
    return None
