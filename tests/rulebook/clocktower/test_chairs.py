"""Scenes that an audit from outside has asked for (docs/review.md, rows from W87 on): who takes a Traveller's chair is
not who has left it; who is asked with others is told what who is asked alone is told; and a Sentinel beside brackets.
"""

from __future__ import annotations

import json
from types import MappingProxyType

import pytest

import duskbell
from duskbell.games.clocktower.events import (
    Chose,
    Counted,
    Decided,
    GrimoireShown,
    Meant,
    Named,
    Restored,
    Returned,
    Revived,
    Sided,
    Slept,
    Told,
    Woke,
)
from duskbell.kernel import MODERATOR, Event
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests, seven
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling, town


def anew(s: Travelling, who: str, role: str, side: str = "good") -> Travelling:
    """A Traveller leaves, and somebody else takes the chair, as this."""
    return s.takes(who, "leave", "leave").takes(who, "join", role).until(ST, "traveller-side").st(side)


# -- what lasted is gone with who leaves -------------------------------------------------------------------------------


@pytest.mark.parametrize("role", ["bureaucrat", "thief"])
def test_a_vote_counts_once_when_who_weighed_it_has_left_though_somebody_comes_as_the_same(role: str) -> None:
    s = town(Tom=role).until("Tom", "player").says("Tom", "Sla").dawn()
    anew(s, "Tom", role).opens().nominates("Sol", "Imp").st("go-on").vote("Sla")
    assert s.sees(None, Counted)[-1].votes == 1
    assert audit(s.play) == []


def test_whom_a_barista_served_is_poisoned_again_though_another_barista_comes() -> None:
    s = seven("slayer", "barista", minion="poisoner").st("sober-healthy>#0", "barista")
    s.until("Min", "player").says("Min", "One").dawn()
    assert anew(s, "Tra", "barista").deed("One", "slayer", "Dem")["Dem"].alive


def test_who_acted_twice_has_used_their_ability_up_though_another_barista_comes() -> None:
    s = seven("slayer", "barista").st("acts-twice>#0", "barista").dawn().deed("One", "slayer", "Two")
    assert anew(s, "Tra", "barista").deed("One", "slayer", "Dem")["Dem"].alive
    assert audit(s.play) == []


def test_a_dead_slayer_has_nothing_more_of_a_bone_collector_who_has_left() -> None:
    s = seven("slayer", "bonecollector").dawn().puts("One", "life", "dead").nightfall()
    s.until("Tra", "players").says("Tra", "One").until("Dem", "player").says("Dem", "Tri").dawn()
    assert s.sees(ST, Restored)
    assert anew(s, "Tra", "bonecollector").deed("One", "slayer", "Dem")["Dem"].alive
    assert audit(s.play) == []


# -- who sits down has done nothing, and nothing was done to them ------------------------------------------------------


def test_who_comes_may_nominate_and_be_called_for_though_who_left_has_and_was() -> None:
    s = town(Tom="judge", Una="thief").dawn().opens().nominates("Tom", "Sol").st("go-on").vote()
    s.exiles("Sla", "Tom")
    anew(s, "Tom", "gunslinger").nominates("Tom", "Imp").st("go-on").vote()
    s.exiles("Sla", "Tom", *s.names)
    assert not s["Tom"].alive
    assert audit(s.play) == []


def test_who_comes_as_a_judge_may_judge_whom_who_left_has_nominated() -> None:
    s = town(Tom="judge").dawn().opens().nominates("Tom", "Sol").st("go-on").vote("Sla", "May", "Imp", "Sca")
    assert "judge" not in s.offered("Tom")
    assert not anew(s, "Tom", "judge").deed("Tom", "judge", "condemn").nightfall()["Sol"].alive
    assert audit(s.play) == []


def test_a_matron_and_a_judge_who_come_have_used_nothing() -> None:
    s = town(Tom="matron", Una="judge").dawn().deed("Tom", "matron", f"#{0},#{1}")
    assert "matron" in anew(s, "Tom", "matron").offered("Tom")
    s.opens().nominates("Sol", "Imp").deed("Una", "judge", "spare")
    anew(s, "Una", "judge").nominates("Sla", "Sca").deed("Una", "judge", "spare")
    assert audit(s.play) == []


def test_of_a_deviant_who_comes_the_storyteller_is_asked_anew() -> None:
    s = town(Tom="deviant").dawn().opens().exiles("Sol", "Tom", "Sol", "May", "Sla", "Sca", "Imp")
    s.st("yes", "deviant")
    anew(s, "Tom", "deviant").exiles("Sol", "Tom", *s.names)
    assert s.st("no", "deviant").offered("Sol"), "and it dies"
    assert not s["Tom"].alive
    assert audit(s.play) == []


