"""What was answered to questions that are broken off: it stays in the record, counts for nothing, and is not hidden."""

from __future__ import annotations

from typing import Any

from duskbell.kernel import MODERATOR, All, Play, Record, Ruling, choose, rebuild
from duskbell.kernel.core_events import Voided
from tests.kernel.tiny import BOMB, VOTE, Bowed, Died, asking, events, plain, sit


def voided(play: Play[Any], viewer: int | None = MODERATOR) -> list[tuple[int, ...]]:
    return [e.seats for e in play.view(viewer).events if isinstance(e, Voided)]


def test_an_offer_that_is_taken_voids_what_was_answered_before_it() -> None:
    play = sit(BOMB, 4)
    play.answer(3, "yes")
    play.answer(0, "yes")
    play.answer(2, "bow")
    assert [e for e in events(play) if isinstance(e, Voided | Bowed)] == [Voided((0, 3)), Bowed(2)]
    assert [line[:3] for line in play.lines if isinstance(line[0], int)][-3:] == [
        (3, "bomb.aye", "yes"),
        (0, "bomb.aye", "yes"),
        (2, "bomb.bow", "bow"),
    ]


def test_a_penalty_that_lets_the_phase_start_again_voids_what_was_answered() -> None:
    play = sit(VOTE, 5)
    play.answer(1, "#2")
    play.rule(Ruling("penalty", "cheated", 2, "expel"))
    told = [e for e in events(play) if isinstance(e, Voided | Died)]
    assert told == [Died(2, "expelled"), Voided((1,))]


def test_nobody_but_the_moderator_is_told() -> None:
    play = sit(BOMB, 4)
    play.answer(3, "yes")
    play.answer(2, "bow")
    assert voided(play) == [(3,)]
    assert [voided(play, viewer) for viewer in (None, 0, 1, 2, 3)] == [[]] * 5


def test_where_nothing_was_answered_nothing_is_void() -> None:
    play = sit(BOMB, 4)
    play.answer(2, "bow")
    play.rule(Ruling("pause"))
    assert voided(play) == []


def test_what_all_have_answered_is_not_void() -> None:
    play = sit(BOMB, 3)
    for seat in (0, 1, 2):
        play.answer(seat, "yes")
    play.answer(1, "bow")
    assert voided(play) == [], "the bow came after the vote, beside a First"


def test_a_warning_voids_nothing() -> None:
    play = sit(VOTE, 5)
    play.answer(1, "#2")
    play.rule(Ruling("penalty", "rude", 2, "warn"))
    assert voided(play) == []


def test_the_program_s_own_answers_are_asked_again_without_a_word() -> None:
    def bell(t: Any) -> Any:
        return All(
            [choose(MODERATOR, "weather", ["sun", "rain"]), *(choose(s, "vote", ["a", "b"]) for s in t.seats)],
            [choose(1, "bell", ["ring"])],
        )

    async def patient(t: Any) -> Any:
        try:
            return await bell(t)
        except Exception:
            return await choose(0, "after", ["on"])

    play, _ = asking(patient)
    play.answer(1, "ring")
    assert voided(play) == []
    moderated, _ = asking(patient, moderator="ask")
    moderated.answer(MODERATOR, "sun")
    moderated.answer(1, "ring")
    assert voided(moderated) == [(MODERATOR,)]


def test_it_comes_back_from_the_record() -> None:
    play = sit(BOMB, 4)
    play.answer(3, "yes")
    play.answer(2, "bow")
    twin = rebuild(BOMB, Record.parse(play.record.dump()))
    assert plain(twin.table) == plain(play.table)
    assert plain(play.fork().table) == plain(play.table)
