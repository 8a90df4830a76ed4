"""What a Bone Collector gives back: the ability as if nobody had used it, and nothing that it had brought before."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import EncoreBegan, Executed, Served, Told, Woke
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.test_until_dusk import NIGHTS, guests, offered
from tests.rulebook.clocktower.town import ST
from tests.rulebook.clocktower.travelling import Travelling


def named_anew(said: str, night: str = "in-turn") -> Travelling:
    """A Philosopher who had named the Artist is dead, has the ability back in the second night, and says this."""
    s = guests(night, Phi="philosopher", Art="artist", Tri="pacifist", Qua="fool", Qui="undertaker", Min="mastermind",
               Dem="imp", Tra="bonecollector")  # fmt: skip
    s.until("Phi", "character").says("Phi", "artist").dawn()
    s.puts("Phi", "life", "dead").nightfall()
    if night == "together":
        s.until("Dem", "player").says("Dem", "Tri")
    s.until("Tra", "players").says("Tra", "Phi").until("Phi", "character").says("Phi", said)
    if night == "in-turn":
        s.until("Dem", "player").says("Dem", "Tri")
    return s.dawn()


@NIGHTS
def test_a_philosopher_whose_ability_is_back_has_no_more_what_it_named_before(night: str) -> None:
    s = named_anew("pass", night)
    assert not offered(s, "Phi", "artist")
    assert s.play.table.at_work(s["Art"], "artist"), "whom it made drunk is sober"
    assert audit(s.play) == []


@NIGHTS
def test_it_names_another_character_and_has_that_ability_alone(night: str) -> None:
    s = named_anew("sage", night)
    assert [role.id for role in s["Phi"].gained] == ["sage"]
    assert not offered(s, "Phi", "artist")
    assert audit(s.play) == []


def test_it_may_name_the_same_again() -> None:
    s = named_anew("artist")
    assert offered(s, "Phi", "artist")
    assert not s.play.table.at_work(s["Art"], "artist")
    assert audit(s.play) == []


def test_what_it_had_in_vain_is_gone_too() -> None:
    s = guests(Phi="philosopher", Cou="courtier", Art="artist", Tri="pacifist", Qua="fool", Min="mastermind", Dem="imp",
               Tra="bonecollector")  # fmt: skip
    s.until("Phi", "character").puts("Phi", "mark", "drunk").says("Phi", "artist").dawn()
    assert offered(s, "Phi", "artist"), "it does not know that it was drunk"
    s.puts("Phi", "life", "dead").nightfall().until("Tra", "players").says("Tra", "Phi")
    s.until("Phi", "character").says("Phi", "pass").until("Dem", "player").says("Dem", "Tri").dawn()
    assert not s["Phi"].gained
    assert not offered(s, "Phi", "artist")


def test_an_apprentices_philosopher_stays_one_and_names_anew() -> None:
    s = guests(One="artist", Two="undertaker", Tri="pacifist", Qua="fool", Qui="philosopher", Min="mastermind",
               Dem="imp", App="apprentice", Tra="bonecollector")  # fmt: skip
    s.until(ST, "apprentice").st("philosopher").until("App", "character").says("App", "artist")
    s.until("Qui", "character").says("Qui", "pass").dawn()
    s.puts("App", "life", "dead").nightfall().until("Tra", "players").says("Tra", "App")
    s.until("App", "character").says("App", "fool").until("Dem", "player").says("Dem", "Tri").dawn()
    assert [role.id for role in s["App"].gained] == ["philosopher", "fool"]
    assert audit(s.play) == []


# -- a dead Scapegoat --------------------------------------------------------------------------------------------------


def dead_scapegoat(given: bool) -> Travelling:
    """A day on which a Scapegoat is dead, to whom a Bone Collector has given the ability back, or not."""
    s = guests(One="artist", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="mastermind", Dem="imp",
               Sca="scapegoat", Tra="bonecollector")  # fmt: skip
    s.dawn().puts("Sca", "life", "dead").nightfall().until("Tra", "players").says("Tra", "Sca" if given else "")
    return s.until("Dem", "player").says("Dem", "Qui").dawn()


def test_a_dead_scapegoat_whose_ability_is_back_may_be_executed_instead() -> None:
    s = dead_scapegoat(given=True).executes("Two", "One", "One", "Two", "Tri", "Qua", "Dem", "Min")
    s.until(ST, "scapegoat").st("yes").nightfall()
    assert s["One"].alive
    assert [e.seat for e in s.sees(None, Executed)] == [s.no("Sca")]
    assert audit(s.play) == []


@pytest.mark.parametrize(("given", "lawful"), [(True, ["no", "yes"]), (False, ["no"])])
def test_while_a_bone_collector_lives_the_storyteller_is_asked_whether_it_is_back_or_not(
    given: bool, lawful: list[str]
) -> None:
    s = dead_scapegoat(given).executes("Two", "One", "One", "Two", "Tri", "Qua", "Dem", "Min").until(ST, "scapegoat")
    assert s.options(ST) == lawful


# -- what the dead do not have by it -----------------------------------------------------------------------------------


def test_a_dead_beggar_is_given_nothing_and_a_dead_butcher_nominates_nobody() -> None:
    for id in ("beggar", "butcher"):
        s = guests(One="artist", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="mastermind", Dem="imp",
                   Sca=id, Tra="bonecollector")  # fmt: skip
        s.dawn().puts("Sca", "life", "dead").nightfall().until("Tra", "players").says("Tra", "Sca")
        s.until("Dem", "player").says("Dem", "Qui").dawn()
        assert not offered(s, "Qui", "give")
        s.executes("Two", "One", "One", "Two", "Tri", "Qua", "Dem", "Min").nightfall()
        assert not s.sees(None, EncoreBegan)


@pytest.mark.parametrize(("named", "may"), [("Qui", True), ("Tri", False)])
def test_of_the_dead_nobody_is_executed_for_madness(named: str, may: bool) -> None:
    s = guests(One="artist", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="cerenovus",
               Dem="imp")  # fmt: skip
    s.dawn().puts("Tri", "life", "dead").nightfall()
    s.until("Min", "player").says("Min", named).until("Min", "character").says("Min", "soldier")
    s.until("Dem", "player").says("Dem", "Qua").dawn()
    assert offered(s, ST, "madness") is may


# -- who is served by a Barista hears only what is so ------------------------------------------------------------------


@pytest.mark.parametrize(("served", "heard"), [("For", "no"), ("Two", "yes")])
def test_to_a_fortune_teller_whom_a_barista_serves_the_red_herring_seems_no_demon(served: str, heard: str) -> None:
    s = guests(For="fortuneteller", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="mastermind",
               Dem="imp", Tra="barista")  # fmt: skip
    s.until(ST, "red-herring").st("Two").until(ST, "barista").st(f"sober-healthy>#{s.no(served)}")
    s.until("For", "players").says("For", "Two,Tri").dawn()
    assert s.heard("For") == [heard]
    assert audit(s.play) == []


def test_the_demon_seems_one_to_her_all_the_same() -> None:
    s = guests(For="fortuneteller", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="mastermind",
               Dem="imp", Tra="barista")  # fmt: skip
    s.until(ST, "red-herring").st("Two").until(ST, "barista").st("sober-healthy>#0")
    s.until("For", "players").says("For", "Two,Dem").dawn()
    assert s.heard("For") == ["yes"]
    assert audit(s.play) == []


# -- the last day, and what ends by the death that decides it ----------------------------------------------------------


def test_where_a_minstrels_song_silences_the_evil_twin_good_wins_by_an_evil_masterminds_execution() -> None:
    s = guests(One="minstrel", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Sex="artist", Sev="slayer",
               Twi="eviltwin", Mas="mastermind", Dem="imp")  # fmt: skip
    s.until(ST, "twin").st("Two", "twin").dawn().executes("One", "Dem", *s.names).nightfall().dawn()
    s.executes("One", "Mas", *[n for n in s.names if n != "Dem"])
    assert s.winners == ("good", "mastermind")
    assert audit(s.play) == []


def test_a_masterminds_day_on_which_a_mayor_is_one_of_three_is_goods_by_either() -> None:
    s = guests(One="mayor", Two="undertaker", Tri="pacifist", Qua="artist", Qui="sage", Min="mastermind",
               Dem="imp")  # fmt: skip
    s.dawn().executes("One", "Dem", *s.names).nightfall().dawn()
    for who in ("Two", "Tri", "Qua"):
        s.puts(who, "life", "dead")
    s.nightfall()
    assert s.winners is not None
    assert s.winners[0] == "good"
    assert audit(s.play) == []


# -- who is about to die when a Voudon has gone ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "later", "block"),
    [("Vou Qui", "One", "Tri"), ("Vou", "One", None), ("Vou", "One Two", None), ("Vou", "One Two Qua", "Qua")],
)
def test_a_later_nominee_with_as_many_hands_or_more_frees_whom_a_voudon_has_put_on_the_block(
    first: str, later: str, block: str | None
) -> None:
    s = guests(One="artist", Two="undertaker", Tri="pacifist", Qua="fool", Qui="sage", Min="mastermind", Dem="imp",
               Vou="voudon")  # fmt: skip
    s.dawn().puts("Qui", "life", "dead").opens().nominates("One", "Tri").vote(*first.split())
    s.exiles("One", "Vou", *s.names).nominates("Two", "Qua").vote(*later.split())
    assert s.play.table.block == (s.no(block) if block else -1)
    assert audit(s.play) == []


# -- a Barista sleeps --------------------------------------------------------------------------------------------------


@NIGHTS
def test_a_barista_who_chooses_and_hears_nothing_is_not_woken(night: str) -> None:
    s = guests(night, Cha="chambermaid", Two="fool", Tri="pacifist", Qua="undertaker", Qui="sage", Min="mastermind",
               Dem="imp", Bar="barista", Jud="judge")  # fmt: skip
    s.until(ST, "barista").st("sober-healthy>#1").until("Cha", "players").says("Cha", "Bar,Jud")
    s.dawn()
    assert [e.said for e in s.sees(ST, Told) if e.role == "chambermaid"] == [("0",)]
    assert not s.sees("Bar", Woke)
    assert [(e.seat, e.effect) for e in s.sees("Two", Served)] == [(1, "sober-healthy")]
    assert audit(s.play) == []


def test_a_barista_that_serves_itself_to_act_twice_serves_once_more() -> None:
    s = guests(One="dreamer", Two="fool", Tri="pacifist", Qua="undertaker", Qui="sage", Min="mastermind", Dem="imp",
               Bar="barista")  # fmt: skip
    s.until(ST, "barista").st("acts-twice>#7").until(ST, "barista").st("sober-healthy>#0").dawn()
    assert [e.effect for e in s.sees("Bar", Served)] == ["acts-twice"]
    assert [e.effect for e in s.sees("One", Served)] == ["sober-healthy"]
    assert audit(s.play) == []


@NIGHTS
@pytest.mark.parametrize(("dead", "woke"), [(True, "1"), (False, "0")])
def test_a_bone_collector_is_woken_where_somebody_is_dead(night: str, dead: bool, woke: str) -> None:
    s = guests(night, Cha="chambermaid", Two="fool", Tri="pacifist", Qua="undertaker", Qui="sage", Min="mastermind",
               Dem="imp", Tra="bonecollector", Jud="judge")  # fmt: skip
    s.until("Cha", "players").says("Cha", "Two,Jud").dawn()
    if dead:
        s.puts("Qui", "life", "dead")
    s.nightfall().until("Cha", "players").says("Cha", "Tra,Jud")
    s.dawn()
    assert [e.said for e in s.sees(ST, Told) if e.role == "chambermaid"][-1] == (woke,)
    assert audit(s.play) == []


# -- Minstrel ----------------------------------------------------------------------------------------------------------


@NIGHTS
@pytest.mark.parametrize("back", [True, False])
def test_a_minstrel_that_has_its_ability_back_makes_all_drunk_until_dusk(night: str, back: bool) -> None:
    """For a Butcher's second execution that day it matters: the Saint that is executed then is drunk."""
    s = guests(night, Mis="minstrel", Art="artist", Tri="pacifist", Sai="saint", Qui="chef", Fif="undertaker",
               Min="mastermind", Dem="imp", Tra="bonecollector", But="butcher")  # fmt: skip
    s.dawn().puts("Mis", "life", "dead").nightfall()
    if night == "together":
        s.until("Dem", "player").says("Dem", "Mis")
    s.until("Tra", "players").says("Tra", "Mis" if back else "")
    if night == "in-turn":
        s.until("Dem", "player").says("Dem", "Mis")
    s.dawn().executes("Art", "Min", "Art", "Tri", "Sai", "Qui", "Fif", "Dem").until("But", "nominate")
    assert not s["Min"].alive
    assert s.play.table.at_work(s["Sai"], "saint") is not back
    assert s.play.table.at_work(s["But"], "butcher"), "no Traveller is drunk of it"
    s.says("But", "Sai").vote("Art", "Tri", "Qui", "Fif", "Dem", "But")
    assert (s.play.outcome is None) is back
    assert audit(s.play) == []
    if back:
        s.nightfall()
        assert s.play.table.at_work(s["Art"], "artist"), "the ability ends at dusk, and with it what it has brought"
