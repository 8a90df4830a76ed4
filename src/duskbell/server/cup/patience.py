"""How long to wait before what has failed is tried again: longer each time, up to a minute."""

from __future__ import annotations

LEAST, MOST = 2, 60
"""Seconds."""


class Patience:
    """By what is tried, until when to wait. Time is handed in."""

    def __init__(self) -> None:
        self._waits: dict[str, tuple[int, int]] = {}

    def tries(self, what: str, now: int) -> bool:
        """Whether it is time to try. A clock that was turned back makes nobody wait for longer than was meant."""
        began, wait = self._waits.get(what, (now, 0))
        return not began <= now < began + wait

    def failed(self, what: str, now: int) -> int:
        """It has failed: the seconds to wait."""
        wait = min(MOST, 2 * self._waits[what][1]) if what in self._waits else LEAST
        self._waits[what] = now, wait
        return wait

    def went_well(self, what: str) -> None:
        """It has not failed."""
        self._waits.pop(what, None)
