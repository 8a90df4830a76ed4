"""Cup rules, 发言规则: the order of speeches, who has the floor, and who may speak last words."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Announced, Died, Lined, Ordered, Turned
from duskbell.kernel.core_events import PhaseBegan
from tests.rulebook.werewolf.cup import (
    Cup,
    all_of,
    cup,
    day,
    dead,
    go_on,
    leave,
    living,
    night,
    no_sheriff,
    numbers,
    peaceful,
    penalise,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    talking,
    through,
    to,
    to_the_vote,
    vote,
    who_sees,
)


def led(kill: str = "pass", witch: str = "pass", who: str = "5") -> Cup:
    """`who` is sheriff and asked for the order."""
    s = sign_up(night(cup(), kill=kill, witch=witch), who)
    while "werewolf.order" not in s.open_now().values():
        go_on(s)
    return s


def order(s: Cup) -> list[str]:
    return numbers(s.sees(None, Ordered)[-1].seats)


# 公布信息环节


def test_the_dead_are_told_by_number_without_card_or_cause() -> None:
    s = no_sheriff(night(cup(), kill="9", witch="2"))
    assert numbers(s.sees(None, Announced)[0].dead) == ["2", "9"]
    assert [repr(d.cause) for d in s.sees("1", Died)] == ["?", "?"]
    assert s.knows("1", "9") is None
    assert s.knows("5", "2") is None


def test_a_peaceful_night_is_told_too() -> None:
    s = no_sheriff(night(cup()))
    assert s.sees(None, Announced)[0].dead == ()


# the order with a sheriff


def test_after_one_death_from_the_dead_players_number_forward() -> None:
    s = led(kill="9").says("5", "forward")
    assert order(s) == ["10", "11", "12", "1", "2", "3", "4", "5", "6", "7", "8"]


def test_after_one_death_from_the_dead_players_number_in_reverse() -> None:
    s = led(kill="9").says("5", "reverse")
    assert order(s) == ["8", "7", "6", "5", "4", "3", "2", "1", "12", "11", "10"]


def test_after_a_peaceful_night_from_the_sheriff_who_speaks_last() -> None:
    s = led().says("5", "forward")
    assert order(s) == ["6", "7", "8", "9", "10", "11", "12", "1", "2", "3", "4", "5"]


def test_after_several_deaths_from_the_sheriff_who_speaks_last() -> None:
    s = led(kill="9", witch="10").says("5", "reverse")
    assert order(s) == ["4", "3", "2", "1", "12", "11", "8", "7", "6", "5"]


def test_a_shot_at_dawn_does_not_count_as_a_death_of_the_night() -> None:
    """One died in the night; who is shot for it does not speak, but the order begins at the night's dead."""
    s = sign_up(night(cup(), kill="7"), "5")
    go_on(s, 2)
    s.says("7", "yes", "werewolf.draw").says("7", "12", "werewolf.shoot")
    while "werewolf.order" not in s.open_now().values():
        go_on(s)
    s.says("5", "forward")
    assert order(s) == ["8", "9", "10", "11", "1", "2", "3", "4", "5", "6"]


def test_silence_of_the_sheriff_is_forward() -> None:
    """W30."""
    s = led(kill="9")
    s.silent("5")
    assert order(s)[0] == "10"


# the order without a sheriff


def test_without_a_sheriff_the_lot_decides_who_begins_and_which_way() -> None:
    s = cup(lots=["12"])
    s.told["werewolf.way"] = ["reverse"]
    through(no_sheriff(night(s)))
    assert order(s) == ["12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]


def test_or_the_referee_by_agreement() -> None:
    s = no_sheriff(night(cup(orders_by="referee")))
    s.says("moderator", "3", "werewolf.first").says("moderator", "forward", "werewolf.way")
    assert order(s)[0] == "3"


# the floor


def test_all_the_living_speak_one_after_the_other_and_nobody_else() -> None:
    s = led(kill="9").says("5", "forward")
    for n in order(s):
        assert speakers(s) == [n]
        s.talks(n, "I am good")
        assert s.cannot_talk("9")
        go_on(s)
    assert speakers(s) == []


def test_nobody_speaks_outside_the_speeches() -> None:
    s = cup()
    assert speakers(s) == []
    night(s)
    assert speakers(s) == []
    to_the_vote(no_sheriff(s))
    assert speakers(s) == []


# 遗言


@pytest.mark.parametrize(("kill", "witch"), [("9", "pass"), ("pass", "9")])
def test_the_dead_of_the_first_night_have_last_words_however_they_died(kill: str, witch: str) -> None:
    s = no_sheriff(night(cup(), kill=kill, witch=witch))
    assert speakers(s) == ["9"]


def test_several_of_them_speak_in_the_order_of_their_numbers() -> None:
    s = no_sheriff(night(cup(), kill="10", witch="2"))
    assert speakers(s) == ["2"]
    go_on(s, 2)
    assert speakers(s) == ["10"]


def test_the_dead_of_later_nights_have_none() -> None:
    s = night(day(no_sheriff(night(cup()))), kill="9")
    assert [t.step for t in s.sees(None, Turned)] == ["power"]
    assert speakers(through(s)) != ["9"]


def test_the_exiled_have_last_words() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), all="9")
    assert speakers(s) == ["9"]


