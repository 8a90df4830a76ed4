"""Shadow Hunters, 胜利条件: what each of the four Neutrals is after."""

from __future__ import annotations

from typing import Any

from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    attacks,
    cast,
    dead,
    draws,
    fights,
    flare,
    goes,
    hunters,
    passes,
    rests,
    winners,
    won,
)

SIX = "Emi George Vampire Werewolf Allie Daniel"
FOUR_CARDS = "masamune handgun talisman holy_robe"


# -- Allie ------------------------------------------------------------------------------------------------------------


def test_allie_wins_with_whoever_wins_if_she_lives() -> None:
    s = hunters("Emi George Vampire Werewolf Allie", dead="Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12})
    fights(s, "Emi", "Vampire", "1+2")
    assert winners(s) == ["Emi", "George", "Allie"]
    assert won(s) == ("hunter", "shadows-dead")


def test_allie_does_not_win_dead() -> None:
    s = hunters(
        "Emi George Vampire Werewolf Allie", dead="Werewolf Allie", at={"Vampire": "church"}, damage={"Vampire": 12}
    )
    assert winners(fights(s, "Emi", "Vampire", "1+2")) == ["Emi", "George"]


def test_nor_if_she_dies_in_the_batch_that_ends_the_game() -> None:
    """Interaction 6."""
    s = flare(
        "Emi", "Emi George Vampire Werewolf Allie", dead="Werewolf", damage={"Vampire": 11, "Allie": 6, "George": 3}
    )
    assert winners(s) == ["Emi", "George"]


# -- Bob --------------------------------------------------------------------------------------------------------------


def test_bob_wins_with_five_pieces_of_equipment() -> None:
    """S16."""
    s = draws(hunters(cast("Bob"), equipment={"Bob": FOUR_CARDS}), "Bob", "chainsaw")
    assert won(s) == ("neutral", "bob")
    assert winners(s) == ["Bob"]


def test_four_are_not_enough() -> None:
    s = draws(hunters(cast("Bob"), equipment={"Bob": "masamune handgun talisman"}), "Bob", "chainsaw")
    assert not s.play.over


def test_five_before_anybody_else_mean_nothing() -> None:
    s = draws(hunters(equipment={"Emi": FOUR_CARDS}), "Emi", "chainsaw")
    assert not s.play.over


def test_bob_wins_by_stealing_the_fifth() -> None:
    """Interaction 10: goblin."""
    s = hunters(cast("Bob"), equipment={"Bob": FOUR_CARDS, "Emi": "chainsaw"})
    draws(s, "Bob", "moody_goblin")
    assert winners(s) == ["Bob"]


def test_or_by_robbing_it() -> None:
    """Interaction 10."""
    s = hunters(
        cast("Bob"),
        at={"Emi": "church"},
        equipment={"Bob": "chainsaw machine_gun talisman holy_robe", "Emi": "handgun"},
    )
    rests(goes(s, "Bob", "cemetery"), "Bob")
    attacks(s, "Bob", dice="1+6").says("Bob", "handgun", "shadow_hunters.rob")
    assert winners(s) == ["Bob"]


def test_or_by_looting_it() -> None:
    """Interactions 10 and 11: the loot is taken first, then all are looked at together."""
    s = hunters(
        cast("Bob", "Emi", "Vampire"),
        at={"Emi": "church"},
        damage={"Emi": 9},
        equipment={"Bob": "chainsaw machine_gun talisman holy_robe", "Emi": "handgun rusted_broad_axe"},
    )
    rests(goes(s, "Bob", "cemetery"), "Bob")
    passes(attacks(s, "Bob", dice="1+6"), "rob").says("Bob", "handgun", "shadow_hunters.loot")
    assert winners(s) == ["Bob"]


def test_dead_bob_does_not_win() -> None:
    """S17, interaction 7."""
    s = hunters(
        cast("Emi", "Bob", "Vampire"),
        dead="Bob Unknown",
        at={"Vampire": "church"},
        damage={"Vampire": 12},
        equipment={"Bob": f"{FOUR_CARDS} chainsaw"},
    )
    assert winners(fights(s, "Emi", "Vampire", "1+2")) == ["Emi", "Franklin"]


def test_bob_and_a_side_win_together_and_the_loot_is_taken_without_a_question() -> None:
    """S12, interaction 11: the last Hunter's one card is Bob's fifth."""
    s = hunters(
        cast("Bob", "Emi", "Vampire"),
        dead="Franklin",
        at={"Emi": "church"},
        damage={"Emi": 9},
        equipment={"Bob": "chainsaw machine_gun talisman holy_robe", "Emi": "handgun butcher_knife"},
    )
    rests(goes(s, "Bob", "cemetery"), "Bob")
    passes(attacks(s, "Bob", dice="1+6"), "rob")
    assert winners(s) == ["Bob", "Vampire", "Unknown"]
    assert won(s) == ("shadow", "hunters-dead")


# -- Charles ----------------------------------------------------------------------------------------------------------


def third(before: str, **position: Any) -> Hunters:
    """Charles kills Allie when those are dead already."""
    names = "Charles Emi George Vampire Werewolf Allie"
    s = hunters(names, dead=before, at={"Allie": "church"}, damage={"Allie": 7}, **position)
    return fights(s, "Charles", "Allie", "1+2")


def test_charles_wins_by_the_third_death() -> None:
    """S5, row 5, interaction 8: counting this one."""
    s = third("George Vampire")
    assert won(s) == ("neutral", "charles")
    assert winners(s) == ["Charles"]


def test_not_by_the_second() -> None:
    assert not third("George").play.over


def test_an_option_says_by_which() -> None:
    assert not third("George Vampire", feast_deaths=4).play.over
    assert won(third("George", feast_deaths=2)) == ("neutral", "charles")


def test_a_batch_that_passes_the_third_counts() -> None:
    """Interaction 8: from two dead to four."""
    s = hunters(
        "Charles Emi George Vampire Werewolf Allie",
        dead="George Vampire",
        at={"Allie": "church", "Emi": "church"},
        damage={"Allie": 7, "Emi": 8},
        equipment={"Charles": "machine_gun"},
    )
    rests(goes(s, "Charles", "cemetery"), "Charles")
    attacks(s, "Charles", dice="1+3")
    assert "Charles" in winners(s)


def test_a_kill_by_his_card_is_by_his_own_hand() -> None:
    """S5, interaction 8, row 5."""
    s = hunters("Charles Emi George Vampire Werewolf Allie", dead="George Vampire", damage={"Allie": 6})
    draws(s, "Charles", "vampire_bat").says("Charles", "Allie")
    assert winners(s) == ["Charles"]


def test_somebody_elses_third_kill_is_not_his() -> None:
    s = hunters("Emi George Vampire Werewolf Allie Charles", dead="George Vampire", damage={"Allie": 6})
    draws(s, "Emi", "vampire_bat").says("Emi", "Allie")
    assert not s.play.over


def test_dead_charles_does_not_win() -> None:
    """S17, interaction 7: not even by the spider that kills him and the third of the dead."""
    s = hunters("Charles Emi George Vampire Werewolf Allie", dead="George Vampire", damage={"Charles": 9, "Allie": 6})
    draws(s, "Charles", "bloodthirsty_spider").says("Charles", "Allie")
    assert dead(s)["Charles"] == ""
    assert not s.play.over


def test_charles_and_a_side_may_win_together() -> None:
    s = hunters(
        "Charles Emi George Vampire Werewolf Allie", dead="George Vampire", at={"Emi": "church"}, damage={"Emi": 9}
    )
    fights(s, "Charles", "Emi", "1+2")
    assert winners(s) == ["Charles", "Vampire", "Werewolf", "Allie"]


# -- Daniel -----------------------------------------------------------------------------------------------------------


def test_daniel_wins_by_being_the_first_to_die() -> None:
    s = fights(hunters(SIX, at={"Daniel": "church"}, damage={"Daniel": 12}), "Emi", "Daniel", "1+2")
    assert won(s) == ("neutral", "daniel")
    assert winners(s) == ["Allie", "Daniel"]


def test_not_by_being_the_second() -> None:
    s = fights(hunters(SIX, dead="George", at={"Daniel": "church"}, damage={"Daniel": 12}), "Emi", "Daniel", "1+2")
    assert not s.play.over


def test_dying_first_together_with_others_counts() -> None:
    """Interaction 3."""
    s = flare("Emi", SIX, damage={"Daniel": 11, "Werewolf": 12})
    assert list(dead(s)) == ["Werewolf", "Daniel"]
    assert winners(s) == ["Allie", "Daniel"]


def test_daniel_wins_with_the_hunters_if_he_outlives_all_shadows() -> None:
    """Interaction 4."""
    s = fights(hunters(SIX, dead="Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    assert winners(s) == ["Emi", "George", "Allie", "Daniel"]


def test_not_if_he_dies_in_the_same_batch() -> None:
    """Interaction 4."""
    s = flare("Emi", SIX, dead="Werewolf", damage={"Vampire": 11, "Daniel": 11})
    assert winners(s) == ["Emi", "George", "Allie"]


def test_nor_with_the_shadows() -> None:
    s = hunters(SIX, turn="Vampire", dead="George", at={"Emi": "church"}, damage={"Emi": 9})
    assert winners(fights(s, "Vampire", "Emi", "1+2")) == ["Vampire", "Werewolf", "Allie"]
