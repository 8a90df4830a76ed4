"""Rulings: pause, resume, penalise, end; each in the record with its reason, each refused in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, Game, GameOver, Goto, Penalised, Play, Record, Ruling, choose, rebuild
from duskbell.kernel.core_events import Ended, PhaseBegan
from duskbell.kernel.errors import BadRuling, TablePaused
from duskbell.kernel.event import Outcome
from duskbell.kernel.ruling import Paused, Resumed, TimeEnded, TimeGiven
from tests.kernel.tiny import (
    BOMB,
    GAMES,
    GUESS,
    VOTE,
    Died,
    Noted,
    NoteTable,
    events,
    made,
    plain,
    play_on,
    sit,
    snapshot,
)


def refusal(play: Play[Any], ruling: Ruling) -> str:
    before = snapshot(play)
    with pytest.raises(BadRuling) as error:
        play.rule(ruling)
    assert snapshot(play) == before
    assert str(error.value).endswith(".")
    return str(error.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_at_a_paused_table_nobody_answers_and_nothing_is_lost(game: Game[Any]) -> None:
    play = play_on(sit(game, 4), Random(1), 1)
    asked = dict(play.open)
    offers = {n: list(asks) for n, asks in play.offers.items()}
    play.rule(Ruling("pause", "the phone rings"))
    assert play.table.paused
    for asks in (asked, *({n: a} for n, mine in offers.items() for a in mine)):
        for seat, ask in asks.items():
            before = snapshot(play)
            with pytest.raises(TablePaused, match="paused"):
                play.answer(seat, next(ask.answers()))
            with pytest.raises(TablePaused):
                play.answer(seat, next(ask.answers()), ask=ask)
            assert snapshot(play) == before
    for seat in asked:
        with pytest.raises(TablePaused):
            play.silence(seat)
    play.rule(Ruling("resume"))
    assert play.open == asked
    assert play.offers == offers
    play_on(play, Random(1))
    assert play.over


def test_everybody_hears_of_a_pause_and_why() -> None:
    play = sit(VOTE, 4)
    play.rule(Ruling("pause", "tea"))
    play.rule(Ruling("resume", "cold tea"))
    for seat in (0, 3, None, MODERATOR):
        assert play.view(seat).events[-2:] == [Paused("tea"), Resumed("cold tea")]
    assert play.lines[-2:] == [("rule", Ruling("pause", "tea")), ("rule", Ruling("resume", "cold tea"))]


def test_time_given_is_said_and_kept_in_the_record() -> None:
    play = sit(VOTE)
    play.rule(Ruling("time", "a late guest", seconds=60))
    assert TimeGiven(60, "a late guest") in events(play)
    again = rebuild(VOTE, Record(play.record.header, play.record.lines))
    assert TimeGiven(60, "a late guest") in events(again)


def test_that_time_is_over_is_said_and_kept_in_the_record() -> None:
    play = sit(VOTE)
    asked = dict(play.open)
    play.rule(Ruling("skip", "they sleep"))
    assert TimeEnded("they sleep") in events(play)
    assert play.open == asked, "the clock outside answers"
    again = rebuild(VOTE, Record(play.record.header, play.record.lines))
    assert TimeEnded("they sleep") in events(again)


@pytest.mark.parametrize("seconds", [0, 4, 601, -60])
def test_so_much_time_cannot_be_given(seconds: int) -> None:
    assert refusal(sit(VOTE), Ruling("time", seconds=seconds)).startswith("5 to 600 seconds")


def test_a_pause_upon_a_pause_and_a_resume_without_one_are_refused() -> None:
    play = sit(VOTE, 4)
    assert refusal(play, Ruling("resume")) == "the table is not paused."
    play.rule(Ruling("pause"))
    assert refusal(play, Ruling("pause")) == "the table is already paused."


def test_a_pause_shows_in_the_state() -> None:
    play = sit(VOTE, 4)
    play.rule(Ruling("pause"))
    assert play.view(0).state()["paused"] is True


def test_a_late_answer_at_a_paused_table_changes_nothing() -> None:
    play = sit(BOMB, 4)
    play.answer(0, "bow")
    play.rule(Ruling("pause"))
    before = snapshot(play)
    with pytest.raises(TablePaused):
        play.answer(1, "yes")
    assert snapshot(play) == before


# -- penalties --------------------------------------------------------------------------------------------------------


def test_a_penalty_is_data_that_the_game_interprets() -> None:
    play = sit(VOTE, 4)
    asked = dict(play.open)
    play.rule(Ruling("penalty", "rude", 2, "warn"))
    assert play.view(None).events[-1] == Penalised(2, "warn", "rude")
    assert play.open == asked
    assert play.lines[-1] == ("rule", Ruling("penalty", "rude", 2, "warn"))


def test_a_penalty_that_changes_who_lives_lets_the_phase_start_again() -> None:
    play = sit(VOTE, 5)
    play.answer(0, "#2")
    play.answer(1, "#2")
    phases = [e for e in events(play) if isinstance(e, PhaseBegan)]
    play.rule(Ruling("penalty", "cheated", 2, "expel"))
    assert Died(2, "expelled") in events(play)
    assert sorted(play.open) == [0, 1, 3, 4]
    assert play.open[0].options == ("#1", "#3", "#4")
    assert [e for e in events(play) if isinstance(e, PhaseBegan)] == phases, "the same phase, not a new one"
    for seat in (0, 1, 3, 4):
        play.answer(seat, "#1" if seat != 1 else "#0")
    assert rebuild(VOTE, Record.parse(play.record.dump())).record.dump() == play.record.dump()


def test_the_phase_that_starts_again_reads_from_the_table_how_far_it_came() -> None:
    async def script(t: NoteTable) -> str:
        while len(t.notes) < 3:
            t.emit(Noted(str(await choose(0, f"k{len(t.notes)}", ["a", "b"]))), public=True)
        raise GameOver((0,), (), "made.over")

    class Strict(type(made(only=script))):  # type: ignore[misc]
        penalties = ("again",)

        def penalise(self, t: Any, penalty: Penalised) -> bool:
            return True

    game = Strict()
    play = sit(game)
    play.answer(0, "a")
    play.rule(Ruling("penalty", seat=1, penalty="again"))
    assert [a.key for a in play.open.values()] == ["k1"]
    play.answer(0, "b")
    play.answer(0, "a")
    assert play.over
    assert play.table.notes == ("a", "b", "a")
    assert plain(rebuild(game, Record.parse(play.record.dump())).table) == plain(play.table)


def test_a_penalty_may_end_the_table() -> None:
    play = sit(VOTE, 4)
    play.rule(Ruling("penalty", "left the room", 1, "forfeit"))
    assert play.outcome == Outcome((), (), "vote.forfeit")
    assert play.open == {}
    assert rebuild(VOTE, Record.parse(play.record.dump())).outcome == play.outcome


def test_a_penalty_may_end_the_phase() -> None:
    class Hasty(type(VOTE)):  # type: ignore[misc]
        def penalise(self, t: Any, penalty: Penalised) -> bool:
            raise Goto("night")

    play = sit(Hasty(), 4)
    play.answer(0, "#1")
    play.rule(Ruling("penalty", seat=1, penalty="warn"))
    assert play.table.day == 2
    assert sorted(play.open) == [0, 1, 2, 3]


def test_a_penalty_can_be_ruled_in_a_pause_and_the_table_stays_paused() -> None:
    play = sit(VOTE, 5)
    play.rule(Ruling("pause"))
    play.rule(Ruling("penalty", "cheated", 2, "expel"))
    assert play.table.paused
    with pytest.raises(TablePaused):
        play.answer(0, "#1")
    play.rule(Ruling("resume"))
    play.answer(0, "#1")
    twin = rebuild(VOTE, Record.parse(play.record.dump()))
    assert snapshot(twin) == snapshot(play)


def test_a_penalty_closes_the_offers_of_the_phase_and_opens_them_anew() -> None:
    class Strict(type(BOMB)):  # type: ignore[misc]
        penalties = ("out",)

        def penalise(self, t: Any, penalty: Penalised) -> bool:
            t.emit(Died(penalty.seat, "out"), public=True)
            return True

    play = sit(Strict(), 4)
    play.rule(Ruling("penalty", seat=1, penalty="out"))
    assert sorted(play.open) == sorted(play.offers) == [0, 2, 3]
    assert all(len(asks) == 2 for asks in play.offers.values())
    assert all("#1" not in a.options for asks in play.offers.values() for a in asks)


@pytest.mark.parametrize("penalty", ["", "hang", "WARN", "x" * 999])
def test_an_unknown_penalty_is_refused_with_the_right_ones(penalty: str) -> None:
    sentence = refusal(sit(VOTE, 4), Ruling("penalty", seat=1, penalty=penalty))
    assert sentence.endswith("its penalties are warn, mute, expel, forfeit.")
    assert len(sentence) < 150
    assert refusal(sit(GUESS, 4), Ruling("penalty", seat=1, penalty="warn")).endswith("its penalties are none.")


@pytest.mark.slow
@pytest.mark.parametrize("seat", [-1, 4, 99, -2])
def test_a_penalty_needs_a_seat_of_the_table(seat: int) -> None:
    assert refusal(sit(VOTE, 4), Ruling("penalty", seat=seat, penalty="warn")) == "a penalty needs a seat from 1 to 4."


def test_a_ruling_of_another_kind_is_refused() -> None:
    refusal(sit(VOTE, 4), Ruling("bribe", seat=1))  # type: ignore[arg-type]


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_referee_may_end_the_table() -> None:
    play = sit(VOTE, 4)
    play.rule(Ruling("end", "the train leaves"))
    assert play.outcome == Outcome((), (), "core.ended-by-referee")
    assert Ended((), (), "core.ended-by-referee") in events(play)
    assert play.open == {}
    assert play.record.outcome == play.outcome
    twin = rebuild(VOTE, Record.parse(play.record.dump()))
    assert plain(twin.table) == plain(play.table)


@pytest.mark.parametrize(
    "ruling",
    [
        Ruling("pause"),
        Ruling("resume"),
        Ruling("end"),
        Ruling("break-off", "x"),
        Ruling("retake", "x"),
        Ruling("penalty", seat=1, penalty="warn"),
    ],
)
def test_of_a_table_that_is_over_only_an_undo_can_be_ruled(ruling: Ruling) -> None:
    play = sit(VOTE, 4)
    play.answer(0, "#1")
    play.rule(Ruling("end"))
    assert refusal(play, ruling) == "the table is over; only an undo can be ruled now."
    play.rule(Ruling("undo", count=1))
    assert not play.over


def test_rulings_come_back_from_the_record_with_their_reasons() -> None:
    play = sit(VOTE, 5)
    for ruling in (
        Ruling("pause", "one"),
        Ruling("penalty", "two", 1, "warn"),
        Ruling("resume", "three"),
        Ruling("penalty", "four", 1, "expel"),
    ):
        play.rule(ruling)
        if not play.table.paused:
            play_on(play, Random(1), 1)
    twin = rebuild(VOTE, Record.parse(play.record.dump()))
    assert snapshot(twin) == snapshot(play)
