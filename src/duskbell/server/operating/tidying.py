"""Forgetting what is old, beside the server; `duskbell serve` does the same by itself where it is told to."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime

from duskbell.server.room import Rooms
from duskbell.server.running import Keep
from duskbell.server.store import Store, must_be_there, only_server

log = logging.getLogger(__name__)
EVERY = 3_600
"""Seconds after which a server looks again for what is old."""


class Tidy:
    """What a server does about it, for itself or for all nodes. `wall`: seconds since 1970."""

    def __init__(self, store: Store, rooms: Rooms, keep: Keep, wall: Callable[[], float]) -> None:
        self._store, self._rooms, self._keep, self._wall = store, rooms, keep, wall
        self._next = 0.0

    async def look(self) -> None:
        """Forget what is old, if it is time to look."""
        now = self._wall()
        if self._keep == Keep() or now < self._next:
            return
        self._next = now + EVERY
        open_here = [room.id for room in self._rooms.here()]
        found = await self._store.retention.forget(self._keep, datetime.fromtimestamp(now, UTC), open_here)
        log.info("forgotten: %d lobbies, %d tables, %d identities", found.lobbies, found.tables, found.guests)


async def tidy(db_url: str, keep: Keep, *, dry_run: bool) -> str:
    """Forget what is older than `keep` says, or with `dry_run` only tell what that would be: a sentence. Raises
    `BadStore`, also where a server runs on a SQLite file that is to be changed.
    """
    must_be_there(db_url)
    now = datetime.now(UTC)
    if dry_run:
        return f"{await _tidied(db_url, keep, now, dry_run=True)} would be forgotten; nothing was changed."
    with only_server(db_url):
        return f"{await _tidied(db_url, keep, now, dry_run=False)} were forgotten."


async def _tidied(db_url: str, keep: Keep, now: datetime, *, dry_run: bool) -> str:
    store = await Store.open(db_url, "never")
    try:
        of = store.retention
        found = await of.count(keep, now) if dry_run else await of.forget(keep, now)
    finally:
        await store.close()
    return f"{found.lobbies} tables that never began, {found.tables} that are over, {found.guests} identities"
