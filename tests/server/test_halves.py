"""Halves, drops and bombs, seeded: the server ends each in time, nothing is its fault, and nothing stays of it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from duskbell.server.http.measured import MeasuredHttp
from duskbell.server.running.settings import Limits
from tests.server.halves import KINDS, Halves
from tests.server.house import QUIET, House, open_house
from tests.server.test_measured import Lines

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
BRIEF = msgspec.structs.replace(
    QUIET,
    limits=msgspec.structs.replace(
        Limits.none(),
        head=Limits().head,
        body=Limits().body,
        body_within=0.2,
        headers_within=0.2,
        hello=0.2,
        unread=0.2,
    ),
    health=60.0,
)
"""What is not whole in a fifth of a second is cut off; no measure of how much comes stands before that."""
SEED, COUNT = 22, 90


async def none_left(house: House, tasks: int) -> None:
    """Wait until nothing is open and nobody works for anybody any more."""
    assert house.app is not None
    while house.app.state.addresses._sockets.total() or len(asyncio.all_tasks()) > tasks:
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has been answered has a tenth of a second for the next request."""
    brief = property(lambda _: 0.1, lambda _, seconds: None)
    monkeypatch.setattr(MeasuredHttp, "timeout_keep_alive", brief, raising=False)


async def test_halves_are_ended_and_leave_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house(tmp_path, BRIEF) as house:
        made = await house.create(6)
        info = (await house.get(f"/rooms/{made['room']}")).json()
        tasks = len(asyncio.all_tasks())
        halves = Halves(house.port, made["room"], SEED)
        await halves.run(COUNT)
        await none_left(house, tasks)
        assert (await house.get(f"/rooms/{made['room']}")).json() == info
        assert {key.split()[0] for key in halves.seen} == {kind.__name__[1:] for kind in KINDS}, halves.seen
    wrong = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert not wrong, [r.getMessage() for r in wrong]


@pytest.mark.parametrize("rest", [b"x" * 40, b"\r\n"])
async def test_who_was_answered_and_sends_no_request_is_ended_all_the_same(tmp_path: Path, rest: bytes) -> None:
    """uvicorn's clock for the next request stops with any byte: the rest of a body that was refused unread, or none."""
    size = len(rest) if rest.strip() else 0
    head = f"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: {size}\r\n\r\n"
    lines = Lines()
    async with lines, open_house(tmp_path, msgspec.structs.replace(BRIEF, limits=Limits.none())) as house:
        raw = await lines.dial(house)
        raw.writer.write(head.encode())
        answer = await raw.reader.readuntil(b"}}")
        raw.writer.write(rest)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert await raw.over() == b""
