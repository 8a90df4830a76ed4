"""Cup rules, 投票规则: ballots at once, secret until all are in; ties, duels, exile."""

from __future__ import annotations

from contextlib import suppress

from duskbell.games.werewolf.events import NobodyExiled, PeacefulDay, Tied, Voted
from duskbell.kernel.errors import NotAsked
from tests.rulebook.werewolf.cup import (
    Cup,
    cup,
    dead,
    go_on,
    leave,
    living,
    night,
    no_sheriff,
    numbers,
    penalise,
    speakers,
    stage,
    through,
    to_the_vote,
    vote,
    who_sees,
    won,
)


def voting(cast: str = "", kill: str = "9") -> Cup:
    s = no_sheriff(night(cup(cast) if cast else cup(), kill=kill))
    return to_the_vote(s)


def test_all_the_living_name_one_of_the_living_or_nobody() -> None:
    s = voting()
    assert set(s.open_now()) == set(s.names) - {"9"}
    assert s.options("1") == [*(n for n in s.names if n != "9"), "pass"]


def test_ballots_are_secret_until_all_are_in_and_then_told_to_all() -> None:
    s = voting()
    for n in s.names[:-1]:
        if n != "9":
            s.says(n, "1" if n != "3" else "pass")
            assert s.sees(None, Voted) == []
    s.says("12", "2")
    (voted,) = s.sees(None, Voted)
    assert dict(zip(numbers(voted.seats), voted.targets, strict=True))["12"] == 1
    assert dict(zip(numbers(voted.seats), voted.targets, strict=True))["3"] == -1
    assert who_sees(s, Voted) == ["public"]


def test_the_countdown_is_ten_seconds_and_who_is_late_abstains() -> None:
    s = voting()
    assert s.asks("1", "werewolf.vote-exile").seconds == 10
    s.says("1", "2").silent()
    (voted,) = s.sees(None, Voted)
    assert [t for t in voted.targets if t >= 0] == [1]


def test_the_first_choice_counts() -> None:
    s = voting()
    s.says("1", "2")
    s.refuses("1", "3")


def test_the_dead_are_no_valid_target() -> None:
    """A ballot for one is refused, so it can only be an abstention in the end."""
    s = voting()
    s.refuses("1", "9")
    s.refuses("1", "13")


def test_every_vote_counts_one_without_a_sheriff() -> None:
    s = vote(voting(), all="2")
    assert set(s.sees(None, Voted)[0].halves) == {2}


def test_most_votes_exile() -> None:
    s = vote(voting(), _1="12", _2="12", _3="11")
    assert dead(s) == {"9": "pack", "12": "exile"}


def test_abstentions_do_not_hinder() -> None:
    s = vote(voting(), _1="12")
    assert dead(s)["12"] == "exile"


def test_nobody_votes_so_nobody_is_exiled() -> None:
    """W9."""
    s = vote(voting())
    assert s.sees(None, PeacefulDay)
    assert stage(s) == "night 2 guard"


# 平票对决


def tied() -> Cup:
    return vote(voting(), _1="11", _2="12", _3="11", _4="12", _5="10")


def test_a_tie_is_a_duel_with_speeches_of_the_tied_alone() -> None:
    s = tied()
    assert numbers(s.sees(None, Tied)[0].seats) == ["11", "12"]
    assert stage(s) == "vote 1 duel"
    assert speakers(s) == ["11"]
    go_on(s)
    assert speakers(s) == ["12"]


def test_all_others_vote_and_only_between_the_tied() -> None:
    s = through(tied())
    assert set(s.open_now()) == set(s.names) - {"9", "11", "12"}
    assert s.options("1") == ["11", "12", "pass"]


def test_most_votes_in_the_duel_exile() -> None:
    s = vote(through(tied()), _1="11", _2="12", _3="11")
    assert dead(s)["11"] == "exile"


