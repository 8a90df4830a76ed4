"""犯规判罚 in a cup: results, fines, 判负, 重赛 and 中止, and what becomes of points (rule text 004)."""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell.cup.acts import (
    Begin,
    ChangePlayer,
    CheckIn,
    CloseRoundRobin,
    Fine,
    Finish,
    LiftFine,
    NameBest,
    PlayOn,
    PutOff,
    Retake,
    Settle,
)
from duskbell.cup.ledger import FALLING
from duskbell.cup.people import Who
from tests.cup.club import HOUR, NOON, ORG, POLICY, REF, Club, ballot, drawn, foul, member, result, seated

ONE = ("abcdef",)
ROB = Who("Rob", "referee")


def ended(policy: str = POLICY, **more: object) -> Club:
    """a and b are wolves, c to f good; the good have won, unless told otherwise."""
    return seated(policy, ONE).play("robin-1", **more)  # type: ignore[arg-type]


# -- results --


def test_victory_and_defeat_by_side() -> None:
    c = ended()
    assert [int(c.points(team)) for team in "abcdef"] == [0, 0, 3, 3, 3, 3]
    c = ended(winners="wolves")
    assert [int(c.points(team)) for team in "abcdef"] == [5, 5, 0, 0, 0, 0]


def test_every_point_names_table_take_event_and_sentence() -> None:
    c = ended(ballots=(ballot(70, 3, 1),))
    for entry in c.cup.state.ledger:
        assert (entry.cause.table, entry.cause.take) == ("robin-1", 1)
        assert entry.cause.event == (90 if entry.kind == "result" else 70)
        assert entry.cause.rule in ("胜利规则", "投票规则")
        assert entry.member == f"{entry.team}1"


def test_ballots_of_the_good_count_for_and_against() -> None:
    c = ended(ballots=(ballot(70, 3, 1), ballot(70, 4, 5), ballot(80, 3, 2), ballot(80, 1, 3)))
    assert [c.points(t) for t in "acd"] == [0, Decimal(4), Decimal("2.5")]


def test_one_player_who_lost_by_a_ruling_loses_though_the_side_wins_and_it_is_no_absence() -> None:
    """判负 of one: the team has the defeat."""
    c = ended(won=(False, False, False, True, True, True))
    assert c.points("c") == 0
    assert c.points("d") == 3
    assert c.cup.state.absences("c") == 0


def test_a_result_comes_once_and_only_of_a_take_that_is_played() -> None:
    c = ended()
    assert "over already" in c.refused(REF, Finish(table="robin-1", take=1, result=result()))
    assert "it was never played" in c.refused(REF, Finish(table="robin-1", take=2, result=result()))
    c = seated()
    c.do(REF, Begin(table="robin-1"))
    assert "this cup plays werewolf" in c.refused(REF, Finish(table="robin-1", take=1, result=result(game="mafia")))
    seven = result(sides=("good",) * 7, won=(True,) * 7)
    assert "has 6 seats, not 7" in c.refused(REF, Finish(table="robin-1", take=1, result=seven))


def test_asked_twice_with_the_same_key_happens_once() -> None:
    c = seated()
    first = c.do(REF, Begin(table="robin-1"), key="k1")
    assert c.do(REF, Begin(table="robin-1"), key="k1") is first
    assert len(c.cup.state.tables["robin-1"].takes) == 1


def test_an_end_that_was_taken_back_at_the_table_is_taken_back_here() -> None:
    c = ended(fouls=(foul(40, 3),))
    c.do(REF, fine("2"))
    assert "say why" in c.refused(REF, PlayOn(table="robin-1", take=1, reason=""))
    c.do(REF, PlayOn(table="robin-1", take=1, reason="the last vote was miscounted"))
    assert [c.points(t) for t in "abcdef"] == [0, 0, -2, 0, 0, 0], "whether the foul was taken back is not known yet"
    assert "is not over" in c.refused(REF, PlayOn(table="robin-1", take=1, reason="again"))
    c.do(REF, Finish(table="robin-1", take=1, result=result("wolves")))
    assert [c.points(t) for t in "abcdef"] == [5, 5, 0, 0, 0, 0]
    assert "fine/robin-1/1/c/40" in c.cup.state.ledger, "what was booked stays on record"


