"""Reactions: shown to all at once while somebody may speak, by whom, how many, and never at night."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel.errors import NoFloor
from duskbell.server.errors import Forbidden, TooFast
from duskbell.server.sitting.reacting import BURST, Reactions
from duskbell.testing import random_answers
from tests.server.house import QUIET, open_house
from tests.server.test_seating import visit

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def by_day(game: str, players: int, stage: str) -> Any:
    """A table in this stage, after a night of random answers."""
    play = duskbell.start(game, players, seed=3, moderator="ask", options={"must_kill": True})
    for _ in random_answers(play, Random(5)):
        if play.table.stage == stage and not all(s.alive for s in play.table.seats):
            break
    return play


def test_the_living_react_while_somebody_speaks_and_not_too_often() -> None:
    play = by_day("mafia", 8, "discussion")
    reactions = Reactions(play)
    dead = [s.no for s in play.table.seats if not s.alive]
    living = [s.no for s in play.table.seats if s.alive]
    for _ in range(int(BURST)):
        reactions.check(living[0], 10.0)
    with pytest.raises(TooFast):
        reactions.check(living[0], 10.0)
    reactions.check(living[1], 10.0)
    reactions.check(living[0], 15.0)
    assert dead
    for seat in (*dead, -2):
        with pytest.raises(Forbidden):
            reactions.check(seat, 20.0)


def test_of_five_hundred_in_a_second_a_few_are_shown() -> None:
    play = by_day("mafia", 8, "discussion")
    reactions, shown = Reactions(play), 0
    one, other = [s.no for s in play.table.seats if s.alive][:2]
    for n in range(500):
        try:
            reactions.check(one, 10.0 + n / 500)
            shown += 1
        except TooFast:
            pass
    assert shown == BURST
    reactions.check(other, 11.0)  # who floods keeps nobody else from it


def test_nobody_reacts_at_night() -> None:
    reactions = Reactions(duskbell.start("werewolf", 9, seed=1, moderator="ask"))
    with pytest.raises(NoFloor):
        reactions.check(0, 1.0)


async def test_all_are_shown_it_at_once_and_it_is_kept_nowhere(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5, game="shadow_hunters", delay=30)
        path, tokens = f"/rooms/{room['room']}", await house.fill(room, people=2)
        people = [await visit(house, path, token) for token in tokens[:2]]
        watcher = await visit(house, path, None)
        lines = await house.lines(room["room"])
        await people[0].send({"type": "react", "what": "laugh"})
        assert await people[0].reply("react") == {"type": "ok", "of": "react"}
        shown = {"type": "reacted", "seat": 0, "what": "laugh"}
        while shown not in people[1].heard:
            await people[1].next()
        await watcher.up_to_date()
        assert shown not in watcher.heard, "who watches with a delay would be told too early"
        assert await house.lines(room["room"]) == lines
        assert (await people[0].refused({"type": "react", "what": "rofl"}))["key"] == "bad-message"
        assert (await watcher.refused({"type": "react", "what": "yes"}, "react"))["key"] == "forbidden"
