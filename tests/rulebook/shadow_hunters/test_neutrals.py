"""Shadow Hunters, 特殊技能: Allie, Bob, Charles and Daniel."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Unveiled
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    asked,
    attacks,
    cast,
    damage,
    dead,
    draws,
    equipment,
    fights,
    goes,
    hunters,
    offered,
    on_turn,
    passes,
    rests,
    revealed,
    takes,
    winners,
)

# -- 艾莉：母爱 -------------------------------------------------------------------------------------------------------

ALLIE = "Emi George Vampire Werewolf Allie"


def test_allie_may_recover_everything_once() -> None:
    """S42."""
    s = takes(hunters(ALLIE, damage={"Allie": 6}), "Allie", "heal")
    assert damage(s) == {}
    assert revealed(s) == ["Allie"], "she must be revealed for it, and is by it"
    draws(s, "Emi", "vampire_bat").says("Emi", "Allie")
    assert damage(s) == {"Allie": 2}
    assert offered(s, "heal") == []


def test_in_anybodys_turn_between_one_thing_and_the_next() -> None:
    """S32, interaction 6."""
    s = draws(hunters(ALLIE, damage={"Allie": 6}), "Emi", "vampire_bat")
    takes(s, "Allie", "heal")
    s.says("Emi", "Allie")
    assert damage(s) == {"Allie": 2}
    assert dead(s) == {}


def test_but_not_after_the_blow_that_kills() -> None:
    """S32, interaction 6."""
    s = draws(hunters(ALLIE, damage={"Allie": 6}), "Emi", "vampire_bat").says("Emi", "Allie")
    assert dead(s) == {"Allie": "Emi"}
    assert offered(s, "heal") == []


def test_she_may_be_revealed_long_before() -> None:
    s = takes(hunters(ALLIE, damage={"Allie": 6}, revealed="Allie"), "Allie", "heal")
    assert damage(s) == {}


def test_nobody_else_has_it_and_unhurt_she_has_no_use_for_it() -> None:
    s = hunters(ALLIE, damage={"Emi": 3, "Vampire": 3})
    assert offered(s, "heal") == []
    assert offered(hunters(ALLIE, damage={"Allie": 1}, used="Allie"), "heal") == []


# -- 鲍勃：盗取 -------------------------------------------------------------------------------------------------------


def robbing(dice: str, **position: Any) -> Hunters:
    """Bob attacks Emi, who has two cards."""
    position = {"equipment": {"Emi": "chainsaw talisman"}, "at": {"Emi": "church"}} | position
    return fights(hunters(cast("Bob", "Emi"), **position), "Bob", "Emi", dice)


def test_bob_may_take_a_card_instead_of_dealing_two_or_more() -> None:
    s = robbing("1+3")
    assert s.options("Bob") == ["chainsaw", "talisman", "pass"]
    s.says("Bob", "talisman", "shadow_hunters.rob")
    assert damage(s) == {}
    assert (equipment(s, "Bob"), equipment(s, "Emi")) == (["talisman"], ["chainsaw"])
    assert revealed(s) == ["Bob"]


def test_or_deal_it() -> None:
    s = robbing("1+3").says("Bob", "pass")
    assert damage(s) == {"Emi": 2}
    assert equipment(s, "Bob") == []
    assert revealed(s) == []


def test_one_damage_is_too_little() -> None:
    """The boundary."""
    s = robbing("1+2")
    assert asked(s) != "rob"
    assert damage(s) == {"Emi": 1}


def test_what_equipment_makes_of_it_is_what_counts() -> None:
    """Interaction 26."""
    s = robbing("1+2", equipment={"Bob": "chainsaw", "Emi": "talisman"})
    assert asked(s) == "rob"
    s = robbing("1+3", equipment={"Emi": "holy_robe"})
    assert damage(s) == {"Emi": 1}


def test_who_has_nothing_cannot_be_robbed() -> None:
    """Interaction 26."""
    s = robbing("1+5", equipment={"Bob": "chainsaw"})
    assert damage(s) == {"Emi": 5}


def test_a_robbery_kills_nobody() -> None:
    """Interaction 26."""
    s = robbing("1+6", damage={"Emi": 9}).says("Bob", "chainsaw")
    assert dead(s) == {}


@pytest.mark.parametrize("reading", ["any", "attack"])
def test_any_damage_he_deals_may_be_robbery_or_as_an_option_that_of_attacks(reading: str) -> None:
    """S3, row 3: here the bat's."""
    s = hunters(cast("Bob", "Emi"), equipment={"Emi": "chainsaw"}, robbery=reading)
    draws(s, "Bob", "vampire_bat").says("Bob", "Emi")
    assert (asked(s) == "rob") is (reading == "any")
    assert damage(passes(s, "rob")) == {"Emi": 2}


