"""Bots at a server's table do what may be done at any time, in their own time, and before they answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from duskbell.bots import Bot, Saying
from duskbell.bots.talk import REACT, Args, Line, Memory, Mind, Style, Talker, Temper
from duskbell.kernel import Ask, View
from duskbell.kernel.core_events import Said
from duskbell.kernel.ruling import Ruling
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting import table_bots
from duskbell.server.sitting.clock import Questions
from duskbell.server.sitting.sitting import Sitting
from duskbell.server.sitting.table_bots import TableBots
from tests.rulebook.shadow_hunters.shadow import Hunters, asked, damage, goes, hunters, rests, revealed
from tests.rulebook.werewolf.cup import Cup, cup, dead, night, no_sheriff, speakers

CAST = "George Emi Allie Vampire Unknown"


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Hothead(Bot):
    """Self-destructs as soon as it may."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return "burst" if "burst" in ask.options else ask.default

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return []


def seated(s: Hunters | Cup, **kinds: str) -> tuple[Sitting, Clock]:
    """A sitting at a laid table with these bots; the others are people, who are there."""
    clock = Clock()
    bots = {s.names.index(name): kind for name, kind in kinds.items()}
    people = set(range(len(s.names))) - set(bots)
    tempo = Tempo(read=(600.0, 600.0))  # what they say beside it comes long after what they do
    return Sitting(s.play, person_moderates=False, bots=bots, present=lambda: people, read=clock, tempo=tempo), clock


def let(sitting: Sitting, clock: Clock, seconds: float) -> None:
    """Let so much time pass, and everything happen that is due in it."""
    until = clock.now + seconds
    while (wait := sitting.wait()) <= until - clock.now:
        clock.now += wait + 1e-6
        sitting.strike()
    clock.now = until


def test_a_bot_does_of_itself_what_it_wants_in_its_own_time() -> None:
    s = hunters(CAST, damage={"Allie": 6})
    sitting, clock = seated(s, Allie="plain")
    assert damage(s, "Allie") == {"Allie": 6}
    assert Tempo().least <= sitting.wait() <= Tempo().most
    let(sitting, clock, Tempo().most)
    assert damage(s, "Allie") == {"Allie": 0}
    assert asked(s) == "move", "nobody has answered for whose turn it is"


def test_it_wants_nothing_it_does_not_need() -> None:
    for kind, hurt in (("plain", 1), ("random", 6)):
        s = hunters(CAST, damage={"Allie": hurt})
        sitting, _ = seated(s, Allie=kind)
        assert sitting.wait() > Tempo().most, "nothing but the clock of the question is waited for"
        assert revealed(s) == []


def test_it_does_it_before_it_answers() -> None:
    """The Vampire, about to attack, shows its face first."""
    s = hunters(
        "George Emi Vampire Unknown", turn="Vampire", at={"Emi": "church"}, damage={"Vampire": 6}, revealed="Emi"
    )
    rests(goes(s, "Vampire", "cemetery"), "Vampire")
    sitting, clock = seated(s, Vampire="plain")
    let(sitting, clock, sitting.wait())
    assert revealed(s) == ["Emi", "Vampire"]
    assert asked(s) == "attack"
    s.next(dice="2+2")
    let(sitting, clock, Tempo().most)
    assert asked(s) != "attack"


def test_what_others_do_meanwhile_does_not_put_it_off() -> None:
    s = hunters(CAST, damage={"Allie": 6})
    sitting, clock = seated(s, Allie="plain")
    wait = sitting.wait()
    clock.now += wait / 2
    rests(goes(s, "George", "church"), "George")
    sitting.heed()
    assert sitting.wait() <= wait / 2 + 0.001
    let(sitting, clock, wait)
    assert damage(s, "Allie") == {"Allie": 0}


def test_what_it_did_and_was_taken_back_it_does_again_only_after_the_moderator_had_time() -> None:
    s = hunters(CAST, damage={"Allie": 6})
    sitting, clock = seated(s, Allie="plain")
    let(sitting, clock, Tempo().most)
    assert damage(s, "Allie") == {"Allie": 0}
    sitting.rule(Ruling("undo", "a slip", count=1))
    let(sitting, clock, Tempo().undone)
    assert damage(s, "Allie") == {"Allie": 6}
    let(sitting, clock, Tempo().most)
    assert damage(s, "Allie") == {"Allie": 0}


def test_a_pause_stops_it() -> None:
    s = hunters(CAST, damage={"Allie": 6})
    sitting, clock = seated(s, Allie="plain")
    sitting.rule(Ruling("pause"))
    let(sitting, clock, 100.0)
    assert damage(s, "Allie") == {"Allie": 6}
    sitting.rule(Ruling("resume"))
    let(sitting, clock, Tempo().most)
    assert damage(s, "Allie") == {"Allie": 0}