# -- numbers (号码规则) --


def test_players_choose_an_open_number_and_who_does_not_gets_one_by_lot() -> None:
    c = drawn(tables=ONE).hand_in().at(-15)
    c.do(member("a"), CheckIn(table="robin-1", team="a", member="a1", number=4))
    taken = CheckIn(table="robin-1", team="b", member="b1", number=4)
    assert "number 4 is taken" in c.refused(member("b"), taken)
    assert "numbers 1 to 6" in c.refused(member("b"), CheckIn(table="robin-1", team="b", member="b1", number=7))
    for team in "bcdef":
        c.do(member(team), CheckIn(table="robin-1", team=team, member=f"{team}1"))
    c.do(REF, Begin(table="robin-1"))
    numbers = c.cup.state.tables["robin-1"].takes[0].numbers
    assert numbers["a"] == 4
    assert sorted(numbers.values()) == [1, 2, 3, 4, 5, 6]


def test_drawn_numbers_are_those_of_the_draw() -> None:
    c = drawn(POLICY + '[seats]\nnumbers = "drawn"', ("fedcba",)).hand_in().at(-15)
    act = CheckIn(table="robin-1", team="a", member="a1", number=4)
    assert "numbers are drawn" in c.refused(member("a"), act)
    c.check_in("robin-1")
    c.do(REF, Begin(table="robin-1"))
    assert c.cup.state.tables["robin-1"].takes[0].numbers == {t: n for n, t in enumerate("fedcba", 1)}


# -- 警告及以上会视情节轻重可予以相应扣分（最多不超过5分），并取消当局最佳选手的评比资格 --


def fine(points: str = "2", event: int = 40, team: str = "c") -> Fine:
    return Fine(table="robin-1", take=1, team=team, event=event, points=Decimal(points), reason="shouting")


def test_a_warning_costs_what_the_referee_names_and_by_itself_nothing() -> None:
    c = ended(fouls=(foul(40, 3),))
    assert c.points("c") == 3
    c.do(REF, fine("1.5"))
    assert c.points("c") == Decimal("1.5")
    booked = next(e for e in c.cup.state.ledger if e.kind == "fine")
    assert (booked.cause.rule, booked.cause.event, booked.reason, booked.member) == ("犯规判罚", 40, "shouting", "c1")
    assert "fined already" in c.refused(REF, fine("1"))


@pytest.mark.parametrize("points", ["0", "-1", "5.01", "6", "1.005"])
def test_a_fine_is_at_most_five_points(points: str) -> None:
    c = ended(fouls=(foul(40, 3),))
    assert "a fine is more than 0 and at most 5 points" in c.refused(REF, fine(points))


def test_no_fine_without_a_penalty_that_the_referee_has_ruled() -> None:
    c = ended(fouls=(foul(40, 3), foul(41, 4, "remind")))
    assert "a referee has ruled" in c.refused(REF, fine(event=39)).replace("the referee", "a referee")
    assert "needs a penalty" in c.refused(REF, fine(event=40, team="d"))
    assert "a remind costs nothing" in c.refused(REF, fine(event=41, team="d"))
    assert "only the table's referee" in c.refused(ORG, fine())
    assert "judged by Rita" in c.refused(ROB, fine())
    assert "say why" in c.refused(REF, Fine(table="robin-1", take=1, team="c", event=40, points=Decimal(1), reason=" "))


def test_per_table_the_most_is_for_all_fouls_together() -> None:
    policy = POLICY + '[fouls]\nmost = 4\nper = "table"'
    c = ended(policy, fouls=(foul(40, 3), foul(50, 3)))
    c.do(REF, fine("3"))
    assert "4 per table at most" in c.refused(REF, fine("2", event=50))
    c.do(REF, fine("1", event=50))
    c = ended(fouls=(foul(40, 3), foul(50, 3)))
    c.do(REF, fine("5"))
    c.do(REF, fine("5", event=50))
    assert c.points("c") == 3 - 10


