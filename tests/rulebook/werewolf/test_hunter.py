"""Cup rules, 猎人规则: the gun of a dead hunter."""

from __future__ import annotations

from duskbell.games.werewolf.events import Drew, GunState, Missed, Shot
from duskbell.kernel import StageBegan
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    dead,
    go_on,
    idle,
    living,
    night,
    no_sheriff,
    peaceful,
    penalise,
    speakers,
    stage,
    to_the_vote,
    vote,
    who_sees,
    won,
)


def dying(**deeds: str) -> Cup:
    """The hunter has died in the first night and spoken."""
    s = no_sheriff(night(cup(), **deeds))
    go_on(s)
    return s


def test_in_order_the_hunter_may_shoot_after_the_last_words() -> None:
    s = no_sheriff(night(cup(), kill="7"))
    assert speakers(s) == ["7"]
    go_on(s)
    assert s.asks("7", "werewolf.draw").seconds == 30


def test_drawing_is_told_to_all_and_then_the_target() -> None:
    s = dying(kill="7").says("7", "yes")
    assert who_sees(s, Drew) == ["public"]
    assert s.asks("7", "werewolf.shoot").seconds == 30
    assert s.options("7") == [n for n in s.names if n != "7"]
    s.says("7", "1")
    assert who_sees(s, Shot) == ["public"]
    assert dead(s) == {"7": "pack", "1": "shot"}


def test_a_hunter_need_not_shoot_and_nobody_learns_of_the_gun() -> None:
    s = dying(kill="7").says("7", "no")
    assert s.sees(None, Drew) == []
    assert dead(s) == {"7": "pack"}


def test_who_draws_and_names_nobody_in_time_commits_a_foul_and_has_not_shot() -> None:
    s = dying(kill="7").says("7", "yes")
    s.silent("7")
    assert who_sees(s, Missed) == ["public"]
    assert dead(s) == {"7": "pack"}


def test_a_poisoned_hunter_cannot_shoot() -> None:
    """Shooting in an abnormal state would be a foul; it is not offered."""
    s = dying(witch="7")
    assert idle(s) == "7", "asked for show, like every other of the dead"
    s.says("7", "yes")
    assert dead(s) == {"7": "poison"}


def test_poison_and_knife_together_spoil_the_gun() -> None:
    s = dying(kill="7", witch="7")
    assert idle(s)


def test_killed_by_guard_and_antidote_the_gun_is_in_order() -> None:
    s = dying(guard="7", kill="7", witch="antidote")
    assert s.open_now() == {"7": "werewolf.draw"}


def test_an_exiled_hunter_may_shoot() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), all="7")
    go_on(s)
    s.says("7", "yes").says("7", "1")
    assert dead(s) == {"7": "exile", "1": "shot"}


def test_whom_the_hunter_shoots_has_last_words_at_dawn_too() -> None:
    """W13: a shot always falls by day."""
    s = dying(kill="7").says("7", "yes").says("7", "1")
    assert speakers(s) == ["1"]
    go_on(s, 2)
    assert stage(s).startswith("speeches 1")


def test_a_hunter_whom_the_referee_kills_has_no_shot() -> None:
    s = to_the_vote(no_sheriff(night(cup())))
    penalise(s, "7", "kill")
    assert "7" not in living(s)
    assert "werewolf.draw" not in s.open_now().values()


def test_a_death_that_decides_the_game_leaves_no_shot() -> None:
    """W10: victory is declared before anybody shoots."""
    s = no_sheriff(night(cup("wolf*2 hunter villager*4"), kill="3"))
    assert won(s) == ("wolves", "no-gods")


def test_unless_the_table_lets_a_last_shot_be_fired() -> None:
    s = no_sheriff(night(cup("wolf hunter villager*4", shot_when_decided=True), kill="2"))
    go_on(s)
    s.says("2", "yes").says("2", "1")
    go_on(s, 2)
    assert won(s) == ("good", "no-wolves")


def test_a_last_shot_that_does_not_save_the_day() -> None:
    s = no_sheriff(night(cup("wolf*2 hunter villager*4", shot_when_decided=True), kill="3"))
    go_on(s)
    s.says("3", "yes").says("3", "1")
    go_on(s, 2)
    assert won(s) == ("wolves", "no-gods")


def test_the_gun_may_not_be_drawn_in_any_abnormal_state() -> None:
    """若在异常状态下出局发动技能，则为犯规: it is only asked for show, after fear or a second dream as after poison."""
    s = no_sheriff(night(cup("nightmare wolf*3 seer witch hunter guard villager*4"), fear="7", kill="7"))
    go_on(s)
    assert idle(s) == "7"
    s.says("7", "yes")
    assert "werewolf.shoot" not in s.open_now().values()
    s = peaceful(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="6")
    night(s, dream="6")
    assert "6" not in living(s)
    assert idle(s) == "6"
    s.says("6", "yes")
    assert "werewolf.shoot" not in s.open_now().values()


def test_drawing_ends_the_last_words() -> None:
    """猎人发动技能后自动终止遗言."""
    s = no_sheriff(night(cup(), kill="7"))
    assert speakers(s) == ["7"]
    go_on(s)
    s.says("7", "yes")
    assert speakers(s) == []


def test_a_gun_once_drawn_cannot_be_put_back() -> None:
    s = dying(kill="7").says("7", "yes")
    s.refuses("7", "pass")
    s.refuses("7", "no")


def test_black_wolf_king_and_hunter_are_called_after_the_witch_each_alone() -> None:
    s = night(cup("black_wolf_king wolf*3 seer witch hunter guard villager*4"), witch="1")
    assert [e.stage for e in s.sees(None, StageBegan)][2:5] == ["witch", "hunter", "black_wolf_king"]
    assert [e.normal for e in s.sees("7", GunState)] == [True]
    assert [e.normal for e in s.sees("1", GunState)] == [False]
