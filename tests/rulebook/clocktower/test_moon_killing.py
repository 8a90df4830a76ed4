"""Bad Moon Rising: deaths beside the Demon's."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Abnormal, CastShown, Chose, Claimed, LastWords
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.moon import ST, Moon, MoonTogether, eight, mixed, town

# -- Grandmother -------------------------------------------------------------------------------------------------------


def grandmother() -> Moon:
    return town("grandmother").until(ST, "tell").tells("minstrel Two")


def test_a_grandmother_learns_a_good_player_and_what_they_are() -> None:
    s = town("grandmother").until(ST, "tell")
    assert set(s.lawful()) == {"minstrel Two", "professor Tri", "pacifist Qua", "fool Qui"}
    assert s.tells("minstrel Two").first_day().heard("One") == ["minstrel Two"]
    assert s.sees("Two", CastShown) == []


def test_she_dies_when_a_demon_kills_that_player() -> None:
    assert grandmother().next_night().acts("Dem", "Two").dawn().died_at_dawn() == ["One", "Two"]


def test_she_lives_when_another_is_killed_or_that_one_dies_otherwise() -> None:
    assert grandmother().next_night().acts("Dem", "Tri").dawn().died_at_dawn() == ["Tri"]
    s = grandmother().first_day().dead_by_votes("Two")
    assert s["One"].alive
    assert s.nightfall().dawn()["One"].alive


def test_a_drunk_grandmother_may_hear_anything_and_lives() -> None:
    s = town("grandmother").puts("One", "mark", "drunk").until(ST, "tell")
    assert s.lawful()["fool Dem"] == "free"
    s.tells("minstrel Two").next_night()
    assert s.acts("Dem", "Two").dawn()["One"].alive


def test_beside_a_vortox_the_grandchild_is_whom_she_was_falsely_shown() -> None:
    """C224: she is well, and that one is marked."""
    cast = {
        "One": "grandmother",
        "Two": "artist",
        "Tri": "sage",
        "Qua": "savant",
        "Qui": "mathematician",
        "Min": "witch",
    }
    s = mixed("fool", **cast, Dem="vortox").until(ST, "tell")
    assert s.lawful()["fool Two"] == "must-lie"
    assert "artist Two" not in s.lawful()
    s.tells("fool Two").first_day().dead_by_votes("Qua")
    assert s.nightfall().acts("Dem", "Two").dawn().died_at_dawn() == ["One", "Two"]


def test_one_who_comes_back_learns_anew_and_only_of_that_player() -> None:
    s = grandmother().first_day().puts("One", "life", "dead").nightfall().acts("Dem", "Min")
    s.acts("Tri", "One").until(ST, "tell").tells("pacifist Qua").dawn()
    assert s.nightfall().acts("Dem", "Two").dawn().died_at_dawn() == ["Two"]
    assert s.nightfall().acts("Dem", "Qua").dawn().died_at_dawn() == ["One", "Qua"]


# -- Gambler -----------------------------------------------------------------------------------------------------------


def test_a_gambler_that_guesses_wrong_dies_and_one_that_is_right_lives() -> None:
    s = town("gambler").next_night().acts("One", "Dem").acts("One", "pukka").acts("Dem", "")
    assert s.dawn().died_at_dawn() == ["One"]
    s = town("gambler").next_night().acts("One", "Dem").acts("One", "po").acts("Dem", "")
    assert s.dawn().died_at_dawn() == []


@pytest.mark.parametrize("seems", ["yes", "no"])
def test_whether_a_recluse_is_the_imp_to_a_gambler_the_storyteller_says(seems: str) -> None:
    s = mixed(Gam="gambler", Rec="recluse", Che="chef", Min="assassin", Fool="fool", Dem="imp").next_night()
    s.acts("Gam", "Rec").acts("Gam", "imp").st(seems, "registers")
    assert s["Gam"].alive is (seems == "yes")
    s = mixed(Gam="gambler", Rec="recluse", Che="chef", Min="assassin", Fool="fool", Dem="imp").next_night()
    s.puts("Gam", "mark", "drunk").acts("Gam", "Rec").acts("Gam", "imp")
    assert s.open_now().get(ST) != "clocktower.registers", "of a drunk one nobody need say"


def test_a_drunk_gambler_lives_and_nobody_is_asked_on_the_first_night() -> None:
    s = town("gambler").first_day()
    assert s.sees("One", Chose) == []
    s.puts("One", "mark", "drunk").nightfall().acts("One", "Dem").acts("One", "pukka").acts("Dem", "")
    assert s.dawn().died_at_dawn() == []


# -- Gossip ------------------------------------------------------------------------------------------------------------


def test_when_what_a_gossip_says_is_so_somebody_dies_that_night() -> None:
    s = town("gossip").first_day().says_before_all("One", "evil Dem")
    assert [c.said for c in s.sees("Two", Claimed)] == [f"evil>{s['Dem'].token}"]
    s.nightfall().acts("Dem", "").until(ST, "gossip-kills").st("Two")
    assert s.dawn().died_at_dawn() == ["Two"]


def test_nobody_dies_of_what_is_not_so_of_a_pretender_or_of_a_drunk_gossip() -> None:
    s = town("gossip").first_day().says_before_all("One", "evil Two").nightfall().acts("Dem", "")
    assert s.dawn().died_at_dawn() == []
    s = town("gossip").first_day().says_before_all("Two", "evil Dem").nightfall().acts("Dem", "")
    assert s.dawn().died_at_dawn() == []
    s = town("gossip").first_day().says_before_all("One", "evil Dem").puts("One", "mark", "drunk").nightfall()
    assert s.acts("Dem", "").dawn().died_at_dawn() == []
    assert Abnormal(s.no("One"), "gossip") in s.sees(ST, Abnormal), "which has failed"


def test_what_it_says_in_its_own_words_a_person_judges() -> None:
    s = town("gossip").first_day().says_before_all("One", "own-words").nightfall().acts("Dem", "").until(ST, "true")
    assert s.options(ST) == ["no", "yes"]
    s.st("yes").until(ST, "gossip-kills").st("Tri")
    assert s.dawn().died_at_dawn() == ["Tri"]


def test_a_gossip_speaks_once_a_day() -> None:
    s = town("gossip").first_day().says_before_all("One", "evil Two")
    assert not [o for o in s.offers("One") if o.key == "clocktower.gossip"]


# -- Tinker ------------------------------------------------------------------------------------------------------------


def test_a_tinker_dies_when_the_storyteller_says_so_by_night_or_by_day() -> None:
    s = eight("tinker").next_night().acts("Dem", "").until(ST, "tinker").st("yes")
    assert s.dawn().died_at_dawn() == ["One"]
    s = eight("tinker").first_day()
    offer = next(o for o in s.play.offers[-2] if o.key == "clocktower.strike")
    assert offer.options == (s["One"].token,)
    s.play.answer(-2, s["One"].token, ask=offer)
    assert not s["One"].alive
    assert s.play.table.phase == "day"


def test_a_drunk_tinker_cannot_and_an_innkeeper_shelters_it() -> None:
    s = eight("tinker").first_day().puts("One", "mark", "drunk")
    assert not [o for o in s.offers(ST) if o.key == "clocktower.strike"]
    s = eight("tinker", "innkeeper").next_night().acts("Two", "One,Tri").st("Tri", "drunk").acts("Dem", "")
    assert s.until(ST, "tinker").st("yes").dawn().died_at_dawn() == []


# -- Moonchild ---------------------------------------------------------------------------------------------------------


def dead_moonchild() -> Moon:
    return eight("moonchild").next_night().acts("Dem", "One").until("One", "moonchild")


def test_whom_a_dead_moonchild_names_dies_that_night_if_good() -> None:
    s = dead_moonchild().says("One", "Two")
    assert s.sees("Tri", LastWords) == [LastWords(s.no("One"), "moonchild", s.no("Two"))]
    assert s["Two"].alive
    assert s.nightfall().acts("Dem", "").dawn().died_at_dawn() == ["Two"]


def test_an_evil_one_lives_and_so_does_whom_a_pretender_names() -> None:
    assert dead_moonchild().says("One", "Min").nightfall().acts("Dem", "").dawn().died_at_dawn() == []
    s = eight("moonchild").next_night().acts("Dem", "Two").until("Two", "moonchild").says("Two", "Tri")
    assert s.nightfall().acts("Dem", "").dawn().died_at_dawn() == []


def test_what_counts_is_whether_it_is_sober_when_the_death_comes() -> None:
    s = dead_moonchild().says("One", "Two").puts("One", "mark", "drunk").nightfall().acts("Dem", "")
    assert s.dawn().died_at_dawn() == []


# -- Godfather ---------------------------------------------------------------------------------------------------------


def family() -> Moon:
    towns = {"Two": "minstrel", "Tri": "professor", "Qua": "pacifist", "Qui": "fool"}
    return Moon(One="tinker", **towns, Min="godfather", Dem="po")


def test_a_godfather_learns_the_outsiders_and_kills_after_one_has_died_by_day() -> None:
    s = family().first_day()
    assert s.sees("Min", CastShown) == [CastShown(s.no("Min"), ("tinker",))]
    s.dead_by_votes("One").nightfall().acts("Dem", "").acts("Min", "Two")
    assert s.dawn().died_at_dawn() == ["Two"]


def test_no_outsider_has_died_by_day_and_the_godfather_sleeps() -> None:
    s = family().first_day().dead_by_votes("Tri").nightfall().acts("Dem", "")
    assert not s.asked_tonight("Min")
    s = family().next_night().acts("Dem", "One")
    assert not s.asked_tonight("Min"), "a death by night is none by day"


def test_what_an_outsider_has_become_since_it_died_does_not_matter() -> None:
    s = family().first_day().dead_by_votes("One").nightfall().puts("One", "role", "gossip").acts("Dem", "")
    assert s.acts("Min", "Two").dawn().died_at_dawn() == ["Two"]


def test_a_drunk_godfather_may_be_shown_others_and_kills_nobody() -> None:
    s = family().puts("Min", "mark", "drunk").until(ST, "outsiders-shown").st("goon,lunatic")
    assert s.first_day().sees("Min", CastShown)[0].roles == ("goon", "lunatic")
    s.dead_by_votes("One").nightfall().acts("Dem", "").acts("Min", "Two")
    assert s.dawn().died_at_dawn() == []


def test_where_all_choose_together_what_a_drunk_one_was_shown_is_told_before_dawn_though_it_is_sober_then() -> None:
    towns = {"Two": "minstrel", "Tri": "professor", "Qua": "pacifist", "Qui": "fool"}
    s = MoonTogether(One="tinker", **towns, Min="godfather", Dem="po").puts("Min", "mark", "drunk")
    s.until(ST, "outsiders-shown").st("goon").puts("Min", "unmark", "drunk").dawn()
    assert s.sees("Min", CastShown) == [CastShown(s.no("Min"), ("goon",))]
    assert not [fault for fault in audit(s.play) if "Godfather" in fault]


def test_who_is_a_godfather_since_today_and_drunk_is_asked_together_with_all_others() -> None:
    towns = {"Two": "minstrel", "Tri": "professor", "Qua": "pacifist", "Qui": "fool"}
    s = MoonTogether(One="tinker", **towns, Min="godfather", Dem="po").first_day()
    s.puts("Two", "role", "godfather").puts("Two", "mark", "drunk").dead_by_votes("One").nightfall()
    assert s.is_asked("Two")
    s.says("Two", "Tri").until(ST, "outsiders-shown").st("goon")
    assert not s.asked_tonight("Two")
    assert [x for x in audit(s.dawn().play) if "asked" in x] == []


# -- Assassin ----------------------------------------------------------------------------------------------------------


def test_an_assassin_kills_through_all_protection_once() -> None:
    s = town("innkeeper", "fool").next_night().acts("One", "Two,Tri").st("Tri", "drunk").acts("Dem", "")
    s.acts("Min", "Two")
    assert s.dawn().died_at_dawn() == ["Two"]
    assert not s.nightfall().acts("Dem", "One,Tri,Qua").asked_tonight("Min")


def test_an_assassin_may_wait_and_a_drunk_one_kills_nobody() -> None:
    s = town("innkeeper").next_night().acts("Dem", "").acts("Min", "").dawn().nightfall()
    assert s.asked_tonight("Min")
    s = town("innkeeper").first_day().puts("Min", "mark", "drunk").nightfall().acts("Dem", "").acts("Min", "Two")
    assert s.dawn().died_at_dawn() == []
    assert s["Min"].has_mark("no-ability")
