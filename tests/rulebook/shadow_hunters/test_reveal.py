"""Shadow Hunters, 特殊技能: revealing oneself, which everybody but Daniel may do at any time."""

from __future__ import annotations

import pytest

from duskbell.games.shadow_hunters.events import Unveiled
from tests.rulebook.shadow_hunters.shadow import (
    CHARACTERS,
    asked,
    at_turn,
    damage,
    draws,
    hunters,
    offered,
    on_turn,
    revealed,
    takes,
    who_sees,
)

# -- revealing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", CHARACTERS)
def test_everybody_but_daniel_may_reveal_at_any_time(who: str) -> None:
    """Interaction 38."""
    s = at_turn(who)
    assert (who in offered(s)) is (who != "Daniel")
    if who != "Daniel":
        takes(s, who, "reveal")
        assert revealed(s) == [who]
        assert who_sees(s, Unveiled) == ["public"]
        assert who not in offered(s)


def test_also_in_somebody_elses_turn_and_the_turn_goes_on() -> None:
    s = takes(takes(hunters(), "Vampire", "reveal"), "Werewolf", "reveal")
    assert revealed(s) == ["Vampire", "Werewolf"]
    assert (on_turn(s), asked(s)) == ("Emi", "move")
    assert offered(s) == ["Emi", "George"]


def test_also_while_a_card_is_being_followed() -> None:
    s = takes(draws(hunters(), "Emi", "bloodthirsty_spider"), "George", "reveal")
    s.says("Emi", "Vampire")
    assert damage(s) == {"Emi": 2, "Vampire": 2}


def test_a_reveal_gives_the_hit_points_away_and_nobody_elses() -> None:
    s = takes(hunters(), "Vampire", "reveal")
    facts = s.play.view(None).state()["facts"]
    assert facts["revealed"] == [None, None, "vampire", None]
    assert facts["hp"] == [None, None, 13, None]
