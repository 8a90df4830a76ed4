"""Cup rules, 竞选规则: signing up, speeches, withdrawal, the vote, and its result."""

from __future__ import annotations

from duskbell.games.werewolf.events import Elected, Floor, SignedUp, StillRunning, Voted, Withdrew
from duskbell.kernel import MODERATOR
from duskbell.kernel.core_events import PhaseBegan
from tests.rulebook.werewolf.cup import (
    COUNTDOWN,
    Cup,
    all_of,
    counting_down,
    cup,
    go_on,
    living,
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
    who_sees,
)


def running(*who: str, kill: str = "9") -> Cup:
    return sign_up(night(cup(), kill=kill), *who)


def spoken(s: Cup) -> list[str]:
    return [str(e.seat + 1) for e in s.sees(None, Floor) if e.seat >= 0]


# 1 参选环节


def test_all_decide_at_once_and_nobody_sees_before_all_have() -> None:
    s = night(cup())
    assert s.open_now() == dict.fromkeys(s.names, "werewolf.run")
    for n in s.names[:-1]:
        s.says(n, "run" if n in ("3", "5") else "stay")
        assert s.sees(None, SignedUp) == []
    s.says("12", "run")
    assert numbers(s.sees(None, SignedUp)[0].seats) == ["3", "5", "12"]
    assert who_sees(s, SignedUp) == ["public"]


def test_who_has_decided_cannot_decide_otherwise() -> None:
    s = night(cup())
    s.says("3", "stay")
    s.refuses("3", "run")


def test_silence_until_the_countdown_is_over_does_not_run() -> None:
    """W30."""
    s = night(cup())
    assert s.asks("1", "werewolf.run").seconds == 20
    s.says("3", "run").says("4", "run").silent()
    assert numbers(s.sees(None, SignedUp)[0].seats) == ["3", "4"]


def test_the_deaths_of_the_first_night_are_told_after_the_election_and_the_doomed_take_part() -> None:
    """W3: who is to be announced dead runs, speaks and votes like everybody."""
    s = running("9", "3", kill="9")
    assert living(s) == list(s.names)
    through(s)
    all_of(s, "pass")
    vote(s, all="9")
    assert [e.phase for e in s.sees(None, PhaseBegan)][-2:] == ["election", "dawn"]
    assert sheriff(s) == "9"
    assert "9" not in living(s)


# 2 警上发言环节


def test_candidates_speak_one_after_the_other_in_the_referees_order() -> None:
    s = running("3", "5", "12")
    assert stage(s) == "election 1 campaign"
    for n in ("3", "5", "12"):
        assert speakers(s) == [n]
        go_on(s)
    assert spoken(s) == ["3", "5", "12"]


def test_a_speaker_may_end_the_own_speech() -> None:
    s = running("3", "5")
    takes(s, "3", "done")
    assert speakers(s) == ["5"]


# 3 退选环节


def test_who_withdraws_before_speaking_does_not_speak() -> None:
    s = running("3", "5", "12")
    takes(s, "5", "withdraw")
    through(s)
    assert spoken(s) == ["3", "12"]


def test_who_withdraws_while_speaking_stops_at_once() -> None:
    s = running("3", "5", "12")
    takes(s, "3", "withdraw")
    assert speakers(s) == ["5"]


def test_a_withdrawal_of_somebody_else_leaves_the_speaker_the_floor() -> None:
    s = running("3", "5", "12")
    takes(s, "12", "withdraw")
    assert speakers(s) == ["3"]


def test_after_the_speeches_there_is_a_countdown_in_which_all_see_who_withdraws() -> None:
    s = through(running("3", "5", "12"))
    assert counting_down(s) == ["3", "5", "12"]
    assert s.asks("moderator", COUNTDOWN).seconds == 10
    takes(s, "5", "withdraw")
    assert [e.seat for e in s.sees(None, Withdrew)] == [4]
    assert counting_down(s) == ["3", "12"], "the others may still follow"
    s.silent()
    assert s.options("1") == ["3", "12", "pass"]


def test_only_candidates_can_withdraw_and_only_once() -> None:
    s = running("3", "5", "12")
    assert offered(s, "withdraw") == ["3", "5", "12"]
    takes(s, "12", "withdraw")
    assert offered(s, "withdraw") == ["3", "5"]


# 4 警长投票环节


def test_who_never_ran_votes_for_one_of_those_who_still_run() -> None:
    s = through(running("3", "5", "12"))
    s.says("5", "withdraw").silent()
    assert set(s.open_now()) == set(s.names) - {"3", "5", "12"}
    assert set(s.open_now().values()) == {"werewolf.vote-sheriff"}
    assert s.options("1") == ["3", "12", "pass"]


def test_who_ran_and_withdrew_does_not_vote() -> None:
    """A fault of another system: there the withdrawn may vote."""
    s = through(running("3", "5", "12"))
    s.says("5", "withdraw").silent()
    assert "5" not in s.open_now()
    s.refuses("5", "3")


def test_every_vote_counts_one_for_there_is_no_sheriff_yet() -> None:
    s = through(running("3", "5"))
    s.silent()
    vote(s, all="5")
    assert set(s.sees(None, Voted)[0].halves) == {2}


# 5 宣布结果环节


def test_most_votes_make_the_first_sheriff() -> None:
    s = through(running("3", "5", "12"))
    s.silent()
    vote(s, _1="3", _2="3", _4="5", all="pass")
    assert sheriff(s) == "3"
    assert who_sees(s, Elected) == ["public"]


# who is elected without a vote, and when there is no sheriff


