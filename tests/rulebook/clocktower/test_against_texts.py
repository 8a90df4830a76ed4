"""Scenes that an audit of all characters' texts has asked for (docs/review.md, rows Y). Their scripts are mixed: each
has the characters that the scene needs, from whatever box.
"""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import CastShown, Executed, Learned
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import Moon, mixed
from tests.rulebook.clocktower.town import ST

# -- who notices being chosen, when several are attacked one after the other ------------------------------------------


def goon(demon: str) -> Moon:
    town = {"Goo": "goon", "Ann": "fool", "Bea": "chef", "Cal": "virgin", "Dot": "artist", "Eva": "slayer"}
    return mixed(**town, Min="witch", Dem=demon)


@pytest.mark.parametrize(("order", "dead"), [("Bea,Goo", ["Bea"]), ("Goo,Bea", [])])
def test_who_is_attacked_before_the_goon_dies_and_who_comes_after_it_does_not(order: str, dead: list[str]) -> None:
    s = goon("shabaloth")
    s.next_night().acts("Dem", order).dawn()
    assert (s.died_at_dawn(), s["Goo"].team) == (dead, "evil")


def test_a_po_has_killed_whom_it_named_before_the_goon() -> None:
    s = goon("po")
    s.next_night().acts("Dem", "").dawn().nightfall().acts("Dem", "Bea,Goo,Cal").dawn()
    assert (s.died_at_dawn(), s["Goo"].team) == (["Bea"], "evil")


@pytest.mark.parametrize(("order", "dead"), [("Dem,Bea", ["Dem"]), ("Bea,Dem", ["Bea", "Dem"])])
def test_who_has_died_of_its_own_attack_attacks_nobody_else_and_has_not_failed(order: str, dead: list[str]) -> None:
    """A Mathematician counts what another ability kept from working; here none did."""
    town = {"Mat": "mathematician", "Bea": "chef", "Cal": "virgin", "Dot": "artist", "Eva": "slayer"}
    s = mixed(**town, Min="scarletwoman", Dem="shabaloth").next_night().acts("Dem", order).dawn()
    assert sorted(s.died_at_dawn()) == sorted(dead)
    assert s["Min"].role.id == "shabaloth"
    assert s.heard("Mat")[-1] == "0"
    audit(s.play)


# -- who is safe from Demons is safe from their poison and their falsehood --------------------------------------------


def test_a_soldier_beside_a_no_dashii_is_not_poisoned_and_nobody_behind_it_in_its_place() -> None:
    s = mixed(Sol="soldier", Bea="chef", Cal="virgin", Dot="artist", Eva="slayer", Min="poisoner", Dem="nodashii")
    assert (s.works("Sol"), s.works("Bea"), s.works("Eva")) == (True, True, False)
    s.acts("Min", "Sol").first_day()
    assert not s.works("Sol"), "who is no Soldier for a while has a Demon's poison, too"
    s.nightfall().acts("Min", "Min")
    assert s.works("Sol")


def test_a_pukka_does_not_poison_a_soldier_or_who_is_under_a_monks_shield() -> None:
    s = mixed(Sol="soldier", Bea="chef", Mon="monk", Dot="artist", Eva="slayer", Min="witch", Dem="pukka")
    s.acts("Dem", "Sol").next_night().acts("Mon", "Bea").acts("Dem", "Bea").dawn()
    assert (s.works("Sol"), s.works("Bea"), s.died_at_dawn()) == (True, True, [])
    s.nightfall().acts("Mon", "Dot").acts("Dem", "Eva").dawn()
    assert (s.died_at_dawn(), s.works("Eva")) == ([], False), "who was not poisoned does not die of it"


def test_a_sage_who_dies_of_a_pukkas_poison_is_healthy_when_it_learns() -> None:
    s = mixed(Sag="sage", Bea="chef", Cal="virgin", Dot="artist", Eva="slayer", Min="witch", Dem="pukka")
    s.acts("Dem", "Sag").next_night().acts("Dem", "Bea").until(ST, "tell")
    assert len(s.lawful()) == 5
    assert all("Dem" in said.split() for said in s.lawful()), "the poison has gone with the death"


def test_a_monks_shield_lifts_a_standing_poison_for_the_night() -> None:
    s = mixed(Bea="chef", Mon="monk", Cal="virgin", Dot="artist", Eva="slayer", Min="witch", Dem="nodashii")
    s.next_night().acts("Mon", "Bea")
    assert (s.works("Bea"), s.works("Eva")) == (True, False)
    assert not s.dawn().works("Bea")


