"""Shadow Hunters, 装备卡: Masamune, handgun, machine gun and rosary, alone and together."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Attacked
from tests.rulebook.shadow_hunters.shadow import (
    area,
    asked,
    attacks,
    cast,
    damage,
    dead,
    equipment,
    goes,
    hunters,
    met,
    offered,
    passes,
    rests,
    revealed,
    takes,
    turn_of,
    winners,
)

# -- 妖刀 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_masamune_rolls_the_small_die_alone_and_never_misses(points: int) -> None:
    s = attacks(met(equipment={"Emi": "masamune"}), "Emi", "Vampire", d4=points)
    assert damage(s) == {"Vampire": points}
    assert [(e.d4, e.d6) for e in s.sees(None, Attacked)] == [(points, 0)]


def test_masamune_must_attack_whoever_is_in_range() -> None:
    s = met(equipment={"Emi": "masamune"}, at={"Vampire": "church", "George": "cemetery"})
    assert s.options("Emi") == ["George", "Vampire"]
    assert "pass" in s.refuses("Emi", "pass")


def test_but_not_where_nobody_is() -> None:
    """Interaction 28."""
    s = rests(goes(hunters(equipment={"Emi": "masamune"}, at={"Vampire": "church"}), "Emi", "weird_woods"), "Emi")
    assert asked(s) == "move"


def test_masamune_counts_with_blades_and_robes() -> None:
    s = met(equipment={"Emi": "masamune chainsaw", "Vampire": "holy_robe"})
    assert damage(attacks(s, "Emi", "Vampire", d4=1)) == {"Vampire": 1}


# -- 手枪 -------------------------------------------------------------------------------------------------------------


def test_the_handgun_reaches_all_other_areas_and_no_longer_ones_own() -> None:
    s = met(equipment={"Emi": "handgun"}, at={"Vampire": "church", "George": "cemetery", "Werewolf": "weird_woods"})
    assert s.options("Emi") == ["Werewolf", "pass"]


def test_nor_those_who_lie_beside_the_board() -> None:
    """Interaction 28."""
    s = rests(goes(hunters(equipment={"Emi": "handgun"}), "Emi", "church"), "Emi")
    assert asked(s) == "move"


def test_masamune_with_the_handgun_must_attack_in_the_handguns_range() -> None:
    """S25, row 24."""
    position: dict[str, Any] = {"equipment": {"Emi": "handgun masamune"}}
    assert met(**position, at={"Werewolf": "weird_woods"}).options("Emi") == ["Werewolf"]
    assert asked(met(**position)) == "move"


# -- 机枪 -------------------------------------------------------------------------------------------------------------


def test_the_machine_gun_hits_everybody_in_range_with_one_roll() -> None:
    """Interaction 21: the robe counts for each."""
    s = met(
        at={"George": "church", "Vampire": "cemetery", "Werewolf": "weird_woods"},
        equipment={"Emi": "machine_gun", "Vampire": "holy_robe"},
    )
    assert s.options("Emi") == ["all", "pass"]
    attacks(s, "Emi", dice="1+3")
    assert damage(s) == {"George": 2, "Vampire": 1}
    assert [[s.names[n] for n in e.targets] for e in s.sees(None, Attacked)] == [["George", "Vampire"]]


def test_with_the_handgun_it_hits_everybody_outside_the_own_pair() -> None:
    """S25, interaction 22."""
    s = met(
        at={"George": "church", "Vampire": "underworld_gate", "Werewolf": "weird_woods"},
        equipment={"Emi": "machine_gun handgun"},
    )
    assert damage(attacks(s, "Emi", dice="1+3")) == {"Vampire": 2, "Werewolf": 2}


def test_with_masamune_it_must_fire_and_the_small_die_is_for_all() -> None:
    """Interaction 22."""
    s = met(at={"George": "church", "Vampire": "church"}, equipment={"Emi": "machine_gun masamune"})
    assert s.options("Emi") == ["all"]
    assert damage(attacks(s, "Emi", d4=3)) == {"George": 3, "Vampire": 3}


def test_robbery_is_asked_for_each_of_them() -> None:
    """S3, interaction 21."""
    s = hunters(
        cast("Bob", "Emi", "Vampire"),
        at={"Emi": "church", "Vampire": "church"},
        equipment={"Bob": "machine_gun", "Emi": "talisman", "Vampire": "chainsaw"},
    )
    rests(goes(s, "Bob", "cemetery"), "Bob")
    attacks(s, "Bob", dice="1+4")
    assert s.options("Bob") == ["talisman", "pass"]
    s.says("Bob", "talisman", "shadow_hunters.rob").says("Bob", "pass", "shadow_hunters.rob")
    assert damage(s) == {"Vampire": 3}
    assert equipment(s, "Bob") == ["machine_gun", "talisman"]


def test_the_werewolf_strikes_back_when_all_have_been_hit() -> None:
    """Interaction 21."""
    s = met(at={"George": "church", "Werewolf": "church"}, equipment={"Emi": "machine_gun"})
    attacks(s, "Emi", dice="1+3")
    assert damage(s) == {"George": 2, "Werewolf": 2}
    assert sorted(s.open_now()) == ["George", "Werewolf"]
    s.next(dice="1+2").says("Werewolf", "counter")
    assert damage(s) == {"Emi": 1, "George": 2, "Werewolf": 2}


def test_those_whom_it_kills_die_at_once_and_leave_a_card_each() -> None:
    """Interaction 1, row 11."""
    s = hunters(
        "Emi George Vampire Werewolf Allie",
        at={"Vampire": "church", "Allie": "church"},
        damage={"Vampire": 12, "Allie": 7},
        equipment={"Emi": "machine_gun", "Vampire": "chainsaw talisman", "Allie": "holy_robe"},
    )
    rests(goes(s, "Emi", "cemetery"), "Emi")
    passes(attacks(s, "Emi", dice="1+3"), "rob")
    s.says("Emi", "talisman", "shadow_hunters.loot")
    assert dead(s) == {"Vampire": "Emi", "Allie": "Emi"}
    assert equipment(s, "Emi") == ["machine_gun", "talisman", "holy_robe"]


# -- 银色十字架 -------------------------------------------------------------------------------------------------------


def test_with_the_rosary_an_attack_that_kills_brings_everything() -> None:
    s = met(damage={"Vampire": 12}, equipment={"Emi": "silver_rosary", "Vampire": "chainsaw talisman"})
    attacks(s, "Emi", "Vampire", "1+3")
    assert equipment(s, "Emi") == ["silver_rosary", "chainsaw", "talisman"]


def test_of_all_whom_the_attack_kills() -> None:
    s = hunters(
        "Emi George Vampire Werewolf Allie",
        at={"Vampire": "church", "Allie": "church"},
        damage={"Vampire": 12, "Allie": 7},
        equipment={"Emi": "machine_gun silver_rosary", "Vampire": "chainsaw talisman", "Allie": "handgun"},
    )
    rests(goes(s, "Emi", "cemetery"), "Emi")
    passes(attacks(s, "Emi", dice="1+3"), "rob")
    assert equipment(s, "Emi") == ["machine_gun", "silver_rosary", "chainsaw", "talisman", "handgun"]


def test_other_deaths_leave_one_card_rosary_or_not() -> None:
    """S10, row 10."""
    s = hunters(damage={"Vampire": 12}, equipment={"Emi": "silver_rosary", "Vampire": "chainsaw handgun"})
    goes(s, "Emi", "weird_woods").says("Emi", "yes")
    s.says("Emi", "hurt").says("Emi", "Vampire").says("Emi", "handgun", "shadow_hunters.loot")
    assert equipment(s, "Emi") == ["silver_rosary", "handgun"]
    assert s.play.view(None).state()["facts"]["discards"]["black"] == ["chainsaw"]


def test_the_rosary_of_a_dead_player_takes_nothing() -> None:
    s = met(damage={"Vampire": 12}, equipment={"Vampire": "silver_rosary chainsaw"})
    attacks(s, "Emi", "Vampire", "1+3").says("Emi", "chainsaw", "shadow_hunters.loot")
    assert equipment(s, "Emi") == ["chainsaw"]


# -- equipment in the middle of it ------------------------------------------------------------------------------------


def test_equipment_gained_in_an_attack_works_from_the_next_one_on() -> None:
    """S41, interaction 27: a blade that Bob takes from one of two adds nothing to what the other still takes."""
    s = hunters(
        "Bob Emi George Vampire Werewolf",
        at={"Emi": "church", "Vampire": "church"},
        equipment={"Bob": "machine_gun", "Emi": "chainsaw"},
    )
    rests(goes(s, "Bob", "cemetery"), "Bob")
    attacks(s, "Bob", dice="1+3").says("Bob", "chainsaw", "shadow_hunters.rob")
    assert damage(s) == {"Vampire": 2}
    turn_of(s, "Bob")
    rests(goes(s, "Bob", area(s, "Vampire")), "Bob")
    attacks(s, "Bob", dice="1+3")
    assert damage(s)["Vampire"] == 2 + 3


def test_a_reveal_in_the_middle_of_somebody_elses_attack() -> None:
    """Interaction 38, S32: not between the roll and the damage, but once that has fallen another living player turns up
    while somebody is asked.
    """
    s = attacks(met(equipment={"Emi": "spear_of_longinus"}), "Emi", "Vampire", "1+2")
    assert s.open_now() == {"Emi": "shadow_hunters.reveal-for"}
    assert offered(s) == []
    s.says("Emi", "reveal")
    assert damage(s) == {"Vampire": 3}
    takes(s, "George", "reveal")
    assert s.open_now() == {"Vampire": "shadow_hunters.counter"}
    assert revealed(s) == ["Emi", "George"]


def test_the_last_shadow_killed_by_an_attack_ends_the_game_at_once() -> None:
    """Interaction 12: nobody strikes back, nobody is asked."""
    s = met(at={"Werewolf": "church"}, damage={"Werewolf": 13}, dead="Vampire")
    attacks(s, "Emi", "Werewolf", "1+6")
    assert winners(s) == ["Emi", "George"]
    assert s.open_now() == {}
