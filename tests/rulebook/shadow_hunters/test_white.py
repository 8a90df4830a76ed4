"""Shadow Hunters, 白卡: the nine White cards that are used once."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Aided, Drew, Guarded, Nothing, Reshuffled, Unhurt, Unveiled
from tests.rulebook.shadow_hunters.shadow import (
    CHARACTERS,
    Hunters,
    asked,
    cast,
    damage,
    dead,
    draws,
    ends_turn,
    fights,
    goes,
    hunters,
    on_turn,
    passes,
    revealed,
    takes,
    turn_of,
    where_cards_are,
    who_sees,
    winners,
)

USUAL = "Emi George Vampire Werewolf"
SWEET = {"Allie", "Emi", "Unknown"}
HUNTERS = {"Emi", "Franklin", "George"}


def discards(s: Hunters) -> list[str]:
    cards: list[str] = s.play.view(None).state()["facts"]["discards"]["white"]
    return cards


def drawn(card: str, who: str = "Emi", **position: Any) -> Hunters:
    """Somebody, who has five damage, draws this card."""
    position = {"damage": {who: 5}, "turn": who} | position
    return draws(hunters(USUAL if who in USUAL else cast(who), **position), who, card)


def test_it_is_read_out_followed_and_laid_face_up_on_the_discards() -> None:
    s = draws(hunters(), "Emi", "blessing")
    assert who_sees(s, Drew) == ["public"]
    assert s.play.view(None).state()["facts"]["shown"] == "blessing"
    s.next(d6=1).says("Emi", "George")
    assert s.play.view(None).state()["facts"]["shown"] is None
    assert discards(s) == ["blessing"]


def test_an_empty_deck_is_made_anew_from_its_discards_and_equipment_stays_where_it_is() -> None:
    """S30, interaction 37: 48 cards, whatever happens."""
    s = draws(hunters(left={"white": ""}, equipment={"Vampire": "talisman"}), "Emi", "holy_water")
    facts = s.play.view(None).state()["facts"]
    assert (facts["decks"]["white"], facts["discards"]["white"]) == (14, ["holy_water"])
    assert facts["equipment"][s.no("Vampire")] == ["talisman"]
    assert [e.deck for e in s.sees(None, Reshuffled)] == ["white"]
    assert where_cards_are(s.play.table).total() == 48


# -- 圣水 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_holy_water_takes_two_away_as_far_as_they_are_there(before: int, after: int) -> None:
    s = drawn("holy_water", damage={"Emi": before, "George": 4})
    assert damage(s, "Emi", "George") == {"Emi": after, "George": 4}


# -- 封印的智慧 -------------------------------------------------------------------------------------------------------


def test_concealed_knowledge_brings_another_turn_after_this_one() -> None:
    s = ends_turn(drawn("concealed_knowledge"), "Emi")
    assert (on_turn(s), asked(s)) == ("Emi", "move")
    assert s.play.view(None).state()["facts"]["extra"] == 0
    ends_turn(goes(s, "Emi", "weird_woods"), "Emi")
    assert on_turn(s) == "George"


def test_the_rest_of_this_turn_is_played_first() -> None:
    s = drawn("concealed_knowledge", at={"George": "cemetery"})
    assert asked(s) == "attack"


def test_drawn_again_in_the_extra_turn_it_brings_one_more() -> None:
    """Interaction 36: extra turns queue."""
    s = ends_turn(drawn("concealed_knowledge", left={"white": "concealed_knowledge"}), "Emi")
    goes(s, "Emi", "underworld_gate")
    s.next(white="concealed_knowledge").says("Emi", "yes").says("Emi", "white")
    ends_turn(s, "Emi")
    assert on_turn(s) == "Emi"
    ends_turn(goes(s, "Emi", "church"), "Emi")
    assert on_turn(s) == "George"


def test_extra_turns_are_lost_by_who_dies() -> None:
    """S35, interactions 15 and 36."""
    s = drawn("concealed_knowledge", at={"Werewolf": "cemetery"}, damage={"Emi": 9})
    s.next(dice="1+1").says("Emi", "Werewolf", "shadow_hunters.attack")
    s.next(dice="1+6").says("Werewolf", "counter", "shadow_hunters.counter")
    assert dead(s) == {"Emi": "Werewolf"}
    assert on_turn(s) != "Emi"


# -- 巧克力, 现身 -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", CHARACTERS)
@pytest.mark.parametrize(("card", "for_whom"), [("chocolate", SWEET), ("advent", HUNTERS)])
def test_whom_it_is_for_may_reveal_and_recovers_everything(card: str, for_whom: set[str], who: str) -> None:
    """Row 13: chocolate for three, advent for Hunters."""
    s = drawn(card, who)
    able = who in for_whom
    assert s.options(who) == (["reveal", "pass"] if able else ["pass"])
    s.says(who, "reveal" if able else "pass", "shadow_hunters.reveal-for")
    assert damage(s) == ({} if able else {who: 5})
    assert revealed(s) == ([who] if able else [])


@pytest.mark.parametrize("who", sorted(SWEET | HUNTERS))
def test_who_does_not_reveal_recovers_nothing(who: str) -> None:
    for card in ("chocolate", "advent"):
        s = drawn(card, who).says(who, "pass")
        assert damage(s) == {who: 5}
        assert revealed(s) == []


@pytest.mark.parametrize("who", CHARACTERS)
@pytest.mark.parametrize(("card", "for_whom"), [("chocolate", SWEET), ("advent", HUNTERS)])
def test_who_was_revealed_before_recovers_without_a_question(card: str, for_whom: set[str], who: str) -> None:
    """S19."""
    s = drawn(card, who, revealed=who)
    assert asked(s) != "reveal-for"
    assert damage(s) == ({} if who in for_whom else {who: 5})


def test_revealing_as_at_any_time_while_the_card_is_read_counts_as_well() -> None:
    """S20. The question stays as it was; whatever is answered now."""
    s = takes(drawn("advent"), "Emi", "reveal")
    s.says("Emi", "pass", "shadow_hunters.reveal-for")
    assert damage(s) == {}


def test_the_question_is_put_to_everybody_who_is_hidden() -> None:
    """A pause tells nothing; nor does the sentence that nothing happens, which who declines also gets."""
    for who in ("Vampire", "Emi"):
        s = drawn("advent", who)
        assert asked(s) == "reveal-for"
        s.says(who, "pass")
        assert [e.cause for e in s.sees(None, Nothing)] == ["advent"]


# -- 照妖镜 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", CHARACTERS)
def test_the_mirror_makes_vampire_and_werewolf_reveal_themselves(who: str) -> None:
    """Row 12: those two alone, and nobody is asked."""
    s = drawn("disenchant_mirror", who)
    assert asked(s) in ("move", "attack")
    assert revealed(s) == ([who] if who in ("Vampire", "Werewolf") else [])
    assert [e.forced for e in s.sees(None, Unveiled)] == [True for _ in revealed(s)]


def test_it_shows_only_who_has_drawn_it() -> None:
    """Row 12: no other Shadow is touched."""
    assert revealed(drawn("disenchant_mirror", "Emi")) == []
    assert revealed(draws(hunters(), "Emi", "disenchant_mirror")) == []


def test_a_revealed_vampire_has_nothing_more_to_show() -> None:
    s = drawn("disenchant_mirror", "Vampire", revealed="Vampire")
    assert [e.cause for e in s.sees(None, Nothing)] == ["disenchant_mirror"]


# -- 上帝的祝福 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 4, 6])
def test_the_blessing_lets_another_player_recover_what_the_die_shows(points: int) -> None:
    s = drawn("blessing", damage={"Emi": 5, "Vampire": 6, "Werewolf": 6})
    assert s.options("Emi") == [n for n in s.names if n != "Emi"]
    s.next(d6=points).says("Emi", "Vampire", "shadow_hunters.blessing")
    assert damage(s) == {"Emi": 5, "Werewolf": 6} | ({"Vampire": 6 - points} if points < 6 else {})


# -- 守护的天使 -------------------------------------------------------------------------------------------------------


def guarded(**position: Any) -> Hunters:
    """Emi is under the angel, in the church; it is George's turn."""
    return ends_turn(draws(hunters(**position), "Emi", "guardian_angel"), "Emi")


