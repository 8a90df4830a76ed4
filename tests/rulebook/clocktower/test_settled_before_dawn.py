"""Scenes that an audit from outside has asked for (docs/review.md, W130, W132, W137): by day nobody is asked how
somebody seems, or whom somebody spares, though what kept an ability from working at dawn is gone since.
"""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Decided
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_until_dusk import guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

TOWN = {"Two": "fool", "Tri": "monk", "Qua": "soldier", "Qui": "chef"}


def poisoned(who: str, **others: str) -> Travelling:
    """Night falls, and the Poisoner, Min, chooses somebody."""
    s = guests(**others, **TOWN, Min="poisoner", Dem="imp", Tra="gunslinger")
    return s.until("Min", "player").says("Min", who)


@pytest.mark.parametrize("who", ["One", "Rec"])
def test_a_recluse_is_a_recluse_to_a_slayer_of_whom_one_was_poisoned_at_dawn(who: str) -> None:
    s = poisoned(who, One="slayer", Rec="recluse").dawn().puts("Min", "life", "dead")
    assert s.play.table.at_work(s[who], s[who].role.id)
    s.deed("One", "slayer", "Rec")
    assert s["Rec"].alive
    assert s["One"].has_mark("no-ability"), "it is over, and nobody is waited for"
    assert [e for e in s.sees(ST, Decided) if e.role == "slayer"] == []
    assert audit(s.play) == []


def test_so_it_is_where_a_ruling_has_changed_a_character_in_the_night() -> None:
    """All that was settled before dawn was settled after it."""
    s = guests(One="slayer", Rec="recluse", **TOWN, Min="poisoner", Dem="imp", Tra="gunslinger")
    s.until("Min", "player").puts("Two", "role", "sage").until("Min", "player").says("Min", "Rec")
    s.dawn().puts("Min", "life", "dead").deed("One", "slayer", "Rec")
    assert s["Rec"].alive
    assert s["One"].has_mark("no-ability"), "it is over, and nobody is waited for"


def test_whom_a_pacifist_spares_is_settled_though_it_is_poisoned_at_dawn() -> None:
    s = poisoned("One", One="pacifist").until(ST, "spared").st("Two", "spared").dawn().puts("Min", "life", "dead")
    s.opens().nominates("Tri", "Two").st("go-on").vote(*s.names).nightfall()
    assert s["Two"].alive
    assert not s["Two"].has_mark("no-ability"), "nor has a Fool's own ability saved it"
    assert [e.what for e in s.sees(ST, Decided) if e.role == "pacifist"] == ["spared"]
    assert audit(s.play) == []


def test_it_spares_nobody_while_it_is_poisoned() -> None:
    s = poisoned("One", One="pacifist").until(ST, "spared").st("Tri", "spared").dawn()
    s.opens().nominates("Two", "Tri").st("go-on").vote(*s.names).nightfall()
    assert not s["Tri"].alive


@pytest.mark.parametrize("good", [True, False])
def test_whether_a_recluse_seems_good_to_a_pacifist_is_settled_too(good: bool) -> None:
    s = poisoned("Qui", One="pacifist", Rec="recluse").until(ST, "spared").st("Rec", "spared")
    s.until(ST, "registers").st("yes" if good else "no").dawn()
    s.opens().nominates("Two", "Rec").st("go-on").vote(*s.names).until(ST, "dusk")
    assert s["Rec"].alive == good
    assert audit(s.play) == []


def test_and_to_a_moonchild_that_is_poisoned_at_dawn() -> None:
    """Whether it works counts when the death comes; whom it names is looked at by day."""
    s = poisoned("Moo", One="undertaker", Moo="moonchild", Rec="recluse")
    s.until(ST, "registers").st("no").dawn().opens().nominates("Tri", "Moo").st("go-on").vote(*s.names)
    s.until("Moo", "moonchild").says("Moo", "Rec", "clocktower.moonchild")
    assert s.open_now().get(ST) != "clocktower.registers"
    assert not s["Rec"].has_mark("moon")
    assert audit(s.play) == []
