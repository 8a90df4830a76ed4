"""Questions: what they offer, what they accept, what the rule is sent, and All and First."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from duskbell.kernel import (
    CHANCE,
    MODERATOR,
    PASS,
    SILENCE,
    All,
    Ask,
    First,
    GameOver,
    Play,
    Taken,
    ask_all_with_offers,
    choose,
    choose_many,
    confirm,
    number,
    roll,
    shuffle,
)
from duskbell.kernel.ask import NO, YES, token
from duskbell.kernel.errors import IllegalAnswer, NotAsked, TableOver
from duskbell.kernel.many import Many, Order
from tests.kernel.tiny import BOMB, GUESS, Bowed, Noted, Thrown, asking, events, made, play_on, sit, snapshot


def put(question: Any, *, players: int = 3, **how: Any) -> tuple[Play[Any], list[Any]]:
    """A table that puts one question, the same to every table."""
    return asking(lambda t: question, players=players, **how)


def refused(play: Play[Any], seat: int, what: object) -> str:
    """The sentence that refuses `what`; nothing at all has changed."""
    before = snapshot(play)
    with pytest.raises(IllegalAnswer) as error:
        play.answer(seat, what)
    assert snapshot(play) == before
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 400
    return sentence


# -- one question -----------------------------------------------------------------------------------------------------


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


# -- several of them --------------------------------------------------------------------------------------------------


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


# -- chance -----------------------------------------------------------------------------------------------------------


def test_a_roll_is_answered_by_chance_and_recorded() -> None:
    play, sent = asking(lambda t: roll("tiny.die", t.seats))
    assert sent[0] in play.table.seats
    assert play.lines == [(CHANCE, "tiny.die", sent[0].token)]


def test_weights_decide_how_often_an_option_falls() -> None:
    rng, ask = Random(5), roll("k", ["a", "b", "c"], [1, 3, 6])
    count = Counter(ask.sample(rng) for _ in range(10_000))
    for option, share in (("a", 0.1), ("b", 0.3), ("c", 0.6)):
        assert abs(count[option] / 10_000 - share) < 0.02


def test_a_shuffle_sends_every_thing_and_alike_ones_as_often_as_they_are_there() -> None:
    orders = set()
    for seed in range(60):
        play, sent = put(shuffle("k", ["axe", "axe", "bell"]), seed=str(seed))
        assert sorted(sent[0]) == ["axe", "axe", "bell"]
        assert play.lines == [(CHANCE, "k", ",".join(sent[0]))]
        orders.add(tuple(sent[0]))
    assert len(orders) == 3


@pytest.mark.parametrize("what", ["axe,bell", "axe,bell,bell", "axe,axe,bell,bell", "", 0, None, "axe,axe,egg"])
def test_an_order_takes_every_thing_once_and_nothing_else(what: object) -> None:
    order: Order[list[str]] = shuffle("k", ["axe", "axe", "bell"])
    with pytest.raises(IllegalAnswer, match="joined by commas"):
        order.accept(what)
    assert order.accept(["bell", "axe", "axe"]) == "bell,axe,axe"


def test_an_only_option_needs_no_chance_but_is_recorded() -> None:
    play, sent = asking(lambda t: roll("one", ["a"]), lambda t: roll("two", ["a", "b", "c", "d"]))
    other, also = asking(lambda t: roll("two", ["a", "b", "c", "d"]))
    assert sent == ["a", also[0]]
    assert [line[1] for line in play.lines] == ["one", "two"]
    assert other.lines == play.lines[1:]


# -- All --------------------------------------------------------------------------------------------------------------


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


# -- First ------------------------------------------------------------------------------------------------------------


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


# -- standing offers --------------------------------------------------------------------------------------------------

BELL = choose(1, "bell", ["ring"])


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


# -- the moderator ----------------------------------------------------------------------------------------------------


def weather(t: Any) -> Ask[str]:
    return choose(MODERATOR, "weather", ["sun", "rain", "fog"])


def test_the_program_answers_the_moderator_s_questions_when_it_moderates() -> None:
    play, sent = asking(weather)
    assert sent[0] in ("sun", "rain", "fog")
    assert play.lines == [(MODERATOR, "weather", sent[0])]
    assert list(play.open) == [2]


def test_somebody_outside_answers_them_when_the_moderator_is_asked() -> None:
    play, sent = asking(weather, moderator="ask")
    assert list(play.open) == [MODERATOR]
    assert "sun or rain or fog" in refused(play, MODERATOR, "snow")
    play.answer(MODERATOR, "fog")
    assert sent == ["fog"]


def test_the_moderator_is_asked_inside_all() -> None:
    def both(t: Any) -> All[Any]:
        return All([choose(0, "k", ["a"]), choose(MODERATOR, "weather", ["sun", "rain"]), choose(1, "k", ["a"])])

    play, sent = asking(both, moderator="ask")
    assert sorted(play.open) == [MODERATOR, 0, 1]
    play.answer(0, "a")
    play.answer(MODERATOR, "rain")
    play.answer(1, "a")
    assert list(sent[0].items()) == [(0, "a"), (MODERATOR, "rain"), (1, "a")]
    play, sent = asking(both)
    assert sorted(play.open) == [0, 1]
    play.answer(0, "a")
    play.answer(1, "a")
    assert list(sent[0]) == [0, MODERATOR, 1]


def test_the_moderator_s_offers_stand_only_where_somebody_outside_moderates() -> None:
    close = choose(MODERATOR, "close", ["close"])

    def open_floor(t: Any) -> First[Any]:
        return First([choose(0, "k", ["a"], optional=True)], [close])

    play, sent = asking(open_floor, moderator="ask")
    play.answer(MODERATOR, "close")
    assert sent == [(close, "close")]
    play, sent = asking(open_floor)
    assert play.offers == {}
    with pytest.raises(NotAsked, match="the moderator"):
        play.answer(MODERATOR, "close")


def test_the_program_may_be_the_first_to_speak() -> None:
    """With one option the program that moderates says it; so the race is over before anybody else speaks."""
    ask = choose(MODERATOR, "close", ["close"])
    play, sent = asking(lambda t: First([choose(0, "k", ["a"], optional=True), ask]))
    assert play.lines == [(MODERATOR, "close", "close")]
    assert sent == [(ask, "close")]


def test_who_was_slower_than_the_program_has_missed_the_race() -> None:
    ask = choose(MODERATOR, "close", ["close"])
    play, _ = asking(lambda t: First([choose(0, "k", ["a"], optional=True), ask], [BELL]))
    assert play.offers == {}
    assert play.answer(0, "a") is False
    with pytest.raises(NotAsked):
        play.answer(1, "ring")


def test_a_program_that_passes_leaves_the_race_to_the_others() -> None:
    ask: Ask[Any] = choose(MODERATOR, "close", [], optional=True)
    play, sent = asking(lambda t: First([choose(0, "k", ["a"], optional=True), ask]))
    assert list(play.open) == [0]
    play.answer(0, "a")
    assert sent[0][1] == "a"


def test_a_script_may_be_sent_things_that_events_then_tell() -> None:
    async def script(t: Any) -> str:
        who = await choose(0, "k", t.seats)
        t.emit(Noted(who.token), public=True)
        await choose(0, "k", ["a"])
        return "only"

    play = sit(made(only=script))
    play.answer(0, 2)
    assert play.table.notes == ("#2",)


def test_what_a_token_means_is_the_same_for_one_several_and_an_order() -> None:
    """A word that was given as a word stays one, though something at the table is called the same."""
    by_token = {"owl": 7, "mole": 8}
    asks: list[Ask[Any]] = [
        Ask(0, "x", ("owl", "mole"), literal=("mole",)),
        Many(0, "x", ("owl", "mole"), literal=("mole",), least=0, most=2),
        Order(0, "x", ("owl", "mole"), literal=("mole",)),
    ]
    assert [ask.read("owl", by_token) for ask in asks] == [7, [7], [7]]
    assert [ask.read("mole", by_token) for ask in asks] == ["mole", ["mole"], ["mole"]]
