"""Lets a few sockets at a time through a node's handshake.

When a balancer starts again, or another node is gone, a thousand come back at once. Whoever met all of them in one go
would hear nothing for seconds, not even the balancer that asks whether it is well, which would send all of them away.
"""

from __future__ import annotations

import asyncio
from typing import Any

AT_ONCE = 8
"""Sockets between their first byte and the node's first answer. What comes after the answer goes at their own pace."""


class Turnstile:
    """Who arrives waits for a turn, first come, first served; the turn ends with the first thing that is sent back, so
    nobody can stand in the way.
    """

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._turns = asyncio.Semaphore(at_once)

    async def through(self, app: Any, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket, in its turn."""
        await self._turns.acquire()
        inside = True

        def leave() -> None:
            nonlocal inside
            if inside:
                inside = False
                self._turns.release()

        async def answer(message: Any) -> None:
            try:
                await send(message)
            finally:
                leave()

        try:
            await app(scope, receive, answer)
        finally:
            leave()