def test_what_he_does_to_himself_is_no_robbery() -> None:
    s = hunters(cast("Bob", "Emi"), equipment={"Bob": "chainsaw"})
    draws(s, "Bob", "bloodthirsty_spider").says("Bob", "Emi")
    assert damage(s) == {"Bob": 2, "Emi": 2}


def test_whoever_might_be_bob_is_asked_and_deals_the_damage() -> None:
    """S33, interaction 42: at five and six, as long as no Bob lies face up."""
    s = hunters(cast("Allie", "Emi"), at={"Emi": "church"}, equipment={"Emi": "chainsaw"})
    fights(s, "Allie", "Emi", "1+3")
    assert s.options("Allie") == ["pass"]
    assert damage(s.says("Allie", "pass", "shadow_hunters.rob")) == {"Emi": 2}


@pytest.mark.parametrize("names", [cast("Emi", "Vampire"), cast("Allie", "Charles", "Daniel")])
def test_nobody_is_asked_where_he_cannot_be(names: str) -> None:
    """S33. Four seats have no Neutrals, seven no Bob."""
    s = hunters(names, turn="Emi", at={"Vampire": "church"}, equipment={"Vampire": "chainsaw"})
    assert damage(fights(s, "Emi", "Vampire", "1+3")) == {"Vampire": 2}


# -- 查尔斯：血腥的盛宴 -----------------------------------------------------------------------------------------------

CHARLES = "Charles Emi George Vampire Werewolf"


def feasting(**position: Any) -> Hunters:
    """Charles has attacked George for one, and is asked whether he wants more."""
    s = fights(hunters(CHARLES, **({"at": {"George": "church"}} | position)), "Charles", "George", "1+2")
    return passes(s, "counter")


def test_charles_may_pay_two_and_attack_the_same_player_again() -> None:
    s = feasting()
    assert s.options("Charles") == ["George", "pass"]
    s.next(dice="1+4").says("Charles", "George", "shadow_hunters.feast")
    assert damage(s) == {"Charles": 2, "George": 4}
    assert revealed(s) == ["Charles"]


def test_as_often_as_he_likes() -> None:
    s = feasting().next(dice="1+4").says("Charles", "George")
    passes(s, "counter").next(dice="1+3").says("Charles", "George", "shadow_hunters.feast")
    assert damage(s) == {"Charles": 4, "George": 6}
    passes(s, "counter").says("Charles", "pass", "shadow_hunters.feast")
    assert on_turn(s) == "Emi"


def test_also_after_a_miss() -> None:
    s = fights(hunters(CHARLES, at={"George": "church"}), "Charles", "George", "2+2")
    assert s.options(next(iter(passes(s, "counter").open_now()))) == ["George", "pass"]


def test_or_not_at_all() -> None:
    s = feasting().says("Charles", "pass")
    assert damage(s) == {"George": 1}
    assert revealed(s) == []


def test_the_price_may_kill_him_and_then_there_is_no_attack() -> None:
    """S26, interaction 9: nobody's kill, nobody's loot, and a death like any other."""
    s = feasting(damage={"Charles": 9}, equipment={"Charles": "chainsaw"}).says("Charles", "George")
    assert dead(s) == {"Charles": ""}
    assert "George" in damage(s)
    assert damage(s)["George"] == 2
    assert s.play.view(None).state()["facts"]["discards"]["black"] == ["chainsaw"]
    assert on_turn(s) == "Emi"


def test_his_own_death_may_be_the_first_and_robs_daniel_of_his() -> None:
    """Interaction 9."""
    s = hunters("Charles Emi George Vampire Werewolf Daniel", at={"Daniel": "church"}, damage={"Charles": 9})
    fights(s, "Charles", "Daniel", "1+2")
    passes(s, "counter").says("Charles", "Daniel")
    assert dead(s) == {"Charles": ""}
    assert revealed(s) == ["Charles", "Daniel"]
    assert not s.play.over


