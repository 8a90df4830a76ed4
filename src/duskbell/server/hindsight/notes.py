"""Private notebooks. One belongs to whoever holds a seat's token: who gets the seat later begins with an empty one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from duskbell.kernel.record import encode
from duskbell.server.errors import BadMessage, StoreFailed, TooLarge
from duskbell.server.store import Change, Store

log = logging.getLogger(__name__)
LONGEST = 8_192
"""Bytes of one notebook, as JSON."""
DEEP = 3
"""How far down a notebook is merged: what is written of each seat, field by field."""
_turns = WeakValueDictionary[tuple[str, str], asyncio.Lock]()
"""Of two devices that write in one notebook at once, the second merges with what the first has stored. A room is at one
node, so is who waits for whom.
"""


def written(notes: dict[str, Any]) -> str:
    """A notebook as it is stored. Raises `TooLarge`, or `BadMessage` for text that cannot be kept."""
    try:
        text = encode(notes)
    except (UnicodeEncodeError, RecursionError):
        raise BadMessage("the notes cannot be kept: right would be a JSON object of text, numbers and lists.") from None
    size = len(text.encode())
    if size > LONGEST:
        raise TooLarge(f"a notebook has at most {LONGEST} bytes as JSON, this one has {size}.")
    return text


async def read(store: Store, room: str, holder: str) -> str:
    """The notebook as JSON. Raises `StoreFailed`."""
    try:
        return await store.notes(room, holder)
    except Exception:
        log.exception("a notebook could not be read")
        raise StoreFailed from None


def merged(was: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any], deep: int = DEEP) -> dict[str, Any]:
    """What two devices made of `was`: `mine` where this one changed it, `theirs` elsewhere. Lines that one added to a
    text stay where the other goes on with the same text.
    """
    both: dict[str, Any] = {}
    for key in theirs | mine:
        old, new, other = was.get(key), mine.get(key), theirs.get(key)
        if new == old:
            kept = other
        elif deep > 1 and isinstance(new, dict) and isinstance(other, dict):
            kept = merged(old if isinstance(old, dict) else {}, new, other, deep - 1)
        elif old and isinstance(old, str) and isinstance(new, str) and isinstance(other, str):
            kept = other.replace(old, new, 1) if old in other else new
        else:
            kept = new
        if kept is not None:
            both[key] = kept
    return both


async def keep(store: Store, room: str, holder: str, notes: dict[str, Any], was: dict[str, Any] | None = None) -> None:
    """Store the notebook, merged with what has been written since it `was` read, None: in place of that; it is durable
    when this returns. Raises `TooLarge`, `BadMessage` or `StoreFailed`.
    """
    text = written(notes)
    turn = _turns.setdefault((room, holder), asyncio.Lock())
    async with turn:
        if was is not None:
            text = written(merged(was, notes, msgspec.json.decode(await read(store, room, holder))))
        try:
            await store.save(Change(room, notes={holder: text}))
        except Exception:
            log.exception("a notebook could not be stored")
            raise StoreFailed from None
