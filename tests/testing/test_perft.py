"""Perft against the plainest count there is: every sequence of answers, each played from the start."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from duskbell.kernel import Ask
from duskbell.testing import Perft, perft, sit_down


class Stop(Exception):
    """Chance is asked more than was told."""


def brute(game: str, players: int, depth: int, **options: object) -> Perft:
    """Extend every sequence of answers by every next answer until the table is over or `depth` is reached."""
    nodes, ends = 0, Counter[str]()
    todo: list[tuple[str, ...]] = [()]
    while todo:
        told = todo.pop()
        follow, over = step(game, players, told, options)
        if over is not None or len(told) == depth:
            nodes += 1
            if over is not None:
                ends[over or "nobody"] += 1
        else:
            todo += [(*told, answer) for answer in follow]
    return Perft(depth, nodes, dict(sorted(ends.items())))


def step(game: str, players: int, told: tuple[str, ...], options: dict[str, object]) -> tuple[list[str], str | None]:
    """After these answers: what may be answered next, and who has won if it is over."""
    left = list(told)
    asked: list[Ask[object]] = []

    def chance(ask: Ask[object]) -> str:
        if not left:
            asked.append(ask)
            raise Stop
        return left.pop(0)

    try:
        play = sit_down(game, players, 0, options, chance=chance)
        while not play.over:
            ask = play.open[min(play.open)]
            if not left:
                return list(ask.answers()), None
            play.answer(ask.to, left.pop(0))
    except Stop:
        return list(asked[0].answers()), None
    assert play.outcome is not None
    assert not left
    return [], ",".join(play.outcome.teams)


@pytest.mark.parametrize("depth", range(1, 9))
def test_perft_equals_brute_force_on_a_tiny_game(coin: str, depth: int) -> None:
    assert perft(coin, 3, depth) == brute(coin, 3, depth)


def test_perft_by_hand(coin: str) -> None:
    assert perft(coin, 3, 1) == Perft(1, 2, {})  # heads or tails
    # heads: two may vote yes or no; tails: seat 1 shouts (over) or passes, then seat 2
    assert perft(coin, 3, 2) == Perft(2, 2 + 2, {"loud": 1})
    # heads: 4 votes, one of them two yeses; tails: shouted; or passed, and then shouted or passed
    assert perft(coin, 3, 3) == Perft(3, 4 + 1 + 2, {"both": 1, "loud": 1, "louder": 1})
    # heads: over, or 3 times heads or tails again; tails: both passed, and 3 orders of a, a, b
    assert perft(coin, 3, 4) == Perft(4, 1 + 3 * 2 + 1 + 1 + 3, {"both": 1, "loud": 1, "louder": 1})


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft_equals_brute_force_on_mafia(depth: int) -> None:
    assert perft("mafia", 5, depth, {"angels": 0}) == brute("mafia", 5, depth, angels=0)


def test_perft_grows_and_repeats_itself(coin: str) -> None:
    counts = [perft(coin, 3, d) for d in range(1, 8)]
    assert counts == [perft(coin, 3, d, seed=5) for d in range(1, 8)], "the seed decides nothing"
    assert all(a.nodes < b.nodes for a, b in pairwise(counts))


def test_perft_in_words(coin: str) -> None:
    assert str(perft(coin, 3, 3)) == "perft 3 7 both=1 loud=1 louder=1"
    assert str(Perft(1, 2, {})) == "perft 1 2"
