"""Jinxes are data: what they say holds because the table says so, and every one has words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower import jinxes, table
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.events import Abnormal, Decided, Told
from duskbell.games.clocktower.jinxes import JINXES
from duskbell.locale import LANGUAGES
from tests.locale.catalogue import catalogue
from tests.rulebook.clocktower.moon import ST, Moon
from tests.rulebook.clocktower.strained import Strained

EXTRA = (*("mayor", "soldier", "slayer", "virgin", "undertaker", "oracle", "saint", "goon"), "assassin", "imp", "po")


def mixed(**cast: str) -> Moon:
    """A town on a script of its own: of those who are in it, and some who do nothing by themselves."""
    there = [id for role in cast.values() for id in role.split(":")]

    class Mixed(Moon):
        options_given: ClassVar[Mapping[str, Any]] = {"script": json.dumps(list(dict.fromkeys((*there, *EXTRA))))}

    return Mixed(**cast)


def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were no jinxes."""
    monkeypatch.setattr(table, "JINXES", ())


def jump() -> Strained:
    s = Strained(Fan="fanggu", Mut="mutant", Bar="barber", Exo="exorcist", Inn="innkeeper", Sca="scarletwoman")
    return s.next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Mut").dawn()


def test_the_scarlet_woman_does_not_follow_a_fang_gu_that_jumps() -> None:
    s = jump()
    assert [(n, s[n].role.id) for n in ("Mut", "Sca")] == [("Mut", "fanggu"), ("Sca", "scarletwoman")]


def test_without_the_line_in_the_table_she_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "JINXES", ())
    s = jump()
    assert [(n, s[n].role.id) for n in ("Mut", "Sca")] == [("Mut", "fanggu"), ("Sca", "fanggu")]


def test_she_follows_a_fang_gu_that_attacks_itself() -> None:
    s = Strained(Fan="fanggu", Mut="mutant", Bar="barber", Exo="exorcist", Inn="innkeeper", Sca="scarletwoman")
    s.next_night().acts("Inn", "Exo,Sca").acts("Exo", "Bar").acts("Fan", "Fan").dawn()
    assert (s["Sca"].role.id, s.died_at_dawn()) == ("fanggu", ["Fan"])


def test_a_script_has_the_jinxes_of_its_characters() -> None:
    found = [jinxes.jinxes(SCRIPTS[name]) for name in ("tb", "bmr", "snv", "strainers")]
    assert found == [(), (), (), JINXES[:1]]
    seen = jump().play.view(0).state()
    assert seen["facts"]["jinxes"] == [["scarletwoman", "fanggu"]]


@pytest.mark.parametrize("jinx", JINXES, ids=lambda j: f"{j.one}-{j.other}")
def test_each_is_about_two_characters_of_ours_and_has_words(jinx: jinxes.Jinx) -> None:
    assert {jinx.one, jinx.other} <= set(CHARACTERS)
    for lang in LANGUAGES:
        assert catalogue(lang).get(f"clocktower-jinx-{jinx.one}-{jinx.other}")


# -- between characters of different scripts ---------------------------------------------------------------------------


def chambermaid_hears() -> str:
    s = mixed(
        One="chambermaid", Mat="mathematician", Tri="mayor", Qua="soldier", Qui="virgin", Min="assassin", Dem="imp"
    )
    s.acts("One", "Mat,Tri").first_day()
    return next(told.said[0] for told in s.sees("One", Told) if told.role == "chambermaid")


