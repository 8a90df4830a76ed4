"""Princeton Mafia, 玩法, 白天, its beginning: everybody wakes, the dead are pointed out, the dead are silent."""

from __future__ import annotations

import pytest

from duskbell.games.mafia.table import Died, QuietNight
from duskbell.kernel.core_events import PhaseBegan, Said, StageBegan
from duskbell.kernel.errors import NoFloor
from tests.rulebook.mafia.princeton import (
    EIGHT,
    FIVE,
    HEARTS,
    KILLER,
    VILLAGER,
    a_day_of_eight,
    accuse,
    close,
    go_on,
    known,
    living,
    night,
    princeton,
    speakers,
    stage,
    to_the_vote,
    trial,
    witnesses,
)


def test_when_the_night_is_over_everybody_is_told_to_wake() -> None:
    s = night(princeton(), "Vic")
    assert [(e.phase, e.day) for e in s.sees("Zoe", PhaseBegan)][-1] == ("day", 1)


def test_who_was_killed_is_pointed_out_before_anybody_speaks() -> None:
    """Between the waking and the death there is no moment in which anybody could have said a word."""
    s = night(princeton(moderator="ask"), "Vic")
    events = s.play.view(None).events
    waking = next(n for n, e in enumerate(events) if isinstance(e, PhaseBegan) and e.phase == "day")
    assert [type(e) for e in events[waking:]] == [PhaseBegan, Died, StageBegan]
    (death,) = s.sees(None, Died)
    assert (s.names[death.seat], death.cause) == ("Vic", "killers")
    assert witnesses(s, Died) == ["public"]


@pytest.mark.parametrize(("victim", "card"), [("Vic", VILLAGER), ("Ann", HEARTS)])
def test_the_dead_turn_their_card_face_up(victim: str, card: str) -> None:
    """Everybody sees that card and no other."""
    s = night(princeton(), victim)
    for name in living(s):
        assert s.knows(name, victim) == card
    assert known(s, None) == {victim: card}


def test_a_night_without_a_killing_is_told_as_such() -> None:
    s = night(princeton(), "pass")
    events = s.play.view(None).events
    waking = next(n for n, e in enumerate(events) if isinstance(e, PhaseBegan) and e.phase == "day")
    assert type(events[waking + 1]) is QuietNight
    assert living(s) == list(FIVE)
    assert known(s, None) == {}


def test_at_most_one_is_killed_a_night() -> None:
    s = night(princeton(EIGHT), "Vic")
    assert len(s.sees(None, Died)) == 1
    close(s)
    night(s, "Wes")
    assert len(s.sees(None, Died)) == 2


# The dead do not speak or tell the living anything; they may keep their eyes open


def test_there_are_no_last_words() -> None:
    """Who was killed at night never has the floor again, not even at dawn; nor has who was executed."""
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert s.cannot_talk("Vic")
    go_on(s, "discussion")
    trial(s, "Ann", "Wes", "Kim", living(s))
    assert not s["Wes"].alive
    assert s.cannot_talk("Wes")


def test_the_dead_are_silent_at_every_stage() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic", Ann="Kim", Dia="Kim")
    seen = []
    for now in a_day_of_eight(s):
        seen.append(now)
        assert s.play.channels(s.no("Vic")) == ()
        for channel in ("public", "killers"):
            with pytest.raises(NoFloor, match="you may not speak now"):
                s.play.say(s.no("Vic"), "it was Kim", channel)
    assert seen == [
        *("day 1 discussion", "day 1 accusations", "day 1 reasons", "day 1 second", "day 1 defence"),
        *("day 1 comments", "day 1 vote", "day 1 accusations", "night 2 killers"),
    ]


def test_the_dead_have_no_other_way_to_reach_the_living() -> None:
    """They are asked nothing, so that no answer of theirs tells anybody anything."""
    s = night(princeton(EIGHT), "Vic")
    s.refuses("Vic", "Kim")
    accuse(s, "Ann", "Wes")
    s.refuses("Vic", "second")
    s.says("Zoe", "second")
    s.refuses("Vic", "guilty")
    assert "Vic" not in s.open_now()


