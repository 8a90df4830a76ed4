"""What takes long to make is made one at a time, one caller after another."""

from __future__ import annotations

import asyncio

import pytest

from duskbell.server.running.turns import Turns

pytestmark = pytest.mark.anyio


async def test_who_asks_often_does_not_keep_others_waiting() -> None:
    turns, made, there = Turns(), list[str](), 0

    async def make(whose: str) -> None:
        nonlocal there
        async with turns.of(whose):
            there += 1
            assert there == 1, "one at a time"
            await asyncio.sleep(0)
            made.append(whose)
            there -= 1

    await asyncio.gather(*[make("often") for _ in range(20)], make("once"), make("another"))
    assert made.index("once") <= 2
    assert made.index("another") <= 3
    assert len(made) == 22


async def test_who_goes_away_takes_no_turn_with_them() -> None:
    turns = Turns()
    async with turns.of("a"):
        waiting = [asyncio.create_task(_pass(turns, whose)) for whose in ("a", "b")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
    await waiting[1]
    await _pass(turns, "a")
    assert not turns._queues._queues, "nobody is kept"


async def _pass(turns: Turns, whose: str) -> None:
    async with turns.of(whose):
        pass