def test_a_warning_ends_eligibility_for_the_tables_best_and_a_reminder_does_not() -> None:
    c = ended(fouls=(foul(40, 3), foul(41, 4, "remind")))
    assert "a warn ends eligibility" in c.refused(REF, NameBest(table="robin-1", take=1, best="c"))
    c.do(REF, NameBest(table="robin-1", take=1, best="d", best_loser="a"))
    assert (c.points("d"), c.points("a")) == (5, 1)


def test_the_best_are_named_anew_by_entries() -> None:
    c = ended()
    c.do(REF, NameBest(table="robin-1", take=1, best="d", best_loser="a"))
    c.do(REF, NameBest(table="robin-1", take=1, best="e", best_loser="a"))
    assert (c.points("d"), c.points("e"), c.points("a")) == (3, 5, 1)
    assert "has lost" in c.refused(REF, NameBest(table="robin-1", take=1, best_loser="d"))
    assert "nobody is both" in c.refused(REF, NameBest(table="robin-1", take=1, best="a", best_loser="a"))
    assert "nobody of this team" in c.refused(REF, NameBest(table="robin-1", take=1, best="g"))


def test_a_fine_is_lifted_by_an_entry_and_may_be_named_again() -> None:
    c = ended(fouls=(foul(40, 3),))
    c.do(REF, fine("5"))
    name = "fine/robin-1/1/c/40"
    c.do(REF, LiftFine(table="robin-1", entry=name, reason="too much"))
    assert c.points("c") == 3
    assert "has been lifted" in c.refused(REF, LiftFine(table="robin-1", entry=name, reason="again"))
    c.do(REF, fine("1"))
    assert c.points("c") == 2


# -- 若裁判认为玩家的犯规行为已经干扰到比赛结果，则有权进行重赛 --


def test_a_new_take_strikes_results_and_awards_and_leaves_fines() -> None:
    c = ended(fouls=(foul(40, 3),), ballots=(ballot(70, 4, 1),))
    c.do(REF, NameBest(table="robin-1", take=1, best="d"))
    c.do(REF, fine("2"))
    assert "say why" in c.refused(REF, Retake(table="robin-1", take=1, reason=""))
    c.do(REF, Retake(table="robin-1", take=1, reason="c read out a role"))
    assert [c.points(t) for t in "abcdef"] == [0, 0, -2, 0, 0, 0]
    assert c.cup.state.tables["robin-1"].takes[0].state == "struck", "the old take stays on record"
    c.play("robin-1", winners="wolves")
    assert [c.points(t) for t in "abcdef"] == [5, 5, -2, 0, 0, 0]
    assert [t.state for t in c.cup.state.tables["robin-1"].takes] == ["struck", "ended"]
    assert "is struck" in c.refused(REF, Retake(table="robin-1", take=1, reason="once more"))


def test_a_new_take_ruled_at_the_table_becomes_the_cups_by_itself() -> None:
    c = ended(verdict="retake", fouls=(foul(40, 3),))
    assert [e for e in c.cup.state.ledger if e.kind in FALLING] == []
    c.do(REF, fine("2"))
    assert c.points("c") == -2
    c.play("robin-1")
    assert c.points("c") == 1


def test_the_policy_says_whether_a_new_take_may_have_other_players() -> None:
    act = ChangePlayer(table="robin-1", team="a", member="a2", reason="had to go")
    assert "played by the same people" in ended(verdict="retake").refused(ORG, act)
    ended(POLICY + "[line_ups]\nretake_may_change = true", verdict="retake").do(ORG, act)


def test_a_new_take_that_is_put_off_has_its_own_clock() -> None:
    c = ended(verdict="retake")
    c.do(ORG, PutOff(table="robin-1", start=NOON + 6 * HOUR, reason="tomorrow evening"))
    c.at(6 * 60 - 15).check_in("robin-1", "a").at(6 * 60 + 15)
    assert set(c.cup.state.tables["robin-1"].missed) == {"a"}
    assert c.points("a") == -20


