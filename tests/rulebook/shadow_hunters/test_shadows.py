"""Shadow Hunters, 特殊技能: Vampire, Werewolf and Unknown."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Healed
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    area,
    asked,
    attacks,
    cast,
    damage,
    dead,
    draws,
    ends_turn,
    fights,
    gives,
    goes,
    hunters,
    on_turn,
    rests,
    revealed,
)

# -- 吸血鬼：吸血 -----------------------------------------------------------------------------------------------------

VAMPIRE = "Vampire Emi George Werewolf"


def biting(dice: str, **position: Any) -> Hunters:
    usual: dict[str, Any] = {"at": {"Emi": "church"}, "damage": {"Vampire": 5}, "revealed": "Vampire"}
    return fights(hunters(VAMPIRE, **(usual | position)), "Vampire", "Emi", dice)


@pytest.mark.parametrize("harm", [1, 5])
def test_the_vampire_recovers_two_when_it_hurts_somebody(harm: int) -> None:
    assert damage(biting(f"1+{harm + 1}")) == {"Vampire": 3, "Emi": harm}


def test_a_miss_feeds_nobody() -> None:
    assert damage(biting("2+2")) == {"Vampire": 5}


def test_nor_does_a_hit_that_does_no_damage() -> None:
    """Interaction 19."""
    assert damage(biting("1+2", equipment={"Emi": "holy_robe"})) == {"Vampire": 5}


def test_hidden_it_does_not_drink() -> None:
    """S4. 只有在翻开了自己身份卡的情况下."""
    assert damage(biting("1+3", revealed="")) == {"Vampire": 5, "Emi": 2}


def test_it_recovers_no_more_than_it_has_lost() -> None:
    assert damage(biting("1+3", damage={"Vampire": 1})) == {"Emi": 2}


@pytest.mark.parametrize("reading", ["any", "attack"])
def test_any_damage_it_deals_feeds_it_or_as_an_option_that_of_attacks(reading: str) -> None:
    """S4, row 4: here the flare's, which feeds it once."""
    s = hunters(VAMPIRE, revealed="Vampire", damage={"Vampire": 5}, suck_blood=reading)
    draws(s, "Vampire", "flare_of_judgement")
    assert damage(s) == {"Emi": 2, "George": 2, "Werewolf": 2, "Vampire": 3 if reading == "any" else 5}


@pytest.mark.parametrize(("each", "left"), [(False, 3), (True, 1)])
def test_the_machine_gun_feeds_it_once_or_as_an_option_for_each(each: bool, left: int) -> None:
    """S4, row 4."""
    s = hunters(
        VAMPIRE,
        revealed="Vampire",
        at={"Emi": "church", "George": "church"},
        damage={"Vampire": 5},
        equipment={"Vampire": "machine_gun"},
        suck_each=each,
    )
    rests(goes(s, "Vampire", "cemetery"), "Vampire")
    assert damage(attacks(s, "Vampire", dice="1+2"))["Vampire"] == left


def test_what_it_does_to_itself_is_no_meal() -> None:
    s = draws(hunters(VAMPIRE, revealed="Vampire", damage={"Vampire": 5}), "Vampire", "spiritual_doll")
    assert damage(s.next(d6=6).says("Vampire", "Emi")) == {"Vampire": 8}


def test_the_spider_feeds_it_after_it_has_bitten_it() -> None:
    s = draws(hunters(VAMPIRE, revealed="Vampire", damage={"Vampire": 5}), "Vampire", "bloodthirsty_spider")
    assert damage(s.says("Vampire", "Emi")) == {"Vampire": 5, "Emi": 2}


def test_a_meal_comes_too_late_for_who_dies_of_the_same_spider() -> None:
    s = draws(hunters(VAMPIRE, revealed="Vampire", damage={"Vampire": 11}), "Vampire", "bloodthirsty_spider")
    s.says("Vampire", "Emi")
    assert dead(s) == {"Vampire": ""}
    assert s.sees(None, Healed) == []


def test_others_drink_nothing() -> None:
    s = hunters(at={"Vampire": "church"}, damage={"Emi": 5}, revealed="Emi Vampire")
    assert damage(fights(s, "Emi", "Vampire", "1+3")) == {"Emi": 5, "Vampire": 2}


# -- 狼人：反击 -------------------------------------------------------------------------------------------------------


def bitten(dice: str, **position: Any) -> Hunters:
    """Emi has attacked the Werewolf, who is asked."""
    return fights(hunters(**({"at": {"Werewolf": "church"}} | position)), "Emi", "Werewolf", dice)


