"""Undo: answers are taken back in the open, chance stands, and the record keeps what was."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, First, Game, Record, Ruling, choose, rebuild, roll
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import Undone
from tests.kernel.tiny import CARD_GAME, GAMES, GUESS, VOTE, Noted, events, made, plain, play_on, sit, snapshot


@pytest.fixture(autouse=True, params=[False, True], ids=["from the start", "from checkpoints"])
def checkpoints(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table here sits down without checkpoints, and again with them."""
    monkeypatch.setitem(globals(), "sit", partial(sit, checkpoints=request.param))


async def dice(t: Any) -> str:
    """Each throw is a chance's answer after a seat's."""
    while True:
        await choose(0, "throw", ["left", "right"])
        t.emit(Noted(str(await roll("die", [str(n) for n in range(1000)]))), public=True)


DICE = made(only=dice)


async def race(t: Any) -> str:
    await First([choose(s, "race", ["a", "b"]) for s in t.seats])
    return "quiet"


async def quiet(t: Any) -> str:
    await choose(0, "quiet", ["c"])
    await choose(0, "quiet", ["d", "e"])
    return "race"


RACES = made(race=race, quiet=quiet)


def without_undone(t: dict[str, Any]) -> dict[str, Any]:
    """The table but for the undos that were told, and so without places in the log."""
    return t | {"log": [e for e in t["log"] if not isinstance(e.event, Undone)], "spans": [p for p, _ in t["spans"]]}


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_an_answer_taken_back_leaves_the_table_as_it_was_but_for_saying_so(game: Game[Any], moderator: str) -> None:
    rng = Random(8)
    play = sit(game, 4, moderator=moderator)
    while not play.over:
        before, asked, offers = plain(play.table), dict(play.open), dict(play.offers)
        play_on(play, rng, 1)
        play.undo()
        _, ruling = play.lines[-1]
        if not ruling.held:  # into a round it goes to the beginning: see test_in_turn
            assert without_undone(plain(play.table)) == without_undone(before)
            assert play.open == asked
            assert play.offers == offers
        play_on(play, rng, 1 + len(ruling.held))


def test_several_answers_are_taken_back_at_once() -> None:
    play = sit(DICE, 1)
    states = []
    for _ in range(6):
        states.append(play.table.notes)
        play.answer(0, "left")
    play.undo(4)
    assert play.table.notes == states[2]
    play.undo(2)
    assert play.table.notes == ()


def test_chance_stands_across_an_undo() -> None:
    play = sit(DICE, 1)
    for _ in range(4):
        play.answer(0, "left")
    drawn = play.table.notes
    play.undo(3)
    assert play.table.notes == drawn[:1]
    for _ in range(3):
        play.answer(0, "right")
    assert play.table.notes == drawn
    twin = sit(DICE, 1)
    for _ in range(5):
        twin.answer(0, "left")
    play.answer(0, "left")
    assert play.table.notes == twin.table.notes


def test_the_record_keeps_what_was_taken_back_and_says_that_it_was() -> None:
    play = sit(DICE, 1)
    play.answer(0, "left")
    play.answer(0, "right")
    lines = list(play.lines)
    play.undo(1, "a slip")
    assert play.lines == [*lines, ("rule", Ruling("undo", "a slip", count=1))]
    assert play.record.lines == play.lines
    play.answer(0, "left")
    twin = rebuild(DICE, Record.parse(play.record.dump()))
    assert snapshot(twin) == snapshot(play)


def test_everybody_is_told_of_an_undo_and_the_moderator_alone_how_many_answers_it_took_back() -> None:
    play = sit(VOTE, 4)
    play.answer(next(iter(play.open)), 0)
    play.undo(1, "a slip")
    for seat in (0, 1, 2, 3, None):
        assert play.view(seat).as_data()[-1] == {
            "type": "core.undone",
            "count": "?",
            "reason": "a slip",
            "sealed": False,
        }
    assert play.view(MODERATOR).events[-1] == Undone(1, "a slip")
    assert [e for e in events(play) if isinstance(e, Undone)] == [Undone(1, "a slip")]


def test_everybody_is_still_told_of_an_undo_after_a_second_that_reaches_further_back() -> None:
    play = sit(DICE, 1)
    for _ in range(4):
        play.answer(0, "left")
    play.undo(1, "first")
    play.undo(2, "second")
    assert play.table.notes == sit_notes(1)
    told = [e for e in events(play) if isinstance(e, Undone)]
    assert told == [Undone(1, "first"), Undone(2, "second")]


def sit_notes(throws: int) -> tuple[str, ...]:
    play = sit(DICE, 1)
    for _ in range(throws):
        play.answer(0, "left")
    notes: tuple[str, ...] = play.table.notes
    return notes


def test_a_view_kept_from_before_an_undo_is_brought_up_to_date() -> None:
    """`Play.view` promises "always the same object, brought up to date"."""
    play = sit(DICE, 1)
    view = play.view(0)
    play.answer(0, "left")
    play.view(0)
    play.undo()
    assert play.view(0) is view


