"""Cup rules, 警长规则: order of speech, recommendation, the half vote, and the badge of the dead."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import BadgePassed, Named, Ordered, Tied, Voted
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    day,
    go_on,
    leave,
    night,
    numbers,
    penalise,
    sheriff,
    sign_up,
    stage,
    through,
    to_the_vote,
    vote,
)


def elected(who: str = "5", **deeds: str) -> Cup:
    """`who` is sheriff, alone having run; the first announcement is next."""
    s = sign_up(night(cup(), **deeds), who)
    go_on(s)
    assert sheriff(s) == who or who not in str(s.play.table.living)
    return s


def order(s: Cup) -> list[str]:
    return numbers(s.sees(None, Ordered)[-1].seats)


def asked_for_order(s: Cup) -> Cup:
    while "werewolf.order" not in s.open_now().values():
        go_on(s)
    return s


# 决定玩家发言顺序


def test_the_sheriff_must_fix_the_order_and_has_twenty_seconds() -> None:
    s = asked_for_order(elected("5", kill="9"))
    assert s.options("5") == ["forward", "reverse"]
    assert s.asks("5", "werewolf.order").seconds == 20


# 归票


def recommending(s: Cup) -> Cup:
    while "werewolf.recommend" not in s.open_now().values():
        who, key = next(iter(s.open_now().items()))
        s.says(who, "forward" if key == "werewolf.order" else "go-on")
    return s


@pytest.mark.parametrize("named", ["", "1", "1,2", "5", "1,2,3,4,5,6,7,8,10,11,12"])
def test_the_sheriff_may_name_nobody_one_or_several_of_the_living(named: str) -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", named)
    assert ",".join(numbers(s.sees(None, Named)[0].targets)) == named


def test_not_the_dead_and_silence_names_nobody() -> None:
    s = recommending(elected("5", kill="9"))
    assert s.asks("5", "werewolf.recommend").seconds == 20
    s.refuses("5", "9")
    s.silent("5")
    assert s.sees(None, Named)[0].targets == ()


def test_nobody_is_bound_by_it_the_sheriff_least() -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", "1")
    assert s.options("2") == s.options("5") == [*(n for n in s.names if n != "9"), "pass"]


@pytest.mark.parametrize(
    ("named", "ballot", "halves"), [("1", "1", 3), ("1", "2", 2), ("1,2", "1", 2), ("", "1", 2), ("1", "pass", 2)]
)
def test_half_a_vote_more_only_for_exactly_one_who_was_named_and_gets_it(named: str, ballot: str, halves: int) -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", named)
    vote(s, _5=ballot, all="pass")
    voted = s.sees(None, Voted)[-1]
    assert voted.halves[voted.seats.index(4)] == halves


def test_half_a_vote_decides() -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", "1")
    vote(s, _5="1", _1="5")
    assert s.sees(None, Tied) == []
    assert stage(s) == "vote 1 farewell"


def test_others_votes_count_one_whoever_is_named() -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", "1")
    vote(s, all="1")
    assert sorted(s.sees(None, Voted)[-1].halves) == [2] * 10 + [3]


def test_before_the_vote_of_a_duel_the_sheriff_names_anew() -> None:
    """W12: each vote has its own recommendation."""
    s = recommending(elected("5", kill="9"))
    s.says("5", "")
    vote(s, _5="1", _1="2")
    through(s)
    assert s.open_now() == {"5": "werewolf.recommend"}
    s.says("5", "1")
    vote(s, _5="1", _3="2")
    assert stage(s) == "vote 1 farewell"


# 警徽


def dying_sheriff(kill: str = "5") -> Cup:
    """5 is sheriff and the first night's victim; 5 has spoken last words."""
    s = elected("5", kill=kill)
    while "werewolf.badge" not in s.open_now().values():
        go_on(s)
    return s


def test_a_dead_sheriff_passes_the_badge_to_one_of_the_living() -> None:
    s = dying_sheriff()
    assert s.options("5") == [*(n for n in s.names if n != "5"), "pass"]
    assert s.asks("5", "werewolf.badge").seconds == 20
    s.says("5", "8")
    assert sheriff(s) == "8"
    assert s.open_now() == {"8": "werewolf.order"}, "the new sheriff has every right at once"


def test_or_tears_it_and_there_is_no_sheriff_any_more() -> None:
    s = dying_sheriff()
    s.says("5", "pass")
    assert s.sees(None, BadgePassed)[0].target == -1
    assert sheriff(s) == ""
    assert stage(s) == "speeches 1 speeches"


def test_silence_tears_it() -> None:
    s = dying_sheriff()
    s.silent("5")
    assert s.play.table.badge == "gone"


def test_last_words_come_before_the_badge_and_the_badge_ends_them() -> None:
    s = elected("5", kill="5")
    assert s.open_now() == {"moderator": "werewolf.pace-words"}
    s.refuses("5", "8")
    go_on(s, 2)
    assert s.open_now() == {"5": "werewolf.badge"}
    assert s.cannot_talk("5")


def test_an_exiled_sheriff_passes_the_badge_after_the_last_words() -> None:
    s = to_the_vote(elected("5", kill="9"))
    vote(s, all="5")
    go_on(s, 2)
    s.says("5", "12", "werewolf.badge")
    assert sheriff(s) == "12"
    assert stage(s) == "night 2 guard"


def test_a_badge_that_was_passed_is_passed_again() -> None:
    s = dying_sheriff().says("5", "8")
    leave(night(vote(to_the_vote(s), all="pass"), kill="8"))
    assert sheriff(s) == ""
    assert [e.seat for e in s.sees(None, BadgePassed)] == [4, 7]


def test_a_sheriff_killed_by_the_referee_still_passes_the_badge() -> None:
    s = penalise(asked_for_order(elected("5", kill="9")), "5", "kill")
    while "werewolf.badge" not in s.open_now().values():
        go_on(s)
    s.says("5", "8")
    assert sheriff(s) == "8"


def test_after_a_torn_badge_nobody_has_a_sheriffs_rights_for_the_rest_of_the_game() -> None:
    s = dying_sheriff().says("5", "pass")
    for _ in range(2):
        before = len(s.sees(None, Named))
        day(s)
        assert len(s.sees(None, Named)) == before == 0
        night(s)
    assert "werewolf.order" not in s.open_now().values()
    assert "werewolf.run" not in s.open_now().values()


def test_the_half_vote_goes_with_the_badge() -> None:
    """Who got it from the dead has it; the dead do not vote at all."""
    s = recommending(dying_sheriff().says("5", "8"))
    s.says("8", "1", "werewolf.recommend")
    vote(s, all="1")
    voted = s.sees(None, Voted)[-1]
    assert 4 not in voted.seats
    assert voted.halves[voted.seats.index(7)] == 3


def test_in_a_duel_the_half_vote_is_there_on_the_same_condition() -> None:
    s = recommending(elected("5", kill="9"))
    s.says("5", "")
    vote(s, _3="1", _4="2")
    through(s)
    s.says("5", "2", "werewolf.recommend")
    vote(s, _5="2", _3="1")
    assert s.sees(None, Voted)[-1].halves[s.sees(None, Voted)[-1].seats.index(4)] == 3
    assert stage(s) == "vote 1 farewell"


def test_in_the_duel_for_the_badge_nobody_counts_more() -> None:
    s = through(sign_up(night(cup()), "3", "5"))
    s.silent()
    vote(s, _1="3", _2="5")
    through(s)
    s.silent()
    vote(s, all="3")
    assert set(s.sees(None, Voted)[-1].halves) == {2}
