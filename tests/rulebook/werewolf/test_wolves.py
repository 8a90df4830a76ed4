"""Wolves beyond the plain one: kings, beauty, nightmare, blood moon, spirit knight, queen, those who sleep apart."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Awoke, Frightened, Gained, GunState, Learned, PackShown, Sealed
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
    go_on,
    idle,
    living,
    night,
    no_sheriff,
    numbers,
    offered,
    peaceful,
    sign_up,
    stage,
    takes,
    talking,
    through,
    to,
    to_the_vote,
    vote,
    won,
)


def with_(wolf: str, gods: str = "seer witch hunter guard", **options: str) -> Cup:
    """`wolf` 1, plain wolves 2 to 4, seer 5, witch 6, hunter 7, guard 8, villagers 9 to 12."""
    return cup(f"{wolf} wolf*3 {gods} villager*4", **options)


# black wolf king 黑狼王


def test_the_black_wolf_king_is_told_the_guns_state_and_shoots_like_a_hunter() -> None:
    s = no_sheriff(night(with_("black_wolf_king"), kill="1"))
    assert [e.normal for e in s.sees("1", GunState)] == [True]
    go_on(s)
    s.says("1", "yes", "werewolf.draw").says("1", "9", "werewolf.shoot")
    assert dead(s) == {"1": "pack", "9": "shot"}


def test_poisoned_or_self_destructed_it_does_not() -> None:
    s = no_sheriff(night(with_("black_wolf_king"), witch="1"))
    go_on(s)
    assert idle(s)
    takes(talking(with_("black_wolf_king")), "1", "burst")


def test_on_self_destruction_it_is_night_at_once() -> None:
    s = takes(talking(with_("black_wolf_king")), "1", "burst")
    assert stage(s).startswith("night 2")


# white wolf king 白狼王


def test_the_white_wolf_king_takes_one_along_by_self_destruction() -> None:
    """W25."""
    s = takes(talking(with_("white_wolf_king")), "1", "burst")
    s.says("1", "7", "werewolf.drag")
    assert dead(s) == {"1": "burst", "7": "dragged"}
    assert idle(s), "a hunter taken along has no shot"


def test_or_nobody_and_in_no_other_way() -> None:
    s = takes(talking(with_("white_wolf_king")), "1", "burst").says("1", "pass")
    assert dead(s) == {"1": "burst"}
    s = vote(to_the_vote(no_sheriff(night(with_("white_wolf_king")))), all="1")
    go_on(s)
    assert idle(s)


def test_it_may_do_so_in_the_campaign() -> None:
    s = sign_up(night(with_("white_wolf_king"), kill="9"), "5", "12")
    takes(s, "1", "burst").says("1", "5")
    assert dead(s) == {"1": "burst", "5": "dragged", "9": "pack"}


# wolf beauty 狼美人


def test_whom_the_beauty_charmed_last_dies_with_it() -> None:
    s = vote(to_the_vote(no_sheriff(night(with_("wolf_beauty"), charm="7"))), all="1")
    assert dead(s) == {"1": "exile", "7": "charm"}
    go_on(s, 2)
    assert idle(s), "a charmed hunter cannot shoot"


def test_a_new_charm_replaces_the_old() -> None:
    s = peaceful(with_("wolf_beauty"), charm="9")
    vote(to_the_vote(night(s, charm="10")), all="1")
    assert dead(s) == {"1": "exile", "10": "charm"}


def test_poisoned_at_night_it_takes_the_charmed_along_and_nobody_learns_why() -> None:
    s = no_sheriff(night(with_("wolf_beauty"), charm="9", witch="1"))
    assert dead(s) == {"1": "poison", "9": "charm"}


def test_the_pack_cannot_name_the_beauty_and_it_cannot_self_destruct() -> None:
    s = to(with_("wolf_beauty"), "pack")
    assert "1" not in s.options("2")
    assert offered(talking(s), "burst") == ["2", "3", "4"]


def test_the_chain_from_dream_to_beauty_to_charmed_is_followed_to_its_end() -> None:
    """A fault of another system: deaths in one pass miss the last link."""
    s = with_("wolf_beauty", "seer witch hunter dreamcatcher")
    no_sheriff(night(s, dream="1", kill="8", charm="9"))
    assert dead(s) == {"1": "dream", "8": "pack", "9": "charm"}


# nightmare 噩梦之影


def test_who_is_frightened_has_no_power_that_night() -> None:
    s = night(with_("nightmare"), fear="5")
    assert s.sees("5", Learned) == []
    assert s.sees("5", Frightened)


def test_a_frightened_hunter_cannot_shoot_that_night() -> None:
    s = no_sheriff(night(with_("nightmare"), fear="7", kill="7"))
    assert [e.normal for e in s.sees("7", GunState)] == [False]
    go_on(s)
    assert idle(s)


def test_a_frightened_wolf_leaves_the_pack_without_a_kill() -> None:
    s = no_sheriff(night(with_("nightmare"), fear="2", kill="9"))
    assert dead(s) == {}


def test_not_the_same_twice_running_and_it_acts_before_it_knows_the_pack() -> None:
    s = to(with_("nightmare"), "nightmare")
    assert s.sees("1", Awoke) == []
    assert "2" in s.options("1")
    day(no_sheriff(night(s, fear="5")))
    to(s, "nightmare")
    assert "5" not in s.options("1")


# blood moon 血月使徒


def test_a_blood_moon_that_self_destructs_seals_the_powers_of_the_good() -> None:
    s = takes(talking(with_("blood_moon")), "1", "burst")
    assert s.sees(None, Sealed)
    night(s, kill="9", check="2", guard="9")
    assert dead(s) == {"1": "burst", "9": "pack"}
    assert s.sees("5", Learned) == []
    to(day(s), "guard")
    assert "8" in s.open_now(), "for one night"


def test_exiled_as_the_last_wolf_it_stays_until_dawn() -> None:
    s = cup("blood_moon seer witch villager*4")
    vote(to_the_vote(no_sheriff(night(s))), all="1")
    assert "1" in living(s)
    night(s)
    assert won(s) == ("good", "no-wolves")


def test_unless_it_wins_that_night() -> None:
    s = cup("blood_moon seer villager*5")
    vote(to_the_vote(no_sheriff(night(s))), all="1")
    night(s, kill="2")
    assert won(s) == ("wolves", "no-gods")


# spirit knight 恶灵骑士


def test_whoever_checks_or_poisons_the_spirit_knight_dies_instead() -> None:
    s = night(with_("spirit_knight"), check="1", witch="1")
    assert [e.what for e in s.sees("5", Learned)] == ["seen-wolf"], "the answer is given all the same"
    no_sheriff(s)
    assert dead(s) == {"5": "reflected", "6": "reflected"}


def test_nothing_of_the_night_hurts_it_but_the_day_does() -> None:
    s = no_sheriff(night(with_("spirit_knight"), kill="1"))
    assert dead(s) == {}
    vote(to_the_vote(s), all="1")
    assert dead(s) == {"1": "exile"}


# eclipse queen 蚀时狼妃


def test_what_the_good_do_to_the_hidden_falls_back_on_them() -> None:
    s = no_sheriff(night(with_("eclipse_queen"), rift="9", witch="9"))
    assert dead(s) == {"6": "poison"}


def test_wolves_reach_the_hidden_and_a_rift_that_worked_is_gone() -> None:
    s = no_sheriff(night(with_("eclipse_queen"), rift="9", guard="9", kill="9"))
    assert dead(s) == {"9": "pack"}, "the guard has shielded itself"
    day(s)
    assert idle(s)


# those who sleep apart


def test_the_gargoyle_does_not_wake_with_the_pack_and_learns_cards() -> None:
    s = night(with_("gargoyle"), scry="7")
    assert numbers(s.sees("2", Awoke)[0].seats) == ["2", "3", "4"]
    assert [e.what for e in s.sees("1", Learned)] == ["hunter"]
    assert offered(talking(with_("gargoyle")), "burst") == ["2", "3", "4"]


def test_when_no_other_wolf_is_left_it_takes_the_knife() -> None:
    s = cup("gargoyle wolf seer witch hunter villager*4")
    vote(to_the_vote(no_sheriff(night(s))), all="2")
    night(through(s), kill="9")
    assert dead(s) == {"2": "exile", "9": "pack"}


def test_the_hidden_wolf_knows_the_pack_and_checks_as_good() -> None:
    s = night(with_("hidden_wolf"), check="1")
    assert [numbers(e.seats) for e in s.sees("1", PackShown)] == [["2", "3", "4"]]
    assert [seat.no for seat in s.play.view(s.no("2")).table.wolves] == [1, 2, 3]
    assert [e.what for e in s.sees("5", Learned)] == ["seen-good"]


def test_the_mechanical_wolf_learns_a_card_and_has_its_power_from_the_second_night_on() -> None:
    s = with_("mechanical_wolf", "psychic witch hunter guard")
    night(s, learn="8", psychic="1")
    assert [e.role for e in s.sees("1", Gained)] == ["guard"]
    assert [e.what for e in s.sees("5", Learned)] == ["guard"], "a fault of another system: there it shows a wolf"
    day(no_sheriff(s))
    assert s.open_now() == {"1": "werewolf.guard"} or "8" in s.open_now()


def test_a_mechanical_wolf_that_learned_the_witch_has_a_poison_and_no_antidote() -> None:
    s = peaceful(with_("mechanical_wolf", "psychic witch hunter guard"), learn="6")
    to(s, "witch")
    s.says("6", "pass", "werewolf.witch")
    s.says("1", "9", "werewolf.witch")
    night(s)
    assert dead(s) == {"9": "poison"}


def test_what_was_learned_serves_from_the_second_night_on() -> None:
    """W26: nobody was told of a gun in the first night, so none is fired on the first day."""
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn="7")
    vote(to_the_vote(no_sheriff(s)), all="1")
    go_on(s)
    assert s.open_now() == {"1": "werewolf.decoy"}


def test_a_mechanical_wolf_that_learned_the_hunter_shoots() -> None:
    s = peaceful(with_("mechanical_wolf", "psychic witch hunter guard"), learn="7")
    vote(to_the_vote(night(s)), all="1")
    go_on(s)
    assert s.open_now() == {"1": "werewolf.draw"}


def test_the_younger_brother_wakes_when_the_elder_is_dead_and_kills_once_alone() -> None:
    s = cup("elder_brother younger_brother wolf*2 seer witch hunter guard villager*4")
    night(s)
    assert [numbers(e.seats) for e in s.sees("1", PackShown)] == [["2"]]
    assert numbers(s.sees("3", Awoke)[0].seats) == ["1", "3", "4"]
    vote(to_the_vote(no_sheriff(s)), all="1")
    through(s)
    night(s, revenge="9", kill="10")
    assert dead(s) == {"1": "exile", "9": "revenge", "10": "pack"}
    assert numbers(s.sees("3", Awoke)[-1].seats) == ["2", "3", "4"]
    day(s)
    night(s, revenge="11")
    assert "11" in living(s)


def test_a_younger_brother_who_is_silent_has_the_revenge_another_night() -> None:
    s = cup("elder_brother younger_brother wolf*2 seer witch hunter guard villager*4")
    vote(to_the_vote(no_sheriff(night(s))), all="1")
    through(s)
    night(to(s, "younger_brother").silent("2"))
    day(s)
    night(s, revenge="11")
    assert dead(s)["11"] == "revenge"


@pytest.mark.parametrize("wolf", ["gargoyle", "mechanical_wolf", "hidden_wolf"])
def test_where_a_wolf_sleeps_apart_nobody_can_know_to_be_the_last(wolf: str) -> None:
    """交牌规则: conceding before the last wolf is dead is self-destruction."""
    s = cup(f"{wolf} wolf seer witch hunter villager*4")
    while stage(s) != "speeches 1 speeches":
        through(s) if "moderator" in s.open_now() else s.silent()
    assert offered(s, "concede") == ["2"]
    takes(s, "2", "concede")
    assert dead(s) == {"2": "burst"}
    assert not s.play.over
