"""The bell that has the clocks of cups strike though nobody looks: tables begin, and who is late is absent."""

from __future__ import annotations

import asyncio
import logging

from duskbell.server.cup.cups import Cups
from duskbell.server.running.unbroken import unbroken

log = logging.getLogger(__name__)
EVERY = 1.0
"""Seconds between two looks: by the wall, which may be turned, no timer can say when a moment will have come."""


class Bell:
    """Looks again and again, as long as the server lives, whether something is due in its cups."""

    def __init__(self, cups: Cups) -> None:
        self._cups = cups
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._run(), name="bell of cups")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await unbroken(self._cups.strike())
            except Exception:
                log.exception("the clocks of cups could not strike")
