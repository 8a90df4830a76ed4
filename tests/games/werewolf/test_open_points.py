"""What the rule text leaves open: each point is an option with a default, or a ruling (docs/rulings.md)."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Turned, Voted
from duskbell.games.werewolf.role import GOD, OTHER
from duskbell.games.werewolf.roles import ROLES
from duskbell.kernel import SILENCE
from tests.rulebook.werewolf.cup import (
    all_of,
    cup,
    day,
    dead,
    does,
    go_on,
    idle,
    living,
    night,
    no_sheriff,
    sheriff,
    sign_up,
    stage,
    takes,
    talking,
    through,
    to,
    to_the_vote,
    vote,
    won,
)


def test_1_a_witch_saves_herself_by_an_option_only() -> None:
    for option, may in (("never", False), ("first-night", True)):
        s = to(cup(witch_self_save=option), "pack")
        for _ in range(2):
            for wolf in ("1", "2", "3", "4"):
                s.says(wolf, "6")
        assert ("antidote" in s.options("6")) == may


@pytest.mark.parametrize(("ghost", "dies"), [("9", True), ("10", False), (SILENCE, False)])
def test_2_the_number_of_a_wolf_that_has_self_destructed_counts_that_night(ghost: str, dies: bool) -> None:
    s = to(takes(talking(cup()), "1", "burst"), "pack")
    for wolf in ("1", "2", "3", "4"):
        s.says(wolf, "9", "werewolf.point")
    for wolf in ("2", "3", "4"):
        s.says(wolf, "9", "werewolf.kill")
    does(s, "1", ghost)
    night(s)
    assert ("9" in dead(s)) == dies


@pytest.mark.parametrize("late_power", ["night", "game"])
def test_3_silence_at_night_costs_the_night_or_by_an_option_the_game(late_power: str) -> None:
    s = to(cup("nightmare wolf*3 seer witch hunter guard villager*4", late_power=late_power), "nightmare")
    s.silent("1")
    day(no_sheriff(night(s)))
    assert bool(idle(s)) == (late_power == "game")


def test_4_who_withdrew_votes_in_the_duel_for_sheriff() -> None:
    """W4."""
    s = through(sign_up(night(cup()), "3", "5", "12"))
    s.says("12", "withdraw").silent()
    assert "12" not in s.open_now()
    vote(s, _1="3", _2="5")
    through(s)
    s.silent()
    assert "12" in s.open_now()


def test_5_who_is_doomed_but_not_announced_takes_part_in_the_election() -> None:
    """W3."""
    s = sign_up(night(cup(), kill="9"), "9", "5")
    assert "9" in living(s)
    through(s)
    all_of(s, "pass")
    assert "9" not in s.open_now(), "runs, so does not vote"
    vote(s, all="9")
    assert sheriff(s) == "9"
    assert "9" in dead(s)


def test_6_words_then_gun_then_badge_and_the_dead_one_after_the_other() -> None:
    """W23, W24: a sheriff who is the hunter, beside another."""
    s = sign_up(night(cup(), kill="7", witch="12"), "7")
    steps = []
    through(s)
    for answer in ("yes", "10", "11"):
        who, key = next(iter(s.open_now().items()))
        steps.append((who, key))
        s.says(who, answer)
        through(s)
    assert steps == [("7", "werewolf.draw"), ("7", "werewolf.shoot"), ("7", "werewolf.badge")]
    assert [(t.seat + 1, t.step) for t in s.sees(None, Turned) if t.step != ""] == [
        *[(7, step) for step in ("words", "power", "badge")],
        *[(12, step) for step in ("words", "power")],
        *[(10, step) for step in ("words", "power")],
    ]


def test_7_an_idiot_who_is_sheriff_keeps_the_badge_and_has_no_vote_in_a_duel() -> None:
    """W14."""
    s = sign_up(night(cup("wolf*3 seer witch idiot hunter villager*5")), "6")
    go_on(s)
    vote(to_the_vote(s), all="6")
    assert sheriff(s) == "6"
    vote(to_the_vote(night(s)), _1="9", _2="10")
    while "werewolf.vote-exile" not in s.open_now().values():
        who, key = next(iter(s.open_now().items()))
        s.says(who, "" if key == "werewolf.recommend" else "go-on")
    assert "6" not in s.open_now()


@pytest.mark.parametrize(("last_shot", "side"), [(False, "wolves"), (True, "good")])
def test_8_the_last_gods_shot_comes_too_late_but_for_an_option(last_shot: bool, side: str) -> None:
    """W10."""
    s = vote(to_the_vote(no_sheriff(night(cup("wolf hunter villager*4", shot_when_decided=last_shot)))), all="2")
    if last_shot:
        go_on(s)
        s.says("2", "yes").says("2", "1")
        through(s)
    assert won(s)[0] == side


def test_9_outsiders_count_in_no_group_but_cupid_and_a_good_avenger_are_gods() -> None:
    """W15."""
    assert {c for c, role in ROLES.items() if role.kind == OTHER} == {
        *("half_blood", "wild_child", "thief", "piper", "cursed_fox", "shadow"),
    }
    assert {ROLES["cupid"].kind, ROLES["avenger"].kind} == {GOD}


@pytest.mark.parametrize("apart", ["hidden_wolf", "gargoyle", "mechanical_wolf"])
def test_10_a_living_wolf_that_never_woke_with_the_others_rules_a_kidnap_out(apart: str) -> None:
    s = day(no_sheriff(night(cup(f"{apart} wolf seer villager*3"), kill="4")), "5")
    assert not s.play.over
    s = day(no_sheriff(night(cup("wolf*2 seer villager*3"), kill="4")), "5")
    assert won(s) == ("wolves", "kidnapped")


def test_11_in_a_duel_the_sheriffs_half_vote_needs_a_new_recommendation() -> None:
    """W12."""
    s = sign_up(night(cup(), kill="9"), "5")
    to_the_vote(s, named="1")
    vote(s, _5="2", _3="1")
    while "werewolf.recommend" not in s.open_now().values():
        go_on(s)
    s.says("5", "")
    vote(s, _5="1", _6="2")
    assert stage(s) == "night 2 guard", "tied again, one against one"
    assert 3 not in s.sees(None, Voted)[-1].halves
