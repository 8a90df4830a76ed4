"""What a Barista and a Bone Collector give lasts until dusk: the whole night, and the whole day after it."""

from __future__ import annotations

import json
from types import MappingProxyType

import pytest

from duskbell.games.clocktower.character import TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Abnormal, Deluded, DeludedChose, SeatsSwapped, Served, Told
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import Moon, mixed
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling

NIGHTS = pytest.mark.parametrize("night", ["in-turn", "together"])


def guests(night: str = "in-turn", **cast: str) -> Travelling:
    """A town of these, from whatever box, some of whom travel."""
    ids = dict.fromkeys([id for role in cast.values() for id in role.removeprefix("evil:").split(":")])
    script = [id for id in ids if CHARACTERS[id].kind != TRAVELLER]

    class Guests(Travelling, Moon):
        options_given = MappingProxyType({"night": night})

    return Guests(json.dumps(list(dict.fromkeys([*script, "virgin", "sage", "soldier"]))), **cast)


def seven(first: str, tra: str, night: str = "in-turn", demon: str = "imp", minion: str = "mastermind") -> Travelling:
    """One, four Townsfolk who do nothing by themselves, a Minion, a Demon, a Traveller."""
    return guests(
        night, One=first, Two="undertaker", Tri="pacifist", Qua="fool", Qui="minstrel", Min=minion, Dem=demon, Tra=tra
    )


def offered(s: Travelling, who: str, role: str) -> bool:
    return role in s.offered(who)


# -- Bone Collector ----------------------------------------------------------------------------------------------------


@NIGHTS
def test_a_bone_collectors_dead_learns_that_the_ability_is_theirs_until_dusk(night: str) -> None:
    s = seven("slayer", "bonecollector", night).dawn().puts("One", "life", "dead").nightfall()
    s.until("Tra", "players").says("Tra", "One").dawn()
    assert [(e.seat, e.effect) for e in s.sees("One", Served)] == [(0, "keeps-ability")]
    assert not any(s.sees(other, Served) for other in ("Two", "Tra", "Dem"))
    assert audit(s.play) == []


def test_a_dead_slayer_that_has_its_ability_again_shoots_by_day() -> None:
    s = seven("slayer", "bonecollector").dawn().puts("One", "life", "dead").nightfall()
    s.until("Tra", "players").says("Tra", "One").until("Dem", "player").says("Dem", "Tri").dawn()
    s.deed("One", "slayer", "Dem")
    assert not s["Dem"].alive


def test_the_other_dead_may_pretend_to_it_while_a_bone_collector_lives_and_nobody_can_tell() -> None:
    s = seven("slayer", "bonecollector").dawn().puts("One", "life", "dead").puts("Tri", "life", "dead")
    assert offered(s, "One", "slayer")
    s.nightfall().until("Tra", "players").says("Tra", "One").until("Dem", "player").says("Dem", "Qui").dawn()
    assert offered(s, "Tri", "slayer")
    s.deed("Tri", "slayer", "Dem")
    assert s["Dem"].alive
    assert not s.sees(ST, Abnormal)
    s.puts("Tra", "life", "dead")
    assert not offered(s, "One", "slayer"), "what it lent has ended with it"


def test_nothing_goes_wrong_where_a_dead_slayer_without_the_ability_shoots_at_the_demon() -> None:
    s = seven("slayer", "bonecollector").dawn().puts("One", "life", "dead").deed("One", "slayer", "Dem")
    assert s["Dem"].alive
    assert not s.sees(ST, Abnormal)
    assert not s["One"].has_mark("no-ability")


def test_a_dead_artist_asks_and_who_has_not_been_given_it_back_does_not() -> None:
    s = seven("artist", "bonecollector").dawn().puts("One", "life", "dead")
    assert not offered(s, "One", "artist")
    s.nightfall().until("Tra", "players").says("Tra", "One").until("Dem", "player").says("Dem", "Tri").dawn()
    s.deed("One", "artist", "evil>Dem".replace("Dem", "#6"))
    assert s.heard("One")[-1] == "yes"
    s.nightfall().dawn()
    assert not offered(s, "One", "artist")


def test_a_dead_judge_that_has_its_word_again_says_it() -> None:
    cast = {"One": "oracle", "Two": "undertaker", "Tri": "pacifist", "Qua": "fool", "Qui": "minstrel"}
    s = guests(**cast, Min="mastermind", Dem="imp", Tra="bonecollector", Jud="judge").dawn().puts("Jud", "life", "dead")
    s.nightfall().until("Tra", "players").says("Tra", "Jud").until("Dem", "player").says("Dem", "Tri").dawn()
    s.opens().nominates("One", "Qui")
    s.takes("Jud", "judge", "condemn")
    assert s.play.table.executed == s.no("Qui")


