"""Turns at what takes the processor for a while, so that whoever asks for something else hardly waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """One at a time, and of those who wait one of each caller after another, however often a caller asks."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn of this caller's, and have it until the block ends."""
        queue = self._queues.setdefault(whose, _Queue())
        queue.length += 1
        try:
            async with queue.lock, self._turn:
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
