"""Whoever reads slowly takes their time; who does not read goes, and all that waits is no more than memory bears."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import pytest

from duskbell.server.http.backlog import LEAST, Backlog, Reading

WITHIN = 10.0


class Loop:
    """A clock that somebody else moves."""

    def __init__(self) -> None:
        self.due: Callable[[], None] | None = None

    def call_later(self, seconds: float, act: Callable[[], None]) -> Any:
        assert seconds == WITHIN
        self.due = act
        return self

    def cancel(self) -> None:
        self.due = None

    def pass_time(self) -> None:
        due, self.due = self.due, None
        if due is not None:
            due()


class Line:
    """A connection with something to be written; its own transport, too."""

    def __init__(self, unread: int, sock: socket.socket | None = None) -> None:
        self.loop: Any = Loop()
        self.transport: Any = self
        self.unread, self.sock, self.was_cut = unread, sock, False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, name: str) -> Any:
        return self.sock

    def is_closing(self) -> bool:
        return self.was_cut

    def cut(self) -> None:
        self.was_cut = True


def gone(*lines: Line) -> list[bool]:
    """Which of them were cut off."""
    return [line.was_cut for line in lines]


def test_who_reads_slowly_is_told_all_of_it() -> None:
    """A megabyte on a line of two kilobytes a second takes eight minutes."""
    line = Line(2**20)
    reading = Reading(line, Backlog(2**30), WITHIN)
    reading.start()
    while line.unread > 0:
        line.unread -= 20_000
        line.loop.pass_time()
        assert not line.was_cut
    reading.stop()
    assert line.loop.due is None


@pytest.mark.parametrize("read", [0, 1, LEAST - 1])
def test_who_does_not_read_or_hardly_does_is_cut_off(read: int) -> None:
    line = Line(2**20)
    Reading(line, Backlog(2**30), WITHIN).start()
    line.unread -= read
    line.loop.pass_time()
    assert line.was_cut


def test_what_the_system_has_taken_and_they_have_not_read_counts() -> None:
    """It takes large pieces, so what waits here stays the same for long though they read."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setblocking(False)
        sent = ours.send(bytes(100_000))
        line = Line(2**20, ours)
        Reading(line, Backlog(2**30), WITHIN).start()
        while sent > 0:
            sent -= len(theirs.recv(sent))
        line.loop.pass_time()
        assert not line.was_cut
        line.loop.pass_time()
        assert line.was_cut


def test_whoever_has_kept_something_waiting_for_longest_makes_way() -> None:
    backlog = Backlog(300)
    first, second, third, fourth = (Line(100) for _ in range(4))
    backlog.hold(first, 100)
    backlog.hold(second, 100)
    backlog.hold(first, 50)  # they have read some
    backlog.hold(third, 100)
    assert gone(first, second, third) == [False] * 3
    backlog.hold(fourth, 100)
    assert gone(first, second, third) == [True, False, False]
    backlog.free(second)
    backlog.hold(Line(100), 100)
    assert gone(second, third, fourth) == [False] * 3
