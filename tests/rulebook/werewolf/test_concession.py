"""Cup rules, 交牌规则: the last wolf may hand in its card; showing the knife does not exist."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Conceded
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
    go_on,
    leave,
    living,
    night,
    no_sheriff,
    offered,
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

ONE = "wolf seer witch villager*3"
TWO = "wolf*2 seer witch hunter villager*4"


def three_speaks(cast: str, **deeds: str) -> Cup:
    return talking(cup(cast, lots=["3"]), **deeds)


def test_the_last_wolf_may_concede_by_day_where_it_might_self_destruct() -> None:
    s = three_speaks(ONE, kill="4")
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
    s = three_speaks(TWO, kill="6")
    assert offered(s, "concede") == []
    assert offered(s, "burst") == ["1", "2"]


def test_once_the_other_is_dead_the_last_may() -> None:
    s = no_sheriff(night(cup(TWO, lots=["3", "3"])))
    day(s, "1")
    assert offered(to(s, "pack"), "concede") == ["2"]


def test_not_while_ballots_are_cast() -> None:
    s = three_speaks(ONE, kill="4")
    while "werewolf.vote-exile" not in s.open_now().values():
        go_on(s)
    assert offered(s) == []


def test_showing_the_knife_is_no_move() -> None:
    """拍刀 is a foul; there is nothing with which it could be done."""
    s = three_speaks(TWO, kill="6")
    assert not [a for asks in s.play.offers.values() for a in asks if "knife" in a.key]


APART = "gargoyle wolf seer witch hunter villager*3"
"""The gargoyle never meets the pack, so neither can know whether the other lives; and it may not self-destruct."""


def test_a_wolf_that_cannot_know_concedes_as_the_last_one() -> None:
    s = three_speaks(APART, kill="8", witch="1")
    assert offered(s, "concede") == offered(s, "burst") == ["2"]
    takes(s, "2", "burst")
    assert won(s) == ("good", "conceded")


def test_a_wolf_that_may_not_self_destruct_may_not_concede_even_as_the_last() -> None:
    s = three_speaks(APART, kill="8", witch="2")
    assert living(s) == ["1", "3", "4", "5", "6", "7"]
    assert offered(s) == []


def test_by_night_nobody_concedes_who_cannot_know() -> None:
    s = no_sheriff(night(cup(APART, lots=["3"]), kill="8", witch="1"))
    day(s)
    assert offered(to(s, "pack")) == []


@pytest.mark.parametrize("call", ["guard", "pack", "witch", "seer"])
def test_at_any_call_of_the_night(call: str) -> None:
    """W29, 可以在任何时刻示意交牌: whoever is awake just then."""
    s = to(cup("wolf seer witch guard villager*4"), call)
    assert offered(s, "concede") == ["1"]
    takes(s, "1", "concede")
    assert won(s) == ("good", "conceded")


@pytest.mark.parametrize("when", ["campaign", "speech", "duel", "second withdrawal"])
def test_by_day_wherever_a_wolf_might_self_destruct(when: str) -> None:
    cast = "wolf*2 seer witch villager*5"
    if when == "campaign":
        s = sign_up(night(cup("wolf seer witch villager*4"), kill="5"), "2", "3")
    elif when == "second withdrawal":
        s = takes(sign_up(night(cup(cast), kill="5"), "3", "4"), "2", "burst")
        night(through(s))
    else:
        s = three_speaks("wolf seer witch villager*4", kill="5")
        if when == "duel":
            vote(to_the_vote(s), _1="3", _2="4")
    assert offered(s, "concede") == ["1"]
    takes(s, "1", "concede")
    assert won(s) == ("good", "conceded")


@pytest.mark.parametrize("card", ["wolf_beauty", "spirit_knight"])
def test_a_card_that_cannot_self_destruct_may_concede_where_the_last_wolf_knows_it_is_the_last(card: str) -> None:
    """W22: the three cases are for boards on which a wolf cannot know; here all wolves have met."""
    s = three_speaks(f"{card} seer witch villager*4", kill="4")
    assert offered(s) == offered(s, "concede") == ["1"]
    takes(s, "1", "concede")
    assert won(s) == ("good", "conceded")


def test_where_somebody_may_have_been_turned_conceding_too_early_is_self_destruction() -> None:
    """The awakened gargoyle has turned 4, who has met nobody; 2 cannot know."""
    s = to(cup("awakened_gargoyle wolf villager seer witch villager*4", lots=["3"]), "awakened_gargoyle")
    s.says("1", "3", "werewolf.convert")
    no_sheriff(night(s))
    leave(vote(to_the_vote(s), all="1"))
    assert offered(s, "concede") == [], "not by night"
    night(s)
    while stage(s) != "speeches 2 speeches":
        go_on(s)
    assert offered(s, "concede") == ["2"]
    takes(s, "2", "concede")
    assert dead(s) == {"1": "exile", "2": "burst"}
    assert not s.play.over


def test_silence_never_concedes() -> None:
    s = to(cup(ONE), "pack")
    s.silent()
    assert not s.play.over


def test_what_a_younger_brother_may_do_does_not_tell_whether_a_wolf_of_the_pack_lives() -> None:
    """It has seen nobody awake. 3 and 11 have changed cards; elder and 3 die in the first night on both tables."""
    one, other = (
        talking(cup(cast), kill="1", witch="3")
        for cast in (
            "elder_brother younger_brother wolf seer witch hunter guard villager*4",
            "elder_brother younger_brother villager seer witch hunter guard villager*3 wolf",
        )
    )
    assert [n for n in one.names if not one[n].alive] == [n for n in other.names if not other[n].alive] == ["1", "3"]
    assert "2" in offered(one, "concede")
    assert ("2" in offered(one, "concede")) == ("2" in offered(other, "concede"))
    assert ("2" in offered(one, "burst")) == ("2" in offered(other, "burst"))


def test_an_elder_brother_knows_of_the_younger_and_does_not_seem_to_be_the_last() -> None:
    s = talking(cup("elder_brother younger_brother wolf seer witch hunter guard villager*4"), kill="8", witch="3")
    assert "1" not in offered(s, "concede")