def test_the_dead_do_not_whisper_to_each_other_either() -> None:
    s = night(princeton(EIGHT), "Vic")
    trial(s, "Ann", "Wes", "Kim", living(s))
    for name in ("Vic", "Wes"):
        assert s.play.channels(s.no(name)) == ()


def test_the_dead_go_on_seeing_the_day() -> None:
    s = night(princeton(EIGHT), "Vic")
    s.talks("Ann", "who was near Vic?")
    trial(s, "Ann", "Wes", "Kim", living(s))
    assert [x.text for x in s.sees("Vic", Said)] == ["who was near Vic?"]
    assert [s.names[e.seat] for e in s.sees("Vic", Died)] == ["Vic", "Wes"]


def test_after_the_game_all_may_speak_again() -> None:
    s = night(princeton(), "Vic")
    trial(s, "Ann", "Kim", "Zoe", ["Ann", "Zoe", "Wes"])
    assert s.play.over
    assert speakers(s) == list(FIVE)
    s.talks("Vic", "I knew it").talks("Kim", "well played")
    assert len(s.sees("Ann", Said)) == 2
    s.done()


# Open discussion


def test_the_living_discuss_freely() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert stage(s) == "day 1 discussion"
    assert speakers(s) == living(s) == [n for n in EIGHT if n != "Vic"]
    for name in living(s):
        s.talks(name, f"I am {name}")
    for hearer in (*EIGHT, None):
        assert len(s.sees(hearer, Said)) == 7


def test_by_day_the_killers_have_no_channel_of_their_own() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert s.cannot_talk("Kim", "killers")
    assert speakers(s, "killers") == []


def test_during_discussion_nobody_is_asked_anything_but_the_moderator_when_it_is_enough() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert s.open_now() == {"moderator": "mafia.pace-discussion"}
    for name in EIGHT:
        s.refuses(name, "Kim")


@pytest.mark.parametrize("name", ["Kim", "Ann", "Dia", "Wes"])
def test_anybody_may_say_who_they_are_or_lie_about_it(name: str) -> None:
    """A killer may claim to be an angel and name a villager: the referee neither forbids nor confirms it."""
    s = night(princeton(EIGHT), "Vic", Ann="Wes")
    before = s.play.view(None).state()
    s.talks(name, "I am the Angel of Hearts, and Wes is a killer")
    assert s.play.view(None).state() == before
    assert s.sees("Zoe", Said)[0].text.endswith("Wes is a killer")


def test_the_lie_can_be_followed_by_an_accusation() -> None:
    s = night(princeton(EIGHT), "Vic")
    s.talks("Kim", "I am an angel and found Wes")
    to_the_vote(s, "Kim", "Wes", "Kit")
    assert s.asks("Ann", "mafia.vote").about == (s.no("Wes"),)


def test_a_message_is_neither_empty_nor_endless() -> None:
    s = night(princeton(), "Vic")
    s.talks("Ann", "x" * 500)
    for text in ("", "x" * 501):
        with pytest.raises(NoFloor, match="a message has 1 to 500 characters"):
            s.play.say(s.no("Ann"), text)


def test_the_moderator_may_speak_to_all_at_any_time() -> None:
    s = princeton(moderator="ask")
    s.talks("moderator", "killers, hurry")
    night(s, "Vic").talks("moderator", "good morning")
    assert [x.text for x in s.sees("Vic", Said)] == ["killers, hurry", "good morning"]


def test_the_killers_are_told_nothing_at_dawn_that_others_are_not() -> None:
    s = night(princeton(EIGHT), "Vic", Ann="Kim")
    day = [e.as_data() for e in s.play.view(None).events]
    day = day[next(n for n, e in enumerate(day) if e.get("phase") == "day") :]
    for name in EIGHT:
        assert [e.as_data() for e in s.play.view(s.no(name)).events][-len(day) :] == day
    assert s.knows("Kim", "Kit") == KILLER
