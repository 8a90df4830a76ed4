"""Shadow Hunters, 攻击另一名玩家: range, dice, blades, spear and robe."""

from __future__ import annotations

import pytest

from duskbell.games.shadow_hunters.events import Attacked, Unhurt
from tests.rulebook.shadow_hunters.shadow import (
    AREAS,
    asked,
    attacks,
    damage,
    fights,
    goes,
    hunters,
    met,
    rests,
    revealed,
    spares,
)

BLADES = ("rusted_broad_axe", "butcher_knife", "chainsaw")


# -- range and dice ---------------------------------------------------------------------------------------------------


def test_in_range_is_who_stands_in_the_own_area_or_the_other_of_its_pair() -> None:
    s = met(at={"George": "church", "Vampire": "cemetery", "Werewolf": "weird_woods"})
    assert s.options("Emi") == ["George", "Vampire", "pass"]


def test_who_lies_beside_the_board_is_in_nobodys_range() -> None:
    """S28, interaction 28."""
    s = met()
    assert s.options("Emi") == ["Vampire", "pass"]


@pytest.mark.parametrize("here", AREAS)
def test_each_area_has_one_other_in_its_range(here: str) -> None:
    n = AREAS.index(here)
    for there, other in enumerate(AREAS):
        s = rests(goes(hunters(at={"Vampire": other}), "Emi", here), "Emi")
        assert (asked(s) == "attack") is (there in (n, n ^ 1))


def test_the_pairs_are_those_in_which_the_areas_were_laid() -> None:
    order = ("church", "weird_woods", "cemetery", "hermits_cabin", "underworld_gate", "erstwhile_altar")
    s = hunters(areas=order, at={"Vampire": "cemetery", "Werewolf": "weird_woods"})
    rests(goes(s, "Emi", "church"), "Emi")
    assert s.options("Emi") == ["Werewolf", "pass"]


def test_to_attack_is_ones_own_choice() -> None:
    """攻击另一名玩家 (选择执行)."""
    s = spares(met(), "Emi")
    assert damage(s) == {}
    assert asked(s) == "move"


def test_with_nobody_in_range_nothing_is_asked() -> None:
    assert asked(rests(goes(hunters(), "Emi", "church"), "Emi")) == "move"


@pytest.mark.parametrize(("dice", "harm"), [("4+2", 2), ("1+6", 5), ("4+1", 3), ("3+4", 1)])
def test_the_difference_of_the_dice_is_the_damage(dice: str, harm: int) -> None:
    s = attacks(met(damage={"George": 1}), "Emi", "Vampire", dice)
    assert damage(s) == {"Vampire": harm, "George": 1}


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_equal_dice_miss(points: int) -> None:
    s = attacks(met(), "Emi", "Vampire", f"{points}+{points}")
    assert damage(s) == {}
    assert [(e.d4, e.d6) for e in s.sees(None, Attacked)] == [(points, points)]


# -- blades, spear, robe ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_blade_adds_one_to_a_hit(count: int) -> None:
    for blade in BLADES:
        rest = [b for b in BLADES if b != blade][: count - 1]
        s = attacks(met(equipment={"Emi": " ".join([blade, *rest])}), "Emi", "Vampire", "1+3")
        assert damage(s) == {"Vampire": 2 + count}


def test_but_a_miss_stays_a_miss() -> None:
    """Interaction 18."""
    s = attacks(met(equipment={"Emi": " ".join(BLADES)}), "Emi", "Vampire", "3+3")
    assert damage(s) == {}


def test_the_blades_of_the_one_attacked_do_nothing() -> None:
    s = attacks(met(equipment={"Vampire": " ".join(BLADES)}), "Emi", "Vampire", "1+3")
    assert damage(s) == {"Vampire": 2}


@pytest.mark.parametrize("wearer", ["Emi", "Vampire"])
def test_the_robe_takes_one_off_on_either_side(wearer: str) -> None:
    s = attacks(met(equipment={wearer: "holy_robe"}), "Emi", "Vampire", "1+4")
    assert damage(s) == {"Vampire": 2}


@pytest.mark.parametrize("wearer", ["Emi", "Vampire"])
def test_a_hit_of_one_against_a_robe_does_no_damage(wearer: str) -> None:
    """S40, interaction 19."""
    s = attacks(met(equipment={wearer: "holy_robe"}), "Emi", "Vampire", "1+2")
    assert damage(s) == {}
    assert [(s.names[e.seat], e.why) for e in s.sees(None, Unhurt)] == [("Vampire", "holy_robe")]


def test_the_robe_helps_against_attacks_only() -> None:
    s = hunters(equipment={"Vampire": "holy_robe"})
    goes(s, "Emi", "weird_woods").says("Emi", "yes")
    s.says("Emi", "hurt").says("Emi", "Vampire")
    assert damage(s) == {"Vampire": 2}


@pytest.mark.parametrize("shown", ["", "Emi"])
def test_a_hunter_with_the_spear_deals_two_more(shown: str) -> None:
    """S9, row 9: revealed before, or then."""
    s = attacks(met(equipment={"Emi": "spear_of_longinus"}, revealed=shown), "Emi", "Vampire", "1+2")
    if not shown:
        assert damage(s) == {}, "the question comes after the roll and before the damage"
        s.says("Emi", "reveal", "shadow_hunters.reveal-for")
    assert damage(s) == {"Vampire": 3}
    assert revealed(s) == ["Emi"]


def test_a_hunter_who_stays_hidden_deals_no_more() -> None:
    s = attacks(met(equipment={"Emi": "spear_of_longinus"}), "Emi", "Vampire", "1+2").says("Emi", "pass")
    assert damage(s) == {"Vampire": 1}
    assert revealed(s) == []


def test_after_a_miss_the_spear_is_not_asked_about() -> None:
    s = attacks(met(equipment={"Emi": "spear_of_longinus"}), "Emi", "Vampire", "2+2")
    assert asked(s) != "reveal-for"


def test_in_another_hand_the_spear_is_a_stick_but_its_holder_is_asked_all_the_same() -> None:
    """Interaction 42: the pause tells nothing."""
    s = hunters(turn="Werewolf", at={"Emi": "church"}, equipment={"Werewolf": "spear_of_longinus"})
    fights(s, "Werewolf", "Emi", "1+2")
    assert s.options("Werewolf") == ["pass"]
    s.says("Werewolf", "pass", "shadow_hunters.reveal-for")
    assert damage(s) == {"Emi": 1}


def test_all_of_it_together_in_order_and_floored_once() -> None:
    """Interaction 20: base, blades, spear, both robes, and nothing below 0 in between."""
    s = met(
        equipment={"Emi": "chainsaw butcher_knife spear_of_longinus", "Vampire": "holy_robe"},
        revealed="Emi",
    )
    assert damage(attacks(s, "Emi", "Vampire", "2+3")) == {"Vampire": 1 + 1 + 1 + 2 - 1}
    s = met(equipment={"Emi": "chainsaw holy_robe"})
    assert damage(attacks(s, "Emi", "Vampire", "2+3")) == {"Vampire": 1}
