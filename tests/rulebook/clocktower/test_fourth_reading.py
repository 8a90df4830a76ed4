"""Scenes that a fourth audit from outside has asked for (docs/review.md, rows from W117 on): what somebody had laid, or
said, before they died, left, or others changed seats.
"""

from __future__ import annotations

import json
from types import MappingProxyType

import pytest

from duskbell.games.clocktower.events import Abnormal, Executed, LastWords, Restored, Revived
from duskbell.kernel.core_events import Prevented
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import Moon
from tests.rulebook.clocktower.test_chairs import anew
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling


def drunk(s: Travelling) -> list[str]:
    """Who is drunk."""
    return [who for who in s.names if s.play.table.in_force(s[who], "drunk")]


# -- who comes back begins anew ----------------------------------------------------------------------------------------


@NIGHTS
@pytest.mark.parametrize("lent", [False, True])
def test_whom_a_courtier_made_drunk_is_sober_though_it_comes_back(lent: bool, night: str) -> None:
    s = guests(
        night,
        Cou="philosopher" if lent else "courtier",
        Pro="professor",
        Tri="fool",
        Qua="minstrel",
        Qui="courtier" if lent else "pacifist",
        Min="mastermind",
        Dem="imp",
    )
    if lent:
        s.until("Cou", "character").says("Cou", "courtier")
    s.until("Cou", "character").says("Cou", "imp").dawn()
    assert "Dem" in drunk(s)
    s.executes("Pro", "Cou", *s.names).nightfall().until("Dem", "player").says("Dem", "Tri")
    s.until("Pro", "players").says("Pro", "Cou").dawn()
    assert s.sees(ST, Revived)
    assert not drunk(s)
    if lent:
        s.nightfall().until("Cou", "character").says("Cou", "courtier")
        s.until("Cou", "character").says("Cou", "mastermind").until("Dem", "player").says("Dem", "Tri").dawn()
        assert drunk(s) == ["Min"]
    assert audit(s.play) == []


def test_nor_when_a_bone_collector_gives_its_ability_back() -> None:
    s = guests(Cou="courtier", Two="sage", Tri="fool", Qua="minstrel", Qui="pacifist", Min="mastermind", Dem="imp",
               Tra="bonecollector")  # fmt: skip
    s.until("Cou", "character").says("Cou", "imp").dawn().executes("Two", "Cou", *s.names).nightfall()
    s.until("Tra", "players").says("Tra", "Cou").until("Cou", "character").says("Cou", "mastermind").dawn()
    assert s.sees(ST, Restored)
    assert drunk(s) == ["Min"]
    assert audit(s.play) == []


def test_a_grandmother_who_comes_back_does_not_follow_whom_she_was_shown_before() -> None:
    s = guests(Gra="grandmother", Two="undertaker", Tri="fool", Qua="minstrel", Qui="pacifist", Min="mastermind",
               Dem="shabaloth")  # fmt: skip
    s.until(ST, "tell").st("undertaker>#1", "tell").dawn().nightfall()
    s.until("Dem", "attacks").says("Dem", "Gra,Tri").dawn().nightfall()
    s.until(ST, "comes-up").st("Gra", "comes-up").until("Dem", "attacks").says("Dem", "Two,Tri")
    s.until(ST, "tell").st("minstrel>#3", "tell").dawn()
    assert s["Gra"].alive
    assert not s["Two"].alive
    assert audit(s.play) == []


# -- what was said by day ----------------------------------------------------------------------------------------------


def test_what_a_gossip_said_counts_when_a_bone_collector_gives_its_ability_back_that_night() -> None:
    s = guests(Gos="gossip", Two="sage", Tri="fool", Qua="minstrel", Qui="pacifist", Min="mastermind", Dem="imp",
               Tra="bonecollector")  # fmt: skip
    s.dawn().deed("Gos", "gossip", "is>imp>#6").executes("Two", "Gos", *s.names).nightfall()
    s.until("Tra", "players").says("Tra", "Gos").until("Dem", "player").says("Dem", "Tri")
    s.until(ST, "gossip-kills").st("Two", "gossip-kills").dawn()
    assert not s["Two"].alive
    assert audit(s.play) == []


@pytest.mark.parametrize("back", [False, True])
def test_a_gossip_that_has_its_ability_back_and_is_drunk_has_failed(back: bool) -> None:
    s = guests(Gos="gossip", Two="sage", Tri="fool", Qua="minstrel", Qui="pacifist", Min="poisoner", Dem="imp",
               Tra="bonecollector")  # fmt: skip
    s.dawn().deed("Gos", "gossip", "is>imp>#6").executes("Two", "Gos", *s.names).nightfall()
    if back:
        s.until("Tra", "players").says("Tra", "Gos")
    s.until("Min", "player").says("Min", "Gos").until("Dem", "player").says("Dem", "Tri").dawn()
    assert [e.role for e in s.sees(ST, Abnormal) if e.seat == s.no("Gos")] == ["gossip"] * back
    assert audit(s.play) == []