def test_every_feast_may_be_struck_back_at_before_the_next() -> None:
    """S31, interaction 25."""
    s = hunters(CHARLES, at={"Werewolf": "church"})
    fights(s, "Charles", "Werewolf", "1+2")
    s.next(dice="1+2").says("Werewolf", "counter", "shadow_hunters.counter")
    s.next(dice="1+3").says("Charles", "Werewolf", "shadow_hunters.feast")
    assert asked(s) == "counter"
    s.next(dice="1+3").says("Werewolf", "counter")
    assert damage(s) == {"Charles": 1 + 2 + 2, "Werewolf": 1 + 2}
    assert asked(s) == "feast"


def test_a_counterattack_that_kills_him_ends_the_meal() -> None:
    """Interaction 23."""
    s = hunters(CHARLES, at={"Werewolf": "church"}, damage={"Charles": 10})
    fights(s, "Charles", "Werewolf", "1+2").next(dice="1+2").says("Werewolf", "counter")
    assert dead(s) == {"Charles": "Werewolf"}
    assert asked(s) == "move"


def test_a_kill_at_a_feast_counts() -> None:
    """Interaction 8."""
    s = feasting(dead="Vampire Emi", damage={"George": 12})
    s.next(dice="1+2").says("Charles", "George")
    assert "Charles" in winners(s)


def test_whom_the_first_attack_killed_cannot_be_eaten_again() -> None:
    s = fights(hunters(CHARLES, at={"George": "church"}, damage={"George": 13}), "Charles", "George", "1+2")
    assert dead(s) == {"George": "Charles"}
    assert asked(s) == "move"


def test_with_the_machine_gun_he_attacks_one_of_them_again() -> None:
    """S26."""
    s = hunters(CHARLES, at={"George": "church", "Emi": "church"}, equipment={"Charles": "machine_gun"})
    rests(goes(s, "Charles", "cemetery"), "Charles")
    passes(attacks(s, "Charles", dice="1+2"), "counter")
    assert s.options("Charles") == ["Emi", "George", "pass"]
    s.next(dice="1+2").says("Charles", "Emi", "shadow_hunters.feast")
    assert damage(s) == {"Charles": 2, "Emi": 2, "George": 1}


def test_whoever_might_be_charles_is_asked() -> None:
    """S33, interaction 42."""
    s = hunters(cast("Emi", "Allie"), at={"Vampire": "church"})
    passes(fights(s, "Emi", "Vampire", "1+2"), "counter")
    assert (asked(s), s.options("Emi")) == ("feast", ["pass"])


# -- 丹尼尔：呼啸 -----------------------------------------------------------------------------------------------------

DANIEL = "Emi George Vampire Werewolf Daniel"


def test_daniel_is_never_offered_to_reveal() -> None:
    """S18, row 23."""
    s = hunters(DANIEL, turn="Daniel")
    assert offered(s) == ["Emi", "George", "Vampire", "Werewolf"]


def test_when_somebody_else_dies_he_must() -> None:
    """Interaction 5: in somebody else's turn."""
    s = fights(hunters(DANIEL, at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    assert [(s.names[e.seat], e.forced) for e in s.sees(None, Unveiled)] == [("Daniel", True)]


def test_also_in_his_own_turn() -> None:
    s = hunters(DANIEL, turn="Daniel", at={"Vampire": "church"}, damage={"Vampire": 12})
    fights(s, "Daniel", "Vampire", "1+2")
    assert "Daniel" in revealed(s)


def test_damage_alone_makes_nobody_scream() -> None:
    s = fights(hunters(DANIEL, at={"Vampire": "church"}), "Emi", "Vampire", "1+5")
    assert revealed(s) == []


def test_once_revealed_he_has_nothing_more_to_turn_up() -> None:
    s = fights(
        hunters(DANIEL, revealed="Daniel", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2"
    )
    assert len(s.sees(None, Unveiled)) == 1


@pytest.mark.parametrize("card", ["advent", "chocolate", "disenchant_mirror", "diabolic_ritual"])
def test_no_card_lets_him_reveal(card: str) -> None:
    """除此之外的任何时候，你都不能翻开."""
    s = passes(draws(hunters(DANIEL, turn="Daniel"), "Daniel", card), "reveal-for")
    assert revealed(s) == []
