"""Shadow Hunters, 移动角色: the dice, seven, rolling again, the compass, and whose turn it is."""

from __future__ import annotations

import pytest

from duskbell.games.shadow_hunters.events import Rolled
from tests.rulebook.shadow_hunters.shadow import AREAS, area, damage, ends_turn, goes, hunters, on_turn, rolls, turn_of

THROWS = [
    ("1+1", "hermits_cabin"),
    ("1+2", "hermits_cabin"),
    ("2+1", "hermits_cabin"),
    ("3+1", "underworld_gate"),
    ("4+1", "underworld_gate"),
    ("1+5", "church"),
    ("2+4", "church"),
    ("4+4", "cemetery"),
    ("3+6", "weird_woods"),
    ("4+6", "erstwhile_altar"),
]


@pytest.mark.parametrize(("dice", "to"), THROWS)
def test_the_sum_of_the_two_dice_leads_to_an_area(dice: str, to: str) -> None:
    """S1."""
    s = rolls(hunters(), "Emi", dice)
    assert {n: area(s, n) for n in s.names} == {"Emi": to, "George": "", "Vampire": "", "Werewolf": ""}


def test_a_turn_goes_through_its_three_stages_and_the_next_begins_anew() -> None:
    """移动、区域、攻击: at a table that all see."""
    s = hunters(at={"George": "church"}, turn="Emi")
    stages = [s.play.table.stage]
    rolls(s, "Emi", "2+4")
    stages.append(s.play.table.stage)
    s.says("Emi", "no")
    stages.append(s.play.table.stage)
    ends_turn(s, "Emi")
    assert [*stages, s.play.table.stage] == ["move", "area", "attack", "move"]


@pytest.mark.parametrize("order", [AREAS, AREAS[::-1]])
def test_wherever_that_area_lies_on_the_board(order: tuple[str, ...]) -> None:
    assert area(rolls(hunters(areas=order), "Emi", "2+4"), "Emi") == "church"


def test_moving_is_a_must() -> None:
    """移动你的角色 (必须执行)."""
    s = hunters(at={"Emi": "church"}, turn="George")
    assert s.options("George") == ["roll", "power"]
    assert "pass" in s.refuses("George", "pass")


def test_who_says_nothing_rolls() -> None:
    s = hunters(turn="Vampire").next(dice="2+4")
    s.silent("Vampire")
    assert area(s, "Vampire") == "church"


def test_a_seven_leads_wherever_one_likes() -> None:
    s = rolls(hunters(), "Emi", "1+6")
    assert s.options("Emi") == list(AREAS)
    assert area(s, "Emi") == ""
    s.says("Emi", "erstwhile_altar", "shadow_hunters.where")
    assert area(s, "Emi") == "erstwhile_altar"


@pytest.mark.parametrize("seven", ["1+6", "2+5", "3+4", "4+3"])
def test_but_not_to_where_one_stands(seven: str) -> None:
    """Interaction 29."""
    s = rolls(hunters(at={"Emi": "church"}), "Emi", seven)
    assert s.options("Emi") == [a for a in AREAS if a != "church"]


def test_dice_that_point_to_the_own_area_are_rolled_again() -> None:
    """Interaction 29, and the text's own example: 2 and 4 in the church, again and again."""
    s = rolls(hunters(at={"Emi": "church"}), "Emi", "2+4", "1+5", "4+2", "2+6")
    assert area(s, "Emi") == "cemetery"
    assert not s.foreseen()


def test_every_sum_of_an_area_points_to_it() -> None:
    s = rolls(hunters(at={"Emi": "underworld_gate"}), "Emi", "1+3", "1+4", "4+6")
    assert area(s, "Emi") == "erstwhile_altar"
    assert not s.foreseen()


def test_turns_go_clockwise() -> None:
    s = hunters(turn="Vampire")
    order = []
    for n in range(5):
        order.append(on_turn(s))
        ends_turn(goes(s, order[-1], AREAS[n]), order[-1])
    assert order == ["Vampire", "Werewolf", "Emi", "George", "Vampire"]


def test_the_dead_have_no_turn() -> None:
    s = hunters(dead="George")
    ends_turn(goes(s, "Emi", "church"), "Emi")
    assert on_turn(s) == "Vampire"


# -- 神秘的罗盘 -------------------------------------------------------------------------------------------------------

COMPASS = {"Emi": "mystic_compass"}


def test_with_the_compass_one_rolls_twice_and_goes_where_either_points() -> None:
    s = rolls(hunters(equipment=COMPASS), "Emi", "2+4", "2+6")
    assert s.options("Emi") == ["church", "cemetery"]
    s.says("Emi", "cemetery", "shadow_hunters.where")
    assert area(s, "Emi") == "cemetery"


def test_when_both_point_alike_there_is_nothing_to_choose() -> None:
    s = rolls(hunters(equipment=COMPASS), "Emi", "2+4", "1+5")
    assert area(s, "Emi") == "church"


@pytest.mark.parametrize("throws", [("1+6", "2+6"), ("2+6", "1+6"), ("1+6", "2+5")])
def test_a_seven_stays_one_of_the_choices(throws: tuple[str, str]) -> None:
    """S24, row 21."""
    s = rolls(hunters(equipment=COMPASS, at={"Emi": "church"}), "Emi", *throws)
    assert s.options("Emi") == [a for a in AREAS if a != "church"]


def test_each_of_the_two_is_rolled_again_while_it_points_to_the_own_area() -> None:
    """S24, row 21."""
    s = rolls(hunters(equipment=COMPASS, at={"Emi": "church"}), "Emi", "2+4", "1+1", "3+3", "2+6")
    assert s.options("Emi") == ["hermits_cabin", "cemetery"]


def test_what_the_second_of_the_two_is_for_is_told() -> None:
    s = rolls(hunters(equipment=COMPASS, at={"Emi": "church"}), "Emi", "2+4", "1+1", "3+3", "2+6")
    thrown = [entry.event for entry in s.play.table.log if isinstance(entry.event, Rolled)]
    assert [(throw.cause, throw.again) for throw in thrown] == [
        ("move", True),
        ("move", False),
        ("second", True),
        ("second", False),
    ]


def test_somebody_elses_compass_points_nowhere() -> None:
    s = rolls(hunters(equipment={"George": "mystic_compass"}), "Emi", "2+6")
    assert area(s, "Emi") == "cemetery"
    assert not s.foreseen()


def test_moving_hurts_nobody() -> None:
    s = turn_of(hunters(damage={"Vampire": 2}), "Vampire")
    assert damage(s) == {"Vampire": 2}
