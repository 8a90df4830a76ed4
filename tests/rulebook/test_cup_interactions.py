"""Pairs of powers that tables argue about."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Frightened, GunState, Learned, Victim
from tests.rulebook.cup import (
    cup,
    day,
    dead,
    go_on,
    idle,
    leave,
    living,
    night,
    no_sheriff,
    stage,
    through,
    to,
    to_the_vote,
    vote,
)


def test_a_frightened_witch_neither_sees_the_victim_nor_acts() -> None:
    s = night(cup("nightmare wolf*3 seer witch hunter guard villager*4"), fear="6", kill="9", witch="antidote")
    assert s.sees("6", Victim) == []
    assert s.sees("6", Frightened)
    assert dead(no_sheriff(s)) == {"9": "pack"}


def test_a_frightened_guard_does_not_shield() -> None:
    s = night(cup("nightmare wolf*3 seer witch hunter guard villager*4"), fear="8", guard="9", kill="9")
    assert dead(no_sheriff(s)) == {"9": "pack"}


def test_a_swap_moves_the_shield_with_the_number() -> None:
    """Guard and knife name the same number, so both land on the same player."""
    s = cup("wolf*3 seer witch magician guard villager*5")
    assert dead(no_sheriff(night(s, swap="8,9", guard="8", kill="8"))) == {}
    s = cup("wolf*3 seer witch magician guard villager*5")
    assert dead(no_sheriff(night(s, swap="8,9", guard="9", kill="8"))) == {"9": "pack"}


def test_a_swapped_hunter_is_told_of_the_poison_that_hits() -> None:
    s = night(cup("wolf*3 seer witch magician hunter villager*5"), swap="7,8", witch="8")
    assert [e.normal for e in s.sees("7", GunState)] == [False]
    assert dead(no_sheriff(s)) == {"7": "poison"}


def test_a_check_on_whom_the_queen_hides_tells_of_the_seer() -> None:
    s = night(cup("eclipse_queen wolf*3 seer witch hunter guard villager*4"), rift="2", check="2")
    assert [(e.target, e.what) for e in s.sees("5", Learned)] == [(1, "seen-good")]


def test_a_psychic_who_looks_at_a_spirit_knight_dies_and_knows_why() -> None:
    s = night(cup("spirit_knight wolf*3 psychic witch hunter guard villager*4"), psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["spirit_knight"]
    assert dead(no_sheriff(s)) == {"5": "reflected"}


def test_a_dreamer_is_out_of_reach_of_the_spirit_knights_answer() -> None:
    s = night(cup("spirit_knight wolf*3 seer witch hunter dreamcatcher villager*4"), dream="5", check="1")
    assert dead(no_sheriff(s)) == {}


def test_a_dream_and_the_antidote_do_not_undo_each_other() -> None:
    s = night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9", kill="9", witch="antidote")
    assert dead(no_sheriff(s)) == {}


def test_a_poisoned_dreamcatcher_takes_the_dreamer_along() -> None:
    s = night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9", witch="7")
    assert dead(no_sheriff(s)) == {"7": "poison", "9": "dream"}


def test_a_shown_idiot_does_not_vote_in_a_duel_either() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*3 seer witch idiot villager*6")))), all="6")
    vote(to_the_vote(night(s)), _1="9", _2="10")
    through(s)
    assert "6" not in s.open_now()
    assert "1" in s.open_now()


def test_an_idiot_who_was_shown_counts_as_a_living_god() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*2 idiot seer villager*4"), kill="4"))), all="3")
    assert not s.play.over
    assert "3" in living(s)


def test_the_black_wolf_king_whom_the_hunter_shoots_shoots_back() -> None:
    s = no_sheriff(night(cup("black_wolf_king wolf*3 seer witch hunter guard villager*4"), kill="7"))
    go_on(s)
    s.says("7", "yes").says("7", "1")
    go_on(s)
    s.says("1", "yes", "werewolf.draw").says("1", "9")
    assert dead(s) == {"7": "pack", "1": "shot", "9": "shot"}


def test_the_mechanical_wolf_checks_as_a_wolf_whatever_it_has_learned() -> None:
    s = night(cup("mechanical_wolf wolf*2 seer witch hunter guard villager*5"), learn="7", check="1")
    assert [e.what for e in s.sees("4", Learned)] == ["seen-wolf"]


@pytest.mark.parametrize(("learned", "names"), [("7", "hunter"), ("8", "guard"), ("9", "villager")])
def test_the_psychic_sees_what_the_mechanical_wolf_has_learned_the_same_night(learned: str, names: str) -> None:
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn=learned, psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == [names]


def test_a_mechanical_wolf_that_never_learned_is_seen_as_it_is() -> None:
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["mechanical_wolf"]


def test_a_mechanical_wolf_takes_the_knife_when_the_pack_is_gone() -> None:
    s = cup("mechanical_wolf wolf psychic witch hunter guard villager*4")
    leave(vote(to_the_vote(no_sheriff(night(s, learn="9")), "forward"), all="2"))
    to(s, "pack")
    assert set(s.open_now()) == {"1"}
    assert idle(s) == ""
    assert stage(s) == "night 2 pack"


def test_witch_and_guard_who_both_die_have_done_what_they_did() -> None:
    s = night(cup(), guard="9", kill="8", witch="antidote")
    assert dead(no_sheriff(s)) == {}
    s = night(cup(), guard="6", kill="6", witch="8")
    assert dead(no_sheriff(s)) == {"8": "poison"}


def test_a_wolf_checked_after_its_own_death_was_sealed_is_still_a_wolf() -> None:
    s = night(cup(), kill="1", check="1")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-wolf"]
    assert day(no_sheriff(s)).play.outcome is None
