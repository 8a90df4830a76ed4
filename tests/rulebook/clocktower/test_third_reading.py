"""Scenes that a third audit from outside has asked for (docs/review.md, rows from W107 on)."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, TwinsMet, Woke
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import Moon, mixed
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

# -- who is fooled meets its Evil Twin ---------------------------------------------------------------------------------


@NIGHTS
@pytest.mark.parametrize(("fooled", "token"), [("drunk:empath", "empath"), ("lunatic:po", "po")])
def test_who_is_fooled_does_not_learn_it_by_meeting_an_evil_twin(fooled: str, token: str, night: str) -> None:
    s = guests(
        night,
        One=fooled,
        Two="undertaker",
        Tri="pacifist",
        Qua="fool",
        Qui="minstrel",
        Six="tealady",
        Min="eviltwin",
        Dem="imp",
    )
    s.until(ST, "twin").st("One").dawn()
    seats = (s.no("Min"), s.no("One"))
    assert s.sees("Min", TwinsMet) == [TwinsMet(seats, ("eviltwin", fooled.partition(":")[0]))]
    assert s.sees("One", TwinsMet) == [TwinsMet(seats, ("eviltwin", token))]
    assert audit(s.play) == []


# -- what a death sets off is of who died ------------------------------------------------------------------------------


def scissored(role: str, night: str = "in-turn") -> Travelling:
    """The Demon kills an Undertaker, and lets a Barber's scissors make that dead one this."""
    more = {"Six": "fool"} if role in ("klutz", "moonchild") else {}
    town = dict(One="undertaker", Two=role, Tri="chef", Qua="pacifist", Qui="minstrel", **more)
    s = guests(night, **town, Bar="barber", Min="mastermind", Dem="imp")
    s.dawn().puts("Bar", "life", "dead").nightfall()
    return s.until("Dem", "player").says("Dem", "One").until("Dem", "haircut").says("Dem", "One,Two")


@NIGHTS
@pytest.mark.parametrize("role", ["sage", "ravenkeeper"])
def test_who_is_dead_when_they_become_it_is_woken_for_no_death(role: str, night: str) -> None:
    s = scissored(role, night).dawn()
    assert s["One"].role.id == role
    assert not [e for e in s.sees(ST, Woke) if e.role == role]
    assert audit(s.play) == []


@pytest.mark.parametrize("role", ["klutz", "moonchild"])
def test_nor_does_their_last_word_count(role: str) -> None:
    s = scissored(role).until("One", role)
    assert "pass" in s.options("One")
    s.says("One", "Dem" if role == "klutz" else "Tri").dawn()
    assert s.winners is None
    assert s.nightfall().until("Dem", "player").says("Dem", "One").dawn()["Tri"].alive
    assert audit(s.play) == []


# -- what an ability has laid goes with it -----------------------------------------------------------------------------


def test_who_was_made_drunk_stays_sober_when_the_courtier_is_one_again() -> None:
    s = mixed("mayor", One="courtier", Two="soldier", Tri="pacifist", Qua="fool", Qui="minstrel", Six="tealady",
              Sev="sage", Hag="pithag", Min="mastermind", Dem="imp")  # fmt: skip
    s.until("One", "character").says("One", "mastermind")
    assert not s.dawn().works("Min")
    s.nightfall().acts("Hag", "One").acts("Hag", "mayor").acts("Dem", "Two")
    assert s.dawn().works("Min")
    s.nightfall().acts("Hag", "One").acts("Hag", "courtier")
    assert s.works("Min")
    s.acts("One", "pass")
    assert audit(s.play) == []


def test_who_becomes_the_evil_twin_again_has_a_twin_anew() -> None:
    s = mixed("witch", One="sage", Two="soldier", Tri="pacifist", Qua="fool", Qui="minstrel", Six="tealady",
              Sev="mayor", Hag="pithag", Min="eviltwin", Dem="imp")  # fmt: skip
    s.until(ST, "twin").st("One").dawn().nightfall()
    s.acts("Hag", "Min").acts("Hag", "witch").acts("Dem", "Two").dawn().nightfall()
    s.acts("Hag", "Min").acts("Hag", "eviltwin").until(ST, "twin").st("Tri").acts("Dem", "Two").dawn()
    assert [e.seats[1] for e in s.sees("Min", TwinsMet)] == [s.no("One"), s.no("Tri")]
    assert s.executes("Two", "One", "Two", "Tri", "Qui", "Six", "Sev").winners is None
    assert audit(s.play) == []


# -- two dead Minions beside one Townsfolk -----------------------------------------------------------------------------


@pytest.mark.parametrize("back", ["Min", "Mia"])
def test_poison_of_two_dead_minions_that_has_moved_goes_with_the_one_that_lives_again(back: str) -> None:
    s = mixed("klutz", "sage", "soldier", One="mayor", Min="witch", Two="undertaker", Mia="cerenovus", Tri="fool",
              Qua="pacifist", Qui="minstrel", Six="tealady", Sev="professor", Dem="vigormortis")  # fmt: skip
    for minion in ("Min", "Mia"):
        s.dawn().nightfall().acts("Dem", minion).until(ST, "side").st("Two")
    s.dawn().puts("Two", "role", "klutz").nightfall().acts("Dem", "Sev").dawn()
    assert [n for n in ("One", "Two", "Tri") if not s.works(n)] == ["One", "Tri"]
    s.puts(back, "life", "alive")
    assert [n for n in ("One", "Two", "Tri") if not s.works(n)] == [{"Min": "One", "Mia": "Tri"}[back]]


