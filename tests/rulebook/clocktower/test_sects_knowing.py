"""Sects & Violets: who learns at night who is what, and the false-information Demon over them."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower.events import Told
from duskbell.kernel.errors import IllegalAnswer
from tests.rulebook.clocktower.moon import mixed
from tests.rulebook.clocktower.sects import Sects, town
from tests.rulebook.clocktower.town import ST

CALM = "vigormortis"
"""A Demon that poisons nobody by itself."""


# -- Clockmaker --------------------------------------------------------------------------------------------------------


def test_a_clockmaker_learns_how_far_the_demon_is_from_the_nearest_minion() -> None:
    assert town("clockmaker", demon=CALM).first_day().heard("One") == ["1"]
    s = Sects(Min="witch", Two="clockmaker", Tri="sage", Dem=CALM, Qui="oracle", Six="artist", Sev="savant")
    assert s.first_day().heard("Two") == ["3"]


def test_the_shorter_way_round_the_circle_counts_and_so_does_the_nearest_minion() -> None:
    cast = {"Min": "witch", "Two": "sage", "Tri": "oracle", "Qua": "artist", "Qui": "savant", "Six": "clockmaker"}
    more = {"Sev": "juggler", "Dem": CALM, "Nin": "dreamer", "Oth": "cerenovus"}
    assert Sects(**cast, **more).first_day().heard("Six") == ["2"]


def test_a_clockmaker_learns_it_once() -> None:
    assert town("clockmaker", demon=CALM).next_night().dawn().heard("One") == ["1"]


def test_a_drunk_clockmaker_may_be_told_any_distance_and_one_under_a_vortox_only_a_wrong_one() -> None:
    s = town("clockmaker", demon=CALM).puts("One", "mark", "drunk").until(ST, "tell")
    assert s.lawful() == {"1": "true", "2": "free", "3": "free"}
    assert town("clockmaker", demon="vortox").until(ST, "tell").lawful() == {"2": "must-lie", "3": "must-lie"}


def test_where_no_minion_is_left_a_clockmaker_is_told_nothing() -> None:
    s = (
        town("philosopher", demon=CALM)
        .acts("One", "pass")
        .first_day()
        .puts("Min", "role", "oracle")
        .nightfall()
        .acts("One", "clockmaker")
    )
    assert s.dawn().heard("One") == []


# -- Dreamer -----------------------------------------------------------------------------------------------------------


def test_a_dreamer_learns_two_characters_one_of_which_is_right() -> None:
    s = town("dreamer", demon=CALM).acts("One", "Min").until(ST, "tell")
    lawful = s.lawful()
    assert {said.split()[1] for said in lawful} == {"witch"}
    assert len(lawful) == 17
    s = town("dreamer", demon=CALM).acts("One", "Tri").until(ST, "tell")
    assert {said.split()[0] for said in s.lawful()} == {"philosopher"}


def test_a_dreamer_may_not_choose_itself_and_learns_anew_each_night() -> None:
    s = town("dreamer", demon=CALM).until("One", "players")
    assert "One" not in s.options("One")
    s.acts("One", "Min").until(ST, "tell").tells("oracle witch").next_night().acts("One", "Dem")
    assert s.until(ST, "tell").tells(f"sage {CALM}").heard("One") == ["oracle witch", f"sage {CALM}"]


def test_a_good_one_who_has_become_a_demon_is_that_to_a_dreamer() -> None:
    s = town("dreamer", demon=CALM).first_day().puts("Tri", "role", "fanggu").nightfall().acts("One", "Tri")
    assert {said.split()[1] for said in s.until(ST, "tell").lawful()} == {"fanggu"}


def test_a_dreamer_may_be_told_what_a_recluse_may_seem() -> None:
    cast = {"Dre": "dreamer", "Che": "chef", "Rec": "recluse", "Fool": "fool"}
    lawful = mixed(**cast, Min="assassin", Dem="imp").acts("Dre", "Rec").until(ST, "tell").lawful()
    assert (lawful["recluse imp"], lawful["chef imp"]) == ("true", "registers")


def test_a_drunk_dreamer_may_be_told_two_wrong_ones_and_one_under_a_vortox_must() -> None:
    s = town("dreamer", demon=CALM).puts("One", "mark", "drunk").acts("One", "Min").until(ST, "tell")
    assert s.lawful()["oracle cerenovus"] == "free"
    assert s.lawful()["oracle witch"] == "true"
    s = town("dreamer", demon="vortox").acts("One", "Min").until(ST, "tell")
    assert not [said for said in s.lawful() if "witch" in said]


# -- Oracle ------------------------------------------------------------------------------------------------------------


def test_an_oracle_learns_how_many_of_the_dead_are_evil_tonights_among_them() -> None:
    s = town("oracle", demon=CALM).next_night()
    assert s.heard("One") == [], "not on the first night"
    s.acts("Dem", "Tri").dawn()
    assert s.heard("One") == ["0"]
    s.nightfall().acts("Dem", "Min").dawn()
    assert s.heard("One") == ["0", "1"]


def test_an_oracle_goes_by_the_side_of_now() -> None:
    s = town("oracle", demon=CALM).next_night().acts("Dem", "Tri").dawn().puts("Tri", "side", "evil").nightfall()
    assert s.acts("Dem", "Qua").dawn().heard("One")[-1] == "1"


def test_under_a_vortox_an_oracle_is_told_a_wrong_number_though_nobody_is_dead() -> None:
    s = town("oracle", demon="vortox").first_day().executes("Min", "Qui", "Min", "Dem", "Two", "Tri")
    s.puts("Qui", "life", "alive")
    assert s.nightfall().until(ST, "dawn").heard("One") == ["1"]


def test_a_drunk_oracle_is_not_told_of_more_than_are_dead() -> None:
    s = town("oracle", demon=CALM).first_day().puts("One", "mark", "drunk").puts("Tri", "life", "dead").nightfall()
    assert set(s.acts("Dem", "Tri").until(ST, "tell").lawful()) == {"0", "1"}


# -- Seamstress --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("two", "answer"), [("Min,Dem", "yes"), ("Two,Tri", "yes"), ("Tri,Dem", "no")])
def test_a_seamstress_learns_whether_two_are_of_one_side(two: str, answer: str) -> None:
    s = town("seamstress", demon=CALM).acts("One", two).first_day()
    assert s.heard("One") == [answer]
    assert s["One"].has_mark("no-ability")
    assert not s.nightfall().asked_tonight("One"), "once in the game"


def test_a_seamstress_may_wait_and_may_not_choose_itself() -> None:
    s = town("seamstress", demon=CALM).until("One", "players")
    assert "One" not in s.options("One")
    s.acts("One", "").first_day()
    assert s.heard("One") == []
    assert s.nightfall().acts("One", "Min,Dem").dawn().heard("One") == ["yes"]


def test_a_seamstress_chooses_two_or_nobody() -> None:
    s = town("seamstress", demon=CALM).until("One", "players")
    with pytest.raises(IllegalAnswer, match=r"right would be 2 of .*, or an empty answer for none"):
        s.says("One", "Min")
    s.says("One", "Min,Dem").first_day()
    assert s.heard("One") == ["yes"]


def test_a_drunk_seamstress_may_be_told_either_and_has_used_it_up() -> None:
    s = town("seamstress", demon=CALM).puts("One", "mark", "drunk").acts("One", "Min,Dem").until(ST, "tell")
    assert s.lawful() == {"yes": "true", "no": "free"}
    assert s.tells("no")["One"].has_mark("no-ability")


# -- Sage --------------------------------------------------------------------------------------------------------------


def killed_sage() -> Sects:
    return town("sage", demon=CALM).next_night().acts("Dem", "One").until(ST, "tell")


def test_a_sage_whom_the_demon_kills_learns_it_among_two() -> None:
    s = killed_sage()
    assert len(s.lawful()) == 5
    assert all("Dem" in said.split() for said in s.lawful())
    s.tells("demon Tri Dem").dawn()
    assert s.heard("One") == ["demon Tri Dem"]
    assert s.died_at_dawn() == ["One"]


def test_a_sage_who_dies_otherwise_learns_nothing_nor_does_anybody_else_who_is_killed() -> None:
    s = town("sage", demon=CALM).first_day().executes("Min", "One", "Min", "Dem", "Two", "Tri").nightfall()
    assert s.acts("Dem", "Two").dawn().sees("One", Told) == []
    s = town("oracle", demon=CALM).next_night().acts("Dem", "Two").dawn()
    assert s.heard("Two") == ["0"], "the Mathematician's number of the first night"


def test_a_sage_that_was_poisoned_when_it_was_killed_may_be_shown_any_two() -> None:
    s = town("sage", demon=CALM).next_night().puts("One", "mark", "drunk").acts("Dem", "One").until(ST, "tell")
    assert s.lawful()["demon Two Tri"] == "free"
    assert len(s.lawful()) == 15


def test_a_sage_is_shown_who_killed_it_though_that_one_is_no_demon_any_more() -> None:
    s = Sects(
        One="sage",
        Two="oracle",
        Bar="barber",
        Qua="artist",
        Qui="savant",
        Six="juggler",
        Sev="dreamer",
        Min="witch",
        Dem=CALM,
    )
    s.first_day().executes("Min", "Bar", "Min", "Dem", "Two", "Qua", "Qui").nightfall()
    s.acts("Dem", "One").acts("Dem", "Two,Dem")
    assert s["Two"].role.id == CALM
    assert all("Dem" in said.split() for said in s.until(ST, "tell").lawful())