def test_attacks_do_nothing_to_whom_the_angel_guards() -> None:
    """S21, row 17: whoever is guarded may be chosen, and takes nothing."""
    s = fights(guarded(equipment={"George": "chainsaw"}), "George", "Emi", "1+6")
    assert damage(s) == {}
    assert [e.why for e in s.sees(None, Unhurt)] == ["guardian_angel"]


def test_there_is_nothing_to_rob_or_to_suck_then() -> None:
    """Row 17."""
    s = draws(hunters("Emi Vampire George Werewolf Bob", equipment={"Emi": "talisman"}), "Emi", "guardian_angel")
    fights(turn_of(s, "Bob"), "Bob", "Emi", "1+6")
    assert asked(s) != "rob"
    s = draws(
        hunters("Emi Vampire George Werewolf", revealed="Vampire", damage={"Vampire": 5}), "Emi", "guardian_angel"
    )
    fights(ends_turn(s, "Emi"), "Vampire", "Emi", "1+6")
    assert damage(s) == {"Vampire": 5}


def test_cards_areas_and_powers_hurt_all_the_same() -> None:
    """S21."""
    s = draws(guarded(), "George", "vampire_bat").says("George", "Emi")
    assert damage(s) == {"Emi": 2}
    s = guarded().says("George", "power").next(d4=3).says("George", "Emi", "shadow_hunters.power")
    assert damage(s) == {"Emi": 3}


