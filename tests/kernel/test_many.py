"""A question that wants several answers at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import (
    Ask,
    choose,
    choose_many,
    confirm,
    number,
    roll,
    shuffle,
)
from duskbell.kernel.many import Many
from tests.kernel.putting import put, refused
from tests.kernel.tiny import asking


def many(least: int, most: int) -> Many[list[str]]:
    return choose_many(0, "k", ["a", "b", "c", "d"], least, most)


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("a,c", ["a", "c"]),
        ("c,a", ["a", "c"]),
        (["d", "b"], ["b", "d"]),
        (("a", "b", "c"), ["a", "b", "c"]),
        ("b,a,", ["a", "b"]),
    ],
)
def test_several_things_are_sent_in_the_order_of_the_options(what: object, value: list[str]) -> None:
    play, sent = put(many(2, 3))
    play.answer(0, what)
    assert sent == [value]
    assert play.lines == [(0, "k", ",".join(value))]


@pytest.mark.parametrize(
    "what", ["a", "a,b,c,d", "", [], "a,a", "a,a,b", "a,x", None, 0, 3.5, True, [["a", "b"]], {"a": 1}]
)
def test_too_few_too_many_or_others_are_refused(what: object) -> None:
    play, _ = put(many(2, 3))
    assert "right would be 2 to 3 of a, b, c, d, joined by commas" in refused(play, 0, what)


def test_the_least_and_the_most_are_both_allowed() -> None:
    for what in ("a,b", "b,c,d"):
        play, _ = put(many(2, 3))
        assert play.answer(0, what)


def test_none_of_them_is_an_empty_list() -> None:
    nothing: list[object] = ["", []]
    for what in nothing:
        play, sent = put(many(0, 2))
        play.answer(0, what)
        assert sent == [[]]


def test_seats_can_be_chosen_together() -> None:
    play, sent = asking(lambda t: choose_many(0, "k", t.seats, 1, 2))
    play.answer(0, [play.table.seats[2], "#0"])
    assert [s.no for s in sent[0]] == [0, 2]
    assert sent[0][1] is play.table.seats[2]


@pytest.mark.parametrize(("least", "most"), [(3, 2), (-1, 2), (0, 5)])
def test_bounds_that_the_options_cannot_meet_are_an_error_of_the_rules(least: int, most: int) -> None:
    with pytest.raises(ValueError, match="k offers 4 options"):
        choose_many(0, "k", ["a", "b", "c", "d"], least, most).answers()


def test_every_legal_answer_is_listed_once_and_accepted() -> None:
    kinds: list[tuple[Ask[Any], int]] = [
        (choose(0, "k", ["a", "b"], optional=True), 3),
        (confirm(0, "k"), 2),
        (number(0, "k", 2, 6), 5),
        (many(1, 2), 10),
        (many(0, 4), 16),
        (shuffle("k", ["a", "a", "b"]), 3),
        (shuffle("k", []), 1),
        (roll("k", ["a", "b"], [1, 9]), 2),
    ]
    for ask, count in kinds:
        answers = list(ask.answers())
        assert len(answers) == len(set(answers)) == count, ask
        assert [ask.accept(a) for a in answers] == answers


def test_a_sample_is_a_legal_answer_and_every_answer_is_sampled() -> None:
    rng = Random(3)
    kinds: list[Ask[Any]] = [
        choose(0, "k", ["a", "b"], optional=True),
        many(1, 2),
        shuffle("k", ["a", "a", "b"]),
        roll("k", ["a", "b"], [1, 9]),
    ]
    for ask in kinds:
        assert {ask.sample(rng) for _ in range(400)} == set(ask.answers())