@pytest.mark.parametrize(
    ("count", "why"),
    [
        (4, "4 answers cannot be taken back; there are 3."),
        (99, "99 answers cannot be taken back; there are 3."),
        (0, "an undo takes back 1 answer or more, not 0."),
        (-1, "an undo takes back 1 answer or more, not -1."),
    ],
)
def test_an_undo_of_more_than_there_is_is_refused(count: int, why: str) -> None:
    play = sit(DICE, 1)
    for _ in range(3):
        play.answer(0, "left")
    before = snapshot(play)
    with pytest.raises(BadRuling) as refused:
        play.undo(count)
    assert str(refused.value) == why
    assert snapshot(play) == before


@pytest.mark.parametrize("ruling", [Ruling("correct", "it was the left one"), Ruling("time", seconds=30)])
def test_whoever_would_undo_a_ruling_is_told_that_it_is_no_answer(ruling: Ruling) -> None:
    play = sit(DICE, 1)
    play.rule(ruling)
    with pytest.raises(BadRuling) as refused:
        play.undo()
    assert str(refused.value) == (
        "1 answer cannot be taken back; there is none. A ruling is no answer: it falls with an answer before it, or is "
        "put right by another ruling."
    )
    play.answer(0, "left")
    play.undo()
    with pytest.raises(BadRuling, match="put right by another ruling"):
        play.undo()


def test_a_pause_is_nothing_that_an_undo_would_reach() -> None:
    play = sit(DICE, 1)
    play.rule(Ruling("pause"))
    with pytest.raises(BadRuling, match=r"^1 answer cannot be taken back; there is none\.$"):
        play.undo()


def test_chance_and_the_program_do_not_count_among_answers() -> None:
    play = sit(VOTE, 4)
    assert len(play.lines) == 3
    with pytest.raises(BadRuling, match="there is none"):
        play.undo()
    play = sit(VOTE, 4, moderator="ask")
    play.answer(MODERATOR, "fog")
    play.undo()
    assert list(play.open) == [MODERATOR]


def test_an_undo_in_the_middle_of_a_vote_takes_back_the_last_hand() -> None:
    play = sit(VOTE, 4)
    play.answer(2, "#0")
    play.answer(0, "#1")
    play.undo()
    assert sorted(play.open) == [0, 1, 3]


def test_silence_is_taken_back_like_an_answer() -> None:
    play = sit(VOTE, 4)
    play.silence(1)
    play.undo()
    assert sorted(play.open) == [0, 1, 2, 3]


def test_a_table_that_is_over_goes_on_after_an_undo() -> None:
    play = sit(GUESS, 3)
    play.answer(1, play.table.secret)
    assert play.over
    play.undo()
    assert not play.over
    assert play.record.outcome is None
    assert sorted(play.open) == [0, 1, 2]
    play.answer(2, play.table.secret)
    assert play.outcome is not None
    assert play.outcome.winners == (2,)
    assert rebuild(GUESS, Record.parse(play.record.dump())).outcome == play.outcome


def test_a_table_that_was_paused_before_it_is_still_paused_after_an_undo() -> None:
    play = sit(VOTE, 4)
    play.rule(Ruling("pause", "wait"))
    with pytest.raises(BadRuling):
        play.undo()
    play.rule(Ruling("resume"))
    play.answer(0, "#1")
    play.rule(Ruling("pause", "wait"))
    play.undo()
    assert play.table.paused


def test_a_table_of_told_chance_is_undone_with_what_it_was_told() -> None:
    told = iter(range(1000))
    play = sit(DICE, 1, chance=lambda ask: str(next(told)))
    for _ in range(4):
        play.answer(0, "left")
    notes = play.table.notes
    play.undo(2)
    assert play.table.notes == notes[:2]


def test_undo_upon_undo_comes_back_to_the_begin() -> None:
    play = play_on(sit(CARD_GAME, 3), Random(1), 15)
    first = plain(sit(CARD_GAME, 3).table)
    for _ in range(15):
        play.undo()
    assert without_undone(plain(play.table)) == without_undone(first)
    twin = rebuild(CARD_GAME, Record.parse(play.record.dump()))
    assert snapshot(twin) == snapshot(play)


def test_chance_drawn_from_another_seed_stands_across_an_undo() -> None:
    play = sit(DICE, 1)
    for _ in range(3):
        play.answer(0, "left")
    twin = play.fork(seed="another")
    for _ in range(4):
        play.answer(0, "left")
        twin.answer(0, "left")
    drawn = twin.table.notes
    assert drawn[:3] == play.table.notes[:3]
    assert drawn[3] != play.table.notes[3]
    twin.undo(2)
    assert twin.table.notes == drawn[:5]
    for _ in range(2):
        twin.answer(0, "left")
    assert twin.table.notes == drawn


def test_who_comes_too_late_is_told_so_after_an_undo_as_well() -> None:
    play = sit(RACES, 3)
    play.answer(1, "a")
    assert play.answer(2, "a") is False
    play.answer(0, "c")
    play.undo()
    assert play.answer(2, "a") is False
