"""Strainers: Townsfolk, working and not, and who stands beside them."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Died, Exorcised, Learned
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST


def town(first: str, second: str = "undertaker", demon: str = "po") -> Strained:
    """Seven in a circle: one, the other, three quiet Townsfolk, a Scarlet Woman, and the Demon beside the first."""
    rest = [
        id for id in ("professor", "exorcist", "ravenkeeper", "chef", "mathematician") if id not in (first, second)
    ][:3]
    return Strained(One=first, Two=second, Tri=rest[0], Qua=rest[1], Qui=rest[2], Sca="scarletwoman", Dem=demon)


def works(s: Strained, who: str, id: str) -> bool:
    return bool(s.play.table.at_work(s[who], id))


# -- Philosopher -------------------------------------------------------------------------------------------------------


def test_a_philosopher_has_the_ability_too_and_whoever_is_that_is_drunk() -> None:
    s = town("philosopher", "empath").acts("One", "empath").first_day()
    assert s["One"].role.id == "philosopher"
    assert works(s, "One", "empath")
    assert not s.works("Two")
    assert s.heard("One") == ["1"]


def test_it_may_choose_any_good_character_but_its_own() -> None:
    offered = set(town("philosopher").until("One", "character").options("One"))
    assert {"sailor", "saint", "chef"} < offered
    assert not offered & {"philosopher", "po", "scarletwoman"}


def test_it_chooses_once_and_may_wait() -> None:
    s = town("philosopher").acts("One", "pass").next_night().acts("One", "chef")
    assert s.dawn().heard("One") == ["1"], "what is learned on a first night is learned at once"
    assert s["One"].has_mark("no-ability")
    assert not s.nightfall().asked_tonight("One")


def test_the_double_is_sober_again_while_the_philosopher_is_drunk_or_dead() -> None:
    s = town("philosopher", "empath").acts("One", "empath").first_day().puts("One", "mark", "drunk")
    assert not works(s, "One", "empath")
    assert s.works("Two")
    s.puts("One", "unmark", "drunk")
    assert not s.works("Two")
    assert s.puts("One", "life", "dead").works("Two")


def test_who_becomes_what_it_chose_is_drunk_as_well() -> None:
    s = town("philosopher").acts("One", "empath").first_day().puts("Qui", "role", "empath")
    assert not s.works("Qui")


def test_a_drunk_philosopher_gains_nothing_and_does_not_know_it() -> None:
    s = town("philosopher", "empath").puts("One", "mark", "drunk").acts("One", "empath").first_day()
    assert s.works("Two")
    assert len(s.heard("One")) == 1
    s.puts("One", "unmark", "drunk")
    assert not works(s, "One", "empath"), "the one choice is spent"


# -- Snake Charmer -----------------------------------------------------------------------------------------------------


def test_a_demon_and_the_snake_charmer_change_characters_and_sides_and_the_old_demon_is_poisoned() -> None:
    s = town("snakecharmer").acts("One", "Dem")
    assert [(s[n].role.id, s[n].team) for n in ("One", "Dem")] == [("po", "evil"), ("snakecharmer", "good")]
    assert s.sees("One", Learned) == [Learned(s.no("One"), "po", "evil")]
    assert s.sees("Dem", Learned) == [Learned(s.no("Dem"), "snakecharmer", "good")]
    assert not s.works("Dem")
    assert s.works("One")
    assert not s.first_day().puts("Sca", "life", "dead").puts("One", "role", "sailor").works("Dem")


def test_anybody_else_stays_what_they_are() -> None:
    s = town("snakecharmer").acts("One", "Sca").first_day()
    assert s.sees("Sca", Learned) == s.sees("One", Learned) == []


def test_a_drunk_snake_charmer_changes_nothing() -> None:
    s = town("snakecharmer").puts("One", "mark", "drunk").acts("One", "Dem").first_day()
    assert (s["Dem"].role.id, s["One"].role.id) == ("po", "snakecharmer")


SNAKES = {"Rav": "ravenkeeper", "Sca": "scarletwoman", "Dem": "po"}


def snake_and_recluse() -> Strained:
    return Strained(One="snakecharmer", Rec="recluse", Exo="exorcist", Pro="professor", Che="chef", **SNAKES).acts(
        "One", "Rec"
    )


def test_who_seems_a_demon_changes_with_it_only_if_the_storyteller_says_so() -> None:
    s = snake_and_recluse().st("yes", "charmed")
    assert [(s[n].role.id, s[n].team) for n in ("One", "Rec")] == [("recluse", "good"), ("snakecharmer", "good")]
    assert not s.works("Rec")
    s = snake_and_recluse()
    assert s.options(ST)[0] == "no", "which is what the program says"
    s.st("no", "charmed").first_day()
    assert s["Rec"].role.id == "recluse"


def test_a_drunk_snake_charmer_changes_with_nobody_who_seems_a_demon() -> None:
    s = Strained(One="snakecharmer", Rec="recluse", Exo="exorcist", Pro="professor", Che="chef", **SNAKES)
    s.puts("One", "mark", "drunk").acts("One", "Rec").first_day()
    assert s["Rec"].role.id == "recluse"


# -- Mathematician -----------------------------------------------------------------------------------------------------


def test_a_mathematician_counts_players_whose_abilities_failed_since_dawn() -> None:
    s = town("mathematician", "exorcist").next_night().puts("Two", "mark", "drunk").acts("Two", "Dem")
    s.puts("Dem", "mark", "drunk").acts("Dem", "Qui").dawn()
    assert s.heard("One") == ["0", "2"]


def test_who_is_drunk_and_does_nothing_is_not_counted() -> None:
    s = (
        town("mathematician", "exorcist")
        .next_night()
        .puts("Tri", "mark", "drunk")
        .acts("Two", "Qui")
        .acts("Dem", "Tri")
    )
    s.dawn()
    assert s.heard("One") == ["0", "0"]


def test_what_failed_before_dawn_is_not_counted_again() -> None:
    s = town("mathematician", "exorcist").next_night().puts("Two", "mark", "drunk").acts("Two", "Dem").dawn()
    s.puts("Two", "unmark", "drunk").nightfall().acts("Two", "Tri").acts("Dem", "Two,Tri,Qua").dawn()
    assert s.heard("One") == ["0", "1", "0"]


def test_a_drunk_mathematician_may_be_told_any_number() -> None:
    s = town("mathematician").puts("One", "mark", "drunk").until(ST, "tell")
    assert s.lawful().keys() == {str(n) for n in range(7)}


def test_a_drunk_professor_and_a_drunk_philosopher_are_counted() -> None:
    s = town("mathematician", "professor").next_night().acts("Dem", "Tri").puts("Two", "mark", "drunk")
    assert s.acts("Two", "Tri").dawn().heard("One") == ["0", "1"]
    s = town("mathematician", "philosopher").puts("Two", "mark", "drunk").acts("Two", "sailor").first_day()
    assert s.heard("One") == ["1"]


def test_a_drunk_philosopher_that_chose_what_does_nothing_at_night_is_counted() -> None:
    s = town("philosopher", "mathematician").puts("One", "mark", "drunk").acts("One", "saint").first_day()
    assert s.heard("Two") == ["1"]


# -- Exorcist ----------------------------------------------------------------------------------------------------------


def test_a_demon_that_the_exorcist_chooses_hears_of_it_and_does_not_act() -> None:
    s = town("exorcist").next_night().acts("One", "Dem")
    assert s.sees("Dem", Exorcised) == [Exorcised(s.no("Dem"), s.no("One"))]
    assert not s.asked_tonight("Dem")
    s.nightfall().until("One", "player")
    assert "Dem" not in s.options("One")
    assert s.acts("One", "Two").asked_tonight("Dem")


def test_somebody_else_hears_nothing_and_a_drunk_exorcist_stops_nobody() -> None:
    s = town("exorcist").next_night().acts("One", "Sca")
    assert s.sees("Sca", Exorcised) == []
    assert s.asked_tonight("Dem")
    s = town("exorcist").next_night().puts("One", "mark", "drunk").acts("One", "Dem")
    assert s.sees("Dem", Exorcised) == []
    assert s.asked_tonight("Dem")


# -- Lycanthrope -------------------------------------------------------------------------------------------------------


def wolf() -> Strained:
    return town("lycanthrope", "empath").st("Tri", "seems-evil")


def test_a_good_one_whom_the_lycanthrope_chooses_dies_and_the_demon_kills_nobody() -> None:
    s = wolf().next_night().acts("One", "Qui").acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["Qui"]


def test_an_evil_one_and_one_who_seems_evil_live_and_the_demon_kills() -> None:
    for chosen in ("Sca", "Tri"):
        s = wolf().next_night().acts("One", chosen).acts("Dem", "Two").dawn()
        assert s.died_at_dawn() == ["Two"]


def test_the_one_who_seems_evil_seems_so_to_all_while_the_lycanthrope_is_sober() -> None:
    s = wolf().first_day()
    assert s.heard("Two") == ["1"]
    s = wolf().puts("One", "mark", "drunk").first_day()
    assert s.heard("Two") == ["0"]


def test_a_drunk_lycanthrope_kills_nobody() -> None:
    s = wolf().first_day().puts("One", "mark", "drunk").nightfall().acts("One", "Qui").acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["Two"]


def test_a_lycanthrope_that_kills_itself_keeps_no_demon_from_killing() -> None:
    """C225: who is dead has no ability any more."""
    s = wolf().next_night().acts("One", "One").acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["One", "Two"]


def test_that_is_no_failure_to_a_mathematician() -> None:
    """It has done what it should; nobody else kept it from more."""
    s = town("lycanthrope", "mathematician").st("Tri", "seems-evil").next_night()
    s.acts("One", "One").acts("Dem", "Tri").dawn()
    assert s.heard("Two")[-1] == "0"


def test_a_lycanthrope_that_comes_back_leaves_who_seems_evil_as_it_is() -> None:
    s = town("professor", "lycanthrope").st("Tri", "seems-evil").next_night()
    s.acts("Two", "Sca").acts("Dem", "Two").acts("One", "Two").until(ST, "dawn")
    assert s["Two"].alive
    assert [n for n in s.names if s[n].has_mark("seems-evil")] == ["Tri"]


def test_a_fortune_teller_that_comes_back_has_the_red_herring_of_before() -> None:
    s = town("professor", "fortuneteller").st("Tri", "red-herring").next_night()
    s.acts("Dem", "Two").acts("One", "Two").until(ST, "dawn")
    assert s["Two"].alive
    assert [n for n in s.names if s[n].has_mark("red-herring")] == ["Tri"]


# -- Professor ---------------------------------------------------------------------------------------------------------


def after_a_death(of: str = "Two") -> Strained:
    s = town("professor", "chef").next_night()
    assert not s.play.table.at_dusk - {x.no for x in s.play.table.living}
    return s.acts("Dem", of)


def test_a_townsfolk_comes_back_and_learns_the_first_nights_things_again() -> None:
    s = after_a_death().acts("One", "Two").dawn()
    assert s.died_at_dawn() == []
    assert s["Two"].alive
    assert s.heard("Two") == ["1", "1"]


def test_somebody_else_stays_dead_and_the_one_use_is_spent() -> None:
    s = after_a_death("Sca").acts("One", "Sca").dawn()
    assert s.died_at_dawn() == ["Sca"]
    assert not s.nightfall().acts("Dem", "Two").asked_tonight("One")


def test_it_may_wait_and_is_not_woken_where_nobody_is_dead() -> None:
    s = town("professor", "chef").next_night().acts("Dem", "")
    assert not s.asked_tonight("One")
    s.nightfall().acts("Dem", "Two,Tri,Qua").acts("One", "")
    assert not s["One"].has_mark("no-ability")


def test_a_drunk_professor_brings_nobody_back_and_has_spent_it() -> None:
    s = after_a_death().puts("One", "mark", "drunk").acts("One", "Two").dawn()
    assert s.died_at_dawn() == ["Two"]
    assert s["One"].has_mark("no-ability")


# -- Sailor ------------------------------------------------------------------------------------------------------------


def test_a_sailor_cannot_die_and_makes_one_of_two_drunk() -> None:
    s = town("sailor", "empath").acts("One", "Two").st("Two", "drunk").first_day()
    assert not s.works("Two")
    assert not s.executes("Sca", "One", "Sca", "Dem", "Two", "Tri", "Qua").sees(ST, Died)
    s.nightfall()
    assert s.works("Two"), "until dusk"
    s.acts("One", "Two").st("Two", "drunk").acts("Dem", "One").dawn()
    assert s.died_at_dawn() == []


def test_a_sailor_who_is_drunk_dies() -> None:
    s = town("sailor").next_night().acts("One", "One").acts("Dem", "One").dawn()
    assert s.died_at_dawn() == ["One"]


# -- Innkeeper ---------------------------------------------------------------------------------------------------------


def test_who_the_innkeeper_chooses_cannot_die_tonight_and_one_of_them_is_drunk() -> None:
    s = town("innkeeper").next_night().acts("One", "Two,Tri").st("Tri", "drunk").acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == []
    assert not s.works("Tri")
    s.executes("Sca", "Two", "Sca", "Dem", "Tri", "Qua")
    assert not s["Two"].alive, "not by day"


def test_others_die_and_an_innkeeper_who_makes_itself_drunk_shelters_nobody() -> None:
    s = town("innkeeper").next_night().acts("One", "Two,Tri").st("Tri", "drunk").acts("Dem", "Qui").dawn()
    assert s.died_at_dawn() == ["Qui"]
    s = town("innkeeper").next_night().acts("One", "One,Two").st("One", "drunk").acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["Two"]


# -- Tea Lady ----------------------------------------------------------------------------------------------------------


def test_two_good_neighbours_of_a_tea_lady_cannot_die_by_night_or_by_day() -> None:
    s = town("undertaker", "tealady").next_night().acts("Dem", "Tri").dawn()
    assert s.died_at_dawn() == []
    s.executes("Sca", "One", "Sca", "Dem", "Tri", "Qua")
    assert s["One"].alive


@pytest.mark.parametrize(("seems", "alive"), [("yes", True), ("no", False)])
def test_how_a_recluse_beside_a_tea_lady_seems_on_the_coming_day_is_said_before_dawn(seems: str, alive: bool) -> None:
    rest = {"Tri": "undertaker", "Qua": "exorcist", "Qui": "chef", "Six": "mathematician", "Sca": "scarletwoman"}
    s = Strained(One="recluse", Two="tealady", **rest, Dem="po").next_night().until(ST, "registers").st(seems)
    assert s.play.table.phase == "night"
    s.dawn()
    s.executes("Sca", "One", "Sca", "Dem", "Tri", "Qua")
    assert (s["One"].alive, s.open_now()) == (alive, {ST: "clocktower.dusk"}), "nothing is asked when it comes to it"


def test_who_comes_to_be_her_neighbour_lives_while_she_does_though_she_is_attacked_after_them() -> None:
    s = Strained(
        One="chef", Two="tealady", Sca="scarletwoman", Tri="undertaker", Qua="exorcist", Qui="sailor", Dem="po"
    )
    s.next_night().acts("Qui", "Qui").acts("Qua", "One").acts("Dem", "").dawn().nightfall()
    s.acts("Qui", "Qui").acts("Qua", "Tri").acts("Dem", "Sca,Tri,Two").dawn()
    assert s.died_at_dawn() == ["Two", "Sca"]
    assert audit(s.play) == []


def test_she_herself_may_die_and_so_may_they_when_one_is_evil_or_she_is_drunk() -> None:
    s = town("undertaker", "tealady").next_night().acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["Two"]
    s = town("tealady").next_night().acts("Dem", "Two").dawn()
    assert s.died_at_dawn() == ["Two"], "her other neighbour is the Demon"
    s = town("undertaker", "tealady").next_night().puts("Two", "mark", "drunk").acts("Dem", "Tri").dawn()
    assert s.died_at_dawn() == ["Tri"]


def test_who_comes_back_in_the_step_of_an_ability_that_death_took_is_not_woken_for_it() -> None:
    town = {"Pro": "professor", "Phi": "philosopher", "Che": "chef", "Und": "undertaker", "Mat": "mathematician"}
    s = Strained(**town, Sca="scarletwoman", Dem="po").acts("Phi", "professor").first_day()
    s.puts("Phi", "life", "dead").puts("Che", "life", "dead").nightfall().acts("Dem", "").acts("Pro", "Phi")
    assert s["Phi"].alive
    assert not s.asked_tonight("Phi")
