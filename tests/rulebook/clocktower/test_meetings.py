"""Two abilities that meet in one moment, so that one of them ends it, or takes back what the other needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower.events import Chose, EncoreBegan, Executed
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import Moon, mixed
from tests.rulebook.clocktower.test_until_dusk import guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

# -- a Witch's curse and a Virgin --------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("virgin", "witch"), ("witch", "virgin")])
def test_who_is_cursed_and_nominates_a_virgin_has_both_whoever_sits_first(order: tuple[str, str]) -> None:
    ends = {"virgin": "Vir", "witch": "Min"}
    first, last = ({ends[role]: role} for role in order)
    s = mixed(**first, Foo="fool", Bea="chef", Cal="artist", Dot="slayer", **last, Dem="imp")
    s.acts("Min", "Foo").first_day().opens().nominates("Foo", "Vir")
    assert not s["Foo"].alive, "one of the two is kept away, and the other is not"
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Foo")]
    assert audit(s.play) == []


def test_a_curse_strikes_though_a_scapegoat_is_executed_instead() -> None:
    s = guests(Vir="virgin", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="witch", Dem="imp",
               Tra="scapegoat")  # fmt: skip
    s.until("Min", "player").says("Min", "Ann").dawn().opens().nominates("Ann", "Vir").says(
        ST, "yes", "clocktower.scapegoat"
    )
    assert [s[n].alive for n in ("Ann", "Tra")] == [False, False]
    assert audit(s.play) == []


def test_who_dies_of_a_curse_is_executed_all_the_same() -> None:
    s = mixed(Vir="virgin", Ann="chef", Und="undertaker", Cal="artist", Dot="slayer", Min="witch", Dem="imp")
    s.acts("Min", "Ann").first_day().opens().nominates("Ann", "Vir")
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Ann")]
    s.nightfall().acts("Min", "Cal").acts("Dem", "Dot").dawn()
    assert s.heard("Und") == [], "it has not died of that"
    assert audit(s.play) == []


@pytest.mark.parametrize(("who", "change", "to", "executed"), [
    ("Vir", "role", "sage", False), ("Vir", "life", "dead", False),
    ("Vir", "mark", "drunk", True), ("Bea", "mark", "drunk", True),
])  # fmt: skip
def test_a_token_exchanged_in_the_midst_of_it_counts_as_from_the_nomination_and_a_mark_from_then_on(
    who: str, change: str, to: str, executed: bool
) -> None:
    """C216. The curse strikes once, and the Fool has outlived it."""
    s = guests(Vir="virgin", Foo="fool", Bea="slayer", Cal="artist", Dot="pacifist", Min="witch", Dem="imp",
               Tra="scapegoat")  # fmt: skip
    s.until("Min", "player").says("Min", "Foo").dawn().opens().nominates("Foo", "Vir").until(ST, "scapegoat")
    s.puts(who, change, to)
    if executed:
        s.says(ST, "no", "clocktower.scapegoat")
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Foo")] * executed
    assert s["Foo"].alive is not executed
    assert s.open_now() == {ST: "clocktower.dusk" if executed else "clocktower.defence"}


def midway(question: str, **cast: str) -> Travelling:
    """Until the Storyteller is asked this of the Traveller: in the midst of an execution or of an exile."""
    s = guests(Vir="virgin", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="poisoner", Dem="imp", **cast)
    s.until("Min", "player").says("Min", "Dem").dawn().opens()
    if question == "deviant":
        return s.exiles("Ann", "Tra", *s.names)
    return s.nominates("Ann", "Vir").until(ST, question)


@pytest.mark.parametrize("mark", ["drunk", "poisoned"])
@pytest.mark.parametrize("role", ["scapegoat", "deviant"])
def test_a_mark_beside_the_one_whose_ability_is_asked_about_leaves_nothing_to_be_said_for_it(
    role: str, mark: str
) -> None:
    """C227. Else a "yes" would be taken, and nothing would come of it."""
    s = midway(role, Tra=role)
    assert sorted(s.options(ST)) == ["no", "yes"]
    assert s.puts("Tra", "mark", mark).options(ST) == ["no"]
    assert sorted(s.puts("Tra", "unmark", mark).options(ST)) == ["no", "yes"]
    s.says(ST, "yes", f"clocktower.{role}")
    assert s["Ann"].alive
    assert s["Tra"].alive is (role == "deviant")


def test_a_mark_beside_somebody_else_leaves_what_is_asked() -> None:
    s = midway("scapegoat", Tra="scapegoat").puts("Ann", "mark", "drunk").puts("Vir", "mark", "poisoned")
    assert sorted(s.options(ST)) == ["no", "yes"]
    assert not s.says(ST, "yes", "clocktower.scapegoat")["Tra"].alive


def test_so_it_is_where_a_vote_or_madness_brings_the_execution() -> None:
    for mad in (False, True):
        s = guests(Mut="mutant", Ann="chef", Bea="slayer", Cal="artist", Min="poisoner", Dem="imp", Tra="scapegoat")
        s.until("Min", "player").says("Min", "Dem").dawn()
        if mad:
            s.opens().deed(ST, "madness", "Mut")
        else:
            s.executes("Bea", "Ann", "Ann", "Bea", "Cal", "Mut")
        s.until(ST, "scapegoat").puts("Tra", "mark", "drunk")
        assert s.options(ST) == ["no"]
        assert not s.says(ST, "no", "clocktower.scapegoat").nightfall()["Mut" if mad else "Ann"].alive
        assert s["Tra"].alive


def test_at_night_a_mark_while_the_storyteller_alone_is_asked_puts_it_anew_as_it_is_then() -> None:
    """C231. A drunk Mayor has nobody die in its place; a poisoned Demon kills nobody."""
    for who, dead in (("May", "May"), ("Dem", "")):
        s = guests(May="mayor", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="mastermind", Dem="imp",
                   Tra="beggar")  # fmt: skip
        s.dawn().nightfall().until("Dem", "player").says("Dem", "May").until(ST, "bounce")
        s.puts(who, "mark", "drunk").dawn()
        assert s.died_at_dawn() == ([dead] if dead else [])


def test_and_so_with_what_somebody_is_told() -> None:
    s = guests(Was="washerwoman", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="mastermind", Dem="imp",
               Tra="beggar")  # fmt: skip
    s.until(ST, "tell")
    who = s._name(s.asks(ST, "clocktower.tell").about[0])
    sober = set(s.lawful())
    assert sober < set(s.puts(who, "mark", "drunk").lawful()), "a drunk one may hear anything"
    assert set(s.puts(who, "unmark", "drunk").lawful()) == sober


def test_a_choice_made_before_stands_then() -> None:
    s = guests(May="mayor", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="mastermind", Dem="imp",
               Tra="harlot")  # fmt: skip
    s.dawn().nightfall().until("Tra", "player").says("Tra", "Ann").says("Ann", "yes").until(ST, "harlot-dies")
    s.puts("Tra", "mark", "drunk")
    assert s.open_now() == {ST: "clocktower.harlot-dies"}
    s.st("both", "harlot-dies").until("Dem", "player").says("Dem", "May").until(ST, "bounce").st("Cal", "bounce")
    assert s.dawn().died_at_dawn() == ["Cal"]
    assert len([e for e in s.sees("Tra", Chose) if e.role == "harlot"]) == 1


# -- what is meant to be shut ------------------------------------------------------------------------------------------


def test_a_philosopher_is_not_offered_itself() -> None:
    s = mixed(Phi="philosopher", Ann="chef", Bea="slayer", Cal="artist", Dot="fool", Min="witch", Dem="imp")
    s.until("Phi", "character")
    assert "philosopher" not in s.options("Phi")
    assert "chef" in s.options("Phi")


def test_with_the_execution_the_day_is_over_but_for_the_butchers_nomination() -> None:
    s = guests(Vir="virgin", Ann="chef", Bea="slayer", Cal="artist", Dot="pacifist", Min="witch", Dem="imp",
               Tra="butcher", Guy="beggar")  # fmt: skip
    s.dawn().opens().nominates("Ann", "Vir").until("Tra", "nominate")
    assert s.sees(None, EncoreBegan)
    assert not any(s.offered(n) for n in s.names)


# -- who has died tonight, and lives again -----------------------------------------------------------------------------


def brought_back(role: str) -> Moon:
    """The first is killed in the second night and brought back before its own step, by the order of the script."""

    class Early(Moon):
        """A Professor's step comes before the Ravenkeeper's and the Sage's."""

        cast = (role, "professor", "chef", "virgin", "artist", "mastermind", "imp")
        meta: ClassVar[dict[str, Any]] = {"id": "_meta", "name": "Early", "otherNight": ["imp", "professor", role]}
        options_given: ClassVar[Mapping[str, Any]] = {"script": json.dumps([meta, *cast])}

    s = Early(**dict(zip(("One", "Pro", "Ann", "Bea", "Cal", "Min", "Dem"), Early.cast, strict=True)))
    return s.next_night().acts("Dem", "One").acts("Pro", "One")


