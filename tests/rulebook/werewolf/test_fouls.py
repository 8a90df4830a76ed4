"""Cup rules, 犯规判罚: what a referee may rule, and what the program itself refuses."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.werewolf.events import Inherited, Missed, Turned
from duskbell.kernel import Ruling
from duskbell.kernel.core_events import Said
from duskbell.kernel.dealing import Unmasked
from duskbell.kernel.errors import BadRuling, TablePaused
from duskbell.kernel.event import Outcome
from duskbell.kernel.ruling import BrokenOff, Corrected, Paused, Penalised, Retaken, Undone
from tests.rulebook.werewolf.cup import (
    all_of,
    changes_nothing,
    counting_down,
    cup,
    day,
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
    talking,
    ten_speaks,
    through,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)


@pytest.mark.parametrize("penalty", ["remind", "warn", "mute", "vote-ban", "kill", "lose", "forfeit"])
def test_every_penalty_is_told_to_all_with_its_reason(penalty: str) -> None:
    s = penalise(ten_speaks(), "3", penalty)
    assert [(e.seat, e.penalty, e.reason) for e in s.sees(None, Penalised)] == [(2, penalty, "it was enough")]


@pytest.mark.parametrize("penalty", ["remind", "warn"])
def test_a_reminder_and_a_warning_change_nothing(penalty: str) -> None:
    assert changes_nothing(ten_speaks(), "10", penalty)


# 禁言


def test_muting_cuts_the_speech() -> None:
    s = penalise(ten_speaks(), "10", "mute")
    assert speakers(s) == ["11"]


def test_muting_by_hand_cuts_it_too() -> None:
    s = ten_speaks()
    s.play.rule(Ruling("hand", "the first one went to 9 by mistake", s.no("10"), change="mark", to="muted"))
    assert speakers(s) == ["11"]


def test_muting_the_last_speaker_ends_the_speeches() -> None:
    s = ten_speaks()
    while s.play.table.queue:
        go_on(s)
    (last,) = speakers(s)
    penalise(s, last, "mute")
    assert stage(s).startswith("vote 1")


def test_muting_skips_the_next_speech() -> None:
    s = penalise(ten_speaks(), "11", "mute")
    assert speakers(s) == ["10"]
    go_on(s)
    assert speakers(s) == ["12"]


def test_muting_cuts_last_words() -> None:
    s = no_sheriff(night(cup(), kill="9"))
    penalise(s, "9", "mute")
    assert speakers(s) == []
    assert s.sees(None, Turned)[-1].step == "power"


def test_the_muted_speak_again_after_the_night() -> None:
    s = penalise(ten_speaks(), "11", "mute")
    vote(to_the_vote(s))
    night(s)
    while stage(s) != "speeches 2 speeches":
        go_on(s)
    assert s.no("11") in [*s.play.table.queue, s.play.table.speaker]
    assert not s.play.table.in_force(s["11"], "muted")


# 禁票


def test_a_vote_ban_takes_the_vote_of_the_day_even_while_votes_are_cast() -> None:
    s = to_the_vote(ten_speaks())
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
    s = to_the_vote(penalise(ten_speaks(), "3", "vote-ban"))
    assert "3" not in s.open_now()
    to_the_vote(night(vote(s)))
    assert "3" in s.open_now()


# 点杀


def test_killed_by_the_referee_is_dead_at_once_without_words_or_power() -> None:
    s = penalise(ten_speaks(), "7", "kill")
    assert dead(s)["7"] == "referee"
    assert speakers(s) == ["10"], "the game goes on where it was"


def test_the_speaker_too() -> None:
    s = penalise(ten_speaks(), "10", "kill")
    assert speakers(s) == ["11"]


def test_the_referees_kill_takes_one_alone() -> None:
    """W46: nobody follows, nobody shoots, nobody takes over; what a table wants beyond that is done by hand."""
    s = no_sheriff(night(cup("cupid wolf*3 seer witch hunter villager*5"), love="7,8", kill="12"))
    penalise(s, "7", "kill")
    assert set(dead(s)) == {"7", "12"}
    assert "werewolf.draw" not in s.open_now().values()
    s.play.rule(Ruling("hand", "lovers die together here", s.no("8"), change="life", to="dead"))
    assert dead(s)["8"] == "referee"
    s = no_sheriff(night(cup("shadow avenger wolf*3 seer witch guard villager*4"), mimic="7", kill="9"))
    penalise(s, "7", "kill")
    assert s.sees("1", Inherited) == []
    s.play.rule(Ruling("hand", "a shadow takes over here", s.no("1"), change="role", to="witch"))
    assert s.knows("1", "1") == "witch"


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
    assert counting_down(s) == ["5", "12"]


def test_a_kill_while_a_white_wolf_king_chooses_whom_to_take_along_takes_nothing_from_the_king() -> None:
    """The campaign is over, but the drag is not."""
    s = sign_up(night(cup("white_wolf_king wolf*3 seer witch hunter guard villager*4"), kill="9"), "5", "12")
    takes(s, "1", "burst")
    assert s.open_now() == {"1": "werewolf.drag"}
    penalise(s, "10", "kill")
    s.says("1", "11", "werewolf.drag")
    assert dead(s) == {"1": "burst", "10": "referee", "11": "dragged", "9": "pack"}
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
    s = penalise(ten_speaks(), who, "forfeit")
    assert won(s) == (winner, "forfeited")


# what cannot be ruled


@pytest.mark.parametrize("penalty", ["kill", "vote-ban"])
def test_the_dead_cannot_be_killed_or_banned(penalty: str) -> None:
    with pytest.raises(BadRuling):
        penalise(ten_speaks(), "9", penalty)


# 暂停, 纠正, 中止


def test_a_paused_table_waits_with_its_reason() -> None:
    s = ten_speaks()
    s.play.rule(Ruling("pause", "somebody peeked"))
    assert s.sees(None, Paused)[0].reason == "somebody peeked"
    assert speakers(s) == []
    s.play.rule(Ruling("resume", "put right"))
    assert speakers(s) == ["10"]


def test_a_referee_takes_back_to_a_moment_with_a_reason() -> None:
    s = ten_speaks()
    go_on(s)
    s.play.rule(Ruling("undo", "the wrong call", count=1))
    assert speakers(s) == ["10"]
    assert s.sees(None, Undone)[0].reason == "the wrong call"


def test_a_game_beyond_repair_is_broken_off() -> None:
    s = ten_speaks()
    s.play.rule(Ruling("break-off", "beyond repair"))
    assert s.play.outcome == Outcome((), (), "core.broken-off")
    assert [e.reason for e in s.sees(None, BrokenOff)] == ["beyond repair"]
    assert len(s.sees(None, Unmasked)) == 1


# what the program refuses by itself


def test_talking_out_of_turn_is_refused() -> None:
    s = ten_speaks()
    assert s.cannot_talk("11")
    assert s.cannot_talk("1", "pack")


def test_a_good_player_cannot_self_destruct() -> None:
    s = ten_speaks()
    s.refuses("5", "burst")


def test_a_wolf_cannot_self_destruct_outside_the_windows() -> None:
    s = to_the_vote(ten_speaks())
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


# 下述一种或多种惩罚


def test_one_foul_may_bring_several_penalties_and_none_stops_the_game() -> None:
    s = ten_speaks()
    for penalty in ("remind", "warn", "mute", "vote-ban", "lose"):
        penalise(s, "11", penalty)
    assert [e.penalty for e in s.sees(None, Penalised)] == ["remind", "warn", "mute", "vote-ban", "lose"]
    assert speakers(s) == ["10"]
    to_the_vote(s)
    assert "11" not in s.open_now()
    assert "11" in living(s)


def test_a_mute_of_the_night_costs_the_next_days_speech() -> None:
    """Such as for talk of the wolves outside their time (狼人夜间行动规则)."""
    s = penalise(to(cup(lots=["1"]), "witch"), "1", "mute")
    talking(s)
    assert speakers(s) == ["2"]


def test_a_victory_that_a_penalty_causes_indirectly_stands_too() -> None:
    """A banned vote decides who is exiled."""
    s = penalise(talking(cup("wolf seer witch villager*3"), kill="4"), "1", "vote-ban")
    vote(to_the_vote(s), _2="1")
    assert won(s) == ("good", "no-wolves")


# 质疑必须秘密告知上帝


@pytest.mark.parametrize("when", ["night", "sign-up", "speech", "vote"])
def test_whoever_doubts_something_tells_the_referee_whom_nobody_else_hears(when: str) -> None:
    """W34."""
    s = cup() if when == "night" else night(cup(), kill="9") if when == "sign-up" else ten_speaks()
    if when == "vote":
        to_the_vote(s)
    before = s.open_now()
    for who in ("3", "9"):
        s.talks(who, "was that a vote?", "referee")
        assert [e.seat for e in s.sees("moderator", Said)][-1] == s.no(who)
        assert who_sees(s, Said) == [who]
    assert s.open_now() == before, "it does not hold up the game"


# 禁止传递信息


def test_nobody_tells_anybody_anything_outside_the_own_speech() -> None:
    s = ten_speaks()
    for n in s.names:
        open_to = [c.id for c in s.play.channels(s.no(n))]
        assert open_to == (["public", "referee"] if n == "10" else ["referee"])
    to_the_vote(s)
    assert {c.id for n in range(12) for c in s.play.channels(n)} == {"referee"}


# 暂停


@pytest.mark.parametrize("when", ["pack", "speech"])
def test_while_the_table_is_paused_all_close_their_eyes(when: str) -> None:
    """Nobody answers, acts or speaks, the pack neither; the referee puts it right and lets it go on."""
    s = to(cup(), "pack") if when == "pack" else ten_speaks()
    asked, channel = s.open_now(), "pack" if when == "pack" else "public"
    s.play.rule(Ruling("pause", "a card fell"))
    for n in s.names:
        assert s.cannot_talk(n, channel)
        for ask in [*s.play.offers.get(s.no(n), []), *([s.play.open[s.no(n)]] if s.no(n) in s.play.open else [])]:
            with pytest.raises(TablePaused):
                s.play.answer(s.no(n), ask.options[0], ask=ask)
    s.talks("moderator", "everybody stays as they are")
    s.play.rule(Ruling("resume", "it lies again"))
    assert s.open_now() == asked


def test_a_table_is_put_right_by_going_back_to_before_the_mistake() -> None:
    """裁判执法失误: the vote was called too early; what was decided before it stands."""
    s = to_the_vote(ten_speaks())
    vote(s, all="12")
    assert "12" not in living(s)
    s.play.undo(len(living(s)) + 1, "the vote was called too early")
    assert "12" in living(s)
    assert dead(s) == {"9": "pack"}
    assert s.sees(None, Undone)[-1].reason == "the vote was called too early"


def test_a_game_that_is_to_be_played_again_is_ended_without_a_winner() -> None:
    """重赛: the record and all are told why; a new game is a table of its own."""
    s = ten_speaks()
    s.play.rule(Ruling("retake", "a foul has decided it"))
    assert s.play.outcome == Outcome((), (), "core.retake")
    assert [e.reason for e in s.sees(None, Retaken)] == ["a foul has decided it"]
    assert "a foul has decided it" in s.play.record.dump()


@pytest.mark.parametrize("kind", ["break-off", "retake"])
def test_neither_is_ruled_without_a_reason(kind: Any) -> None:
    s = ten_speaks()
    with pytest.raises(BadRuling, match="say why"):
        s.play.rule(Ruling(kind, " "))
    assert not s.play.over


@pytest.mark.parametrize("kind", ["break-off", "retake"])
def test_an_undo_takes_the_game_up_again(kind: Any) -> None:
    s = ten_speaks()
    go_on(s)
    s.play.rule(Ruling(kind, "too soon"))
    s.play.rule(Ruling("undo", "it can be mended", count=1))
    assert not s.play.over
    assert speakers(s) == ["10"]


def test_a_misspoken_announcement_is_corrected_for_all_without_taking_anything_back() -> None:
    """上帝执法失误: 使用合理的方式对被破坏的游戏进程进行纠正."""
    s = ten_speaks()
    before = (s.open_now(), stage(s), living(s))
    s.play.rule(Ruling("correct", "9 died in the night, not 6"))
    assert [e.reason for e in s.sees(None, Corrected)] == ["9 died in the night, not 6"]
    assert (s.open_now(), stage(s), living(s)) == before
    assert "not 6" in s.play.record.dump()


def test_a_correction_without_words_is_refused() -> None:
    with pytest.raises(BadRuling, match="give it as the reason"):
        ten_speaks().play.rule(Ruling("correct", " "))


def test_an_undo_over_the_packs_call_tells_nobody_how_many_wolves_are_left() -> None:
    """K8: on the first day a wolf or a villager has been exiled; the referee takes back all that the pack has said."""
    told, counts = [], []
    for exiled in ("4", "12"):
        s = to(day(no_sheriff(night(cup())), exiled), "pack")
        before = len(s.play.lines)
        while stage(s).endswith("pack"):
            for who in list(s.open_now()):
                s.says(who, "pass")
        s.play.undo(len(s.play.lines) - before, "the pack was not awake")
        assert stage(s) == "night 2 pack"
        told.append(s.play.view(None).as_data()[-3:])
        counts.append(s.sees("moderator", Undone)[0].count)
    assert told[0] == told[1]
    assert counts == [6, 8]
