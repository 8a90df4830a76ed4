"""The program as Storyteller: lawful always, by seed, and true to a world that the misled can believe in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.characters.trouble_knowing import OneOfTwo
from duskbell.games.clocktower.events import Told
from duskbell.games.clocktower.formula import weigh
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.statement import learner, legal
from duskbell.kernel import Play
from duskbell.testing.driving import sit_down


def played(players: int, seed: int) -> Play[Any]:
    """A table whose players answer by lot."""
    play: Play[Any] = sit_down(CLOCKTOWER, players, seed)
    rng = Random(seed)
    while play.open:
        seat = rng.choice(sorted(play.open))
        play.answer(seat, play.open[seat].sample(rng))
    return play


@pytest.mark.parametrize("seed", range(12))
def test_a_table_is_played_to_the_end_and_the_same_seed_tells_the_same(seed: int) -> None:
    once, twice = played(5 + seed % 11, seed), played(5 + seed % 11, seed)
    assert once.table.outcome is not None
    assert [e.event for e in once.table.log] == [e.event for e in twice.table.log]


def test_who_is_misled_is_told_true_things_and_false_ones() -> None:
    misled = {True: 0, False: 0}
    for seed in range(40):
        for at, entry in enumerate((play := played(9, seed)).table.log):
            if isinstance(entry.event, Told) and play.table.seats[entry.event.seat].believes:
                misled[play.table.log[at + 1].event.true] += 1
    assert misled[True] > 5
    assert misled[False] > 5


@pytest.mark.parametrize("seed", range(4))
def test_what_is_found_out_faster_is_found_out_alike(seed: int) -> None:
    """A thousand statements are weighed seat by seat; their formulas say the same."""
    t = played(12, seed).table
    for s in t.seats:
        for role in t.kinds("townsfolk"):
            if isinstance(role, OneOfTwo):
                my = Ability(t, s, role)
                look = Look(t)
                all_of_them = list(role.statements(my))[::37]
                fast = dict(role.weighed(my, [], all_of_them, look))
                assert fast == {said: weigh(role.meaning(my, [], said), look) for said in all_of_them}


def test_something_is_always_lawful() -> None:
    for seed in range(11):
        t = played(5 + seed, seed).table
        for s in t.seats:
            for role in t.kinds("townsfolk"):
                my = Ability(t, s, role)
                if role.id in ("washerwoman", "librarian", "investigator", "chef", "empath"):
                    assert learner(my) is role
                    assert legal(my, [])
