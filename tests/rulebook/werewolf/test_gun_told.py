"""猎人规则: 上帝如实告知你当夜的「开枪状态」. What a gun's owner is told and what the gun does are one thing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Died, GunState, NightFell, Turned
from duskbell.games.werewolf.farewell import POWER
from duskbell.kernel import Play, Ruling
from duskbell.testing import sit_down
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    dead,
    go_on,
    idle,
    night,
    no_sheriff,
    peaceful,
    takes,
    talking,
    to,
)


def told(s: Cup, who: str) -> bool:
    """What somebody was told last."""
    return bool(s.sees(who, GunState)[-1].normal)


def may_shoot(s: Cup, who: str) -> bool:
    """Whether one of the dead is offered the gun, after the night and a day on which nobody speaks for it."""
    if s.play.table.phase == "election":
        no_sheriff(s)
    while not ((asked := s.open_now()).keys() == {who} and asked[who] in ("werewolf.draw", "werewolf.decoy")):
        go_on(s)
    return asked[who] == "werewolf.draw"


# cast, the seat of the gun, what is done in the first night, and how the gun's owner dies
SPOILT = [
    ("wolf*3 seer witch hunter dreamcatcher villager*5", "6", {"dream": "6", "kill": "7"}, "dream"),
    ("wolf_beauty wolf*3 seer witch hunter villager*5", "7", {"charm": "7", "witch": "1"}, "charm"),
    ("cupid wolf*3 seer witch hunter villager*5", "7", {"love": "7,9", "kill": "9"}, "love"),
]


@pytest.mark.parametrize(("cast", "hunter", "deeds", "cause"), SPOILT)
def test_whoever_would_die_with_another_is_told_that_the_gun_is_not_in_order(
    cast: str, hunter: str, deeds: dict[str, str], cause: str
) -> None:
    s = night(cup(cast), **deeds)
    assert not told(s, hunter)
    assert not may_shoot(s, hunter)
    assert dead(s)[hunter] == cause


def test_so_is_whom_a_bargain_kills() -> None:
    s = to(peaceful(cup("warden wolf*3 seer witch hunter villager*5")), "warden")
    s.says("1", "7,9").says("7", "trade").says("9", "betray")
    night(s)
    assert not told(s, "7")
    assert not may_shoot(s, "7")
    assert dead(s)["7"] == "bargain"


def test_so_is_whom_the_younger_brother_kills_for_the_elder() -> None:
    """W37: neither guard nor antidote keeps revenge off, and it leaves no gun."""
    s = talking(cup("elder_brother younger_brother wolf*2 seer witch hunter guard villager*4"))
    takes(s, "1", "burst")
    night(s, revenge="7", guard="7", kill="9")
    assert s.sees("6", GunState) == []
    assert not told(s, "7")
    assert not may_shoot(s, "7")
    assert dead(s)["7"] == "revenge"


def test_the_antidote_is_for_whom_the_pack_has_named_alone() -> None:
    """W37: the witch is not shown whom the younger brother kills."""
    s = talking(cup("elder_brother younger_brother wolf*2 seer witch hunter guard villager*4"))
    takes(s, "1", "burst")
    to(s, "younger_brother").says("2", "9")
    s = to(s, "witch")
    assert "antidote" not in [o for a in [s.play.open[5]] for o in a.options]


def test_what_comes_later_in_the_night_changes_nothing_that_was_told() -> None:
    """W35: the lucky one's poison comes after the hunter's call, who was told that the gun is in order."""
    s = to(cup("wolf*3 seer witch hunter black_trader villager*5"), "black_trader")
    s.says("7", "8", "werewolf.trade").says("7", "lucky_poison", "werewolf.gift")
    day(no_sheriff(night(s)))
    to(s, "lucky").says("8", "6", "werewolf.venom")
    night(s)
    assert dead(s)["6"] == "poison"
    assert told(s, "6")
    assert may_shoot(s, "6")


def test_a_gun_is_fired_by_day_and_so_the_blood_moons_seal_does_not_reach_it() -> None:
    """W38."""
    s = talking(cup("blood_moon wolf*3 seer witch hunter guard villager*4"))
    takes(s, "1", "burst")
    night(s, kill="7")
    assert told(s, "7")
    assert may_shoot(s, "7")


def test_the_night_is_only_tried_for_it() -> None:
    """What would happen beside the deaths, such as the wound of a masked man, has not happened at the hunter's call."""
    s = to(cup("wolf*3 seer witch hunter masked_man villager*5"), "pack")
    while s.play.table.stage == "pack":
        for who in s.open_now():
            s.says(who, "7")
    to(s, "seer")
    assert s.sees("6", GunState)
    assert not s["7"].has_mark("wounded")
    night(s)
    assert [m.name for m in s["7"].marks] == ["wounded"]


def random_table(board: str, seed: int) -> Play[Any]:
    """A whole table of a board with random answers."""
    rng, play = Random(seed), sit_down("werewolf", 12, seed, {"board": board, "kidnap": "off"}, moderator="auto")
    while not play.over:
        seat, ask = rng.choice(list(play.open.items()))
        play.answer(seat, ask.sample(rng))
    return play


GUNS = [b.id for b in BOARDS.values() if {"hunter", "black_wolf_king"} & set(b.cast)]


@pytest.mark.parametrize("board", GUNS)
def test_on_no_table_is_anybody_refused_what_was_told(board: str) -> None:
    for seed in range(6):
        play = random_table(board, seed)
        state: dict[int, bool] = {}
        dying: dict[int, bool] = {}
        drawn = [line[0] for line in play.lines if line[1] == "werewolf.draw"]
        for entry in play.table.log:
            event = entry.event
            if type(event) is NightFell:
                state = {}
            elif type(event) is GunState:
                state[event.seat] = event.normal
            elif type(event) is Died and event.night and event.seat in state:
                dying[event.seat] = state[event.seat]
            elif type(event) is Turned and event.step == POWER and event.seat in dying:
                assert (event.seat in drawn) == dying.pop(event.seat), (board, seed, event)


def test_a_referees_death_leaves_no_gun_whatever_was_told() -> None:
    """点杀: dead at once, without last words or power."""
    s = night(cup(), kill="9")
    assert told(s, "7")
    s.play.rule(Ruling("penalty", "it was enough", seat=6, penalty="kill"))
    no_sheriff(s)
    while s.play.table.phase == "dawn":
        assert s.open_now().get("7") != "werewolf.draw"
        go_on(s)
    assert idle(s) == ""