# -- a good twin who is the last Demon ---------------------------------------------------------------------------------


def twin_is_the_demon(spared: str = "") -> Moon:
    """The good twin has been made the only Demon; whom a Pacifist saves."""
    s = mixed("sage", "mayor", One="soldier", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel",
              Min="eviltwin", Dem="imp")  # fmt: skip
    s.until(ST, "twin").st("One").until(ST, "spared").st(spared).dawn()
    return s.puts("One", "role", "imp").puts("Dem", "role", "sage")


def test_a_good_twin_whose_execution_leaves_no_demon_wins_the_game_for_good() -> None:
    s = twin_is_the_demon().executes("Two", "One", *["Two", "Tri", "Qui", "Qua"])
    assert s.winners == ("good", "demons-dead")


def test_not_where_another_demon_lives() -> None:
    s = twin_is_the_demon().puts("Dem", "role", "imp").executes("Two", "One", *["Two", "Tri", "Qui", "Qua"])
    assert s.winners == ("evil", "twin")


def test_nor_where_it_outlives_the_execution() -> None:
    s = twin_is_the_demon(spared="One").executes("Two", "One", *["Two", "Tri", "Qui", "Qua"])
    assert s["One"].alive
    assert s.winners == ("evil", "twin")


# -- a Witch counts who seems to be alive ------------------------------------------------------------------------------


def test_with_three_beside_a_zombuul_that_seems_dead_a_witchs_power_is_over() -> None:
    s = mixed("sage", One="soldier", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Min="witch",
              Dem="zombuul")  # fmt: skip
    s.until("Min", "player").says("Min", "Min").dawn().executes("Two", "Dem", *["Two", "Tri", "Qui", "Qua"])
    for dead in ("Qua", "Qui"):
        s.puts(dead, "life", "dead")
    s.dawn()
    assert len([e for e in s.sees(ST, Woke) if e.role == "witch"]) == 2
    s.puts("Tri", "life", "dead").nightfall().dawn()
    assert len([e for e in s.sees(ST, Woke) if e.role == "witch"]) == 2
    assert audit(s.play) == []


# -- a Pit-Hag makes a Demon -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("made", "dies"), [("Two", "Hag"), ("Hag", "Tri")])
def test_no_demon_kills_of_itself_whatever_becomes_of_the_pit_hag(made: str, dies: str) -> None:
    s = mixed("sage", "vortox", One="soldier", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel",
              Six="tealady", Sev="professor", Hag="pithag", Min="mastermind", Dem="imp")  # fmt: skip
    s.dawn().nightfall().acts("Hag", made).acts("Hag", "vortox").until(ST, "deaths").st(dies)
    s.acts("Dem", "Qui").acts(made, "Sev").dawn()
    assert s.died_at_dawn() == [dies]
    assert audit(s.play) == []


@pytest.mark.parametrize("silent", [True, False])
def test_a_poisoned_demon_has_not_failed_where_no_demon_kills_tonight(silent: bool) -> None:
    s = mixed("sage", One="lycanthrope", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel",
              Six="mathematician", Sev="professor", Min="poisoner", Mia="mastermind", Dem="imp")  # fmt: skip
    s.dawn().nightfall().acts("Min", "Dem").acts("One", "Two" if silent else "Mia").acts("Dem", "Tri").dawn()
    assert s.died_at_dawn() == (["Two"] if silent else [])
    assert [e for e in s.sees(ST, Abnormal) if e.role == "imp"] == ([] if silent else [Abnormal(s.no("Dem"), "imp")])
    assert audit(s.play) == []


def test_nor_where_a_pit_hag_has_made_one() -> None:
    s = mixed("sage", "zombuul", One="soldier", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel",
              Six="mathematician", Sev="professor", Min="poisoner", Hag="pithag", Dem="imp")  # fmt: skip
    s.dawn().nightfall().acts("Hag", "One").acts("Hag", "zombuul").until(ST, "deaths").st("").acts("Min", "Dem")
    s.acts("Dem", "Tri").dawn()
    assert not s.sees(ST, Abnormal)


# -- an offer of before ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opened", [False, True])
def test_who_is_mad_no_more_by_a_mark_by_hand_is_not_executed_by_an_offer_of_before(opened: bool) -> None:
    s = mixed("sage", One="soldier", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Min="cerenovus",
              Dem="imp")  # fmt: skip
    s.until("Min", "player").says("Min", "One").says("Min", "sage").dawn()
    if opened:
        s.opens()
    s.puts("Min", "mark", "drunk").play.answer(-2, s["One"].token)
    assert s["One"].alive
    assert s.play.table.phase == "day"
    assert not [a for a in s.offers(ST) if a.key == "clocktower.madness"]


def test_who_is_silent_when_two_are_asked_two_things_at_once_brings_no_scene_more() -> None:
    s = guests(
        Gam="gambler", Two="sage", Tri="pacifist", Qua="fool", Qui="minstrel", Min="spy", Dem="imp", Tra="apprentice"
    )
    s.until(ST, "apprentice").st("gambler").dawn().nightfall().until("Gam", "player")
    s.told["clocktower.asleep"] = ["Two"]
    s.play.silence(s.no("Gam"))
    s.says("Tra", "Two").until("Gam", "character")
    assert s.open_now() == {"Gam": "clocktower.character", "Tra": "clocktower.character"}
    s.says("Gam", "sage").says("Tra", "sage").dawn()
    assert audit(s.play) == []
