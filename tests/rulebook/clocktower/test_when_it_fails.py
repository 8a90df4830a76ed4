"""Scenes that a sixth audit from outside has asked for (docs/review.md, rows from W165 on): what a Mathematician counts
of votes, scissors and pleas that should not have been, when it counts it, and a Godfather whose step is past.
"""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import CastShown, Chose, Idled
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_chairs import anew
from tests.rulebook.clocktower.test_first_of_many import failed, missed, voting
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

TOWN = ("One", "Mat", "Two", "Tri", "Qua", "Six")

# -- votes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tra", ["bureaucrat", "thief"])
def test_a_bureaucrat_or_thief_drunk_at_its_choice_fails_when_a_hand_counts_as_any_other(tra: str) -> None:
    for up, wrong in (("Two", []), ("One", ["Tra"])):
        s = voting(tra).dawn().puts("Tra", "mark", "drunk").nightfall().until("Tra", "player").says("Tra", "One")
        s.until("Dem", "player").says("Dem", "Tri").dawn()
        assert failed(s) == [], "no hand has counted yet"
        s.opens().nominates("Mat", "Qua").vote(up)
        assert failed(s) == wrong, up
        s.closes().until("Tra", "player").says("Tra", "Mat").until("Dem", "player").says("Dem", "Tri").dawn()
        assert s.heard("Mat")[-1] == str(len(wrong))


@pytest.mark.parametrize("tra", ["bureaucrat", "thief"])
def test_it_has_failed_though_it_is_sober_by_day(tra: str) -> None:
    s = voting(tra).dawn().puts("Tra", "mark", "drunk").nightfall().until("Tra", "player").says("Tra", "One")
    s.until("Dem", "player").says("Dem", "Tri").dawn().puts("Tra", "unmark", "drunk")
    s.opens().nominates("Mat", "Qua").vote("One")
    assert failed(s) == ["Tra"], "the hand of One counts once, for what was drunk then"


@pytest.mark.parametrize("tra", ["bureaucrat", "thief"])
def test_who_has_died_or_left_since_has_not_failed(tra: str) -> None:
    for leaves in (False, True):
        s = voting(tra).dawn().puts("Tra", "mark", "drunk").nightfall().until("Tra", "player").says("Tra", "One")
        s.until("Dem", "player").says("Dem", "Tri").dawn()
        if leaves:
            anew(s, "Tra", tra)
        else:
            s.puts("Tra", "life", "dead")
        s.opens().nominates("Mat", "Qua").vote("One")
        assert failed(s) == []


def poisoner_who_missed(tra: str) -> Travelling:
    """A drunk Poisoner has chosen a Traveller."""
    s = missed("fool", Tra=tra).nightfall()
    if tra in ("bureaucrat", "thief"):
        s.until("Tra", "player").says("Tra", "One")
    return s.until("Poi", "player").says("Poi", "Tra").until("Dem", "player").says("Dem", "Qui").dawn()


@pytest.mark.parametrize("tra", ["bureaucrat", "thief"])
def test_a_poison_that_missed_who_weighs_a_hand_fails_when_it_weighs(tra: str) -> None:
    for up, wrong in (("Two", []), ("One", ["Poi"])):
        s = poisoner_who_missed(tra).opens().nominates("Mat", "Qua").vote(up)
        assert failed(s) == wrong, up


def test_and_a_voudon_when_a_count_comes_to_something_else() -> None:
    for up, wrong in ((), []), (("Tra",), ["Poi"]):
        s = poisoner_who_missed("voudon").opens().nominates("Mat", "Qua").vote(*up)
        assert failed(s) == wrong, "without it one vote were too few"


def test_and_a_bishop_when_the_storyteller_nominates() -> None:
    s = poisoner_who_missed("bishop").opens().until(ST, "presides").st("Dem")
    assert failed(s) == ["Poi"]


def test_and_a_scapegoat_when_it_is_executed_instead() -> None:
    for said, wrong in (("no", []), ("yes", ["Poi"])):
        s = poisoner_who_missed("scapegoat").opens().nominates("Mat", "Two").vote(*TOWN)
        s.until(ST, "scapegoat").st(said)
        assert failed(s) == wrong


def test_and_a_butcher_when_it_nominates_once_more() -> None:
    s = poisoner_who_missed("butcher").opens().nominates("Mat", "Two").vote(*TOWN).closes()
    s.until("Tra", "nominate").says("Tra", "Tri")
    assert failed(s) == ["Poi"]


def test_and_a_deviant_when_it_outlives_its_exile() -> None:
    for funny, wrong in (("no", []), ("yes", ["Poi"])):
        s = poisoner_who_missed("deviant").opens().exiles("One", "Tra", *TOWN).until(ST, "deviant").st(funny)
        assert failed(s) == wrong


