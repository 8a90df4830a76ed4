"""Scenes that a later audit from outside has asked for (docs/review.md, rows from W60 on)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower.events import Abnormal, Chose, Decided
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import QUIET
from tests.rulebook.clocktower.sects import Sects
from tests.rulebook.clocktower.town import ST

TOWN = ("chef", "empath", "mathematician", "oracle", "sage", "artist", "savant", "seamstress", "courtier", "professor")
OUT, EVIL = ("barber", "klutz", "sweetheart"), ("witch", "pithag", "eviltwin", "poisoner", "imp", "vortox")
SCRIPT = [*TOWN, "juggler", "lycanthrope", *OUT, *EVIL, "nodashii", "vigormortis", "pukka"]


class Mixed(Sects):
    """A town of a script that has something of several."""

    options_given: ClassVar[Mapping[str, Any]] = MappingProxyType({"script": json.dumps(SCRIPT)})

    def _let_pass(self) -> None:
        """The Storyteller lets nobody come back; who may name nobody does."""
        seat, ask = next(iter(self.play.open.items()))
        if seat == -2 and ask.key in QUIET:
            self.play.answer(seat, QUIET[ask.key])
        else:
            super()._let_pass()


def failed(s: Sects) -> list[str]:
    """Whose abilities have failed so far, each once."""
    return sorted({s.names[e.seat] for e in s.sees(ST, Abnormal)})


# -- Evil Twin ---------------------------------------------------------------------------------------------------------


def good_twin(twin: str = "Dem") -> Mixed:
    """A Pit-Hag has made somebody good the Evil Twin, whose twin is evil."""
    s = Mixed(One="sage", Two="artist", Tri="savant", Qua="chef", Qui="oracle", Min="pithag", Dem="imp").next_night()
    return s.acts("Min", "One").acts("Min", "eviltwin").until(ST, "twin").st(twin).acts("Dem", "Qua").dawn()


def test_where_the_evil_twin_is_the_good_one_its_own_execution_is_evils_victory() -> None:
    s = good_twin().executes("Two", "One", "Two", "Tri", "Qui")
    assert s.winners == ("evil", "twin")
    assert audit(s.play) == []


def test_not_where_it_is_drunk_or_only_its_evil_twin_is_executed() -> None:
    s = good_twin().puts("One", "mark", "drunk").executes("Two", "One", "Two", "Tri", "Qui")
    assert s.winners is None
    s = good_twin("Min").executes("Two", "Min", "Two", "Tri", "Qui")
    assert s.winners is None


# -- Barber ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_day", [True, False])
def test_of_two_barbers_scissors_the_demon_has_one_pair_though_it_gives_itself_away(by_day: bool) -> None:
    town = {"Two": "savant", "Tri": "seamstress", "Qua": "chef", "Qui": "oracle", "Six": "artist"}
    s = Mixed(Bar="barber", **town, Min="witch", Dem="imp").first_day().puts("Six", "role", "barber")
    if by_day:
        s.puts("Six", "life", "dead").until(ST, "open-nominations")
    s.executes("Two", "Bar", "Two", "Tri", "Qua", "Qui", "Min").nightfall()
    s.acts("Dem", "Two" if by_day else "Six").acts("Dem", "Dem,Tri").dawn()
    assert [e.seat for e in s.sees(ST, Chose) if e.role == "barber"] == [s.no("Dem")]
    assert not [e for e in s.sees(ST, Decided) if e.role == "barber"]
    assert (s["Tri"].role.id, s["Dem"].role.id) == ("imp", "seamstress")


# -- Vigormortis -------------------------------------------------------------------------------------------------------


def beside_the_dead(other: str, side: str = "One", between: str = "") -> Mixed:
    """A Vigormortis has killed the Witch, beside whom One is poisoned, and a Pit-Hag makes somebody another; a night
    before that the Vigormortis may kill somebody else.
    """
    town = {"One": "artist", "Two": "empath", "Tri": "sage", "Qua": "chef", "Qui": "oracle", "Six": "savant"}
    s = Mixed(**town, Sev="seamstress", Min="witch", Dem="vigormortis", Pit="pithag")
    s.next_night().acts("Pit", "Dem").acts("Pit", "vigormortis").acts("Dem", "Min").until(ST, "side").st(side).dawn()
    assert not s.works(side)
    if between:
        s.nightfall().acts("Pit", "Dem").acts("Pit", "vigormortis").acts("Dem", between).dawn()
    return s.nightfall().acts("Pit", side).acts("Pit", other)


def test_who_is_no_townsfolk_any_more_is_poisoned_beside_no_dead_minion_and_the_next_one_is() -> None:
    s = beside_the_dead("barber")
    assert s.works("One")
    assert not s.works("Two")
    assert s.works("Six")
    s.acts("Dem", "Qua").dawn()
    s.executes("Tri", "One", "Tri", "Qui", "Six", "Sev", "Dem", "Two").nightfall().acts("Dem", "Qui").acts("Dem", "")
    assert audit(s.dawn().play) == []


def test_who_becomes_another_townsfolk_there_stays_poisoned() -> None:
    s = beside_the_dead("mathematician")
    assert not s.works("One")
    assert s.works("Two")


def test_poison_that_has_moved_goes_when_that_minion_lives_again() -> None:
    s = beside_the_dead("barber").acts("Dem", "Qua").dawn().puts("Min", "life", "alive")
    assert s.works("Two")


def test_it_is_still_the_minions_where_another_was_killed_before_it_moves() -> None:
    s = beside_the_dead("barber", between="Sev")
    assert (s.works("One"), s.works("Two")) == (True, False)
    assert s.acts("Dem", "Qui").dawn().works("Six")
    s.nightfall().acts("Pit", "Two").acts("Pit", "klutz").acts("Dem", "Six").dawn()
    assert (s.works("One"), s.works("Two"), s.works("Tri")) == (True, True, False)
    assert audit(s.play) == []
    assert s.puts("Min", "life", "alive").works("Tri")


def test_it_moves_while_the_vigormortis_is_drunk_and_poisons_when_that_one_is_sober_again() -> None:
    town = {"One": "artist", "Two": "empath", "Tri": "sage", "Qua": "chef", "Qui": "oracle", "Six": "savant"}
    s = Mixed(**town, Sev="seamstress", Min="witch", Dem="vigormortis", Pit="pithag")
    s.next_night().acts("Pit", "Dem").acts("Pit", "vigormortis").acts("Dem", "Min").until(ST, "side").st("One").dawn()
    s.nightfall().puts("Dem", "mark", "drunk").acts("Pit", "One").acts("Pit", "barber").acts("Dem", "Qua")
    assert all(s.works(who) for who in ("One", "Two", "Six"))
    s.puts("Dem", "unmark", "drunk").dawn()
    assert [s.works(who) for who in ("One", "Two", "Six")] == [True, False, True]
    assert audit(s.play) == [f"day 3 night: drunk lies on seat {s.no('Dem')} from nobody."], "but for what a hand laid"


# -- Juggler -----------------------------------------------------------------------------------------------------------


def test_a_juggler_that_has_come_back_has_a_first_day_again() -> None:
    s = Mixed(One="juggler", Two="professor", Tri="sage", Qua="chef", Qui="oracle", Min="witch", Dem="imp")
    s.first_day().guesses("One", "imp", "Dem").nightfall().acts("Dem", "One").acts("Two", "").dawn()
    assert s.heard("One") == []
    s.nightfall().acts("Dem", "Qua").acts("Two", "One").dawn()
    s.guesses("One", "imp", "Dem").guesses("One", "witch", "Min").nightfall().acts("Dem", "Tri").dawn()
    assert s.heard("One") == ["2"]
    assert s.guesses("One", "imp", "Dem").nightfall().acts("Dem", "Qui").dawn().heard("One") == ["2"]


def test_one_that_guessed_on_its_first_day_and_is_back_the_same_night_hears_of_that() -> None:
    s = Mixed(One="juggler", Two="professor", Tri="sage", Qua="chef", Qui="oracle", Min="witch", Dem="imp")
    s.first_day().guesses("One", "imp", "Dem").puts("One", "life", "dead").until(ST, "open-nominations").nightfall()
    assert s.acts("Dem", "Qua").acts("Two", "One").dawn().heard("One") == ["1"]


# -- Mathematician -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("demon", ["nodashii", "vortox", "pukka"])
def test_a_demon_that_is_drunk_has_failed_when_somebody_hears_what_is_so_whom_it_would_have_kept_from_it(
    demon: str,
) -> None:
    town = {"Emp": "empath", "Mat": "mathematician", "Cou": "courtier", "Sea": "seamstress", "Art": "artist"}
    s = Mixed(Dem=demon, **town, Min="witch")
    if demon == "pukka":
        s.acts("Cou", "pass").acts("Dem", "Emp").first_day().nightfall()
        s.acts("Cou", demon).acts("Dem", "Sea").dawn()
    else:
        s.acts("Cou", demon).first_day()
    assert "Dem" in failed(s)
    assert s.heard("Mat")[-1] == "1"


def test_one_that_is_drunk_where_nobody_was_to_hear_anything_has_not_failed() -> None:
    town = {"Sag": "sage", "Emp": "empath", "Mat": "mathematician", "Cou": "courtier", "Art": "artist"}
    s = Mixed(**town, Min="witch", Dem="nodashii").acts("Cou", "nodashii").first_day()
    assert failed(s) == []
    assert s.heard("Mat") == ["0"], "nobody beside it is told anything"


@pytest.mark.parametrize(("marked", "told", "misled"), [("Sea", "1", "Emp"), ("Lyc", "0", "Che")])
def test_what_is_so_only_since_a_lycanthropes_mark_makes_somebody_seem_evil_is_a_failure(
    marked: str, told: str, misled: str
) -> None:
    town = {"Mat": "mathematician", "Emp": "empath", "Sea": "seamstress", "Che": "chef", "Lyc": "lycanthrope"}
    s = Mixed(Dem="imp", Min="witch", **town).until(ST, "seems-evil").st(marked).first_day()
    assert s.heard("Emp") == [told]
    assert failed(s) == [misled]
    assert s.heard("Mat") == ["1"]
    assert audit(s.play) == []
