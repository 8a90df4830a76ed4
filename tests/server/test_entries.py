"""How long who moderates takes for the players without a device tells nobody how many of them act: as many answers are
entered in every world that looks alike (audit row Z1).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Play
from duskbell.server.sitting.clock import Question
from duskbell.server.sitting.curtain import Curtain
from duskbell.testing import random_answers

pytestmark = pytest.mark.slow

ALONE = frozenset({0, 2, 3})
"""The players without a device."""


def entries(play: Play[Any], people: set[int], rng: Random) -> Iterator[tuple[str, int, int]]:
    """The scenes of the first night as the room plays them: each call, how many answers who moderates enters in it for
    players without a device, and how many of these decide anything.
    """
    curtain = Curtain(play)
    while not play.over and play.table.phase in ("setup", "deal", "night"):
        asked = curtain.follow(play.open, people, ALONE)
        if curtain.down:
            mine = [ask for seat, ask in asked.items() if seat in ALONE]
            yield play.table.stage, len(mine), len([ask for ask in mine if not ask.key.endswith(".decoy")])
        while (held := curtain.rises()) is None and asked:
            seat, ask = min(asked.items())
            if seat == MODERATOR:
                play.answer(MODERATOR, ask.sample(rng), ask=ask)
                break
            curtain.take(Question(1, seat, ask, 0.0, None), ask.sample(rng))
            asked = curtain.follow(play.open, people, ALONE)
        curtain.let_happen(held or (), ALONE)


@pytest.mark.parametrize("phones", [True, False])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("mafia", 8, {"killers": 3}),
        ("werewolf", 9, {}),
        ("werewolf", 12, {"board": "wild_child"}),
        ("clocktower", 8, {"script": "snv"}),
    ],
)
def test_as_many_answers_are_entered_in_every_world(
    game: str, players: int, options: dict[str, Any], phones: bool
) -> None:
    people = set(range(players)) - ALONE if phones else set[int]()
    entered, decide = defaultdict[str, set[int]](set), defaultdict[str, set[int]](set)
    for seed in range(12 if game == "clocktower" else 25):
        play = duskbell.start(game, players, seed=seed, options=options, moderator="ask")
        for call, mine, true in entries(play, people, Random(seed)):
            entered[call].add(mine)
            decide[call].add(true)
    assert any(len(true) > 1 for true in decide.values()), "somebody acts in some worlds and not in others"
    if phones or play.game.called_aloud:
        assert {call: found for call, found in entered.items() if len(found) > 1} == {}
        assert all(min(found) >= max(decide[call]) for call, found in entered.items())
    else:
        assert entered == decide, "nothing is put for show round one tablet"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("mafia", 9, {}),
        ("werewolf", 12, {"board": "shadow_avenger"}),
        ("werewolf", 12, {"board": "all_in"}),
        ("clocktower", 9, {"script": "snv"}),
        ("clocktower", 9, {"script": "bmr"}),
    ],
)
def test_no_more_act_than_could_by_what_all_know(game: str, players: int, options: dict[str, Any]) -> None:
    """`Game.most_asked` on random tables to their end."""
    met = set[int]()
    for seed in range(3):
        play = duskbell.start(game, players, seed=seed, options=options)
        for _ in random_answers(play, Random(seed)):
            public = play.view(None).table
            if all(play.game.decoy(public, s.no) is None for s in public.seats):
                continue
            acting = len([a for n, a in play.open.items() if n >= 0 and not a.key.endswith(".decoy")])
            met.add(acting)
            assert acting <= play.game.most_asked(public), (seed, public.stage)
    assert max(met) >= 1
