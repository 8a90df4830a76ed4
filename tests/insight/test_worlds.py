"""Which worlds a seat can believe in: the truth is one of them, and what is shown as proof can be played."""

from __future__ import annotations

import json
import time
from functools import cache
from itertools import pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.events import Came, Collected, Deluded
from duskbell.games.shadow_hunters.events import Answered, Given, Unveiled
from duskbell.games.shadow_hunters.packs import CARDS, ROLES
from duskbell.games.werewolf.events import Learned
from duskbell.insight import NoWorld, Worlds, worlds, worlds_so_far
from duskbell.insight.clocktower.knowing import puzzle
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.dealing import count, deals, setups
from duskbell.insight.evidence import Evidence, evidence
from duskbell.insight.history import history
from duskbell.insight.searching import Gone
from duskbell.insight.worlds import view_at
from duskbell.kernel import HIDDEN, DuskbellError, Play, Record
from duskbell.kernel.core_events import PhaseBegan
from duskbell.testing import random_answers, sit_down
from trials.smallest import GAMES, tried, twin_differs

TABLES = [("mafia", 8, 1), ("werewolf", 9, 2), ("shadow_hunters", 5, 1), ("fengsheng", 4, 1), ("clocktower", 7, 4)]
SEAT = 2


@cache
def table(game: str, players: int, seed: int) -> Play[Any]:
    play = duskbell.start(game, players, seed=str(seed))
    play_out(play, {}, str(seed))
    return play


@cache
def seen(game: str, players: int, seed: int) -> tuple[int, Worlds]:
    """What a seat can know when the third phase begins, and how many things it has seen by then."""
    events = table(game, players, seed).view(SEAT).events
    begins = [n for n, e in enumerate(events) if isinstance(e, PhaseBegan)]
    at = begins[min(3, len(begins) - 2)]
    return at, worlds(table(game, players, seed), SEAT, at, seconds=1.5)


def shown(play: Play[Any], at: int | None = None) -> Evidence:
    """What the seat has seen by then."""
    return evidence(view_at(play.view(SEAT), at), play.record.header)


def dealt(play: Play[Any]) -> list[str]:
    """What everybody was dealt in truth."""
    collected = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
    if collected:
        return [collected[n] for n in range(len(play.table.seats))]
    line = next(line for line in play.lines if line[1].endswith(".deal"))
    return str(line[2]).split(",")[: len(play.table.seats)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "seed"), TABLES, ids=[t[0] for t in TABLES])
def test_the_truth_is_among_the_worlds(game: str, players: int, seed: int) -> None:
    _, found = seen(game, players, seed)
    truth = dealt(table(game, players, seed))
    assert [role in may for role, may in zip(truth, found.possible, strict=True)] == [True] * players
    assert all(set(proven) <= set(may) for proven, may in zip(found.proven, found.possible, strict=True))
    assert len(found.possible[SEAT]) == 1 or game == "clocktower"  # who may be drunk does not know it


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "seed"), TABLES, ids=[t[0] for t in TABLES])
def test_roles_come_first_and_never_come_back(game: str, players: int, seed: int) -> None:
    """By the cards alone at once, and each time that more is told no role of which less was known."""
    at, _ = seen(game, players, seed)
    before: tuple[tuple[str, ...], ...] | None = None
    for told in worlds_so_far(table(game, players, seed), SEAT, at, seconds=0.3):
        if before is None:
            assert (told.witness, told.low) == ("", 1)
        else:
            assert all(set(now) <= set(then) for now, then in zip(told.possible, before, strict=True))
        before = told.possible
        assert all(role in may for role, may in zip(dealt(table(game, players, seed)), before, strict=True))


