"""What the moderator is asked."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import (
    MODERATOR,
    All,
    Ask,
    First,
    choose,
)
from duskbell.kernel.errors import NotAsked
from duskbell.kernel.many import Many, Order
from tests.kernel.putting import BELL, refused
from tests.kernel.tiny import Noted, asking, made, sit


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
