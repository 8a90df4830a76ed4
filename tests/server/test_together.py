"""What many ask for in the same moment is asked in one question, and each gets their own answer."""

from __future__ import annotations

import asyncio

import pytest

from duskbell.server.running import REQUEST
from duskbell.server.running.together import Together

pytestmark = pytest.mark.anyio


async def test_whoever_comes_while_a_question_is_asked_is_in_the_next() -> None:
    asked: list[list[int]] = []
    gate = asyncio.Event()

    async def ask(keys: list[int]) -> dict[int, int]:
        asked.append(keys)
        await gate.wait()
        return {key: key * key for key in keys}

    together = Together(ask, 3)
    first = asyncio.create_task(together.get(1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    others = [asyncio.create_task(together.get(key)) for key in (2, 3, 2, 4, 5, 6)]
    await asyncio.sleep(0)
    assert asked == [[1]]
    gate.set()
    assert await asyncio.gather(first, *others) == [1, 4, 9, 4, 16, 25, 36]
    assert asked == [[1], [2, 3, 4], [5, 6]], "first come, first served, three at most, and nobody twice"
    assert await together.get(1) == 1, "asked anew: it may have changed since"
    assert asked[-1] == [1]


async def test_each_hears_their_own_fault_and_all_what_befalls_the_question() -> None:
    broken = True

    async def ask(keys: list[str]) -> dict[str, str | Exception]:
        if broken:
            raise OSError("gone")
        return {key: KeyError(key) if key == "bad" else key for key in keys}

    together = Together(ask, 10)
    found = await asyncio.gather(together.get("a"), together.get("bad"), return_exceptions=True)
    assert [type(each) for each in found] == [OSError, OSError]
    broken = False
    found = await asyncio.gather(together.get("a"), together.get("bad"), return_exceptions=True)
    assert (found[0], type(found[1])) == ("a", KeyError)


async def test_who_goes_away_takes_the_answer_from_nobody() -> None:
    gate = asyncio.Event()

    async def ask(keys: list[int]) -> dict[int, str]:
        await gate.wait()
        return {key: REQUEST.get() for key in keys}

    REQUEST.set("of the first")
    together = Together(ask, 10)
    goes, stays = asyncio.create_task(together.get(1)), asyncio.create_task(together.get(1))
    await asyncio.sleep(0)
    goes.cancel()
    await asyncio.sleep(0)
    gate.set()
    assert await stays == "", "and it is of nobody's request"
    assert goes.cancelled()