def test_a_poisoned_monk_shields_nobody_from_poison() -> None:
    s = mixed(Mon="monk", Bea="chef", Cal="virgin", Dot="artist", Eva="slayer", Min="witch", Dem="nodashii")
    s.next_night().acts("Mon", "Eva")
    assert (s.works("Mon"), s.works("Eva")) == (False, False)


def test_who_is_under_a_monks_shield_hears_no_falsehood_of_a_vortox() -> None:
    s = mixed(Emp="empath", Mon="monk", Cal="virgin", Dot="artist", Min="witch", Eva="slayer", Dem="vortox")
    s.first_day().dead_by_votes("Dot").acts("Mon", "Emp").acts("Dem", "Cal").until(ST, "dawn")
    assert s.heard("Emp")[-1] == "1"


# -- what keeps good from winning -------------------------------------------------------------------------------------


def twins(**other: str) -> Moon:
    """Seven or more, of whom one is the Evil Twin and the Mayor its twin: the first day."""
    town = {"Twi": "eviltwin", "May": "mayor", "Ann": "slayer", "Bea": "virgin", "Cal": "artist"}
    return mixed(**town, **other, Dem="imp").st("May", "twin").first_day()


def test_a_mayor_does_not_win_while_both_twins_live() -> None:
    s = twins(Eva="chef")
    for who in ("Ann", "Bea", "Cal", "Eva"):
        s.puts(who, "life", "dead")
    assert s.nightfall().winners is None


@pytest.mark.parametrize(("sober", "winners"), [(True, None), (False, ("good", "saint"))])
def test_an_evil_saint_that_is_executed_wins_nothing_for_good_while_both_twins_live(
    sober: bool, winners: tuple[str, str] | None
) -> None:
    s = twins(Dot="fool", Sai="saint").puts("Sai", "side", "evil")
    if not sober:
        s.puts("Twi", "mark", "drunk")
    assert s.dead_by_votes("Sai").winners == winners


def test_an_evil_klutz_that_names_evil_wins_nothing_for_good_while_both_twins_live() -> None:
    s = twins(Dot="fool", Klu="klutz").puts("Klu", "side", "evil")
    s.opens().nominates("Ann", "Klu").vote("Ann", "Bea", "Cal", "Dot").until("Klu", "klutz").says("Klu", "Dem")
    assert s.winners is None


def test_the_day_of_a_mastermind_wins_nothing_for_good_while_both_twins_live() -> None:
    s = twins(Dot="fool", Eva="chef", Fay="sage", Mas="mastermind").dead_by_votes("Dem").dawn()
    assert s.nightfall().winners is None, "nobody was executed"
    assert s.puts("May", "life", "dead").winners == ("good", "demons-dead")


def test_but_to_execute_the_evil_twin_on_it_wins_at_once() -> None:
    """By its death nothing keeps good from winning any more, and its side has lost by its execution."""
    s = twins(Dot="fool", Eva="chef", Fay="sage", Mas="mastermind").dead_by_votes("Dem").dawn()
    assert s.dead_by_votes("Twi").winners == ("good", "mastermind")
    assert audit(s.play) == []


def test_and_to_execute_another_evil_one_on_it_wins_nothing() -> None:
    s = twins(Dot="fool", Eva="chef", Fay="sage", Mas="mastermind").dead_by_votes("Dem").dawn()
    assert s.puts("Dot", "side", "evil").dead_by_votes("Dot").winners is None


def test_only_a_demons_death_has_a_mastermind_plot_while_twins_keep_the_game_going() -> None:
    s = twins(Dot="fool", Eva="chef", Fay="sage", Mas="mastermind").puts("Dem", "life", "dead")
    assert s.dead_by_votes("Eva").winners is None
    assert not s["Mas"].has_mark("last-day")


# -- what the Mathematician counts ------------------------------------------------------------------------------------


def counted(s: Moon) -> list[str]:
    """What the Mathematician is told this night, whatever everybody else does or is told."""
    before = len(s.heard("Mat"))
    while len(s.heard("Mat")) == before and s.play.table.phase in ("dusk", "night"):
        ask = s.play.open.get(s.no(ST))
        if ask is not None and ask.key == "clocktower.tell" and ask.about[0] == s.no("Mat"):
            return list(s.lawful())
        s._let_pass()
    return s.heard("Mat")[-1:]


def counting(first: str, minion: str = "poisoner", **more: str) -> Moon:
    town = {"Mat": "mathematician", "One": first, "Bea": "fool", "Cal": "artist", "Dot": "soldier"}
    return mixed(**(town | more), Min=minion, Dem="imp")