def test_who_comes_may_call_for_doom_though_who_left_has() -> None:
    class Doomed(Travelling):
        options_given = MappingProxyType({"fabled": "doomsayer"})

    s = Doomed(Sol="soldier", May="virgin", Sla="slayer", Sca="scarletwoman", Imp="imp", Tom="thief").dawn().opens()
    s.deed("Tom", "doomsayer", "call").st("Sol", "doom")
    assert "doomsayer" not in s.offered("Tom")
    assert "doomsayer" in anew(s, "Tom", "judge").offered("Tom")
    assert audit(s.play) == []


def test_nobody_who_comes_is_shot_for_a_vote_of_who_left() -> None:
    s = town(Tom="thief", Gun="gunslinger").dawn().opens().nominates("Sol", "Imp").st("go-on").vote("Tom", "Sla")
    assert "Tom" in s.options("Gun")
    assert s.options("Gun") != anew(s, "Tom", "judge").options("Gun") == ["Sla", "pass"]


def test_what_who_left_has_asked_in_private_is_not_answered_to_who_comes() -> None:
    s = guests(One="artist", Two="sage", Tri="fool", Qua="monk", Qui="soldier", Min="spy", Dem="imp", Tra="apprentice")
    s.until(ST, "apprentice").st("artist")
    while s.until(ST, "answers").asks(ST, "clocktower.answers").about[0] != s.no("Tra"):
        s.st("truly", "answers")
    s.st("myself", "answers").dawn().deed("Tra", "artist", "evil>#0")
    assert [o.about for o in s.offers(ST) if o.key == "clocktower.answer"] == [(s.no("Tra"), "artist", "evil>#0")]
    assert "clocktower.answer" not in [o.key for o in anew(s, "Tra", "judge").offers(ST)]
    assert not s.nightfall().sees("Tra", Told)
    assert audit(s.play) == []


def test_who_comes_is_not_asked_to_own_up_to_what_who_left_was_mad_about() -> None:
    class OwningUp(Travelling):
        options_given = MappingProxyType({"madness": "own-up"})

    ids = ["chef", "sage", "fool", "monk", "virgin", "cerenovus", "imp", "soldier"]
    s = OwningUp(
        json.dumps(ids),
        One="chef",
        Two="sage",
        Tri="fool",
        Qua="monk",
        Qui="virgin",
        Min="cerenovus",
        Dem="imp",
        Tra="thief",
    )
    s.until("Min", "player").says("Min", "Tra").says("Min", "chef").dawn()
    assert "own-up" in s.offered("Tra")
    assert "own-up" not in anew(s, "Tra", "judge").offered("Tra")


def test_who_comes_is_not_told_of_a_side_that_who_left_was_given_by_hand() -> None:
    s = town(Tom="thief").dawn().puts("Tom", "side", "evil")
    anew(s, "Tom", "judge").nightfall().dawn()
    assert not s.sees("Tom", Sided)


def test_no_reminder_of_what_was_told_of_who_left_lies_beside_who_comes() -> None:
    s = guests(One="washerwoman", Two="monk", Tri="fool", Qua="sage", Qui="soldier", Min="spy", Dem="imp", Tra="thief")
    s.until(ST, "tell").tells("monk Two Tra").dawn()
    seats = ("Two", "Tra")
    shown = s.sees("Min", GrimoireShown)[-1].reminders
    assert {(s.no(who), f"washerwoman-{it}") for who, it in zip(seats, ("right", "wrong"), strict=True)} <= {*shown}
    anew(s, "Tra", "judge").nightfall().dawn()
    shown = s.sees("Min", GrimoireShown)[-1].reminders
    assert [one for one in shown if one[1].startswith("washerwoman")] == [(s.no("Two"), "washerwoman-right")]
    assert audit(s.play) == []


@pytest.mark.parametrize("comes", [False, True])
def test_a_shabaloth_brings_back_neither_an_empty_chair_nor_who_has_taken_it(comes: bool) -> None:
    s = seven("chef", "thief", demon="shabaloth").dawn().nightfall().until("Dem", "attacks").says("Dem", "Tra,Two")
    s.dawn()
    if comes:
        anew(s, "Tra", "judge").puts("Tra", "life", "dead")
    else:
        s.takes("Tra", "leave", "leave")
    assert s.nightfall().until(ST, "comes-up").options(ST) == ["nobody", "Two"]
    assert not s.st("nobody", "comes-up").dawn().sees(None, Returned)
    assert not s.sees(ST, Revived)
    assert audit(s.play) == []


