"""What many want to know in the same moment, asked in one question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextvars import Context
from itertools import islice
from typing import Generic, TypeVar

from duskbell.server.running.unbroken import unbroken

Key = TypeVar("Key")
Found = TypeVar("Found")


class Together(Generic[Key, Found]):
    """One question at a time: whoever comes while it is being answered goes into the next, first come, first served.

    `ask` answers a list of different keys, `most` at most, each by its key; an answer that is an exception is raised
    for who wants that key, one that `ask` raises for all. Nobody who goes away takes the answer from others.
    """

    def __init__(self, ask: Callable[[list[Key]], Awaitable[Mapping[Key, Found | Exception]]], most: int) -> None:
        self._ask, self._most = ask, most
        self._waiting: dict[Key, asyncio.Future[Found]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, key: Key) -> Found:
        """What there is of a key, as it was after this was called."""
        waiting = self._waiting.get(key)
        if waiting is None:
            waiting = self._waiting[key] = asyncio.get_running_loop().create_future()
            waiting.add_done_callback(_heed)
        if self._task is None:  # of nobody's request: it serves many
            self._task = asyncio.get_running_loop().create_task(self._run(), context=Context())
        return await asyncio.shield(waiting)

    async def _run(self) -> None:
        try:
            while self._waiting:
                some = dict(islice(self._waiting.items(), self._most))
                for key in some:
                    del self._waiting[key]
                await self._answer(some)
        finally:
            self._task = None

    async def _answer(self, some: dict[Key, asyncio.Future[Found]]) -> None:
        try:
            found = await unbroken(self._ask(list(some)))
        except Exception as e:
            for waiting in some.values():
                waiting.set_exception(e)
            return
        for key, waiting in some.items():
            answer = found[key]
            if isinstance(answer, Exception):
                waiting.set_exception(answer)
            else:
                waiting.set_result(answer)


def _heed(answered: asyncio.Future[Found]) -> None:
    """Whoever has gone away hears no exception, and nobody shall complain of that."""
    if not answered.cancelled():
        answered.exception()
