"""What somebody reads of their own deeds tells them nothing of who else holds their step, or of drink and poison
(docs/review.md, rows W125, W127, W129).
"""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Chose, Gained, LentInVain, Maddened, Meant, Named, Slept, Told, Woke
from duskbell.kernel.core_events import Marked
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_chairs import anew
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling


def reads(s: Travelling, who: str) -> list[str]:
    """What somebody has read of their own deeds since dusk."""
    own = [e for e in s.play.view(s.no(who)).events if isinstance(e, Woke | Meant | Chose | Named | Slept)]
    return [type(e).__name__ for e in own]


# -- who else holds the step -------------------------------------------------------------------------------------------


@NIGHTS
@pytest.mark.parametrize("gained", ["gambler", "sage"])
def test_a_gambler_reads_nothing_of_a_philosopher_between_two_questions(night: str, gained: str) -> None:
    s = guests(night, Phi="philosopher", Gam="gambler", Tri="pacifist", Qua="fool", Qui="minstrel", Min="spy",
               Dem="imp")  # fmt: skip
    s.until("Phi", "character").says("Phi", gained).dawn().nightfall().until("Gam", "player")
    before = reads(s, "Gam")
    s.says("Gam", "Tri").until("Gam", "character")
    assert reads(s, "Gam") == (before if night == "in-turn" else [*before, "Meant"])
    s.says("Gam", "pacifist").dawn()
    wanted = ["Woke", "Chose", "Named", "Slept"] if night == "in-turn" else ["Meant", "Meant"]
    assert reads(s, "Gam") == wanted
    assert audit(s.play) == []


@pytest.mark.parametrize("ability", ["philosopher", "sage"])
def test_where_all_choose_together_who_is_asked_before_that_reads_nothing_of_another(ability: str) -> None:
    s = guests("together", Phi="philosopher", Two="sage", Tri="pacifist", Qua="fool", Qui="minstrel", Min="spy",
               Dem="imp", Tra="apprentice")  # fmt: skip
    s.until(ST, "apprentice").st(ability).until("Phi", "character").says("Phi", "fool").dawn()
    assert reads(s, "Phi") == ["Meant"], "or it would tell on which side the Apprentice is"
    assert audit(s.play) == []


@pytest.mark.parametrize("ability", ["professor", "sage"])
def test_nor_does_who_is_asked_late(ability: str) -> None:
    s = guests("together", Pro="professor", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="spy",
               Dem="imp", Tra="apprentice")  # fmt: skip
    s.until(ST, "apprentice").st(ability).dawn().puts("Two", "life", "dead").nightfall()
    s.until("Pro", "players").says("Pro", "Two").dawn()
    assert reads(s, "Pro") == ["Meant"]
    assert s["Two"].alive
    assert audit(s.play) == []


def test_who_is_silent_at_the_first_of_two_questions_names_somebody_by_chance_all_the_same() -> None:
    s = guests(One="gambler", Two="sage", Tri="pacifist", Qua="fool", Qui="minstrel", Min="cerenovus", Dem="imp")
    s.told["clocktower.asleep"] = ["#1"]
    s.until("Min", "player").silent("Min").until("Min", "character").says("Min", "sage").dawn()
    assert [(e.seat, e.role) for e in s.sees("Two", Maddened)] == [(1, "sage")]
    assert reads(s, "Min") == ["Woke", "Chose", "Named", "Slept"]
    assert audit(s.play) == []


# -- drink and poison --------------------------------------------------------------------------------------------------


def test_an_apprentice_drunk_on_its_first_night_does_not_read_it() -> None:
    s = guests(One="sweetheart", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Six="chef",
               Min="mastermind", Dem="imp", Tra="thief")  # fmt: skip
    s.until(ST, "drunk").st("Two", "drunk").dawn()
    anew(s, "Tra", "apprentice").puts("Tra", "mark", "drunk").nightfall().until(ST, "apprentice").st("chef").dawn()
    assert [(e.role, e.of) for e in s.sees("Tra", Gained)] == [("chef", "apprentice")]
    assert [e.role for e in s.sees(ST, LentInVain)] == ["chef"]
    assert not s.sees("Tra", LentInVain)
    assert s.sees("Tra", Told)


@NIGHTS
@pytest.mark.parametrize("poisoned", ["Min", "Two"])
def test_a_cerenovus_that_names_itself_hears_it_whether_it_is_poisoned_or_not(night: str, poisoned: str) -> None:
    s = guests(night, One="sage", Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Six="soldier",
               Sev="slayer", Poi="poisoner", Min="cerenovus", Dem="imp")  # fmt: skip
    s.until("Poi", "player").says("Poi", poisoned)
    s.until("Min", "player").says("Min", "Min").until("Min", "character").says("Min", "sage").dawn()
    assert [(e.seat, e.role) for e in s.sees("Min", Maddened)] == [(s.no("Min"), "sage")]
    assert bool([e for e in s.sees(ST, Marked) if e.name == "mad"]) is (poisoned != "Min")
    assert audit(s.play) == []


@NIGHTS
def test_whom_the_first_of_two_killers_kills_reads_what_they_have_chosen(night: str) -> None:
    """As if nobody else held the step, though nothing comes of it (C166)."""
    s = guests(night, One="pacifist", Two="undertaker", Tri="sage", Qua="minstrel", Qui="tealady", Min="assassin",
               Dem="imp", Tra="evil:apprentice")  # fmt: skip
    s.until(ST, "apprentice").st("assassin").dawn().nightfall()
    asked = "Dem" if night == "in-turn" else "Min"
    s.until(asked, "player" if asked == "Dem" else "players")
    s.says("Dem", "One").until("Min", "players").says("Min", "Tra").says("Tra", "Two").dawn()
    assert not s["Tra"].alive
    assert s["Two"].alive
    wanted = ["Woke", "Chose", "Slept"] if night == "in-turn" else ["Meant"]
    assert reads(s, "Tra")[-len(wanted) :] == wanted
    assert [e.targets for e in s.sees("Tra", Chose)] == ([(s.no("Two"),)] if night == "in-turn" else [])
    assert audit(s.play) == []


@pytest.mark.parametrize(("first", "second"), [("Pro", "Tra"), ("Tra", "Pro")])
def test_who_chooses_whom_the_first_of_two_professors_has_brought_back_reads_it(first: str, second: str) -> None:
    others = {"Two": "undertaker", "Tri": "pacifist", "Qua": "fool", "Qui": "sage", "Min": "mastermind", "Dem": "imp"}
    two = {"Pro": "professor", "Tra": "apprentice"}
    s = guests(**{first: two[first], second: two[second]}, **others)
    s.until(ST, "apprentice").st("professor").dawn().puts("Two", "life", "dead").nightfall()
    s.until("Dem", "player").says("Dem", "Tri")
    s.until(first, "players").says(first, "Two").says(second, "Two").dawn()
    assert s["Two"].alive
    assert reads(s, "Tra")[-3:] == reads(s, "Pro")[-3:] == ["Woke", "Chose", "Slept"]
    assert audit(s.play) == []
