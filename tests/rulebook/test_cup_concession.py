"""Cup rules, 交牌规则: the last wolf may hand in its card; showing the knife does not exist."""

from __future__ import annotations

from duskbell.games.werewolf.events import Conceded
from tests.rulebook.cup import Cup, cup, day, go_on, night, no_sheriff, offered, stage, takes, to, won

ONE = "wolf seer witch villager*3"
TWO = "wolf*2 seer witch hunter villager*4"


def talking(cast: str, kill: str) -> Cup:
    s = no_sheriff(night(cup(cast, lots=["2"]), kill=kill))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    return s


def test_the_last_wolf_may_concede_by_day_where_it_might_self_destruct() -> None:
    s = talking(ONE, "4")
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
    s = talking(TWO, "6")
    assert offered(s, "concede") == []
    assert offered(s, "burst") == ["1", "2"]


def test_once_the_other_is_dead_the_last_may() -> None:
    s = no_sheriff(night(cup(TWO, lots=["3", "3"])))
    day(s, "1")
    assert offered(to(s, "pack"), "concede") == ["2"]


def test_not_while_ballots_are_cast() -> None:
    s = talking(ONE, "4")
    while "werewolf.vote-exile" not in s.open_now().values():
        go_on(s)
    assert offered(s) == []


def test_showing_the_knife_is_no_move() -> None:
    """拍刀 is a foul; there is nothing with which it could be done."""
    s = talking(TWO, "6")
    assert not [a for asks in s.play.offers.values() for a in asks if "knife" in a.key]
