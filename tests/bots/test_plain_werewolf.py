"""The plain Werewolf bot: it finishes every board, from its own view, and does what its role is for."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.bots.werewolf_reads import CLAIM, CLEAR, WOLF
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Acted, Burst, Died, Learned, Pointed
from duskbell.kernel import Play
from duskbell.kernel.event import Said
from duskbell.kernel.log import ever


def played(seed: str, **options: Any) -> Play[Any]:
    play, bots = sit("werewolf", 12, seed, options, "plain")
    play_out(play, bots, seed)
    return play


@pytest.mark.parametrize("board", BOARDS)
def test_it_finishes_every_board_without_a_clock(board: str) -> None:
    for n in range(3):
        play = played(f"{board}/{n}", board=board)
        assert play.outcome is not None
        assert not [line for line in play.lines if len(line) == 4 and line[3] == "clock"], "no bot was silent"


def test_the_same_seed_plays_the_same() -> None:
    assert played("a").lines == played("a").lines != played("b").lines


def test_the_pack_agrees_most_nights() -> None:
    finals = [p for n in range(10) for p in ever(played(str(n)).table, Pointed) if p.final]
    assert sum(len(set(p.targets)) == 1 for p in finals) > 0.9 * len(finals)


def test_a_seer_tells_what_it_was_told_and_never_anything_else() -> None:
    for n in range(10):
        t = played(str(n)).table
        seer = next(s.no for s in t.seats if s.role.id == "seer")
        told = {(x.target, x.what == "seen-wolf") for x in ever(t, Learned) if x.seat == seer}
        said = {(s.about[0], s.line == WOLF) for s in ever(t, Said) if s.seat == seer and s.line in (WOLF, CLEAR)}
        assert said <= told


def test_one_wolf_of_the_pack_claims_to_be_the_seer() -> None:
    claims = 0
    for n in range(10):
        t = played(str(n)).table
        liars = {s.seat for s in ever(t, Said) if s.line == CLAIM and t.seats[s.seat].team == "wolves"}
        assert len(liars) <= 1
        claims += len(liars)
    assert claims >= 5


def test_the_witch_saves_early() -> None:
    used = [a for n in range(10) for a in ever(played(str(n)).table, Acted) if a.power == "antidote"]
    assert len(used) >= 6


def test_a_white_wolf_king_who_is_found_takes_somebody_along() -> None:
    plays = [played(str(n), board="white_guard") for n in range(20)]
    bursts = [b for play in plays for b in ever(play.table, Burst)]
    assert bursts
    assert any(d.cause == "dragged" for play in plays for d in ever(play.table, Died))


def test_both_sides_win() -> None:
    wins = [played(f"share/{n}").outcome for n in range(60)]
    teams = [o.teams[0] for o in wins if o is not None and o.teams]
    assert 3 < teams.count("good") < 57