def test_a_second_tie_exiles_nobody_and_the_day_is_peaceful() -> None:
    s = vote(through(tied()), _1="11", _2="12")
    assert s.sees(None, PeacefulDay)
    assert "11" in living(s)
    assert "12" in living(s)
    assert stage(s) == "night 2 guard"


def test_all_the_living_are_tied_so_nobody_can_vote() -> None:
    s = voting("wolf seer witch villager*3", kill="4")
    vote(s, _1="2", _2="3", _3="5", _5="6", _6="1")
    through(s)
    assert s.sees(None, PeacefulDay)
    assert stage(s) == "night 2 pack"


def test_a_banned_player_does_not_vote_but_may_be_voted_for() -> None:
    """犯规判罚, 禁票."""
    s = voting()
    penalise(s, "3", "vote-ban")
    assert "3" not in s.open_now()
    assert "3" in s.options("1")


# 放逐


def test_the_exiled_has_last_words_and_the_card_stays_covered() -> None:
    s = vote(voting(), all="12")
    assert speakers(s) == ["12"]
    assert s.knows("1", "12") is None
    leave(s)
    assert stage(s) == "night 2 guard"


def test_exile_may_end_the_game() -> None:
    s = vote(voting("wolf seer witch villager*3", kill="4"), all="1")
    assert won(s) == ("good", "no-wolves")


# 有效投票目标, 弃票


def test_who_has_named_no_valid_target_in_time_has_abstained() -> None:
    """W31: the ballot for one of the dead is refused at once, and counts for nothing when time is over."""
    s = voting()
    for wrong in ("9", "13", "nobody", "2,3"):
        s.refuses("1", wrong)
    s.silent("1")
    vote(s, _2="12")
    (voted,) = s.sees(None, Voted)
    assert dict(zip(numbers(voted.seats), voted.targets, strict=True))["1"] == -1
    assert dead(s)["12"] == "exile"


def test_in_a_duel_whoever_is_not_tied_is_no_valid_target() -> None:
    s = through(tied())
    s.refuses("1", "10")
    s.says("1", "pass")
    s.refuses("11", "12")


def test_a_late_ballot_is_refused_and_the_next_question_is_not_answered_by_it() -> None:
    s = voting()
    s.silent()
    before = s.snapshot()
    with suppress(NotAsked):
        assert not s.play.answer(0, "#1")
    assert s.snapshot() == before


def test_a_vote_for_oneself_counts() -> None:
    """W18: all the living are valid targets."""
    s = vote(voting(), _12="12")
    assert dead(s)["12"] == "exile"


# 对决


def test_who_speaks_first_in_a_duel_is_the_referees_to_say_where_the_table_agreed_on_that() -> None:
    """额外的发言环节内，发言顺序的确定由上帝和玩家约定 (W7)."""
    s = no_sheriff(night(cup(orders_by="referee")))
    s.says("moderator", "1", "werewolf.first").says("moderator", "forward", "werewolf.way")
    vote(to_the_vote(s), _1="11", _2="12")
    assert s.options("moderator") == ["11", "12"]
    s.says("moderator", "12", "werewolf.first").says("moderator", "forward", "werewolf.way")
    assert speakers(s) == ["12"]


# 平安日


def test_a_day_on_which_somebody_died_otherwise_is_not_peaceful() -> None:
    """没有玩家死亡的白天 (W33): nobody is exiled, but the hunter has shot at dawn."""
    s = no_sheriff(night(cup(), kill="7"))
    go_on(s)
    s.says("7", "yes", "werewolf.draw").says("7", "12", "werewolf.shoot")
    vote(to_the_vote(s))
    assert s.sees(None, PeacefulDay) == []
    assert s.sees(None, NobodyExiled)


def test_an_idiot_who_stays_leaves_the_day_peaceful() -> None:
    s = vote(voting("wolf*3 seer witch idiot villager*6", kill="9"), all="6")
    assert s.sees(None, PeacefulDay), "the deaths of the night do not count"
