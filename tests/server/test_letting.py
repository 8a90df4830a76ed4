"""Letting everything pass for a turn of 风声: the room keeps it, passes at the bots' tempo, and tells nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.kernel import Ask, Play, Ruling
from duskbell.kernel.errors import NotAsked
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting import Sitting
from duskbell.server.sitting.clock import Kept, Questions
from duskbell.server.sitting.letting import Letting
from tests.server.house import QUIET, open_house
from tests.server.rounds import into_a_round

TEMPO = Tempo()
FIGHT = "fengsheng.fight"


class Fight:
    """A table of three people, in the first fight, with a clock of its own. Seat 2 has the intel before it."""

    def __init__(self, play: Play[Any] | None = None, kept: Kept | None = None) -> None:
        self.now = 0.0
        self.play = play or duskbell.start("fengsheng", 3, seed=1, moderator="ask")
        self.sitting = Sitting(
            self.play,
            person_moderates=False,
            bots={},
            present=lambda: {0, 1, 2},
            read=lambda: self.now,
            tempo=TEMPO,
            kept=kept,
        )
        while not self.fighting:
            self.silence()

    @property
    def fighting(self) -> bool:
        return len([q for q in self.sitting.questions.all() if q.ask.key == FIGHT]) > 1

    def silence(self) -> None:
        """Whoever is asked first answers as silence would."""
        question = min(self.sitting.questions.all(), key=lambda q: q.seat)
        default = question.ask.default
        self.sitting.answer(question.seat, question.id, default if default in question.ask.options else "#0")

    def wait(self) -> float:
        """Let the time go by until something is due, and let it happen: how long that was."""
        seconds = self.sitting.wait()
        self.now += seconds
        self.sitting.strike()
        return seconds


def test_the_room_passes_for_who_lets_pass_at_the_bots_tempo() -> None:
    table = Fight()
    table.sitting.let(1, on=True)
    assert table.sitting.lets(1) is True
    assert TEMPO.least <= table.wait() <= TEMPO.most
    assert table.play.lines[-1] == (1, FIGHT, "pass")
    assert [q.seat for q in table.sitting.questions.all()] == [2, 0], "the others are asked on"


def test_until_it_has_passed_one_may_answer_otherwise_and_be_asked_again() -> None:
    table = Fight()
    table.sitting.let(1, on=True)
    question = table.sitting.questions.at(1)
    assert question is not None
    table.sitting.let(1, on=False)
    assert table.sitting.lets(1) is False
    assert table.sitting.wait() == question.ask.seconds
    table.sitting.let(1, on=True)
    table.sitting.answer(1, question.id, question.ask.options[0])
    assert table.play.lines[-1] == (1, FIGHT, question.ask.options[0])


def test_it_is_lifted_when_the_turn_is_over() -> None:
    table = Fight()
    table.sitting.let(1, on=True)
    day = table.play.table.day
    while table.play.table.day == day:
        table.wait() if table.sitting.wait() <= TEMPO.most else table.silence()
    assert table.sitting.lets(1) is None


def test_it_is_lifted_when_the_intel_lies_before_one_or_somebody_is_dying() -> None:
    table = Fight()
    view = table.play.view(None).table
    stretch = table.play.game.stretch
    assert [stretch(view, seat) for seat in (0, 1, 2)] == [view.day, view.day, None]
    view.dying = (0,)
    assert [stretch(view, seat) for seat in (0, 1, 2)] == [None, None, None]


def test_who_has_the_intel_or_is_not_asked_cannot_let_pass() -> None:
    table = Fight()
    assert table.sitting.lets(2) is None
    with pytest.raises(NotAsked, match="not now"):
        table.sitting.let(2, on=True)
    table.sitting.let(1, on=True)
    table.wait()
    table.sitting.let(1, on=False)
    assert table.sitting.lets(1) is None
    with pytest.raises(NotAsked):
        table.sitting.let(1, on=True)


@pytest.mark.parametrize(("options", "lets"), [(("pass",), True), (("compassion", "pass"), None)])
def test_a_skill_of_ones_own_is_asked_all_the_same(options: tuple[str, ...], lets: bool | None) -> None:
    """Who could use one is asked, and lets pass no more; who can do nothing is passed for, as all are who are asked."""
    table = Fight()
    letting = Letting(table.play, TEMPO, [(1, table.play.table.day)])
    questions = Questions()
    questions.follow({1: Ask(1, "fengsheng.trigger", options)}, 0.0, timed=False)
    letting.follow(questions, 0.0, frozenset())
    assert letting.lets(1, questions.at(1)) is lets
    assert (letting.next() is not None) is (lets is True)


def test_a_restart_keeps_it_and_an_undo_takes_it_back() -> None:
    table = Fight()
    table.sitting.let(1, on=True)
    kept = table.sitting.keep(table.now)
    assert kept.lets == [(1, table.play.table.day)]
    again = Fight(duskbell.rebuild(table.play.record), kept)
    assert again.sitting.lets(1) is True
    assert TEMPO.least <= again.wait() <= TEMPO.most
    again.sitting.rule(Ruling("undo", "a slip", count=1))
    assert (again.sitting.lets(1), again.sitting.keep(again.now).lets) == (False, [])


@pytest.mark.anyio
@pytest.mark.slow
async def test_it_is_told_to_that_seat_alone_and_outlives_a_reload(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room, tokens, moderator, people = await into_a_round(house, FIGHT, game="fengsheng", players=3, seed=1)
        await moderator.send({"type": "rule", "ruling": {"kind": "pause", "reason": "to look"}})
        for person in people:
            await person.until(lambda s: s["view"]["paused"])
        await people[1].send({"type": "let"})
        assert await people[1].reply("let") == {"type": "ok", "of": "let"}
        await people[1].until(lambda s: s["lets"] is True)
        for seat in (0, 2):
            await people[seat].silent()
        again = await house.sit(room["room"], tokens[1])
        assert (await again.next())["lets"] is True
        assert [s["lets"] for s in [people[0].state, people[2].state]] == [False, None]
        error = await people[2].refused({"type": "let", "on": True}, "let")
        assert error["key"] == "not-asked"