def test_a_person_who_takes_an_offer_keeps_the_question_and_its_time() -> None:
    s = hunters(CAST, turn="Allie", damage={"Allie": 6})
    sitting, clock = seated(s)
    seat = s.no("Allie")
    mine = sitting.questions.at(seat)
    assert mine is not None
    clock.now += 5.0
    heal = next(q for q in sitting.questions.offered(seat) if "heal" in q.ask.options)
    sitting.answer(seat, heal.id, "heal")
    assert damage(s, "Allie") == {"Allie": 0}
    assert sitting.questions.at(seat) is mine


def speeches(**kinds: str) -> tuple[Cup, Sitting, Clock]:
    """A table of Werewolf in the speech of number 1 on the first day; these numbers are bots."""
    s = no_sheriff(night(cup()))
    sitting, clock = seated(s, **{name.removeprefix("no"): kind for name, kind in kinds.items()})
    assert speakers(s) == ["1"]
    return s, sitting, clock


def test_the_speech_of_a_bot_is_over_when_it_has_said_what_it_had_to_say() -> None:
    s, sitting, clock = speeches(no1="plain")
    let(sitting, clock, Tempo().heard)
    assert speakers(s) == ["1"], "whoever listens has time to take in what was said"
    let(sitting, clock, Tempo().speech)
    assert speakers(s) == ["2"], "nobody had to press anything"


def test_the_speech_of_a_person_is_as_long_as_the_person_likes() -> None:
    s, sitting, clock = speeches(no2="plain")
    let(sitting, clock, 60.0)
    assert speakers(s) == ["1"]


def test_a_bot_does_what_it_wants_while_others_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wolf self-destructs in somebody else's speech, some time into it."""
    monkeypatch.setattr(table_bots, "make", lambda *_, **__: Hothead())
    s, sitting, clock = speeches(no2="plain")
    assert [s["2"].team, dead(s)] == ["wolves", {}]
    assert Tempo().least <= sitting.wait() <= Tempo().speech
    let(sitting, clock, Tempo().speech)
    assert list(dead(s)) == ["2"]


class Remark(Style[Mind[Any]]):
    """Says one thing whenever anything happens, as long as it is so."""

    game = "shadow_hunters"

    def __init__(self, so: list[Args]) -> None:
        self.lines = (Line("end-good", REACT, lambda mind: so),)

    def mind(self, view: View[Any], memory: Memory) -> Mind[Any]:
        return Mind(view, memory, [0.0] * len(view.table.seats))

    def aside(self, mind: Mind[Any], since: int) -> Mapping[str, float]:
        return {REACT: 1.0}

    def speech(self, mind: Mind[Any]) -> Mapping[str, float]:
        return {REACT: 1.0}


@pytest.mark.parametrize("so_still", [True, False])
def test_what_was_thought_of_a_moment_ago_is_said_only_if_it_is_so_still(
    monkeypatch: pytest.MonkeyPatch, so_still: bool
) -> None:
    """A remark is written for some seconds, and meanwhile the table goes on."""
    so: list[Args] = [()]
    talker = Talker(Hothead(), Remark(so), "7")
    talker.temper = Temper("eager", 0, 1.0, {})
    monkeypatch.setattr(table_bots, "make", lambda *_, **__: talker)
    s = hunters(CAST)
    bots = TableBots(s.play, {1: "plain"}, Tempo())
    bots.follow(Questions(), 0.0)
    at = bots.next()
    assert at is not None
    if not so_still:
        so.clear()
    bots.speak(at)
    said = [e.event.line for e in s.play.table.log if isinstance(e.event, Said)]
    assert said == ["shadow_hunters.end-good"] * so_still
    assert bots.next() is None


@pytest.mark.parametrize("in_a_talk", [True, False])
def test_of_several_who_thought_of_the_same_words_one_says_them(
    monkeypatch: pytest.MonkeyPatch, in_a_talk: bool
) -> None:
    """They wrote at the same time, as everybody does at an end, or where all may comment."""
    talkers = [Talker(Hothead(), Remark([()]), str(n)) for n in range(3)]
    for talker in talkers:
        talker.temper = Temper("eager", 0, 1.0, {})
    left = iter(talkers)
    monkeypatch.setattr(table_bots, "make", lambda *_, **__: next(left))
    s = hunters(CAST)
    bots = TableBots(s.play, dict.fromkeys(range(3), "plain"), Tempo())
    bots.talk(0.0, 30.0) if in_a_talk else bots.follow(Questions(), 0.0)
    bots.speak(60.0)
    said = [e.event.line for e in s.play.table.log if isinstance(e.event, Said)]
    assert said == ["shadow_hunters.end-good"]
    assert bots.next() is None
