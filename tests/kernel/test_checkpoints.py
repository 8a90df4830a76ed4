"""Checkpoints: the begin of a phase is kept now and then, and made when a fork needs it."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.kernel import Game, Record, forking, rebuild, replaying
from duskbell.kernel.checkpoint import Checkpoint
from tests.kernel.tiny import GAMES, play_on, sit, snapshot


def kept(play: duskbell.Play[Any]) -> list[Checkpoint[Any]]:
    """The checkpoints of a play, the last first."""
    found, at = [], play._checkpoint
    while at is not None:
        found.append(at)
        at = at.before
    return found


@pytest.mark.parametrize("apart", [0, 3, 7])
@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_forks_and_undos_are_right_wherever_the_last_checkpoint_is(
    game: Game[Any], apart: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forking, "APART", apart)
    play, rng = sit(game, 4, checkpoints=True), Random(6)
    for _ in range(12):
        assert snapshot(play.fork()) == snapshot(play)
        play_on(play, rng, 5)
        play.undo()
        assert snapshot(rebuild(game, Record.parse(play.record.dump()))) == snapshot(play)
        play_on(play, rng, 3)


def mafia(answers: int) -> duskbell.Play[Any]:
    """A table of twelve after so many random answers."""
    return play_on(duskbell.start("mafia", 12, seed=5, checkpoints=True), Random(5), answers)


def test_two_checkpoints_are_so_many_lines_apart() -> None:
    lines = [c.lines for c in kept(mafia(330))]
    assert len(lines) > 2
    assert min(later - earlier for later, earlier in pairwise(lines)) >= forking.APART


def test_what_the_first_fork_in_a_phase_made_is_there_for_the_next() -> None:
    play = mafia(330)
    assert play._behind
    play.fork()
    made = play._checkpoint
    assert made is not None
    assert (made.phase, made.spans) == (play.table.phase, len(play.table.spans))
    play.fork()
    assert play._checkpoint is made


def test_an_undo_replays_little_of_a_long_table(monkeypatch: pytest.MonkeyPatch) -> None:
    play, replayed, replay = mafia(330), [0], replaying.replay

    def count(p: Any, line: Any) -> None:
        replayed[0] += 1
        replay(p, line)

    monkeypatch.setattr(replaying, "replay", count)
    play.undo()
    assert 0 < replayed[0] < forking.APART + 100 < 330


def test_they_are_as_far_apart_where_answers_have_been_taken_back() -> None:
    play = mafia(150)
    before = len(kept(play))
    for _ in range(4):
        play.undo(3)
        play_on(play, Random(9), 60)
    lines = [c.lines for c in kept(play)]
    assert len(lines) > before
    assert min(later - earlier for later, earlier in pairwise(lines)) >= forking.APART
    assert max(later - earlier for later, earlier in pairwise(lines)) < 2 * forking.APART
