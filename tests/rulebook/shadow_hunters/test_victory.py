"""Shadow Hunters, 游戏结束与获胜条件: the two sides, and what the end of a game is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    asked,
    attacks,
    cast,
    dead,
    draws,
    equipment,
    fights,
    flare,
    goes,
    hunters,
    offered,
    passes,
    rests,
    revealed,
    takes,
    winners,
    won,
)

FOUR_CARDS = "masamune handgun talisman holy_robe"


# -- sides ------------------------------------------------------------------------------------------------------------


def test_the_hunters_win_when_the_last_shadow_is_dead() -> None:
    s = fights(hunters(dead="Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    assert won(s) == ("hunter", "shadows-dead")
    assert winners(s) == ["Emi", "George"]


def test_not_while_one_shadow_lives() -> None:
    s = fights(hunters(at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    assert dead(s) == {"Vampire": "Emi"}
    assert not s.play.over


def test_the_shadows_win_when_the_last_hunter_is_dead() -> None:
    """S2."""
    s = hunters(turn="Vampire", dead="George", at={"Emi": "church"}, damage={"Emi": 9})
    fights(s, "Vampire", "Emi", "1+2")
    assert won(s) == ("shadow", "hunters-dead")
    assert winners(s) == ["Vampire", "Werewolf"]


def test_dead_companions_win_with_their_side() -> None:
    """Interaction 7."""
    s = fights(
        hunters(dead="George Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2"
    )
    assert winners(s) == ["Emi", "George"]


def test_it_does_not_matter_who_killed_the_last_enemy() -> None:
    """即使那是因为另一位玩家的行动所致: a Shadow ends it for the Hunters."""
    s = hunters(turn="Werewolf", dead="Vampire", damage={"Werewolf": 12})
    draws(s, "Werewolf", "bloodthirsty_spider").says("Werewolf", "Emi")
    assert won(s) == ("hunter", "shadows-dead")


def test_both_sides_win_when_their_last_enemies_die_at_once() -> None:
    """S14, interaction 2."""
    s = flare("Allie", "Emi George Vampire Werewolf Allie", dead="George Vampire", damage={"Emi": 8, "Werewolf": 12})
    assert won(s) == ("hunter,shadow", "both-dead")
    assert winners(s) == ["Emi", "George", "Vampire", "Werewolf", "Allie"]


def test_the_shadows_do_not_win_by_dead_neutrals() -> None:
    """S2, row 1: the text knows only the Hunters' death."""
    s = hunters(cast("Allie", "Charles", "Daniel"), turn="Vampire", dead="Charles Daniel", damage={"Allie": 7})
    draws(s, "Vampire", "vampire_bat").says("Vampire", "Allie")
    assert list(dead(s))[-1] == "Allie"
    assert not s.play.over


def test_but_as_an_option_they_do() -> None:
    """Row 1: at seven, where there are three."""
    s = hunters(
        cast("Allie", "Charles", "Daniel"),
        turn="Vampire",
        dead="Charles Daniel",
        damage={"Allie": 7},
        neutral_deaths=True,
    )
    draws(s, "Vampire", "vampire_bat").says("Vampire", "Allie")
    assert winners(s) == ["Unknown", "Vampire"]
    assert won(s) == ("shadow", "neutrals-dead")


def dead_neutrals(**position: Any) -> Hunters:
    """Two Neutrals are dead, and the third may die."""
    return hunters(cast("Allie", "Charles", "Daniel"), neutral_deaths=True, **position)


def test_where_all_hunters_are_dead_as_well_that_is_why() -> None:
    s = dead_neutrals(turn="Vampire", dead="Charles Daniel Emi", damage={"Allie": 6, "Franklin": 10})
    draws(s, "Vampire", "flare_of_judgement")
    assert list(dead(s))[-2:] == ["Allie", "Franklin"]
    assert won(s) == ("shadow", "hunters-dead")


def test_with_the_last_shadow_falls_the_third_neutral() -> None:
    s = dead_neutrals(turn="Emi", dead="Charles Daniel Unknown", damage={"Allie": 6, "Vampire": 11})
    draws(s, "Emi", "flare_of_judgement")
    assert won(s) == ("hunter,shadow", "shadows-and-neutrals-dead")
    assert winners(s) == ["Emi", "Franklin", "Unknown", "Vampire"]


# -- when it is over --------------------------------------------------------------------------------------------------


def test_it_is_over_at_once_out_of_turn_too() -> None:
    """你无需等到你的回合: in a counterattack, in the middle of somebody else's turn."""
    s = hunters(dead="George", at={"Werewolf": "church"}, damage={"Emi": 9})
    fights(s, "Emi", "Werewolf", "1+1").next(dice="1+2").says("Werewolf", "counter")
    assert winners(s) == ["Vampire", "Werewolf"]


def test_when_it_is_over_nobody_is_asked_or_offered_anything() -> None:
    """Interaction 12: no counterattack, no feast, no extra turn, no loot to choose."""
    s = hunters(
        "Charles Emi George Vampire Werewolf Allie",
        dead="George Vampire",
        at={"Werewolf": "church", "Emi": "church"},
        damage={"Emi": 9},
        equipment={"Charles": "machine_gun", "Emi": "chainsaw talisman"},
    )
    rests(goes(s, "Charles", "cemetery"), "Charles")
    passes(attacks(s, "Charles", dice="1+2"), "rob")
    assert s.play.over
    assert s.open_now() == {}
    assert offered(s) == offered(s, "heal") == []
    assert equipment(s, "Emi") == []


def test_everybody_is_shown_to_all_at_the_end() -> None:
    s = fights(hunters(dead="Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    last = [e for e in s.play.view(None).as_data() if e["type"] == "core.unmasked"]
    assert [list(e["roles"]) for e in last] == [["emi", "george", "vampire", "werewolf"]]


def test_who_wins_need_not_have_been_revealed() -> None:
    """S37. 你可以立即翻开你的角色卡 (如果还未翻开的话): the program announces it (row 25)."""
    s = draws(hunters(cast("Bob"), equipment={"Bob": FOUR_CARDS}), "Bob", "chainsaw")
    assert revealed(s) == []
    assert winners(s) == ["Bob"]


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_table_on_which_nobody_dies_is_broken_off(rounds: int) -> None:
    """S27."""
    s = hunters(quiet_rounds=rounds)
    turns = 0
    while not s.play.over:
        who = s.names[s.play.table.turn]
        turns += 1
        goes(s, who, ("church", "weird_woods")[turns // 4 % 2 == 0])
        rests(s, who)
        passes(s)
    assert turns == 4 * rounds
    assert won(s) == ("", "quiet")


def test_a_reveal_ends_nothing() -> None:
    s = takes(hunters(), "Emi", "reveal")
    assert (asked(s), s.play.over) == ("move", False)
