"""The script of strainers: it is dealt by the counts, and whole tables of it are lawful."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.characters.strainers import STRAINERS
from duskbell.games.clocktower.events import BagFilled
from duskbell.kernel import Play
from duskbell.kernel.log import ever
from duskbell.testing import restarts, sit_down

pytestmark = pytest.mark.slow

OPTIONS = {"script": "strainers"}


def played(players: int, seed: int) -> Play[Any]:
    """A table whose players answer by lot."""
    play: Play[Any] = sit_down(CLOCKTOWER, players, seed, OPTIONS, moderator="ask")
    rng = Random(seed)
    while play.open:
        seat = rng.choice(sorted(play.open))
        play.answer(seat, play.open[seat].sample(rng))
    return play


def test_there_are_twenty_one_of_them_and_they_find_company() -> None:
    assert len(STRAINERS) == 21
    kinds = Counter(CHARACTERS[id].kind for id in SCRIPTS["strainers"])
    assert all(kinds[kind] > most for kind, most in zip(KINDS, (10, 3, 3, 1), strict=True))


@pytest.mark.parametrize("players", [7, 10, 12, 15])
def test_the_bag_is_filled_by_the_counts_and_the_brackets(players: int) -> None:
    towns, outs, minions, demons = COUNTS[players]
    for seed in range(8):
        bag = Counter({f.kind: len(f.tokens) for f in ever(played(players, seed).table, BagFilled)})
        more = bag["outsider"] - outs
        assert more in (-1, 0, 1)
        assert [bag[kind] for kind in KINDS] == [towns - more, outs + more, minions, demons]


@pytest.mark.parametrize("seed", range(3))
def test_a_phase_may_begin_again_at_every_question(seed: int) -> None:
    assert restarts.find_fault("clocktower", 6 + seed, seed, OPTIONS, "ask", often=3) == ""
