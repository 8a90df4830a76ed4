"""First: many are asked, and who is first ends it."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import (
    PASS,
    First,
    choose,
)
from duskbell.kernel.errors import NotAsked
from tests.kernel.putting import put
from tests.kernel.tiny import GUESS, asking, sit, snapshot


def race(t: Any) -> First[Any]:
    return First([choose(s, "buzz", ["a", "b"], optional=True) for s in t.seats])


def test_the_first_to_speak_is_heard_and_the_others_have_missed_it() -> None:
    play, sent = asking(race)
    ask = play.open[1]
    assert play.answer(1, "b")
    assert sent == [(ask, "b")]
    assert sent[0][0].to == 1
    before = snapshot(play)
    assert play.answer(0, "a") is False
    assert play.answer(2, "b") is False
    assert snapshot(play) == before


def test_a_late_answer_is_not_taken_for_the_next_question() -> None:
    play, sent = asking(race, lambda t: choose(0, "next", ["x", "y"]))
    late = play.open[0]
    play.answer(1, "b")
    before = snapshot(play)
    assert play.answer(0, "a") is False
    assert play.answer(0, PASS, ask=late) is False
    assert snapshot(play) == before
    play.answer(0, "x")
    assert sent[1] == "x"


def test_a_late_answer_that_never_was_legal_is_refused() -> None:
    play, _ = asking(race)
    play.answer(1, "b")
    before = snapshot(play)
    with pytest.raises(NotAsked):
        play.answer(0, "c")
    assert snapshot(play) == before


def test_who_has_passed_a_race_cannot_speak_in_it_any_more() -> None:
    play, sent = asking(race)
    play.answer(0, PASS)
    assert sorted(play.open) == [1, 2]
    with pytest.raises(NotAsked):
        play.answer(0, "a")
    play.answer(2, "a")
    assert sent[0][1] == "a"


def test_a_race_in_which_all_pass_is_none() -> None:
    play, sent = asking(race)
    for seat in (2, 0, 1):
        assert not sent
        play.answer(seat, PASS)
    assert sent == [None]


def test_a_race_in_which_all_keep_silent_is_none() -> None:
    play, sent = asking(race)
    for seat in (2, 0, 1):
        play.silence(seat)
    assert sent == [None]
    assert [line[2:] for line in play.lines] == [(PASS, "clock")] * 3


def test_silence_that_means_an_option_speaks_in_a_race() -> None:
    play, sent = asking(lambda t: First([choose(s, "k", ["a", "b"]) for s in t.seats]))
    play.silence(1)
    assert sent[0][0].to == 1
    assert sent[0][1] == "a"


def test_a_race_of_nobody_is_none() -> None:
    _, sent = put(First([]))
    assert sent == [None]


def test_the_guessing_race_goes_to_who_was_first() -> None:
    play = sit(GUESS, 3)
    secret = play.table.secret
    play.answer(2, PASS)
    play.answer(1, secret)
    assert play.outcome is not None
    assert play.outcome.winners == (1,)
    assert play.answer(0, secret) is False
    assert play.outcome.winners == (1,)
