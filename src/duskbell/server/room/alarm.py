"""What wakes a room: that something has arrived, or that something is due."""

from __future__ import annotations

import asyncio

_LONGEST = 3_600.0
"""Seconds to sleep at most before somebody looks whether something is due."""
_GRAIN = 0.001
"""Seconds by which it may ring late."""


class Alarm:
    """Rings when told to, or when it is time; `wait` returns once it has rung."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0.0  # uvloop's timers for now do not tell when they end

    @property
    def rung(self) -> bool:
        """Whether it has rung since the last `wait`."""
        return self._rung.is_set()

    def ring(self) -> None:
        """Something has arrived."""
        self._rung.set()

    def set(self, seconds: float) -> None:
        """Ring after so many seconds at the latest. A timer that ends before is left: to wake up idly does no harm."""
        loop = asyncio.get_running_loop()
        at = loop.time() + min(max(0.0, seconds), _LONGEST)
        if self._timer is None or self._at > at + _GRAIN:
            self.drop()
            self._timer, self._at = loop.call_at(at, self._end), at

    async def wait(self) -> None:
        """Sleep until it rings."""
        await self._rung.wait()
        self._rung.clear()

    def drop(self) -> None:
        """Ring at no time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._timer = None
        self._rung.set()
