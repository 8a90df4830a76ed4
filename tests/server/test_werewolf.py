"""A table of Werewolf on a real server: two people among bots play it to its end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from duskbell.kernel import MODERATOR
from duskbell.server.running import Tempo
from duskbell.server.sitting import Sitting
from duskbell.server.sitting.curtain import Curtain
from duskbell.testing.driving import random_answers, sit_down
from tests.rulebook.werewolf.cup import cup, day, idle, night, no_sheriff
from tests.server.house import FAST, open_house
from tests.server.leaving import table
from tests.server.play import all_play

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


async def test_nobody_cuts_last_words_short() -> None:
    """被放逐的玩家可以发表遗言: who speaks is waited for, though dead, and the living cannot press."""
    now = [100.0]
    play = sit_down("werewolf", 12, 5, {"board": "yunls", "sheriff": False}, moderator="ask")
    answers = random_answers(play, Random(5))
    while not (MODERATOR in play.open and play.open[MODERATOR].key == "werewolf.pace-words"):
        next(answers)
    (speaker,) = play.open[MODERATOR].about
    sitting = Sitting(
        play,
        person_moderates=False,
        bots=dict.fromkeys(set(range(12)) - {speaker, (speaker + 1) % 12}, "random"),
        present=lambda: {speaker, (speaker + 1) % 12},
        read=lambda: now[0],
        tempo=Tempo(),
    )
    seconds = play.table.options.words_seconds
    words = sitting.pace
    assert words is not None
    for seat in [s.no for s in play.table.living]:
        sitting.ready(seat)
    now[0] += seconds - 1
    sitting.strike()
    assert sitting.pace is words, "alone among bots, too"
    sitting.ready(speaker)
    sitting.strike()
    assert sitting.pace is not words


async def test_the_call_of_a_dead_guard_looks_like_any_other() -> None:
    """One of the living is asked in the dead guard's place, all the living are for show, and no pause tells (W51)."""
    s = day(no_sheriff(night(cup(), kill="8")))
    living = {seat.no for seat in s.play.table.living}
    assert 7 not in living
    assert int(idle(s)) - 1 in living
    curtain = Curtain(s.play)
    asked = curtain.follow(s.play.open, set(range(12)))
    assert curtain.down
    assert set(asked) == living
    assert {ask.options for ask in asked.values()} == {next(iter(asked.values())).options}
