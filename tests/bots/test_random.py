"""The random bot: anything legal, all alike, and not a word."""

from __future__ import annotations

from collections import Counter
from typing import Any

import duskbell
from duskbell.bots import make
from duskbell.kernel import Ask, View, choose_many
from tests.bots.sitting import sat


def test_every_option_comes_up_about_as_often() -> None:
    play = duskbell.start("mafia", players=9, seed=1)
    seat, ask = next(iter(play.open.items()))
    bot = make("mafia", "random", "0")
    count = Counter(bot(play.view(seat), ask) for _ in range(5000))
    assert set(count) == set(ask.options)
    assert max(count.values()) < 1.4 * min(count.values())


def test_it_answers_questions_for_several() -> None:
    play = duskbell.start("mafia", players=9, seed=1)
    ask = choose_many(0, "tiny.many", ["a", "b", "c"], 1, 2)
    given = {make("mafia", "random", str(n))(play.view(0), ask) for n in range(200)}
    assert given == set(ask.answers())


def test_it_says_nothing() -> None:
    play = duskbell.start("mafia", players=9, seed=1)
    assert make("mafia", "random", "0").speak(play.view(0), ("public", "killers")) == []


def test_the_same_seed_answers_the_same() -> None:
    assert sat(3, "random").record.dump() == sat(3, "random").record.dump()


def test_it_is_always_legal() -> None:
    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        assert ask.accept(answer) == answer

    for seed in range(30):
        sat(seed, "random", watch)
