"""Who may know what, said a second time and independently, on random tables of every board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf import events
from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel import MODERATOR, Dealt
from duskbell.kernel.core_events import Ended, Said
from duskbell.testing import find_leak, random_answers, sit_down
from tests.rulebook.werewolf.cup import cup, to

OWN = (events.Victim, events.Learned, events.GunState, events.Frightened, events.PackShown, events.SparesShown)
"""Told to the seat they name and to nobody else."""
NOBODYS = (events.Settled, events.Sided, events.SparesLaid, events.Searched, events.Foreseen)
"""The referee's alone."""


@pytest.mark.parametrize("board", BOARDS)
def test_every_event_of_the_night_is_seen_by_whom_it_concerns(board: str) -> None:
    for seed in range(3):
        play = sit_down("werewolf", BOARDS[board].seats, seed, {"board": board}, moderator="ask")
        for _ in random_answers(play, Random(seed)):
            pass
        players = len(play.table.seats)
        for entry in play.table.log:
            e, seers = entry.event, set(entry.seers(players))
            if isinstance(e, OWN):
                assert seers == {e.seat}, e
            elif isinstance(e, NOBODYS):
                assert seers == set(), e
            elif isinstance(e, events.Awoke | events.Pointed):
                assert seers == set(e.seats), e
            elif isinstance(e, events.Acted):
                assert e.seat in seers, e
                assert e.power == "kill" or len(seers) == 1, e
            elif isinstance(e, Dealt):
                assert seers <= {e.seat}, e
            elif isinstance(e, events.Died):
                assert entry.public == (not e.night), e
            elif isinstance(e, Said) and e.channel == "pack":
                assert not entry.public, e


@pytest.mark.parametrize("board", BOARDS)
def test_no_view_holds_a_card_that_was_not_shown(board: str) -> None:
    """Until the end a seat knows its own card and those turned up; a pack knows its sides, not its cards."""
    play = sit_down("werewolf", BOARDS[board].seats, 7, {"board": board}, moderator="ask")
    for n, _ in enumerate(random_answers(play, Random(7))):
        if n % 19 or play.over:
            continue
        turned = {e.event.seat for e in play.table.log if isinstance(e.event, events.CardShown)}
        for seat in range(len(play.table.seats)):
            told = {e.seat for e in play.view(seat).events if isinstance(e, events.Became)}  # the gargoyle's convert
            known = {s.no for s in play.view(seat).table.seats if s.role is not None}
            assert known <= turned | told | {seat}
            assert play.view(seat).table.doomed == ()
            assert all(repr(d.cause) == "?" for d in deaths(play, seat) if d.night)
        assert {s.no for s in play.view(None).table.seats if s.role is not None} <= turned
    assert any(isinstance(e.event, Ended) for e in play.table.log)


def deaths(play: Any, seat: int) -> list[events.Died]:
    return [e for e in play.view(seat).events if isinstance(e, events.Died)]


def test_the_referee_sees_every_cause() -> None:
    play = sit_down("werewolf", 12, 3, moderator="ask")
    for _ in random_answers(play, Random(3)):
        pass
    assert all(repr(d.cause) != "?" for d in deaths(play, MODERATOR))


def test_decoys_look_like_what_the_awake_are_asked() -> None:
    """Everybody alive is asked for show while somebody is awake, and nobody by day."""
    play = sit_down("werewolf", 12, 5, moderator="ask")
    for _ in random_answers(play, Random(5)):
        public = play.view(None).table
        shown = [s.no for s in public.seats if play.game.decoy(public, s.no) is not None]
        assert shown == ([s.no for s in public.living] if public.phase == "night" and public.stage else [])


def test_a_gift_tells_its_giver_of_who_received_it_and_nobody_else_of_anybody() -> None:
    """What the leak finder lets pass is no wider than the rules: numbers may have been swapped, so it may be another
    than the giver named; who has given nothing tonight learns of no gift but their own.
    """
    s = to(cup("wolf*4 seer witch black_trader hunter villager*4"), "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_check", "werewolf.gift")
    known = s.play.view(6).table
    assert [*s.play.game.reveals(known, events.Gained(7, "lucky_check"), 6)] == [7]
    assert [*s.play.game.reveals(known, events.Gained(8, "lucky_check"), 6)] == [8]
    others = s.play.view(5).table
    assert [*s.play.game.reveals(others, events.Gained(7, "lucky_check"), 5)] == []


def test_the_younger_brother_learns_by_its_call_of_the_dead_and_of_nobody_else() -> None:
    """Twins in which the elder is dead in one world part there lawfully; where nobody is dead they must not."""
    assert find_leak("werewolf", 12, 90050, {"board": "brother_trader"}) is None
    play = sit_down("werewolf", 12, 3, {"board": "brother_trader"}, moderator="ask")
    t = play.table
    younger, villager = (next(s.no for s in t.seats if s.role.id == card) for card in ("younger_brother", "villager"))
    ask = play.game.decoy(t, younger)
    assert ask is not None
    t.stage = "younger_brother"
    assert list(play.game.reveals(t, ask, younger)) == []
    t.seats[5].alive = False
    assert list(play.game.reveals(t, ask, younger)) == [5]
    assert list(play.game.reveals(t, ask, villager)) == []
    t.stage = "witch"
    assert list(play.game.reveals(t, ask, younger)) == []