def asked(what: str) -> Travelling:
    """An Artist asks, and the Storyteller answers later."""
    s = guests(Art="artist", Two="fool", Tri="minstrel", Qua="pacifist", Qui="undertaker", Min="mastermind", Dem="imp",
               Tom="thief", Mat="matron")  # fmt: skip
    return s.until(ST, "answers").st("myself", "answers").dawn().deed("Art", "artist", what)


def may_answer(s: Travelling) -> tuple[str, ...]:
    (ask,) = [o for o in s.offers(ST) if o.key == "clocktower.answer"]
    return tuple(ask.options)


def test_what_an_artist_asked_of_who_leaves_is_answered_of_that_one() -> None:
    s = anew(asked("evil>#7"), "Tom", "judge", "evil")
    assert may_answer(s) == ("no", "unknown")
    s.deed(ST, "answer", "no")
    assert audit(s.play) == []


def test_and_what_it_asked_of_who_sits_where_as_they_sat() -> None:
    s = asked("beside").deed("Mat", "matron", "#6,#1")
    assert may_answer(s) == ("yes", "unknown")
    s.deed(ST, "answer", "yes")
    assert audit(s.play) == []


def test_who_comes_as_an_apprentice_with_a_gossips_ability_has_not_said_what_who_left_said() -> None:
    s = guests(One="sage", Two="fool", Tri="minstrel", Qua="pacifist", Qui="gossip", Min="mastermind", Dem="imp",
               Tra="apprentice")  # fmt: skip
    s.until(ST, "apprentice").st("gossip").dawn().deed("Tra", "gossip", "is>imp>#6")
    anew(s, "Tra", "apprentice").nightfall().until(ST, "apprentice").st("gossip")
    s.until("Dem", "player").says("Dem", "Two").dawn()
    assert all(s[who].alive for who in s.names)
    assert audit(s.play) == []


# -- nothing is asked in the midst of an execution ---------------------------------------------------------------------


def test_who_comes_to_sit_beside_a_tea_lady_by_day_is_what_they_are() -> None:
    s = guests(One="fool", Tea="tealady", Tri="minstrel", Rec="recluse", Qui="pacifist", Min="mastermind", Dem="imp",
               Qua="undertaker", Mat="matron")  # fmt: skip
    s.dawn().deed("Mat", "matron", "#0,#3").executes("Qui", "Tri", *s.names)
    assert s.sees(ST, Executed)
    assert [e.by for e in s.sees(ST, Prevented)] == [s.no("Tea")]
    assert audit(s.play) == []


# -- who died before they became it, by the international order --------------------------------------------------------


@pytest.mark.parametrize("becomes", ["klutz", "moonchild"])
def test_who_dies_at_night_before_they_become_it_may_name_nobody(becomes: str) -> None:
    class Abroad(Travelling, Moon):
        options_given = MappingProxyType({"order": "international"})

    cast = {"Gam": "gambler", "Two": "undertaker", "Tri": "fool", "Qua": "minstrel", "Qui": "pacifist"}
    script = [*cast.values(), "pithag", "imp", "klutz", "moonchild", "sage"]
    s = Abroad(json.dumps(script), **cast, Min="pithag", Dem="imp").dawn().nightfall()
    s.until("Gam", "player").says("Gam", "Two").says("Gam", "imp")
    s.until("Min", "player").says("Min", "Gam").says("Min", becomes).until("Dem", "player").says("Dem", "Tri").dawn()
    while s.is_asked("Gam"):
        s.play.silence(s.no("Gam"))
    assert (s.no("Gam"), becomes, -1) in [(e.seat, e.role, e.target) for e in s.sees(ST, LastWords)]
    assert s["Gam"].role.id == becomes
    assert not s["Gam"].alive
    assert audit(s.play) == []


def test_whom_a_moonchild_named_may_only_seem_dead_as_what_they_have_become() -> None:
    s = guests(Moo="moonchild", Sna="snakecharmer", Tri="fool", Qua="minstrel", Qui="pacifist", Six="undertaker",
               Min="mastermind", Dem="zombuul")  # fmt: skip
    s.until("Sna", "player").says("Sna", "Tri").dawn().executes("Tri", "Moo", *s.names).says("Moo", "Sna").nightfall()
    s.until("Sna", "player").says("Sna", "Dem").dawn()
    assert s["Sna"].feigns
    assert audit(s.play) == []


# -- a Barista's guest -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("served", [False, True])
def test_to_a_savant_whom_a_barista_serves_nobody_seems_what_they_are_not(served: bool) -> None:
    s = Travelling(
        json.dumps(["savant", "oracle", "chef", "empath", "recluse", "witch", "imp"]),
        Sav="savant",
        Ora="oracle",
        Che="chef",
        Rec="recluse",
        Min="witch",
        Dem="imp",
        Bar="barista",
    )
    s.st("sober-healthy>#0" if served else "sober-healthy>#1", "barista").until(ST, "claim")
    ask = s.asks(ST, "clocktower.claim")
    assert ("registers" in ask.notes) is not served
