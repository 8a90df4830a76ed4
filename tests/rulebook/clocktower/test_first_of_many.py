"""Scenes that a fifth audit from outside has asked for (docs/review.md, rows from W144 on): who was the first to choose
a Goon, and what a Mathematician counts of drink that missed and of votes that would have weighed otherwise.
"""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, Sided
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_chairs import anew
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling


def drunk(s: Travelling) -> list[str]:
    """Who is drunk."""
    return [who for who in s.names if s.play.table.in_force(s[who], "drunk")]


def failed(s: Travelling) -> list[str]:
    """Whose abilities have failed so far, each once."""
    return sorted({s.names[e.seat] for e in s.sees(ST, Abnormal)})


# -- the Goon ----------------------------------------------------------------------------------------------------------


def two_goons(night: str = "in-turn") -> Travelling:
    """A Goon that is drunk, since a Philosopher has its ability, who is the first to be chosen by a Poisoner."""
    s = guests(night, Goo="goon", Phi="philosopher", Cha="chambermaid", Two="fool", Tri="minstrel", Qua="pacifist",
               Qui="tealady", Six="undertaker", Wit="witch", Poi="poisoner", Dem="imp")  # fmt: skip
    s.until("Phi", "character").says("Phi", "goon")
    return s


@NIGHTS
def test_who_chooses_a_goon_second_is_not_drunk_though_it_was_drunk_at_the_first(night: str) -> None:
    s = two_goons(night).dawn().nightfall()
    s.until("Poi", "player").says("Poi", "Phi").until("Wit", "player").says("Wit", "Goo")
    s.until("Dem", "player").says("Dem", "Phi").until("Cha", "players").says("Cha", "Goo,Two").dawn()
    assert not s["Phi"].alive
    assert drunk(s) == []  # but for who chose the Philosopher, while that one lived
    assert not [e for e in s.sees(ST, Sided) if e.seat == s["Goo"].no]
    assert audit(s.play) == []


@NIGHTS
def test_the_next_night_another_is_the_first(night: str) -> None:
    s = two_goons(night).dawn().nightfall()
    s.until("Poi", "player").says("Poi", "Phi").until("Wit", "player").says("Wit", "Goo")
    s.until("Dem", "player").says("Dem", "Phi").dawn().nightfall()
    s.until("Cha", "players").says("Cha", "Goo,Two").dawn()
    assert drunk(s) == ["Cha"]
    assert audit(s.play) == []


def test_a_drunk_goon_has_failed_when_who_chose_it_does_what_they_should() -> None:
    s = guests(Goo="goon", Mat="mathematician", Two="fool", Tri="minstrel", Qua="pacifist", Qui="tealady", Wit="witch",
               Dem="imp")  # fmt: skip
    s.dawn().puts("Goo", "mark", "drunk").nightfall()
    s.until("Wit", "player").says("Wit", "Two").until("Dem", "player").says("Dem", "Two").dawn()
    assert failed(s) == []
    s.nightfall().until("Wit", "player").says("Wit", "Goo").until("Dem", "player").says("Dem", "Tri").dawn()
    assert failed(s) == ["Goo"]
    assert s.heard("Mat")[-1] == "1"


# -- drink that missed -------------------------------------------------------------------------------------------------


def missed(one: str, demon: str = "imp", **more: str) -> Travelling:
    """A Poisoner who is drunk, beside a Mathematician, and somebody whom it will choose."""
    s = guests(One=one, Mat="mathematician", Two="undertaker", Tri="minstrel", Qua="pacifist", Qui="tealady",
               Six="empath", Poi="poisoner", Min="mastermind", Dem=demon, **more)  # fmt: skip
    return s.dawn().puts("Poi", "mark", "drunk")


@pytest.mark.parametrize("one", ["soldier", "fool"])
def test_a_poison_that_missed_has_failed_when_its_victim_outlives_a_death_by_itself(one: str) -> None:
    for attacked, wrong in (("Two", []), ("One", ["Poi"])):
        s = missed(one).nightfall().until("Poi", "player").says("Poi", "One")
        s.until("Dem", "player").says("Dem", attacked).dawn()
        assert failed(s) == wrong
        assert s.heard("Mat")[-1] == str(len(wrong))


def test_and_when_its_victim_brings_somebody_back() -> None:
    s = missed("professor").puts("Two", "life", "dead").nightfall().until("Poi", "player").says("Poi", "One")
    s.until("One", "players").says("One", "Two").dawn()
    assert s["Two"].alive
    assert failed(s) == ["Poi"]


