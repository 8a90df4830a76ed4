"""What must hold at every question of every table of 风声, said a second time and independently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from random import Random
from typing import Any

import pytest

from duskbell.games.fengsheng import FENGSHENG, passes, settle, turn
from duskbell.games.fengsheng.card import deck
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.kernel import NOBODY, PASS, Ask, Play
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
        assert ask.accept(ask.default) == ask.default, (ask.key, ask.default)
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


@pytest.mark.slow
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


class OneByOne:
    """What `InTurn` says it is: one is asked after the other, until somebody does not pass."""

    def __init__(self, asks: Iterable[Ask[Any]]) -> None:
        self.asks = tuple(asks)

    def __await__(self) -> Generator[Any, Any, tuple[Ask[Any], Any] | None]:
        for ask in self.asks:
            said = yield from ask.__await__()
            if said is not None:
                return ask, said
        return None


def steadily(players: int, order: Random) -> tuple[list[Any], int]:
    """A table at which everybody decides by what they are asked and by how much has happened, whoever speaks first.
    Also returns at how many moments several were asked.
    """
    play, together = sit_down(FENGSHENG, players, 7), 0
    while not play.over:
        together += len(play.open) > 1
        seat = order.choice(list(play.open))
        ask = play.open[seat]
        rng = Random(f"{seat}/{ask.key}/{','.join(ask.options)}/{len(play.table.log)}")
        play.answer(seat, ask.sample(rng), ask=ask)
    return [(e.event, e.seen) for e in play.table.log], together


@pytest.mark.parametrize("players", [3, 6])
def test_asking_all_at_once_is_the_same_game_as_asking_one_by_one(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    log, together = steadily(players, Random(1))
    assert together
    assert steadily(players, Random(2))[0] == log
    for module in (passes, settle, turn):
        monkeypatch.setattr(module, "InTurn", OneByOne)
    again, together = steadily(players, Random(3))
    assert again == log
    assert together == players - 1, "characters are chosen by all at once"


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
