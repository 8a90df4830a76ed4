"""What must happen in time on a connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class Cuttable(Protocol):
    """A connection that can be ended at once."""

    loop: asyncio.AbstractEventLoop

    def cut(self) -> None:
        """End it."""


class Deadline:
    """One thing that must happen in time, or the connection is cut off. `late`: what is done then instead."""

    def __init__(self, protocol: Cuttable, late: Callable[[], None] | None = None) -> None:
        self._protocol, self._late = protocol, late or protocol.cut
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = self._protocol.loop.call_later(seconds, self._late)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
