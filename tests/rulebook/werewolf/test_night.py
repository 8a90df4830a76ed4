"""Cup rules, 行动规则: how each is called at night, what it may do, and what silence means."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import (
    Acted,
    Announced,
    Awoke,
    Became,
    GunState,
    Learned,
    Linked,
    Pointed,
    Reminded,
    Settled,
    Sided,
    Victim,
)
from duskbell.kernel import SILENCE, Ask, Event, Play
from duskbell.kernel.core_events import Marked, StageBegan
from duskbell.testing import random_answers, sit_down
from tests.rulebook.werewolf.cup import (
    SIX,
    Cup,
    cup,
    day,
    dead,
    idle,
    living,
    night,
    no_sheriff,
    numbers,
    peaceful,
    speakers,
    stage,
    through,
    to,
    who_sees,
)

PACK = ["1", "2", "3", "4"]
DEEDS = (Acted, Awoke, Pointed, Learned, Victim, GunState, Settled)


# 一般规则


def test_everybody_acts_when_called_in_the_boards_order() -> None:
    s = cup()
    order = []
    while s.play.table.phase == "night":
        order.append((stage(s).split()[-1], sorted(s.open_now(), key=int)))
        for who in list(s.open_now()):
            s.says(who, "pass")
    assert order == [("guard", ["8"]), ("pack", PACK), ("pack", PACK), ("witch", ["6"]), ("seer", ["5"])]


def test_the_calls_of_the_night_name_roles_and_never_numbers() -> None:
    s = night(cup())
    called = [e.stage for e in s.sees(None, StageBegan)]
    assert called[:5] == ["guard", "pack", "witch", "hunter", "seer"]


def test_who_sleeps_learns_nothing_of_the_night() -> None:
    s = night(cup(), kill="9", guard="1", check="2", witch="10")
    for kind in DEEDS:
        assert s.sees("11", kind) == []
        assert s.sees(None, kind) == []


def test_nobody_acts_out_of_turn() -> None:
    s = to(cup(), "witch")
    for other in ("1", "5", "7", "8", "9"):
        s.refuses(other, "10")


@pytest.mark.parametrize("step", ["guard", "witch", "seer"])
def test_time_is_thirty_seconds_for_everybody_but_the_pack(step: str) -> None:
    s = to(cup(), step)
    (who,) = s.open_now()
    assert s.play.open[s.no(who)].seconds == 30


@pytest.mark.parametrize(("step", "who"), [("guard", "8"), ("witch", "6"), ("seer", "5")])
def test_who_is_late_has_not_acted_that_night(step: str, who: str) -> None:
    s = to(cup(), step)
    s.silent(who)
    assert stage(s) != f"night 1 {step}"
    assert not [a for a in s.sees("moderator", Acted) if a.seat == s.no(who)]


def late_guard(late_power: str) -> Cup:
    s = cup("wolf*2 seer witch hunter guard villager*5", late_power=late_power)
    s.silent("6")
    day(no_sheriff(night(s)))
    assert stage(s).startswith("night 2")
    return s


def test_silence_costs_one_night_unless_the_table_says_the_whole_game() -> None:
    """其余神位规则 says 本局; read as the night, with an option for the other reading (rulings, W2)."""
    assert "6" in late_guard("night").open_now()


def test_silence_may_cost_special_wolves_and_other_gods_the_whole_game_but_not_those_with_a_rule_of_their_own() -> None:
    assert "6" in late_guard("game").open_now(), "守卫规则 says nothing of the sort"


def test_a_role_whose_owner_is_dead_is_called_all_the_same() -> None:
    """Nobody can tell from the calls who is dead."""
    s = no_sheriff(night(cup(), kill="8"))
    day(s)
    assert stage(s) == "night 2 guard"
    assert idle(s)


# 狼人夜间行动规则


def test_the_pack_sees_each_other_and_nobody_else_does() -> None:
    s = to(cup(), "pack")
    assert who_sees(s, Awoke) == PACK
    for wolf in PACK:
        assert [seat.no for seat in s.play.view(s.no(wolf)).table.wolves] == [0, 1, 2, 3]
    assert s.play.view(s.no("5")).table.wolves == []


def test_the_pack_talks_in_its_own_time_only() -> None:
    s = cup()
    assert speakers(s, "pack") == []
    assert speakers(to(s, "pack"), "pack") == PACK
    s.talks("1", "nine?", "pack")
    assert s.cannot_talk("5", "pack")
    assert s.cannot_talk("1", "public")
    assert speakers(to(s, "witch"), "pack") == []


def test_the_first_night_gives_the_pack_ninety_seconds_and_later_nights_sixty() -> None:
    """Eighty and fifty to agree, and ten when the referee asks for the number."""
    s = to(cup(), "pack")
    assert s.asks("1", "werewolf.point").seconds == 80
    for wolf in PACK:
        s.says(wolf, "9")
    assert s.asks("1", "werewolf.kill").seconds == 10
    day(no_sheriff(night(s)))
    to(s, "pack")
    assert s.asks("1", "werewolf.point").seconds == 50


def test_the_referee_asks_for_the_number_after_they_have_pointed_and_all_see_where() -> None:
    """W1."""
    s = to(cup(), "pack")
    for wolf, target in zip(PACK, ["9", "9", "10", "pass"], strict=True):
        s.says(wolf, target, "werewolf.point")
    (pointed,) = s.sees("1", Pointed)
    assert pointed.targets == (8, 8, 9, -1)
    assert not pointed.final
    assert set(s.open_now().values()) == {"werewolf.kill"}


def test_one_number_from_all_is_a_kill() -> None:
    s = night(cup(), kill="9")
    no_sheriff(s)
    assert dead(s) == {"9": "pack"}


@pytest.mark.parametrize("answers", [["9", "9", "9", "10"], ["9", "9", "9", "pass"], ["9", "10", "11", "12"]])
def test_numbers_that_differ_hunt_nobody(answers: list[str]) -> None:
    s = to(cup(), "pack")
    for wolf in PACK:
        s.says(wolf, "9")
    for wolf, target in zip(PACK, answers, strict=True):
        s.says(wolf, target, "werewolf.kill")
    no_sheriff(night(s))
    assert living(s) == list(s.names)


def test_a_wolf_that_gives_no_number_in_time_undoes_the_kill() -> None:
    s = to(cup(), "pack")
    for wolf in PACK:
        s.says(wolf, "9")
    for wolf in PACK[:3]:
        s.says(wolf, "9")
    s.silent("4")
    assert not [a for a in s.sees("moderator", Acted) if a.power == "kill"]


def test_what_they_pointed_at_before_binds_nobody() -> None:
    s = to(cup(), "pack")
    for wolf in PACK:
        s.says(wolf, "9")
    for wolf in PACK:
        s.says(wolf, "10")
    no_sheriff(night(s))
    assert dead(s) == {"10": "pack"}


def test_the_pack_may_name_one_of_its_own_or_nobody() -> None:
    s = to(cup(), "pack")
    assert s.options("1") == [*s.names, "pass"]
    no_sheriff(night(s, kill="2"))
    assert dead(s) == {"2": "pack"}


# 预言家规则


@pytest.mark.parametrize(("target", "what"), [("1", "seen-wolf"), ("6", "seen-good"), ("9", "seen-good")])
def test_the_seer_names_another_player_and_is_told_the_side(target: str, what: str) -> None:
    s = to(cup(), "seer")
    assert "5" not in s.options("5")
    s.says("5", target)
    assert [(e.target, e.what) for e in s.sees("5", Learned)] == [(s.no(target), what)]
    assert who_sees(s, Learned) == ["5"]


def test_a_seer_who_is_killed_that_night_still_learns() -> None:
    s = night(cup(), kill="5", check="1")
    assert s.sees("5", Learned)[0].what == "seen-wolf"


# 女巫规则


def test_the_witch_is_told_the_victim_while_she_holds_the_antidote() -> None:
    s = to(cup(), "pack")
    for _ in range(2):
        for wolf in PACK:
            s.says(wolf, "9")
    assert [v.target for v in s.sees("6", Victim)] == [8]
    assert who_sees(s, Victim) == ["6"]
    assert "antidote" in s.options("6")


def test_the_antidote_undoes_the_packs_kill() -> None:
    s = no_sheriff(night(cup(), kill="9", witch="antidote"))
    assert dead(s) == {}
    assert s.sees(None, Announced)[-1].dead == ()


def test_without_a_victim_there_is_nothing_to_cure() -> None:
    s = to(cup(), "witch")
    assert s.sees("6", Victim)[0].target == -1
    assert "antidote" not in s.options("6")


def test_once_the_antidote_is_used_she_is_told_nothing_any_more() -> None:
    s = day(no_sheriff(night(cup(), kill="9", witch="antidote")))
    told = len(s.sees("6", Victim))
    night(s, kill="10", witch="pass")
    assert len(s.sees("6", Victim)) == told


def test_she_never_saves_herself() -> None:
    s = to(cup(), "pack")
    for _ in range(2):
        for wolf in PACK:
            s.says(wolf, "6")
    assert s.sees("6", Victim)[0].target == s.no("6")
    assert "antidote" not in s.options("6")
    assert "9" in s.options("6"), "the poison she may use"


@pytest.mark.parametrize(("day_no", "may"), [(1, True), (2, False)])
def test_by_an_option_she_may_save_herself_in_the_first_night(day_no: int, may: bool) -> None:
    s = cup(witch_self_save="first-night")
    if day_no == 2:
        day(no_sheriff(night(s)))
    to(s, "pack")
    for _ in range(2):
        for wolf in PACK:
            s.says(wolf, "6")
    assert ("antidote" in s.options("6")) == may


def test_the_poison_kills_whom_she_names_and_no_guard_helps() -> None:
    s = no_sheriff(night(cup(), witch="9", guard="9"))
    assert dead(s) == {"9": "poison"}


def test_each_potion_is_there_once() -> None:
    s = day(no_sheriff(night(cup(), kill="9", witch="antidote")))
    day(night(s, kill="10", witch="11"))
    assert dead(s) == {"10": "pack", "11": "poison"}
    through(to(s, "pack"))
    for _ in range(2):
        for wolf in PACK:
            s.says(wolf, "12")
    assert idle(s), "the witch is called and has nothing left"


def test_one_potion_a_night_unless_the_table_allows_both() -> None:
    """W17."""
    for both in (False, True):
        s = to(cup(both_potions=both), "pack")
        for _ in range(2):
            for wolf in PACK:
                s.says(wolf, "9")
        s.says("6", "antidote")
        assert ("6" in s.open_now()) == both
        if both:
            assert "antidote" not in s.options("6")
            s.says("6", "10")
            no_sheriff(night(s))
            assert dead(s) == {"10": "poison"}


# 猎人规则 (by night)


def test_the_hunter_is_told_after_the_witch_that_the_gun_is_in_order() -> None:
    s = to(cup(), "seer")
    assert [e.normal for e in s.sees("7", GunState)] == [True]
    assert who_sees(s, GunState) == ["7"]


def test_a_poisoned_hunter_is_told_so_before_dying() -> None:
    s = to(cup(), "witch")
    s.says("6", "7")
    assert [e.normal for e in s.sees("7", GunState)] == [False]


def test_a_hunter_whom_the_pack_hunts_is_told_nothing_but_that_the_gun_works() -> None:
    s = night(cup(), kill="7")
    assert [e.normal for e in s.sees("7", GunState)] == [True]
    assert s.sees("7", Pointed) == []


# 守卫规则


def test_the_guard_keeps_the_pack_off_one_player() -> None:
    s = no_sheriff(night(cup(), guard="9", kill="9"))
    assert dead(s) == {}


def test_the_guard_may_guard_itself_or_nobody() -> None:
    s = cup()
    assert s.options("8") == [*s.names, "pass"]
    assert dead(no_sheriff(night(s, guard="8", kill="8"))) == {}


def test_the_same_player_twice_in_a_row_counts_as_nothing() -> None:
    s = cup()
    assert s.asks("8", "werewolf.guard").about == ()
    day(no_sheriff(night(s, guard="9")))
    assert s.asks("8", "werewolf.guard").about == (s.no("9"),), "the question says so before it is answered"
    night(s, guard="9", kill="9")
    assert dead(s) == {"9": "pack"}


def test_after_another_player_or_a_night_off_the_same_may_be_guarded_again() -> None:
    for between in ("10", "pass"):
        s = day(no_sheriff(night(cup(), guard="9")))
        day(night(s, guard=between))
        night(s, guard="9", kill="9")
        assert dead(s) == {}


def test_a_night_that_counted_as_nothing_does_not_bar_the_next() -> None:
    """W16."""
    s = day(no_sheriff(night(cup(), guard="9")))
    day(night(s, guard="9"))
    night(s, guard="9", kill="9")
    assert dead(s) == {}


def test_guard_and_antidote_on_one_victim_kill() -> None:
    """同守同救."""
    s = no_sheriff(night(cup(), guard="9", kill="9", witch="antidote"))
    assert dead(s) == {"9": "pack"}


def test_a_void_guard_and_the_antidote_save() -> None:
    s = day(no_sheriff(night(cup(), guard="9")))
    night(s, guard="9", kill="9", witch="antidote")
    assert dead(s) == {}


# the night as a whole


def test_everybody_is_asked_whoever_will_be_dead_by_morning() -> None:
    s = night(cup(), kill="6", witch="5", check="1")
    assert s.sees("5", Learned)
    no_sheriff(s)
    assert dead(s) == {"5": "poison", "6": "pack"}


def test_both_on_one_player_is_one_death_and_the_poison_is_remembered() -> None:
    s = no_sheriff(night(cup(), kill="7", witch="7"))
    assert dead(s) == {"7": "poison"}


def test_a_small_table_has_the_same_night() -> None:
    s = no_sheriff(night(cup(SIX), kill="5", check="1"))
    assert dead(s) == {"5": "pack"}
    assert numbers(e.target for e in s.sees("3", Learned)) == ["1"]


# the clock and the calls, on every board


@pytest.mark.parametrize("board", BOARDS)
def test_the_clock_of_every_call_on_every_board(board: str) -> None:
    """Ninety and sixty seconds for the pack, thirty for everybody else; silence is no action (行动规则)."""
    play = sit_down("werewolf", 12, 4, {"board": board})
    for _ in random_answers(play, Random(4)):
        for ask in play.open.values() if play.table.phase == "night" else ():
            if ask.key == "werewolf.point":
                assert ask.seconds == (80 if play.table.day == 1 else 50)
            elif ask.key == "werewolf.kill":
                assert ask.seconds == 10
            else:
                assert ask.seconds == 30
            assert ask.default == SILENCE, ask.key


@pytest.mark.parametrize("board", BOARDS)
def test_a_call_takes_as_many_questions_whoever_answers_it(board: str) -> None:
    """Neither the dead nor spent powers, nor what was answered, makes a call longer or shorter."""
    took: dict[tuple[bool, str], set[int]] = {}
    for seed in range(5):
        calls = questions(sit_down("werewolf", 12, seed, {"board": board, "quiet_rounds": 9}), seed)
        for day_no, step in [call for call in calls if call[0]]:
            took.setdefault((day_no == 1, step), set()).add(calls[day_no, step])
    assert {call: n for call, n in took.items() if len(n) != 1} == {}


def questions(play: Play[Any], seed: int) -> Counter[tuple[int, str]]:
    """How many questions each call of each night took in a random game; what is put to several at once is one."""
    rng, scene, calls = Random(seed), dict[int, Ask[Any]](), Counter[tuple[int, str]]()
    while not play.over:
        if any(scene.get(seat) is not ask for seat, ask in play.open.items()):
            scene = dict(play.open)
            calls[play.table.day if play.table.phase == "night" else 0, play.table.stage] += 1
        seat = next(iter(play.open))
        play.answer(seat, play.open[seat].sample(rng))
    return calls


# silence of those who must choose


@pytest.mark.parametrize(
    ("cast", "step", "nothing"),
    [
        ("half_blood wolf*3 seer witch hunter villager*5", "half_blood", Sided),
        ("wild_child wolf*3 seer witch hunter villager*5", "wild_child", Marked),
        ("cupid wolf*3 seer witch hunter villager*5", "cupid", Linked),
        ("shadow avenger wolf*3 seer witch guard villager*5", "shadow", Sided),
        ("awakened_gargoyle wolf*2 seer witch hunter guard villager*5", "awakened_gargoyle", Became),
    ],
)
def test_who_must_choose_and_is_late_has_not_acted(cast: str, step: str, nothing: type[Event]) -> None:
    s = to(cup(cast), step)
    assert "pass" not in s.options("1"), "declining is not offered"
    s.silent("1")
    assert s.sees("moderator", nothing) == []
    assert [a for a in s.sees("moderator", Acted) if a.seat == 0] == []


def test_a_late_dancer_holds_no_dance() -> None:
    s = to(peaceful(cup("dancer masquerade wolf*3 seer witch idiot villager*4")), "dancer")
    s.silent("1")
    night(s)
    assert dead(s) == {}


def test_a_late_gift_is_no_trade() -> None:
    s = to(cup("wolf*3 seer witch hunter black_trader villager*5"), "black_trader")
    s.says("7", "1", "werewolf.trade").silent("7")
    no_sheriff(night(s))
    assert dead(s) == {}, "a gift to a wolf would have cost the trader's life"


# 本局未行动, by an option


@pytest.mark.parametrize(
    ("cast", "step"),
    [
        ("nightmare wolf*3 seer witch hunter guard villager*4", "nightmare"),
        ("wolf_beauty wolf*3 seer witch hunter guard villager*4", "wolf_beauty"),
        ("gargoyle wolf*3 seer witch hunter guard villager*4", "gargoyle"),
        ("magician wolf*3 seer witch hunter villager*5", "magician"),
        ("dreamcatcher wolf*3 seer witch hunter villager*5", "dreamcatcher"),
        ("crow wolf*3 seer witch hunter villager*5", "crow"),
    ],
)
@pytest.mark.parametrize("late_power", ["night", "game"])
def test_silence_of_a_special_wolf_or_another_god(cast: str, step: str, late_power: str) -> None:
    """特殊狼人规则, 其余神位规则: for the night, or by an option for the game; declining costs nothing."""
    s = to(cup(cast, late_power=late_power), step)
    s.silent("1")
    to(day(no_sheriff(night(s))), step)
    assert bool(idle(s)) == (late_power == "game")
    s = to(cup(cast, late_power=late_power), step)
    s.says("1", "" if step == "magician" else "pass")
    to(day(no_sheriff(night(s))), step)
    assert not idle(s)


# 狼人夜间行动规则, the end of the time


def test_near_the_end_the_referee_reminds_the_pack_and_asks_for_one_number() -> None:
    """Ten seconds before it: also where not all have pointed, or nobody has."""
    s = to(cup(), "pack")
    s.says("1", "9").silent("2").silent("3").silent("4")
    assert who_sees(s, Reminded) == PACK
    assert s.sees("5", Reminded) == []
    assert set(s.open_now().values()) == {"werewolf.kill"}
    for wolf in PACK:
        s.says(wolf, "9")
    no_sheriff(night(s))
    assert dead(s) == {"9": "pack"}


def test_a_lone_wolf_has_the_packs_time_and_is_asked_like_a_pack() -> None:
    """Nobody can tell from the calls how many wolves are left."""
    s = to(cup("wolf seer witch hunter villager*3"), "pack")
    assert s.asks("1", "werewolf.point").seconds == 80
    s.says("1", "5")
    assert s.asks("1", "werewolf.kill").seconds == 10


def test_talk_of_the_pack_outside_its_time_is_refused() -> None:
    s = to(cup(), "guard")
    assert s.cannot_talk("1", "pack")
    s.talks("1", "nine?", "referee")
    to(s, "witch")
    assert s.cannot_talk("1", "pack")
    no_sheriff(night(s))
    assert s.cannot_talk("1", "pack")


# 预言家、通灵师规则, 猎人规则


def test_the_psychic_is_answered_after_naming_somebody() -> None:
    s = to(cup("wolf*4 psychic witch hunter guard villager*4"), "psychic")
    assert s.sees("5", Learned) == []
    s.says("5", "7")
    assert [e.what for e in s.sees("5", Learned)] == ["hunter"]


def test_a_seer_who_names_nobody_learns_nothing() -> None:
    s = to(cup(), "seer")
    s.says("5", "pass")
    assert s.sees("5", Learned) == []


def test_a_hunter_whom_a_second_dream_kills_is_told_that_the_gun_is_spoilt() -> None:
    """上帝如实告知: whatever spoils the gun tonight."""
    s = peaceful(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="6")
    night(s, dream="6")
    assert [e.normal for e in s.sees("6", GunState)] == [True, False]
    assert dead(s) == {"6": "dream"}


# 守卫规则 where another has learned the guard's card


def test_two_guards_may_follow_each_other_on_one_player() -> None:
    """W26: both are asked in the guard's call. Only the same guard's same target twice running counts as nothing."""
    s = peaceful(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn="8", guard="9")
    assert s.open_now() == {"8": "werewolf.guard"}
    s.says("8", "10")
    assert s.open_now() == {"1": "werewolf.guard"}
    s.says("1", "9")
    night(s, kill="9")
    assert dead(s) == {}