def test_last_words_come_first_and_then_what_the_dead_can_do() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), all="7")
    assert s.open_now() == {"moderator": "werewolf.pace-words"}
    go_on(s)
    assert s.open_now() == {"7": "werewolf.draw"}
    assert s.cannot_talk("7"), "the power ends the words"


def test_every_death_is_followed_by_the_same_calls_so_nobody_can_tell_a_hunter() -> None:
    def calls(who: str) -> list[str]:
        s = leave(vote(to_the_vote(no_sheriff(night(cup()))), all=who))
        return [t.step for t in s.sees(None, Turned)]

    assert calls("7") == calls("9") == ["words", "power", ""]


def test_the_dead_are_silent_for_good() -> None:
    s = no_sheriff(night(cup(), kill="9"))
    go_on(s, 2)
    while not s.play.over and stage(s) != "night 2 guard":
        assert "9" not in speakers(s)
        assert "9" not in s.open_now()
        all_of(s, "pass" if "werewolf.vote-exile" in s.open_now().values() else "go-on")


def test_who_sees_an_announcement_is_everybody() -> None:
    s = no_sheriff(night(cup(), kill="9"))
    assert who_sees(s, Announced) == ["public"]
    assert living(s) == [n for n in s.names if n != "9"]
    assert sheriff(s) == ""
    assert dead(s) == {"9": "pack"}


# who decides about last words


def test_in_which_order_several_speak_is_the_referees_to_say_where_the_table_agreed_on_that() -> None:
    """发言顺序的确定由上帝判定 (W23): the program takes the lower number first."""
    s = no_sheriff(night(cup(orders_by="referee"), kill="10", witch="2"))
    assert s.options("moderator") == ["2", "10"]
    s.says("moderator", "10", "werewolf.first").says("moderator", "forward", "werewolf.way")
    assert [numbers(e.seats) for e in s.sees(None, Lined)] == [["10", "2"]]
    assert speakers(s) == ["10"]
    go_on(s, 2)
    assert speakers(s) == ["2"]


def test_who_begins_with_last_words_does_not_begin_the_speeches() -> None:
    """The two orders are two agreements: of the speeches, too, the referee says who begins, one of the living."""
    s = no_sheriff(night(cup(orders_by="referee"), kill="10", witch="2"))
    s.says("moderator", "10", "werewolf.first").says("moderator", "forward", "werewolf.way")
    leave(s)
    s.says("moderator", "7", "werewolf.first").says("moderator", "forward", "werewolf.way")
    assert order(s) == ["7", "8", "9", "11", "12", "1", "3", "4", "5", "6"]


def test_where_only_one_may_speak_the_referee_is_not_asked() -> None:
    s = no_sheriff(night(cup(orders_by="referee"), kill="10"))
    assert speakers(s) == ["10"]


@pytest.mark.parametrize("agreed", [False, True])
def test_by_agreement_others_have_last_words_too(agreed: bool) -> None:
    """上帝约定的其他情况: such as the dead of later nights."""
    s = night(peaceful(cup(other_words=agreed)), kill="9")
    assert (speakers(s) == ["9"]) == agreed


def test_but_never_after_self_destruction_or_by_the_referee() -> None:
    s = talking(cup(other_words=True, lots=["3"]))
    penalise(s, "12", "kill")
    go_on(s)
    assert "12" not in speakers(s)
    takes(s, "1", "burst")
    assert [t.step for t in s.sees(None, Turned) if t.seat == 0] == [""]


# 第一夜以任何形式死亡


@pytest.mark.parametrize("step", ["guard", "seer"])
def test_killed_by_the_referee_in_the_first_night_one_has_last_words_as_well(step: str) -> None:
    """以任何形式 (W32); and that death is one of the night, so the order of speech begins there."""
    s = to(cup(), step)
    penalise(s, "12", "kill")
    sign_up(night(s), "5")
    go_on(s)
    assert speakers(s) == ["12"]
    while "werewolf.order" not in s.open_now().values():
        go_on(s)
    s.says("5", "forward")
    assert order(s) == [str(n) for n in range(1, 12)]


def test_killed_by_the_referee_in_a_later_night_or_by_day_one_has_none() -> None:
    s = penalise(to(peaceful(cup()), "seer"), "12", "kill")
    night(s)
    assert [t.step for t in s.sees(None, Turned)] == [""]


def test_dragged_along_in_the_first_night_one_has_last_words() -> None:
    s = no_sheriff(night(cup("wolf*3 seer witch hunter dreamcatcher villager*5"), dream="9", kill="7"))
    assert speakers(s) == ["7"]
    go_on(s, 2)
    assert speakers(s) == ["9"]


# the order's first rule, in special nights


def test_a_night_with_a_single_death_of_the_sheriff_is_ordered_by_the_new_sheriff_from_the_dead() -> None:
    s = sign_up(night(cup(), kill="5"), "5")
    while "werewolf.badge" not in s.open_now().values():
        go_on(s)
    s.says("5", "2")
    s.says("2", "reverse", "werewolf.order")
    assert order(s) == ["4", "3", "2", "1", "12", "11", "10", "9", "8", "7", "6"]


def test_after_the_announcement_come_the_speeches_and_after_them_the_vote() -> None:
    s = no_sheriff(night(cup(), kill="9"))
    to_the_vote(s)
    assert [e.phase for e in s.sees(None, PhaseBegan)] == ["deal", "night", "election", "dawn", "speeches", "vote"]