# -- deaths ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", ["barber", "sweetheart"])
def test_a_poison_that_missed_fails_when_its_victims_death_sets_something_off(one: str) -> None:
    for chosen, wrong in (("Qua", []), ("One", ["Poi"])):
        s = missed(one, Sev="sage").nightfall().until("Poi", "player").says("Poi", chosen)
        s.until("Dem", "player").says("Dem", "One").dawn()
        assert failed(s) == wrong
        s = missed(one, Sev="sage").nightfall().until("Poi", "player").says("Poi", chosen)
        s.until("Dem", "player").says("Dem", "Qui").dawn()
        s.opens().nominates("Mat", "One").vote(*TOWN).closes()
        assert not s["One"].alive
        assert failed(s) == wrong


def test_and_when_somebody_else_dies_in_a_mayors_place() -> None:
    for instead, wrong in (("One", []), ("Two", ["Poi"])):
        s = missed("mayor").nightfall().until("Poi", "player").says("Poi", "One")
        s.until("Dem", "player").says("Dem", "One").until(ST, "bounce").st(instead).dawn()
        assert failed(s) == wrong


def test_who_is_sober_when_the_death_comes_and_was_not_when_it_chose_has_failed() -> None:
    for executed, wrong in (("Two", []), ("One", ["Adv"])):
        s = guests(One="undertaker", Mat="mathematician", Two="sage", Tri="minstrel", Qua="pacifist", Qui="tealady",
                   Six="fool", Adv="devilsadvocate", Poi="poisoner", Dem="imp")  # fmt: skip
        s.dawn().nightfall().until("Poi", "player").says("Poi", "Adv").until("Adv", "player").says("Adv", "One")
        s.until("Dem", "player").says("Dem", "Poi").dawn()
        assert failed(s) == []
        s.opens().nominates("Mat", executed).vote("One", "Mat", "Two", "Tri", "Qua", "Qui").closes()
        assert not s[executed].alive
        assert failed(s) == wrong


def test_not_where_its_own_shelter_holds() -> None:
    s = guests(One="undertaker", Mat="mathematician", Two="sage", Tri="minstrel", Qua="pacifist", Qui="tealady",
               Sai="sailor", Poi="poisoner", Min="mastermind", Dem="shabaloth")  # fmt: skip
    s.dawn().puts("Sai", "mark", "drunk").nightfall().until("Sai", "player").says("Sai", "One")
    s.puts("Sai", "unmark", "drunk").until("Dem", "attacks").says("Dem", "Two,Sai").dawn()
    assert s["Sai"].alive
    assert failed(s) == []


# -- own words ---------------------------------------------------------------------------------------------------------


def test_what_a_drunk_gossip_says_in_its_own_words_a_person_judges_too() -> None:
    for said, wrong in (("no", []), ("yes", ["One"])):
        s = missed("gossip").puts("One", "mark", "drunk").deed("One", "gossip", "own-words").nightfall()
        s.until("Poi", "player").says("Poi", "Qua").until("Dem", "player").says("Dem", "Two").until(ST, "true").st(
            said
        ).dawn()
        assert failed(s) == wrong
        assert s.heard("Mat")[-1] == str(len(wrong))
        assert s.died_at_dawn() == ["Two"], "nobody dies of what a drunk one says"


# -- the Godfather -----------------------------------------------------------------------------------------------------


@NIGHTS
def test_who_becomes_the_godfather_when_its_step_is_past_kills_nobody_that_night(night: str) -> None:
    asked = []
    for other in ("Min", "Six"):
        s = guests(night, One="barber", Two="undertaker", Tri="minstrel", Qua="pacifist", Six="sage", Min="godfather",
                   Dem="imp")  # fmt: skip
        s.dawn().opens().nominates("Two", "One").vote("One", "Two", "Tri", "Qua", "Six").closes().nightfall()
        s.until("Dem", "player").says("Dem", "Tri").until("Min", "player").says("Min", "Qua")
        s.until("Dem", "haircut").says("Dem", f"Two,{other}").dawn()
        assert not [e for e in s.sees(ST, Chose) if (e.seat, e.role) == (s["Two"].no, "godfather")]
        asked.append((len(s.sees(ST, Idled)), s.shown))
        shown = [e for e in s.sees(ST, CastShown) if e.seat == s["Two"].no]
        assert bool(shown) == (other == "Min"), "what is learned on a first night comes at once"
        assert s["Six"].alive
        assert audit(s.play) == []
    assert asked[0] == asked[1], "as many scenes, whatever somebody has become"
