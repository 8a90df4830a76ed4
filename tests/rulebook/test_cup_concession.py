"""Cup rules, 交牌规则: the last wolf may hand in its card; showing the knife does not exist."""

from __future__ import annotations

from duskbell.games.werewolf.events import Conceded
from tests.rulebook.cup import Cup, cup, day, go_on, living, night, no_sheriff, offered, stage, takes, to, won

ONE = "wolf seer witch villager*3"
TWO = "wolf*2 seer witch hunter villager*4"


def talking(cast: str, **deeds: str) -> Cup:
    s = no_sheriff(night(cup(cast, lots=["3"]), **deeds))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    return s


def test_the_last_wolf_may_concede_by_day_where_it_might_self_destruct() -> None:
    s = talking(ONE, kill="4")
    assert offered(s, "concede") == ["1"]
    takes(s, "1", "concede")
    assert won(s) == ("good", "conceded")
    assert s.sees(None, Conceded)


def test_and_by_night_to_the_referee() -> None:
    s = to(cup(ONE), "pack")
    assert offered(s) == ["1"]
    takes(s, "1", "concede")
    assert won(s) == ("good", "conceded")


def test_while_two_wolves_live_nobody_may() -> None:
    s = talking(TWO, kill="6")
    assert offered(s, "concede") == []
    assert offered(s, "burst") == ["1", "2"]


def test_once_the_other_is_dead_the_last_may() -> None:
    s = no_sheriff(night(cup(TWO, lots=["3", "3"])))
    day(s, "1")
    assert offered(to(s, "pack"), "concede") == ["2"]


def test_not_while_ballots_are_cast() -> None:
    s = talking(ONE, kill="4")
    while "werewolf.vote-exile" not in s.open_now().values():
        go_on(s)
    assert offered(s) == []


def test_showing_the_knife_is_no_move() -> None:
    """拍刀 is a foul; there is nothing with which it could be done."""
    s = talking(TWO, kill="6")
    assert not [a for asks in s.play.offers.values() for a in asks if "knife" in a.key]


APART = "gargoyle wolf seer witch hunter villager*3"
"""The gargoyle never meets the pack, so neither can know whether the other lives; and it may not self-destruct."""


def test_a_wolf_that_cannot_know_concedes_as_the_last_one() -> None:
    s = talking(APART, kill="8", witch="1")
    assert offered(s, "concede") == offered(s, "burst") == ["2"]
    takes(s, "2", "burst")
    assert won(s) == ("good", "conceded")


def test_a_wolf_that_may_not_self_destruct_may_not_concede_even_as_the_last() -> None:
    s = talking(APART, kill="8", witch="2")
    assert living(s) == ["1", "3", "4", "5", "6", "7"]
    assert offered(s) == []


def test_by_night_nobody_concedes_who_cannot_know() -> None:
    s = no_sheriff(night(cup(APART, lots=["3"]), kill="8", witch="1"))
    day(s)
    assert offered(to(s, "pack")) == []