def test_and_when_its_victim_changes_with_the_demon() -> None:
    s = missed("snakecharmer").nightfall().until("Poi", "player").says("Poi", "One")
    s.until("One", "player").says("One", "Dem").until("One", "player")
    assert failed(s) == ["Poi"]


def test_of_two_whose_drink_missed_the_same_both_have_failed() -> None:
    s = guests(Emp="empath", Mat="mathematician", Inn="innkeeper", Tri="minstrel", Qua="pacifist", Qui="tealady",
               Six="fool", Poi="poisoner", Min="mastermind", Dem="imp")  # fmt: skip
    s.dawn().puts("Poi", "mark", "drunk").puts("Inn", "mark", "drunk").nightfall()
    s.until("Poi", "player").says("Poi", "Emp").until("Inn", "players").says("Inn", "Emp,Six").st("Emp", "drunk")
    s.dawn()
    assert failed(s) == ["Inn", "Poi"]


def test_not_when_who_missed_is_dead_by_then() -> None:
    for first, wrong in (("Two", ["Poi"]), ("Poi", [])):
        s = missed("soldier", "shabaloth").nightfall().until("Poi", "player").says("Poi", "One")
        s.until("Dem", "attacks").says("Dem", f"{first},One").dawn()
        assert failed(s) == wrong, "its poison would have ended with it"


def test_not_when_nothing_could_have_poisoned_the_victim() -> None:
    for served, wrong in (("Two", ["Poi"]), ("Six", [])):
        s = missed("soldier", Tra="barista").nightfall()
        s.until(ST, "barista").st(f"sober-healthy>#{s.no(served)}").until("Poi", "player").says("Poi", "Six").dawn()
        assert failed(s) == wrong


def test_a_curse_that_missed_who_has_left_is_none_on_who_comes() -> None:
    for leaves, wrong in ((False, ["Wit"]), (True, [])):
        s = guests(One="undertaker", Mat="mathematician", Two="fool", Tri="minstrel", Qua="pacifist", Wit="witch",
                   Dem="imp", Tra="thief")  # fmt: skip
        s.dawn().puts("Wit", "mark", "drunk").nightfall().until("Wit", "player").says("Wit", "Tra").dawn()
        if leaves:
            anew(s, "Tra", "thief")
        s.opens().nominates("Tra", "One")
        assert failed(s) == wrong


def test_who_is_dead_and_has_the_ability_again_may_have_failed_too() -> None:
    s = guests(One="undertaker", Tea="tealady", Two="sage", Tri="minstrel", Mat="mathematician", Qua="pacifist",
               Qui="fool", Poi="poisoner", Min="mastermind", Dem="imp", Tra="bonecollector")  # fmt: skip
    s.dawn().puts("Tea", "life", "dead").nightfall().until("Tra", "players").says("Tra", "Tea")
    s.until("Poi", "player").says("Poi", "Tea").until("Dem", "player").says("Dem", "One").dawn()
    assert failed(s) == ["Tea"]


# -- votes -------------------------------------------------------------------------------------------------------------


def voting(tra: str) -> Travelling:
    return guests(One="undertaker", Mat="mathematician", Two="fool", Tri="minstrel", Qua="pacifist", Min="mastermind",
                  Dem="imp", Tra=tra)  # fmt: skip


@pytest.mark.parametrize("tra", ["bureaucrat", "thief"])
def test_a_poisoned_bureaucrat_or_thief_has_failed_when_a_hand_counts_as_any_other(tra: str) -> None:
    for up, wrong in (("Two", []), ("One", ["Tra"])):
        s = voting(tra).until("Tra", "player").says("Tra", "One").dawn().puts("Tra", "mark", "poisoned").opens()
        s.nominates("Mat", "Qua").vote(up)
        assert failed(s) == wrong, up


def test_a_poisoned_voudon_has_failed_when_a_living_hand_counts() -> None:
    for up, wrong in ((), []), (("One", "Two"), ["Tra"]):
        s = voting("voudon").dawn().puts("Tra", "mark", "poisoned").opens().nominates("Mat", "Qua").vote(*up)
        assert failed(s) == wrong, up


def test_a_poisoned_bishop_has_failed_when_somebody_else_nominates() -> None:
    s = voting("bishop").dawn().puts("Tra", "mark", "poisoned").opens().nominates("Mat", "Qua")
    assert failed(s) == ["Tra"]


def test_who_works_has_not_failed() -> None:
    s = voting("bureaucrat").until("Tra", "player").says("Tra", "One").dawn().opens().nominates("Mat", "Qua")
    s.vote("One", "Two")
    assert failed(s) == []