def test_a_single_candidate_speaks_and_is_sheriff_without_a_vote() -> None:
    s = running("5")
    assert speakers(s) == ["5"]
    through(s)
    assert s.sees(None, Voted) == []
    assert sheriff(s) == "5"


def test_when_all_others_have_withdrawn_the_present_speech_ends_and_the_last_is_sheriff() -> None:
    s = running("3", "5", "12")
    takes(s, "5", "withdraw")
    takes(s, "12", "withdraw")
    assert speakers(s) == ["3"], "the speech goes on to its end"
    assert sheriff(s) == ""
    go_on(s)
    assert sheriff(s) == "3"
    assert s.sees(None, Voted) == []


def test_the_last_need_not_have_spoken() -> None:
    s = running("3", "5")
    takes(s, "3", "withdraw")
    assert sheriff(s) == "5"
    assert spoken(s) == ["3"]


def test_one_left_when_the_countdown_is_over_is_sheriff_without_a_vote() -> None:
    """W6: there is nothing to vote about."""
    s = through(running("3", "5"))
    s.says("3", "withdraw").silent()
    assert sheriff(s) == "5"
    assert s.sees(None, Voted) == []


def test_nobody_ran_so_there_is_no_sheriff() -> None:
    s = running()
    assert s.sees(None, Elected)[0].seat == -1
    assert s.play.table.badge == "gone"


def test_everybody_withdrew_so_there_is_no_sheriff() -> None:
    s = running("3", "5")
    takes(s, "5", "withdraw")
    takes(s, "3", "withdraw")
    assert s.play.table.badge == "gone"


def test_everybody_ran_so_there_is_no_sheriff() -> None:
    s = through(running(*map(str, range(1, 13))))
    s.silent()
    assert s.sees(None, Voted) == []
    assert s.play.table.badge == "gone"


def test_everybody_ran_and_some_withdrew_so_there_is_nobody_to_vote() -> None:
    s = through(running(*map(str, range(1, 13))))
    s.says("1", "withdraw").silent()
    assert s.play.table.badge == "gone"


def test_everybody_ran_but_all_but_one_withdrew_in_time() -> None:
    s = through(running(*map(str, range(1, 13))))
    for n in map(str, range(1, 12)):
        s.says(n, "withdraw")
    s.silent()
    assert sheriff(s) == "12"


def test_no_vote_at_all_elects_nobody() -> None:
    """W9: nobody has most votes where nobody has one."""
    s = through(running("3", "5"))
    s.silent()
    vote(s)
    assert s.play.table.badge == "gone"


def test_a_table_may_be_played_without_a_sheriff() -> None:
    s = night(cup(sheriff=False), kill="9")
    assert stage(s).startswith("dawn 1")


# what the referee decides and announces


def test_the_referee_decides_in_which_order_the_candidates_speak() -> None:
    """By lot where the program is the referee (W7)."""
    s = sign_up(night(cup(orders_by="referee")), "3", "5", "12")
    assert s.options("moderator") == ["3", "5", "12"]
    s.says("moderator", "5", "werewolf.first").says("moderator", "reverse", "werewolf.way")
    through(s)
    assert spoken(s) == ["5", "3", "12"]


def test_when_the_countdown_is_over_all_are_told_who_still_runs() -> None:
    s = through(running("3", "5", "12"))
    s.says("5", "withdraw")
    assert s.sees(None, StillRunning) == []
    s.silent()
    assert [numbers(e.seats) for e in s.sees(None, StillRunning)] == [["3", "12"]]
    assert who_sees(s, StillRunning) == ["public"]


def test_after_the_own_speech_one_may_withdraw_while_others_speak() -> None:
    s = go_on(running("3", "5", "12"))
    assert speakers(s) == ["5"]
    takes(s, "3", "withdraw")
    assert speakers(s) == ["5"]
    through(s)
    assert counting_down(s) == ["5", "12"]


def test_who_has_withdrawn_does_not_come_back() -> None:
    s = takes(running("3", "5", "12"), "12", "withdraw")
    s.refuses("12", "withdraw")
    s.refuses("12", "run")


def test_a_ballot_for_whoever_does_not_run_is_refused_and_elects_nobody() -> None:
    """A fault of another system: there it counts for the first candidate."""
    s = through(running("3", "5", "12"))
    s.says("5", "withdraw").silent()
    s.refuses("1", "5")
    s.refuses("1", "7")
    s.silent()
    assert s.play.table.badge == "gone"


def test_a_doomed_sheriff_passes_the_badge_after_the_last_words() -> None:
    """W3."""
    s = through(running("9", kill="9"))
    assert s.open_now() == {"9": "werewolf.badge"}
    s.says("9", "10")
    assert sheriff(s) == "10"


def test_a_withdrawal_gives_neither_the_speaker_nor_the_others_more_time() -> None:
    """There is one countdown, and one time for a speech: the questions stay those that were put."""
    s = running("3", "5", "12")
    pace = s.play.open[MODERATOR]
    takes(s, "12", "withdraw")
    assert s.play.open[MODERATOR] is pace
    s = through(running("3", "5", "12"))
    countdown = s.play.open[MODERATOR]
    takes(s, "3", "withdraw")
    assert s.play.open[MODERATOR] is countdown


def test_how_long_the_countdowns_are_is_for_the_table_to_agree_on() -> None:
    s = night(cup(sign_up_seconds=20, withdraw_seconds=5))
    assert s.asks("1", "werewolf.run").seconds == 20
    assert through(sign_up(s, "3", "5")).asks("moderator", COUNTDOWN).seconds == 5
