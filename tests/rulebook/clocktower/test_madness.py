"""Option `madness`: who is executed for it where no person judges."""

from __future__ import annotations

from types import MappingProxyType
from typing import Self

import pytest

from duskbell.games.clocktower.events import Executed, OwnedUp
from duskbell.kernel import DuskbellError, Ruling
from duskbell.testing import search
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST

SEVEN = {"Cer": "cerenovus", "Exo": "exorcist", "Pro": "professor", "Rav": "ravenkeeper", "Mut": "mutant"}
REST = {"Sai": "sailor", "Und": "undertaker", "Dem": "po"}
OWN_UP = "clocktower.own-up"


class Honest(Strained):
    """A town in which the mad judge themselves."""

    options_given = MappingProxyType({**Strained.options_given, "madness": "own-up"})

    def may_own_up(self) -> set[str]:
        """Who may say now that they failed."""
        return {name for name in self.names if any(o.key == OWN_UP for o in self.offers(name))}

    def owns_up(self, who: str) -> Self:
        """Somebody says so."""
        (offer,) = [o for o in self.offers(who) if o.key == OWN_UP]
        self.play.answer(self.no(who), "own-up", ask=offer)
        return self


def honest() -> Honest:
    """The Cerenovus has made the Professor mad about being a Sailor, and it is day."""
    return Honest(**SEVEN, **REST).acts("Cer", "Pro").acts("Cer", "sailor").first_day()


def test_by_default_nobody_is_punished_and_nobody_may_own_up() -> None:
    s = Strained(**SEVEN, **REST).acts("Cer", "Pro").acts("Cer", "sailor").opens()
    assert all(o.key != OWN_UP for name in s.names for o in s.offers(name))


def test_who_must_be_mad_and_who_must_not_may_own_up() -> None:
    assert honest().may_own_up() == {"Pro", "Mut"}


@pytest.mark.parametrize("who", ["Pro", "Mut"])
def test_who_owns_up_is_executed_and_the_day_is_over(who: str) -> None:
    s = honest().owns_up(who)
    assert s.sees("Exo", Executed) == [Executed(s.no(who))]
    assert s.play.table.phase == "dusk"
    assert not s[who].alive


def test_while_nominations_are_open_as_well_and_not_during_one() -> None:
    s = honest().opens()
    assert s.may_own_up() == {"Pro", "Mut"}
    s.nominates("Exo", "Rav")
    assert s.may_own_up() == set()
    s.vote()
    assert s.owns_up("Mut").play.table.phase == "dusk"


def test_where_nothing_makes_mad_nothing_comes_of_it_and_nobody_hears_it() -> None:
    s = honest().puts("Mut", "mark", "drunk").puts("Cer", "mark", "drunk").owns_up("Mut").owns_up("Pro")
    assert s.play.table.phase == "day"
    assert not s.sees("Exo", Executed)
    assert not s.sees("Exo", OwnedUp)
    assert s.sees("Mut", OwnedUp) == [OwnedUp(s.no("Mut"))]
    assert s.may_own_up() == set(), "once a day"


def test_it_is_over_at_dusk_for_who_had_to_be_mad() -> None:
    s = honest().nightfall().acts("Cer", "Exo").acts("Cer", "chef").first_day()
    assert s.may_own_up() == {"Exo", "Mut"}


def test_a_person_may_still_judge() -> None:
    (offer,) = [o for o in honest().offers(ST) if o.key == "clocktower.madness"]
    assert len(offer.options) == 2


def test_an_unknown_way_of_judging_is_refused_in_a_sentence() -> None:
    class Wrong(Strained):
        options_given = MappingProxyType({**Strained.options_given, "madness": "everybody"})

    with pytest.raises(DuskbellError, match="madness"):
        Wrong(**SEVEN, **REST)


def test_an_execution_for_madness_can_be_taken_back() -> None:
    s = honest()
    before = s.snapshot()[0]
    s.owns_up("Pro")
    s.play.rule(Ruling("undo", "a slip of the hand", count=1))
    assert s["Pro"].alive
    assert s.snapshot()[0] >= before
    assert "Pro" in s.may_own_up()


@pytest.mark.slow
def test_twins_look_alike_where_the_mad_judge_themselves() -> None:
    options = {"script": "strainers", "madness": "own-up"}
    assert search("clocktower", 9, options, seeds=range(6)).fault() == ""


def test_a_person_may_punish_the_mad_at_the_last_call_though_nobody_is_left_to_nominate() -> None:
    s = Strained(**SEVEN, **REST).acts("Cer", "Pro").acts("Cer", "sailor").opens()
    for n, by in enumerate(s.names):
        s.nominates(by, s.names[n - 1]).vote()
    assert s.open_now() == {ST: "clocktower.close"}
    (offer,) = [o for o in s.offers(ST) if o.key == "clocktower.madness"]
    s.play.answer(s.no(ST), f"#{s.no('Pro')}", ask=offer)
    assert not s["Pro"].alive
    assert s.open_now() == {ST: "clocktower.dusk"}