def test_a_dead_virgin_who_was_nominated_before_is_nominated_for_the_first_time_again() -> None:
    s = seven("virgin", "bonecollector").dawn().executes("Tra", "One", "Two", "Tri", "Qua", "Qui", "Dem").nightfall()
    s.until("Tra", "players").says("Tra", "One").until("Dem", "player").says("Dem", "Qui").dawn()
    s.opens().nominates("Two", "One")
    assert s.play.table.executed == s.no("Two")
    assert audit(s.play) == [], "the auditor knows it, too"


def test_what_a_dead_gossip_pretends_to_kills_nobody_though_it_comes_up_that_night() -> None:
    s = seven("gossip", "bonecollector", demon="shabaloth").dawn().nightfall()
    s.until("Dem", "attacks").says("Dem", "One,Two").dawn()
    s.deed("One", "gossip", "evil>#6").nightfall().until(ST, "comes-up").st("One", "comes-up")
    s.until("Dem", "attacks").says("Dem", "Tri,Qua").dawn()
    assert s["One"].alive
    assert s.died_at_dawn() == ["Tri"], "the Fool escapes"
    assert audit(s.play) == []


# -- Barista -----------------------------------------------------------------------------------------------------------


@NIGHTS
def test_whom_a_barista_serves_learns_how(night: str) -> None:
    s = seven("slayer", "barista", night).until(ST, "barista").st("acts-twice>#0", "barista").dawn()
    assert [(e.seat, e.effect) for e in s.sees("One", Served)] == [(0, "acts-twice")]
    assert not any(s.sees(other, Served) for other in ("Two", "Tra", "Dem"))
    assert audit(s.play) == []


def test_a_slayer_who_acts_twice_shoots_twice_that_day() -> None:
    s = seven("slayer", "barista").st("acts-twice>#0", "barista").dawn()
    s.deed("One", "slayer", "Two").deed("One", "slayer", "Dem")
    assert not s["Dem"].alive


def test_where_somebody_may_act_twice_all_may_claim_twice_and_nothing_comes_of_it() -> None:
    s = seven("slayer", "barista").st("acts-twice>#1", "barista").dawn()
    s.deed("One", "slayer", "Two").deed("One", "slayer", "Dem")
    assert s["Dem"].alive, "the one shot was at somebody else"
    s.deed("Two", "slayer", "Dem").deed("Two", "slayer", "Dem")
    assert not offered(s, "Two", "slayer")
    s.puts("Tra", "life", "dead")
    assert not offered(s, "One", "slayer")


def test_what_was_used_once_by_who_acted_twice_is_used_up_at_dusk() -> None:
    s = seven("slayer", "barista").st("acts-twice>#0", "barista").dawn().deed("One", "slayer", "Two")
    s.nightfall().st("sober-healthy>#1", "barista").until("Dem", "player").says("Dem", "Tri").dawn()
    s.deed("One", "slayer", "Dem")
    assert s["Dem"].alive


def test_an_artist_who_acts_twice_asks_twice() -> None:
    s = seven("artist", "barista").st("acts-twice>#0", "barista").dawn()
    s.deed("One", "artist", "evil>#6").deed("One", "artist", "evil>#1")
    assert s.heard("One") == ["yes", "no"]
    assert not offered(s, "One", "artist")


def test_a_savant_who_acts_twice_hears_other_things_the_second_time() -> None:
    s = seven("savant", "barista").st("acts-twice>#0", "barista").dawn()
    s.deed("One", "savant", "visit").deed("One", "savant", "visit")
    first, second = [set(e.claims) for e in s.sees("One", Told)]
    assert not first & second
    assert audit(s.play) == []


@pytest.mark.parametrize(("served", "dead"), [("#0", ["Two", "Tri"]), ("#1", ["Two"])])
def test_a_gossip_who_acts_twice_says_two_things_that_count(served: str, dead: list[str]) -> None:
    s = seven("gossip", "barista").st(f"acts-twice>{served}", "barista").dawn()
    s.deed("One", "gossip", "evil>#6").deed("One", "gossip", "evil>#5").nightfall().st("sober-healthy>#1", "barista")
    s.until("Dem", "player").says("Dem", "Qua").until(ST, "gossip-kills")
    for who in dead:
        s.st(who, "gossip-kills")
    s.dawn()
    assert [n for n in ("Two", "Tri", "Qui") if not s[n].alive] == dead
    assert audit(s.play) == []


def test_a_juggler_who_does_not_act_twice_has_only_five_guesses_that_count() -> None:
    for served, hits in (("#0", "6"), ("#1", "5")):
        s = seven("juggler", "barista").st(f"acts-twice>{served}", "barista").dawn()
        for _ in range(6):
            s.deed("One", "juggler", "is>imp>#6")
        s.nightfall().st("sober-healthy>#1", "barista").until("Dem", "player").says("Dem", "Two").dawn()
        assert s.heard("One") == [hits]
        assert audit(s.play) == []


