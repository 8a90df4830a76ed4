"""What must hold at every question of every table of 风声, said a second time and independently."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.card import deck
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.kernel import NOBODY, PASS, Play
from duskbell.testing import laws, random_answers, sit_down

SIZES = range(2, 10)
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"deck": "full", "choose_from": 2, "gift": "up_to_three"})


def everywhere(t: Any) -> list[Any]:
    """All cards, wherever they lie."""
    piles = [t.deck, t.discard, t.gone, t.way, t.desk]
    return [c for pile in (*piles, *[s.hand for s in t.seats], *[s.area for s in t.seats]) for c in pile]


def holds(play: Play[Any], cards: Counter[Any]) -> None:
    t = play.table
    assert Counter(everywhere(t)) == cards
    assert not play.over
    for seat, ask in play.open.items():
        assert ask.default in ask.options or not ask.single
        assert len(ask.options) < 400, (ask.key, len(ask.options))
        if ask.key in ("fengsheng.fight", "fengsheng.save", "fengsheng.main", "fengsheng.accept"):
            assert t.seats[seat].alive
    for s in t.seats:
        assert (s.red, s.blue, s.black) == tuple(sum(x in c.colours for c in s.area) for x in ("red", "blue", "black"))
        assert s.alive or t.dying or not (s.hand or s.area)
        assert s.up <= s.seen


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize(
    "options", [{}, {"deck": "full", "choose_from": 2, "gift": "up_to_three", "pairs": True}], ids=["usual", "else"]
)
def test_cards_are_never_lost_nor_made(players: int, options: dict[str, Any]) -> None:
    cards = Counter(deck(options.get("deck", "auto"), players))
    play = sit_down(FENGSHENG, players, players, options)
    for n, _ in enumerate(random_answers(play, Random(players))):
        assert n < 20_000
        if play.table.turn != NOBODY and not play.over:
            holds(play, cards)
    assert play.outcome is not None


@pytest.mark.parametrize("players", SIZES)
def test_laws_hold(players: int) -> None:
    for law in (laws.silence_ends, laws.answers_are_listed, laws.rebuilding_repeats, laws.views_are_folds):
        law("fengsheng", players, players, {}, "auto")


def test_tables_are_plain_and_forks_ask_the_same() -> None:
    laws.state_is_plain("fengsheng", 5, 1, {}, "auto")
    laws.forks_ask_the_same("fengsheng", 2, 1, {}, "auto")


def test_nobody_who_decides_nothing_keeps_a_round_open() -> None:
    """All who are asked in a round can pass."""
    play = sit_down(FENGSHENG, 6, 4)
    for _ in random_answers(play, Random(4)):
        if len(play.open) > 1 and play.table.phase == "fight":
            assert all(PASS in ask.options for ask in play.open.values())


def test_every_character_is_dealt() -> None:
    offered: set[str] = set()
    for seed in range(40):
        t = sit_down(FENGSHENG, 9, seed).table
        offered |= {
            c
            for e in t.log
            for c in getattr(e.event, "characters", ())
            if type(e.event).__name__ == "CharactersOffered"
        }
    assert offered == set(CHARACTERS)
