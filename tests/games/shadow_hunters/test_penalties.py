"""A penalty at any question changes nothing that it is not about: the same is asked and offered, and the game goes on
as it would have. Shadow Hunters has a warning and a silence, which restart no phase.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import Play, Ruling
from duskbell.kernel.core_events import Marked, Unmarked
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import Penalised
from duskbell.kernel.talk import MUTED
from duskbell.testing import sit_down


def what_happened(play: Play[Any]) -> list[tuple[Any, int]]:
    """The log without the penalties themselves."""
    return [(e.event, e.seen) for e in play.table.log if not isinstance(e.event, Penalised | Marked | Unmarked)]


def open_now(play: Play[Any]) -> tuple[Any, Any]:
    return dict(play.open), {n: tuple(asks) for n, asks in play.offers.items()}


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("penalty", ["warn", "mute"])
def test_a_penalty_at_every_question_leaves_the_table_as_it_is(players: int, penalty: str) -> None:
    one, two = [sit_down("shadow_hunters", players, 3) for _ in range(2)]
    rng, asked = Random(players), 0
    while not one.over:
        seat = rng.randrange(players)
        try:
            two.rule(Ruling("penalty", "noise", seat=seat, penalty=penalty))
        except BadRuling:
            assert not two.table.seats[seat].alive, "only the dead cannot be muted"
        else:
            assert penalty == "warn" or two.table.in_force(two.table.seats[seat], MUTED)
        assert open_now(one) == open_now(two)
        who = rng.choice(sorted(one.open))
        answer = one.open[who].sample(rng)
        for play in (one, two):
            play.answer(who, answer)
        asked += 1
    assert asked > 50
    assert what_happened(one) == what_happened(two)
    assert one.outcome == two.outcome
