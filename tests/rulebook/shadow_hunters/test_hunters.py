"""Shadow Hunters, 特殊技能: Emi, Franklin and George."""

from __future__ import annotations

import pytest

from duskbell.games.shadow_hunters.events import Moved, Used
from tests.rulebook.shadow_hunters.shadow import (
    AREAS,
    CHARACTERS,
    area,
    asked,
    at_turn,
    damage,
    goes,
    hunters,
    revealed,
    rolls,
)

# -- 艾米：传送 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("here", AREAS)
def test_emi_may_roll_or_go_to_the_other_area_of_her_pair(here: str) -> None:
    """S8, row 8."""
    there = AREAS[AREAS.index(here) ^ 1]
    s = hunters(at={"Emi": here})
    assert s.options("Emi") == ["roll", there]
    s.says("Emi", there)
    assert area(s, "Emi") == there
    assert revealed(s) == ["Emi"], "the power shows who uses it"
    assert [e.how for e in s.sees(None, Moved)][-1] == "teleport"
    assert asked(s) == "area", "an area that one has teleported to may be used"


def test_if_emi_rolls_the_dice_decide() -> None:
    s = rolls(hunters(at={"Emi": "church"}, revealed="Emi"), "Emi", "1+1")
    assert area(s, "Emi") == "hermits_cabin"


def test_beside_the_board_there_is_no_area_next_door() -> None:
    assert hunters().options("Emi") == ["roll"]


def test_as_an_option_both_neighbours_round_the_board_are_next_door() -> None:
    """S8, row 8."""
    assert set(hunters(at={"Emi": "church"}, teleport="ring").options("Emi")) == {"roll", "underworld_gate", "cemetery"}
    assert set(hunters(at={"Emi": "hermits_cabin"}, teleport="ring").options("Emi")) == {
        "roll",
        "underworld_gate",
        "erstwhile_altar",
    }


def test_with_the_compass_emi_may_still_teleport() -> None:
    s = hunters(at={"Emi": "church"}, equipment={"Emi": "mystic_compass"}).says("Emi", "cemetery")
    assert area(s, "Emi") == "cemetery"


def test_nobody_else_can_teleport() -> None:
    for who in [n for n in CHARACTERS if n != "Emi"]:
        s = at_turn(who, at={who: "church"})
        assert set(s.options(who)) <= {"roll", "power"}


# -- 法兰克林：闪电, 佐治：摧毁 ---------------------------------------------------------------------------------------

DICE = [("Franklin", "d6", 6), ("George", "d4", 4)]


@pytest.mark.parametrize(("who", "die", "sides"), DICE)
def test_at_the_start_of_a_turn_franklin_and_george_may_strike_once_by_their_die(
    who: str, die: str, sides: int
) -> None:
    for points in (1, sides):
        s = at_turn(who, damage={"Vampire": 1})
        assert s.options(who) == ["roll", "power"]
        s.says(who, "power")
        assert s.options(who) == [n for n in s.names if n != who] + ["pass"]
        s.next(**{die: points}).says(who, "Vampire", "shadow_hunters.power")
        assert damage(s) == {"Vampire": 1 + points}
        assert revealed(s) == [who]
        assert (asked(s), s.options(who)) == ("move", ["roll"]), "then the turn goes on, without the power"


@pytest.mark.parametrize(("who", "die", "sides"), DICE)
def test_once_in_the_game(who: str, die: str, sides: int) -> None:
    s = at_turn(who, used=who)
    assert s.options(who) == ["roll"]


@pytest.mark.parametrize(("who", "die", "sides"), DICE)
def test_not_after_moving(who: str, die: str, sides: int) -> None:
    """Row 26."""
    s = goes(at_turn(who), who, "church")
    assert asked(s) == "area"
    assert s.options(who) == ["yes", "no"]


@pytest.mark.parametrize(("who", "die", "sides"), DICE)
def test_who_thinks_better_of_it_keeps_power_and_secret(who: str, die: str, sides: int) -> None:
    """S34."""
    s = at_turn(who).says(who, "power").says(who, "pass", "shadow_hunters.power")
    assert revealed(s) == []
    assert s.sees(None, Used) == []
    assert not s[who].used
    assert asked(s) == "move"


def test_the_power_reaches_everybody_wherever_they_are() -> None:
    s = hunters(turn="George", at={"Vampire": "church"}, dead="Werewolf").says("George", "power")
    assert s.options("George") == ["Emi", "Vampire", "pass"]


def test_no_robe_and_no_talisman_helps_against_it() -> None:
    s = hunters(turn="George", equipment={"Vampire": "holy_robe talisman fortune_brooch"}).says("George", "power")
    assert damage(s.next(d4=3).says("George", "Vampire")) == {"Vampire": 3}


def test_others_have_no_such_power() -> None:
    for who in [n for n in CHARACTERS if n not in ("Franklin", "George")]:
        assert at_turn(who).options(who) == ["roll"]
