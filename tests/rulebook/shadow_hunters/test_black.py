"""Shadow Hunters, 黑卡: the seven Black cards that are used once."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Nothing, Unhurt
from tests.rulebook.shadow_hunters.shadow import (
    CHARACTERS,
    Hunters,
    asked,
    cast,
    damage,
    dead,
    draws,
    equipment,
    hunters,
    on_turn,
    passes,
    revealed,
    winners,
)

SHADOWS = {"Unknown", "Vampire", "Werewolf"}


def drawn(card: str, *said: str, who: str = "Emi", **position: Any) -> Hunters:
    """Somebody draws this card and says that."""
    s = draws(hunters(**position), who, card)
    for what in said:
        s.says(who, what)
    return s


# -- 噬血蜘蛛 ---------------------------------------------------------------------------------------------------------


def test_the_spider_deals_two_to_a_player_and_to_oneself() -> None:
    """S23, row 20: 任意一位玩家 is one of the others."""
    s = drawn("bloodthirsty_spider")
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    s.says("Emi", "Vampire", "shadow_hunters.spider")
    assert damage(s) == {"Emi": 2, "Vampire": 2}


def test_both_die_of_it_at_the_same_time() -> None:
    """S15, interaction 13: the killer is dead, too, and takes nothing; the cards go to the discards."""
    s = drawn(
        "bloodthirsty_spider",
        "Vampire",
        damage={"Emi": 8, "Vampire": 11},
        equipment={"Emi": "chainsaw", "Vampire": "talisman holy_robe"},
    )
    assert s["Vampire"].alive, "the talisman helps"
    s = drawn(
        "bloodthirsty_spider",
        "Vampire",
        damage={"Emi": 8, "Vampire": 11},
        equipment={"Emi": "chainsaw", "Vampire": "holy_robe"},
    )
    assert list(dead(s)) == ["Vampire", "Emi"]
    assert equipment(s, "Emi") == equipment(s, "Vampire") == []
    facts = s.play.view(None).state()["facts"]
    assert facts["discards"]["white"] == ["holy_robe"]
    assert sorted(facts["discards"]["black"]) == ["bloodthirsty_spider", "chainsaw"]


def test_the_side_of_who_died_with_the_last_enemy_wins() -> None:
    """Interaction 13."""
    s = drawn("bloodthirsty_spider", "Vampire", damage={"Emi": 8, "Vampire": 11}, dead="Werewolf")
    assert winners(s) == ["Emi", "George"]


def test_dying_of_the_own_spider_is_nobodys_kill_and_ends_the_turn() -> None:
    """Interactions 14 and 15."""
    s = drawn("bloodthirsty_spider", "Werewolf", damage={"Emi": 8}, at={"Werewolf": "church"})
    assert dead(s) == {"Emi": ""}
    assert (on_turn(s), asked(s)) == ("George", "move")


@pytest.mark.parametrize("owner", ["Emi", "Vampire"])
def test_the_talisman_keeps_the_spider_off_whoever_has_it(owner: str) -> None:
    """Row 18: also the two that its drawer would take."""
    s = drawn("bloodthirsty_spider", "Vampire", equipment={owner: "talisman"})
    assert damage(s) == ({"Vampire": 2} if owner == "Emi" else {"Emi": 2})
    assert [s.names[e.seat] for e in s.sees(None, Unhurt)] == [owner]


# -- 吸血蝙蝠 ---------------------------------------------------------------------------------------------------------


def test_the_bat_deals_two_and_gives_one_back() -> None:
    s = drawn("vampire_bat", damage={"Emi": 3, "George": 1})
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    s.says("Emi", "Vampire", "shadow_hunters.bat")
    assert damage(s) == {"Emi": 2, "George": 1, "Vampire": 2}


def test_an_unhurt_drawer_has_nothing_to_recover() -> None:
    assert damage(drawn("vampire_bat", "Vampire")) == {"Vampire": 2}


@pytest.mark.parametrize("owner", ["Emi", "Vampire"])
def test_the_talisman_stops_the_bite_and_not_the_own_recovery(owner: str) -> None:
    """S22, row 18."""
    s = drawn("vampire_bat", "Vampire", damage={"Emi": 3}, equipment={owner: "talisman"})
    assert damage(s) == ({"Emi": 2, "Vampire": 2} if owner == "Emi" else {"Emi": 2})


# -- 炸药 -------------------------------------------------------------------------------------------------------------


def exploding(dice: str, **position: Any) -> Hunters:
    s = hunters(**position).next(dice="2+6").next(dice=dice)
    s.says("Emi", "roll")
    s.next(black="dynamite").says("Emi", "yes")
    return s


def test_dynamite_deals_three_to_all_in_the_area_of_the_dice() -> None:
    s = exploding("2+4", at={"George": "church", "Vampire": "church", "Werewolf": "cemetery"})
    assert damage(s) == {"George": 3, "Vampire": 3}, "the church, and not the other area of its pair"


def test_its_drawer_is_not_spared() -> None:
    s = exploding("4+4", at={"Vampire": "cemetery"})
    assert damage(s) == {"Emi": 3, "Vampire": 3}


def test_on_a_seven_nothing_happens() -> None:
    s = exploding("1+6", at={"Vampire": "cemetery"})
    assert damage(s) == {}
    assert [e.cause for e in s.sees(None, Nothing)] == ["dynamite"]


def test_nor_where_nobody_stands() -> None:
    s = exploding("4+6", at={"Vampire": "cemetery"})
    assert [e.cause for e in s.sees(None, Nothing)] == ["dynamite"]


def test_dice_that_point_to_the_own_area_are_not_rolled_again_for_dynamite() -> None:
    assert damage(exploding("2+6")) == {"Emi": 3}


def test_the_talisman_keeps_dynamite_off() -> None:
    s = exploding("2+4", at={"George": "church", "Vampire": "church"}, equipment={"Vampire": "talisman"})
    assert damage(s) == {"George": 3}


def test_several_die_of_it_at_once_each_with_one_card_for_the_drawer() -> None:
    """Interaction 1, row 11."""
    s = exploding(
        "2+4",
        cast="Emi George Vampire Werewolf Allie",
        at={"Vampire": "church", "Allie": "church"},
        damage={"Vampire": 12, "Allie": 7},
        equipment={"Vampire": "chainsaw handgun", "Allie": "holy_robe"},
    )
    passes(s, "rob")
    assert dead(s) == {"Vampire": "Emi", "Allie": "Emi"}
    s.says("Emi", "handgun", "shadow_hunters.loot")
    assert equipment(s, "Emi") == ["handgun", "holy_robe"]


def test_who_dies_of_the_own_dynamite_has_no_kill_of_the_own_death() -> None:
    """Interaction 14."""
    s = exploding("4+4", damage={"Emi": 7})
    assert dead(s) == {"Emi": ""}


# -- 玛迪歌布琳 -------------------------------------------------------------------------------------------------------


def test_the_goblin_steals_a_card_of_anybody_else() -> None:
    s = drawn("moody_goblin", equipment={"Emi": "masamune", "Vampire": "chainsaw", "George": "talisman holy_robe"})
    assert s.options("Emi") == ["talisman", "holy_robe", "chainsaw"]
    s.says("Emi", "holy_robe", "shadow_hunters.goblin")
    assert equipment(s, "Emi") == ["masamune", "holy_robe"]
    assert (equipment(s, "George"), equipment(s, "Vampire")) == (["talisman"], ["chainsaw"])


def test_it_finds_nothing_where_nobody_else_has_any() -> None:
    """Interaction 30."""
    s = drawn("moody_goblin", equipment={"Emi": "masamune"})
    assert [e.cause for e in s.sees(None, Nothing)] == ["moody_goblin"]
    assert equipment(s, "Emi") == ["masamune"]


# -- 恐怖娃娃 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 2, 3, 4, 5, 6])
def test_the_doll_hurts_the_other_on_one_to_four_and_its_drawer_on_five_and_six(points: int) -> None:
    s = drawn("spiritual_doll", equipment={"Vampire": "talisman"})
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    s.next(d6=points).says("Emi", "Vampire", "shadow_hunters.doll")
    assert damage(s) == {"Vampire" if points <= 4 else "Emi": 3}, "the talisman is no help"


def test_who_dies_of_the_own_doll_is_nobodys_kill() -> None:
    """Interaction 14."""
    s = drawn("spiritual_doll", damage={"Emi": 7}).next(d6=5)
    s.says("Emi", "Vampire")
    assert dead(s) == {"Emi": ""}


# -- 亡灵祭奠 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", CHARACTERS)
def test_a_shadow_that_reveals_at_the_ritual_recovers_everything(who: str) -> None:
    s = drawn("diabolic_ritual", who=who, cast=cast(who), damage={who: 5})
    able = who in SHADOWS
    assert s.options(who) == (["reveal", "pass"] if able else ["pass"])
    s.says(who, "reveal" if able else "pass", "shadow_hunters.reveal-for")
    assert damage(s) == ({} if able else {who: 5})
    assert revealed(s) == ([who] if able else [])


@pytest.mark.parametrize("who", sorted(SHADOWS))
def test_a_shadow_that_stays_hidden_recovers_nothing(who: str) -> None:
    s = drawn("diabolic_ritual", "pass", who=who, cast=cast(who), damage={who: 5})
    assert damage(s) == {who: 5}
    assert revealed(s) == []


@pytest.mark.parametrize("who", sorted(SHADOWS))
def test_the_ritual_is_not_for_who_was_revealed_before(who: str) -> None:
    """S19, row 14."""
    s = drawn("diabolic_ritual", who=who, cast=cast(who), damage={who: 5}, revealed=who)
    assert damage(s) == {who: 5}
    assert asked(s) != "reveal-for"


# -- 香蕉皮 -----------------------------------------------------------------------------------------------------------


def test_the_peel_costs_a_card_that_goes_to_whom_one_likes() -> None:
    """Row 15: there is no choice between giving and pain."""
    s = drawn("banana_peel", equipment={"Emi": "chainsaw talisman"})
    assert s.options("Emi") == ["chainsaw", "talisman"]
    s.says("Emi", "talisman", "shadow_hunters.banana-card")
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    s.says("Emi", "Werewolf", "shadow_hunters.banana-to")
    assert (equipment(s, "Emi"), equipment(s, "Werewolf")) == (["chainsaw"], ["talisman"])
    assert damage(s) == {}


def test_who_has_one_card_has_only_to_say_to_whom() -> None:
    s = drawn("banana_peel", "George", equipment={"Emi": "chainsaw"})
    assert (equipment(s, "Emi"), equipment(s, "George")) == ([], ["chainsaw"])


def test_who_has_none_takes_one() -> None:
    assert damage(drawn("banana_peel", equipment={"George": "chainsaw"})) == {"Emi": 1}


def test_that_one_can_kill_and_is_nobodys_kill() -> None:
    """Interaction 14."""
    s = drawn("banana_peel", damage={"Emi": 9}, at={"Vampire": "church"})
    assert dead(s) == {"Emi": ""}
    assert on_turn(s) == "George"


def test_a_slip_may_be_bobs_fifth_card() -> None:
    """Interaction 10: also out of his turn."""
    s = hunters(cast("Emi", "Bob"), equipment={"Bob": "masamune talisman handgun holy_robe", "Emi": "chainsaw"})
    draws(s, "Emi", "banana_peel").says("Emi", "Bob")
    assert winners(s) == ["Bob"]
    assert passes(s).open_now() == {}
