"""Where a crowd comes and goes, those of one table are one turn of its room; who comes alone waits for nobody."""

from __future__ import annotations

import asyncio

import pytest
import uvloop

from duskbell.server.room.deed import Deed
from duskbell.server.room.inbox import Inbox
from duskbell.server.running import Crowd
from duskbell.server.running.crowd import FEW, MOMENT

pytestmark = pytest.mark.anyio


class _Coming(Deed):
    gathers = True

    def do(self, room: object) -> None:
        pass


class _Saying(_Coming):
    gathers = False


class _Parting(_Coming):
    parts = True


def test_few_are_no_crowd_and_a_crowd_ends() -> None:
    crowd = Crowd()
    assert [crowd.wait(1.0) for _ in range(FEW)] == [0.0] * FEW
    assert crowd.wait(1.0) == crowd.wait(1.01) == MOMENT
    assert crowd.wait(2.0) == 0.0


async def test_who_comes_in_a_crowd_is_taken_with_the_next_deed_or_after_a_moment() -> None:
    _, inbox = _crowded()
    coming = _Coming()
    inbox.put(coming)
    assert not inbox.alarm.rung
    saying = _Saying()
    inbox.put(saying)
    assert inbox.alarm.rung
    assert inbox.take() == [coming, saying], "in the order in which they came"
    await inbox.wait(lambda: 1_000.0)
    inbox.put(_Coming())
    inbox.put(_Coming())
    assert not inbox.alarm.rung
    async with asyncio.timeout(300):
        await inbox.wait(lambda: 1_000.0)
    assert len(inbox.take()) == 2


async def test_nobody_is_waited_for_when_all_have_come() -> None:
    _, inbox = _crowded(missing=3)
    for _ in range(2):
        inbox.put(_Coming())
        inbox.put(_Parting())
    assert not inbox.alarm.rung
    inbox.put(_Coming())
    assert inbox.alarm.rung
    inbox.take()
    await inbox.wait(lambda: 1_000.0)
    inbox.put(_Coming())
    assert not inbox.alarm.rung, "they are counted anew"


async def test_who_comes_alone_waits_for_nobody() -> None:
    inbox = Inbox(Crowd(), asyncio.get_running_loop().time, lambda: 9)
    inbox.put(_Coming())
    assert inbox.alarm.rung


def test_who_comes_while_something_is_due_at_once_waits_with_it() -> None:
    """uvloop, by which a server runs, has other timers for what is due at once."""

    async def come() -> None:
        _, inbox = _crowded()
        inbox.alarm.set(0.0)
        inbox.put(_Coming())
        async with asyncio.timeout(300):
            await inbox.wait(lambda: 1_000.0)
        assert len(inbox.take()) == 1

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(come())


async def test_partings_wait_for_better_times() -> None:
    _, inbox = _crowded()
    parting, coming = _Parting(), _Coming()
    for deed in (parting, coming):
        inbox.put(deed)
    assert inbox.take_all_but_partings() == [coming]
    assert inbox.take() == [parting]
    assert not inbox


def _crowded(missing: int = 9) -> tuple[Crowd, Inbox]:
    crowd, read = Crowd(), asyncio.get_running_loop().time
    while not crowd.wait(read()):
        pass
    return crowd, Inbox(crowd, read, lambda: missing)
