"""Talk: who may speak to whom now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import CHANCE, MODERATOR, Play, Record, Ruling, rebuild
from duskbell.kernel.core_events import Marked, Said
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.talk import LONGEST, MUTED
from tests.kernel.tiny import GUESS, VOTE, Died, plain, play_on, sit, snapshot


def day(**how: Any) -> Play[Any]:
    play = sit(VOTE, 4, **how)
    assert play.table.phase == "day"
    return play


def silent(play: Play[Any], seat: int, text: str = "hi", channel: str = "public", **how: Any) -> str:
    """The sentence that refuses to let a seat speak; nothing has changed."""
    before = snapshot(play)
    with pytest.raises(NoFloor) as error:
        play.say(seat, text, channel, **how)
    assert snapshot(play) == before
    return str(error.value)


def test_what_is_said_in_public_is_heard_by_all() -> None:
    play = day()
    play.say(2, "I am the guard, 真的")
    for seat in (0, 1, 2, 3, None, MODERATOR):
        assert play.view(seat).events[-1] == Said(2, "public", "I am the guard, 真的")
    assert play.lines[-1] == ("say", 2, "public", "I am the guard, 真的", "", ())


def test_a_whisper_is_heard_by_its_hearers_and_the_moderator_alone() -> None:
    play = day()
    versions = {seat: play.view(seat).version for seat in (0, 1, 2, 3, None, MODERATOR)}
    play.say(1, "psst", "next")
    heard = {seat for seat, v in versions.items() if play.view(seat).version > v}
    assert heard == {1, 2, MODERATOR}
    assert play.view(2).events[-1] == Said(1, "next", "psst")


def test_a_line_of_the_catalogue_is_said_with_its_arguments() -> None:
    play = day()
    play.say(0, line="vote.suspect", about=(3,))
    assert play.view(1).events[-1] == Said(0, "public", "", "vote.suspect", (3,))


def test_talk_is_no_answer_and_changes_no_question() -> None:
    play = day()
    asked = dict(play.open)
    play.say(2, "hm")
    assert play.open == asked


def test_a_channel_that_is_not_open_is_refused_with_those_that_are() -> None:
    sentence = silent(day(), 0, channel="dead")
    assert sentence == "you cannot speak on 'dead'; open to you now: public, next."


def test_the_dead_speak_among_themselves_alone() -> None:
    play = day()
    play.table.emit(Died(1), public=True)
    play.table.emit(Died(3), public=True)
    assert "open to you now: dead" in silent(play, 1)
    play.say(1, "boo", "dead")
    assert play.view(3).events[-1] == Said(1, "dead", "boo")
    assert not any(isinstance(e, Said) for e in play.view(0).events)


def test_nobody_speaks_where_the_rules_give_nobody_the_floor() -> None:
    play = sit(VOTE, 4, moderator="ask")
    assert play.table.phase == "night"
    assert silent(play, 0) == "you cannot speak on 'public'; you may not speak now."
    play.say(MODERATOR, "close your eyes")
    assert play.view(0).events[-1] == Said(MODERATOR, "public", "close your eyes")


def test_the_muted_do_not_speak_until_the_mark_is_gone() -> None:
    play = day()
    play.rule(Ruling("penalty", "too loud", 2, "mute"))
    assert play.table.in_force(play.table.seats[2], MUTED)
    assert play.channels(2) == ()
    silent(play, 2)
    play.say(1, "she is muted")
    for seat in list(play.open):
        play.answer(seat, 0)
        while play.open and next(iter(play.open.values())).key == "vote.guard":
            play.answer(next(iter(play.open)), "yes")
    assert play.table.phase == "day"
    if play.table.seats[2].alive:
        play.say(2, "at last")


def test_a_mute_whose_source_is_gone_has_no_force() -> None:
    play = day()
    play.table.emit(Marked(0, MUTED, 3))
    silent(play, 0)
    play.table.emit(Died(3), public=True)
    play.say(0, "free")


@pytest.mark.parametrize("text", ["", "x" * (LONGEST + 1), "x" * 100_000])
def test_a_message_is_neither_empty_nor_too_long(text: str) -> None:
    assert silent(day(), 0, text) == f"a message has 1 to {LONGEST} characters, this one has {len(text)}."


def test_the_longest_message_is_heard() -> None:
    play = day()
    play.say(0, "钟" * LONGEST)
    assert play.view(1).events[-1] == Said(0, "public", "钟" * LONGEST)


def test_a_line_of_the_catalogue_is_not_too_long_either() -> None:
    silent(day(), 0, "", line="x" * (LONGEST + 1))


def test_at_a_paused_table_only_the_referee_speaks() -> None:
    play = day()
    play.rule(Ruling("pause"))
    assert "paused" in silent(play, 0)
    play.say(MODERATOR, "quiet please")
    play.rule(Ruling("resume"))
    play.say(0, "thanks")


def test_when_the_table_is_over_everybody_may_speak() -> None:
    play = play_on(day(), Random(1))
    for seat in range(4):
        play.say(seat, "good game")
    twin = rebuild(VOTE, Record.parse(play.record.dump()))
    assert plain(twin.table) == plain(play.table)


def test_when_the_table_was_ended_in_a_pause_everybody_may_speak() -> None:
    play = day()
    play.rule(Ruling("pause"))
    play.rule(Ruling("end", "the bell"))
    play.say(0, "what a pity")


@pytest.mark.parametrize("seat", [4, 99, CHANCE, -3, -99])
@pytest.mark.parametrize("over", [False, True])
def test_who_does_not_sit_at_the_table_does_not_speak(seat: int, over: bool) -> None:
    play = day()
    if over:
        play_on(play, Random(1))
    silent(play, seat)


def test_channels_tell_where_a_seat_may_speak() -> None:
    play = day()
    assert [c.id for c in play.channels(1)] == ["public", "next"]
    assert [c.id for c in play.channels(MODERATOR)] == ["public"]
    assert [c.id for c in sit(GUESS, 3).channels(2)] == ["public"]


def test_talk_comes_back_in_its_place() -> None:
    play, rng = day(), Random(3)
    for n in range(8):
        if not play.over:
            for seat in range(4):
                if play.channels(seat):
                    play.say(seat, f"word {n}", play.channels(seat)[0].id)
            play_on(play, rng, 1)
    twin = rebuild(VOTE, Record.parse(play.record.dump()))
    assert plain(twin.table) == plain(play.table)


def test_the_record_names_the_speaker_by_number_whatever_was_given_for_it() -> None:
    play = day()
    play.say(True, "hm")
    assert type(play.lines[-1][1]) is int
    assert rebuild(VOTE, Record.parse(play.record.dump())).view(0).events[-1] == Said(1, "public", "hm")


def test_what_was_said_cannot_be_changed_by_a_listener() -> None:
    play = day()
    about: list[Any] = [{"a": [1]}]
    try:
        play.say(0, line="vote.suspect", about=(about,))
    except NoFloor:
        return
    hash(play.table.log[-1].event)


@pytest.mark.slow
def test_arguments_nested_too_deep_for_a_record_are_refused() -> None:
    deep: tuple[Any, ...] = ()
    for _ in range(100_000):
        deep = (deep,)
    play = day()
    before = play.view(0).version
    with pytest.raises(NoFloor):
        play.say(0, line="vote.suspect", about=deep)
    assert play.view(0).version == before


@pytest.mark.parametrize(
    "about", [(3, "seer"), (1 << 40,), (-5,), (True, None), ("真", 1.5), ([1, ["x"]],), ("\x00\n",)]
)
def test_what_a_line_is_about_is_the_same_in_the_record(about: tuple[Any, ...]) -> None:
    """Most are words and numbers, which are taken as they are; of all others a record decides how they are."""
    play = day()
    play.say(0, line="vote.suspect", about=about)
    said = play.view(1).events[-1]
    again = rebuild(VOTE, Record.parse(play.record.dump())).view(1).events[-1]
    assert isinstance(said, Said)
    assert isinstance(again, Said)
    assert said == again
    assert [type(x) for x in said.about] == [type(x) for x in again.about]
