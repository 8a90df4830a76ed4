"""Whispers, and talk among the dead: who hears the words, who learns that there were any, and who learns nothing."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import MODERATOR, Channel, Play, Record, Ruling, rebuild
from duskbell.kernel.core_events import Marked, Said, Whispered
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.talk import LONGEST, MUTED, PUBLIC_CHANNEL, among_the_dead, whispers
from tests.kernel.tiny import Died, Guess, GuessTable, plain, sit, snapshot


class Parlour(Guess):
    """A guessing race at which people whisper, and the dead talk."""

    id = "parlour"

    def channels(self, t: GuessTable, seat: int) -> tuple[Channel, ...]:
        me = t.seats[seat]
        return among_the_dead(t, me) or (PUBLIC_CHANNEL, *whispers(t, me))


class Gallery(Parlour):
    """The dead overhear what is whispered."""

    id = "gallery"

    def channels(self, t: GuessTable, seat: int) -> tuple[Channel, ...]:
        me = t.seats[seat]
        dead = [s for s in t.seats if not s.alive]
        return among_the_dead(t, me) or (PUBLIC_CHANNEL, *whispers(t, me, dead))


PARLOUR, GALLERY = Parlour(), Gallery()
EVERYBODY = (0, 1, 2, 3, None, MODERATOR)


def ids(play: Play[Any], seat: int) -> list[str]:
    return [c.id for c in play.channels(seat)]


def told(play: Play[Any], viewer: int | None) -> tuple[Any, ...]:
    """All that a viewer is told: events, the table, where to speak."""
    view = play.view(viewer)
    return view.as_data(), view.state(), view.version, [] if viewer is None else ids(play, viewer)


def kill(play: Play[Any], *seats: int) -> None:
    for seat in seats:
        play.table.emit(Died(seat), public=True)


def refused(play: Play[Any], seat: int, channel: str, text: str = "psst") -> str:
    before = snapshot(play)
    with pytest.raises(NoFloor) as error:
        play.say(seat, text, channel)
    assert snapshot(play) == before
    return str(error.value)


def test_who_may_whisper_may_whisper_to_every_other_living_seat() -> None:
    play = sit(PARLOUR, 4)
    assert ids(play, 2) == ["public", "whisper#0", "whisper#1", "whisper#3"]
    kill(play, 1)
    assert ids(play, 2) == ["public", "whisper#0", "whisper#3"]


def test_all_learn_that_there_was_a_whisper_and_the_two_learn_what() -> None:
    play = sit(PARLOUR, 4)
    before = {seat: play.view(seat).version for seat in EVERYBODY}
    play.say(2, "I trust you", "whisper#0")
    new = {seat: play.view(seat).events[before[seat] :] for seat in EVERYBODY}
    happened, words = Whispered(2, 0), Said(2, "whisper#0", "I trust you")
    assert new == {seat: [happened] if seat in (1, 3, None) else [happened, words] for seat in EVERYBODY}
    assert play.lines[-1] == ("say", 2, "whisper#0", "I trust you", "", ())


def test_what_others_are_sent_of_a_whisper_does_not_depend_on_its_words() -> None:
    sent = []
    for text in ("a", "钟" * LONGEST):
        play = sit(PARLOUR, 4)
        play.say(2, text, "whisper#0")
        sent.append([told(play, seat) for seat in (1, 3, None)])
    assert sent[0] == sent[1]


def test_the_words_are_marked_as_private_and_the_fact_is_not() -> None:
    play = sit(PARLOUR, 4)
    play.say(2, line="guess.hint", about=(3,), channel="whisper#0")
    happened, words = play.view(0).as_data()[-2:]
    assert happened == {"type": "core.whispered", "seat": 2, "to": 0}
    assert (words["channel"], words["line"], words["private"]) == ("whisper#0", "guess.hint", True)


@pytest.mark.parametrize("channel", ["whisper#2", "whisper#1", "whisper#4", "whisper#-2", "whisper#", "whisper"])
def test_nobody_whispers_to_themselves_to_the_dead_or_to_nobody(channel: str) -> None:
    play = sit(PARLOUR, 4)
    kill(play, 1)
    said = refused(play, 2, channel)
    assert said == f"you cannot speak on {channel!r}; open to you now: public, whisper#0 or another living seat."


def test_the_dead_the_muted_and_the_moderator_do_not_whisper() -> None:
    play = sit(PARLOUR, 4)
    kill(play, 1)
    assert ids(play, 1) == ["dead"]
    play.table.emit(Marked(0, MUTED), public=True)
    assert ids(play, 0) == []
    assert ids(play, MODERATOR) == ["public"]
    for seat in (1, 0, MODERATOR):
        refused(play, seat, "whisper#3")


def test_nobody_whispers_in_a_pause_or_when_the_table_is_over() -> None:
    play = sit(PARLOUR, 4)
    play.rule(Ruling("pause"))
    assert ids(play, 0) == []
    play.rule(Ruling("end"))
    assert ids(play, 0) == ["public"]


@pytest.mark.parametrize("text", ["", "x" * (LONGEST + 1)])
def test_a_whisper_that_is_refused_is_not_seen_to_happen(text: str) -> None:
    refused(sit(PARLOUR, 4), 2, "whisper#0", text)


def test_where_the_rules_let_them_the_dead_overhear() -> None:
    play = sit(GALLERY, 4)
    kill(play, 1)
    play.say(2, "psst", "whisper#0")
    assert [seat for seat in EVERYBODY if Said(2, "whisper#0", "psst") in play.view(seat).events] == [
        0,
        1,
        2,
        MODERATOR,
    ]


def test_of_what_the_dead_say_the_living_and_the_public_learn_nothing_at_all() -> None:
    play = sit(PARLOUR, 4)
    kill(play, 1, 3)
    before = told(play, 0), told(play, 2), told(play, None)
    play.say(1, "it was the butler", "dead")
    play.say(3, "no, the cook", "dead")
    assert (told(play, 0), told(play, 2), told(play, None)) == before
    for seat in (1, 3, MODERATOR):
        assert [e.text for e in play.view(seat).events if isinstance(e, Said)] == ["it was the butler", "no, the cook"]


def test_who_dies_later_does_not_hear_what_the_dead_said_before() -> None:
    play = sit(PARLOUR, 4)
    kill(play, 1)
    play.say(1, "alone at last", "dead")
    kill(play, 3)
    play.say(1, "welcome", "dead")
    assert [e.text for e in play.view(3).events if isinstance(e, Said)] == ["welcome"]


def test_whispers_come_back_from_the_record_in_their_place() -> None:
    play = sit(PARLOUR, 4)
    play.say(2, "psst", "whisper#0")
    play.say(0, "what?", "whisper#2")
    play.say(0, "louder, please")
    twin = rebuild(PARLOUR, Record.parse(play.record.dump()))
    assert plain(twin.table) == plain(play.table)
    assert plain(play.fork().table) == plain(play.table)


def test_an_undo_takes_a_whisper_back_with_the_rest() -> None:
    play = sit(PARLOUR, 4)
    play.answer(0, "pass")
    play.say(2, "psst", "whisper#1")
    play.undo()
    assert not [e for e in play.view(1).events if isinstance(e, Said | Whispered)]
    assert ("say", 2, "whisper#1", "psst", "", ()) in play.record.lines
