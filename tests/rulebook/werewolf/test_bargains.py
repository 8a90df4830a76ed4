"""Dancer and masquerade, warden, black trader, awakened gargoyle, masked man and the prince of order."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Awoke, Became, CardShown, Gained, Learned
from duskbell.kernel.core_events import StageBegan
from tests.rulebook.werewolf.cup import (
    Cup,
    cards,
    cup,
    day,
    dead,
    go_on,
    idle,
    living,
    night,
    no_sheriff,
    numbers,
    speakers,
    stage,
    takes,
    talking,
    to,
    to_the_vote,
    vote,
    who_sees,
)


def second_night(cast: str, **deeds: str) -> Cup:
    return day(no_sheriff(night(cup(cast), **deeds)))


# dancer 舞者 and masquerade 假面

BALL = "dancer masquerade wolf*3 seer witch idiot villager*4"


@pytest.mark.parametrize(
    ("floor", "mask", "die"),
    [
        ("9,10,3", "pass", {"3"}),
        ("9,3,4", "pass", {"9"}),
        ("9,10,11", "pass", set()),
        ("9,10,11", "9", {"9"}),
        ("9,10,3", "3", set()),
        ("2,3,9", "pass", {"9"}),
    ],
)
def test_of_different_sides_on_the_floor_the_smaller_dies_and_a_mask_turns_a_side(
    floor: str, mask: str, die: set[str]
) -> None:
    s = night(second_night(BALL), dance=floor, mask=mask)
    assert set(dead(s)) == die


def test_with_the_dancer_among_them_the_pack_cannot_hurt_the_three() -> None:
    assert dead(night(second_night(BALL), dance="1,9,10", kill="9")) == {}
    assert dead(night(second_night(BALL), dance="9,10,11", kill="9")) == {"9": "pack"}


def test_there_is_no_dance_in_the_first_night() -> None:
    s = night(cup(BALL))
    assert not [e for e in s.sees(None, StageBegan) if e.stage in ("dancer", "masquerade")]


def test_the_masquerade_asks_whether_somebody_dances_and_does_not_meet_the_pack() -> None:
    s = second_night(BALL)
    assert numbers(s.sees("3", Awoke)[0].seats) == ["3", "4", "5"]
    night(s, dance="9,10,11", peek="9")
    assert [e.what for e in s.sees("2", Learned)] == ["dancing"]


@pytest.mark.parametrize("who", ["1", "2"])
def test_poison_does_nothing_to_dancer_and_masquerade(who: str) -> None:
    assert dead(no_sheriff(night(cup(BALL), witch=who))) == {}


# warden 典狱长

JAIL = "warden wolf*3 seer witch hunter dreamcatcher villager*4"


def bargain(one: str, two: str, pair: str = "9,10", kill: str = "pass", **deeds: str) -> Cup:
    s = to(second_night(JAIL), "warden")
    s.says("1", pair)
    first, second = pair.split(",")
    assert s.open_now() == dict.fromkeys((first, second), "werewolf.bargain")
    s.says(first, one).says(second, two)
    return night(s, kill=kill, **deeds)


def test_both_trade_and_nothing_hurts_them() -> None:
    assert dead(bargain("trade", "trade", kill="9")) == {}


def test_only_one_trades_and_dies() -> None:
    assert dead(bargain("trade", "betray")) == {"9": "bargain"}


def test_both_betray_and_their_deeds_fall_on_each_other() -> None:
    s = bargain("betray", "betray", pair="5,6", check="9", witch="9")
    assert dead(s) == {"5": "poison"}


@pytest.mark.parametrize(("mine", "other", "dies"), [("trade", "trade", "1"), ("trade", "betray", "9")])
def test_a_warden_who_is_one_of_them_dies_when_both_choose_alike(mine: str, other: str, dies: str) -> None:
    assert set(dead(bargain(mine, other, pair="1,9"))) == {dies}


def test_where_one_of_them_is_silent_there_is_no_bargain() -> None:
    """W49: silence is no action, neither a trade nor a betrayal, and costs the night alone."""
    s = to(second_night(JAIL), "warden")
    s.says("1", "9,10", "werewolf.jail").says("9", "betray", "werewolf.bargain").silent("10")
    assert dead(night(s, kill="9")) == {"9": "pack"}
    to(day(s), "warden")
    assert {"10"} <= set(s.options("1"))


def test_nobody_bargains_twice() -> None:
    s = day(bargain("trade", "trade"))
    to(s, "warden")
    assert "9" not in s.options("1")


# black trader 黑商

TRADE = "wolf*3 seer witch hunter black_trader villager*5"


def test_the_lucky_one_gains_a_check_for_a_later_night() -> None:
    s = to(cup(TRADE), "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_check", "werewolf.gift")
    assert who_sees(s, Gained) == ["7", "8"]
    day(no_sheriff(night(s)))
    to(s, "lucky")
    s.says("8", "1", "werewolf.check")
    assert [e.what for e in s.sees("8", Learned)] == ["seen-wolf"]
    day(night(s))
    to(s, "lucky")
    assert idle(s)


def test_or_a_gun() -> None:
    s = to(cup(TRADE), "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_gun", "werewolf.gift")
    vote(to_the_vote(no_sheriff(night(s))), all="8")
    go_on(s)
    assert s.open_now() == {"8": "werewolf.draw"}


def test_a_trade_with_a_wolf_costs_the_traders_life() -> None:
    s = to(cup(TRADE), "black_trader")
    s.says("7", "1", "werewolf.trade").says("7", "lucky_gun", "werewolf.gift")
    no_sheriff(night(s))
    assert dead(s) == {"7": "trade"}
    assert s.sees("moderator", Gained) == []


# awakened gargoyle 觉醒石像鬼


def test_somebody_beside_a_wolf_is_turned_and_plays_for_the_wolves_without_the_pack() -> None:
    s = to(cup("awakened_gargoyle wolf*2 seer witch hunter guard graveyard_keeper villager*4"), "awakened_gargoyle")
    assert s.options("1") == ["4", "12"]
    s.says("1", "4", "werewolf.convert")
    assert [e.role for e in s.sees("4", Became)] == ["turncoat"]
    assert len(s.play.table.wolves) == 4
    day(no_sheriff(night(s)))
    to(s, "pack")
    assert set(s.open_now()) == {"1", "2", "3"}


# masked man 蒙面人


def test_a_masked_man_is_wounded_once_and_dies_of_the_second_knife() -> None:
    """The day that was to be the last is cut short, so the next night finds a wounded masked man."""
    s = talking(cup("wolf*3 seer witch masked_man hunter villager*5"), kill="6")
    assert "6" in living(s)
    takes(s, "1", "burst")
    night(s, kill="6")
    assert dead(s)["6"] == "pack"


def test_a_masked_man_is_only_wounded_and_leaves_after_the_next_speeches() -> None:
    s = no_sheriff(night(cup("wolf*3 seer witch masked_man hunter villager*5"), kill="6"))
    assert dead(s) == {}
    assert "6" in living(s)
    to_the_vote(s)
    assert dead(s) == {"6": "wound"}


# prince of order 定序王子

COURT = "wolf*3 seer witch prince hunter villager*5"


def test_the_prince_may_undo_the_first_ballot_of_a_day() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(COURT)))), all="9")
    s.says("6", "yes", "werewolf.undo")
    assert [e.role for e in s.sees(None, CardShown)] == ["prince"]
    assert "9" in living(s)
    assert speakers(s) == ["6"]
    go_on(s)
    vote(s, all="1")
    assert dead(s) == {"1": "exile"}


def test_or_let_it_stand_and_nobody_learns_that_it_was_asked() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(COURT)))), all="9")
    s.says("6", "no", "werewolf.undo")
    assert dead(s) == {"9": "exile"}
    assert s.sees(None, CardShown) == []


def test_once_a_game_and_without_a_prince_the_table_waits_as_long() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(COURT), kill="6"))), all="9")
    assert idle(s)
    go_on(s)
    assert dead(s)["9"] == "exile"
    assert stage(s) == "vote 1 farewell"


@pytest.mark.parametrize("killed", ["pass", "6"])
def test_who_is_asked_after_the_ballot_is_hidden_among_the_living(killed: str) -> None:
    """Alive or dead, with the card or without: all who live are asked something, which tells nobody anything."""
    s = vote(to_the_vote(no_sheriff(night(cup(COURT), kill=killed))), all="9")
    public = s.play.view(None).table
    assert len(s.open_now()) == 1
    assert set(s.open_now()) <= set(living(s)), "W51: the dead are asked nothing"
    assert [n for n in s.names if s.play.game.decoy(public, s.no(n))] == living(s)


def test_where_the_princes_card_lies_aside_who_is_asked_for_show_cannot_tell() -> None:
    dealt = cards("wolf*3 thief seer witch hunter villager*5")
    s = Cup(
        "werewolf",
        {str(n): card for n, card in enumerate(dealt, 1)},
        deal="werewolf.deal",
        chance={"werewolf.spare": ["prince", "villager"]},
        options={"board": "free", "cast": " ".join([*dealt, "prince", "villager"])},
        moderator="ask",
    )
    vote(to_the_vote(no_sheriff(night(s, steal="villager"))), all="9")
    (who,) = s.open_now()
    shown = s.play.game.decoy(s.play.view(None).table, s.no("10"))
    assert shown is not None
    asked = s.play.open[s.no(who)]
    assert (shown.key, shown.options, shown.default, shown.seconds) == (
        asked.key,
        asked.options,
        asked.default,
        asked.seconds,
    )


def test_a_burst_still_ends_a_day_in_the_princes_speech() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup(COURT)))), all="9")
    s.says("6", "yes", "werewolf.undo")
    takes(s, "1", "burst")
    assert stage(s).startswith("night 2")
