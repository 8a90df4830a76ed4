"""A table of Werewolf on a real server: two people among bots play it to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.sitting.curtain import Curtain
from tests.rulebook.werewolf.cup import cup, day, idle, night, no_sheriff
from tests.server.house import FAST, open_house
from tests.server.play import all_play
from tests.server.test_standing_in import table

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(("board", "decoys"), [("yunls", True), ("yunls", False), ("thief_cupid", True)])
async def test_two_people_among_bots_play_to_the_end(tmp_path: Path, board: str, decoys: bool) -> None:
    async with open_house(tmp_path, FAST) as house:
        wishes = {"game": "werewolf", "options": {"board": board}, "seed": 3, "decoys": decoys}
        _, _, people = await table(house, people=2, players=12, **wishes)
        await all_play(people)
        for person in people:
            assert person.state["outcome"]["reason"].startswith("werewolf.")


async def test_the_call_of_a_dead_guard_looks_like_any_other() -> None:
    """The dead guard is asked for show, so everybody alive is too, and no pause tells."""
    s = day(no_sheriff(night(cup(), kill="8")))
    assert idle(s) == "8"
    curtain = Curtain(s.play)
    asked = curtain.follow(s.play.open, set(range(12)))
    assert curtain.down
    assert set(asked) == set(range(12))
    assert {ask.options for ask in asked.values()} == {asked[0].options}
