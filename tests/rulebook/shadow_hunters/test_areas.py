"""Shadow Hunters, 地区牌上的行动: what each of the six areas lets one do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Nothing, Unhurt
from tests.rulebook.shadow_hunters.shadow import (
    AREAS,
    Hunters,
    acts,
    asked,
    cast,
    damage,
    dead,
    draws,
    equipment,
    goes,
    hunters,
    rests,
    who_sees,
)


def at(area: str, **position: Any) -> Hunters:
    """Emi does what an area offers."""
    return acts(goes(hunters(**position), "Emi", area), "Emi")


def decks(s: Hunters) -> Mapping[str, int]:
    left: Mapping[str, int] = s.play.view(None).state()["facts"]["decks"]
    return left


@pytest.mark.parametrize("area", AREAS)
def test_to_follow_an_area_is_ones_own_choice(area: str) -> None:
    """S29. 遵照地区卡上的指示行动 (选择执行)."""
    s = goes(hunters(equipment={"George": "talisman"}), "Emi", area)
    assert s.options("Emi") == ["yes", "no"]
    rests(s, "Emi")
    assert set(decks(s).values()) == {15, 16}
    assert damage(s) == {}
    assert equipment(s, "Emi") == []


@pytest.mark.parametrize("area", AREAS)
def test_silence_does_not_follow_it(area: str) -> None:
    s = goes(hunters(), "Emi", area)
    s.silent("Emi")
    assert set(decks(s).values()) == {16}


@pytest.mark.parametrize(
    ("area", "deck", "card"),
    [
        ("hermits_cabin", "hermit", "hermit_spell"),
        ("church", "white", "talisman"),
        ("cemetery", "black", "chainsaw"),
    ],
)
def test_cabin_church_and_cemetery_have_a_deck_each(area: str, deck: str, card: str) -> None:
    s = acts(goes(hunters(), "Emi", area), "Emi", **{deck: card})
    assert decks(s) == {"hermit": 16, "white": 16, "black": 16} | {deck: 15}


@pytest.mark.parametrize(("deck", "card"), [("hermit", "hermit_spell"), ("white", "talisman"), ("black", "chainsaw")])
def test_at_the_gate_one_chooses_the_deck(deck: str, card: str) -> None:
    s = at("underworld_gate")
    assert s.options("Emi") == ["hermit", "white", "black"]
    s.next(**{deck: card}).says("Emi", deck, "shadow_hunters.gate")
    assert decks(s) == {"hermit": 16, "white": 16, "black": 16} | {deck: 15}
    assert equipment(s, "Emi") == ([] if deck == "hermit" else [card])


def test_a_hermit_card_from_the_gate_works_like_one_from_the_cabin() -> None:
    """Interaction 34."""
    s = at("underworld_gate").next(hermit="hermit_spell")
    s.says("Emi", "hermit").says("Emi", "Vampire", "shadow_hunters.hermit-give")
    s.says("Vampire", "do", "shadow_hunters.hermit-answer")
    assert damage(s) == {"Vampire": 1}


def test_a_card_that_was_drawn_must_be_carried_out() -> None:
    """S29."""
    s = acts(goes(hunters(), "Emi", "cemetery"), "Emi", black="bloodthirsty_spider")
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]
    assert "pass" in s.refuses("Emi", "pass")


# -- 不思议森林 -------------------------------------------------------------------------------------------------------


def woods(what: str, who: str, **position: Any) -> Hunters:
    s = at("weird_woods", **position)
    s.says("Emi", what, "shadow_hunters.woods").says("Emi", who, "shadow_hunters.woods-target")
    return s


def test_the_woods_deal_two_damage_to_a_player() -> None:
    s = woods("hurt", "Vampire", damage={"Vampire": 3, "George": 3})
    assert damage(s) == {"Vampire": 5, "George": 3}


def test_or_let_a_player_recover_one() -> None:
    s = woods("heal", "Vampire", damage={"Vampire": 3, "George": 3})
    assert damage(s) == {"Vampire": 2, "George": 3}


def test_that_may_be_oneself() -> None:
    assert damage(woods("heal", "Emi", damage={"Emi": 3})) == {"Emi": 2}


def test_nobody_recovers_what_was_not_lost() -> None:
    assert damage(woods("heal", "George")) == {}


def test_one_names_oneself_only_to_recover() -> None:
    """S23, row 19: the text names oneself for the healing alone."""
    s = at("weird_woods")
    s.says("Emi", "hurt")
    assert s.options("Emi") == ["George", "Vampire", "Werewolf"]


def test_unless_the_table_has_it_otherwise() -> None:
    s = woods("hurt", "Emi", woods_self=True)
    assert damage(s) == {"Emi": 2}


def test_the_woods_reach_everybody_wherever_they_are() -> None:
    s = at("weird_woods", at={"George": "church", "Vampire": "weird_woods"}, dead="Werewolf")
    s.says("Emi", "hurt")
    assert s.options("Emi") == ["George", "Vampire"]


def test_the_woods_can_kill_and_the_kill_is_whose_turn_it_is() -> None:
    """Interaction 16."""
    s = woods("hurt", "Vampire", damage={"Vampire": 11})
    assert dead(s) == {"Vampire": "Emi"}


def test_the_brooch_keeps_their_harm_off() -> None:
    s = woods("hurt", "Vampire", damage={"Vampire": 2}, equipment={"Vampire": "fortune_brooch"})
    assert damage(s) == {"Vampire": 2}
    assert [e.why for e in s.sees(None, Unhurt)] == ["fortune_brooch"]


def test_but_not_their_healing() -> None:
    s = woods("heal", "Vampire", damage={"Vampire": 2}, equipment={"Vampire": "fortune_brooch"})
    assert damage(s) == {"Vampire": 1}


def test_nor_does_it_help_against_anything_else() -> None:
    s = hunters(equipment={"Vampire": "fortune_brooch"})
    acts(goes(s, "Emi", "cemetery"), "Emi", black="vampire_bat").says("Emi", "Vampire")
    assert damage(s) == {"Vampire": 2}


def test_the_brooch_warms_nobody_but_its_owner() -> None:
    s = woods("hurt", "Vampire", equipment={"George": "fortune_brooch"})
    assert damage(s) == {"Vampire": 2}


# -- 祭坛 -------------------------------------------------------------------------------------------------------------


def test_at_the_altar_one_takes_a_card_that_lies_before_somebody_else() -> None:
    s = at("erstwhile_altar", equipment={"Vampire": "chainsaw talisman", "Werewolf": "handgun"})
    assert s.options("Emi") == ["chainsaw", "talisman", "handgun"]
    s.says("Emi", "talisman", "shadow_hunters.altar")
    assert {n: equipment(s, n) for n in s.names} == {
        "Emi": ["talisman"],
        "George": [],
        "Vampire": ["chainsaw"],
        "Werewolf": ["handgun"],
    }


def test_the_own_equipment_is_not_there_to_be_taken() -> None:
    s = at("erstwhile_altar", equipment={"Emi": "chainsaw", "Vampire": "talisman handgun"})
    assert s.options("Emi") == ["talisman", "handgun"]
    assert "chainsaw" in s.refuses("Emi", "chainsaw")


def test_a_card_that_is_the_only_one_is_taken_without_a_question() -> None:
    """S44: by the Altar, and by the goblin."""
    s = at("erstwhile_altar", equipment={"Vampire": "talisman"})
    assert equipment(s, "Emi") == ["talisman"]
    s = draws(hunters(equipment={"Vampire": "talisman"}), "Emi", "moody_goblin")
    assert equipment(s, "Emi") == ["talisman"]


def test_where_nobody_else_has_any_nothing_happens() -> None:
    """Interaction 30: and that is told to all."""
    s = at("erstwhile_altar", equipment={"Emi": "chainsaw"})
    assert equipment(s, "Emi") == ["chainsaw"]
    assert [(s.names[e.seat], e.cause) for e in s.sees(None, Nothing)] == [("Emi", "erstwhile_altar")]
    assert who_sees(s, Nothing) == ["public"]
    assert asked(s) == "move"


def test_the_fifth_card_taken_there_wins_for_bob() -> None:
    """Interaction 10."""
    s = hunters(cast("Bob"), equipment={"Bob": "chainsaw talisman handgun holy_robe", "Vampire": "masamune"})
    acts(goes(s, "Bob", "erstwhile_altar"), "Bob")
    assert s.play.outcome is not None
    assert s.play.outcome.reason == "shadow_hunters.bob"