def test_a_chambermaid_counts_a_mathematician_who_acts_after_her(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chambermaid_hears() == "1"
    without(monkeypatch)
    assert chambermaid_hears() == "0"


def drunk_hears(what: str) -> Moon:
    cast = {"Tri": "mayor", "Qua": "soldier", "Qui": "virgin", "Six": "slayer"}
    s = mixed(Dru="drunk:empath", Mat="mathematician", **cast, Dem="imp", Min="assassin")
    return s.until(ST, "tell").tells(what)


def test_a_mathematician_may_count_what_a_drunk_was_told_falsely(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drunk_hears("0").until(ST, "tell").lawful() == {"0": "true", "1": "registers"}
    s = drunk_hears("1").first_day()
    assert [told.said for told in s.sees("Mat", Told)] == [("0",)]
    without(monkeypatch)
    s = drunk_hears("0").first_day()
    assert [told.said for told in s.sees("Mat", Told)] == [("0",)]


def test_a_mathematician_may_count_a_drunk_soldier_whom_the_demon_kills() -> None:
    cast = {"Tri": "mayor", "Qua": "oracle", "Qui": "virgin", "Six": "slayer"}
    s = mixed(Dru="drunk:soldier", Mat="mathematician", **cast, Dem="imp", Min="assassin").next_night()
    assert "1" in s.acts("Dem", "Dru").until(ST, "tell").lawful()


def test_what_is_settled_ahead_for_a_klutz_is_no_failure_yet() -> None:
    cast = {"Tri": "mayor", "Qua": "soldier", "Qui": "virgin", "Six": "slayer"}
    s = mixed(One="klutz", Rec="recluse", Mat="mathematician", **cast, Dem="imp", Min="assassin")
    s.until(ST, "registers").st("yes").dawn()
    assert [e for e in s.sees(ST, Abnormal) if e.role == "klutz"] == []


def lunatic_attacks(whom: str) -> Moon:
    cast = {"Tri": "mayor", "Qua": "soldier", "Qui": "virgin", "Six": "slayer"}
    s = mixed(Lun="lunatic:po", Mat="mathematician", **cast, Dem="imp", Min="assassin").next_night()
    return s.acts("Dem", "Tri").acts("Lun", whom)


def test_a_mathematician_may_count_a_lunatic_who_attacks_another() -> None:
    assert set(lunatic_attacks("Qua").until(ST, "tell").lawful()) == {"0", "1"}
    s = lunatic_attacks("Tri").dawn()
    assert [told.said for told in s.sees("Mat", Told)][-1] == ("0",)


def test_a_demon_that_has_died_of_its_own_deed_has_attacked_all_the_same() -> None:
    cast = {"Tri": "mayor", "Qua": "saint", "Qui": "virgin", "Six": "slayer"}
    s = mixed(Lun="lunatic:po", Mat="mathematician", **cast, Dem="fanggu", Min="assassin").next_night()
    s.acts("Lun", "Qua").acts("Dem", "Qua").dawn()
    assert (s["Qua"].role.id, s["Dem"].alive) == ("fanggu", False)
    assert [told.said for told in s.sees("Mat", Told)][-1] == ("0",)


def sage_is_killed() -> Moon:
    cast = {"Tri": "mayor", "Qua": "soldier", "Qui": "virgin", "Six": "slayer"}
    s = mixed(One="sage", Rec="recluse", **cast, Min="assassin", Dem="imp").next_night().acts("Dem", "One")
    return s.until(ST, "tell")


def test_a_recluse_may_seem_to_a_sage_to_be_its_killer(monkeypatch: pytest.MonkeyPatch) -> None:
    lawful = sage_is_killed().lawful()
    assert lawful["demon Rec Tri"] == "registers"
    assert "demon Tri Qua" not in lawful
    without(monkeypatch)
    assert "demon Rec Tri" not in sage_is_killed().lawful()


def mastermind_is_killed() -> Moon:
    cast = {"One": "mayor", "Two": "oracle", "Tri": "virgin", "Qua": "slayer", "Qui": "undertaker"}
    s = mixed(**cast, Min="mastermind", Dem="vigormortis").next_night().acts("Dem", "Min").dawn()
    return s.dead_by_votes("Dem")


def test_a_dead_mastermind_keeps_an_ability_that_a_vigormortis_left_it(monkeypatch: pytest.MonkeyPatch) -> None:
    s = mastermind_is_killed()
    assert s.play.outcome is None
    s.nightfall().dawn().dead_by_votes("Two")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.reason) == (("evil",), "clocktower.mastermind")
    without(monkeypatch)
    s = mastermind_is_killed()
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ("good",)


def test_a_mastermind_whom_the_pukka_had_poisoned_has_no_plot_when_it_dies() -> None:
    """Nobody else answers to deaths here: that the poison ends with the Pukka comes too late."""
    s = mixed(One="slayer", Two="oracle", Tri="undertaker", Min="mastermind", Dem="pukka")
    s.acts("Dem", "Min").first_day().dead_by_votes("Dem")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.reason) == (("good",), "clocktower.demons-dead")


def test_who_follows_the_demon_leaves_a_mastermind_nothing_to_plot() -> None:
    cast = {"One": "slayer", "Two": "oracle", "Tri": "undertaker", "Qua": "mayor", "Qui": "virgin", "Six": "soldier"}
    s = mixed(Min="mastermind", **cast, Sev="monk", Sca="scarletwoman", Dem="imp").first_day().dead_by_votes("Dem")
    assert (s["Sca"].role.id, s["Min"].has_mark("last-day")) == ("imp", False)


def goon_is_made() -> Moon:
    cast = {"One": "monk", "Two": "oracle", "Tri": "virgin", "Qua": "slayer", "Qui": "undertaker"}
    return mixed(**cast, Min="pithag", Dem="imp")


def test_an_evil_player_whom_a_pit_hag_makes_the_goon_stays_evil(monkeypatch: pytest.MonkeyPatch) -> None:
    s = goon_is_made().next_night().acts("Min", "Min").acts("Min", "goon").acts("One", "Min").dawn()
    assert (s["Min"].role.id, s["Min"].team, s["One"].has_mark("drunk")) == ("goon", "evil", True)
    without(monkeypatch)
    s = goon_is_made().next_night().acts("Min", "Min").acts("Min", "goon").acts("One", "Min").dawn()
    assert (s["Min"].role.id, s["Min"].team) == ("goon", "good")


@pytest.mark.parametrize("said", ["yes", "no"])
def test_whether_a_recluse_is_a_minion_to_a_minstrel_is_settled_before_dawn(said: str) -> None:
    s = mixed(Min="minstrel", Rec="recluse", Che="chef", Pac="fool", Poi="poisoner", Imp="imp")
    s.acts("Poi", "Imp").until(ST, "registers").st(said, "registers").first_day().dead_by_votes("Rec")
    decided = [(e.role, e.whom, e.answer) for e in s.sees(ST, Decided) if e.kind == "registers"]
    assert decided == [("minstrel", s.no("Rec"), said)], "once, and by day there is no pause"
    assert s.works("Che") is (said == "no")
