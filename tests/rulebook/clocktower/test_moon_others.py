"""Bad Moon Rising: who keeps alive, who makes drunk, who is on whose side, and one day more."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from duskbell.games.clocktower.events import Bluffed, Decided, Deluded, DeludedChose, EvilKnown, Sided, Woke
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import ST, Moon, MoonTogether, eight, mixed, town
from tests.rulebook.clocktower.travelling import Travelling

# -- Fool --------------------------------------------------------------------------------------------------------------


def test_a_fool_does_not_die_the_first_time_by_night_or_by_day() -> None:
    s = town("fool").next_night().acts("Dem", "One").dawn()
    assert s.died_at_dawn() == []
    assert s["One"].has_mark("no-ability")
    assert s.nightfall().acts("Dem", "One").dawn().died_at_dawn() == ["One"]
    s = town("fool").first_day().dead_by_votes("One")
    assert s["One"].alive


def test_what_protects_it_otherwise_does_not_use_it_up_and_a_drunk_fool_dies() -> None:
    s = town("fool", "innkeeper").next_night().acts("Two", "One,Tri").st("Tri", "drunk").acts("Dem", "One").dawn()
    assert s["One"].alive
    assert not s["One"].has_mark("no-ability")
    s = town("fool").first_day().puts("One", "mark", "drunk").nightfall().acts("Dem", "One")
    assert s.dawn().died_at_dawn() == ["One"]


# -- Pacifist ----------------------------------------------------------------------------------------------------------


def test_a_good_one_whom_the_storyteller_spares_lives_though_executed() -> None:
    s = town("pacifist").until(ST, "spared").st("Two,Dem").first_day().dead_by_votes("Two")
    assert s["Two"].alive
    assert s.play.table.executed == s.no("Two")


def test_an_evil_one_and_one_who_is_not_spared_die_and_so_does_anybody_when_it_is_drunk() -> None:
    s = town("pacifist").until(ST, "spared").st("Two,Dem").first_day().dead_by_votes("Tri")
    assert not s["Tri"].alive
    s = town("pacifist", minion="assassin").until(ST, "spared").st("Two,Min").first_day().dead_by_votes("Min")
    assert not s["Min"].alive
    s = town("pacifist").until(ST, "spared").st("Two").first_day().puts("One", "mark", "drunk").dead_by_votes("Two")
    assert not s["Two"].alive


# -- Devil's Advocate --------------------------------------------------------------------------------------------------


def test_whom_the_devils_advocate_chose_lives_if_executed_the_next_day() -> None:
    s = town("courtier", minion="devilsadvocate").acts("One", "pass").acts("Min", "Dem").first_day()
    assert s.dead_by_votes("Dem")["Dem"].alive
    s.nightfall().until("Min", "player")
    assert "Dem" not in s.options("Min"), "not the one of last night"


def test_others_die_and_so_do_all_when_the_advocate_is_drunk() -> None:
    s = town("courtier", minion="devilsadvocate").acts("One", "pass").acts("Min", "Dem").first_day()
    assert not s.dead_by_votes("Tri")["Tri"].alive
    s = town("courtier", minion="devilsadvocate").acts("One", "pass").acts("Min", "Two").first_day()
    assert not s.puts("Min", "mark", "drunk").dead_by_votes("Two")["Two"].alive


# -- Chambermaid -------------------------------------------------------------------------------------------------------


def test_a_chambermaid_learns_how_many_of_two_woke_for_their_own_ability() -> None:
    s = town("chambermaid", "courtier", demon="pukka").acts("Two", "pass").acts("Dem", "Tri").acts("One", "Two,Dem")
    assert s.first_day().heard("One") == ["2"]
    s = town("chambermaid", "courtier").acts("Two", "pass").acts("One", "Two,Dem")
    assert s.first_day().heard("One") == ["1"], "to learn of the evil ones is no ability"


def test_it_may_choose_neither_itself_nor_the_dead() -> None:
    s = town("chambermaid", "courtier").acts("Two", "pass").first_day().puts("Tri", "life", "dead").nightfall()
    s.until("One", "players")
    assert not {"One", "Tri"} & {*s.options("One")}


def test_a_drunk_chambermaid_may_be_told_any_number() -> None:
    s = town("chambermaid", "courtier").puts("One", "mark", "drunk").acts("Two", "pass").acts("One", "Two,Dem")
    assert s.until(ST, "tell").lawful() == {"0": "free", "1": "true", "2": "free"}


def test_a_chambermaid_looks_for_two_while_two_others_live() -> None:
    s = town("chambermaid").first_day()
    for dead in ("Two", "Tri", "Qui"):
        s.puts(dead, "life", "dead")
    s.nightfall().acts("Dem", "Qua").until("One", "players")
    assert s.options("One") == ["Min", "Dem"]


# -- Courtier ----------------------------------------------------------------------------------------------------------


def test_whoever_is_what_a_courtier_named_is_drunk_for_three_nights_and_days() -> None:
    s = town("courtier", "gossip").acts("One", "po").first_day()
    assert not s.works("Dem")
    for _ in range(2):
        s.nightfall().acts("Dem", "Two").dawn()
        assert s.died_at_dawn() == []
    assert not s.works("Dem")
    s.nightfall()
    assert s.works("Dem"), "at the third dusk"


def test_it_ends_with_the_courtier_is_suspended_while_that_is_drunk_and_is_used_once() -> None:
    s = town("courtier", "gossip").acts("One", "po").first_day()
    assert s.puts("One", "mark", "drunk").works("Dem")
    assert not s.puts("One", "unmark", "drunk").works("Dem")
    assert s.puts("One", "life", "dead").works("Dem")
    s = town("courtier", "gossip").acts("One", "goon").first_day()
    assert all(s.works(n) for n in ("Two", "Dem"))
    assert s["One"].has_mark("no-ability")


# -- Minstrel ----------------------------------------------------------------------------------------------------------


def test_when_a_minion_dies_by_execution_all_others_are_drunk_until_the_next_dusk() -> None:
    s = town("minstrel", "gossip").first_day().dead_by_votes("Min")
    assert not any(s.works(n) for n in ("Two", "Tri", "Dem"))
    assert s.works("One")
    s.nightfall().acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == []
    assert not s.works("Dem")
    assert s.nightfall().works("Dem")


def test_another_death_moves_no_minstrel_nor_does_one_by_night_or_a_drunk_one() -> None:
    assert town("minstrel", "gossip").first_day().dead_by_votes("Two").works("Dem")
    assert town("minstrel", "gossip").next_night().acts("Dem", "Min").dawn().works("Dem")
    s = town("minstrel", "gossip").first_day().puts("One", "mark", "drunk").dead_by_votes("Min")
    assert s.works("Dem")


def test_how_somebody_seems_who_dies_by_night_is_nothing_to_a_minstrel() -> None:
    s = mixed(Min="minstrel", Rec="recluse", Che="chef", Pac="fool", Poi="poisoner", Imp="imp")
    s.acts("Poi", "Min").next_night().acts("Poi", "Che").acts("Imp", "Rec")
    assert not s["Rec"].alive
    assert not [e for e in s.sees(ST, Decided) if e.whom == s.no("Rec")]


def sober_again() -> Moon:
    """A Minstrel was poisoned at dawn, and is not by day."""
    s = mixed(Min="minstrel", Rec="recluse", Che="chef", Pac="fool", Poi="poisoner", Imp="imp")
    return s.acts("Poi", "Min").first_day().puts("Min", "unmark", "poisoned")


def test_one_that_is_sober_again_where_a_ruling_has_changed_characters_learns_how_somebody_seems_before_death() -> None:
    s = sober_again().puts("Pac", "role", "poisoner").opens().nominates("Che", "Rec")
    s.vote("Che", "Min", "Pac", "Rec").until(ST, "registers")
    assert s["Rec"].alive
    assert not s.st("yes").nightfall().works("Che")


def test_else_they_are_what_they_are_to_one_that_is_sober_again_by_day() -> None:
    s = sober_again().opens().nominates("Che", "Rec").vote("Che", "Min", "Pac", "Rec").nightfall()
    assert not s["Rec"].alive
    assert s.works("Che")
    assert [e for e in s.sees(ST, Decided) if e.role == "minstrel"] == []


# -- Goon --------------------------------------------------------------------------------------------------------------


def test_the_first_who_chooses_a_goon_is_drunk_and_it_is_on_their_side() -> None:
    s = eight("goon", "exorcist").next_night().acts("Two", "Tri").acts("Dem", "One").dawn()
    assert s.died_at_dawn() == []
    assert not s.works("Dem")
    assert s["One"].team == "evil"
    assert [x.team for x in s.sees("One", Sided)] == ["evil"]


def test_it_stays_on_the_side_that_who_chose_it_had_then_and_the_auditor_knows() -> None:
    class Late(Moon):
        """A Snake Charmer's step comes after the Demon's."""

        cast = ("goon", "snakecharmer", "chef", "virgin", "artist", "slayer", "witch", "vortox")
        meta: ClassVar[dict[str, Any]] = {"id": "_meta", "name": "Late", "otherNight": ["vortox", "snakecharmer"]}
        options_given: ClassVar[Mapping[str, Any]] = {"script": json.dumps([meta, *cast])}

    s = Late(**dict(zip(("Goo", "Sna", "Ann", "Bea", "Cal", "Dot", "Min", "Dem"), Late.cast, strict=True)))
    s.first_day().executes("Goo", "Ann", "Goo", "Sna", "Bea", "Cal").nightfall()
    s.acts("Dem", "Goo").acts("Sna", "Dem").until(ST, "dawn")
    assert [(s[n].role.id, s[n].team) for n in ("Goo", "Dem")] == [("goon", "evil"), ("snakecharmer", "good")]
    assert audit(s.play) == []


def test_where_all_choose_together_a_goon_hears_before_dawn_on_whose_side_it_is() -> None:
    s = eight("goon", "exorcist", kind=MoonTogether).next_night().acts("Two", "Tri").acts("Dem", "One").dawn()
    assert s["One"].team == "evil"
    assert [x.team for x in s.sees("One", Sided)] == ["evil"]


def test_a_second_who_chooses_it_is_not_and_the_next_night_begins_anew() -> None:
    s = eight("goon", "exorcist").next_night().acts("Two", "One").acts("Dem", "One").dawn()
    assert s.died_at_dawn() == ["One"]
    assert s["One"].team == "good"
    s = eight("goon", "exorcist").next_night().acts("Two", "Tri").acts("Dem", "One").dawn().nightfall()
    assert s.acts("Two", "One")["One"].team == "good"


def test_an_assassin_kills_it_all_the_same_and_it_has_changed_sides() -> None:
    s = eight("goon", "exorcist").next_night().acts("Two", "Tri").acts("Dem", "").acts("Min", "One").dawn()
    assert s.died_at_dawn() == ["One"]
    assert s["One"].team == "evil"
    s = (
        eight("goon", "exorcist")
        .first_day()
        .puts("Min", "mark", "drunk")
        .nightfall()
        .acts("Two", "Tri")
        .acts("Dem", "")
    )
    s.acts("Min", "One").dawn()
    assert s.died_at_dawn() == [], "who was drunk before kills nobody"
    assert s["One"].team == "evil"


def test_an_evil_goon_on_whom_a_reminder_lies_becomes_good_again() -> None:
    s = eight("goon", "grandmother").acts("Six", "pass").until(ST, "tell").tells("goon One").next_night()
    s.acts("Six", "pass").acts("Dem", "One").dawn()
    assert (s["One"].team, s["One"].has_mark("grandchild")) == ("evil", True)
    assert s.nightfall().acts("Six", "goon")["One"].team == "good"


def test_a_courtier_that_names_it_has_chosen_it_and_a_drunk_goon_does_nothing() -> None:
    s = eight("goon", "exorcist").until("Six", "character").acts("Six", "goon").first_day()
    assert not s.works("Six")
    assert s.works("One")
    s = eight("goon", "exorcist").acts("Six", "pass").first_day().puts("One", "mark", "drunk").nightfall()
    s.acts("Six", "pass").acts("Two", "Tri").acts("Dem", "One").dawn()
    assert s.died_at_dawn() == ["One"]
    assert s["One"].team == "good"


# -- Lunatic -----------------------------------------------------------------------------------------------------------


def fool() -> Moon:
    s = Moon(
        One="lunatic:pukka",
        Two="minstrel",
        Tri="professor",
        Qua="pacifist",
        Qui="fool",
        Six="gossip",
        Min="assassin",
        Dem="po",
    )
    return s.until(ST, "fooled-minions").st("Two").st("goon,tinker,sailor", "fooled-bluffs")


def test_a_lunatic_is_told_what_a_demon_is_told_and_the_demon_knows_it() -> None:
    s = fool()
    assert s.sees("One", EvilKnown) == [EvilKnown((s.no("One"),), (s.no("Two"),))]
    assert {*s.sees("One", Bluffed)[0].roles} == {"goon", "tinker", "sailor"}
    assert s.sees("Dem", Deluded) == [Deluded(s.no("One"), "pukka")]
    assert s.sees("Min", Deluded) == s.sees("One", Deluded) == []
    assert s["One"].team == "good"


def test_by_no_order_does_a_lunatic_know_itself_from_a_demon() -> None:
    """Minions come by their seats, characters as the script has them, whoever is shown them."""
    s = Moon(
        One="minstrel",
        Two="professor",
        Tri="pacifist",
        Qua="lunatic:pukka",
        Qui="fool",
        Six="gossip",
        Sev="exorcist",
        Oct="courtier",
        Min="assassin",
        Mut="mastermind",
        Dem="po",
    )
    s.until(ST, "bluffs").st("innkeeper,goon,tealady", "bluffs")
    s.until(ST, "fooled-minions").st("Six,Two").st("innkeeper,goon,tealady", "fooled-bluffs")
    assert s.sees("Qua", EvilKnown)[0].minions == (s.no("Two"), s.no("Six"))
    assert s.sees("Qua", Bluffed) == s.sees("Dem", Bluffed) == [Bluffed(("innkeeper", "tealady", "goon"))]


def test_it_chooses_like_the_demon_it_takes_itself_for_and_nothing_comes_of_it() -> None:
    s = fool().acts("One", "Tri")
    assert [w.role for w in s.sees("One", Woke)] == ["pukka"]
    assert s.sees("Dem", DeludedChose) == [DeludedChose(s.no("One"), (s.no("Tri"),))]
    assert s.sees("Two", DeludedChose) == []
    s.next_night().acts("One", "Tri").acts("Dem", "").dawn()
    assert s.died_at_dawn() == []
    assert s.works("Tri")


def test_the_game_does_not_end_with_a_lunatics_death() -> None:
    assert fool().acts("One", "Tri").first_day().dead_by_votes("One").winners is None


# -- Mastermind --------------------------------------------------------------------------------------------------------


def plot() -> Moon:
    return town("gossip", "exorcist", minion="mastermind").first_day().dead_by_votes("Dem")


def test_when_the_demon_is_executed_one_day_more_is_played() -> None:
    s = plot()
    assert s.winners is None
    assert s.nightfall().dawn().winners is None


def test_whoever_is_executed_on_it_has_lost_for_their_side() -> None:
    assert plot().nightfall().dawn().dead_by_votes("One").winners == ("evil", "mastermind")
    assert plot().nightfall().dawn().dead_by_votes("Min").winners == ("good", "mastermind")


def test_nobody_is_executed_on_it_and_good_has_won() -> None:
    assert plot().nightfall().dawn().nightfall().winners == ("good", "demons-dead")


def test_a_drunk_or_dead_mastermind_gives_no_day_nor_does_another_death_of_the_demon() -> None:
    for change in (("mark", "drunk"), ("life", "dead")):
        s = town("gossip", "exorcist", minion="mastermind").first_day().puts("Min", *change).dead_by_votes("Dem")
        assert s.winners == ("good", "demons-dead")
    s = town("gossip", "exorcist", minion="mastermind").next_night().acts("Two", "Tri").acts("Dem", "Dem")
    assert s.winners == ("good", "demons-dead")


# -- Shabaloth ---------------------------------------------------------------------------------------------------------


def test_a_shabaloth_kills_two_and_one_of_them_may_come_back_the_next_night() -> None:
    s = town("gossip", "exorcist", demon="shabaloth").next_night().acts("Two", "Tri").acts("Dem", "One,Qua").dawn()
    assert s.died_at_dawn() == ["One", "Qua"]
    s.nightfall().acts("Two", "Qui").until(ST, "comes-up")
    assert s.options(ST) == ["nobody", "One", "Qua"]
    s.st("Qua").acts("Dem", "One,Tri")
    assert s["Qua"].alive
    assert s.dawn().died_at_dawn() == ["Tri"]


def test_who_was_chosen_in_either_of_two_attacks_of_a_night_may_come_back() -> None:
    cast = {"Sol": "pacifist", "May": "courtier", "Sla": "minstrel", "Gos": "gossip", "Pro": "professor"}
    s = Travelling("bmr", **cast, Sca="mastermind", Dem="shabaloth", Tra="barista")
    s.dawn().nightfall().st(f"acts-twice>{s['Dem'].token}", "barista")
    for two in ("Gos,May", "Pro,Sla"):
        s.until("Dem", "attacks").says("Dem", two)
    s.dawn().nightfall().until(ST, "comes-up")
    assert set(s.options(ST)) == {"nobody", "Gos", "May", "Pro", "Sla"}


def test_nobody_need_come_back_and_an_exorcised_one_may_bring_somebody_up_all_the_same() -> None:
    s = town("gossip", "exorcist", demon="shabaloth").next_night().acts("Two", "Tri").acts("Dem", "One,Qua").dawn()
    s.nightfall().acts("Two", "Dem").until(ST, "comes-up").st("One")
    assert not s.asked_tonight("Dem")
    assert s["One"].alive


def test_a_drunk_shabaloth_kills_nobody_and_brings_up_nobody() -> None:
    s = town("gossip", "exorcist", demon="shabaloth").next_night().acts("Two", "Tri").acts("Dem", "One,Qua").dawn()
    s.puts("Dem", "mark", "drunk").nightfall().acts("Two", "Qui").acts("Dem", "Tri,Qui").dawn()
    assert s.died_at_dawn() == []
    assert not s["One"].alive