def test_a_new_take_that_is_played_at_once_waits_for_all() -> None:
    c = ended(verdict="retake")
    c.at(600)
    assert not c.cup.state.tables["robin-1"].missed
    c.play("robin-1")


# -- 中止游戏后的处理由上帝和玩家约定 --


def settle(what: str, agreed: bool = True, reason: str = "all agreed") -> Settle:
    return Settle(table="robin-1", take=1, what=what, agreed=agreed, reason=reason)  # type: ignore[arg-type]


def test_a_table_that_is_broken_off_has_no_winner_until_it_is_settled() -> None:
    c = ended(verdict="broken-off", ballots=(ballot(70, 3, 1),))
    assert len(c.cup.state.ledger) == 0
    assert not c.cup.state.tables["robin-1"].done
    assert "say why" in c.refused(REF, settle("again", reason=" "))
    assert "only the table's referee" in c.refused(ORG, settle("again"))


def test_what_was_agreed_holds_with_its_reason() -> None:
    c = ended(verdict="broken-off", ballots=(ballot(70, 3, 1),))
    c.do(REF, settle("as-it-stands", reason="half an hour before the hall closes"))
    assert [c.points(t) for t in "abc"] == [0, 0, Decimal("0.5")]
    assert c.cup.state.tables["robin-1"].takes[0].reason == "half an hour before the hall closes"
    assert "that is settled" in c.refused(REF, settle("nothing"))
    c = ended(verdict="broken-off")
    c.do(REF, settle("nothing"))
    assert len(c.cup.state.ledger) == 0
    assert c.cup.state.tables["robin-1"].done
    c = ended(verdict="broken-off")
    c.do(REF, settle("again"))
    c.play("robin-1")
    assert c.points("c") == 3


def test_who_has_lost_by_a_ruling_has_lost_what_stands_of_a_table_that_was_broken_off() -> None:
    c = ended(verdict="broken-off", fouls=(foul(60, 1, "lose"), foul(61, 2)))
    c.do(REF, settle("as-it-stands"))
    (lost,) = c.cup.state.ledger
    assert (lost.id, lost.wins, lost.tables) == ("result/robin-1/1/a", 0, 1)
    assert (lost.cause.rule, lost.cause.event) == ("犯规判罚", 60)
    c.do(REF, Retake(table="robin-1", take=1, reason="heard after all"))
    assert not c.cup.state.ledger.standing("result/robin-1/1/a")
    for what in ("nothing", "again"):
        c = ended(verdict="broken-off", fouls=(foul(60, 1, "lose"),))
        c.do(REF, settle(what))
        assert len(c.cup.state.ledger) == 0


def test_the_round_robin_is_not_closed_before_a_table_that_was_broken_off_is_settled() -> None:
    c = ended(verdict="broken-off")
    assert "settle first what follows" in c.refused(ORG, CloseRoundRobin())
    c.do(REF, settle("nothing"))
    c.do(ORG, CloseRoundRobin())


def test_without_agreement_the_policy_holds() -> None:
    c = ended(POLICY + '[broken_off]\nwithout_agreement = "again"', verdict="broken-off")
    assert "without agreement this cup's policy says again" in c.refused(REF, settle("nothing", agreed=False))
    c.do(REF, settle("again", agreed=False))
    assert c.cup.state.tables["robin-1"].takes[0].state == "struck"


def test_what_is_left_out_is_what_the_policy_proposes_or_says() -> None:
    c = ended(verdict="broken-off")
    c.do(REF, Settle(table="robin-1", take=1, agreed=True, reason="all agreed"))
    assert c.cup.state.tables["robin-1"].takes[0].settled == "again"
    c = ended(verdict="broken-off")
    c.do(REF, Settle(table="robin-1", take=1, agreed=False, reason="no agreement"))
    assert c.cup.state.tables["robin-1"].takes[0].settled == "nothing"


def test_only_what_was_broken_off_is_settled() -> None:
    assert "was not broken off" in ended().refused(REF, settle("again"))
