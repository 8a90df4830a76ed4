"""Play: the driver of scripts. Phases, interruptions, answers of all sorts, and what is known outside."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskbell.kernel import DuskbellError, Game, GameOver, Goto, Play, choose, rebuild, roll
from duskbell.kernel.core_events import Committed, Ended, PhaseBegan, Revealed
from duskbell.kernel.event import Outcome
from tests.kernel.tiny import BOMB, CARD_GAME, GAMES, GUESS, VOTE, Noted, events, made, plain, play_on, sit, snapshot


def phases(play: Play[Any]) -> list[tuple[str, int]]:
    return [(e.phase, e.day) for e in events(play) if isinstance(e, PhaseBegan)]


async def rest(t: Any) -> str:
    return str(await choose(0, "go", ["one", "two", "three", "rest"]))


async def again(t: Any) -> str:
    await choose(0, "again", ["on"])
    return "rest"


def test_a_table_is_played_up_to_its_first_question_when_it_is_laid() -> None:
    play = sit(made(rest=rest))
    assert list(play.open) == [0]
    assert [type(e) for e in events(play)] == [Committed, PhaseBegan]
    assert play.table.phase == "rest"


def test_a_phase_names_the_next_one() -> None:
    play = sit(made(rest=rest, one=again, two=again, round="rest"))
    for answer in ("two", "on", "one", "on", "rest"):
        play.answer(0, answer)
    assert phases(play) == [("rest", 1), ("two", 1), ("rest", 2), ("one", 2), ("rest", 3), ("rest", 4)]
    assert play.table.day == 4


def test_the_first_phase_is_the_game_s_choice() -> None:
    assert phases(sit(made(one=again, rest=rest, first="rest"))) == [("rest", 0)]


def test_goto_ends_a_phase_from_however_deep() -> None:
    async def deep(t: Any) -> None:
        await choose(0, "deep", ["on"])
        raise Goto("rest")

    async def one(t: Any) -> str:
        await deep(t)
        raise AssertionError

    play = sit(made(one=one, rest=rest))
    play.answer(0, "on")
    assert phases(play) == [("one", 0), ("rest", 0)]
    assert list(play.open) == [0]


def test_goto_may_begin_the_same_phase_anew() -> None:
    async def one(t: Any) -> str:
        t.emit(Noted("began"), public=True)
        await choose(0, "k", ["on"])
        raise Goto("one")

    play = sit(made(one=one))
    play.answer(0, "on")
    play.answer(0, "on")
    assert play.table.notes == ("began",) * 3


def test_a_phase_that_is_left_is_closed_with_what_it_had_open() -> None:
    left: list[str] = []

    async def one(t: Any) -> str:
        try:
            await choose(0, "k", ["on"])
            raise Goto("rest")
        finally:
            left.append("closed")

    play = sit(made(one=one, rest=rest))
    play.answer(0, "on")
    assert left == ["closed"]


def test_game_over_ends_the_table_from_however_deep() -> None:
    async def deep(t: Any) -> None:
        await choose(0, "deep", ["on"])
        raise GameOver((1,), ("town",), "made.over")

    async def one(t: Any) -> str:
        await deep(t)
        raise AssertionError

    play = sit(made(one=one))
    assert not play.over
    assert play.outcome is None
    play.answer(0, "on")
    assert play.over
    assert play.outcome == Outcome((1,), ("town",), "made.over")
    assert play.open == {}
    assert isinstance(events(play)[-2], Ended)
    assert isinstance(events(play)[-1], Revealed)
    assert play.record.outcome == play.outcome


def test_a_table_may_be_over_before_anybody_is_asked() -> None:
    async def one(t: Any) -> str:
        raise GameOver((), (), "made.over")

    play = sit(made(one=one))
    assert play.over


def test_a_phase_that_names_no_phase_is_an_error_of_the_rules_that_names_it() -> None:
    async def morning(t: Any) -> None:
        await choose(0, "k", ["on"])

    play = sit(made(morning=morning))
    with pytest.raises(Exception, match="morning"):
        play.answer(0, "on")


def test_a_wrong_phase_is_named_when_a_rule_goes_there() -> None:
    async def one(t: Any) -> str:
        await choose(0, "k", ["on"])
        raise Goto("nowhere")

    play = sit(made(one=one))
    with pytest.raises(Exception, match="nowhere"):
        play.answer(0, "on")


def test_where_tells_the_live_call_stack_of_the_rules() -> None:
    async def deep(t: Any) -> None:
        await choose(0, "deep", ["on"])

    async def one(t: Any) -> str:
        await deep(t)
        return "one"

    play = sit(made(one=one))
    outer, inner = play.where().split(" > ")
    assert ".one:" in outer
    assert ".deep:" in inner


def test_names_lie_at_the_seats_and_in_the_views() -> None:
    play = sit(VOTE, 3, names=("Ann", "Bo", "Cy"))
    assert [s.name for s in play.table.seats] == ["Ann", "Bo", "Cy"]
    assert [s["name"] for s in play.view(None).state()["seats"]] == ["Ann", "Bo", "Cy"]


def test_fewer_names_than_seats_leave_the_others_nameless() -> None:
    assert [s.name for s in sit(VOTE, 3, names=("Ann",)).table.seats] == ["Ann", "", ""]


def test_one_seed_gives_one_table() -> None:
    for game in GAMES:
        a, b = (play_on(sit(game, 4, seed="s"), Random(1)) for _ in range(2))
        assert plain(a.table) == plain(b.table)
        assert a.record.dump() == b.record.dump()


def test_another_seed_gives_another_table() -> None:
    decks = {sit(CARD_GAME, 3, seed=str(n)).table.deck for n in range(20)}
    assert len(decks) > 15


def test_chance_may_be_told_what_to_say() -> None:
    play = sit(CARD_GAME, 3, chance=lambda ask: ",".join(reversed(ask.options)))
    assert play.table.deck[0] == "fan"
    assert play.lines[0][2].startswith("fan,egg")


def test_chance_that_is_told_nonsense_is_refused() -> None:
    async def one(t: Any) -> str:
        t.emit(Noted(str(await roll("die", ["1", "2"]))), public=True)
        await choose(0, "k", ["on"])
        return "one"

    with pytest.raises(DuskbellError, match="right would be 1 or 2"):
        sit(made(one=one), chance=lambda ask: "7")


def test_the_rule_s_own_error_is_not_hidden() -> None:
    async def one(t: Any) -> str:
        await choose(0, "k", ["on"])
        raise ZeroDivisionError("the rule is wrong")

    play = sit(made(one=one))
    with pytest.raises(ZeroDivisionError, match="the rule is wrong"):
        play.answer(0, "on")


ANSWERS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(st.characters()),
    st.binary(),
    st.lists(st.one_of(st.text(max_size=3), st.integers(), st.none())),
    st.dictionaries(st.text(max_size=2), st.none()),
    st.sampled_from(["#0", "#1", "#9", "pass", "silence", "yes", "no", "1", "bow", "axe,egg", "", ","]),
)
SEATS = st.one_of(st.integers(-4, 8), st.integers())


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.integers(0, 3), st.integers(0, 12), SEATS, ANSWERS, st.sampled_from(["auto", "ask"]))
def test_whatever_is_answered_is_taken_or_refused_with_nothing_changed(
    which: int, steps: int, seat: int, what: object, moderator: str
) -> None:
    play = sit(list(GAMES)[which], 4, moderator=moderator)
    play_on(play, Random(steps), steps)
    before = snapshot(play)
    try:
        taken = play.answer(seat, what)
    except DuskbellError:
        assert snapshot(play) == before
    else:
        assert taken == (len(play.lines) > len(before[1]))
        if not taken:
            assert snapshot(play) == before


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 3), st.integers(0, 12), SEATS)
def test_silence_is_taken_or_refused_with_nothing_changed(which: int, steps: int, seat: int) -> None:
    play = play_on(sit(list(GAMES)[which], 4), Random(steps), steps)
    before = snapshot(play)
    asked = seat in play.open
    try:
        play.silence(seat)
    except DuskbellError:
        assert not asked
        assert snapshot(play) == before
    else:
        assert asked
        assert play.lines[len(before[1])][-1] == "clock"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_option_is_legal_and_recorded_as_its_token(game: Game[Any]) -> None:
    play = play_on(sit(game, 4, moderator="ask"), Random(2), 3)
    for seat, ask in list(play.open.items()):
        for answer in ask.answers():
            twin = play.fork()
            assert twin.answer(seat, answer)
            assert twin.lines[len(play.lines)] == (seat, ask.key, answer)


def test_the_documented_loop_plays_a_table_to_its_end() -> None:
    for game in (GUESS, VOTE, BOMB):
        play = sit(game, 4)
        for _ in range(1000):
            for seat, ask in list(play.open.items()):
                if not play.over:
                    play.answer(seat, ask.options[0])
        assert play.over


def test_a_table_rebuilt_at_every_step_is_the_same_table() -> None:
    games: list[Game[Any]] = [GUESS, BOMB]
    for game in games:
        play, rng = sit(game, 4), Random(4)
        while not play.over:
            twin = rebuild(game, play.record)
            assert snapshot(twin) == snapshot(play)
            play_on(play, rng, 1)
