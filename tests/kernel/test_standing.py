"""What a game lets seats do at any time, beside every question: the question stays open as it is."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.kernel import All, Ask, First, GameOver, Play, Record, choose, rebuild
from duskbell.kernel.core_events import Voided
from duskbell.kernel.errors import IllegalAnswer, NotAsked, TableOver
from tests.kernel.tiny import Noted, NoteTable, events, made, nothing, sit

AIM = ("yes", "no")


COUGHS: tuple[Ask[str], ...] = (Ask(0, "tiny.cough", ("cough",)), Ask(1, "tiny.cough", ("cough",)))


class Coughing(type(made(none=nothing))):  # type: ignore[misc]
    """Seats 0 and 1 may cough at any time; the third cough ends the table."""

    def standing_offers(self, t: NoteTable) -> tuple[Ask[Any], ...]:
        return COUGHS

    def take_offer(self, t: NoteTable, offer: Ask[Any], value: Any) -> None:
        t.emit(Noted(f"{offer.to} {value}"), public=True)
        if len(t.notes) == 3:
            raise GameOver((offer.to,), (), "tiny.hoarse")


def coughing(*questions: Any, players: int = 3) -> tuple[Play[Any], list[Any]]:
    sent: list[Any] = []

    async def script(t: NoteTable) -> str:
        for question in questions:
            sent.append(await question)
        while True:
            await Ask(len(t.seats) - 1, "tiny.idle", ("idle",), (), "idle")

    game = type("It", (Coughing,), {"phases": {"only": script}, "first_phase": "only"})()
    return sit(game, players), sent


def yes_no(seat: int) -> Ask[str]:
    return choose(seat, "tiny.aim", AIM)


@pytest.mark.parametrize(
    "question", [yes_no(2), All([yes_no(2), yes_no(1)]), First([yes_no(2), yes_no(1)])], ids=["ask", "all", "first"]
)
def test_one_that_is_taken_leaves_the_question_as_it_is(question: Any) -> None:
    play, sent = coughing(question)
    before = dict(play.open)
    play.answer(0, "cough")
    assert play.table.notes == ("0 cough",)
    assert play.open == before
    assert all(play.open[n] is before[n] for n in before)
    assert sent == []
    assert sorted(play.offers) == [0, 1]


def test_what_others_answered_before_it_still_counts() -> None:
    play, sent = coughing(All([yes_no(0), yes_no(1), yes_no(2)]))
    play.answer(2, "no")
    play.answer(0, "cough")
    play.answer(0, "yes")
    play.answer(1, "yes")
    assert sent == [{0: "yes", 1: "yes", 2: "no"}]
    assert not [e for e in events(play) if isinstance(e, Voided)]


def test_who_is_asked_nothing_hears_that_before_what_is_offered() -> None:
    """Who means a question that is not put yet must not read what an offer would have wanted instead."""
    play, _ = coughing(yes_no(2))
    with pytest.raises(
        IllegalAnswer, match=r"^no question is open to seat 1 now, and 'yes' answers nothing that is off"
    ):
        play.answer(0, "yes")
    with pytest.raises(IllegalAnswer, match=r"\(tiny.cough\); right would be cough\.$"):
        play.answer(0, "yes")
    with pytest.raises(IllegalAnswer, match=r"^'maybe' does not answer tiny.aim"):
        play.answer(2, "maybe")


def test_of_several_offers_all_are_named() -> None:
    hush: Ask[str] = Ask(1, "tiny.hush", ("hush",))
    play, _ = coughing(First([yes_no(0)], [hush]))
    with pytest.raises(IllegalAnswer, match=r"offered \(tiny\.\w+, tiny\.\w+\)\.$"):
        play.answer(1, "yes")


def test_a_questions_own_offers_stand_beside_them() -> None:
    hush: Ask[str] = Ask(2, "tiny.hush", ("hush",))
    play, sent = coughing(First([yes_no(0)], [hush]))
    assert {n: [a.key for a in asks] for n, asks in play.offers.items()} == {
        0: ["tiny.cough"],
        1: ["tiny.cough"],
        2: ["tiny.hush"],
    }
    play.answer(1, "cough")
    assert 2 in play.offers
    play.answer(2, "hush")
    assert sent == [(hush, "hush")]


def test_nobody_waits_for_them() -> None:
    """A First that nobody is asked is over at once, whatever stands open."""
    _, sent = coughing(First([]))
    assert sent == [None]


def test_they_may_end_the_table() -> None:
    play, _ = coughing(yes_no(2))
    for seat in (0, 1, 0):
        play.answer(seat, "cough")
    assert play.outcome is not None
    assert play.outcome.reason == "tiny.hoarse"
    assert not play.open
    assert not play.offers
    with pytest.raises((NotAsked, TableOver)):
        play.answer(1, "cough")


def test_they_are_in_the_record_and_in_forks() -> None:
    play, _ = coughing(yes_no(2), yes_no(1))
    play.answer(0, "cough")
    play.answer(2, "yes")
    play.answer(1, "cough")
    again = rebuild(play.game, Record.parse(play.record.dump()))
    for other in (again, play.fork()):
        assert other.table.notes == ("0 cough", "1 cough")
        assert other.open == play.open
        assert other.offers == play.offers


def test_they_can_be_taken_back() -> None:
    play, _ = coughing(yes_no(2))
    play.answer(0, "cough")
    play.undo(1)
    assert play.table.notes == ()
    assert list(play.open) == [2]
    assert sorted(play.offers) == [0, 1]
