"""Cup rules, 犯规判罚: what a referee may rule, and what the program itself refuses."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import Missed, Turned
from duskbell.kernel import Ruling
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import Paused, Penalised, Undone
from tests.rulebook.cup import (
    Cup,
    all_of,
    cup,
    dead,
    go_on,
    living,
    night,
    no_sheriff,
    penalise,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    through,
    to,
    to_the_vote,
    vote,
    won,
)


def talking() -> Cup:
    s = no_sheriff(night(cup(lots=["10"]), kill="9"))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    return s


@pytest.mark.parametrize("penalty", ["remind", "warn", "mute", "vote-ban", "kill", "lose", "forfeit"])
def test_every_penalty_is_told_to_all_with_its_reason(penalty: str) -> None:
    s = penalise(talking(), "3", penalty)
    assert [(e.seat, e.penalty, e.reason) for e in s.sees(None, Penalised)] == [(2, penalty, "it was enough")]


@pytest.mark.parametrize("penalty", ["remind", "warn"])
def test_a_reminder_and_a_warning_change_nothing(penalty: str) -> None:
    s = talking()
    before = (s.open_now(), stage(s), living(s))
    penalise(s, "10", penalty)
    assert (s.open_now(), stage(s), living(s)) == before


# 禁言


def test_muting_cuts_the_speech() -> None:
    s = penalise(talking(), "10", "mute")
    assert speakers(s) == ["11"]


def test_muting_the_last_speaker_ends_the_speeches() -> None:
    s = talking()
    while s.play.table.queue:
        go_on(s)
    (last,) = speakers(s)
    penalise(s, last, "mute")
    assert stage(s).startswith("vote 1")


def test_muting_skips_the_next_speech() -> None:
    s = penalise(talking(), "11", "mute")
    assert speakers(s) == ["10"]
    go_on(s)
    assert speakers(s) == ["12"]


def test_muting_cuts_last_words() -> None:
    s = no_sheriff(night(cup(), kill="9"))
    penalise(s, "9", "mute")
    assert speakers(s) == []
    assert s.sees(None, Turned)[-1].step == "power"


def test_the_muted_speak_again_after_the_night() -> None:
    s = penalise(talking(), "11", "mute")
    vote(to_the_vote(s))
    night(s)
    while stage(s) != "speeches 2 speeches":
        go_on(s)
    assert s.no("11") in [*s.play.table.queue, s.play.table.speaker]
    assert not s.play.table.under(s["11"], "muted")


# 禁票


def test_a_vote_ban_takes_the_vote_of_the_day_even_while_votes_are_cast() -> None:
    s = to_the_vote(talking())
    s.says("1", "2")
    penalise(s, "3", "vote-ban")
    assert "3" not in s.open_now()
    vote(s, all="12")
    assert "12" not in living(s)


def test_in_the_sheriffs_election_too() -> None:
    s = through(sign_up(night(cup()), "3", "5"))
    s.silent()
    penalise(s, "7", "vote-ban")
    assert "7" not in s.open_now()


def test_the_banned_vote_again_after_the_night() -> None:
    s = to_the_vote(penalise(talking(), "3", "vote-ban"))
    assert "3" not in s.open_now()
    to_the_vote(night(vote(s)))
    assert "3" in s.open_now()


# 点杀


def test_killed_by_the_referee_is_dead_at_once_without_words_or_power() -> None:
    s = penalise(talking(), "7", "kill")
    assert dead(s)["7"] == "referee"
    assert speakers(s) == ["10"], "the game goes on where it was"


def test_the_speaker_too() -> None:
    s = penalise(talking(), "10", "kill")
    assert speakers(s) == ["11"]


@pytest.mark.parametrize("step", ["guard", "pack", "witch", "seer"])
def test_at_night_the_rest_goes_on_and_nobody_acts_twice(step: str) -> None:
    s = to(cup(), step)
    order = [stage(s)]
    penalise(s, "12", "kill")
    assert stage(s) == order[0]
    no_sheriff(night(s, kill="9", guard="1"))
    assert dead(s) == {"12": "referee", "9": "pack"} or step != "guard"


def test_a_wolf_that_is_killed_while_the_pack_points_is_not_asked_any_more() -> None:
    s = to(cup(), "pack")
    s.says("1", "9")
    penalise(s, "2", "kill")
    assert set(s.open_now()) == {"1", "3", "4"}
    no_sheriff(night(s, kill="9"))
    assert dead(s) == {"2": "referee", "9": "pack"}


def test_a_candidate_who_is_killed_does_not_run_any_more() -> None:
    s = sign_up(night(cup()), "3", "5", "12")
    penalise(s, "3", "kill")
    assert speakers(s) == ["5"]
    through(s)
    assert set(s.open_now()) == {"5", "12"}


def test_a_kill_while_a_white_wolf_king_chooses_whom_to_take_along_still_ends_the_campaign() -> None:
    s = sign_up(night(cup("white_wolf_king wolf*3 seer witch hunter guard villager*4"), kill="9"), "5", "12")
    takes(s, "1", "burst")
    assert s.open_now() == {"1": "werewolf.drag"}
    penalise(s, "10", "kill")
    assert stage(s).startswith("dawn 1")
    through(s)
    assert stage(s) == "night 2 guard"


def test_a_victory_that_a_penalty_causes_stands() -> None:
    s = penalise(no_sheriff(night(cup("wolf seer witch villager*3"), kill="4")), "1", "kill")
    assert won(s) == ("good", "no-wolves")


# 判负


def test_a_player_who_has_lost_plays_on_and_does_not_win_with_the_side() -> None:
    s = penalise(no_sheriff(night(cup("wolf seer witch villager*3"), kill="4")), "5", "lose")
    assert "5" in living(s)
    vote(to_the_vote(s), all="1")
    assert s.play.outcome is not None
    assert s.play.outcome.winners == (1, 2, 3, 5)


@pytest.mark.parametrize(("who", "winner"), [("1", "good"), ("9", "wolves")])
def test_a_side_may_be_ruled_to_have_lost(who: str, winner: str) -> None:
    s = penalise(talking(), who, "forfeit")
    assert won(s) == (winner, "forfeited")


# what cannot be ruled


@pytest.mark.parametrize("penalty", ["kill", "vote-ban"])
def test_the_dead_cannot_be_killed_or_banned(penalty: str) -> None:
    with pytest.raises(BadRuling):
        penalise(talking(), "9", penalty)


# 暂停, 纠正, 中止


def test_a_paused_table_waits_with_its_reason() -> None:
    s = talking()
    s.play.rule(Ruling("pause", "somebody peeked"))
    assert s.sees(None, Paused)[0].reason == "somebody peeked"
    assert speakers(s) == []
    s.play.rule(Ruling("resume", "put right"))
    assert speakers(s) == ["10"]


def test_a_referee_takes_back_to_a_moment_with_a_reason() -> None:
    s = talking()
    go_on(s)
    s.play.rule(Ruling("undo", "the wrong call", count=1))
    assert speakers(s) == ["10"]
    assert s.sees(None, Undone)[0].reason == "the wrong call"


def test_a_game_beyond_repair_is_broken_off() -> None:
    s = talking()
    s.play.rule(Ruling("end", "beyond repair"))
    assert s.play.over


# what the program refuses by itself


def test_talking_out_of_turn_is_refused() -> None:
    s = talking()
    assert s.cannot_talk("11")
    assert s.cannot_talk("1", "pack")


def test_a_good_player_cannot_self_destruct() -> None:
    s = talking()
    s.refuses("5", "burst")


def test_a_wolf_cannot_self_destruct_outside_the_windows() -> None:
    s = to_the_vote(talking())
    s.refuses("1", "burst")


def test_a_gun_drawn_without_a_target_is_told_to_the_referee_and_to_all() -> None:
    s = no_sheriff(night(cup(), kill="7"))
    go_on(s)
    s.says("7", "yes").silent("7")
    assert s.sees("moderator", Missed)
    assert not s.play.over


def test_the_sheriff_is_still_sheriff_after_a_warning() -> None:
    s = sign_up(night(cup()), "5")
    all_of(s, "go-on")
    penalise(s, "5", "warn")
    assert sheriff(s) == "5"
