"""Penalties that take effect after the present question: when, in which order, and what becomes of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, All, First, Play, Record, Ruling, choose, rebuild
from duskbell.kernel.core_events import Ended, Voided
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.record import encode
from duskbell.kernel.ruling import Penalised, PenaltyLapsed, PenaltyWaits
from tests.kernel.tiny import BOMB, VOTE, Died, Voted, asking, events, plain, play_on, sit, snapshot

OFF = Ruling("penalty", "cheated", 2, "expel", when="after")
WARNED = Ruling("penalty", "rude", 1, "warn", when="after")


def told(play: Play[Any], *kinds: type) -> list[Any]:
    return [e for e in events(play) if isinstance(e, kinds)]


def test_it_takes_effect_when_all_have_answered_and_before_anything_further_is_asked() -> None:
    play = sit(VOTE, 6, options={"cards": False}, moderator="ask")
    play.answer(MODERATOR, "sun")
    play.answer(0, "#5")
    asked = {n: a for n, a in play.open.items() if n != 0}
    play.rule(OFF)
    assert play.waiting == (OFF,)
    assert play.open == asked, "the question stays, and what was answered counts"
    assert told(play, Penalised, Died, Voided) == []
    for seat in (1, 2, 3, 4, 5):
        play.answer(seat, "#0" if seat == 5 else "#5")
    assert told(play, Voted, Died, Penalised) == [
        Voted(((0, 5), (1, 5), (2, 5), (3, 5), (4, 5), (5, 0))),
        Died(5, "vote"),
        Penalised(2, "expel", "cheated"),
        Died(2, "expelled"),
    ]
    assert not play.waiting
    assert list(play.open) == [MODERATOR]


def test_the_moderator_alone_hears_that_it_waits() -> None:
    play = sit(VOTE, 5)
    before = [play.view(seat).version for seat in (None, 0, 1, 2, 3, 4)]
    play.rule(OFF)
    assert play.view(MODERATOR).events[-1] == PenaltyWaits(2, "expel", "cheated")
    assert [play.view(seat).version for seat in (None, 0, 1, 2, 3, 4)] == before


@pytest.mark.parametrize(
    "question",
    [
        lambda t: choose(0, "one", ["a", "b"]),
        lambda t: All([choose(s, "all", ["a", "b"]) for s in t.seats]),
        lambda t: First([choose(s, "first", ["a"], optional=True) for s in t.seats]),
    ],
)
def test_it_waits_for_a_question_of_any_kind_and_is_there_before_the_next(question: Any) -> None:
    play, _ = asking(question, lambda t: choose(1, "then", ["x"]))
    type(play.game).penalties = ("warn",)
    play.rule(WARNED)
    while "then" not in [a.key for a in play.open.values()]:
        assert told(play, Penalised) == []
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, ask.options[-1])
    assert told(play, Penalised) == [Penalised(1, "warn", "rude")]


def test_a_question_that_is_broken_off_is_settled() -> None:
    class Strict(type(BOMB)):  # type: ignore[misc]
        penalties = ("warn",)

    play = sit(Strict(), 4)
    play.answer(3, "yes")
    play.rule(WARNED)
    play.answer(2, "bow")
    assert told(play, Penalised) == [Penalised(1, "warn", "rude")]


def test_a_second_queues_behind_the_first_and_one_that_is_ruled_now_goes_before_both() -> None:
    play = sit(VOTE, 6)
    play.rule(WARNED)
    play.rule(OFF)
    play.rule(Ruling("penalty", "late", 4, "mute"))
    assert told(play, Penalised) == [Penalised(4, "mute", "late")]
    assert play.waiting == (WARNED, OFF)
    play_on(play, Random(1), 12)
    assert told(play, Penalised)[1:3] == [Penalised(1, "warn", "rude"), Penalised(2, "expel", "cheated")]


def test_one_that_starts_the_phase_again_settles_the_question() -> None:
    play = sit(VOTE, 6, options={"cards": False})
    play.rule(WARNED)
    play.rule(Ruling("penalty", "cheated", 2, "expel"))
    assert told(play, Penalised) == [Penalised(2, "expel", "cheated"), Penalised(1, "warn", "rude")]


def test_what_is_answered_too_late_is_still_only_late() -> None:
    """The next question was opened and put aside unseen: it is not the one that somebody missed."""
    play, _ = asking(
        lambda t: First([choose(s, "first", ["a"], optional=True) for s in t.seats]),
        lambda t: First([choose(s, "second", ["b"], optional=True) for s in t.seats]),
    )
    type(play.game).penalties = ("warn",)
    late = play.open[1]
    play.rule(WARNED)
    play.answer(0, "a")
    assert play.answer(1, "a", ask=late) is False


class Merciful(type(VOTE)):  # type: ignore[misc]
    """The dead cannot be expelled."""

    def objection(self, t: Any, penalty: Penalised) -> str:
        return "" if t.seats[penalty.seat].alive else "the dead are gone"


def test_one_that_cannot_be_given_any_more_lapses() -> None:
    play = sit(Merciful(), 5, options={"cards": False})
    play.rule(OFF)
    for seat in range(5):
        play.answer(seat, "#2" if seat != 2 else "#0")
    assert told(play, Died, Penalised, PenaltyLapsed) == [Died(2), PenaltyLapsed(2, "expel")]
    assert play.waiting == ()


def test_what_could_not_be_ruled_now_cannot_wait_either() -> None:
    play = sit(Merciful(), 6)
    play.rule(Ruling("penalty", "cheated", 2, "expel"))
    before = snapshot(play)
    with pytest.raises(BadRuling, match=r"^expel cannot be ruled now: the dead are gone\.$"):
        play.rule(OFF)
    assert snapshot(play) == before


def test_when_the_table_ends_it_lapses_before_the_end_is_told() -> None:
    play = sit(VOTE, 4)
    play.rule(OFF)
    play.rule(Ruling("end", "enough"))
    assert told(play, PenaltyLapsed, Penalised, Ended)[:1] == [PenaltyLapsed(2, "expel")]
    assert told(play, Penalised) == []
    assert play.waiting == ()
    assert rebuild(VOTE, Record.parse(play.record.dump())).record.dump() == play.record.dump()


def test_two_of_which_the_first_ends_the_table() -> None:
    play = sit(VOTE, 3, options={"cards": False})
    play.rule(OFF)
    play.rule(WARNED)
    play.answer(0, "#1")
    play.rule(Ruling("penalty", "gone", 0, "forfeit"))
    assert told(play, PenaltyLapsed) == [PenaltyLapsed(2, "expel"), PenaltyLapsed(1, "warn")]


@pytest.mark.parametrize(
    ("ruling", "sentence"),
    [
        (Ruling("pause", when="after"), "^only a penalty can wait until the question is settled; pause takes"),
        (Ruling("penalty", "", 1, "warn", when="later"), "^a penalty takes effect now or after this"),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_nothing_else_waits(ruling: Ruling, sentence: str) -> None:
    play = sit(VOTE, 4)
    before = snapshot(play)
    with pytest.raises(BadRuling, match=sentence):
        play.rule(ruling)
    assert snapshot(play) == before


@pytest.mark.parametrize("at", range(0, 24, 2))
def test_it_is_the_same_as_a_ruling_at_the_moment_when_the_question_is_settled(at: int) -> None:
    waits, now = sit(VOTE, 6, moderator="ask"), sit(VOTE, 6, moderator="ask")
    for play in (waits, now):
        play_on(play, Random(at), at)
    if waits.over or not waits.table.seats[2].alive:
        return
    waits.rule(OFF)
    while waits.waiting:
        for play in (waits, now):
            seat, ask = next(iter(play.open.items()))
            play.answer(seat, ask.options[-1])
    if not now.over:
        now.rule(Ruling("penalty", "cheated", 2, "expel"))
    said = [(e.event, e.seen) for e in waits.table.log if not isinstance(e.event, PenaltyWaits | PenaltyLapsed)]
    assert said == [(e.event, e.seen) for e in now.table.log if not isinstance(e.event, Voided)]
    assert waits.open == now.open


@pytest.mark.slow
@pytest.mark.parametrize("checkpoints", [False, True])
def test_it_survives_saving_rebuilding_forking_and_undoing_at_any_time(checkpoints: bool) -> None:
    for seed in range(12):
        rng = Random(seed)
        play = sit(VOTE, 6, moderator="ask")
        for n in range(30):
            if play.over:
                break
            if n % 4 == 1:
                play.rule(Ruling("penalty", "x", rng.randrange(6), rng.choice(["warn", "expel"]), when="after"))
            twin = rebuild(VOTE, Record.parse(play.record.dump()))
            assert snapshot(twin) == snapshot(play)
            assert twin.waiting == play.waiting == play.fork().waiting
            assert plain(play.fork().table) == plain(play.table)
            play_on(play, rng, 1)
            if n % 5 == 4 and not play.over:
                asked, waiting = dict(twin.open), twin.waiting
                play.undo()
                assert (play.open, play.waiting) == (asked, waiting)


def test_an_undo_of_what_came_before_it_takes_it_back() -> None:
    play = sit(VOTE, 5)
    play.answer(0, "#1")
    play.rule(OFF)
    play.undo()
    assert play.waiting == ()


def test_a_record_of_penalties_that_do_not_wait_reads_as_ever() -> None:
    assert encode(("rule", Ruling("penalty", "rude", 1, "warn"))) == (
        '["rule",{"kind":"penalty","reason":"rude","seat":1,"penalty":"warn"}]'
    )
    assert Record.parse(sit(VOTE, 4).record.dump() + encode(("rule", OFF)) + "\n").lines[-1] == ("rule", OFF)
