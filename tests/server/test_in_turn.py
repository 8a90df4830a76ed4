"""Questions that count in their order, at the server's table: numbers, clock, and who is late."""

from __future__ import annotations

import pytest

from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import NotAsked
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting import Sitting
from tests.kernel.tiny import DUEL, Struck, events, sit


def table(now: list[float], *, chair: bool = True) -> Sitting:
    play = sit(DUEL, 4, moderator="ask", seed="1")
    return Sitting(
        play, person_moderates=chair, bots={}, present=lambda: {0, 1, 2, 3}, read=lambda: now[0], tempo=Tempo(alone=6.0)
    )


def test_the_others_stay_asked_until_the_first_in_order_has_spoken_and_are_late_then() -> None:
    s = table([0.0])
    numbers = {seat: question.id for seat in range(4) if (question := s.questions.at(seat)) is not None}
    s.answer(3, numbers[3], "#0")
    s.answer(1, numbers[1], "pass")
    assert sorted(q.seat for q in s.questions.all() if q.seat >= 0) == [0, 2]
    s.answer(2, numbers[2], "#3")
    assert [e for e in events(s.play) if isinstance(e, Struck)] == [Struck(2, 3)], (
        "seat 1 passed, and seat 2 comes before seat 3"
    )
    with pytest.raises(NotAsked):
        s.answer(0, numbers[0], "#2")


def test_the_clock_passes_for_whoever_is_silent() -> None:
    now = [0.0]
    s = table(now, chair=False)
    question = s.questions.at(0)
    assert question is not None
    s.answer(0, question.id, "#1")
    now[0] = 21.0
    s.strike()
    said = [e for e in events(s.play) if isinstance(e, Struck | PhaseBegan)]
    assert Struck(0, 1) in said
