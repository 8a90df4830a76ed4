"""What could not be delivered is tried again: a few times, each later than the one before, and no longer than a push
service would have kept it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Any

from msgspec import Struct

from duskbell.server.push.letter import KEEPS
from duskbell.server.store import Subscription

MOST = 5_000
"""So many wait to be tried again; beyond it nothing is."""
SPREAD = 0.25
"""By which part of itself a pause is longer by lot, so that not all who failed together come back together."""


class Notice(Struct, frozen=True):
    """That a room waits, for one browser. `since`: when it was first to be sent, in seconds since 1970; `tried`: how
    often it has been tried.
    """

    room: str
    to: Subscription
    since: float
    tried: int = 0


class Later:
    """Notices that wait to be tried again, of one room and browser one. `pauses`: seconds before each further try;
    `wall`: seconds since 1970; `send`: what tries again.
    """

    def __init__(
        self, pauses: tuple[float, ...], wall: Callable[[], float], send: Callable[[Notice], Coroutine[Any, Any, None]]
    ) -> None:
        self._pauses, self._wall, self._send = pauses, wall, send
        self._waiting: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, notice: Notice, asked: float = 0.0) -> bool:
        """Try it again, not before the `asked` seconds for which a push service wants to be left alone. Whether it will
        be: not after the last try, not when it would be of no use any more, and not beyond `MOST`.
        """
        which = (notice.room, notice.to.endpoint)
        if not 0 < notice.tried <= len(self._pauses) or len(self._waiting) >= MOST:
            return False
        usual = self._pauses[notice.tried - 1]
        pause = max(asked, usual) + usual * random.uniform(0.0, SPREAD)  # a part of a night would be hours
        if self._wall() + pause >= notice.since + KEEPS:
            return False
        self.drop(*which)
        self._waiting[which] = asyncio.get_running_loop().call_later(pause, self._due, which, notice)
        return True

    def drop(self, room: str, endpoint: str) -> None:
        """A newer notice takes its place."""
        waiting = self._waiting.pop((room, endpoint), None)
        if waiting is not None:
            waiting.cancel()

    async def close(self) -> None:
        """Try nothing more."""
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _due(self, which: tuple[str, str], notice: Notice) -> None:
        del self._waiting[which]
        task = asyncio.create_task(self._send(notice), name="push again")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def asked_to_wait(header: str, now: float) -> float:
    """For how many seconds a service wants to be left alone, by its Retry-After; 0.0 where it says nothing that can be
    understood.
    """
    text = header.strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    with suppress(ValueError, TypeError, OverflowError):
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    return 0.0
