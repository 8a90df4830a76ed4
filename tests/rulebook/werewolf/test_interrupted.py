"""Cup rules where something comes between: a penalty, a duel or a self-destruction in the middle of a day."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import (
    Announced,
    Floor,
    Named,
    NobodyExiled,
    Ordered,
    SignedUp,
    StillRunning,
    Turned,
    Voted,
)
from duskbell.kernel import Ruling
from duskbell.kernel.errors import BadRuling
from tests.rulebook.werewolf.cup import (
    Cup,
    changes_nothing,
    counting_down,
    cup,
    day,
    dead,
    go_on,
    leave,
    living,
    night,
    no_sheriff,
    numbers,
    offered,
    penalise,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    talking,
    ten_speaks,
    through,
    to_the_vote,
    vote,
    won,
)

KNIGHT = "wolf*4 seer witch knight guard villager*4"
WHITE_KING = "white_wolf_king wolf*3 seer witch hunter guard villager*4"


def floors(s: Cup) -> list[str]:
    """Who has had the floor since the last order, in order."""
    events = s.play.view(None).events
    last = max(n for n, e in enumerate(events) if type(e) is Ordered)
    return [str(e.seat + 1) for e in events[last:] if type(e) is Floor and e.seat >= 0]


def after(s: Cup, who: str, penalty: str) -> Cup:
    """A penalty that waits for the present question."""
    s.play.rule(Ruling("penalty", "it was enough", seat=s.no(who), penalty=penalty, when="after"))
    return s


# 警长必须依照特定规则决定玩家发言顺序


def dueling_sheriff(heir: str) -> Cup:
    """Knight 7 is sheriff, duels good 9 before the order is fixed, and dies; the badge goes to somebody or nobody."""
    s = through(sign_up(night(cup(KNIGHT)), "7"))
    s.says("7", "9")
    while s.open_now() != {"7": "werewolf.badge"}:
        go_on(s)
    return s.says("7", heir)


def test_a_sheriff_who_dies_by_the_own_duel_does_not_fix_the_order_and_the_heir_does() -> None:
    s = dueling_sheriff("10")
    assert s.open_now() == {"10": "werewolf.order"}
    s.says("10", "forward")
    to_the_vote(s)
    assert floors(s) == ["11", "12", "1", "2", "3", "4", "5", "6", "8", "9", "10"], "the heir speaks last, 7 never"


def test_with_the_badge_torn_the_order_is_left_to_agreement() -> None:
    s = dueling_sheriff("pass")
    assert stage(s) == "speeches 1 speeches"
    assert sorted((*s.play.table.queue, s.play.table.speaker)) == [n for n in range(12) if n != 6]


def test_a_wolf_sheriff_whom_the_knight_hits_is_not_asked_for_the_order() -> None:
    s = through(sign_up(night(cup(KNIGHT, duel_ends_day=False)), "1"))
    assert s.open_now() == {"1": "werewolf.order"}
    s.says("7", "1")
    while s.open_now() != {"1": "werewolf.badge"}:
        go_on(s)
    s.says("1", "8")
    assert s.open_now() == {"8": "werewolf.order"}


def test_a_duel_that_ends_the_day_ends_it_though_somebody_is_killed_before_the_wolf_has_left() -> None:
    s = talking(cup(KNIGHT), kill="9")
    s.says("7", "1")
    assert stage(s) == "speeches 1 speeches"
    penalise(s, "12", "kill")
    through(s)
    assert stage(s) == "night 2 guard"


# 至退选倒计时完成前的任何时刻


def test_nobody_closes_the_countdown_but_time_and_the_referee() -> None:
    s = through(sign_up(night(cup()), "3", "5", "12"))
    assert counting_down(s) == ["3", "5", "12"]
    takes(s, "5", "withdraw")
    takes(s, "3", "withdraw")
    assert counting_down(s) == ["12"]
    assert s.sees(None, StillRunning) == []
    s.silent()
    assert sheriff(s) == "12"


def test_on_the_second_day_wolves_may_self_destruct_to_the_end_of_the_countdown() -> None:
    s = night(through(takes(sign_up(night(cup()), "5", "12"), "2", "burst")), kill="9")
    takes(s, "12", "withdraw")
    assert counting_down(s) == ["5"]
    assert offered(s, "burst") == ["1", "3", "4"]


# orders that the referee says


@pytest.mark.parametrize("penalty", ["vote-ban", "kill", "mute"])
def test_a_penalty_while_the_referee_says_who_begins_a_duel_takes_no_speech_from_the_tied(penalty: str) -> None:
    s = cup(orders_by="referee")
    no_sheriff(night(s))
    while stage(s) != "vote 1 vote":
        s.says("moderator", {"werewolf.first": "1", "werewolf.way": "forward"}.get(s.open_now()["moderator"], "go-on"))
    vote(s, _1="9", _2="10")
    assert s.open_now() == {"moderator": "werewolf.first"}
    penalise(s, "12", penalty)
    while stage(s) != "vote 1 order":
        go_on(s)
    s.says("moderator", "10", "werewolf.first").says("moderator", "forward", "werewolf.way")
    assert speakers(s) == ["10"]
    go_on(s)
    assert speakers(s) == ["9"]


def test_a_kill_while_the_referee_says_who_begins_the_campaign_repeats_no_sign_up() -> None:
    s = sign_up(night(cup(orders_by="referee")), "3", "5", "12")
    s.says("moderator", "5", "werewolf.first")
    penalise(s, "9", "kill")
    s.says("moderator", "forward", "werewolf.way")
    assert speakers(s) == ["5"], "who begins has been said"
    assert len(s.sees(None, SignedUp)) == 1


def test_if_whoever_was_to_begin_is_killed_the_referee_says_it_again() -> None:
    s = sign_up(night(cup(orders_by="referee")), "3", "5", "12")
    s.says("moderator", "5", "werewolf.first")
    penalise(s, "5", "kill")
    assert s.options("moderator") == ["3", "12"]


def test_one_candidate_is_left_when_a_speaker_is_killed_and_is_sheriff_at_once() -> None:
    """仅有一名玩家仍然参选: the present speech has ended."""
    s = penalise(sign_up(night(cup()), "3", "5"), "3", "kill")
    assert sheriff(s) == "5"


# 归票


def test_a_recommendation_goes_with_its_sheriff() -> None:
    """The heir is asked anew, and has half a vote more only for the own recommendation."""
    s = through(sign_up(night(cup(), kill="12"), "5"))
    to_the_vote(s, named="1")
    penalise(s, "5", "kill")
    s.says("5", "6", "werewolf.badge")
    assert s.open_now() == {"6": "werewolf.recommend"}
    assert s.play.table.named == ()
    s.says("6", "")
    vote(s, all="1")
    assert set(s.sees(None, Voted)[-1].halves) == {2}
    assert [e.seat + 1 for e in s.sees(None, Named)] == [5, 6]


# 放逐对决投票


def test_a_duel_without_anybody_left_of_the_tied_exiles_nobody() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), _1="9", _2="10")
    penalise(s, "9", "kill")
    penalise(s, "10", "kill")
    assert len(s.sees(None, Voted)) == 1, "nobody is voted on"
    assert s.sees(None, NobodyExiled)
    assert stage(s) == "night 2 guard"


def test_of_the_tied_who_is_left_alone_is_voted_on() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), _1="9", _2="10")
    penalise(s, "9", "kill")
    through(s)
    assert s.options("1") == ["10", "pass"]


def test_a_kill_while_the_prince_is_asked_casts_no_ballot_again() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*4 seer prince hunter guard villager*4")))), all="9")
    assert s.open_now() == {"6": "werewolf.undo"}
    penalise(s, "12", "kill")
    assert s.open_now() == {"6": "werewolf.undo"}
    s.says("6", "no")
    assert len(s.sees(None, Voted)) == 1
    assert dead(s) == {"12": "referee", "9": "exile"}


def test_whom_the_referee_kills_then_is_not_exiled_too() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup("wolf*4 seer prince hunter guard villager*4")))), all="9")
    penalise(s, "9", "kill")
    s.says("6", "no")
    assert dead(s) == {"9": "referee"}
    assert s.sees(None, NobodyExiled)


def test_a_vote_ban_of_somebody_who_does_not_vote_voids_no_ballot() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), _1="9", _2="10")
    through(s)
    s.says("1", "9")
    penalise(s, "10", "vote-ban")
    assert "1" not in s.open_now(), "has voted"


# W10: by day the death that came first counts


def lovers(exiled: str) -> Cup:
    """Wolf 1 and villager 5 are lovers, and the last of their kinds."""
    s = day(no_sheriff(night(cup("wolf*2 cupid seer villager*3"), love="1,5", kill="6")), "2")
    return day(night(s, kill="7"), exiled)


@pytest.mark.parametrize(("exiled", "winner"), [("5", "wolves"), ("1", "good")])
def test_of_two_who_die_together_the_first_death_counts(exiled: str, winner: str) -> None:
    assert won(lovers(exiled))[0] == winner


# W39: 第一夜以任何形式死亡


def test_who_was_doomed_and_is_dragged_in_the_campaign_is_announced_and_has_last_words() -> None:
    s = takes(sign_up(night(cup(WHITE_KING), kill="9"), "5", "12"), "1", "burst")
    s.says("1", "9", "werewolf.drag")
    assert dead(s) == {"1": "burst", "9": "dragged"}
    assert numbers(s.sees(None, Announced)[0].dead) == ["9"]
    assert speakers(s) == ["9"]
    through(s)
    assert [(t.seat + 1, t.step) for t in s.sees(None, Turned) if t.step == "words"] == [(9, "words")]


def test_a_doomed_candidate_whom_the_referee_kills_is_announced_and_has_last_words() -> None:
    s = penalise(sign_up(night(cup(), kill="9"), "9", "5", "12"), "9", "kill")
    s.silent()
    while not s.sees(None, Announced):
        s.silent()
    assert numbers(s.sees(None, Announced)[0].dead) == ["9"]
    assert speakers(s) == ["9"]


def test_a_kill_in_a_round_of_speeches_leaves_the_king_the_drag() -> None:
    s = takes(talking(cup(WHITE_KING), kill="9"), "1", "burst")
    penalise(s, "10", "kill")
    s.says("1", "11", "werewolf.drag")
    leave(through(s))
    assert dead(s) == {"9": "pack", "1": "burst", "10": "referee", "11": "dragged"}
    assert stage(s) == "night 2 guard"


# 中止其发言, 跳过其发言


def test_a_speech_is_cut_and_the_next_day_the_player_speaks_again() -> None:
    s = penalise(ten_speaks(), "10", "cut")
    assert speakers(s) == ["11"]
    day(night(day(s)))
    assert floors(s).count("10") == 1


def test_a_speech_is_skipped_and_only_that_one() -> None:
    s = penalise(ten_speaks(), "11", "skip-speech")
    assert speakers(s) == ["10"]
    go_on(s)
    assert speakers(s) == ["12"]
    assert not s["11"].has_mark("skipped")


def test_last_words_are_cut_and_the_farewell_goes_on() -> None:
    s = penalise(no_sheriff(night(cup(), kill="7")), "7", "cut")
    assert speakers(s) == []
    assert s.open_now() == {"7": "werewolf.draw"}


@pytest.mark.parametrize(("who", "penalty", "instead"), [("11", "cut", "skip-speech"), ("10", "skip-speech", "cut")])
def test_what_cannot_be_cut_or_skipped_is_refused_with_what_would_do(who: str, penalty: str, instead: str) -> None:
    with pytest.raises(BadRuling, match=instead):
        penalise(ten_speaks(), who, penalty)


@pytest.mark.parametrize("foul", ["knife-shown", "false-burst"])
def test_fouls_that_the_text_names_have_an_entry_and_change_nothing_by_themselves(foul: str) -> None:
    """拍刀行为视作犯规; 好人若通过"自爆"来证明自己身份视作犯规. What follows for them is ruled beside."""
    assert changes_nothing(ten_speaks(), "10", foul)


# after this question


def test_a_kill_that_waits_lets_the_speech_come_to_its_end() -> None:
    s = after(ten_speaks(), "10", "kill")
    assert speakers(s) == ["10"]
    assert "10" in living(s)
    go_on(s)
    assert dead(s)["10"] == "referee"
    assert speakers(s) == ["11"]


def test_a_vote_ban_that_waits_leaves_this_ballot_as_it_is() -> None:
    s = to_the_vote(ten_speaks())
    after(s, "1", "vote-ban")
    vote(s, all="12")
    assert 0 in s.sees(None, Voted)[-1].seats
    assert "12" not in living(s)


# 判负


def test_a_fox_whose_side_is_ruled_to_have_lost_cannot_win_any_more() -> None:
    s = talking(cup("wolf cursed_fox seer witch villager*3"), kill="5")
    penalise(s, "2", "forfeit")
    assert not s.play.over
    vote(to_the_vote(s), all="1")
    assert won(s) == ("good", "no-wolves")


def test_a_piper_or_a_half_blood_that_forfeits_makes_no_side_win() -> None:
    for card in ("piper", "half_blood"):
        s = penalise(talking(cup(f"wolf*2 {card} seer witch villager*4"), kill="7"), "3", "forfeit")
        assert not s.play.over
        assert s["3"].has_mark("lost")


def test_a_fox_that_has_lost_does_not_win_though_a_wolf_forfeits() -> None:
    s = talking(cup("wolf*2 cursed_fox seer witch villager*4"), kill="7")
    penalise(s, "3", "lose")
    penalise(s, "1", "forfeit")
    assert won(s) == ("good", "forfeited")
    assert s.play.outcome is not None
    assert s.play.outcome.winners


def test_lovers_of_both_sides_forfeit_their_own_side() -> None:
    s = penalise(talking(cup("wolf*2 cupid seer villager*4"), love="1,5", kill="6"), "1", "forfeit")
    assert not s.play.over
    assert [n for n in s.names if s[n].has_mark("lost")] == ["1", "3", "5"]
