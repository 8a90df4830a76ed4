"""Cup rules, 平票规则: a tie in the sheriff's election is a duel with speech, withdrawal and vote."""

from __future__ import annotations

from duskbell.games.werewolf.events import Elected, Ordered, Tied, Voted
from tests.rulebook.werewolf.cup import (
    Cup,
    counting_down,
    cup,
    night,
    numbers,
    offered,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    through,
    vote,
)


def tied() -> Cup:
    """3, 5 and 12 run, 12 withdraws; 3 and 5 have as many votes."""
    s = through(sign_up(night(cup(), kill="9"), "2", "3", "5", "12"))
    s.says("12", "withdraw").silent()
    return vote(s, _1="3", _4="5")


def test_the_tied_duel_and_speak_again() -> None:
    s = tied()
    assert numbers(s.sees(None, Tied)[0].seats) == ["3", "5"]
    assert stage(s) == "election 1 campaign"
    assert numbers(s.sees(None, Ordered)[-1].seats) == ["3", "5"]
    assert speakers(s) == ["3"]


def test_withdrawal_goes_as_before_for_the_tied_alone() -> None:
    s = tied()
    assert offered(s, "withdraw") == ["3", "5"]
    through(s)
    assert counting_down(s) == ["3", "5"]


def test_all_but_the_tied_vote_who_ran_too() -> None:
    """W4: 2 ran and was not tied, 12 withdrew; both vote in the duel."""
    s = through(tied())
    s.silent()
    assert set(s.open_now()) == set(s.names) - {"3", "5"}
    assert s.options("2") == ["3", "5", "pass"]


def test_most_votes_in_the_duel_make_the_sheriff() -> None:
    s = through(tied())
    s.silent()
    vote(s, _2="5", _12="5", _1="3")
    assert sheriff(s) == "5"


def test_a_second_tie_leaves_the_game_without_a_sheriff() -> None:
    s = through(tied())
    s.silent()
    vote(s, _2="5", _1="3")
    assert [e.seat for e in s.sees(None, Elected)] == [-1]
    assert len(s.sees(None, Voted)) == 2


def test_a_tied_candidate_who_withdraws_leaves_the_badge_to_the_other_and_does_not_vote() -> None:
    s = tied()
    takes(s, "3", "withdraw")
    assert sheriff(s) == "5"


def test_all_the_tied_withdraw() -> None:
    s = through(tied())
    s.says("3", "withdraw").says("5", "withdraw")
    assert s.play.table.badge == "gone"


def test_in_the_duels_campaign_a_tied_candidate_may_stop_the_own_speech() -> None:
    """额外的警上发言环节和退选环节规则同前."""
    s = tied()
    takes(s, "5", "withdraw")
    assert speakers(s) == ["3"], "the present speech goes on"
    through(s)
    assert sheriff(s) == "3"


def test_one_tied_candidate_is_left_when_the_countdown_is_over() -> None:
    s = through(tied())
    s.says("3", "withdraw").silent()
    assert sheriff(s) == "5"


def test_three_may_be_tied_and_two_of_them_again() -> None:
    s = through(sign_up(night(cup(), kill="9"), "3", "5", "12"))
    s.silent()
    vote(s, _1="3", _2="5", _4="12")
    assert numbers(s.sees(None, Tied)[0].seats) == ["3", "5", "12"]
    through(s)
    s.silent()
    vote(s, _1="3", _2="5")
    assert s.play.table.badge == "gone"
    assert stage(s).startswith("dawn 1"), "the deaths are told after the election"


def test_wolves_may_self_destruct_in_the_duels_campaign_as_before() -> None:
    s = tied()
    assert offered(s, "burst") == ["1", "2", "3", "4"]