@pytest.mark.parametrize(("target", "count"), [("Bea", "0"), ("Dem", "1")])
def test_a_poisoned_slayer_has_failed_if_it_shot_a_demon(target: str, count: str) -> None:
    s = counting("slayer").acts("Min", "One").first_day().deed("One", "slayer", target).nightfall()
    assert counted(s.acts("Min", "Cal").acts("Dem", "Cal")) == [count]


@pytest.mark.parametrize(("by", "count"), [("Min", "0"), ("Bea", "1")])
def test_a_poisoned_virgin_has_failed_if_a_townsfolk_nominated_it(by: str, count: str) -> None:
    s = counting("virgin").acts("Min", "One").first_day().executes(by, "One").nightfall()
    assert counted(s.acts("Min", "Cal").acts("Dem", "Cal")) == [count]


@pytest.mark.parametrize(("by", "count"), [("Cal", "0"), ("Bea", "1")])
def test_a_drunk_witch_has_failed_if_whom_she_cursed_nominated(by: str, count: str) -> None:
    s = counting("chef", "witch").puts("Min", "mark", "drunk").acts("Min", "Bea").first_day()
    assert counted(s.executes(by, "Dot").nightfall().acts("Dem", "Cal")) == [count]


@pytest.mark.parametrize(("who", "count"), [("Cal", "0"), ("One", "1")])
def test_a_drunk_devils_advocate_has_failed_if_whom_it_spoke_for_died_of_it(who: str, count: str) -> None:
    s = counting("chef", "devilsadvocate").puts("Min", "mark", "drunk").acts("Min", "One").first_day()
    assert counted(s.dead_by_votes(who).nightfall().acts("Dem", "Dot")) == [count]


@pytest.mark.parametrize(("who", "count"), [("One", "0"), ("Cal", "1")])
def test_a_drunk_assassin_has_failed_if_it_chose_somebody_alive(who: str, count: str) -> None:
    s = counting("chef", "assassin").puts("Min", "mark", "drunk").first_day().puts("One", "life", "dead").nightfall()
    assert counted(s.acts("Dem", "Dot").acts("Min", who)) == [count]


@pytest.mark.parametrize(("victim", "count"), [("Dot", "0"), ("Cal", "1")])
def test_a_poisoned_demon_has_failed_if_its_victim_would_have_died(victim: str, count: str) -> None:
    s = counting("chef").acts("Min", "Min").next_night().acts("Min", "Dem")
    assert counted(s.acts("Dem", victim)) == [count]


@pytest.mark.parametrize(("named", "count"), [("Bea", "0"), ("Dem", "1")])
def test_a_poisoned_klutz_has_failed_if_it_named_somebody_evil(named: str, count: str) -> None:
    s = counting("chef", Klu="klutz").acts("Min", "Klu").first_day()
    s.opens().nominates("One", "Klu").vote("One", "Bea", "Cal", "Dot", "Mat").until("Klu", "klutz")
    s.says("Klu", named).nightfall()
    assert counted(s.acts("Min", "Cal").acts("Dem", "Dot")) == [count]


@pytest.mark.parametrize(("claim", "count"), [("evil Cal", "0"), ("evil Dem", "1")])
def test_a_poisoned_gossip_has_failed_if_what_it_said_is_so(claim: str, count: str) -> None:
    s = counting("gossip").acts("Min", "Cal").first_day().says_before_all("One", claim).nightfall()
    assert counted(s.acts("Min", "One").acts("Dem", "Dot")) == [count]


def test_a_poisoned_grandmother_that_was_told_the_truth_has_not_failed() -> None:
    s = counting("grandmother").acts("Min", "One").until(ST, "tell").tells("artist Cal")
    assert counted(s) == ["0"]


# -- and the others ---------------------------------------------------------------------------------------------------


def test_a_fang_gu_under_an_innkeepers_roof_outlives_its_jump() -> None:
    town = {"Inn": "innkeeper", "Ann": "chef", "Bea": "slayer", "Cal": "virgin", "Klu": "klutz", "Swe": "sweetheart"}
    s = mixed(**town, Min="witch", Dem="fanggu").next_night()
    s.acts("Inn", "Dem,Ann").st("Ann", "drunk").acts("Dem", "Klu").dawn()
    assert (s["Klu"].role.id, s["Klu"].team, s["Dem"].alive, s.died_at_dawn()) == ("fanggu", "evil", True, [])
    s.nightfall().acts("Dem", "Swe").acts("Klu", "Bea").dawn()
    assert s.died_at_dawn() == ["Bea", "Swe"], "neither jumps any more"


