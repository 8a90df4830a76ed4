"""An undo into a round whose answers count in turn goes to its beginning."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.kernel import MODERATOR, InTurn, Play, Record, Ruling, choose, rebuild
from duskbell.kernel.core_events import Voided
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.event import HIDDEN
from duskbell.kernel.ruling import Undone
from tests.kernel.tiny import Noted, events, made, plain, sit, snapshot


async def bout(t: Any) -> str:
    """A word of the first seat, then rounds in which all may speak, in turn from the second."""
    t.emit(Noted(await choose(0, "call", ["go", "wait"])), public=True)
    while await InTurn([choose(n, "strike", ["left", "right"], optional=True) for n in (1, 2, 0)]):
        t.emit(Noted("struck"), public=True)
    return "bout"


BOUT = made(bout=bout)


@pytest.fixture(params=[False, True], ids=["from the start", "from checkpoints"])
def play(request: pytest.FixtureRequest) -> Play[Any]:
    """The first seat has called, and a round is open."""
    play = sit(BOUT, 3, moderator="ask", checkpoints=request.param)
    play.answer(0, "go")
    return play


def last(play: Play[Any], seat: int | None) -> list[Any]:
    return [e for e in play.view(seat).events if isinstance(e, Undone | Voided)]


def told(reason: str, *, sealed: bool) -> Any:
    """What all but the moderator read of an undo."""
    return replace(Undone(0, reason, sealed), count=HIDDEN)


def test_what_else_was_answered_in_the_round_is_void_and_all_are_asked_anew(play: Play[Any]) -> None:
    begin, asked = plain(play.table), dict(play.open)
    play.answer(0, "left")
    play.answer(2, "right")
    play.undo(1, "a slip")
    assert play.open == asked
    assert play.table.notes == begin["notes"]
    assert play.lines[-1] == ("rule", Ruling("undo", "a slip", count=1, held=(0,)))
    assert snapshot(rebuild(BOUT, Record.parse(play.record.dump()))) == snapshot(play)


def test_all_are_told_that_the_round_begins_anew_and_the_moderator_alone_whose_answers_fell(play: Play[Any]) -> None:
    play.answer(0, "left")
    play.answer(2, "right")
    play.undo(1, "a slip")
    for seat in (0, 1, 2, None):
        assert last(play, seat) == [told("a slip", sealed=True)], "and not how many had answered"
    assert last(play, MODERATOR) == [Undone(1, "a slip", sealed=True), Voided((0,))]


def test_nobody_is_told_whether_anybody_else_had_answered(play: Play[Any]) -> None:
    play.answer(2, "right")
    play.undo(1, "a slip")
    for seat in (0, 1, 2, None):
        assert last(play, seat) == [told("a slip", sealed=True)]
    assert last(play, MODERATOR) == [Undone(1, "a slip", sealed=True)]


def test_an_undo_from_a_later_round_into_one_goes_to_the_beginning_of_that(play: Play[Any]) -> None:
    for seat, said in ((0, "left"), (2, "pass"), (1, "pass")):
        play.answer(seat, said)
    assert [e.text for e in events(play) if isinstance(e, Noted)] == ["go", "struck"]
    play.answer(1, "pass")
    play.undo(2)
    assert sorted(play.open) == [0, 1, 2]
    assert play.table.notes == ("go",)
    play.answer(1, "left")
    assert play.table.notes == ("go", "struck")


def test_an_undo_to_the_beginning_of_a_round_or_before_it_is_as_long_as_it_says(play: Play[Any]) -> None:
    play.answer(2, "right")
    play.undo()
    assert (last(play, 0), sorted(play.open)) == ([told("", sealed=True)], [0, 1, 2])
    play.answer(2, "right")
    play.undo(2)
    assert (last(play, 0)[-1], sorted(play.open)) == (told("", sealed=False), [0])


def test_one_that_reaches_too_far_changes_nothing(play: Play[Any]) -> None:
    play.answer(0, "left")
    before = snapshot(play)
    with pytest.raises(BadRuling):
        play.undo(3)
    assert snapshot(play) == before
