"""Whether many come and go at once, as when a balancer or another node is gone: then a room waits a moment for the
others of its table, and all of them are one turn of it.
"""

from __future__ import annotations

from duskbell.server.running.bucket import Bucket
from duskbell.server.running.garbage import put_off

FEW, RATE = 20, 40.0
"""Who come or go at once without being a crowd, and how many a second."""
MOMENT = 0.15
"""Seconds that one of a crowd waits for others of the same table."""


class Crowd:
    """Who come to one server, and who go."""

    def __init__(self) -> None:
        self._calm = Bucket(FEW, RATE)

    def wait(self, now: float, *, seated: bool = True) -> float:
        """Somebody comes or goes: for how many seconds they may be kept waiting. `seated`: who comes has a seat; who
        has none may come and go without an end, and what they leave behind is searched as ever.
        """
        if self._calm.take(now):
            return 0.0
        if seated:
            put_off()
        return MOMENT
