"""Shadow Hunters: what silence means when the clock strikes (S39): nothing that hurts anybody in particular."""

from __future__ import annotations

from tests.rulebook.shadow_hunters.shadow import (
    area,
    asked,
    cast,
    damage,
    draws,
    equipment,
    fights,
    gives,
    goes,
    hunters,
    on_turn,
    question,
    rests,
    revealed,
    rolls,
)


def test_who_is_silent_rolls_and_goes_on() -> None:
    s = hunters().next(dice="2+4").silent()
    assert area(s, "Emi") == "church"
    s.silent()
    assert on_turn(s) == "George"


def test_a_seven_leads_to_the_first_area_on_the_board() -> None:
    s = rolls(hunters(at={"Emi": "hermits_cabin"}), "Emi", "1+6").silent()
    assert area(s, "Emi") == "underworld_gate"


def test_who_is_silent_uses_no_area_attacks_nobody_and_reveals_nothing() -> None:
    s = goes(hunters(at={"Vampire": "church"}), "Emi", "cemetery").silent()
    assert asked(s) == "attack"
    s.silent()
    assert (damage(s), revealed(s), on_turn(s)) == ({}, [], "George")


def test_masamune_then_hits_the_first_in_range() -> None:
    s = goes(hunters(at={"Vampire": "church", "George": "church"}, equipment={"Emi": "masamune"}), "Emi", "cemetery")
    rests(s, "Emi").next(d4=2).silent()
    assert damage(s) == {"George": 2}


def test_whom_a_card_must_hit_is_the_next_player_clockwise() -> None:
    s = draws(hunters(turn="Vampire"), "Vampire", "vampire_bat").silent()
    assert damage(s) == {"Werewolf": 2}
    s = draws(hunters(turn="Werewolf", dead="Emi"), "Werewolf", "vampire_bat").silent()
    assert damage(s) == {"George": 2}, "the dead are passed over"


def test_the_woods_then_heal_oneself_and_first_aid_is_for_oneself() -> None:
    s = goes(hunters(damage={"Emi": 3}), "Emi", "weird_woods").says("Emi", "yes")
    s.silent().silent()
    assert damage(s) == {"Emi": 2}
    assert damage(draws(hunters(damage={"Emi": 9}), "Emi", "first_aid").silent()) == {"Emi": 7}


def test_a_hermit_card_is_answered_truly_and_paid_for_in_pain() -> None:
    s = gives(hunters(equipment={"Vampire": "talisman"}), "Emi", "hermit_greed", "Vampire").silent()
    assert (damage(s), equipment(s, "Vampire")) == ({"Vampire": 1}, ["talisman"])


def test_nobody_robs_feasts_or_strikes_back_in_silence() -> None:
    s = fights(
        hunters(
            cast("Bob", "Werewolf", "Charles"),
            at={"Werewolf": "church"},
            equipment={"Werewolf": "talisman"},
        ),
        "Bob",
        "Werewolf",
        "1+3",
    )
    for key in ("rob", "counter", "feast"):
        assert asked(s) == key
        s.silent()
    assert damage(s) == {"Werewolf": 2}
    assert revealed(s) == []


def test_loot_is_then_the_first_card() -> None:
    s = hunters(at={"Vampire": "church"}, damage={"Vampire": 12}, equipment={"Vampire": "chainsaw talisman"})
    fights(s, "Emi", "Vampire", "1+3").silent()
    assert equipment(s, "Emi") == ["chainsaw"]


def test_decisions_in_the_own_turn_and_replies_to_others_have_their_own_time() -> None:
    s = hunters(turn_seconds=7, reply_seconds=9, at={"Vampire": "church"})
    assert question(s, "Emi").seconds == 7
    fights(s, "Emi", "Vampire", "1+3")
    assert question(s, "Vampire").seconds == 9
    s = gives(hunters(turn_seconds=7, reply_seconds=9), "Emi", "hermit_slap", "Vampire")
    assert question(s, "Vampire").seconds == 9
