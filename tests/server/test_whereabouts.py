"""A node that nobody finds at its address goes on asking for itself, at a calm pace, and says so once a minute."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from duskbell.server.nodes.whereabouts import find_oneself

pytestmark = pytest.mark.anyio


class Away:
    """A node that is found at its address from `since` on, by a clock that waiting alone moves."""

    def __init__(self, since: float) -> None:
        self.since, self.now, self.asked = since, 0.0, 0
        self.turns: list[tuple[str, float]] = []

    async def asks(self) -> bool:
        self.asked += 1
        return self.now >= self.since

    async def wait(self, seconds: float) -> None:
        self.now += seconds

    async def stray(self) -> None:
        self.turns.append(("astray", self.now))

    async def be_found(self) -> None:
        self.turns.append(("found", self.now))

    async def find(self) -> None:
        owners: Any = self
        await find_oneself(self.asks, owners, "10.0.0.1:8000", lambda: self.now, self.wait)


async def test_who_is_found_within_seconds_was_never_astray(caplog: pytest.LogCaptureFixture) -> None:
    node = Away(since=9.0)
    await node.find()
    assert (node.turns, node.now, caplog.records) == ([], 9.0, [])


async def test_who_is_not_found_goes_on_asking_and_takes_what_comes_once_they_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    node = Away(since=3_600.0)
    await node.find()
    assert node.turns == [("astray", 10.0), ("found", 3_600.0)]
    assert node.asked <= 20 + 3_600 / 5, "a calm pace"
    said = [record.levelno for record in caplog.records]
    assert said.count(logging.ERROR) == 60, "once a minute"
    assert (said.count(logging.WARNING), len(said)) == (1, 61)
    assert "at 10.0.0.1:8000, given as --node, this node is not to be found" in caplog.text
