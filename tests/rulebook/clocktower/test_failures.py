"""The Mathematician: what an impaired ability would have done is a failure, what it would not have done is none."""

from __future__ import annotations

from duskbell.games.clocktower.events import Abnormal, ExecutionSettled, LifeTurned
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST


def town(first: str, second: str = "exorcist", last: str = "eviltwin", demon: str = "po") -> Strained:
    s = Strained(Mat="mathematician", One=first, Two=second, Che="chef", Und="undertaker", Min=last, Dem=demon)
    return s.st("Che", "twin") if last == "eviltwin" else s


def failed(s: Strained) -> list[str]:
    """Whose abilities have failed so far, each once."""
    return sorted({s.names[e.seat] for e in s.sees(ST, Abnormal)})


def test_a_poisoned_exorcist_that_chose_no_demon_has_not_failed_and_one_that_did_has() -> None:
    for whom, wrong in (("Che", []), ("Dem", ["Two"])):
        s = town("sailor").first_day().puts("Two", "mark", "poisoned").nightfall().puts("Two", "mark", "drunk")
        assert failed(s.acts("Two", whom).dawn()) == wrong


def test_a_poisoned_professor_that_chose_nobody_to_bring_back_has_not_failed() -> None:
    for dead, wrong in (("Min", []), ("Und", ["One"])):
        s = town("professor").first_day().puts(dead, "life", "dead").puts("One", "mark", "drunk").nightfall()
        assert failed(s.acts("Two", "Che").acts("One", dead).dawn()) == wrong


def test_a_poisoned_innkeeper_has_failed_when_somebody_under_its_roof_dies() -> None:
    for victim, wrong in (("Und", []), ("Che", ["One"])):
        s = town("innkeeper").next_night().puts("One", "mark", "poisoned").acts("One", "Che,Min").acts("Two", "Min")
        assert failed(s.acts("Dem", victim).dawn()) == wrong, victim


def test_a_drunk_sailor_that_is_executed_has_failed() -> None:
    s = town("sailor").first_day().puts("One", "mark", "poisoned").executes("Che", "One", "Che", "Two", "Und", "Mat")
    assert failed(s) == ["One"]


def test_a_drunk_tea_lady_has_failed_when_her_neighbour_is_executed() -> None:
    s = town("tealady").first_day().puts("One", "mark", "drunk").executes("Che", "Two", "Che", "One", "Und", "Mat")
    assert failed(s) == ["One"]


def test_an_evil_twin_that_is_drunk_has_failed_when_its_twin_is_executed() -> None:
    s = town("sailor").first_day().puts("Min", "mark", "drunk").executes("Two", "Che", "One", "Two", "Und", "Mat")
    assert failed(s) == ["Min"]


def test_a_drunk_saint_that_is_executed_has_failed_and_a_drunk_barber() -> None:
    for role in ("saint", "barber"):
        s = Strained(Mat="mathematician", Out=role, Exo="exorcist", Pro="professor", Min="cerenovus", Dem="po")
        s.first_day().puts("Out", "mark", "drunk").executes("Exo", "Out", "Exo", "Pro", "Mat")
        assert failed(s) == ["Out"], role


def test_a_vortox_that_is_poisoned_fails_on_a_day_without_an_execution() -> None:
    s = town("sailor", demon="vortox").first_day().puts("Dem", "mark", "poisoned").closes().until(ST, "dusk")
    assert "Dem" in failed(s)


def test_what_set_up_lays_lies_though_a_no_dashii_poisons_its_owner() -> None:
    s = Strained(
        Dem="nodashii", For="fortuneteller", Che="chef", Und="undertaker", Exo="exorcist", Emp="empath", Min="eviltwin"
    )
    s.st("Und", "red-herring").st("Che", "twin").acts("For", "Und,Che").st("no", "tell").first_day()
    assert failed(s) == ["For"], "by the false answer, not by the reminder"
    s.puts("Dem", "role", "po").nightfall().acts("Exo", "Che").acts("Dem", "").acts("For", "Und,Emp").dawn()
    assert s.heard("For")[-1] == "yes"


def test_who_seemed_dead_and_dies_truly_is_executed_like_anybody_dead() -> None:
    s = Strained(
        Emp="empath", Dem="zombuul", Sca="scarletwoman", Exo="exorcist", Che="chef", Pro="professor", Las="sailor"
    )
    s.first_day().executes("Emp", "Dem", "Emp", "Exo", "Che", "Pro").nightfall().acts("Exo", "Che").dawn()
    s.executes("Emp", "Dem", "Emp", "Exo", "Che", "Pro")
    assert s["Sca"].role.id == "zombuul"
    assert [(e.seat, e.died) for e in s.sees("Emp", ExecutionSettled)] == [(s.no("Dem"), True), (s.no("Dem"), False)]
    assert len(s.sees("Emp", LifeTurned)) == 1
