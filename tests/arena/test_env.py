"""The environments hold what PettingZoo, Gymnasium and OpenSpiel ask of them, for every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest

from duskbell import start
from duskbell.bots import BadBot
from duskbell.games import ARENA, GAMES, find
from duskbell.games.mafia.table import Accused, Died, Lapsed, Learned, MafiaTable, Voted
from duskbell.kernel import Ask, Dealt, StageBegan
from duskbell.kernel.core_events import Marked, PhaseBegan, Said
from duskbell.kernel.errors import BadTable
from duskbell.kernel.many import Many
from tests.docs import environments_page
from tests.games.variants import EVERY, Variant

pytest.importorskip("pettingzoo", reason="the extra `env` is not installed: pettingzoo")
pyspiel = pytest.importorskip("pyspiel", reason="the extra `env` is not installed: open_spiel")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import a game of its own in a way that it has left
    from pettingzoo.test import (  # type: ignore[import-untyped]
        api_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

from gymnasium.utils.env_checker import check_env  # noqa: E402

from duskbell.arena.env import DuskbellAEC, DuskbellParallel, DuskbellSolo, layout  # noqa: E402
from duskbell.arena.env.seats import Seats  # noqa: E402
from duskbell.arena.env.spiel import load_game  # noqa: E402
from duskbell.arena.numbers.picking import Pick  # noqa: E402
from duskbell.arena.numbers.standing import Standing  # noqa: E402
from duskbell.arena.vocabulary import parts, vocabulary  # noqa: E402

pytestmark = pytest.mark.slow

EVERY_GAME = [*GAMES, *ARENA]
USUAL = [(game, find(game).usual_players) for game in EVERY_GAME]
ANSWERS = 150


@pytest.fixture(autouse=True)
def dictionaries_are_meant() -> Iterator[None]:
    """PettingZoo warns of observations that are dictionaries, as all its own with a mask are."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_pettingzoo_finds_no_fault(game: str, players: int) -> None:
    api_test(DuskbellAEC(game, players), num_cycles=200, verbose_progress=False)
    seed_test(lambda: DuskbellAEC(game, players), num_cycles=150)
    parallel_api_test(DuskbellParallel(game, players), num_cycles=100)
    parallel_seed_test(lambda: DuskbellParallel(game, players), num_cycles=50)


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_gymnasium_finds_no_fault(game: str, players: int) -> None:
    check_env(DuskbellSolo(game, players), skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_one_seat_plays_whole_tables_against_bots(game: str, players: int) -> None:
    env, rng = DuskbellSolo(game, players, seat=None, rivals="random"), np.random.default_rng(1)
    for seed in range(2):
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert reward in (-1.0, 0.0, 1.0)
        assert len(info["sentences"]) > 5


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_openspiel_plays_and_copies(game: str, players: int) -> None:
    state, rng = load_game(game, players).new_initial_state(), np.random.default_rng(0)
    state.apply_action(7)
    for n in range(ANSWERS):
        if state.is_terminal():
            break
        who = state.current_player()
        if n % 31 == 0:
            twin = state.clone()
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(who) == state.information_state_string(who)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(state.returns()) == players


@pytest.mark.parametrize("game", EVERY_GAME)
def test_openspiel_simulates(game: str) -> None:
    """As its own random simulation does: a deal, then lawful actions to the end, by the public interface alone."""
    it = load_game(game)
    assert it.num_distinct_actions() == len(layout(game, it.num_players()).actions)
    state, rng, taken = it.new_initial_state(), Random(3), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert state.action_to_string(state.current_player(), legal[0])
            state.apply_action(rng.choice(legal))
        taken += 1
    assert taken > 20
    assert all(low <= r <= high for r, low, high in zip(state.returns(), [-1] * 99, [1] * 99, strict=False))


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_every_word_of_a_table_has_a_number(variant: Variant) -> None:
    v, rng = vocabulary(variant.game), Random(str(variant))
    play = start(variant.game, variant.players, seed=1, options=variant.options)
    for _ in range(ANSWERS):
        if play.over:
            break
        for ask in [*play.open.values(), *[offer for offers in play.offers.values() for offer in offers]]:
            assert ask.key in v.asks
            assert [part for option in ask.options for part in parts(option) if part not in v.parts] == []
        seat, ask = rng.choice(list(play.open.items()))
        play.answer(seat, ask.sample(rng), ask=ask)
    t = play.table
    assert t.phase in v.phases
    assert {e.event.type for e in t.log} <= set(v.events)
    assert {m.name for s in t.seats for m in s.marks} <= set(v.marks)
    assert t.stage == "" or t.stage in v.stages


def ask(*options: str) -> Ask[object]:
    return Ask(0, "q", options)


def test_an_answer_is_picked_part_by_part() -> None:
    pick = Pick(ask("pass", "c1>#2>up", "c1>#3", "c2"))
    assert pick.next == (frozenset({"pass", "c1", "c2"}), False)
    assert copy(pick).add("c2") == "c2"
    assert pick.add("c1") is None
    assert pick.next == (frozenset({"#2", "#3"}), False)
    assert pick.add("#2") is None
    assert pick.add("up") == "c1>#2>up"


def test_what_is_whole_may_be_left_at_that_or_go_on() -> None:
    pick = Pick(ask("c1", "c1>#2"))
    assert pick.add("c1") is None
    assert pick.next == (frozenset({"#2"}), True)
    assert copy(pick).done() == "c1"
    assert pick.add("#2") == "c1>#2"


def test_several_are_picked_one_by_one() -> None:
    several: Many[object] = Many(0, "q", ("#1", "#2", "#3"), least=1, most=2)
    pick = Pick(several)
    assert not pick.next.done
    assert pick.add("#3") is None
    assert pick.next == (frozenset({"#1", "#2"}), True)
    assert copy(pick).done() == "#3"
    assert pick.add("#1") == "#3,#1"


def test_of_two_or_nobody_one_may_not_stand() -> None:
    two: Many[object] = Many(0, "q", ("#1", "#2", "#3"), least=2, most=2, optional=True)
    pick = Pick(two)
    assert pick.next.done
    assert pick.add("#3") is None
    assert pick.next == (frozenset({"#1", "#2"}), False)
    assert pick.add("#1") == "#3,#1"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_is_not_allowed_is_silence(game: str) -> None:
    seats, rng, asked = Seats(game, find(game).usual_players, None), Random(5), 0
    for _ in range(60):
        if seats.play.over:
            break
        seat = rng.choice(list(seats.play.open))
        twin = seats.play.fork()
        twin.silence(seat)
        seats.act(seat, rng.choice([n for n, allowed in enumerate(seats.mask(seat)) if not allowed]))
        asked += 1
        assert seats.play.where() == twin.where()
        assert [e.event for e in seats.play.table.log] == [e.event for e in twin.table.log]
    assert asked > 5


@pytest.mark.parametrize(("game", "players"), [("mafia", 5), ("werewolf", 6)])
def test_what_a_seat_sees_is_its_view(game: str, players: int) -> None:
    """Where seat 0 has heard and is asked the same, it sees the same, whatever the table hides."""
    seen = dict[str, int]()
    worlds = dict[str, set[str]]()
    for seed in range(120):
        seats = Seats(game, players, None)
        seats.deal(seed)
        heard = repr((seats.play.view(0).as_data()[1:], seats.play.open.get(0)))
        now = hash(b"".join(array.tobytes() for array in seats.observe(0).values()))
        assert seen.setdefault(heard, now) == now
        worlds.setdefault(heard, set()).add(repr([s.role for s in seats.play.table.seats]))
    assert any(len(some) > 1 for some in worlds.values()), "no two tables looked alike: this test tries nothing"


@pytest.mark.parametrize(("game", "players"), USUAL)
def test_eyes_that_write_only_what_is_new_see_the_same(game: str, players: int) -> None:
    """At every question all seats' numbers are as if they had looked for the first time."""
    seats, rng = Seats(game, players, None), Random(4)
    for _ in range(ANSWERS):
        if seats.play.over:
            seats.deal(rng.getrandbits(32))
        for seat in range(players):
            anew = seats.at(seats.play)
            anew.picks, anew._declined = seats.picks, seats._declined
            kept, fresh = seats.observe(seat), anew.observe(seat)
            assert all(np.array_equal(kept[name], fresh[name]) for name in fresh)
        seat = rng.choice(seats.asked())
        seats.act(seat, rng.choice(seats.mask(seat).nonzero()[0].tolist()))


def test_only_what_cannot_reach_a_seat_leaves_all_as_they_are() -> None:
    standing = Standing(MafiaTable)
    assert all(standing[kind] for kind in (StageBegan, Said, Voted, Accused, Lapsed))
    assert not any(standing[kind] for kind in (PhaseBegan, Marked, Died, Learned, Dealt))


def test_the_page_lists_the_words() -> None:
    stale = environments_page.PAGE.read_text(encoding="utf-8") != environments_page.page()
    assert not stale, "say `python -m tests.docs.environments_page`"


def test_bots_from_outside_hold_the_other_seats() -> None:
    env = DuskbellSolo("werewolf", 6, rivals=f"{__name__}:Clumsy")
    seen, _ = env.reset(seed=3)
    over, rng = False, Random(3)
    while not over:
        seen, _, over, _, _ = env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    with pytest.raises(BadBot, match="mine"):
        DuskbellSolo("werewolf", 6, rivals="no_such_module:mine")


class Clumsy:
    """Raises every now and then, which is silence."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: Any, ask: Ask[Any]) -> str:
        self.asked += 1
        if self.asked % 3 == 0:
            raise ValueError("it has forgotten how")
        return ask.options[-1]


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadTable):
        DuskbellAEC("mafia", 2)
    with pytest.raises(LookupError, match="there is no seat 9"):
        DuskbellSolo("mafia", 8, seat=9)