@pytest.mark.parametrize(("game", "players", "seed"), TABLES[:4], ids=[t[0] for t in TABLES[:4]])
def test_a_witness_is_a_record_in_which_the_seat_sees_just_that(
    game: str, players: int, seed: int, tmp_path: Path
) -> None:
    at, found = seen(game, players, seed)
    assert found.witness
    (tmp_path / "witness.jsonl").write_text(found.witness, encoding="utf-8")
    again = duskbell.load(tmp_path / "witness.jsonl")
    known = shown(table(game, players, seed), at)
    assert shown(again).events[: len(known.events)] == known.events
    assert Record.load(tmp_path / "witness.jsonl").header.seed != table(game, players, seed).record.header.seed


@pytest.mark.parametrize(("game", "players", "seed"), TABLES[:4], ids=[t[0] for t in TABLES[:4]])
def test_two_tables_that_a_seat_cannot_tell_apart_give_the_same_answer(game: str, players: int, seed: int) -> None:
    at, found = seen(game, players, seed)
    assert found.witness
    assert list(twin_differs(table(game, players, seed), SEAT, at, found)) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_tables_all_deals_that_can_be_played_are_worlds_and_no_others(game: str) -> None:
    """Every deal judged by the scripts; `python -m trials smallest` takes hundreds of tables."""
    judged, over = 0, 0
    for n in range(2):
        told = tried(game, f"suite/{n}")
        assert told["fault"] == ""
        judged += told["deals"] - told["open"]
        over += told["over"]
    assert judged >= 4
    assert over == 0


def test_who_reveals_while_another_is_asked_has_done_so() -> None:
    """What may be done at any time answers no question; a history has it all the same."""
    play = sit_down("shadow_hunters", 5, 5018, {"quiet_rounds": 1, "neutral_deaths": True})
    for _ in random_answers(play, Random(5018)):
        pass
    reveals = [n for n, e in enumerate(shown(play).events) if isinstance(e, Unveiled)]
    known = shown(play, reveals[-1] + 1)
    cards = next(tuple(line[2].split(",")) for line in play.lines if line[1].endswith(".deal"))
    (setup,) = [s for s in setups(known) if sorted(s.cards) == sorted(cards)]
    assert any(line[1] == "shadow_hunters.reveal" for line in play.lines)
    assert history(known, setup.plan(cards), 20.0) is not None


def test_where_somebody_deals_by_hand_anybody_may_be_anything() -> None:
    play = duskbell.start("mafia", 5, seed="1", options={"moderator_deals": True}, moderator="auto")
    found = worlds(play, SEAT, seconds=0.1)
    assert found.high is None
    truth = [s.role.id for s in play.table.seats]
    assert all(role in may for role, may in zip(truth, found.possible, strict=True))
    assert len(found.possible[SEAT]) == 1


def test_before_anybody_has_said_to_travel_anybody_at_a_great_table_may_be_anything() -> None:
    play = duskbell.start("clocktower", 20, seed="1", options={"travellers": 5})
    found = worlds(play, SEAT, 1, seconds=0.1)
    assert (len(found.possible), found.high) == (20, None)
    assert len({*map(len, found.possible)}) == 1
    assert len(found.possible[0]) > 20


