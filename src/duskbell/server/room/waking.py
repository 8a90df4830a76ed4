"""Tables that are played over days: whoever is to look after those that nobody has in memory opens them in time."""

from __future__ import annotations

from collections.abc import Callable

from duskbell.server.errors import Full, Moving, NoRoom, Refusal
from duskbell.server.room.rooms import Rooms
from duskbell.server.store import Store

SOON = 20.0
"""Seconds ahead for which is looked: about as long as it takes until somebody looks again."""
LONGEST = 3_600.0
"""Seconds after which a table that cannot be opened is tried again at the latest."""


class Waking:
    """Opens what is due, in this process; a room does the rest by itself. `wall`: seconds since 1970."""

    def __init__(self, store: Store, rooms: Rooms, wall: Callable[[], float]) -> None:
        self._store, self._rooms, self._wall = store, rooms, wall
        self._failed: dict[str, tuple[float, float]] = {}
        """When one that could not be opened is tried again, and how long that was waited for."""

    async def look(self) -> None:
        """Open the tables that are due by the next look."""
        now = self._wall()
        due = await self._store.due(now + SOON)
        self._failed = {code: failed for code, failed in self._failed.items() if code in due}
        for code in due:
            again, waited = self._failed.get(code, (0.0, 0.0))
            if now < again:
                continue
            try:
                await self._rooms.get(code)
            except (Moving, NoRoom, Full):
                continue  # another node has it, it was forgotten meanwhile, or there is no room now
            except Refusal:  # the log has said why
                waited = min(LONGEST, max(SOON, 2 * waited))
                self._failed[code] = (now + waited, waited)