def test_the_angel_leaves_when_the_own_next_turn_begins() -> None:
    s = turn_of(guarded(), "Emi")
    assert s.play.view(None).state()["facts"]["guarded"] == []


def test_an_extra_turn_is_the_next_turn() -> None:
    """Interaction 35. No turn has room for both cards, so the angel is laid by hand."""
    s = drawn("concealed_knowledge", at={"George": "cemetery"})
    s.play.table.emit(Guarded(s.no("Emi")), public=True)
    ends_turn(s, "Emi")
    assert (on_turn(s), s["Emi"].guarded) == ("Emi", False)


def test_a_guarded_werewolf_may_strike_back() -> None:
    """Row 17."""
    s = draws(hunters("Werewolf George Vampire Emi"), "Werewolf", "guardian_angel")
    fights(ends_turn(s, "Werewolf"), "George", "Werewolf", "1+6")
    s.next(dice="1+4").says("Werewolf", "counter", "shadow_hunters.counter")
    assert damage(s) == {"George": 3}


# -- 闪电的裁决 -------------------------------------------------------------------------------------------------------


def test_the_flare_deals_two_to_everybody_else() -> None:
    s = draws(hunters(damage={"Emi": 1, "Werewolf": 1}, equipment={"George": "talisman"}), "Emi", "flare_of_judgement")
    assert damage(s) == {"Emi": 1, "George": 2, "Vampire": 2, "Werewolf": 3}


def test_all_whom_it_kills_die_at_once() -> None:
    """Interactions 1 and 2: the last Shadow and the last Hunter, so both sides have won."""
    s = draws(
        hunters("Allie Emi George Vampire Werewolf", dead="George Werewolf", damage={"Emi": 9, "Vampire": 12}),
        "Allie",
        "flare_of_judgement",
    )
    assert winners(s) == ["Allie", "Emi", "George", "Vampire", "Werewolf"]


# -- 急救箱 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [0, 6, 7, 9, 12])
def test_first_aid_puts_a_marker_on_seven(before: int) -> None:
    """Interaction 17: up as well as down."""
    s = draws(hunters(damage={"Vampire": before, "George": 2}), "Emi", "first_aid")
    assert s.options("Emi") == ["Emi", "George", "Vampire", "Werewolf"]
    s.says("Emi", "Vampire", "shadow_hunters.first-aid")
    assert damage(s) == {"Vampire": 7, "George": 2}
    assert [e.damage for e in s.sees(None, Aided)] == [7]


def test_it_may_be_ones_own() -> None:
    """S23."""
    s = draws(hunters(damage={"Emi": 9}), "Emi", "first_aid").says("Emi", "Emi")
    assert damage(s) == {"Emi": 7}


def test_it_kills_nobody_not_even_allie() -> None:
    """Row 22: Allie has eight."""
    s = draws(hunters(cast("Emi", "Allie")), "Emi", "first_aid").says("Emi", "Allie")
    assert dead(s) == {}


def test_it_is_no_damage_so_nothing_wards_or_sucks_it() -> None:
    s = draws(hunters("Vampire Emi Werewolf George", revealed="Vampire", damage={"Vampire": 3}), "Vampire", "first_aid")
    s.says("Vampire", "Emi")
    assert damage(s) == {"Vampire": 3, "Emi": 7}
    assert passes(s).play.outcome is None
