"""Shadow Hunters: a blow falls whole. From when it is known until it has fallen nothing stands open, and who has won is
looked for once (S31, S32).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    asked,
    attacks,
    damage,
    dead,
    draws,
    equipment,
    fights,
    gives,
    goes,
    hunters,
    on_turn,
    passes,
    rests,
    revealed,
    takes,
    won,
)

SIX = "Emi George Vampire Werewolf Allie Charles"


def poised(s: Hunters, key: str, who: str) -> None:
    """Somebody is asked, and nobody can do anything else."""
    assert s.open_now() == {who: f"shadow_hunters.{key}"}
    assert s.play.offers == {}


@pytest.mark.parametrize("cards", ["", "talisman"])
def test_allie_does_not_heal_between_the_roll_and_the_damage(cards: str) -> None:
    """Whether somebody is asked for show, which depends on her equipment, saves nobody."""
    s = hunters(SIX, at={"Allie": "church"}, damage={"Allie": 7}, equipment={"Allie": cards})
    fights(s, "Emi", "Allie", "1+6")
    if cards:
        poised(s, "rob", "Emi")
        passes(s, "rob")
    assert dead(s) == {"Allie": "Emi"}


def test_before_the_roll_she_does() -> None:
    s = hunters(SIX, at={"Allie": "church"}, damage={"Allie": 7}, equipment={"Allie": "talisman"})
    rests(goes(s, "Emi", "cemetery"), "Emi")
    passes(attacks(takes(s, "Allie", "heal"), "Emi", "Allie", "1+6"), "rob")
    assert damage(s) == {"Allie": 5}


@pytest.mark.parametrize("cards", ["", "talisman"])
def test_the_vampire_does_not_reveal_after_its_roll_to_drink(cards: str) -> None:
    """S4: it must have been revealed before."""
    s = hunters(SIX, turn="Vampire", at={"Emi": "church"}, damage={"Vampire": 5}, equipment={"Emi": cards})
    fights(s, "Vampire", "Emi", "1+4")
    if cards:
        poised(s, "rob", "Vampire")
        s.says("Vampire", "pass")
    assert damage(s) == {"Vampire": 5, "Emi": 3}
    assert revealed(s) == []


def test_nor_does_it_when_asked_for_the_spear() -> None:
    s = hunters(turn="Vampire", at={"Emi": "church"}, damage={"Vampire": 5}, equipment={"Vampire": "spear_of_longinus"})
    fights(s, "Vampire", "Emi", "1+4")
    poised(s, "reveal-for", "Vampire")
    assert s.options("Vampire") == ["pass"]
    s.says("Vampire", "pass")
    assert damage(s) == {"Vampire": 5, "Emi": 3}


def test_nothing_stands_open_between_the_dolls_roll_and_its_damage() -> None:
    s = draws(hunters(SIX, damage={"Allie": 7}, equipment={"Allie": "talisman"}), "Emi", "spiritual_doll")
    s.next(d6=1).says("Emi", "Allie", "shadow_hunters.doll")
    poised(s, "rob", "Emi")
    s.says("Emi", "pass")
    assert dead(s) == {"Allie": "Emi"}


def test_nor_between_the_answer_to_a_hermit_card_and_its_damage() -> None:
    s = hunters(SIX, damage={"Vampire": 12}, equipment={"Vampire": "talisman"})
    gives(s, "Emi", "hermit_exorcism", "Vampire").says("Vampire", "do")
    poised(s, "rob", "Emi")
    s.says("Emi", "pass")
    assert dead(s) == {"Vampire": "Emi"}


@pytest.mark.parametrize("card", ["bloodthirsty_spider", "vampire_bat"])
def test_nor_between_whom_a_card_bites_and_the_bite(card: str) -> None:
    s = draws(hunters(SIX, equipment={"Allie": "chainsaw"}), "Emi", card).says("Emi", "Allie")
    poised(s, "rob", "Emi")


def test_it_stands_open_again_when_the_blow_has_fallen() -> None:
    s = hunters(SIX, at={"Vampire": "church"}, equipment={"Vampire": "talisman"})
    passes(fights(s, "Emi", "Vampire", "1+3"), "rob")
    assert asked(s) == "counter"
    assert revealed(takes(s, "George", "reveal")) == ["George"]


# -- a burst that is robbed --------------------------------------------------------------------------------------------


def burst(names: str, **position: Any) -> Hunters:
    """Bob, four cards before him, fires the machine gun at all who stand in the church."""
    cards = {"Bob": "machine_gun handgun silver_rosary fortune_brooch", "Emi": "chainsaw"}
    s = hunters(names, turn="Bob", equipment=cards, **position)
    rests(goes(s, "Bob", "weird_woods"), "Bob")
    return attacks(s, "Bob", dice="1+3")


BURST = "Bob Emi George Vampire Werewolf"


def test_bobs_fifth_card_ends_nothing_before_the_others_of_the_burst_are_hurt() -> None:
    """S31: the blow falls whole."""
    s = burst(BURST, at={"Emi": "church", "Vampire": "cemetery"})
    s.says("Bob", "chainsaw", "shadow_hunters.rob")
    assert damage(s) == {"Vampire": 2}
    assert won(s) == ("neutral", "bob")


def test_who_wins_by_the_deaths_of_the_same_burst_wins_with_him() -> None:
    s = burst(BURST, at={"Emi": "church", "Vampire": "cemetery"}, damage={"Vampire": 12}, dead="Werewolf")
    s.says("Bob", "chainsaw", "shadow_hunters.rob")
    assert s.play.outcome is not None
    assert [s.names[n] for n in s.play.outcome.winners] == ["Bob", "Emi", "George"]
    assert won(s) == ("hunter", "shadows-dead")


def test_bob_who_dies_of_the_same_blow_has_not_won() -> None:
    """The spider bites both at once."""
    cards = {"Bob": "handgun silver_rosary fortune_brooch chainsaw", "Emi": "butcher_knife"}
    s = draws(hunters(BURST, turn="Bob", equipment=cards, damage={"Bob": 8}), "Bob", "bloodthirsty_spider")
    s.says("Bob", "Emi").says("Bob", "butcher_knife", "shadow_hunters.rob")
    assert not s.play.over
    assert dead(s) == {"Bob": ""}
    assert equipment(s, "Emi") == []


# -- what other mends would have missed ------------------------------------------------------------------------------


def test_an_extra_turn_dies_with_who_had_it() -> None:
    """S35: it does not go to the next player."""
    s = hunters(SIX, at={"Werewolf": "cemetery"}, damage={"Emi": 9})
    attacks(draws(s, "Emi", "concealed_knowledge"), "Emi", "Werewolf", "2+2")
    s.next(dice="1+2").says("Werewolf", "counter")
    assert dead(s) == {"Emi": "Werewolf"}
    assert on_turn(s) == "George"
    rests(goes(s, "George", "hermits_cabin"), "George")
    assert on_turn(s) == "Vampire"


def test_a_rosary_taken_from_the_first_of_two_dead_does_not_serve_at_the_second() -> None:
    """S41: loot goes by what lay before the killer when they fell."""
    s = hunters(
        SIX,
        at={"Vampire": "church", "Allie": "church"},
        damage={"Vampire": 12, "Allie": 7},
        equipment={"Emi": "machine_gun", "Vampire": "silver_rosary", "Allie": "chainsaw talisman"},
    )
    passes(attacks(rests(goes(s, "Emi", "cemetery"), "Emi"), "Emi", dice="1+3"), "rob")
    assert equipment(s, "Emi") == ["machine_gun", "silver_rosary"]
    s.says("Emi", "talisman", "shadow_hunters.loot")
    assert equipment(s, "Emi") == ["machine_gun", "silver_rosary", "talisman"]