@pytest.mark.parametrize("role", ["exorcist", "devilsadvocate"])
def test_who_takes_the_chair_was_not_chosen_last_night(role: str) -> None:
    first, minion = ("exorcist", "mastermind") if role == "exorcist" else ("chef", role)
    s, who = seven(first, "thief", minion=minion), "One" if role == "exorcist" else "Min"
    if role == "exorcist":
        s.dawn().nightfall()
    s.until(who, "player").says(who, "Tra").dawn()
    anew(s, "Tra", "judge").nightfall().until(who, "player")
    assert "Tra" in s.options(who)
    s.says(who, "Tra").dawn()
    assert audit(s.play) == []


def at_night(s: Travelling, who: str) -> list[type[Event]]:
    """What somebody has seen of their own deeds."""
    own = (Woke, Meant, Chose, Named, Slept)
    return [type(e) for e in s.play.view(s.no(who)).events if isinstance(e, own)]


# -- two who hold one step ---------------------------------------------------------------------------------------------


@NIGHTS
@pytest.mark.parametrize("gained", ["monk", "sage"])
def test_whose_character_a_philosopher_has_taken_is_told_what_who_is_asked_alone_is_told(
    night: str, gained: str
) -> None:
    s = guests(night, Phi="philosopher", Mon="monk", Tri="pacifist", Qua="fool", Qui="minstrel", Min="spy", Dem="imp")
    s.until("Phi", "character").says("Phi", gained).dawn().nightfall()
    s.until("Mon", "player")
    assert [e.role for e in s.sees("Mon", Woke)] == (["monk"] if night == "in-turn" else [])
    s.says("Mon", "Tri").dawn()
    seen = at_night(s, "Mon")
    assert seen == ([Woke, Chose, Slept] if night == "in-turn" else [Meant]), "though the Monk is drunk, or is not"
    assert audit(s.play) == []


def test_two_who_are_asked_two_things_at_once_are_told_so_too() -> None:
    s = guests(
        Gam="gambler", Two="sage", Tri="pacifist", Qua="fool", Qui="minstrel", Min="spy", Dem="imp", Tra="apprentice"
    )
    s.until(ST, "apprentice").st("gambler").dawn().nightfall().until("Gam", "player")
    for who in ("Gam", "Tra"):
        s.says(who, "Two")
    for who in ("Gam", "Tra"):
        s.says(who, "sage")
    s.dawn()
    for who in ("Gam", "Tra"):
        assert at_night(s, who)[-4:] == [Woke, Chose, Named, Slept]
    assert audit(s.play) == []


def test_who_is_asked_with_others_and_then_does_not_act_closes_their_eyes() -> None:
    s = guests(
        Pro="professor", Two="sage", Tri="fool", Qua="monk", Qui="soldier", Min="spy", Dem="imp", Tra="apprentice"
    )
    s.until(ST, "apprentice").st("professor").dawn().puts("Two", "life", "dead").nightfall()
    s.until("Dem", "player").says("Dem", "Qui").until("Pro", "players").says("Pro", "Two").says("Tra", "Two").dawn()
    assert s["Two"].alive
    for who in ("Pro", "Tra"):
        assert at_night(s, who)[-3:] == [Woke, Chose, Slept], "though nobody is dead any more"
    assert audit(s.play) == []


# -- brackets ----------------------------------------------------------------------------------------------------------


def test_a_sentinel_beside_a_baron_and_a_fang_gu_leaves_no_fewer_than_no_townsfolk() -> None:
    good = ["chef", "slayer", "monk", "sage", "fool", "saint", "recluse", "butler", "klutz"]
    script = json.dumps([*good, "baron", "fanggu"])
    play = duskbell.start("clocktower", 5, seed=1, options={"script": script, "fabled": "sentinel"}, moderator="ask")
    for kind in ("demon", "minion"):
        assert play.open[MODERATOR].key == f"clocktower.bag-{kind}"
        play.answer(MODERATOR, play.open[MODERATOR].options[0])
    assert play.open[MODERATOR].options == ("as-usual", "fewer"), "three of five are Outsiders already"
    play.answer(MODERATOR, "as-usual")
    play.answer(MODERATOR, "saint,recluse,butler")
    assert play.table.phase == "night"


# -- a Courtier --------------------------------------------------------------------------------------------------------


