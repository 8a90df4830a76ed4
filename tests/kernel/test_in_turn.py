"""InTurn: put at once, counted in order; the same game as asking one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from duskbell.kernel import MODERATOR, PASS, SILENCE, Ask, First, Game, InTurn, Play, Ruling, choose, rebuild, roll
from duskbell.kernel.core_events import PhaseBegan, Voided
from duskbell.kernel.errors import NotAsked
from tests.kernel.tiny import BOMB, DUEL, Boasted, Duel, Noted, Struck, asking, events, made, plain, play_on, sit


def strike(t: Any, *, order: tuple[int, ...] = (2, 0, 1)) -> InTurn[Any]:
    return InTurn([choose(n, "strike", ["left", "right"], optional=True) for n in order])


def test_the_first_in_order_who_does_not_pass_counts_whoever_spoke_first() -> None:
    play, sent = asking(strike)
    play.answer(1, "left")
    play.answer(0, "right")
    assert sent == [], "nobody knows yet what seat 2 does"
    assert list(play.open) == [2]
    play.answer(2, "pass")
    assert [(ask.to, said) for ask, said in sent] == [(0, "right")]
    assert [line[:3] for line in play.lines] == [(1, "strike", "left"), (0, "strike", "right"), (2, "strike", "pass")]


def test_who_is_first_in_order_need_not_wait_for_the_others_and_they_are_only_late() -> None:
    play, sent = asking(strike)
    late = play.open[1]
    play.answer(2, "left")
    assert [(ask.to, said) for ask, said in sent] == [(2, "left")]
    assert play.answer(1, "left", ask=late) is False


def test_when_all_pass_it_is_none_and_silence_that_means_nothing_passes() -> None:
    play, sent = asking(lambda t: InTurn([Ask(n, "k", ("a",), default=SILENCE) for n in (0, 1)]))
    play.silence(1)
    assert sent == []
    play.silence(0)
    assert sent == [None]


def test_silence_with_a_meaning_is_an_answer() -> None:
    play, sent = asking(lambda t: InTurn([choose(n, "k", ["a", "b"], default="b") for n in (0, 1)]))
    play.silence(0)
    assert [said for _, said in sent] == ["b"]


def test_an_answer_is_given_once() -> None:
    play, _ = asking(strike)
    play.answer(0, "left")
    with pytest.raises(NotAsked):
        play.answer(0, "right")


def test_without_asks_it_is_a_mistake_said_where_it_is_made() -> None:
    with pytest.raises(
        ValueError, match=r"^InTurn needs at least one question: without any there is nobody whose turn"
    ):
        _ = InTurn([])


def test_two_questions_to_one_seat_are_a_mistake() -> None:
    with pytest.raises(ValueError, match=re.escape("two questions at once to one seat: ['strike', 'strike']")):
        asking(lambda t: strike(t, order=(1, 1)))


def test_the_program_is_asked_when_its_turn_comes_and_not_before() -> None:
    def hail(t: Any) -> InTurn[Any]:
        first = choose(0, "strike", ["left"], optional=True)
        return InTurn([first, choose(MODERATOR, "hail", ["fall"]), roll("wind", ["on"]), choose(1, "strike", ["x"])])

    play, sent = asking(hail)
    assert list(play.open) == [0, 1]
    assert play.lines == []
    play.answer(0, "pass")
    assert [(ask.key, said) for ask, said in sent] == [("hail", "fall")]
    play, sent = asking(hail)
    play.answer(0, "left")
    assert [line[1] for line in play.lines] == ["strike"], "nobody asked the moderator, for it did not come to that"


def test_questions_to_the_program_alone_are_settled_at_once() -> None:
    _, sent = asking(lambda t: InTurn([roll("wind", [PASS]), choose(MODERATOR, "hail", ["fall"])]))
    assert [(ask.key, said) for ask, said in sent] == [("hail", "fall")]


def test_an_offer_that_is_taken_answers_it_and_what_was_answered_is_void() -> None:
    play, sent = asking(lambda t: InTurn(strike(t).asks, [choose(1, "bell", ["ring"])]))
    play.answer(0, "left")
    play.answer(1, "ring")
    assert [(ask.key, said) for ask, said in sent] == [("bell", "ring")]
    assert [e for e in events(play) if isinstance(e, Voided)] == [Voided((0,))]


def one_by_one(asks: Callable[[Any], list[Ask[Any]]]) -> Any:
    async def ask(t: Any) -> Any:
        for a in asks(t):
            spoken = await First([a])
            if spoken is not None:
                return spoken
        return None

    return ask


@pytest.mark.parametrize("seed", range(20))
def test_it_is_the_same_game_as_asking_one_after_the_other(seed: int) -> None:
    """One policy, which knows the question and nothing of the order in which it is asked; one log."""

    def asks(t: Any) -> list[Ask[Any]]:
        order = Random(f"{seed}/{len(t.notes)}").sample(range(5), 5)
        mine = [choose(n, f"k{len(t.notes)}", ["a", "b"], optional=True) for n in order]
        return [*mine[:3], choose(MODERATOR, "m", ["c", PASS], default=PASS), roll("die", ["d", PASS]), *mine[3:]]

    def game(question: Callable[[Any], Any]) -> Game[Any]:
        async def script(t: Any) -> str:
            while len(t.notes) < 30:
                spoken = await question(t)
                note = "nobody" if spoken is None else f"{spoken[0].to} {spoken[0].key} {spoken[1]}"
                t.emit(Noted(f"{len(t.notes)} {note}"), public=True)
            while True:
                await choose(0, "idle", ["idle"])

        return made(only=script)

    def played(question: Callable[[Any], Any], rng: Random) -> list[Any]:
        play = sit(game(question), 5, seed=str(seed))
        while len(play.table.notes) < 30:
            seat = rng.choice(list(play.open))
            ask = play.open[seat]
            play.answer(seat, Random(f"{seed}/{seat}/{ask.key}").choice(["a", PASS, PASS, PASS, PASS, "b"]), ask=ask)
        return plain(play.table)["log"]  # type: ignore[no-any-return]

    slowly = played(one_by_one(asks), Random(0))
    assert len({e.event.text.split()[1] for e in slowly if isinstance(e.event, Noted)}) > 3
    for order in range(3):
        assert played(lambda t: InTurn(asks(t)), Random(order)) == slowly


@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_it_comes_back_from_a_record_and_a_fork_in_the_middle(moderator: str) -> None:
    rng = Random(3)
    play = sit(DUEL, 5, moderator=moderator, checkpoints=True)
    while not play.over:
        for twin in (rebuild(DUEL, play.record), play.fork()):
            assert plain(twin.table) == plain(play.table)
            assert (twin.open, twin.offers) == (play.open, play.offers)
        play_on(play, rng, 1)


def test_a_penalty_that_starts_the_phase_again_voids_what_was_answered() -> None:
    class Strict(Duel):
        penalties = ("again",)

        def penalise(self, t: Any, penalty: Any) -> bool:
            return True

    play = sit(Strict(), 4)
    play.answer(2, "#0")
    play.rule(Ruling("penalty", "", 1, "again"))
    assert [e for e in events(play) if isinstance(e, Voided)] == [Voided((2,))]
    assert sorted(play.open) == [0, 1, 2, 3]


# -- an offer that stands at any time may end the phase ----------------------------------------------------------------


def boast(play: Play[Any], *seats: int) -> None:
    for seat in seats:
        play.answer(seat, "boast", ask=play.offers[seat][0])


def test_what_may_be_done_at_any_time_leaves_the_question_until_it_ends_the_phase() -> None:
    play = sit(DUEL, 4)
    play.answer(3, "#0")
    asked = dict(play.open)
    boast(play, 0, 1)
    assert play.open == asked
    boast(play, 0)
    told = [e for e in events(play) if isinstance(e, Boasted | Voided | PhaseBegan | Struck)]
    assert told[1:] == [Boasted(0), Boasted(1), Boasted(0), Voided((3,)), PhaseBegan("ring", 2)]
    assert sorted(play.open) == [0, 1, 2, 3]


def test_a_phase_that_an_offer_ends_comes_back_from_the_record() -> None:
    play = sit(DUEL, 4, checkpoints=True)
    play.answer(3, "#0")
    boast(play, 0, 1, 2)
    play.answer(0, "pass", ask=play.open[0])
    for twin in (rebuild(DUEL, play.record), play.fork()):
        assert plain(twin.table) == plain(play.table)
        assert twin.open == play.open
    play.undo(2)
    assert sorted(play.open) == [0, 1, 2, 3], "the round that the offers broke off begins anew"
    assert BOMB.has_standing_offers is False
