"""Scenes that an audit from outside has asked for (docs/review.md, rows J)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.events import Chose, Revived, TwinsMet
from duskbell.kernel import Play
from duskbell.testing import sit_down
from duskbell.testing.restarts import find_fault
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.test_rules import day
from tests.rulebook.clocktower.test_together_news import StrainedTogether
from tests.rulebook.clocktower.town import ST, Town

# -- 三.2 the most votes of the day ------------------------------------------------------------------------------------


def test_a_nominee_with_as_many_votes_as_one_that_failed_before_is_not_about_to_die() -> None:
    s = day(Sla="slayer", Rec="recluse", Che="chef", Mon="monk", Poi="poisoner", Imp="imp")
    s.opens().nominates("Sla", "Che").vote("Sla", "Mon")
    assert (s.play.table.block, s.play.table.most) == (-1, 2), "three of six would have been half"
    s.puts("Rec", "life", "dead").puts("Mon", "life", "dead")
    s.nominates("Che", "Sla").vote("Che", "Imp")
    assert s.play.table.block == -1, "two of four are half, and no more than an earlier nominee had"
    s.nominates("Poi", "Imp").vote("Che", "Poi", "Sla")
    assert s.play.table.block == s.no("Imp")


# -- Po ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "dead"), [("Eve,Cy,Gus", ["Cy", "Gus"]), ("Cy,Eve,Gus", ["Cy", "Eve", "Gus"])])
def test_the_attacks_of_a_po_fall_in_the_order_in_which_it_chose(order: str, dead: list[str]) -> None:
    s = Strained(Bob="chef", Cy="tealady", Eve="empath", Gus="exorcist", Hal="undertaker", Di="cerenovus", Ann="po")
    s.next_night().acts("Gus", "Hal").acts("Ann", "").dawn().nightfall()
    s.acts("Gus", "Bob").acts("Ann", order).dawn()
    assert s.died_at_dawn() == dead


# -- what is told ------------------------------------------------------------------------------------------------------


def test_a_healthy_washerwoman_may_be_shown_a_spy_as_a_washerwoman() -> None:
    s = Town(Was="washerwoman", Emp="empath", Mon="monk", Spy="spy", Imp="imp").until(ST, "tell")
    assert s.lawful()["washerwoman Emp Spy"] == "registers"
    assert "washerwoman Emp Mon" not in s.lawful()


def vortox() -> Strained:
    town = {"Bob": "chef", "Cy": "fortuneteller", "Eve": "undertaker", "Fay": "exorcist", "Gus": "empath"}
    s = Strained(**town, Di="eviltwin", Ann="vortox")
    return s.st("Bob", "red-herring").st("Bob", "twin")


def test_under_a_vortox_the_red_herring_alone_makes_no_yes_so_yes_must_be_told() -> None:
    s = vortox().acts("Cy", "Bob,Eve").first_day()
    assert s.heard("Cy") == ["yes"]


def test_under_a_vortox_who_chose_the_demon_is_told_no() -> None:
    s = vortox().acts("Cy", "Bob,Ann").first_day()
    assert s.heard("Cy") == ["no"]


def test_what_was_told_by_hand_tonight_stands_in_place_of_what_the_step_would_tell() -> None:
    s = Town(Emp="empath", Che="chef", Mon="monk", Poi="poisoner", Imp="imp")
    s.puts("Che", "tell", "2").quietly().until(ST, "open-nominations")
    assert s.heard("Che") == ["2"]


def test_and_only_tonight() -> None:
    s = Town(Emp="empath", Che="chef", Mon="monk", Poi="poisoner", Imp="imp")
    s.puts("Emp", "tell", "2").quietly().until(ST, "open-nominations").nightfall().quietly().dawn()
    assert s.heard("Emp") == ["2", "1"]


# -- who is woken ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Strained, StrainedTogether])
def test_a_new_pair_of_twins_meets_once_a_night(kind: type[Strained]) -> None:
    s = kind(Bob="chef", Fay="snakecharmer", Cy="empath", Gus="exorcist", Hal="undertaker", Di="eviltwin", Ann="po")
    s.st("Fay", "twin").acts("Fay", "Ann").until(ST, "twin").st("Bob", "twin").first_day()
    assert [e.seats for e in s.sees("Bob", TwinsMet)] == [(s.no("Di"), s.no("Bob"))]


def test_a_philosopher_that_comes_back_chooses_anew_and_has_what_it_chose_no_more() -> None:
    s = Strained(
        One="philosopher", Emp="empath", Exo="exorcist", Pro="professor", Und="undertaker", Sca="eviltwin", Dem="po"
    )
    s.st("One", "twin").acts("One", "sailor").next_night()
    s.puts("One", "life", "dead").puts("One", "life", "alive").dawn()
    assert s["One"].gained == ()
    s.nightfall().acts("One", "empath")
    assert [role.id for role in s["One"].gained] == ["empath"]


# -- 二.2, 二.3 how often all are asked --------------------------------------------------------------------------------


def scenes_of(script: str, night: str, seed: int) -> set[tuple[bool, int]]:
    """Of a table played by lot: in how many scenes somebody was asked on the first night, and on the others."""
    play: Play[Any] = sit_down(CLOCKTOWER, 5 + seed % 8, seed, {"script": script, "night": night})
    rng, found, scenes = Random(seed), set[tuple[bool, int]](), 0
    while play.open:
        t = play.table
        asked = {seat: ask for seat, ask in play.open.items() if seat >= 0}
        first, was_night = t.day == 1, t.phase == "night"
        scenes += bool(asked) and was_night
        for seat, ask in (asked or play.open).items() if was_night else [rng.choice(list(play.open.items()))]:
            if play.open.get(seat) is ask:
                play.answer(seat, ask.sample(rng), ask=ask)
        if was_night and play.table.phase == "day":
            found, scenes = found | {(first, scenes)}, 0
    return found


@pytest.mark.slow
@pytest.mark.parametrize("night", ["in-turn", "together"])
@pytest.mark.parametrize("script", ["strainers", "snv"])
def test_every_night_has_as_many_scenes_whatever_becomes_of_whom(script: str, night: str) -> None:
    found = set[tuple[bool, int]]().union(*[scenes_of(script, night, seed) for seed in range(14)])
    assert [first for first, _ in sorted(found)] == [False, True]


def test_two_who_hold_one_step_choose_in_one_scene() -> None:
    town = {"Sai": "sailor", "Emp": "empath", "Exo": "exorcist", "Pro": "professor", "Phi": "philosopher"}
    s = Strained(**town, Min="eviltwin", Dem="po").st("Emp", "twin").acts("Phi", "sailor").until("Sai", "player")
    assert {s.names[n] for n, ask in s.play.open.items() if ask.about == ("sailor",)} == {"Sai", "Phi"}
    s.says("Phi", "Exo").says("Sai", "Pro").st("Pro", "drunk").st("Exo", "drunk").first_day()
    assert [e.targets for e in s.sees(ST, Chose)] == [(s.no("Pro"),), (s.no("Exo"),)]
    assert not s.works("Exo")


def test_who_was_not_asked_ahead_does_not_act_where_all_choose_together() -> None:
    """A new Demon is asked in the scene after the step that made it one, so nothing tells that there is one."""
    town = {"Sna": "snakecharmer", "Emp": "empath", "Exo": "exorcist", "Pro": "professor", "Che": "chef"}
    s = StrainedTogether(**town, Min="eviltwin", Dem="po").st("Emp", "twin").first_day().nightfall()
    s.acts("Sna", "Dem").acts("Sna", "Che").dawn()
    assert s["Sna"].role.id == "po"
    assert s.died_at_dawn() == ["Che"]


# -- a night that begins again (000 三, kernel: phases restart) --------------------------------------------------------


class Mixed(Strained):
    """A script of one's own: who lives once, who bounces a death, and who attacks several."""

    options_given: ClassVar[Mapping[str, Any]] = {
        "script": '["po","shabaloth","fool","mayor","chef","empath","monk","exorcist","saint","recluse","poisoner",'
        '"cerenovus"]'
    }


