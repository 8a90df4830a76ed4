"""Strainers: Demons, working and not, and who stands beside them."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.characters.strainer_demons import FangGu
from duskbell.games.clocktower.events import Decided, Exorcised, Learned, LifeTurned
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import mixed
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST

SEVEN = {"Emp": "empath", "Dem": "", "Sca": "scarletwoman", "Exo": "exorcist", "Che": "chef", "Pro": "professor"}


def seven(demon: str, last: str = "undertaker") -> Strained:
    return Strained(**(SEVEN | {"Dem": demon}), Las=last)


# -- No Dashii ---------------------------------------------------------------------------------------------------------


def test_the_nearest_townsfolk_on_either_side_of_a_no_dashii_are_poisoned_and_nobody_else() -> None:
    s = seven("nodashii")
    assert [n for n in s.names if not s.works(n)] == ["Emp", "Exo"]


def test_a_dead_townsfolk_beside_a_no_dashii_shields_nobody_behind_it() -> None:
    s = seven("nodashii").first_day().puts("Exo", "life", "dead")
    assert s.works("Che")


def test_who_becomes_a_townsfolk_beside_a_no_dashii_is_poisoned_instead() -> None:
    s = seven("nodashii").first_day().puts("Sca", "role", "sailor")
    assert [n for n in s.names if not s.works(n)] == ["Emp", "Sca"]


def test_a_poisoned_no_dashii_poisons_and_kills_nobody() -> None:
    s = seven("nodashii").next_night().puts("Dem", "mark", "poisoned")
    assert s.works("Emp")
    assert s.works("Exo")
    s.acts("Exo", "Las").acts("Dem", "Che").dawn()
    assert s.died_at_dawn() == []


# -- Vortox ------------------------------------------------------------------------------------------------------------


def test_under_a_vortox_townsfolk_learn_what_is_false_and_only_that() -> None:
    s = seven("vortox").until(ST, "tell")
    assert s.lawful().keys() == {str(n) for n in (0, *range(2, 8))}, "the Chef: one pair"
    assert set(s.lawful().values()) == {"must-lie"}


def test_a_townsfolk_whose_ability_does_not_work_is_told_false_things_by_a_vortox_too() -> None:
    s = seven("vortox").puts("Emp", "mark", "drunk").until(ST, "tell").tells("0").until(ST, "tell")
    assert s.lawful() == {"0": "must-lie", "2": "must-lie"}


def test_a_poisoned_vortox_falsifies_nothing() -> None:
    s = seven("vortox").puts("Dem", "mark", "drunk").first_day()
    assert s.heard("Che") == ["1"]


def test_a_day_without_an_execution_is_a_vortoxs() -> None:
    assert seven("vortox").first_day().closes().nightfall().winners == ("evil", "vortox")


def test_an_execution_is_enough_for_the_town() -> None:
    s = seven("vortox").first_day().executes("Emp", "Las", "Emp", "Sca", "Exo", "Che").nightfall()
    assert s.winners is None


def test_a_poisoned_vortox_does_not_win_by_a_day_without_an_execution() -> None:
    s = seven("vortox").first_day().puts("Dem", "mark", "poisoned").nightfall()
    assert s.winners is None


# -- Fang Gu -----------------------------------------------------------------------------------------------------------


def fang_gu() -> Strained:
    return Strained(Fan="fanggu", Mut="mutant", Bar="barber", Exo="exorcist", Inn="innkeeper", Sca="scarletwoman")


def test_the_first_outsider_it_would_kill_becomes_an_evil_fang_gu_and_it_dies_instead() -> None:
    s = fang_gu().next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()
    assert s.died_at_dawn() == ["Fan"]
    assert (s["Mut"].role.id, s["Mut"].team) == ("fanggu", "evil")
    assert s.sees("Mut", Learned) == [Learned(s.no("Mut"), "fanggu", "evil")]
    assert s["Sca"].role.id == "scarletwoman", "by the jinx she does not follow"
    assert s.winners is None


def test_it_jumps_once() -> None:
    s = fang_gu().next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()
    s.nightfall().acts("Inn", "Exo,Sca").acts("Exo", "Inn").acts("Mut", "Bar").dawn()
    assert s.died_at_dawn() == ["Bar"]
    assert s["Bar"].role.id == "barber"


def test_who_is_the_fang_gu_after_a_jump_does_not_jump_and_the_auditor_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = heir()
    assert (s["Sca"].role.id, s.died_at_dawn(), s["Bar"].role.id) == ("fanggu", ["Bar"], "barber")
    assert audit(s.play) == []
    monkeypatch.setattr(FangGu, "_came_late", lambda *given: False)
    s = heir()
    assert s["Bar"].role.id == "fanggu"
    assert audit(s.play) != []


def heir() -> Strained:
    """A Fang Gu jumps and is executed; the Scarlet Woman, its heir, attacks an Outsider."""
    s = fang_gu().next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()
    s.executes("Exo", "Mut", "Exo", "Bar", "Inn").nightfall()
    return s.acts("Inn", "Exo,Sca").acts("Exo", "Inn").acts("Sca", "Bar").dawn()


def test_it_does_not_jump_to_whom_it_cannot_kill() -> None:
    s = fang_gu().next_night().acts("Inn", "Mut,Sca").st("Sca", "drunk").acts("Exo", "Bar").acts("Fan", "Mut").dawn()
    assert s.died_at_dawn() == []
    assert s["Mut"].role.id == "mutant"


def test_a_poisoned_fang_gu_neither_kills_nor_jumps() -> None:
    s = fang_gu().next_night().puts("Fan", "mark", "poisoned")
    s.acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()
    assert s.died_at_dawn() == []
    assert s["Mut"].role.id == "mutant"


def test_a_townsfolk_simply_dies() -> None:
    s = fang_gu().next_night().acts("Inn", "Fan,Sca").st("Sca", "drunk").acts("Exo", "Bar").acts("Fan", "Exo").dawn()
    assert s.died_at_dawn() == ["Exo"]


# -- Vigormortis -------------------------------------------------------------------------------------------------------


def vigormortis() -> Strained:
    return Strained(
        Vig="vigormortis",
        Exo="exorcist",
        Cer="cerenovus",
        Che="chef",
        Pro="professor",
        Emp="empath",
        Und="undertaker",
        Mat="mathematician",
    )


def killed_its_minion() -> Strained:
    s = vigormortis().next_night().acts("Exo", "Und").acts("Vig", "Cer")
    assert s.options(ST) == ["Che", "Exo"]
    return s.st("Che", "side").dawn()


def test_a_minion_it_kills_keeps_its_ability_and_one_townsfolk_beside_it_is_poisoned() -> None:
    s = killed_its_minion()
    assert s.died_at_dawn() == ["Cer"]
    assert s.works("Cer")
    assert [n for n in s.names if s[n].alive and not s.works(n)] == ["Che"]
    assert s.nightfall().asked_tonight("Cer")


def test_both_end_when_the_vigormortis_is_poisoned() -> None:
    s = killed_its_minion().puts("Vig", "mark", "drunk")
    assert not s.works("Cer")
    assert s.works("Che")
    assert not s.nightfall().asked_tonight("Cer")


def test_both_end_when_the_minion_lives_again_and_a_later_death_brings_neither_back() -> None:
    s = killed_its_minion().puts("Cer", "life", "alive")
    assert s.works("Che")
    s.executes("Exo", "Cer", "Exo", "Che", "Pro", "Emp", "Und")
    assert not s["Cer"].alive
    assert not s.works("Cer")
    assert s.works("Che")
    assert not s.nightfall().asked_tonight("Cer")
    s = killed_its_minion().puts("Cer", "life", "alive").puts("Cer", "life", "dead")
    assert not s.works("Cer")
    assert s.works("Che")


def test_beside_a_godfather_it_takes_an_outsider_first_as_far_as_there_is_one() -> None:
    towns = {"Ann": "fool", "Bea": "sage", "Cal": "artist", "Dot": "soldier"}
    s = mixed("saint", **towns, Out="recluse", God="godfather", Vig="vigormortis")
    assert [x.role.kind for x in s.play.table.seats].count("outsider") == 1, "of 0 none is taken; one more is 1"
    asked = [e.event for e in s.play.table.log if isinstance(e.event, Decided)]
    assert [d.answer for d in asked if d.role == "godfather"] == ["more"]


def test_it_may_kill_the_same_minion_again() -> None:
    s = killed_its_minion().puts("Cer", "life", "alive").nightfall().acts("Exo", "Pro").acts("Vig", "Cer")
    s.st("Exo", "side").dawn()
    assert s.works("Cer")
    assert [n for n in s.names if s[n].alive and not s.works(n)] == ["Exo"]


def test_whom_two_dead_minions_poison_is_well_when_both_live_again() -> None:
    cast = {"Vig": "vigormortis", "Exo": "exorcist", "Cer": "cerenovus", "Che": "chef", "Sca": "scarletwoman"}
    s = Strained(**cast, Emp="empath", Und="undertaker", Mat="mathematician", Pro="professor", Fou="fortuneteller")
    s.next_night().acts("Exo", "Und").acts("Vig", "Cer").st("Che", "side").nightfall()
    s.acts("Exo", "Mat").acts("Vig", "Sca").st("Che", "side").dawn()
    assert not s.works("Che")
    s.puts("Sca", "life", "alive")
    assert not s.works("Che")
    assert s.works("Cer")
    s.puts("Cer", "life", "alive")
    assert s.works("Che")


def test_the_auditor_knows_that_both_end() -> None:
    s = killed_its_minion().puts("Cer", "life", "alive").puts("Cer", "life", "dead").nightfall().dawn()
    assert [fault for fault in audit(s.play) if "comes back" not in fault] == []


def test_a_minion_that_dies_otherwise_keeps_nothing() -> None:
    s = vigormortis().first_day().executes("Exo", "Cer", "Exo", "Che", "Pro", "Emp")
    assert not s["Cer"].alive
    assert not s.works("Cer")


def test_a_townsfolk_that_it_kills_keeps_nothing_and_poisons_nobody() -> None:
    s = vigormortis().next_night().acts("Exo", "Und").acts("Vig", "Che").dawn()
    assert [n for n in s.names if not s.works(n)] == ["Che"]


def test_where_one_townsfolk_is_left_nobody_is_asked_whom_the_minion_poisons() -> None:
    s = vigormortis().first_day()
    for n in ("Exo", "Che", "Pro", "Und", "Mat"):
        s.puts(n, "role", {"Exo": "barber", "Che": "mutant", "Pro": "saint", "Und": "recluse", "Mat": "pithag"}[n])
    s.nightfall().acts("Mat", "Vig").acts("Mat", "vigormortis").acts("Vig", "Cer").dawn()
    assert s["Emp"].has_mark("poisoned")


def test_whom_the_minion_poisons_is_said_before_it_is_dead() -> None:
    s = seven("vigormortis").next_night().acts("Exo", "Las").acts("Dem", "Sca").until(ST, "side")
    assert s["Sca"].alive
    s.st("Exo")
    assert not s["Sca"].alive
    assert not s.works("Exo")


# -- Pukka -------------------------------------------------------------------------------------------------------------


def test_who_a_pukka_poisoned_dies_on_the_next_night_and_the_next_is_poisoned() -> None:
    s = seven("pukka").acts("Dem", "Che").first_day()
    assert not s.works("Che")
    s.nightfall().acts("Exo", "Las").acts("Dem", "Pro").dawn()
    assert s.died_at_dawn() == ["Che"]
    assert not s.works("Pro")
    assert not s["Che"].has_mark("poisoned")


def test_an_exorcised_pukka_chooses_nobody_but_whom_it_poisoned_dies() -> None:
    s = seven("pukka").acts("Dem", "Che").next_night().acts("Exo", "Dem")
    assert s.sees("Dem", Exorcised) == [Exorcised(s.no("Dem"), s.no("Exo"))]
    assert not s.asked_tonight("Dem")
    assert s.died_at_dawn() == ["Che"]


def test_who_a_poisoned_pukka_chose_before_waits_until_it_works_again() -> None:
    s = seven("pukka").acts("Dem", "Che").first_day().puts("Dem", "mark", "drunk").nightfall()
    s.acts("Exo", "Las").acts("Dem", "Pro").dawn()
    assert s.died_at_dawn() == []
    s.puts("Dem", "unmark", "drunk").nightfall().acts("Exo", "Pro").acts("Dem", "Emp").dawn()
    assert s.died_at_dawn() == ["Che"]


# -- Po ----------------------------------------------------------------------------------------------------------------


def test_a_po_that_chose_nobody_chooses_three() -> None:
    s = seven("po").next_night().acts("Exo", "Las").acts("Dem", "").dawn()
    assert s.died_at_dawn() == []
    s.nightfall().acts("Exo", "Che").acts("Dem", "Che,Pro,Las").dawn()
    assert s.died_at_dawn() == ["Che", "Pro", "Las"]


def test_a_night_on_which_it_was_exorcised_is_no_choice() -> None:
    s = seven("po").next_night().acts("Exo", "Dem").dawn().nightfall().acts("Exo", "Las").acts("Dem", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]


def test_a_po_that_was_poisoned_when_it_chose_nobody_chooses_three_all_the_same() -> None:
    s = seven("po").next_night().puts("Dem", "mark", "drunk").acts("Exo", "Las").acts("Dem", "").dawn()
    s.puts("Dem", "unmark", "drunk").nightfall().acts("Exo", "Che").until("Dem", "attacks")
    assert s.refuses("Dem", "Che")
    s.says("Dem", "Che,Pro,Las").dawn()
    assert s.died_at_dawn() == ["Che", "Pro", "Las"]


# -- Zombuul -----------------------------------------------------------------------------------------------------------


def test_a_zombuul_kills_after_a_day_on_which_nobody_died() -> None:
    s = seven("zombuul").next_night().acts("Exo", "Las").acts("Dem", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]
    s.executes("Emp", "Las", "Emp", "Sca", "Exo", "Pro").nightfall().acts("Exo", "Emp")
    assert not s.asked_tonight("Dem")


def test_the_first_time_it_dies_it_only_seems_dead() -> None:
    s = seven("zombuul").first_day().executes("Emp", "Dem", "Emp", "Sca", "Exo", "Che")
    assert s.sees("Emp", LifeTurned) == [LifeTurned(s.no("Dem"), False)]
    assert s.winners is None
    s.nightfall().acts("Exo", "Las")
    assert not s.asked_tonight("Dem"), "its own seeming death is a death of that day"
    s.nightfall().acts("Exo", "Emp").acts("Dem", "Che").dawn()
    assert s.died_at_dawn() == ["Che"]
    s.puts("Sca", "life", "dead").executes("Emp", "Dem", "Emp", "Exo", "Pro")
    assert s.winners == ("good", "demons-dead")


def test_a_poisoned_zombuul_dies_at_once() -> None:
    s = seven("zombuul").first_day().puts("Dem", "mark", "poisoned").puts("Sca", "life", "dead")
    assert s.executes("Emp", "Dem", "Emp", "Exo", "Che", "Pro").winners == ("good", "demons-dead")


def test_one_that_seems_dead_counts_among_the_two_and_is_no_neighbour() -> None:
    s = seven("zombuul").first_day().executes("Emp", "Dem", "Emp", "Sca", "Exo", "Che")
    for n in ("Pro", "Las", "Che", "Sca"):
        assert s.winners is None
        s.puts(n, "life", "dead")
    assert [x.no for x in s.play.table.neighbours(s["Emp"])] == [s.no("Exo")]
    assert s.winners is None
    assert s.puts("Exo", "life", "dead").winners == ("evil", "two-left")
