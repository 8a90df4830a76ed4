"""A referee may rule at any moment of any board: the table always goes on, ends, and can be rebuilt."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.fouls import KILL, LOSE, MUTE, REMIND, VOTE_BAN, WARN
from duskbell.kernel import Record, Ruling, rebuild
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.record import encode
from duskbell.testing import random_answers, sit_down

KINDS = (REMIND, WARN, MUTE, VOTE_BAN, KILL, LOSE)


@pytest.mark.parametrize("board", BOARDS)
def test_penalties_and_undos_at_any_moment(board: str) -> None:
    for seed in range(6):
        rng = Random(seed)
        play = sit_down("werewolf", BOARDS[board].seats, seed, {"board": board}, moderator="ask")
        for _ in random_answers(play, Random(seed), offers=0.1):
            if play.over:
                break
            if rng.random() < 0.02:
                with suppress(BadRuling):
                    play.rule(Ruling("penalty", "it was enough", seat=rng.randrange(12), penalty=rng.choice(KINDS)))
            if rng.random() < 0.01 and not play.over:
                with suppress(BadRuling):
                    play.undo(rng.randint(1, 5), "the wrong call")
        assert play.outcome is not None
        again = rebuild(play.game, Record.parse(play.record.dump()))
        assert log(again.table.log) == log(play.table.log)


def log(entries: list[object]) -> str:
    return encode([[e.event.as_data(), e.seen] for e in entries])  # type: ignore[attr-defined]
