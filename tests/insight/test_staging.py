"""Histories of the Clocktower, played straight on: they come out as they were seen, and prove who may be what."""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.events import Bluffed, Collected, Deluded
from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.proving import Proving, plan
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.clocktower.staging import staged
from duskbell.insight.evidence import Evidence, evidence
from duskbell.insight.guesses import silent, unnamed
from duskbell.insight.worlds import view_at
from duskbell.kernel import MODERATOR, Play, choose_many
from duskbell.kernel.core_events import PhaseBegan

LONG = 60.0


@cache
def table(script: str, players: int, seed: int) -> Play[Any]:
    play = duskbell.start("clocktower", players, seed=str(seed), options={"script": script})
    play_out(play, {}, str(seed))
    return play


def truth(play: Play[Any]) -> tuple[str, ...]:
    dealt = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
    return tuple([dealt[s] for s in sorted(dealt)])


def seen_by(play: Play[Any], seat: int, phase: int) -> Evidence:
    """What a seat has seen when a phase begins."""
    view = play.view(seat)
    begins = [n for n, e in enumerate(view.events) if isinstance(e, PhaseBegan)]
    return evidence(view_at(view, begins[min(phase, len(begins) - 2)]), play.record.header)


@pytest.mark.parametrize(("script", "seed", "seat"), [("tb", 12, 7), ("bmr", 16, 5), ("snv", 17, 8)])
def test_the_truth_of_fifteen_can_be_played_in_a_straight_line(script: str, seed: int, seat: int) -> None:
    play = table(script, 15, seed)
    known = seen_by(play, seat, 5)
    found = staged(known, plan(puzzle(known, "none"), truth(play)), time.perf_counter() + LONG, Random(1))
    assert found.play is not None
    assert tuple(found.play.view(seat).events[1 : len(known.events) + 1]) == known.events
    assert found.seen == len(known.events)


def test_what_cannot_have_been_is_not_played_and_it_is_said_how_far_it_went() -> None:
    """A Demon does not know those for its Minions who are none."""
    play = table("tb", 15, 9)
    real = truth(play)
    seat = next(n for n, role in enumerate(real) if role == "imp")
    known = seen_by(play, seat, 2)
    minion = next(n for n, role in enumerate(real) if role in ("poisoner", "spy", "baron", "scarletwoman"))
    other = next(n for n, role in enumerate(real) if role in ("chef", "empath", "soldier", "mayor", "monk", "slayer"))
    wrong = list(real)
    wrong[minion], wrong[other] = wrong[other], wrong[minion]
    found = staged(known, plan(puzzle(known, "none"), tuple(wrong)), time.perf_counter() + LONG, Random(1))
    assert found.play is None
    assert 0 < found.seen < len(known.events)


def test_in_the_first_night_every_role_is_proven() -> None:
    known = seen_by(table("tb", 7, 2), 3, 2)
    p = puzzle(known, "none")
    roles = Roles(p)
    plays = Proving(known, p, roles)
    plays.prove(time.perf_counter() + LONG)
    assert plays.proven == roles.possible
    assert plays.witness


def demon(script: str) -> tuple[Play[Any], Evidence]:
    """A table at which the Demon was shown who takes itself for one, with what the Demon saw of the first night."""
    for seed in range(40):
        play = table(script, 15, seed)
        if any(isinstance(e.event, Deluded) for e in play.table.log):
            seat = next(s for s in range(15) if any(isinstance(e, Deluded) for e in play.view(s).events))
            return play, seen_by(play, seat, 2)
    raise LookupError(script)


def test_a_demon_knows_what_is_not_in_play_and_who_is_a_fool() -> None:
    play, known = demon("bmr")
    roles = Roles(puzzle(known, "none"))
    bluffs = next(e.roles for e in known.events if isinstance(e, Bluffed))
    fool = next(e for e in known.events if isinstance(e, Deluded))
    assert "lunatic" in roles.possible[fool.seat]
    # where the Demon is none itself, but such a fool, it may have been shown anything
    deal = roles.dealt([(known.me, truth(play)[known.me])], time.perf_counter() + LONG)
    assert deal[fool.seat] == "lunatic"
    assert not {*deal} & {*bluffs, fool.role}
    other = next(s for s in range(15) if s not in (known.me, fool.seat))
    for role in bluffs:
        deal = roles.dealt([(known.me, truth(play)[known.me]), (other, role)], time.perf_counter() + LONG)
        assert deal[other] != role
    assert all(role in may for role, may in zip(truth(play), roles.possible, strict=True))


def test_of_several_that_are_asked_for_one_alone_is_no_guess() -> None:
    ask = choose_many(MODERATOR, "clocktower.bluffs", ["a", "b", "c", "d"], 3, 3)
    assert not list(unnamed([ask]))
    assert list(silent([ask])) == [(MODERATOR, "a,b,c")]