def test_a_matron_who_acts_twice_changes_seats_twice() -> None:
    s = Travelling(
        "bmr", Sol="pacifist", May="fool", Sla="tealady", Sca="mastermind", Imp="po", Mat="matron", Tra="barista"
    )
    s.st("acts-twice>#5", "barista").dawn().takes("Mat", "matron", "Sol,May").takes("Mat", "matron", "May,Sla")
    assert len(s.sees(None, SeatsSwapped)) == 2
    assert not offered(s, "Mat", "matron")


def test_a_gunslinger_who_acts_twice_shoots_twice_after_the_first_vote() -> None:
    s = Travelling(
        "tb",
        Sol="chef",
        May="virgin",
        Sla="mayor",
        Sca="baron0".replace("baron0", "scarletwoman"),
        Imp="imp",
        Gun="gunslinger",
        Tra="barista",
    )
    s.st("acts-twice>#5", "barista").dawn().opens().nominates("Sol", "Sca").vote("Sol", "May")
    s.says("Gun", "Sol", "clocktower.gunslinger").says("Gun", "May", "clocktower.gunslinger")
    assert [s["Sol"].alive, s["May"].alive] == [False, False]
    assert audit(s.play) == []


def test_whom_a_pukka_that_acts_twice_has_just_poisoned_dies_when_it_acts_again() -> None:
    s = (
        seven("sage", "barista", demon="pukka")
        .st("sober-healthy>#1", "barista")
        .until("Dem", "player")
        .says("Dem", "Two")
    )
    s.dawn().nightfall().st("acts-twice>#6", "barista").until("Dem", "player").says("Dem", "Tri")
    s.until("Dem", "player").says("Dem", "Qui").dawn()
    assert s.died_at_dawn() == ["Two", "Tri"]
    assert s["Qui"].has_mark("poisoned")
    assert audit(s.play) == []


# -- the Demon and who only takes itself for one -----------------------------------------------------------------------


@NIGHTS
def test_who_becomes_the_demon_learns_who_only_takes_itself_for_one(night: str) -> None:
    s = guests(
        night, Lun="lunatic:po", One="undertaker", Two="pacifist", Tri="fool", Qua="minstrel", Qui="sage",
        Min="scarletwoman", Dem="imp",
    )  # fmt: skip
    s.dawn().executes("One", "Dem", "One", "Two", "Tri", "Qua", "Qui").nightfall().dawn()
    assert [(e.seat, e.role) for e in s.sees("Min", Deluded)] == [(0, "po")]
    assert not any(s.sees(other, Deluded) for other in ("Lun", "One", "Qui"))
    assert audit(s.play) == []


def test_the_dead_are_nothing_that_a_new_demon_has_to_know_of() -> None:
    s = mixed(
        "lunatic",
        "po",
        Lun="lunatic:po",
        One="undertaker",
        Two="pacifist",
        Tri="fool",
        Qua="minstrel",
        Qui="sage",
        Min="scarletwoman",
        Dem="imp",
    )
    s.dawn().puts("Lun", "life", "dead").executes("One", "Dem", "One", "Two", "Tri", "Qua", "Qui").nightfall().dawn()
    assert not s.sees("Min", Deluded)


def test_the_demon_learns_all_that_a_lunatic_who_acts_twice_has_named() -> None:
    s = guests(
        Lun="lunatic:zombuul", One="undertaker", Two="pacifist", Tri="fool", Qua="minstrel", Qui="sage",
        Min="mastermind", Dem="imp", Tra="barista",
    )  # fmt: skip
    s.st("sober-healthy>#1", "barista").dawn().nightfall().st("acts-twice>#0", "barista")
    s.until("Lun", "player").says("Lun", "One").until("Lun", "player").says("Lun", "Two").dawn()
    assert [e.targets for e in s.sees("Dem", DeludedChose)] == [(1,), (2,)]
    assert audit(s.play) == []


# -- sides that change -------------------------------------------------------------------------------------------------


def test_a_red_herring_that_turns_evil_stays_one() -> None:
    s = mixed(Goo="goon", For="fortuneteller", Mon="monk", Two="pacifist", Tri="minstrel", Fou="fool", Poi="poisoner",
              Imp="imp")  # fmt: skip
    s.st("Goo", "red-herring").says("Poi", "Goo", "clocktower.player")
    assert s["Goo"].team == "evil"
    s.until("For", "players").says("For", "Goo,Mon")
    assert s.heard("For") == ["yes"]


def test_a_goon_whom_a_lunatic_names_first_is_turned_by_who_names_it_with_an_ability() -> None:
    s = mixed(Goo="goon", Lun="lunatic:pukka", One="undertaker", Two="pacifist", Tri="minstrel", Fou="fool", Fiv="sage",
              Min="mastermind", Dem="po")  # fmt: skip
    s.until("Lun", "player").says("Lun", "Goo").dawn()
    assert s["Goo"].team == "good"
    s.nightfall().until("Lun", "player").says("Lun", "Goo").until("Dem", "players").says("Dem", "Goo")
    assert s["Goo"].team == "evil"
    assert s["Dem"].has_mark("drunk")
    assert not s["Lun"].has_mark("drunk")
