"""How a Recluse or a Spy seems to whatever an ability does: the Storyteller says so (docs/rulings.md, C117)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower.events import Abnormal, CastShown, Exorcised
from tests.rulebook.clocktower.moon import Moon, mixed
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

TOWN = {"Ann": "fool", "Bea": "sage", "Cal": "artist", "Dot": "ravenkeeper"}
"""Who does nothing at night."""


def failed(s: Moon) -> list[str]:
    return [s.names[e.seat] for e in s.sees(ST, Abnormal)]


# -- Godfather ---------------------------------------------------------------------------------------------------------


def family(out: str, minion: str = "godfather", **more: str) -> Moon:
    return mixed("saint", "goon", **TOWN, Out=out, **more, God=minion, Dem="imp")


def test_a_recluse_may_be_no_outsider_to_a_godfather_and_a_spy_may_be_one_that_nobody_is() -> None:
    s = family("recluse", Two="spy", Six="sailor", Sev="chambermaid").until(ST, "registers")
    s.st("no").st("yes")
    assert s.options(ST) == ["recluse", "saint", "goon"]
    s.st("saint", "seems-outsider")
    assert s.sees("God", CastShown)[-1].roles == ("saint",)
    assert failed(s) == ["God"]
    s = family("recluse", Two="spy", Six="sailor", Sev="chambermaid").until(ST, "registers").st("yes").st("yes")
    assert s.options(ST) == ["saint", "goon"], "there are no two Recluses"


def test_a_spy_seems_one_of_those_in_play_to_a_godfather_where_all_outsiders_are() -> None:
    script = json.dumps([*TOWN.values(), "sailor", "chambermaid", "mayor", "recluse", "spy", "godfather", "imp"])

    class All(Moon):
        options_given: ClassVar[Mapping[str, Any]] = {"script": script}

    s = All(**TOWN, Out="recluse", Two="spy", Six="sailor", Sev="chambermaid", God="godfather", Dem="imp")
    s.until(ST, "registers").st("yes").st("yes").dawn()
    assert s.sees("God", CastShown)[-1].roles == ("recluse",)


def test_a_godfather_learns_in_silence_what_is_so() -> None:
    s = family("recluse", Two="spy", Six="sailor", Sev="chambermaid").dawn()
    assert s.sees("God", CastShown)[-1].roles == ("recluse",)
    assert failed(s) == []


@pytest.mark.parametrize(("out", "said", "called"), [("recluse", "yes", True), ("recluse", "no", False)])
def test_whether_a_recluse_that_dies_by_day_calls_a_godfather_is_settled_before_dawn(
    out: str, said: str, called: bool
) -> None:
    s = family(out).until(ST, "registers").st("yes")
    s.until(ST, "registers").st(said).dawn().dead_by_votes("Out").nightfall()
    assert s.asked_tonight("God") == called
    assert failed(s) == ([] if called else ["God"])


def test_a_poisoned_recluse_calls_a_godfather_whatever_was_said() -> None:
    s = family("recluse").until(ST, "registers").st("yes").until(ST, "registers").st("no").dawn()
    assert s.dead_by_votes("Out").puts("Out", "mark", "drunk").nightfall().asked_tonight("God")


# -- No Dashii ---------------------------------------------------------------------------------------------------------


def dashii(**beside: str) -> Moon:
    """The No Dashii, then these, then Townsfolk."""
    return mixed("saint", Dem="nodashii", **beside, **TOWN)


def test_a_spy_beside_a_no_dashii_may_count_as_townsfolk_and_is_poisoned_in_anothers_place() -> None:
    s = dashii(Spy="spy", Sai="sailor")
    assert s.st("yes", "registers").works("Sai")
    assert [n for n in s.names if not s.works(n)] == ["Spy", "Dot"]
    s.until(ST, "registers").st("no").dawn()
    assert [n for n in s.names if not s.works(n)] == ["Sai", "Dot"], "that is settled anew before each dawn"


def test_a_spy_that_becomes_another_counts_as_what_it_is() -> None:
    s = dashii(Spy="spy", Sai="sailor").st("yes", "registers").first_day().puts("Spy", "role", "saint")
    assert [n for n in s.names if not s.works(n)] == ["Sai", "Dot"]


def test_a_spy_behind_a_townsfolk_is_not_asked_about_and_a_drunk_no_dashii_asks_nothing() -> None:
    s = dashii(Sai="sailor", Spy="spy")
    assert "clocktower.registers" not in s.open_now().values()
    assert [n for n in s.names if not s.works(n)] == ["Sai", "Dot"]


# -- Vigormortis -------------------------------------------------------------------------------------------------------


def vigor(out: str) -> Moon:
    """In a circle: Ann, Bea, whom it kills, Cal, Dot, Eva, another Minion, the Demon."""
    town = {"Ann": "fool", "Bea": "gossip", "Out": out, "Cal": "artist", "Dot": "ravenkeeper", "Eva": "juggler"}
    return mixed("saint", **town, Six="soldier", Min="witch", Dem="vigormortis")


def test_a_recluse_killed_by_a_vigormortis_may_be_a_minion_that_poisons_a_townsfolk_beside_it() -> None:
    s = vigor("recluse").next_night().acts("Dem", "Out").st("yes", "registers").st("Cal", "side").dawn()
    assert s.died_at_dawn() == ["Out"]
    assert [n for n in s.names if not s.works(n)] == ["Cal"]
    assert failed(s) == ["Dem"]


def test_in_silence_it_is_none() -> None:
    s = vigor("recluse").next_night().acts("Dem", "Out").dawn()
    assert (s.died_at_dawn(), [n for n in s.names if not s.works(n)]) == (["Out"], [])


def test_a_spy_killed_by_a_vigormortis_may_be_no_minion() -> None:
    s = (
        mixed(Spy="spy", **TOWN, Eva="juggler", Dem="vigormortis")
        .next_night()
        .acts("Dem", "Spy")
        .st("no", "registers")
        .dawn()
    )
    assert [n for n in s.names if not s.works(n)] == []


def test_a_spy_beside_a_minion_that_is_killed_may_be_poisoned_as_a_townsfolk() -> None:
    town = {"Ann": "fool", "Wit": "witch", "Spy": "spy", "Bea": "gossip", "Cal": "artist", "Dot": "ravenkeeper"}
    s = mixed(**town, Eva="juggler", Six="soldier", Sev="sailor", Dem="vigormortis")
    s.next_night().acts("Dem", "Wit")
    assert s.options(ST) == ["Bea", "Ann", "Spy"]
    s.st("Spy", "side").dawn()
    assert not s.works("Spy")
    assert s.works("Bea")


# -- Exorcist, Courtier, Philosopher, Barber ---------------------------------------------------------------------------


def test_a_recluse_may_be_the_demon_that_an_exorcist_has_chosen_and_learns_who_it_is() -> None:
    s = mixed(Exo="exorcist", Out="recluse", **TOWN, Min="witch", Dem="imp").next_night()
    s.acts("Exo", "Out").st("yes", "registers")
    assert s.sees("Out", Exorcised) == [Exorcised(s.no("Out"), s.no("Exo"))]
    assert s.dawn().died_at_dawn() != [], "the Demon kills all the same"


@pytest.mark.parametrize(("said", "sober"), [("Out", "Dem"), ("Dem", "Out")])
def test_a_courtier_who_names_the_demon_may_make_a_recluse_drunk(said: str, sober: str) -> None:
    s = mixed(Cou="courtier", Out="recluse", **TOWN, Min="witch", Dem="imp").acts("Cou", "imp")
    assert s.options(ST) == ["Dem", "Out"]
    s.st(said, "drunk")
    assert (s.works(said), s.works(sober)) == (False, True)


def test_a_courtier_who_names_a_minion_that_nobody_is_may_hit_a_recluse_and_who_names_it_may_miss() -> None:
    s = mixed("assassin", Cou="courtier", Out="recluse", **TOWN, Min="witch", Dem="imp").acts("Cou", "assassin")
    assert s.options(ST) == ["nobody", "Out"]
    assert not s.st("Out", "drunk").works("Out")
    s = mixed(Cou="courtier", Out="recluse", **TOWN, Min="witch", Dem="imp").acts("Cou", "recluse")
    assert s.options(ST) == ["Out", "nobody"]
    assert s.st("nobody", "drunk").works("Out")


def test_a_spy_may_be_the_character_that_a_philosopher_names_and_is_drunk_for_it() -> None:
    s = mixed("chef", Phi="philosopher", Spy="spy", **TOWN, Dem="imp").acts("Phi", "chef").st("yes", "registers")
    assert [n for n in s.names if not s.works(n)] == ["Spy"]
    s.puts("Phi", "life", "dead")
    assert s.works("Spy")


def test_who_seemed_what_a_philosopher_named_before_it_died_does_not_seem_what_it_names_anew() -> None:
    s = mixed("chef", Phi="philosopher", Spy="spy", **TOWN, Dem="imp").acts("Phi", "chef").st("yes", "registers")
    s.first_day().puts("Phi", "life", "dead").puts("Phi", "life", "alive").nightfall()
    s.acts("Phi", "sage").st("no", "registers")
    assert [n for n in s.names if not s.works(n)] == ["Bea"]


def test_the_scissors_of_a_barber_may_be_for_a_recluse() -> None:
    s = mixed(Bar="barber", Out="recluse", **TOWN, Six="soldier", Min="witch", Dem="imp").first_day()
    s.puts("Bar", "life", "dead").nightfall().acts("Dem", "Cal").until(ST, "barber")
    assert s.options(ST) == ["Dem", "Out"]
    s.st("Out", "barber").acts("Out", "Ann,Bea").dawn()
    assert (s["Ann"].role.id, s["Bea"].role.id) == ("sage", "fool")


# -- Travellers, the Doomsayer -----------------------------------------------------------------------------------------


def travelling(**more: str) -> Travelling:
    town = {"Sol": "soldier", "May": "ravenkeeper", "Sla": "undertaker", "Out": "recluse"}
    return Travelling(**town, Sca="scarletwoman", Imp="imp", **more)


@pytest.mark.parametrize("said", ["yes", "no"])
def test_what_a_beggar_learns_of_a_recluse_is_settled_before_dawn(said: str) -> None:
    s = travelling(Tra="beggar").until(ST, "registers").st(said).dawn().puts("Out", "life", "dead")
    s.takes("Out", "give", "Tra")
    assert (s.heard("Tra"), s.why()) == ((["evil"], "registers") if said == "yes" else (["good"], "true"))


def test_an_evil_scapegoat_may_be_executed_for_a_recluse() -> None:
    s = (
        travelling(Tra="evil:scapegoat")
        .dawn()
        .executes("Sla", "Out", "Sol", "May", "Sla", "Imp")
        .until(ST, "scapegoat")
    )
    assert s.options(ST) == ["no", "yes"]
    assert not s.st("yes")["Tra"].alive
    assert s["Out"].alive


def test_a_recluse_may_be_of_the_other_side_for_a_good_bishop() -> None:
    s = travelling(Tra="bishop").dawn().opens().st("Out").vote()
    assert "pass" in s.options(ST)
