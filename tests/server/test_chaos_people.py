"""The people of the chaos trial: what they do at tables at which they have nothing to do any more."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.site.chaos import Chaos, Table

pytestmark = pytest.mark.anyio


class Dead:
    """Somebody who is out of the game: nothing that they could say or answer is taken."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {"channels": [], "outcome": None}
        self.here = asyncio.Event()
        self.here.set()
        self.lives = False
        self.ended = 0

    async def answer(self) -> bool:
        return False

    async def go_on(self) -> None:
        await asyncio.sleep(0)

    async def end(self) -> bool:
        self.ended += 1
        return True


@pytest.mark.parametrize("quiet", [False, True])
async def test_where_all_three_are_out_their_host_ends_the_table(quiet: bool) -> None:
    """Three bots that are left talk for as long as people might come back, which no trial waits for: a table whose
    people were all out took nothing, once in a thousand, and stood for a room that hangs.
    """
    chaos = Chaos(SimpleNamespace(door=0), 1, 1)  # type: ignore[arg-type]
    chaos._pause = 0.0
    ears = [Dead() for _ in range(3)]
    table = Table("abcdefgh", ears, quiet=quiet)  # type: ignore[arg-type]
    chaos._talking = True
    talk = asyncio.create_task(chaos._talk(table))
    for _ in range(20):
        await asyncio.sleep(0)
    assert bool(table.firsts) is not quiet
    assert [ear.ended > 0 for ear in ears] == [not quiet, False, False], "a quiet one stays where it is"
    for ear in ears:
        ear.state["outcome"] = {"winners": []}
    before, ended = len(table.firsts), ears[0].ended
    for _ in range(20):
        await asyncio.sleep(0)
    chaos._talking = False
    await talk
    if not quiet:
        assert len(table.firsts) > before
        assert ears[0].ended <= ended + 1, "what is over is not ended again"