def test_the_undertaker_is_told_as_what_somebody_died_whatever_they_are_now() -> None:
    town = {"Und": "undertaker", "Ann": "chef", "Bea": "slayer", "Cal": "virgin", "Dot": "artist", "Bar": "barber"}
    s = mixed(**town, Min="witch", Dem="imp").first_day().dead_by_votes("Bar")
    s.acts("Dem", "Dot").until("Dem", "haircut").says("Dem", "Bar,Ann").dawn()
    assert (s["Bar"].role.id, s.heard("Und")) == ("chef", ["barber"])


def test_an_exorcist_keeps_whoever_is_the_demon_now_asleep() -> None:
    town = {"Sna": "snakecharmer", "Exo": "exorcist", "Ann": "chef", "Bea": "slayer", "Cal": "virgin"}
    s = mixed(**town, Min="witch", Dem="imp").acts("Sna", "Ann").next_night().acts("Sna", "Dem").acts("Exo", "Sna")
    assert not s.asked_tonight("Sna")


def test_a_dead_minion_that_becomes_something_else_keeps_no_ability() -> None:
    town = {"Ann": "chef", "Min": "witch", "Bea": "slayer", "Mon": "monk", "Dot": "artist", "Eva": "virgin"}
    s = mixed("saint", **town, Dem="vigormortis").next_night().acts("Dem", "Min").dawn()
    assert s.works("Min")
    assert not s.puts("Min", "role", "saint").works("Min")


def test_who_becomes_the_godfather_again_is_shown_the_outsiders_again() -> None:
    town = {"Ann": "chef", "Bea": "slayer", "Cal": "virgin", "Dot": "artist", "Sai": "saint"}
    s = mixed("witch", **town, Min="godfather", Dem="imp").first_day()
    s.puts("Min", "role", "witch").puts("Min", "role", "godfather").nightfall().acts("Dem", "Ann").dawn()
    assert [shown.roles for shown in s.sees("Min", CastShown)] == [("saint",), ("saint",)]


def test_who_becomes_the_drunk_by_scissors_is_told_nothing() -> None:
    town = {"Ann": "chef", "Bea": "slayer", "Cal": "virgin", "Dot": "artist", "Eva": "soldier"}
    s = mixed("mayor", "monk", **town, Bar="barber", Dru="drunk:mayor", Min="witch", Dem="imp").first_day()
    s.dead_by_votes("Bar").acts("Dem", "Cal").until("Dem", "haircut").says("Dem", "Ann,Dru").dawn()
    assert (s["Ann"].role.id, s.knows("Ann", "Ann"), s.sees("Ann", Learned)) == ("drunk", "chef", [])
    assert (s["Dru"].role.id, s.knows("Dru", "Dru"), len(s.heard("Dru"))) == ("chef", "chef", 1)


# -- a Virgin that was dead --------------------------------------------------------------------------------------------


def virgin(second: str) -> Moon:
    """A Virgin whom a Demon kills in the second night, an Artist having nominated her before."""
    town = {"Vir": "virgin", "Two": second, "Ann": "chef", "Bea": "slayer", "Cal": "artist"}
    s = mixed(**town, Min="mastermind", Dem="imp").first_day().opens().nominates("Cal", "Vir")
    return s.nightfall().acts("Dem", "Vir")


def test_a_virgin_that_comes_back_has_her_ability_anew() -> None:
    s = virgin("professor").acts("Two", "Vir").dawn().opens().nominates("Bea", "Vir")
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Cal"), s.no("Bea")]
    assert audit(s.play) == []


def test_nothing_goes_wrong_where_a_dead_virgin_is_nominated() -> None:
    s = mixed(Vir="virgin", Mat="mathematician", Ann="chef", Bea="slayer", Cal="artist", Min="mastermind", Dem="imp")
    s.next_night().acts("Dem", "Vir").dawn().opens().nominates("Bea", "Vir").vote().nightfall().acts(
        "Dem", "Vir"
    ).dawn()
    assert s.heard("Mat")[-1] == "0"


def test_who_gains_the_ability_of_a_virgin_was_not_nominated_as_one_before() -> None:
    s = mixed(
        "virgin", Phi="philosopher", Ann="chef", Bea="slayer", Cal="artist", Dot="gossip", Min="mastermind", Dem="imp"
    )
    s.acts("Phi", "pass").first_day().opens().nominates("Bea", "Phi").vote().nightfall()
    s.until("Phi", "character").says("Phi", "virgin").acts("Dem", "Ann").dawn()
    s.opens().nominates("Cal", "Phi")
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Cal")]
    assert audit(s.play) == []
