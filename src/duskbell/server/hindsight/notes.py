"""Private notebooks. One belongs to whoever holds a seat's token: who gets the seat later begins with an empty one."""

from __future__ import annotations

import logging
from typing import Any

from duskbell.kernel.record import encode
from duskbell.server.errors import BadMessage, StoreFailed, TooLarge
from duskbell.server.store import Change, Store

log = logging.getLogger(__name__)
LONGEST = 8_192
"""Bytes of one notebook, as JSON."""


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


async def keep(store: Store, room: str, holder: str, notes: dict[str, Any]) -> None:
    """Store the notebook; it is durable when this returns. Raises `TooLarge`, `BadMessage` or `StoreFailed`."""
    text = written(notes)
    try:
        await store.save(Change(room, notes={holder: text}))
    except Exception:
        log.exception("a notebook could not be stored")
        raise StoreFailed from None
