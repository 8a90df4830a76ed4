"""Lets a few sockets at a time through a node's handshake, those of one table together.

When a balancer starts again, or another node is gone, a thousand come back at once. Whoever met all of them in one go
would hear nothing for seconds, not even the balancer that asks whether it is well, which would send all of them away.
People of one table who come back in the same moment are one turn of its room, and nobody has to be told of the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

AT_ONCE = 8
"""Sockets between their first byte and the node's first answer. What comes after the answer goes at their own pace."""
TOGETHER = 24
"""Of one table at once, beyond that number if need be: a full table, and some who watch."""


class Turnstile:
    """Who arrives waits for a turn, and those for the same table who wait, too, come along: tables in the order in
    which somebody first came for them. The turn ends with the first thing that is sent back, so nobody can stand in the
    way.
    """

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @property
    def queue(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    async def through(self, app: Any, scope: Any, receive: Any, send: Any, table: str = "") -> None:
        """Serve one socket, in its turn or that of its table."""
        async with self._turn(table) as leave:

            async def answer(message: Any) -> None:
                try:
                    await send(message)
                finally:
                    leave()

            await app(scope, receive, answer)

    async def knock(self) -> None:
        """Return when all have had their turn who wait now."""
        async with self._turn(""):
            pass

    @asynccontextmanager
    async def _turn(self, table: str) -> AsyncIterator[Any]:
        """A turn, and what ends it before the block does."""
        await self._enter(table)
        inside = True

        def leave() -> None:
            nonlocal inside
            if inside:
                inside = False
                self._free += 1
                self._admit()

        try:
            yield leave
        finally:
            leave()

    async def _enter(self, table: str) -> None:
        if self._free > 0 and not self._waiting:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had been given its turn, and has not taken it
                self._free += 1
            self._admit()
            raise

    def _admit(self) -> None:
        """Give the free turns to those who wait."""
        while self._free > 0 and self._waiting:
            table = next(iter(self._waiting))
            those = self._waiting.pop(table)
            for _ in range(min(TOGETHER, len(those))):
                turn = those.popleft()
                if not turn.done():
                    self._free -= 1
                    turn.set_result(None)
            if those:
                self._waiting[table] = those  # too many for once: the rest is last again