def test_a_ravenkeeper_who_has_died_tonight_is_woken_though_brought_back_since() -> None:
    s = brought_back("ravenkeeper").acts("One", "Dem")
    s.until(ST, "dawn")
    assert s.heard("One") == ["imp"]
    assert s.dawn()["One"].alive
    assert audit(s.play) == []


def test_a_sage_whom_a_demon_has_killed_tonight_learns_of_it_though_brought_back_since() -> None:
    s = brought_back("sage").dawn()
    assert len(s.heard("One")) == 1
    assert s["One"].alive
    assert audit(s.play) == []


def test_nobody_is_woken_for_a_death_of_an_earlier_night() -> None:
    s = brought_back("ravenkeeper").acts("One", "Dem").dawn().nightfall().acts("Dem", "Ann")
    s.dawn()
    assert len(s.heard("One")) == 1


def test_a_ravenkeeper_who_dies_at_dusk_and_comes_up_again_is_woken() -> None:
    s = guests(Rav="ravenkeeper", Mon="monk", Ann="chef", Bea="slayer", Cal="artist", Min="mastermind", Dem="shabaloth",
               Tra="harlot")  # fmt: skip
    s.dawn().nightfall().until("Tra", "player").says("Tra", "Ann").says("Ann", "no")
    s.until("Mon", "player").says("Mon", "Rav").until("Dem", "attacks").says("Dem", "Rav,Ann").dawn()
    s.nightfall().until("Tra", "player").says("Tra", "Rav").says("Rav", "yes")
    s.says(ST, "both", "clocktower.harlot-dies")
    s.until("Mon", "player").says("Mon", "Bea").until(ST, "comes-up").says(ST, "Rav")
    s.until("Dem", "attacks").says("Dem", "Bea,Ann").until("Rav", "players").says("Rav", "Dem").dawn()
    assert s["Rav"].alive
    assert s.heard("Rav") == ["shabaloth"]
    assert audit(s.play) == []
