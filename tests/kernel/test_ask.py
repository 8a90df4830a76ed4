"""One question: what it offers, what it accepts, and what the rule is sent."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from duskbell.kernel import (
    CHANCE,
    MODERATOR,
    PASS,
    SILENCE,
    Ask,
    GameOver,
    choose,
    choose_many,
    confirm,
    number,
)
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.errors import IllegalAnswer, NotAsked, TableOver
from tests.kernel.putting import put, refused
from tests.kernel.tiny import GUESS, asking, made, play_on, sit, snapshot


@pytest.mark.parametrize("how", ["token", "index", "object"])
def test_a_choice_is_answered_by_token_by_index_or_by_the_thing_itself(how: str) -> None:
    play, sent = asking(lambda t: choose(t.seats[0], "tiny.who", t.others(t.seats[0])))
    seat = play.table.seats[2]
    assert play.answer(0, {"token": "#2", "index": 1, "object": seat}[how])
    assert sent == [seat]
    assert sent[0] is play.table.seats[2]
    assert play.lines == [(0, "tiny.who", "#2")]


def test_a_seat_of_a_view_names_the_seat_of_the_table() -> None:
    play, sent = asking(lambda t: choose(0, "tiny.who", t.seats))
    play.answer(0, play.view(0).table.seats[1])
    assert sent[0] is play.table.seats[1]


def test_options_keep_the_order_in_which_they_were_given() -> None:
    assert choose(0, "k", ["c", "a", "b"], optional=True).options == ("c", "a", "b", PASS)


def test_an_optional_choice_that_is_declined_is_none() -> None:
    for what in (PASS, None, 2):
        play, sent = put(choose(0, "k", ["a", "b"], optional=True))
        play.answer(0, what)
        assert sent == [None]


def test_a_choice_that_is_not_optional_cannot_be_declined() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    assert "right would be a or b" in refused(play, 0, PASS)
    refused(play, 0, None)


@pytest.mark.parametrize(
    "what",
    ["c", "", "A", " a", "silence", -1, 2, 10**9, 1.0, True, None, ["a"], object(), b"a", "x" * 9999, "\ud800", {}],
)
def test_a_wrong_answer_is_refused_with_the_right_ones_and_nothing_changes(what: object) -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    sentence = refused(play, 0, what)
    assert "k" in sentence
    assert "right would be a or b" in sentence


def test_a_whole_number_of_thousands_of_digits_is_refused_like_any_other() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    refused(play, 0, 10**5000)


def test_a_thing_whose_token_is_no_word_is_refused_like_any_other() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    refused(play, 0, SimpleNamespace(token=5))


@pytest.mark.parametrize(
    ("what", "value"), [("yes", True), ("no", False), (True, True), (False, False), (0, True), (1, False)]
)
def test_a_confirmation_is_sent_as_yes_or_no(what: object, value: bool) -> None:
    play, sent = put(confirm(0, "k"))
    play.answer(0, what)
    assert sent == [value]
    assert type(sent[0]) is bool


def test_a_confirmation_takes_nothing_but_yes_and_no() -> None:
    play, _ = put(confirm(0, "k"))
    assert f"{YES} or {NO}" in refused(play, 0, "maybe")


def test_a_number_is_sent_as_a_whole_number() -> None:
    play, sent = put(number(0, "k", 3, 12))
    assert play.open[0].options == tuple(str(n) for n in range(3, 13))
    refused(play, 0, "13")
    refused(play, 0, "2")
    refused(play, 0, "3.0")
    refused(play, 0, "03")
    play.answer(0, "10")
    assert sent == [10]
    assert type(sent[0]) is int


def test_silence_means_the_default_of_each_kind() -> None:
    kinds: list[tuple[Any, Any]] = [
        (choose(0, "k", ["a", "b"]), "a"),
        (choose(0, "k", ["a", "b"], default="b"), "b"),
        (choose(0, "k", ["a", "b"], optional=True), None),
        (choose(0, "k", ["a", "b"], default=SILENCE), None),
        (confirm(0, "k"), False),
        (confirm(0, "k", default=True), True),
        (number(0, "k", 3, 5), 3),
        (number(0, "k", 3, 5, default=4), 4),
        (choose_many(0, "k", ["a", "b", "c"], 0, 2), []),
        (choose_many(0, "k", ["a", "b", "c"], 2, 3), ["a", "b"]),
    ]
    for question, value in kinds:
        play, sent = put(question)
        play.silence(0)
        assert sent == [value], question
        assert play.lines == [(0, "k", question.default, "clock")]


def test_silence_is_the_clock_s_to_say_and_not_an_answer() -> None:
    play, _ = put(choose(0, "k", ["a", "b"], default=SILENCE))
    refused(play, 0, SILENCE)


def test_silence_of_a_seat_that_is_not_asked_is_refused() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    before = snapshot(play)
    with pytest.raises(NotAsked, match="seat 2 is not being asked"):
        play.silence(1)
    assert snapshot(play) == before


def test_an_answer_given_for_the_clock_is_recorded_as_the_clock_s() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    play.answer(0, "b", clock=True)
    assert play.lines == [(0, "k", "b", "clock")]


def test_a_question_goes_to_the_seat_that_it_names_and_to_no_other() -> None:
    play, _ = put(choose(1, "k", ["a", "b"]))
    assert list(play.open) == [1]
    for seat in (0, 2, 3, 99, CHANCE, MODERATOR):
        before = snapshot(play)
        with pytest.raises(NotAsked):
            play.answer(seat, "a")
        assert snapshot(play) == before


def test_naming_another_question_than_the_open_one_is_refused() -> None:
    play, _ = put(choose(0, "k", ["a", "b"]))
    before = snapshot(play)
    with pytest.raises(NotAsked, match="not being asked that"):
        play.answer(0, "a", ask=choose(0, "other", ["a", "b"]))
    assert snapshot(play) == before
    assert play.answer(0, "a", ask=choose(0, "k", ["a", "b"]))


def test_a_second_answer_to_a_question_that_is_closed_is_refused() -> None:
    """`answer` returns False only "when another seat was first"; here no other seat was asked."""
    play, _ = put(choose(0, "k", ["a", "b"]))
    play.answer(0, "a")
    before = snapshot(play)
    with pytest.raises(NotAsked):
        play.answer(0, "b")
    assert snapshot(play) == before


def test_an_answer_to_a_table_that_is_over_is_refused() -> None:
    play = play_on(sit(GUESS, 2), Random(1))
    for seat in (0, 1, 5):
        with pytest.raises(TableOver):
            play.answer(seat, "nothing")
    with pytest.raises(TableOver):
        play.silence(0)


def test_who_gave_the_last_answer_of_a_table_cannot_give_another() -> None:
    async def script(t: Any) -> str:
        await choose(0, "k", ["a", "b"])
        raise GameOver((0,), (), "tiny.over")

    play = sit(made(only=script), 1)
    play.answer(0, "a")
    with pytest.raises(TableOver):
        play.answer(0, "b")


@pytest.mark.parametrize("seat", [True, 1.0])
def test_the_record_names_the_seat_by_its_number_whatever_was_given_for_it(seat: Any) -> None:
    play, _ = put(choose(1, "k", ["a", "b"]))
    play.answer(seat, "a")
    assert type(play.lines[0][0]) is int


def test_an_ask_is_plain_data_and_holds_no_seat() -> None:
    play, _ = asking(lambda t: choose(t.seats[0], "k", t.seats, about=(2,), seconds=30))
    assert play.open[0] == Ask(0, "k", ("#0", "#1", "#2"), (2,), "#0", 30)


def test_tokens_are_short_words() -> None:
    play, _ = put(choose(0, "k", ["a"]))
    assert [token(x) for x in (None, True, False, play.table.seats[1], "axe", 7)] == [PASS, YES, NO, "#1", "axe", "7"]


def test_none_or_two_is_an_answer_and_one_is_not() -> None:
    ask = choose_many(0, "k", ["a", "b", "c"], 2, 2, optional=True)
    assert list(ask.answers()) == ["", "a,b", "a,c", "b,c"]
    assert ask.default == ""
    assert {ask.accept(ask.sample(Random(n))) for n in range(40)} == set(ask.answers())
    for wrong in ("a", "a,b,c"):
        with pytest.raises(
            IllegalAnswer, match="right would be 2 of a, b, c, joined by commas, or an empty answer for none"
        ):
            ask.accept(wrong)
