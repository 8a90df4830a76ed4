"""What is done again and again: by one process for all that share a database, whoever has the lease of that duty, and
by each for itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from duskbell.server.owners.owners import Owners
from duskbell.server.running.unbroken import unbroken

log = logging.getLogger(__name__)
DUTY = "duty:"
"""What the name of a duty begins with among what a process has."""
EVERY = 20.0
"""Seconds after which a duty is done again, or taken from a process that is gone."""


class Duties:
    """The duties of one process for all, by name, and `own`, what each does."""

    def __init__(
        self, owners: Owners, duties: Mapping[str, Callable[[], Awaitable[None]]], own: Callable[[], Awaitable[None]]
    ) -> None:
        self._owners, self._duties, self._own = owners, duties, own
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Do each once, and go on."""
        await self.look()
        self._task = asyncio.create_task(self._run(), name="duties")

    async def close(self) -> None:
        """Do nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Do what is this process's to do."""
        await self._own()
        for name, do in self._duties.items():
            if await self._owners.claim_duty(f"{DUTY}{name}"):
                await do()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await unbroken(self.look())
            except Exception:
                log.exception("a duty could not be done")
