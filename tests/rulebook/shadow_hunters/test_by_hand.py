"""Shadow Hunters: what a referee changes by hand waits for what it would falsify (S31, S46)."""

from __future__ import annotations

import pytest

from duskbell.kernel import Ruling
from duskbell.kernel.errors import BadRuling
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    acts,
    attacks,
    damage,
    draws,
    equipment,
    fights,
    goes,
    hunters,
    met,
    on_turn,
    rests,
    won,
)

FALLING = "a blow is falling, and falls whole; it can be done when the question that is open is answered"
ASKED = "a question about this card is open; it can be moved when that is answered"
CHOOSING = "its player is choosing whom to attack; it can be moved when that is answered"
BOBS = "Bob Emi George Vampire Werewolf"
FOUR = "machine_gun handgun silver_rosary fortune_brooch"


def hand(s: Hunters, change: str, who: str, to: str) -> Hunters:
    """A referee changes something by hand."""
    s.play.rule(Ruling("hand", "it lay wrong", s.no(who), change=change, to=to))
    return s


def refused(s: Hunters, change: str, who: str, to: str) -> str:
    """Why a referee cannot; nothing is changed."""
    before = (s.open_now(), [equipment(s, n) for n in s.names], damage(s))
    with pytest.raises(BadRuling) as why:
        hand(s, change, who, to)
    assert (s.open_now(), [equipment(s, n) for n in s.names], damage(s)) == before
    return str(why.value).removeprefix(f"{change} cannot be changed by hand so: ").removesuffix(".")


def test_a_card_goes_to_another_player_and_may_be_bobs_fifth() -> None:
    s = hunters(BOBS, equipment={"Bob": FOUR, "Emi": "chainsaw"})
    assert won(hand(s, "card", "Bob", "chainsaw")) == ("neutral", "bob")


def test_the_card_that_somebody_gives_away_stays_until_it_is_given() -> None:
    """The second question of the Banana Peel names no card among its answers; the card is what it is about."""
    s = draws(hunters(equipment={"Emi": "chainsaw talisman"}), "Emi", "banana_peel")
    assert refused(s, "card", "Vampire", "chainsaw") == ASKED
    s.says("Emi", "talisman", "shadow_hunters.banana-card")
    assert refused(s, "card", "Vampire", "talisman") == ASKED
    assert equipment(hand(s, "card", "Vampire", "chainsaw"), "Vampire") == ["chainsaw"]
    s.says("Emi", "George", "shadow_hunters.banana-to")
    assert (equipment(s, "Emi"), equipment(s, "George")) == ([], ["talisman"])


def test_nor_do_cards_move_that_somebody_may_take() -> None:
    s = draws(hunters(equipment={"George": "chainsaw", "Vampire": "talisman", "Emi": "handgun"}), "Emi", "moody_goblin")
    assert refused(s, "card", "Werewolf", "chainsaw") == ASKED
    assert equipment(hand(s, "card", "Werewolf", "handgun"), "Werewolf") == ["handgun"]


def test_bob_gets_no_fifth_card_by_hand_in_the_midst_of_a_blow() -> None:
    """S31: a blow falls whole; else he would have won before the others are hurt and buried."""
    s = hunters(
        BOBS, turn="Bob", at={"Emi": "church", "Vampire": "cemetery"}, damage={"Vampire": 12}, dead="Werewolf",
        equipment={"Bob": FOUR, "Emi": "chainsaw", "George": "talisman"},
    )  # fmt: skip
    attacks(rests(goes(s, "Bob", "weird_woods"), "Bob"), "Bob", dice="1+3")
    assert refused(s, "card", "Bob", "talisman") == FALLING
    assert refused(s, "damage", "Vampire", "0") == FALLING
    s.says("Bob", "pass", "shadow_hunters.rob")
    assert won(s) == ("hunter", "shadows-dead")


def test_nor_does_anything_change_while_somebody_is_asked_for_the_spear() -> None:
    s = fights(hunters(at={"Vampire": "church"}, equipment={"Emi": "spear_of_longinus"}), "Emi", "Vampire", "1+4")
    assert refused(s, "damage", "Vampire", "3") == FALLING
    assert refused(s, "card", "George", "spear_of_longinus") == FALLING
    s.says("Emi", "reveal")
    assert damage(s) == {"Vampire": 5}


@pytest.mark.parametrize("card", ["machine_gun", "masamune", "handgun", "chainsaw"])
def test_what_lies_before_an_attacker_stays_while_whom_to_attack_is_chosen(card: str) -> None:
    """The machine gun is what lets Emi attack all: without it there is no such answer."""
    s = met(equipment={"Emi": card, "George": "talisman"}, at={"Vampire": "church", "George": "weird_woods"})
    assert refused(s, "card", "Vampire", card) == CHOOSING
    assert refused(s, "card", "Emi", "talisman") == CHOOSING
    assert equipment(hand(s, "card", "Vampire", "talisman"), "Vampire") == ["talisman"]


def test_when_the_question_is_answered_it_can_be_done() -> None:
    s = met(equipment={"Emi": "machine_gun"}, at={"Vampire": "church"})
    assert s.options("Emi") == ["all", "pass"]
    s.says("Emi", "pass")
    assert on_turn(s) == "George"
    assert equipment(hand(s, "card", "Vampire", "machine_gun"), "Vampire") == ["machine_gun"]


def test_a_mark_may_be_laid_at_any_time() -> None:
    s = acts(goes(hunters(equipment={"Emi": "chainsaw"}), "Emi", "cemetery"), "Emi", black="banana_peel")
    assert hand(s, "mark", "Vampire", "muted")["Vampire"].has_mark("muted")