def test_who_was_named_by_a_courtier_stays_drunk_as_another_and_whoever_becomes_the_named_one_is_not() -> None:
    s = guests(
        Cou="courtier", Two="soldier", Tri="pacifist", Qua="fool", Qui="minstrel", Min="pithag", Dem="imp", Tra="judge"
    )
    s.until("Cou", "character").says("Cou", "soldier").dawn().nightfall()
    s.until("Min", "player").says("Min", "Two").says("Min", "sage").dawn().nightfall()
    assert s.play.table.in_force(s["Two"], "drunk")
    s.until("Min", "player").says("Min", "Tri").says("Min", "soldier").until("Dem", "player").says("Dem", "Tri").dawn()
    assert s["Tri"].alive
    assert audit(s.play) == []


# -- what was said by day ----------------------------------------------------------------------------------------------


def gossiped(said: str) -> Travelling:
    s = guests(
        Gos="gossip", Two="sage", Tri="fool", Qua="monk", Qui="soldier", Min="mastermind", Dem="imp", Tra="matron"
    )
    return s.dawn().deed("Gos", "gossip", said)


@pytest.mark.parametrize(("two", "dies"), [("#1>#7", True), ("#6>#7", False)])
def test_what_a_gossip_says_of_who_leaves_is_judged_by_that_one(two: str, dies: bool) -> None:
    s = anew(gossiped(f"alike>{two}"), "Tra", "judge", "evil").nightfall().until("Dem", "player").says("Dem", "Qui")
    if dies:
        s.until(ST, "gossip-kills").st("#2", "gossip-kills")
    s.dawn()
    assert [e.kind for e in s.sees(ST, Decided) if e.role == "gossip"] == (["gossip-kills"] if dies else [])
    assert audit(s.play) == []


@pytest.mark.parametrize("swapped", ["#0,#6", "#5,#0"])
def test_who_sat_beside_whom_is_judged_as_they_sat_when_a_gossip_said_it(swapped: str) -> None:
    """The Mastermind and the Imp sat side by side, and do not any more."""
    s = gossiped("beside").deed("Tra", "matron", swapped).nightfall().until("Dem", "player").says("Dem", "Qui")
    s.until(ST, "gossip-kills").st("#2", "gossip-kills").dawn()
    assert audit(s.play) == []


def test_and_not_as_they_sit_since() -> None:
    s = guests(
        Gos="gossip", Two="sage", Min="mastermind", Tri="fool", Qua="monk", Dem="imp", Qui="soldier", Tra="matron"
    )
    s.dawn().deed("Gos", "gossip", "beside").deed("Tra", "matron", "#2,#4").nightfall()
    s.until("Dem", "player").says("Dem", "Qui").dawn()
    assert not [e for e in s.sees(ST, Decided) if e.role == "gossip"]
    assert audit(s.play) == []


@pytest.mark.parametrize("comes", [False, True])
def test_whom_a_sweetheart_makes_drunk_is_somebody_else_where_who_was_named_has_left(comes: bool) -> None:
    town_of = {"Two": "sage", "Tri": "fool", "Qua": "monk", "Qui": "soldier", "Six": "virgin"}
    s = guests(One="sweetheart", **town_of, Min="assassin", Dem="imp", Tra="thief")
    s.until(ST, "drunk").st("Tra", "drunk").until(ST, "drunk-instead")
    assert "Tra" not in s.options(ST)
    s.st("Qua", "drunk-instead").dawn()
    if comes:
        anew(s, "Tra", "judge")
    else:
        s.takes("Tra", "leave", "leave")
    s.opens().nominates("Two", "One").st("go-on").vote(*[n for n in s.names if n != "Tra"])
    s.nightfall()
    assert [who for who in s.names if s.play.table.in_force(s[who], "drunk")] == ["Qua"]
    assert of_the_sweetheart(s) == ["drunk", "drunk-instead"], "all before dawn"
    assert audit(s.play) == []


def of_the_sweetheart(s: Travelling) -> list[str]:
    return [e.what for e in s.sees(ST, Decided) if e.role == "sweetheart"]


def test_whom_a_sweetheart_makes_drunk_is_settled_though_it_is_poisoned_at_dawn() -> None:
    """Who poisons it may die by day before it does: a question in its execution would tell all what it is."""
    town_of = {"Two": "sage", "Tri": "fool", "Qua": "monk", "Qui": "soldier", "Six": "virgin"}
    s = guests(One="sweetheart", **town_of, Min="poisoner", Dem="imp", Tra="thief")
    s.until("Min", "player").says("Min", "One").until(ST, "drunk").st("Qua", "drunk").dawn()
    s.puts("Min", "life", "dead").opens().nominates("Two", "One").st("go-on").vote(*s.names).nightfall()
    assert [who for who in s.names if s.play.table.in_force(s[who], "drunk")] == ["Qua"]
    assert of_the_sweetheart(s) == ["drunk"]
    assert audit(s.play) == []
