"""Random tables of three scripts: whatever everybody good tells honestly, the true deal fits. A sample of `trials`."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.clocktower.events import Came, Collected, DayOver, DoomCalled, DoomSettled, LifeTurned, Told
from duskbell.games.clocktower.fabled import DOOM_CALL
from duskbell.insight.clocktower.hearing import Hearing
from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from duskbell.insight.worlds import before_the_end, last, view_at, worlds_so_far
from duskbell.kernel.core_events import PhaseBegan
from duskbell.testing import random_answers, sit_down
from trials.believing import believed, table
from trials.insight import misses
from trials.listing import differences

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("script", "players", "seed"), [("tb", 7, 3), ("snv", 7, 4), ("bmr", 6, 5)])
def test_the_true_deal_fits_what_all_the_good_say(script: str, players: int, seed: int) -> None:
    assert misses(script, players, seed, nights=2) == []


@pytest.mark.parametrize(("script", "seed", "days"), [("tb", 1, 1), ("tb", 5, 2), ("bmr", 1, 1)])
def test_no_deal_is_found_that_the_scripts_cannot_play(script: str, seed: int, days: int) -> None:
    wrong, deals = differences(script, seed, days)
    assert (wrong, deals > 0) == ("", True)


@pytest.mark.parametrize(
    ("seed", "seat", "at", "deal"),
    [
        # who is charmed into a Demon's place in the first night does not act in it
        (41000004, 6, 120, "eviltwin seamstress flowergirl vigormortis savant mutant snakecharmer towncrier dreamer"),
        # nobody has told the Mathematician what else a Vortox has made false
        (41000010, 3, 115, "vortox clockmaker klutz mathematician sweetheart flowergirl witch sage snakecharmer"),
    ],
)
def test_what_has_been_played_is_among_a_seats_worlds(seed: int, seat: int, at: int, deal: str) -> None:
    view = view_at(table("snv", 9, seed).view(seat), at)
    known = evidence(view, table("snv", 9, seed).record.header)
    program = Program(puzzle(known, "none")).text
    dealt = "\n".join(f":- not start({s},{c})." for s, c in enumerate(deal.split()))
    assert control(program + "\n" + dealt, "1").solve().satisfiable


@pytest.mark.parametrize(("script", "players", "seed"), [("tb", 7, 111), ("snv", 7, 2), ("bmr", 7, 4)])
def test_what_has_been_played_is_possible_when_it_has_ended(script: str, players: int, seed: int) -> None:
    """Nobody who has seen the last death has seen yet that the game is over; and whoever has, believes what was so."""
    play = table(script, players, seed)
    dealt = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
    for seat in (0, players - 1):
        full = play.view(seat)
        for at in range(full.version - 6, full.version):
            known = evidence(before_the_end(view_at(full, at)), play.record.header)
            program = Program(puzzle(known, "none")).text
            truth = "\n".join(f":- not start({s},{c})." for s, c in dealt.items())
            assert control(program + "\n" + truth, "1").solve().satisfiable, (seat, at)


@pytest.mark.parametrize(
    ("script", "players", "seed", "beside"),
    [
        ("tb", 6, 9, {"fabled": "sentinel"}),  # an Outsider more than the table of counts has, or fewer
        ("snv", 7, 1, {"fabled": "sentinel"}),
        ("tb", 8, 3, {"fabled": "doomsayer"}),  # whom a call has killed is dead
        ("bmr", 9, 7002, {"travellers": 1}),
        ("snv", 8, 7001, {"travellers": 2}),
    ],
)
def test_the_true_deal_fits_beside_travellers_and_fabled(
    script: str, players: int, seed: int, beside: dict[str, Any]
) -> None:
    assert believed(script, players, seed, views=3, played=0.05, beside=beside) == []


def test_what_a_beggar_is_told_by_day_is_heard() -> None:
    """Who gives it a vote, and how that one seems."""
    hearing = Hearing([Came(3, "beggar"), PhaseBegan("day", 1), Told.of(3, "beggar", (1,), ("evil",))])
    (told,) = hearing.infos[3]
    assert (hearing.guests, told.seats, told.statements) == ({3: "beggar"}, (1,), ())
    assert told.spoken == ((1,), ("evil",))


def test_whom_a_call_of_doom_kills_is_heard_of() -> None:
    caller, other = 2, 4
    log = [
        PhaseBegan("day", 1),
        DoomCalled(caller),
        LifeTurned(other, False),
        DoomSettled(caller),
        DayOver(),
    ]
    first, *_ = Hearing(log).happened
    assert (first.kind, first.seat, first.by) == (DOOM_CALL, other, caller)


def test_an_evil_traveller_knows_the_demon_that_it_was_shown() -> None:
    """From its first dusk on; who is good rules nobody out by that."""
    sides = {}
    for seed in range(8):
        play = sit_down("clocktower", 8, seed, {"script": "tb", "travellers": 1})
        for _ in random_answers(play, Random(seed)):
            if play.table.phase == "day":
                break
        (guest,) = play.table.travelling
        dealt = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
        told = last(worlds_so_far(play, guest.no, seconds=2.0))
        assert all(role in told.possible[s] for s, role in dealt.items())
        sides[guest.team] = [s for s in dealt if told.possible[s] == ("imp",)] == [play.table.demons[0].no]
    assert sides == {"good": False, "evil": True}


@pytest.mark.parametrize(("players", "travellers", "late"), [(11, 2, 1), (10, 1, 1), (20, 15, 15)])
def test_an_empty_chair_is_no_player_of_the_script(players: int, travellers: int, late: int) -> None:
    """Nor is a Traveller who has not come yet, or has come while others are still to come."""
    options = {"script": "bmr", "travellers": travellers, "late": late, "storyteller": "uniform"}
    play = sit_down("clocktower", players, 6, options)
    for _ in random_answers(play, Random(6)):
        if play.table.phase == "day":
            break
    dealt = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
    assert len(dealt) == players - travellers
    for seat in dealt:
        told = next(worlds_so_far(play, seat, seconds=0.0))
        assert all(role in told.possible[s] for s, role in dealt.items())
        assert told.possible[players - late :] == ((),) * late


@pytest.mark.parametrize(("script", "players", "seed"), [("tb", 7, 3), ("snv", 7, 4), ("bmr", 6, 5)])
def test_the_true_deal_fits_where_travellers_come_and_go(script: str, players: int, seed: int) -> None:
    assert misses(script, players, seed, travellers=2, late=2) == []