def test_who_has_outlived_an_attack_is_not_attacked_again_when_the_night_begins_again() -> None:
    s = Mixed(Bob="fool", Cy="mayor", Eve="empath", Gus="exorcist", Hal="chef", Di="cerenovus", Ann="po")
    s.next_night().acts("Gus", "Hal").acts("Ann", "").dawn().nightfall()
    s.acts("Gus", "Bob").acts("Ann", "Bob,Cy,Eve").until(ST, "bounce")
    s.puts("Gus", "life", "dead")
    assert s["Bob"].alive, "the Fool has outlived it"
    s.st("Cy", "bounce").dawn()
    assert s.died_at_dawn() == ["Cy", "Eve", "Gus"]


def test_who_has_come_up_and_is_eaten_again_comes_up_once() -> None:
    s = Mixed(Bob="fool", Cy="mayor", Eve="empath", Gus="monk", Hal="saint", Jo="chef", Di="cerenovus", Ann="shabaloth")
    s.next_night().acts("Gus", "Cy").acts("Ann", "Eve,Jo").dawn().nightfall()
    s.acts("Gus", "Hal").until(ST, "comes-up").st("Eve", "comes-up").acts("Ann", "Eve,Cy").until(ST, "bounce")
    s.puts("Gus", "life", "dead").st("Cy", "bounce").dawn()
    assert len([e for e in s.sees(ST, Revived) if e.seat == s.no("Eve")]) == 1


@pytest.mark.slow
def test_what_is_shown_to_a_lunatic_and_the_demon_is_chosen_once() -> None:
    """Though the night begin again between one choice and the next."""
    assert not find_fault("clocktower", 8, 7, {"script": "bmr"}, "ask", 0.5)
