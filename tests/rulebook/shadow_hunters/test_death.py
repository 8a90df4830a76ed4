"""Shadow Hunters, 角色的死亡: who is dead, what becomes of the dead's things, and how a turn goes on."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Died
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    area,
    asked,
    attacks,
    cast,
    damage,
    dead,
    draws,
    equipment,
    fights,
    gives,
    goes,
    hit_points,
    hunters,
    offered,
    on_turn,
    passes,
    rests,
    revealed,
    where_cards_are,
    who_sees,
)

HP = {
    "Allie": 8,
    "Bob": 10,
    "Charles": 11,
    "Daniel": 13,
    "Emi": 10,
    "Franklin": 12,
    "George": 14,
    "Unknown": 11,
    "Vampire": 13,
    "Werewolf": 14,
}


def shot(who: str, before: int, harm: int, **position: Any) -> Hunters:
    """Somebody, who has so much damage, is hit for so much."""
    by = "Emi" if who != "Emi" else "George"
    s = hunters(cast(by, who), at={who: "church"}, damage={who: before}, **position)
    return passes(fights(s, by, who, f"1+{1 + harm}"), "rob")


@pytest.mark.parametrize("who", HP)
def test_whoever_has_as_much_damage_as_hit_points_is_dead(who: str) -> None:
    """S1. 达到或超过: one less, exactly, and more."""
    assert hit_points(who) == HP[who]
    assert who not in dead(shot(who, HP[who] - 2, 1))
    assert who in dead(shot(who, HP[who] - 2, 2))
    assert who in dead(shot(who, HP[who] - 2, 3))


def test_the_dead_turn_up_their_character_and_leave_the_board() -> None:
    s = shot("Vampire", 12, 2)
    assert [e.role for e in s.sees(None, Died)] == ["vampire"]
    assert who_sees(s, Died) == ["public"]
    assert area(s, "Vampire") == ""
    assert all(s.knows(n, "Vampire") == "vampire" for n in s.names)


def test_no_marker_leaves_the_track() -> None:
    """It ends at 14, however hard somebody is hit."""
    assert damage(shot("Werewolf", 13, 5))["Werewolf"] == 14


def test_the_killer_chooses_one_card_and_the_rest_is_discarded() -> None:
    s = shot("Vampire", 12, 2, equipment={"Vampire": "chainsaw talisman handgun"})
    assert s.options("Emi") == ["chainsaw", "talisman", "handgun"]
    s.says("Emi", "talisman", "shadow_hunters.loot")
    assert equipment(s, "Emi") == ["talisman"]
    assert equipment(s, "Vampire") == []
    assert s.play.view(None).state()["facts"]["discards"] == {
        "hermit": 0,
        "white": [],
        "black": ["chainsaw", "handgun"],
    }
    assert where_cards_are(s.play.table).total() == 48


def test_a_single_card_is_taken_without_a_question() -> None:
    """S11."""
    s = shot("Vampire", 12, 2, equipment={"Vampire": "chainsaw"})
    assert equipment(s, "Emi") == ["chainsaw"]
    assert asked(s) != "loot"


def test_who_had_nothing_leaves_nothing() -> None:
    s = shot("Vampire", 12, 2)
    assert asked(s) != "loot"
    assert equipment(s, "Emi") == []


# -- whose kill it is -------------------------------------------------------------------------------------------------


def test_a_kill_by_ones_power_is_ones_own() -> None:
    """Interactions 16 and 39: loot, and then the turn goes on."""
    s = hunters("George Emi Vampire Werewolf", damage={"Vampire": 12}, equipment={"Vampire": "chainsaw talisman"}).says(
        "George", "power"
    )
    s.next(d4=1).says("George", "Vampire", "shadow_hunters.power").says("George", "talisman", "shadow_hunters.loot")
    assert dead(s) == {"Vampire": "George"}
    assert equipment(s, "George") == ["talisman"]
    assert (on_turn(s), asked(s), s.options("George")) == ("George", "move", ["roll"])


def test_a_kill_by_ones_card_is_ones_own() -> None:
    """S11, interaction 16, row 11: loot for any kill that is credited."""
    s = hunters(damage={"Vampire": 12}, equipment={"Vampire": "chainsaw"})
    draws(s, "Emi", "vampire_bat").says("Emi", "Vampire")
    assert dead(s) == {"Vampire": "Emi"}
    assert equipment(s, "Emi") == ["chainsaw"]


def test_a_kill_by_a_hermit_card_is_the_givers() -> None:
    """S13, interaction 16."""
    s = gives(hunters(damage={"Vampire": 12}), "Emi", "hermit_spell", "Vampire").says("Vampire", "do")
    assert dead(s) == {"Vampire": "Emi"}


def test_a_kill_by_a_counterattack_is_the_werewolfs() -> None:
    """Interactions 15, 16 and 23: loot for the Werewolf, and the attacker's turn is over."""
    s = hunters(
        at={"Werewolf": "church", "Vampire": "church"}, damage={"Emi": 9}, equipment={"Emi": "chainsaw talisman"}
    )
    fights(s, "Emi", "Werewolf", "1+1")
    s.next(dice="1+2").says("Werewolf", "counter", "shadow_hunters.counter")
    s.says("Werewolf", "chainsaw", "shadow_hunters.loot")
    assert dead(s) == {"Emi": "Werewolf"}
    assert equipment(s, "Werewolf") == ["chainsaw"]
    assert (on_turn(s), asked(s)) == ("George", "move")