def test_on_a_small_table_there_is_no_world_too_much() -> None:
    """Every deal of Mafia for five, each judged by the scripts."""
    at, found = seen("mafia", 5, 3)
    known = shown(table("mafia", 5, 3), at)
    (setup,) = setups(known)
    fitting = set()
    for deal in set(permutations(setup.cards)):
        try:
            if history(known, setup.plan(deal), 1.0) is not None:
                fitting.add(deal)
        except Gone:
            pytest.fail("a table of five is too small for that")
    assert found.possible == tuple([tuple(sorted({d[n] for d in fitting})) for n in range(5)])
    assert found.low <= len(fitting) <= (found.high or 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mafia", "werewolf", "shadow_hunters", "fengsheng", "clocktower"])
def test_before_anything_is_seen_every_card_is_possible(game: str) -> None:
    """The replay's first moment."""
    players, seed = next((n, s) for g, n, s in TABLES if g == game)
    play = table(game, players, seed)
    for at in (0, 1):
        found = worlds(play, SEAT, at, seconds=0.2)
        for seat, possible in enumerate(found.possible):
            assert play.view(None).table.seats[seat].role is None or possible, (at, seat)
            assert at or len(possible) > 1, "nobody's card is known yet"


def test_deals_are_counted_as_they_are_listed() -> None:
    known = shown(table("werewolf", 9, 2), 4)
    (setup,) = setups(known)
    small = setup._replace(cards=("seer", "villager", "villager", "wolf", "wolf"))
    listed = {d[:4] for d in permutations(small.cards) if d[1] == "wolf"}
    assert count(small, 4, {1: "wolf"}) == len(listed)
    assert next(deals(small, 4, {1: "wolf"}, Random(1)))[1] == "wolf"
    assert list(deals(small, 4, {1: "seer", 2: "seer"}, Random(1))) == []


def test_a_traveller_is_known_and_of_the_others_the_cards_speak() -> None:
    play = duskbell.start("clocktower", 6, seed="3", options={"travellers": 1, "script": "tb"})
    play_out(play, {}, "3")
    (guest,) = [e.event.seat for e in play.table.log if isinstance(e.event, Came)]
    card = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected)}
    found = worlds(play, (guest + 1) % 6, 12, seconds=0.1)
    assert found.possible[guest] == (play.table.seats[guest].role.id,)
    assert all(card[n] in found.possible[n] for n in range(6) if n != guest)


def test_whom_a_demon_knows_for_a_lunatic_beside_a_traveller_is_that_seat() -> None:
    """The solver counts the seats without the Traveller's."""
    play = sit_down("clocktower", 8, "2", {"travellers": 1, "script": "bmr"})
    for _ in random_answers(play, Random(2)):
        if any(isinstance(e.event, Deluded) for e in play.table.log):
            break
    log = [e.event for e in play.table.log]
    card = {e.seat: e.role for e in log if isinstance(e, Collected)}
    (guest,) = [e.seat for e in log if isinstance(e, Came)]
    (deluded,) = [e.seat for e in log if isinstance(e, Deluded)]
    assert guest < deluded
    (demon,) = [seat for seat, role in card.items() if role == "zombuul"]
    possible = _at_once(play, demon)
    assert possible[deluded] == ("lunatic",)
    assert all(role in possible[seat] for seat, role in card.items())


def test_what_cannot_be_asked_is_one_sentence() -> None:
    play = table("mafia", 8, 1)
    for seat, at, claims in ((8, None, "none"), (2, 10_000, "none"), (2, None, "all")):
        with pytest.raises(DuskbellError):
            worlds(play, seat, at, claims)
    known = shown(play, 10)
    assert not [d for s in setups(known) for d in deals(s, 8, dict.fromkeys(range(8), "killer"), Random(0))]
    assert issubclass(NoWorld, DuskbellError)


def test_the_command_says_who_may_be_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from duskbell.cli.insight import worlds as command

    table("mafia", 8, 1).record.save(tmp_path / "table.jsonl")
    at, found = seen("mafia", 8, 1)
    command(tmp_path / "table.jsonl", SEAT + 1, at, "none", 1.5, tmp_path / "w.jsonl", "en", True)
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["at"], told["high"]) == (SEAT + 1, at, found.high)
    assert (tmp_path / "w.jsonl").read_text(encoding="utf-8") == told["witness"]
    command(tmp_path / "table.jsonl", SEAT + 1, at, "none", 1.5, None, "zh-CN", False)
    assert len(capsys.readouterr().out.splitlines()) == 9


