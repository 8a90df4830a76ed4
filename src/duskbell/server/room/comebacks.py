"""How tables come back into memory: each is played again, which takes from a millisecond to a second, in pieces between
which whoever asks for something else has their turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from time import thread_time
from typing import Any

from duskbell.games import find
from duskbell.kernel import Play, Record, rebuilding
from duskbell.server.errors import TooFast
from duskbell.server.running.turns import Turns
from duskbell.server.store import Stored

PIECE = 0.002
"""Seconds of the processor for a piece: whoever asks for something else waits for some of them."""
REST = 2.0
"""For how many times as long as a piece took nothing is done for rooms that had to leave memory: all who bring such
rooms back in turn have a third of the processor between them.
"""
MOST = 300
"""Rooms that wait to come back after they had to leave memory: the last of them for some fifteen seconds."""


class Comebacks:
    """All that come back. Those that had to leave memory do so one at a time, one of each household after another."""

    def __init__(self) -> None:
        self._pieces, self._turns = asyncio.Lock(), Turns()
        self._waiting = 0
        self._rests_until = 0.0

    @asynccontextmanager
    async def turn(self, whose: str | None) -> AsyncIterator[None]:
        """Within the block a room comes back; None: it did not have to leave, and needs no turn. Raises `TooFast` where
        too many wait.
        """
        if whose is None:
            yield
            return
        if self._waiting >= MOST:
            raise TooFast("too many tables are coming back at once; wait a moment and try again.", 5.0)
        self._waiting += 1
        try:
            async with self._turns.of(whose):
                yield
        finally:
            self._waiting -= 1

    async def played(self, stored: Stored, *, in_turn: bool) -> tuple[Play[Any] | None, bool]:
        """What was played in a room, None where nothing was, and whether that took more than a piece. Raises what
        `rebuild` does.
        """
        if stored.header is None:
            return None, False
        steps, whole = rebuilding(find(stored.header.game), Record(stored.header, stored.lines), checkpoints=True), True
        while True:
            async with self.piece(in_turn=in_turn):
                play = _some(steps)
            if play is not None:
                return play, not whole
            whole = False

    @asynccontextmanager
    async def piece(self, *, in_turn: bool) -> AsyncIterator[None]:
        """Within the block one piece is done: of a room that comes back in its turn after a rest, of the others one
        after the other of theirs.
        """
        if not in_turn:
            async with self._pieces:
                yield
                await asyncio.sleep(0)
            return
        read = asyncio.get_running_loop().time
        await asyncio.sleep(self._rests_until - read())
        began = thread_time()
        try:
            yield
        finally:
            self._rests_until = read() + REST * (thread_time() - began)


def _some(steps: Generator[None, None, Play[Any]]) -> Play[Any] | None:
    """Do some of the steps: what they lead to, None where there are more of them."""
    until = thread_time() + PIECE
    try:
        while True:
            next(steps)
            if thread_time() >= until:
                return None
    except StopIteration as done:
        play: Play[Any] = done.value
        return play