def test_with_the_rosary_a_counterattack_brings_everything() -> None:
    """S10, interaction 23."""
    s = hunters(
        at={"Werewolf": "church"},
        damage={"Emi": 9},
        equipment={"Emi": "chainsaw talisman", "Werewolf": "silver_rosary"},
    )
    fights(s, "Emi", "Werewolf", "1+1")
    s.next(dice="1+2").says("Werewolf", "counter")
    assert equipment(s, "Werewolf") == ["silver_rosary", "chainsaw", "talisman"]


def test_what_one_does_to_oneself_is_nobodys_kill_and_leaves_nobody_anything() -> None:
    """S13, interaction 14: in the Woods, where a table allows it."""
    s = hunters(damage={"Emi": 8}, equipment={"Emi": "chainsaw"}, woods_self=True)
    goes(s, "Emi", "weird_woods").says("Emi", "yes")
    s.says("Emi", "hurt").says("Emi", "Emi")
    assert dead(s) == {"Emi": ""}
    assert s.play.view(None).state()["facts"]["discards"]["black"] == ["chainsaw"]


# -- after it ---------------------------------------------------------------------------------------------------------


def test_who_dies_in_the_own_turn_does_nothing_more_in_it() -> None:
    """S35, interaction 15: not even attack."""
    s = draws(hunters(damage={"Emi": 9}, at={"Vampire": "cemetery"}), "Emi", "banana_peel")
    assert (on_turn(s), asked(s)) == ("George", "move")
    assert "Vampire" not in damage(s)


def test_the_dead_are_asked_nothing_and_offered_nothing() -> None:
    s = shot("Vampire", 12, 2)
    for _ in range(12):
        assert "Vampire" not in s.open_now()
        assert "Vampire" not in offered(s)
        who = next(iter(s.open_now()))
        if asked(s) == "move":
            s.next(dice="1+1" if area(s, who) != "hermits_cabin" else "1+3")
        s.silent(who)


def test_nobody_can_aim_at_the_dead() -> None:
    for key, card in (("bat", "vampire_bat"), ("first-aid", "first_aid"), ("hermit-give", "hermit_slap")):
        s = draws(hunters(dead="Vampire"), "Emi", card)
        assert asked(s) == key
        assert "Vampire" not in s.options("Emi")
    s = hunters(dead="Vampire", at={"George": "church"})
    assert rests(goes(s, "Emi", "cemetery"), "Emi").options("Emi") == ["George", "pass"]


def test_the_dead_talk_among_themselves_and_the_living_do_not_hear() -> None:
    """S43, interaction 40."""
    s = hunters("Emi George Vampire Werewolf Allie", dead="Vampire Allie")
    s.talks("Vampire", "it was Emi", "dead")
    assert s.cannot_talk("Vampire")
    assert s.cannot_talk("Emi", "dead")
    said = [e.get("text") for n in (0, 1, 3, None) for e in s.play.view(n).as_data()]
    assert "it was Emi" not in said
    assert "it was Emi" in [e.get("text") for e in s.play.view(4).as_data()]


def test_or_not_at_all_where_the_table_wants_it_so() -> None:
    s = hunters("Emi George Vampire Werewolf Allie", dead="Vampire Allie", dead_talk=False)
    assert s.cannot_talk("Vampire", "dead")


def test_what_the_dead_know_stays_what_they_learned() -> None:
    """Interaction 40: death opens no eyes."""
    s = gives(hunters(damage={"Emi": 9}), "Emi", "hermit_prediction", "Vampire").says("Vampire", "do")
    fights(s, "George", "Emi", "1+2")
    assert dead(s) == {"Emi": "George"}
    assert s.knows("Emi", "Vampire") == "vampire"
    assert s.knows("Emi", "Werewolf") is None


def test_a_death_that_leaves_both_sides_alive_ends_nothing() -> None:
    s = shot("Vampire", 12, 2)
    assert not s.play.over
    assert revealed(s) == ["Vampire"]


def test_all_who_die_of_one_roll_die_before_anybody_is_looted() -> None:
    """S14, interaction 1: one batch."""
    s = hunters(
        "Emi George Vampire Werewolf Allie",
        at={"Vampire": "church", "Allie": "church"},
        damage={"Vampire": 12, "Allie": 7},
        equipment={"Emi": "machine_gun", "Vampire": "chainsaw talisman"},
    )
    rests(goes(s, "Emi", "cemetery"), "Emi")
    passes(attacks(s, "Emi", dice="1+3"), "rob")
    assert asked(s) == "loot"
    assert list(dead(s)) == ["Vampire", "Allie"]
