"""Trouble Brewing: Outsiders, Minions and the Demon."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, Drew, GrimoireShown, Learned, Pointed
from duskbell.games.clocktower.sobriety import POISONED
from tests.rulebook.clocktower.town import ST, Town

TEN = {f"T{n}": role for n, role in enumerate(["empath", "chef", "monk", "soldier", "mayor", "slayer", "virgin"])}
TEN |= {"Poi": "poisoner", "Spy": "spy", "Imp": "imp"}
SIX = {"Emp": "empath", "Che": "chef", "Mon": "monk", "Out": "butler", "Poi": "poisoner", "Imp": "imp"}


def town(**cast: str) -> Town:
    """Six, some of them replaced, before anybody is woken."""
    return Town(**{**SIX, **cast})


def day(**cast: str) -> Town:
    """The first day; the Poisoner, if there is one, has poisoned itself."""
    s = town(**cast)
    return s.quietly().until(ST, "open-nominations")


# -- Butler ------------------------------------------------------------------------------------------------------------


def test_the_butler_chooses_another_as_master_each_night() -> None:
    s = town()
    s.quietly().until("Out", "player")
    assert "Out" not in s.options("Out")
    s.says("Out", "Che").until(ST, "open-nominations")
    assert s["Che"].has_mark("master")


def test_a_butler_who_votes_alone_has_voted() -> None:
    """Stopping the hand would tell a Butler that it is not poisoned, and all others who it is (rulings, C5)."""
    s = town()
    s.quietly().until("Out", "player").says("Out", "Che").until(ST, "open-nominations")
    s.opens().nominates("Emp", "Mon").vote("Out")
    assert Pointed(s.no("Out"), True) in s.sees(None, Pointed)


# -- Drunk -------------------------------------------------------------------------------------------------------------


def test_the_drunk_takes_itself_for_a_townsfolk() -> None:
    s = town(Out="drunk:washerwoman")
    assert s.sees("Out", Drew) == [Drew(s.no("Out"), "washerwoman")]
    assert s.knows("Out", "Out") == "washerwoman"
    assert s["Out"].role.id == "drunk"


def test_it_is_woken_like_one_and_may_be_told_anything() -> None:
    s = town(Out="drunk:washerwoman").quietly().until(ST, "tell")
    assert s.asks(ST, "clocktower.tell").about[0] == s.no("Out")
    assert s.lawful()["soldier Mon Imp"] == "free"


def test_its_own_token_never_goes_into_the_bag() -> None:
    assert sorted(town(Out="drunk:washerwoman").play.table.bag) == sorted(
        ["empath", "chef", "monk", "washerwoman", "poisoner", "imp"]
    )


# -- Recluse, Saint ----------------------------------------------------------------------------------------------------


def test_a_recluse_may_seem_evil_to_the_empath() -> None:
    s = town(Out="recluse", Mon="empath", Emp="soldier", Che="mayor")
    s.quietly().until(ST, "tell")
    assert s.lawful() == {"0": "true", "1": "registers"}


def test_a_poisoned_recluse_seems_what_it_is() -> None:
    s = town(Out="recluse", Mon="empath", Emp="soldier").says("Poi", "Out").until(ST, "dawn")
    assert s.heard("Mon") == ["0"]


def test_a_dead_recluse_still_may() -> None:
    s = day(Out="recluse", Che="undertaker").executes("Emp", "Out", "Emp", "Che", "Mon").nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").says("Imp", "Che").until(ST, "tell")
    assert s.lawful()["imp"] == "registers"


def test_who_executes_the_saint_has_lost() -> None:
    s = day(Out="saint").executes("Emp", "Out", "Emp", "Che", "Mon")
    assert s.winners == ("evil", "saint")


def test_a_poisoned_saint_only_dies() -> None:
    s = town(Out="saint").says("Poi", "Out").until(ST, "open-nominations")
    s.executes("Emp", "Out", "Emp", "Che", "Mon")
    assert s.winners is None
    assert not s["Out"].alive


def test_a_saint_may_die_at_night() -> None:
    s = day(Out="saint").nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").says("Imp", "Out").dawn()
    assert s.winners is None


# -- Poisoner ----------------------------------------------------------------------------------------------------------


def test_poison_lasts_until_the_next_dusk() -> None:
    s = town().says("Poi", "Che").until(ST, "open-nominations")
    assert s.play.table.in_force(s["Che"], POISONED)
    s.nightfall()
    assert not s["Che"].has_mark(POISONED)


def test_poison_ends_at_once_when_the_poisoner_dies() -> None:
    s = town().says("Poi", "Che").until(ST, "open-nominations").executes("Emp", "Poi", "Emp", "Che", "Mon")
    assert s.play.table.at_work(s["Che"], "chef")


def test_a_poisoned_imp_kills_nobody() -> None:
    s = day().nightfall()
    s.says("Poi", "Imp").says("Mon", "Che").says("Imp", "Emp").dawn()
    assert s.died_at_dawn() == []


def test_nobody_is_told_that_they_are_poisoned() -> None:
    s = town()
    before = len(s.play.view(s.no("Mon")).events)
    s.says("Poi", "Mon")
    assert len(s.play.view(s.no("Mon")).events) == before


# -- Spy ---------------------------------------------------------------------------------------------------------------


def test_the_spy_sees_the_grimoire_each_night() -> None:
    s = day(Poi="spy")
    (shown,) = s.sees("Poi", GrimoireShown)
    assert shown.roles == ("empath", "chef", "monk", "butler", "spy", "imp")
    assert s.sees("Emp", GrimoireShown) == []
    s.nightfall().dawn()
    assert len(s.sees("Poi", GrimoireShown)) == 2


@pytest.mark.parametrize("where", ["T0", "Imp"])
def test_a_poisoned_spy_cannot_read_that_it_is(where: str) -> None:
    s = Town(**TEN).until("Poi", "player").says("Poi", "Spy").until(ST, "grimoire").st("as-it-is")
    s.st(where, "reminder")
    (shown,) = s.sees("Spy", GrimoireShown)
    assert [seat for seat, name in shown.reminders if name == "poisoned"] == [s.no(where)]
    assert s.sees(ST, Abnormal) == []


def test_a_poisoned_spy_sees_every_other_reminder_beside_itself() -> None:
    s = Town(But="butler", Che="chef", Mon="monk", Emp="empath", Spy="spy", Poi="poisoner", Vir="virgin", Sol="soldier",
             Sla="slayer", May="mayor", Imp="imp")  # fmt: skip
    s.until("Poi", "player").says("Poi", "Spy").until("But", "player").says("But", "Spy")
    s.until(ST, "grimoire").st("as-it-is").st("Che", "reminder")
    (shown,) = s.sees("Spy", GrimoireShown)
    assert [name for seat, name in shown.reminders if seat == s.no("Spy")] == ["master"]
    assert [name for seat, name in shown.reminders if seat == s.no("Che")] == ["poisoned"]


def watched() -> Town:
    """A Drunk who takes itself for the Chef, and a Washerwoman: on the first night a Spy looks."""
    cast = {"Was": "washerwoman", "Dru": "drunk:chef", "Mon": "monk", "Emp": "empath", "Spy": "spy", "Poi": "poisoner"}
    return Town(**cast, T0="mayor", T1="soldier", T2="virgin", T3="slayer", Imp="imp")


@pytest.mark.parametrize(("other", "pair"), [("T2", "#2>#7"), ("Imp", "#7>#9")])
def test_the_reminders_of_who_learned_two_lie_as_they_were_laid_whatever_one_becomes(other: str, pair: str) -> None:
    s = Town(**{**TEN, "T0": "investigator", "Poi": "scarletwoman"}).until(ST, "tell")
    s.says(ST, f"scarletwoman>{pair}").until(ST, "open-nominations")
    s.executes("T1", "Imp", "T1", "T2", "T3", "T4", "T5").until(ST, "dawn")
    assert s["Poi"].character.id == "imp"
    shown = s.sees("Spy", GrimoireShown)[-1]
    assert [one for one in shown.reminders if one[1].startswith("investigator")] == [
        (s.no("Poi"), "investigator-right"),
        (s.no(other), "investigator-wrong"),
    ]


def test_the_grimoire_shows_what_a_drunk_takes_itself_for_and_of_whom_somebody_learned() -> None:
    s = watched().until("Poi", "player").says("Poi", "T0")
    s.until(ST, "tell").says(ST, "monk>#2>#3").until(ST, "dawn")
    (shown,) = s.sees("Spy", GrimoireShown)
    assert shown.roles[s.no("Dru")] == "drunk"
    assert shown.beliefs == ((s.no("Dru"), "chef"),)
    assert (s.no("Mon"), "washerwoman-right") in shown.reminders
    assert (s.no("Emp"), "washerwoman-wrong") in shown.reminders


def test_in_a_false_grimoire_a_belief_lies_with_its_token() -> None:
    s = watched().until("Poi", "player").says("Poi", "Spy")
    s.until(ST, "grimoire").says(ST, f"swap>#{s.no('Dru')}>#{s.no('Emp')}").st("T0", "reminder")
    (shown,) = s.sees("Spy", GrimoireShown)
    assert (shown.roles[s.no("Dru")], shown.roles[s.no("Emp")]) == ("empath", "drunk")
    assert shown.beliefs == ((s.no("Emp"), "chef"),)
    assert s.no("Spy") in [e.seat for e in s.sees(ST, Abnormal)], "a Mathematician would count it"


def test_a_spy_sees_no_poison_of_a_poisoner_that_is_gone() -> None:
    s = Town(**TEN).until("Poi", "player").says("Poi", "T0").until(ST, "open-nominations").nightfall()
    s.says("Poi", "T1").until("Imp", "player").says("Imp", "Imp").st("Poi", "heir").until(ST, "dawn")
    first, second = s.sees("Spy", GrimoireShown)
    assert (s.no("T0"), "poisoned") in first.reminders
    assert "poisoned" not in [name for _, name in second.reminders]


def test_a_spy_may_seem_good() -> None:
    s = Town(Emp="empath", Spy="spy", Mon="monk", Sol="soldier", Imp="imp").quietly().until(ST, "tell")
    assert s.lawful() == {"1": "registers", "2": "true"}


# -- Scarlet Woman -----------------------------------------------------------------------------------------------------


def test_with_five_alive_the_scarlet_woman_becomes_the_demon() -> None:
    s = day(Poi="scarletwoman").executes("Emp", "Imp", "Emp", "Che", "Mon")
    assert s.winners is None
    assert s["Poi"].role.id == "imp"


def test_she_learns_it_that_night_and_kills_that_night() -> None:
    s = day(Poi="scarletwoman").executes("Emp", "Imp", "Emp", "Che", "Mon")
    assert s.sees("Poi", Learned) == []
    s.nightfall().says("Mon", "Che")
    assert s.sees("Poi", Learned) == [Learned(s.no("Poi"), "imp", "evil")]
    s.says("Poi", "Emp").dawn()
    assert s.died_at_dawn() == ["Emp"]


def test_nobody_else_learns_of_it() -> None:
    s = day(Poi="scarletwoman")
    s.executes("Emp", "Imp", "Emp", "Che", "Mon").nightfall().says("Mon", "Che")
    assert s.sees("Emp", Learned) == []
    assert s.winners is None


def test_with_four_alive_the_demons_death_is_the_end() -> None:
    s = day(Poi="scarletwoman").executes("Emp", "Che", "Emp", "Mon", "Out").nightfall()
    s.says("Mon", "Che").says("Imp", "Emp").dawn().executes("Mon", "Imp", "Mon", "Out")
    assert s.winners == ("good", "demons-dead")


# -- Baron -------------------------------------------------------------------------------------------------------------


def test_a_baron_puts_two_more_outsiders_in_the_bag() -> None:
    s = Town(Che="chef", Rec="recluse", Sai="saint", But="butler", Bar="baron", Imp="imp")
    assert [x.kind for x in (s[n].role for n in ("Che", "Rec", "Sai", "But"))].count("outsider") == 3


# -- Imp ---------------------------------------------------------------------------------------------------------------


def test_the_imp_does_not_act_on_the_first_night() -> None:
    s = town().quietly().until("Out", "player").says("Out", "Che")
    assert s.open_now() == {ST: "clocktower.dawn"}


def test_it_kills_and_only_the_dawn_tells() -> None:
    s = day().nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").says("Imp", "Emp")
    assert s.play.view(s.no("Che")).table.seats[0].alive
    s.dawn()
    assert s.died_at_dawn() == ["Emp"]
    assert not s.play.view(s.no("Che")).table.seats[0].alive


def test_an_imp_that_kills_itself_hands_on_to_a_minion() -> None:
    s = day().nightfall()
    s.says("Poi", "Che").says("Mon", "Che").says("Imp", "Imp").dawn()
    assert s.died_at_dawn() == ["Imp"]
    assert s["Poi"].role.id == "imp"
    assert s.sees("Poi", Learned) == [Learned(s.no("Poi"), "imp", "evil")]


def test_of_several_minions_the_storyteller_chooses_the_heir() -> None:
    s = Town(**TEN)
    s.until("Poi", "player").says("Poi", "Poi").until(ST, "open-nominations").nightfall()
    s.says("Poi", "T0").says("T2", "T1").says("Imp", "Imp")
    assert s.options(ST) == ["Poi", "Spy"]
    s.st("Spy", "heir").dawn()
    assert s["Spy"].role.id == "imp"
    assert s["Poi"].role.id == "poisoner"


def test_the_scarlet_woman_is_the_heir_where_her_text_names_her() -> None:
    ten = {("Sca" if name == "Spy" else name): "scarletwoman" if role == "spy" else role for name, role in TEN.items()}
    s = Town(**ten)
    s.until("Poi", "player").says("Poi", "Poi").until(ST, "open-nominations").nightfall()
    s.says("Poi", "T0").says("T2", "T1").says("Imp", "Imp").dawn()
    assert s["Sca"].role.id == "imp"


def test_a_poisoned_imp_cannot_kill_itself() -> None:
    s = day().nightfall()
    s.says("Poi", "Imp").says("Mon", "Che").says("Imp", "Imp").dawn()
    assert s.died_at_dawn() == []
    assert s["Poi"].role.id == "poisoner"


def test_without_a_minion_its_own_death_is_the_end() -> None:
    s = day().executes("Emp", "Poi", "Emp", "Che", "Mon").nightfall()
    s.says("Mon", "Che").says("Imp", "Imp")
    assert s.winners == ("good", "demons-dead")


def test_the_demon_may_choose_the_dead() -> None:
    s = day().executes("Emp", "Poi", "Emp", "Che", "Mon").nightfall()
    s.says("Mon", "Che").says("Imp", "Poi").dawn()
    assert s.died_at_dawn() == []


def test_who_follows_is_said_before_the_imp_is_dead() -> None:
    cast = {"Che": "chef", "Emp": "empath", "Mon": "monk", "Sol": "soldier", "Vir": "virgin", "Sla": "slayer"}
    more = {"May": "mayor", "Poi": "poisoner", "Spy": "spy", "Imp": "imp"}
    s = Town(**cast, **more).nightfall().until("Mon", "player").says("Mon", "Che")
    s.until("Imp", "player").says("Imp", "Imp")
    _ = s.asks(ST, "clocktower.heir")
    assert s["Imp"].alive
    s.st("Spy")
    assert (s["Imp"].alive, s["Spy"].role.id) == (False, "imp")


def test_a_recluse_does_not_follow_an_imp_that_kills_itself() -> None:
    s = Town(Rec="recluse", Che="chef", Emp="empath", Mon="monk", Bar="scarletwoman", Imp="imp").dawn()
    s.nightfall().until("Mon", "player").says("Mon", "Che").until("Imp", "player").says("Imp", "Imp")
    assert (s["Rec"].role.id, s["Bar"].role.id) == ("recluse", "imp")
