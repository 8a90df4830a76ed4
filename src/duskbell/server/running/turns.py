"""Turns: at what takes the processor for a while, so that whoever asks for something else hardly waits, and at what is
looked up before it is taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One at a time, and of those who wait one of each caller after another, however often a caller asks."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queues = Queues()

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn of this caller's, and have it until the block ends."""
        async with self._queues.of(whose), self._turn:
            yield


class Queues:
    """One at a time of each caller; nobody waits for others."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Wait until nobody else is here for this one, "" being nobody, and be here until the block ends. Who waits
        for several begins with the same one as others do.
        """
        if not whose:
            yield
            return
        queue = self._queues.setdefault(whose, _Queue())
        queue.length += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[whose]


class _Queue:
    """Those of one caller."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0
