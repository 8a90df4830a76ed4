"""Scenes that the closing audit from outside has asked for (docs/review.md, rows from W80 on)."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, Chose, Served, Told
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests, seven
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

# -- who acts twice ----------------------------------------------------------------------------------------------------


def killed_who_acts_twice(who: str, night: str) -> Travelling:
    """A Barista serves who is killed by the Demon in the second night."""
    s = seven(who, "barista", night).st("sober-healthy>#1", "barista").dawn().nightfall()
    if night == "together":
        return s.until("Dem", "player").says("Dem", "One").st("acts-twice>#0", "barista")
    return s.st("acts-twice>#0", "barista").until("Dem", "player").says("Dem", "One")


@NIGHTS
def test_a_ravenkeeper_who_acts_twice_chooses_twice_when_it_has_died(night: str) -> None:
    s = killed_who_acts_twice("ravenkeeper", night)
    for who in ("Min", "Dem"):
        s.until("One", "players").says("One", who)
    assert [e.said for e in s.dawn().sees(ST, Told) if e.seat == 0] == [("mastermind",), ("imp",)]
    assert audit(s.play) == []


@NIGHTS
def test_a_sage_who_acts_twice_learns_two_pairs(night: str) -> None:
    s = killed_who_acts_twice("sage", night).dawn()
    assert len([e for e in s.sees(ST, Told) if e.seat == 0]) == 2
    assert audit(s.play) == []


def test_what_was_used_once_by_who_acted_twice_is_used_up_though_they_are_served_anew() -> None:
    s = seven("slayer", "barista").st("acts-twice>#0", "barista").dawn().deed("One", "slayer", "Two")
    s.nightfall().st("acts-twice>#0", "barista").until("Dem", "player").says("Dem", "Two").dawn()
    assert s.deed("One", "slayer", "Dem")["Dem"].alive
    assert audit(s.play) == []


@pytest.mark.parametrize("served", ["#6", "#0"])
def test_a_demon_that_acts_twice_lets_one_pair_change_for_a_barber(served: str) -> None:
    s = guests(
        One="barber",
        Two="undertaker",
        Tri="pacifist",
        Qua="fool",
        Qui="minstrel",
        Six="soldier",
        Dem="imp",
        Min="mastermind",
        Tra="barista",
    )
    s.st("sober-healthy>#1", "barista").dawn().puts("One", "life", "dead").nightfall()
    s.st(f"acts-twice>{served}", "barista").until("Dem", "player").says("Dem", "Six")
    if served == "#6":
        s.until("Dem", "player").says("Dem", "Six")
    s.until("Dem", "haircut").says("Dem", "Two,Tri").dawn()
    assert [e.seat for e in s.sees(ST, Chose) if e.role == "barber"] == [s.no("Dem")]
    assert audit(s.play) == []


# -- Vigormortis and Matron --------------------------------------------------------------------------------------------


def works(s: Travelling, who: str) -> bool:
    """Whether somebody's own ability works now."""
    return bool(s.play.table.at_work(s[who], s[who].role.id))


def beside_the_dead() -> Travelling:
    """A Vigormortis has killed the Minion between Qui and itself; Qui is poisoned."""
    s = seven("chef", "matron", demon="vigormortis", minion="assassin").dawn().nightfall()
    return s.until("Dem", "player").says("Dem", "Min").st("Qui", "side").dawn()


def test_poison_beside_a_dead_minion_falls_on_who_sits_there_when_seats_are_changed() -> None:
    s = beside_the_dead()
    assert not works(s, "Qui")
    s.takes("Tra", "matron", "Qui,Two")
    assert [works(s, who) for who in ("Qui", "Two", "Qua", "One")] == [True, False, True, True]
    s.nightfall().until("Dem", "player").says("Dem", "Qua").dawn()
    assert audit(s.play) == []


def test_it_goes_with_the_dead_minion_when_that_one_sits_elsewhere() -> None:
    s = beside_the_dead().takes("Tra", "matron", "Min,Tri")
    assert [works(s, who) for who in ("Qui", "Two", "Tri", "Qua", "One")] == [True, False, True, True, True]
    assert audit(s.play) == []


def test_it_stays_where_others_change_seats() -> None:
    s = beside_the_dead().takes("Tra", "matron", "One,Two,Tri,Qua")
    assert not works(s, "Qui")
    assert [works(s, who) for who in ("One", "Two", "Tri", "Qua")] == [True] * 4


# -- Vigormortis and Bone Collector ------------------------------------------------------------------------------------


def kept() -> Travelling:
    """A Vigormortis has killed the Poisoner, who sits next to it; the Bone Collector sits last."""
    s = seven("chef", "bonecollector", demon="vigormortis", minion="poisoner")
    s.until("Min", "player").says("Min", "Two").dawn().nightfall().until("Min", "player").says("Min", "Two")
    return s.until("Dem", "player").says("Dem", "Min").st("Qui", "side").dawn()


def test_who_has_not_lost_the_ability_loses_nothing_with_a_bone_collector() -> None:
    s = kept().nightfall().until("Tra", "players").says("Tra", "Min").until("Min", "player").says("Min", "Two")
    s.until("Dem", "player").says("Dem", "One").dawn()
    assert not s.sees("Min", Served)
    assert works(s, "Min")
    assert works(s.puts("Tra", "life", "dead"), "Min")
    assert not works(s, "Two")


def test_who_has_lost_it_with_the_vigormortis_has_it_back() -> None:
    s = kept().puts("Qua", "role", "vigormortis").puts("Dem", "life", "dead")
    assert not works(s, "Min")
    s.nightfall().until("Tra", "players").says("Tra", "Min")
    assert works(s, "Min")


# -- Mathematician -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("poisoned", "failed"), [("Tri", 0), ("One", 1)])
def test_a_sailor_drunk_by_her_own_drink_alone_has_not_failed(poisoned: str, failed: int) -> None:
    s = guests(One="sailor", Two="mathematician", Tri="pacifist", Qua="fool", Qui="minstrel", Min="poisoner", Dem="imp")
    s.until("One", "player").says("One", "One").until("Min", "player").says("Min", "Tri").dawn().nightfall()
    s.until("One", "player").says("One", "One").until("Min", "player").says("Min", poisoned)
    s.until("Dem", "player").says("Dem", "One").dawn()
    assert not s["One"].alive
    assert s.sees(ST, Abnormal) == [Abnormal(s.no("One"), "sailor")] * failed
    assert s.heard("Two")[-1] == str(failed)
    assert audit(s.play) == []


def test_a_pukka_that_poisons_itself_has_not_failed() -> None:
    s = guests(
        One="mathematician", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Min="mastermind", Dem="pukka"
    )
    s.until("Dem", "player").says("Dem", "Two").dawn().nightfall().until("Dem", "player").says("Dem", "Dem").dawn()
    assert s["Two"].alive
    assert s.heard("One")[-1] == "0"
    assert audit(s.play) == []
