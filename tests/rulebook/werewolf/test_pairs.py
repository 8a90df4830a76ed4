"""Rare cards of one night, two by two, as casts of one's own bring them together."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Gained, Learned
from duskbell.kernel.game import ANYBODY
from tests.rulebook.werewolf.cup import Cup, cup, dead, night, no_sheriff, peaceful, to

BALL = "dancer masquerade wolf*3 seer witch magician villager*4"
JAIL = "warden spirit_knight wolf*2 seer witch hunter dreamcatcher villager*4"
DREAM = "wolf*3 seer witch magician dreamcatcher villager*5"


# dancer 舞者 and masquerade 假面


def test_the_antidote_undoes_no_dance() -> None:
    """同守同救 is of guard and antidote alone; with the dancer on the floor the pack cannot hurt the three."""
    s = night(peaceful(cup(BALL)), dance="1,9,10", kill="9", witch="antidote")
    assert dead(s) == {}


def test_a_swap_moves_mask_and_question_with_the_number() -> None:
    """The number 9, which all of them name, is 10's tonight: 10 dances, and 10 is masked."""
    s = night(peaceful(cup(BALL)), swap="9,10", dance="9,11,12", peek="9", mask="9")
    assert [e.what for e in s.sees("2", Learned)] == ["dancing"]
    assert dead(s) == {"10": "dance"}


# warden 典狱长


def jailed(pair: str, **says: str) -> Cup:
    """The second night, in which these two have bargained."""
    s = to(peaceful(cup(JAIL)), "warden").says("1", pair)
    for who, what in says.items():
        s.says(who.lstrip("_"), what, "werewolf.bargain")
    return s


@pytest.mark.parametrize(("pair", "trades", "betrays"), [("2,9", "2", "9"), ("1,2", "1", "2")])
def test_no_bargain_hurts_a_spirit_knight(pair: str, trades: str, betrays: str) -> None:
    s = jailed(pair, **{f"_{trades}": "trade", f"_{betrays}": "betray"})
    assert dead(night(s)) == {}


@pytest.mark.parametrize(("pair", "trades", "betrays"), [("9,10", "9", "10"), ("1,9", "1", "9")])
def test_no_bargain_hurts_a_dreamer_not_with_the_warden_either(pair: str, trades: str, betrays: str) -> None:
    s = jailed(pair, **{f"_{trades}": "trade", f"_{betrays}": "betray"})
    assert dead(night(s, dream="9")) == {}


def test_who_is_asked_for_a_bargain_learns_of_the_warden_and_nobody_else_does() -> None:
    """What the leak finder may take for lawful: the question, never what others are asked for show."""
    s = to(peaceful(cup(JAIL)), "warden").says("1", "9,10")
    game, view = s.play.game, s.play.view(8).table
    shown = game.decoy(view, 8)
    assert shown is not None
    assert game.reveals(view, s.asks("9", "werewolf.bargain"), 8) == ANYBODY
    assert not game.reveals(view, shown, 8)


def test_two_bargains_of_one_night_are_settled_apart() -> None:
    """2, who has learned the warden's card, has two bargain as well: both trade, as the warden and 9 do."""
    s = to(peaceful(cup("warden mechanical_wolf wolf*2 seer witch hunter guard villager*4"), learn="1"), "warden")
    for warden, pair in (("1", "1,9"), ("2", "10,11")):
        s.says(warden, pair, "werewolf.jail")
        for who in pair.split(","):
            s.says(who, "trade", "werewolf.bargain")
    assert dead(night(s, kill="11")) == {"1": "bargain"}


# dreamcatcher 摄梦人


@pytest.mark.parametrize(
    ("first", "second", "dies"),
    [
        ({"dream": "8"}, {"dream": "8", "swap": "8,9"}, {}),
        ({"dream": "9", "swap": "8,9"}, {"dream": "8"}, {"8": "dream"}),
    ],
)
def test_who_dreams_twice_running_dies_whichever_number_was_named(
    first: dict[str, str], second: dict[str, str], dies: dict[str, str]
) -> None:
    assert dead(night(peaceful(cup(DREAM), **first), **second)) == dies


def test_a_second_dream_does_not_hurt_a_spirit_knight() -> None:
    assert dead(night(peaceful(cup(JAIL), dream="2"), dream="2", jail="")) == {}


# black trader 黑商


def test_a_swap_moves_the_gift_with_the_number() -> None:
    s = cup("wolf*3 seer witch magician black_trader villager*5")
    night(s, swap="1,8", trade="8", gift="lucky_gun")
    assert s.sees("moderator", Gained) == []
    assert dead(no_sheriff(s)) == {"7": "trade"}


def test_a_gift_for_a_wolf_whom_the_queen_hides_falls_back_on_the_trader() -> None:
    s = cup("eclipse_queen wolf*3 seer witch black_trader guard villager*4")
    night(s, rift="2", trade="2", gift="lucky_gun")
    assert [(e.seat, e.role) for e in s.sees("7", Gained)] == [(6, "lucky_gun")]
    assert s["1"].has_mark("rift-spent")
    assert dead(no_sheriff(s)) == {}


@pytest.mark.parametrize("card", ["cursed_fox", "half_blood", "piper"])
def test_a_gift_is_lost_on_wolves_alone(card: str) -> None:
    s = cup(f"{card} wolf*3 seer witch black_trader guard villager*4")
    night(s, trade="1", gift="lucky_poison")
    assert [(e.seat, e.role) for e in s.sees("1", Gained)] == [(0, "lucky_poison")]
    assert dead(no_sheriff(s)) == {}


# eclipse queen 蚀时狼妃


def test_to_take_somebody_as_a_model_is_nothing_done_to_them_and_leaves_the_rift() -> None:
    s = night(cup("eclipse_queen wolf*3 seer witch wild_child guard villager*4"), rift="9", idol="9")
    assert not s["1"].has_mark("rift-spent")
