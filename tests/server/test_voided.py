"""What a ruling voids behind the curtain: the moderator is told whose answers, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

import duskbell
from duskbell.kernel import MODERATOR, Play, Ruling
from duskbell.kernel.core_events import Voided
from duskbell.kernel.errors import BadRuling
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.sitting import Sitting

SEATS = 8


@pytest.fixture
def night() -> Sitting:
    """The first night of Mafia: a person moderates, people everywhere, and no clock."""
    play = duskbell.start("mafia", SEATS, seed=4, options={"killers": 2, "angels": 0}, moderator="ask")
    everybody = set(range(SEATS))
    sitting = Sitting(
        play,
        person_moderates=True,
        bots={},
        present=lambda: everybody,
        read=lambda: 100.0,
        tempo=Tempo.of(0),
        watched=lambda: everybody,
    )
    while not sitting.curtain.down:
        ask = sitting.questions.at(MODERATOR)
        assert ask is not None
        sitting.answer(MODERATOR, ask.id, ask.ask.default)
    return sitting


def give(sitting: Sitting, seats: list[int]) -> dict[int, int]:
    """Each of them answers: the numbers of their questions."""
    numbers = {}
    for seat in seats:
        question = sitting.questions.at(seat)
        assert question is not None
        numbers[seat] = question.id
        sitting.answer(seat, question.id, question.ask.options[0])
    return numbers


def voided(play: Play[Any], seat: int | None) -> list[tuple[int, ...]]:
    return [e.seats for e in play.view(seat).events if isinstance(e, Voided)]


@pytest.mark.parametrize("all_killers", [False, True], ids=["one of two", "both"])
@pytest.mark.parametrize("kind", ["penalty", "hand"])
def test_the_moderator_alone_learns_whose_answers_are_void(night: Sitting, kind: str, *, all_killers: bool) -> None:
    play = night.play
    killers = sorted(play.open)
    others = [n for n in range(SEATS) if n not in killers]
    answered = [*killers[: 2 if all_killers else 1], others[0]]
    before = give(night, answered)
    if kind == "penalty":
        night.rule(Ruling("penalty", "shouts", others[-1], "expel"))
    else:
        night.rule(Ruling("hand", "dealt by mistake", others[-1], change="life", to="dead"))
    assert voided(play, MODERATOR) == [tuple(killers[: 2 if all_killers else 1])]
    for seat in (None, *range(SEATS)):
        assert not voided(play, seat)
    for seat, number in before.items():
        again = night.questions.at(seat)
        assert again is not None, "who had answered is asked again, for show too"
        assert again.id == number + 1
    assert not night.curtain.held
    assert duskbell.rebuild(play.record).view(MODERATOR).as_data() == play.view(MODERATOR).as_data()


def test_what_leaves_the_questions_as_they_are_voids_nothing(night: Sitting) -> None:
    killers = sorted(night.play.open)
    give(night, killers[:1])
    night.rule(Ruling("penalty", "shouts", killers[1], "warn"))
    with pytest.raises(BadRuling):
        night.rule(Ruling("penalty", "shouts", 99, "expel"))
    assert [ask.to for ask, *_ in night.curtain.held] == killers[:1]
    assert not voided(night.play, MODERATOR)
    assert night.questions.at(killers[0]) is None
