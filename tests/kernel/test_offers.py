"""Offers that stand beside a question."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import (
    PASS,
    All,
    Ask,
    First,
    Taken,
    ask_all_with_offers,
    choose,
)
from duskbell.kernel.ask import NO, YES
from duskbell.kernel.errors import NotAsked
from tests.kernel.putting import BELL, refused
from tests.kernel.tiny import BOMB, Bowed, Thrown, asking, events, made, sit, snapshot


def test_an_offer_is_open_beside_the_questions_and_is_not_waited_for() -> None:
    play, sent = asking(lambda t: First([choose(0, "k", ["a"], optional=True)], [BELL]))
    assert play.offers == {1: [BELL]}
    assert list(play.open) == [0]
    play.answer(0, PASS)
    assert sent == [None]
    assert play.offers == {}


def test_taking_an_offer_answers_a_first() -> None:
    play, sent = asking(lambda t: First([choose(0, "k", ["a"], optional=True)], [BELL]))
    play.answer(1, "ring")
    assert sent == [(BELL, "ring")]
    assert sent[0][0] is BELL
    assert play.answer(0, "a") is False
    assert play.offers == {}


def test_a_first_of_offers_alone_waits_for_one_of_them() -> None:
    play, sent = asking(lambda t: First([], [BELL]))
    assert play.open == {}
    assert not sent
    play.answer(1, "ring")
    assert sent == [(BELL, "ring")]


def test_a_seat_may_have_a_question_and_offers_and_its_answer_finds_the_one_it_fits() -> None:
    offers = [choose(0, "bell", ["ring"]), choose(0, "gong", ["a", "strike"])]
    play, sent = asking(lambda t: First([choose(0, "k", ["a", "b"])], offers))
    play.answer(0, "strike")
    assert sent[0][0].key == "gong"
    play, sent = asking(lambda t: First([choose(0, "k", ["a", "b"])], offers))
    play.answer(0, "a")
    assert sent[0][0].key == "k"
    play, sent = asking(lambda t: First([choose(0, "k", ["a", "b"])], offers))
    play.answer(0, "a", ask=offers[1])
    assert sent[0][0].key == "gong"


def test_an_answer_that_fits_neither_question_nor_offer_is_refused() -> None:
    play, _ = asking(lambda t: First([choose(0, "k", ["a", "b"])], [choose(0, "bell", ["ring"])]))
    refused(play, 0, "x")
    play, _ = asking(lambda t: First([choose(0, "k", ["a", "b"])], [BELL]))
    assert "ring" in refused(play, 1, "a")


def test_all_is_interrupted_by_an_offer_with_taken() -> None:
    caught: list[Taken] = []

    async def script(t: Any) -> str:
        try:
            await All([choose(s, "vote", ["a", "b"]) for s in t.seats], [BELL])
        except Taken as it:
            caught.append(it)
        await choose(0, "after", ["on"])
        return "only"

    play = sit(made(only=script))
    play.answer(0, "a")
    play.answer(1, "ring")
    assert [(it.ask, it.value) for it in caught] == [(BELL, "ring")]
    assert [a.key for a in play.open.values()] == ["after"]
    assert play.offers == {}
    assert play.answer(2, "a") is False


def test_an_offer_ends_with_the_question_that_it_stood_beside() -> None:
    play, _ = asking(lambda t: All([choose(0, "vote", ["a", "b"])], [BELL]), lambda t: choose(0, "next", ["x"]))
    play.answer(0, "a")
    assert play.offers == {}
    with pytest.raises(NotAsked):
        play.answer(1, "ring")


def test_all_of_nobody_leaves_no_offer_standing() -> None:
    play, sent = asking(lambda t: All([], [BELL]), lambda t: choose(0, "next", ["x"]))
    assert sent == [{}]
    assert play.offers == {}
    with pytest.raises(NotAsked):
        play.answer(1, "ring")


def test_silence_never_takes_an_offer() -> None:
    play, sent = asking(lambda t: First([choose(0, "k", ["a"], optional=True)], [BELL]))
    before = snapshot(play)
    with pytest.raises(NotAsked):
        play.silence(1)
    assert snapshot(play) == before
    assert not sent


def test_the_clock_of_who_has_voted_takes_no_offer() -> None:
    play, _ = asking(lambda t: All([choose(s, "vote", ["a", "b"]) for s in t.seats], [BELL]), players=3)
    play.answer(1, "a")
    before = snapshot(play)
    with pytest.raises(NotAsked):
        play.silence(1)
    assert snapshot(play) == before


def test_after_an_interruption_the_options_are_derived_anew() -> None:
    play = sit(BOMB, 4)
    play.answer(0, YES)
    assert play.open[1].about == (4,)
    play.answer(2, "bow")
    assert Bowed(2) in events(play)
    assert sorted(play.open) == [0, 1, 3]
    assert play.open[0].about == (3,)
    assert [a.options for a in play.offers[0]] == [("#1", "#3"), ("bow",)]
    assert 2 not in play.offers
    for seat in (0, 1, 3):
        play.answer(seat, NO)
    assert play.table.log[-1].event.votes == ((0, 0), (1, 0), (3, 0))


def test_ask_all_with_offers_sends_what_all_would_when_nobody_interrupts() -> None:
    async def never(ask: Ask[Any], value: Any) -> None:
        raise AssertionError

    play, sent = asking(
        lambda t: ask_all_with_offers(lambda: [choose(s, "k", ["a", "b"]) for s in t.seats], lambda: [BELL], never)
    )
    for seat in (2, 1, 0):
        play.answer(seat, "b")
    assert sent == [{0: "b", 1: "b", 2: "b"}]


def test_a_bomb_ends_the_day_in_the_middle_of_the_vote() -> None:
    play = sit(BOMB, 4)
    play.answer(0, YES)
    play.answer(3, "#1")
    assert Thrown(3, 1) in events(play)
    assert play.table.phase == "dusk"
    assert [s.no for s in play.table.living] == [0, 2]
    assert [a.key for a in play.open.values()] == ["bomb.rest"]


def test_the_last_bomb_ends_the_table_in_the_middle_of_the_vote() -> None:
    play = sit(BOMB, 2)
    play.answer(1, "#0")
    assert play.outcome is not None
    assert play.outcome.reason == "bomb.left"
    assert play.open == {}
    assert play.offers == {}
