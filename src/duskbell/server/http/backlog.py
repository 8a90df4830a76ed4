"""What waits for those who read slowly: it must grow less, and all of it together is no more than memory bears."""

from __future__ import annotations

import asyncio
import struct
from fcntl import ioctl
from termios import TIOCOUTQ
from typing import Protocol

from duskbell.server.http.deadline import Cuttable, Deadline

LEAST = 16_384
"""Bytes that somebody reads each time, or they do not read: the slowest line on which a page can be used at all has
some 60 kB in that time.
"""


class Writing(Cuttable, Protocol):
    """A connection to which something is written."""

    transport: asyncio.Transport


class Backlog:
    """What waits for all who do not read as fast as they are told, `most` bytes: beyond that whoever has kept something
    waiting for longest makes way.
    """

    def __init__(self, most: int) -> None:
        self._most, self._all = most, 0
        self._sizes: dict[Cuttable, int] = {}

    def hold(self, whose: Cuttable, size: int) -> None:
        """So much waits for one of them."""
        self._all += size - self._sizes.get(whose, 0)
        self._sizes[whose] = size
        while self._all > self._most:
            first = next(iter(self._sizes))
            self.free(first)
            first.cut()

    def free(self, whose: Cuttable) -> None:
        """Nothing waits for them any more, or they are gone."""
        self._all -= self._sizes.pop(whose, 0)


class Reading:
    """Whether the other end of one connection reads what waits for it."""

    def __init__(self, protocol: Writing, backlog: Backlog, within: float) -> None:
        """`within`: seconds in which at least `LEAST` bytes are read."""
        self._protocol, self._backlog, self._within = protocol, backlog, within
        self._unread = 0
        self._clock = Deadline(protocol, self._look)

    def start(self) -> None:
        """Something waits."""
        self._unread = self._left()
        self._clock.start(self._within)

    def stop(self) -> None:
        """Nothing does."""
        self._clock.stop()
        self._backlog.free(self._protocol)

    def _look(self) -> None:
        before = self._unread
        self._unread = self._left()
        if self._protocol.transport.is_closing():
            return
        if self._unread > before - LEAST:
            self._protocol.cut()
        else:
            self._clock.start(self._within)

    def _left(self) -> int:
        """Bytes that the other end has not taken: those that wait here, and those that the system has of them already,
        which it takes in large pieces.
        """
        transport = self._protocol.transport
        size = transport.get_write_buffer_size()
        self._backlog.hold(self._protocol, size)
        try:
            there: bytes = ioctl(transport.get_extra_info("socket").fileno(), TIOCOUTQ, bytes(4))
        except (OSError, AttributeError):
            return size  # not every system says so of a socket, and of one that is gone none does
        return size + int(struct.unpack("i", there)[0])
