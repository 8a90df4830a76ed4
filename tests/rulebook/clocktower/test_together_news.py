"""Option `night`, all choose together: whatever else a night brings is seen before dawn, too, and not sooner."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from duskbell.games.clocktower.events import Exorcised, GrimoireShown, Learned, Maddened, StepDone, TwinsMet
from duskbell.kernel import Event
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.test_together import EIGHT
from tests.rulebook.clocktower.town import ST, Together, Town

NINE = {"Exo": "exorcist", "Pro": "professor", "Rav": "ravenkeeper", "Lyc": "lycanthrope", "Und": "undertaker"}


class StrainedTogether(Strained):
    """Strainers who choose together."""

    options_given = MappingProxyType({**Strained.options_given, "night": "together"})


def town(minion: str, demon: str = "po") -> StrainedTogether:
    return StrainedTogether(**NINE, Min=minion, Dem=demon)


def comes_before_dawn(s: Town, who: str, kind: type[Event]) -> None:
    """It is seen this night, once, when every step is over."""
    s.until(ST, "dawn")
    t = s.play.table
    tonight = t.log[t.spans[-1][1] :]
    seen = [n for n, e in enumerate(tonight) if type(e.event) is kind and e.seen & s[who].bit]
    last = max(n for n, e in enumerate(tonight) if isinstance(e.event, StepDone))
    assert len(seen) == 1
    assert seen[0] > last


def test_who_must_be_mad_hears_it_before_dawn() -> None:
    s = town("cerenovus").acts("Min", "Pro")
    comes_before_dawn(s, "Pro", Maddened)


def test_twins_meet_before_dawn() -> None:
    s = town("eviltwin").until(ST, "twin").st("Pro")
    comes_before_dawn(s, "Pro", TwinsMet)
    assert s.sees("Min", TwinsMet) == s.sees("Pro", TwinsMet)


def test_a_demon_that_is_kept_asleep_learns_it_before_dawn() -> None:
    s = town("scarletwoman").st("Lyc", "seems-evil").next_night().acts("Exo", "Dem")
    comes_before_dawn(s, "Dem", Exorcised)


def test_the_grimoire_is_seen_before_dawn() -> None:
    s = Together(**{**EIGHT, "Poi": "spy"})
    s.st("For", "red-herring")
    comes_before_dawn(s, "Poi", GrimoireShown)


@pytest.mark.parametrize("made", ["sailor", "tealady", "chef"])
def test_who_becomes_another_and_is_asked_nothing_as_that_learns_it_before_dawn(made: str) -> None:
    s = StrainedTogether(**(NINE | {"Und": "empath"}), Min="pithag", Dem="po")
    s.st("Lyc", "seems-evil").next_night().acts("Min", "Pro").acts("Min", made)
    comes_before_dawn(s, "Pro", Learned)


def test_who_is_asked_something_as_that_learns_it_first() -> None:
    s = StrainedTogether(**NINE, Min="pithag", Dem="po").st("Lyc", "seems-evil").next_night()
    s.acts("Min", "Pro").acts("Exo", "Rav").acts("Lyc", "Rav").acts("Min", "fortuneteller").until(ST, "red-herring")
    assert s.sees("Pro", Learned) == []
    s.st("Exo").until("Pro", "players")
    assert s.sees("Pro", Learned) == [Learned(s.no("Pro"), "fortuneteller", "good")]
