"""Cup rules, 胜利规则: 屠边 and 屠狼; exactly one side wins."""

from __future__ import annotations

from random import Random

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.kernel.errors import TableOver
from duskbell.testing import random_answers, sit_down
from tests.rulebook.werewolf.cup import cards, cup, day, leave, night, no_sheriff, to_the_vote, vote, won

ONE = "wolf seer witch villager*3"


def test_all_gods_dead_is_a_victory_of_the_wolves() -> None:
    s = no_sheriff(night(cup("wolf*2 seer witch villager*4"), kill="3"))
    vote(to_the_vote(s), all="4")
    assert won(s) == ("wolves", "no-gods")


def test_all_villagers_dead_is_a_victory_of_the_wolves() -> None:
    s = day(no_sheriff(night(cup("wolf*2 seer witch hunter villager*2"), kill="6")), "7")
    assert won(s) == ("wolves", "no-villagers")


def test_all_wolves_dead_is_a_victory_of_the_good() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(ONE), kill="4"))), all="1")
    assert won(s) == ("good", "no-wolves")


def test_by_poison_too() -> None:
    s = no_sheriff(night(cup(ONE), witch="1"))
    assert won(s) == ("good", "no-wolves")


def test_wolves_that_outnumber_the_good_have_not_won_by_that() -> None:
    """A fault of other systems: 屠边 is not parity."""
    s = cup("wolf*3 seer witch guard villager*3", kidnap="off")
    no_sheriff(night(s, kill="7"))
    day(s, "8")
    night(s, kill="4")
    leave(s)
    assert not s.play.over
    assert len(s.play.table.wolves) == 3
    assert len(s.play.table.good) == 3


def test_both_at_once_by_night_is_the_wolves_for_the_knife_falls_first() -> None:
    """W10: the pack has acted before the witch."""
    s = no_sheriff(night(cup("wolf witch villager*4"), kill="2", witch="1"))
    assert won(s) == ("wolves", "no-gods")


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("cast", ["wolf villager witch hunter villager*2", "villager*2 witch hunter villager wolf"])
def test_both_at_once_by_night_whatever_the_numbers_and_whether_a_shot_may_follow(cast: str, late: bool) -> None:
    """W10: of the night's deaths none came first, though they are told by number."""
    wolf = "1" if cast.startswith("wolf") else "6"
    villagers = [str(n) for n, card in enumerate(cards(cast), 1) if card == "villager"]
    s = cup(cast, shot_when_decided=late, kidnap="off")
    day(no_sheriff(night(s, kill=villagers[0])), villagers[1])
    leave(night(s, kill=villagers[2], witch=wolf))
    assert won(s) == ("wolves", "no-villagers")


def test_the_game_is_over_at_once() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(ONE), kill="4"))), all="1")
    assert not s.play.open
    with pytest.raises(TableOver):
        s.play.answer(0, "pass")


def test_all_cards_are_turned_at_the_end() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(ONE), kill="4"))), all="1")
    assert s.knows("5", "2") == "seer"


def test_the_winners_are_the_whole_side_the_dead_too() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(ONE), kill="4"))), all="1")
    assert s.play.outcome is not None
    assert s.play.outcome.winners == (1, 2, 3, 4, 5)


def test_rounds_without_a_death_are_broken_off() -> None:
    """W11: the text knows no draw; a game that nobody plays is aborted (中止游戏)."""
    s = no_sheriff(night(cup(quiet_rounds=2)))
    day(s)
    night(s)
    assert won(s) == ("", "quiet")


@pytest.mark.parametrize("board", BOARDS)
def test_exactly_one_side_wins_on_every_board(board: str) -> None:
    """And all of its players, and nobody else, have won with it."""
    for seed in range(3):
        play = sit_down("werewolf", BOARDS[board].seats, seed, {"board": board, "quiet_rounds": 99})
        for _ in random_answers(play, Random(seed)):
            pass
        assert play.outcome is not None
        (side,) = play.outcome.teams
        members = tuple([s.no for s in play.view(None).table.seats if s.team == side])
        assert side == "avenger" or play.outcome.winners == members