@pytest.mark.parametrize("dice", ["1+4", "2+2"])
def test_the_werewolf_may_strike_back_whatever_the_attack_did(dice: str) -> None:
    """S6, row 6: also after a miss; and it may reveal itself at that moment."""
    s = bitten(dice)
    assert s.options("Werewolf") == ["counter", "pass"]
    s.next(dice="1+3").says("Werewolf", "counter", "shadow_hunters.counter")
    assert damage(s, "Emi") == {"Emi": 2}
    assert revealed(s) == ["Werewolf"]


def test_or_let_it_be_and_stay_hidden() -> None:
    s = bitten("1+4").says("Werewolf", "pass")
    assert damage(s) == {"Werewolf": 3}
    assert revealed(s) == []


def test_range_does_not_matter_for_it() -> None:
    """Row 6: the handgun shoots from far away."""
    s = bitten("1+2", equipment={"Emi": "handgun"})
    assert area(s, "Emi") not in ("church", "cemetery")
    assert damage(s.next(dice="1+3").says("Werewolf", "counter"), "Emi") == {"Emi": 2}


def test_a_dead_werewolf_strikes_nobody() -> None:
    s = bitten("1+4", damage={"Werewolf": 13})
    assert dead(s) == {"Werewolf": "Emi"}
    assert asked(s) == "move"


def test_it_strikes_with_its_own_blades_and_masamune() -> None:
    """Interaction 24."""
    s = bitten("2+2", equipment={"Werewolf": "masamune chainsaw"}).next(d4=2).says("Werewolf", "counter")
    assert damage(s) == {"Emi": 3}


def test_it_hits_nobody_but_the_attacker() -> None:
    """S6, row 6: no machine gun."""
    s = bitten("2+2", equipment={"Werewolf": "machine_gun"}, at={"Werewolf": "church", "George": "church"})
    assert damage(s.next(dice="1+3").says("Werewolf", "counter")) == {"Emi": 2}


def test_the_attackers_robe_and_angel_hold() -> None:
    """Interaction 24."""
    s = bitten("2+2", equipment={"Emi": "holy_robe"}).next(dice="1+3").says("Werewolf", "counter")
    assert damage(s) == {"Emi": 1}


def test_a_counterattack_is_not_struck_back_at() -> None:
    """Row 6: counters do not chain."""
    s = bitten("2+2").next(dice="1+3").says("Werewolf", "counter")
    assert asked(s) == "move"


def test_who_attacked_has_no_use_of_a_power_when_struck() -> None:
    """Interaction 24: Bob and Vampire as victims of a counterattack."""
    s = hunters(cast("Bob", "Werewolf"), at={"Werewolf": "church"}, equipment={"Werewolf": "talisman"})
    fights(s, "Bob", "Werewolf", "2+2").next(dice="1+4").says("Werewolf", "counter")
    assert asked(s) != "rob"
    assert damage(s) == {"Bob": 3}


def test_cards_and_areas_are_no_attacks_to_strike_back_at() -> None:
    s = draws(hunters(), "Emi", "vampire_bat").says("Emi", "Werewolf")
    assert asked(s) == "move"
    s = hunters(turn="George").says("George", "power").next(d4=1)
    s.says("George", "Werewolf")
    assert asked(s) == "move"


def test_everybody_who_might_be_the_werewolf_is_asked() -> None:
    """S33, interaction 42."""
    s = fights(hunters(at={"Vampire": "church"}), "Emi", "Vampire", "2+2")
    assert s.open_now() == {"Vampire": "shadow_hunters.counter"}
    assert s.options("Vampire") == ["pass"]


def test_nobody_is_asked_who_cannot_be() -> None:
    """Who is revealed as somebody else; everybody once the Werewolf lies face up."""
    s = fights(hunters(at={"Vampire": "church"}, revealed="Vampire"), "Emi", "Vampire", "2+2")
    assert asked(s) == "move"
    s = fights(hunters(at={"Vampire": "church"}, revealed="Werewolf"), "Emi", "Vampire", "2+2")
    assert asked(s) == "move"


# -- 无名：欺诈 -------------------------------------------------------------------------------------------------------


def test_unknowns_lie_shows_nobody_anything() -> None:
    """无需先翻开自己的身份卡: the same sentence as from anybody else."""
    seen = []
    for who in ("Unknown", "Vampire"):
        s = gives(hunters("Emi George Unknown Vampire"), "Emi", "hermit_slap", who).says(who, "nothing")
        seen.append([e["type"] for e in s.play.view(1).as_data()])
        assert revealed(s) == []
    assert seen[0] == seen[1]


def test_the_turn_goes_on_after_everything_of_it() -> None:
    s = gives(hunters("Emi George Unknown Vampire"), "Emi", "hermit_slap", "Unknown").says("Unknown", "do")
    assert on_turn(ends_turn(s, "Emi")) == "George"
