"""All: many are asked at once, and nobody reads another's answer before the last."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import (
    CHANCE,
    All,
    First,
    choose,
    roll,
)
from duskbell.kernel.errors import NotAsked
from tests.kernel.putting import put
from tests.kernel.tiny import asking, snapshot


def ballot(t: Any) -> All[Any]:
    return All([choose(s, "vote", ["a", "b"]) for s in (t.seats[2], t.seats[0], t.seats[1])])


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_all_are_answered_in_any_order_and_sent_in_the_order_of_the_asks(order: tuple[int, ...]) -> None:
    play, sent = asking(ballot)
    for seat in order:
        assert not sent
        play.answer(seat, "ab"[seat % 2])
    assert sent == [{2: "a", 0: "a", 1: "b"}]
    assert list(sent[0]) == [2, 0, 1]


def test_nothing_is_seen_of_an_answer_before_all_have_answered() -> None:
    play, _ = asking(ballot)
    log = len(play.table.log)
    before = [play.view(n).state() for n in range(3)]
    play.answer(0, "a")
    play.answer(1, "b")
    assert len(play.table.log) == log
    assert [play.view(n).state() for n in range(3)] == before
    assert list(play.open) == [2]


def test_who_has_answered_one_of_all_is_not_asked_again() -> None:
    play, _ = asking(ballot)
    play.answer(0, "a")
    before = snapshot(play)
    with pytest.raises(NotAsked):
        play.answer(0, "b")
    assert snapshot(play) == before


def test_silence_of_some_of_all_is_their_default() -> None:
    play, sent = asking(ballot)
    play.silence(1)
    play.answer(0, "b")
    play.silence(2)
    assert sent == [{2: "a", 0: "b", 1: "a"}]


def test_two_questions_to_one_seat_at_once_are_an_error_of_the_rules() -> None:
    for together in (All, First):
        with pytest.raises(ValueError, match=r"two questions at once to one seat: \['x', 'y'\]"):
            put(together([choose(0, "x", ["a"]), choose(0, "y", ["a"])]))


def test_all_of_nobody_is_answered_at_once() -> None:
    _, sent = put(All([]))
    assert sent == [{}]


def test_chance_answers_inside_all() -> None:
    play, sent = put(All([choose(1, "x", ["a", "b"]), roll("die", ["1", "2", "3"]), choose(0, "y", ["a", "b"])]))
    assert sorted(play.open) == [0, 1]
    play.answer(0, "a")
    play.answer(1, "b")
    assert list(sent[0]) == [1, CHANCE, 0]
    assert sent[0][1] == "b"
    assert sent[0][CHANCE] in ("1", "2", "3")


def test_all_of_chance_alone_is_answered_at_once() -> None:
    _, sent = put(All([roll("die", ["1", "2", "3"])]))
    assert list(sent[0]) == [CHANCE]
