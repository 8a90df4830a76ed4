"""A node's heart beats in a thread of its own: a loop that is busy keeps its lease, one that hangs loses it, and who
has slept looks round first.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from duskbell.server.owners import heart as hearts
from duskbell.server.owners.heartbeat import Heartbeat
from duskbell.server.owners.leases import Leases
from duskbell.server.store.store import Store
from tests.server import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.store]
LEASE, PATIENCE = 3.0, 60.0


class Patient:
    """A node whose clock is moved by hand. `beats` counts those that its heart has done; `gate` holds it up."""

    def __init__(self, heartbeat: Heartbeat, engine: AsyncEngine) -> None:
        self.heartbeat, self.leases = heartbeat, Leases(engine, heartbeat)
        self.now = 1_000.0
        self.gate, self.standing = asyncio.Event(), threading.Event()
        self.gate.set()
        self.beats = threading.Semaphore(0)
        self.looked: list[bool] = []
        self.ends: list[float] = []
        self.seen = asyncio.Event()
        heartbeat.seen = lambda addresses: self.seen.set()
        self.leases.ended = lambda: self.ends.append(self.now)
        beat, back = heartbeat.heart._beat, heartbeat.back

        async def counted() -> None:
            if not self.gate.is_set():
                self.standing.set()
                await self.gate.wait()
            await beat()
            self.beats.release()

        def watched(mine: dict[str, int]) -> None:
            self.looked.append(heartbeat.sure())
            back(mine)

        heartbeat.heart._beat, heartbeat.back = counted, watched  # type: ignore[method-assign]

    def stop(self) -> None:
        """Let the heart stand still. The loop does not go round meanwhile."""
        self.gate.clear()
        assert self.standing.wait(PATIENCE)

    def beat_on(self) -> None:
        self.heartbeat.heart._ask(self.gate.set)

    def feel(self) -> None:
        """Wait for two beats: the second has begun after now. The loop does not go round meanwhile."""
        while self.beats.acquire(blocking=False):
            pass
        assert all(self.beats.acquire(timeout=PATIENCE) for _ in range(2)), "the heart waits for the loop"

    async def until_sure(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.heartbeat.sure():
                self.seen.clear()
                await self.seen.wait()


@asynccontextmanager
async def patient(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Patient]:
    url = await postgres.database()
    store = await Store.open(url)
    heartbeat = Heartbeat(url, "127.0.0.1:1", {}, "of this test", LEASE)
    one = Patient(heartbeat, store.engine)
    monkeypatch.setattr(hearts, "clock", lambda: one.now)
    monkeypatch.setattr(hearts, "EVERY", 0.001)
    try:
        await heartbeat.open()
        yield one
    finally:
        await heartbeat.close()
        await store.close()
    assert not any(thread.name == "heartbeat" for thread in threading.enumerate())


async def test_a_loop_that_is_busy_for_two_leases_keeps_its_lease(monkeypatch: pytest.MonkeyPatch) -> None:
    async with patient(monkeypatch) as one:
        assert one.heartbeat.sure()
        for _ in range(7):  # nothing is awaited: the loop does not go round
            one.now += 1
            one.feel()
            assert one.heartbeat.sure()
        await asyncio.sleep(0)
        assert one.heartbeat.sure()
        assert (one.looked, one.ends) == ([False], []), "nothing was ever in doubt but at the beginning"


async def test_a_heart_that_stops_loses_the_lease_and_who_slept_looks_round_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with patient(monkeypatch) as one:
        lost: list[str] = []
        one.leases.lost = lost.append
        assert await one.leases.claim_duty("duty:mine")
        assert await one.leases.claim_duty("duty:taken")
        one.stop()
        one.now += LEASE - 0.01
        assert one.heartbeat.sure()
        one.now += 4
        assert not one.heartbeat.sure()
        assert not await one.leases.claim_duty("duty:more")
        one.heartbeat._tell_end()
        assert one.now in one.ends
        async with one.leases._engine.begin() as connection:
            await connection.exec_driver_sql(
                "UPDATE owners SET node = 'another', epoch = epoch + 1 WHERE what = 'duty:taken'"
            )
        one.beat_on()
        await one.until_sure()
        assert one.looked == [False, False]
        assert (lost, list(one.leases.held)) == (["duty:taken"], ["duty:mine"])


async def test_a_loop_that_hangs_lets_others_have_what_it_holds_until_it_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with patient(monkeypatch) as one:
        gone = threading.Event()
        lose = one.heartbeat.heart._lose_session

        def lost(session: Any) -> None:
            lose(session)
            gone.set()

        monkeypatch.setattr(one.heartbeat.heart, "_lose_session", lost)
        monkeypatch.setattr(hearts, "HANGS", 0.001)
        assert gone.wait(PATIENCE), "nothing is awaited: the loop hangs"
        assert not one.heartbeat.sure()
        monkeypatch.setattr(hearts, "HANGS", 1e6)
        await one.until_sure()
        assert one.looked == [False, False]


async def test_what_was_claimed_while_the_lease_did_not_hold_is_claimed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async with patient(monkeypatch) as one:
        take = one.leases._taking.take

        async def slow(*about: Any, **more: Any) -> Any:
            taken = await take(*about, **more)
            one.now += 7
            await one.until_sure()
            return taken

        monkeypatch.setattr(one.leases._taking, "take", slow)
        assert not await one.leases.claim_duty("duty:mine")
        assert one.heartbeat.sure()
        assert one.leases.held == {}
        monkeypatch.setattr(one.leases._taking, "take", take)
        assert await one.leases.claim_duty("duty:mine")
        assert one.leases.held == {"duty:mine": 2}


@pytest.mark.parametrize(("late", "starts"), [(2, True), (hearts.STARTS, False)])
async def test_a_first_beat_that_takes_too_long_is_tried_again_a_few_times(
    monkeypatch: pytest.MonkeyPatch, late: int, starts: bool
) -> None:
    heart = hearts.Heart("postgresql://nobody@127.0.0.1/none", hearts.Node("me", "127.0.0.1:1", True, {}, ""), LEASE)
    left = late

    async def beat() -> None:
        nonlocal left
        if left:
            left -= 1
            raise TimeoutError

    monkeypatch.setattr(heart, "_beat", beat)
    if starts:
        await heart.start()
        await heart.stop()
    else:
        with pytest.raises(TimeoutError):
            await heart.start()
    assert left == 0


async def test_when_the_lease_of_a_silent_node_ends_the_others_look_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for what it has; who looks every half second would see it up to half a second later."""
    async with patient(monkeypatch) as one:
        heart = one.heartbeat.heart
        monkeypatch.setattr(hearts, "EVERY", LEASE / 6)
        await heart.beat()
        assert heart._pause() == hearts.EVERY
        for rest, sooner in ((LEASE, False), (0.2, True)):
            about = f"'{rest}', '127.0.0.1:2', 1, clock_timestamp() + make_interval(secs => {rest + 60}), true"
            about += """, '{"rules": {}, "secret": ""}'"""
            async with one.leases._engine.begin() as connection:
                row = f"INSERT INTO nodes (id, address, key, until, ready, about) VALUES ({about})"
                await connection.exec_driver_sql(row)
            monkeypatch.setattr(heart, "ttl", 120.0)
            monkeypatch.setattr(hearts, "EVERY", 61.0)  # so slow a machine is none
            await heart.beat()
            assert (heart._pause() < hearts.EVERY) is sooner


async def test_while_there_is_no_session_it_is_tried_again_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    heart = hearts.Heart("postgresql://nobody@127.0.0.1/none", hearts.Node("n", "127.0.0.1:1", True, {}, ""), LEASE)
    pauses: list[float] = []

    def pause(seconds: float) -> contextlib.nullcontext[None]:
        pauses.append(seconds)
        return contextlib.nullcontext()

    class Now(asyncio.Event):
        async def wait(self) -> Literal[True]:
            raise TimeoutError

    class Enough(BaseException):
        """What no beat survives."""

    async def beat() -> None:
        if len(pauses) > 3:
            raise Enough
        if len(pauses) < 3:
            raise ConnectionRefusedError
        heart._session = object()

    heart._home, heart._now = asyncio.get_running_loop(), Now()
    monkeypatch.setattr("asyncio.timeout", pause)
    monkeypatch.setattr(heart, "_beat_alone", beat)
    with pytest.raises(Enough):
        await heart._beats()
    assert pauses == [hearts.AGAIN] * 3 + [hearts.EVERY]