@pytest.mark.slow
def test_more_days_read_leave_no_more_roles_and_never_lose_the_truth() -> None:
    """Where time is over after some days the answer stands by these alone."""
    play = table("clocktower", 7, 4)
    p = puzzle(shown(play), "none")
    assert p.nights > 2
    roles = Roles(p)
    told = [roles.possible]
    for _ in roles.closer(time.perf_counter() + 60):
        told.append(roles.possible)
    assert roles.whole
    assert len(told) > 3
    for earlier, later in pairwise(told):
        assert all(b <= a for a, b in zip(earlier, later, strict=True))
    assert all(role in may for role, may in zip(dealt(play), roles.possible, strict=True))
    late = Roles(p)
    assert list(late.closer(time.perf_counter())) == []
    assert late.possible == told[0]
    assert (late.read, late.whole) == (0, False)


def _at_once(play: Play[Any], seat: int, at: int | None = None) -> tuple[tuple[str, ...], ...]:
    return next(worlds_so_far(play, seat, at)).possible


def test_what_a_seer_was_told_strikes_cards_at_once() -> None:
    play = table("werewolf", 9, 2)
    truth = dealt(play)
    seer = truth.index("seer")
    events = play.view(seer).events
    told = [(n, e) for n, e in enumerate(events) if isinstance(e, Learned)]
    assert told
    for n, e in told:
        wolf = set(_at_once(play, seer, n)[e.target]) == {"wolf"}
        assert wolf == (e.what == "seen-wolf")
        assert ("wolf" in _at_once(play, seer, n)[e.target]) == wolf
    pack = [n for n, card in enumerate(truth) if card == "wolf"]
    assert [cards == ("wolf",) for cards in _at_once(play, pack[0])] == [n in pack for n in range(9)]


def test_who_may_have_been_shown_another_card_does_not_know() -> None:
    """A mirror seer and a seer are shown the same card: neither knows which of them they are, nor what a check says."""
    cast = "wolf*3 seer mirror_seer witch villager*3"
    play = duskbell.start("werewolf", 9, seed="3", options={"board": "free", "cast": cast})
    play_out(play, {}, "3")
    truth = dealt(play)
    for card in ("seer", "mirror_seer"):
        possible = _at_once(play, truth.index(card))
        assert possible[truth.index(card)] == ("mirror_seer", "seer")
        assert all(true in may for true, may in zip(truth, possible, strict=True))


@pytest.mark.slow
def test_an_answer_to_a_hermit_card_strikes_characters_at_once() -> None:
    """Whoever gave the card knows which it was, and only those are left who answer so, or may lie."""
    play = table("shadow_hunters", 5, 1)
    struck = 0
    for seat in range(5):
        events = play.view(seat).events
        for n, (e, then) in enumerate(pairwise(events)):
            if isinstance(e, Given) and e.card is not HIDDEN and isinstance(then, Answered) and e.to != seat:
                before, after = (_at_once(play, seat, n + k)[e.to] for k in (0, 1))
                card: Any = CARDS[e.card]
                assert [c for c in after if c != "unknown" and card.meant(ROLES[c]) != then.does] == []
                struck += len(before) > len(after)
                assert dealt(play)[e.to] in after
    assert struck


def test_where_every_card_is_known_each_seat_is_proven_to_hold_its_own() -> None:
    play = table("shadow_hunters", 4, 1)
    found = worlds(play, 1, seconds=60.0)
    assert found.possible == tuple([(card,) for card in dealt(play)]), "all lie open when it ends"
    assert found.proven == found.possible


def test_a_script_with_few_outsiders_deals_no_more_than_it_has() -> None:
    """With six there is one, and a Baron adds two: this script has no other."""
    script = ["snakecharmer", "soldier", "mayor", "clockmaker", "recluse", "baron", "imp"]
    play = duskbell.start("clocktower", 6, seed="0", options={"script": json.dumps(script)})
    play_out(play, {}, "0")
    told = next(worlds_so_far(play, SEAT, 12, seconds=0.3))
    assert all(role in may for role, may in zip(dealt(play), told.possible, strict=True))
