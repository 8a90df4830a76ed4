"""What those who sleep are asked for show looks like what those who are awake are asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR
from duskbell.testing import random_answers


@pytest.mark.parametrize("must_kill", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_a_decoy_looks_like_the_question_of_the_moment(seed: int, must_kill: bool) -> None:
    play = duskbell.start("mafia", 9, seed=seed, options={"angels": 2, "must_kill": must_kill})
    compared = 0
    for _ in random_answers(play, Random(seed)):
        public = play.view(None).table
        asked = {n: ask for n, ask in play.open.items() if n != MODERATOR}
        shown = {s.no: play.game.decoy(public, s.no) for s in public.seats}
        if play.table.phase != "night":
            assert set(shown.values()) == {None}, "by day everybody sees who is asked"
            continue
        for ask in asked.values():
            for seat, decoy in shown.items():
                assert (decoy is None) == (not public.seats[seat].alive)
                assert decoy is None or _shape(decoy) == _shape(ask)
                compared += decoy is not None
    assert compared


def _shape(ask: Any) -> tuple[int, bool, Any]:
    return len(ask.options), "pass" in ask.options, ask.seconds
