"""组队规则, sentence by sentence: who comes late or not at all, and what that costs."""

from __future__ import annotations

import pytest

from duskbell.cup.acts import (
    Absent,
    Begin,
    CheckIn,
    CloseRoundRobin,
    ExcuseAbsence,
    PutOff,
    ReportAbsence,
    StandIn,
    Strike,
)
from duskbell.cup.screen import screen, told_in_time
from tests.cup.club import (
    HOUR,
    NOON,
    ORG,
    POLICY,
    REF,
    captain,
    drawn,
    member,
)
from tests.cup.team import ONE, late, standing

# -- 参赛选手需在比赛开始前10分钟检录。迟到15分钟以上按照当局比赛缺赛处理 --


def test_ten_minutes_before_the_start_everybody_is_expected() -> None:
    c = drawn().hand_in()
    assert standing(c) == "waiting"
    assert standing(c.at(-29)) == "check-in"
    c.check_in("robin-1", "a")
    assert standing(c.at(-10)) == "late"
    assert next(s for s in screen(c.cup.state, c.now) if s.table == "robin-1").lacking == ("a",)
    c.check_in("robin-1")
    assert standing(c) == "seated"


def test_fifteen_minutes_late_is_absent_and_a_moment_before_is_not() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a", "b")
    c.at(14.9)
    c.do(member("a"), CheckIn(table="robin-1", team="a", member="a1", number=1))
    c.at(15)
    assert "the team is absent" in c.refused(member("b"), CheckIn(table="robin-1", team="b", member="b1"))
    assert set(c.cup.state.tables["robin-1"].missed) == {"b"}


def test_check_in_is_for_who_is_named_from_when_line_ups_are_due() -> None:
    c = drawn().hand_in()
    act = CheckIn(table="robin-1", team="a", member="a1")
    assert "opens when line-ups are due" in c.refused(member("a"), act)
    c.at(-29)
    assert "not named" in c.refused(member("a", 2), CheckIn(table="robin-1", team="a", member="a2"))
    assert "for themself alone" in c.refused(member("a", 2), act)


def test_a_table_begins_when_all_sit_and_not_before() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a")
    assert "nobody sits yet for Team a" in c.refused(REF, Begin(table="robin-1"))
    c.check_in("robin-1")
    c.begin("robin-1")


# -- 缺赛队伍将在该局被直接判负，且每缺赛一局扣除20积分 --


def test_an_absent_team_loses_the_table_and_twenty_points_and_nothing_else() -> None:
    c = late(drawn().hand_in())
    assert c.points("a") == -20
    assert "nobody sits yet" in c.refused(REF, Begin(table="robin-1"))
    c.do(ORG, StandIn(table="robin-1", team="a", name="a bot"))
    c.play("robin-1", winners="wolves")
    state = c.cup.state
    numbers = state.tables["robin-1"].takes[0].numbers
    assert numbers["a"] in range(1, 7)
    row = {e.id: e for e in state.ledger}["result/robin-1/1/a"]
    assert (float(row.points), row.wins, row.tables) == (0, 0, 1), "lost, whatever the stand-in has won"
    assert c.points("a") == -20
    assert c.points("b") == 5, "for the others the result counts"


def test_an_absent_team_has_the_defeat_of_the_policy() -> None:
    policy = POLICY.replace("best = 2", 'best = 2\nloss = { wolves = -1, "*" = -2 }')
    c = late(drawn(policy).hand_in())
    c.do(ORG, StandIn(table="robin-1", team="a", name="a bot"))
    c.play("robin-1", winners="wolves")
    assert c.points("a") == -22
    assert c.points("c") == -2


def test_the_clock_books_an_absence_once_whoever_asks() -> None:
    c = late(drawn().hand_in())
    entries = len(c.cup.state.ledger)
    for minutes in (15, 16, 30):
        c.at(minutes)
    assert len(c.cup.state.ledger) == entries
    assert "only the clock" in c.refused(ORG, Absent(table="robin-1", team="b"))
    booked = c.cup.state.ledger["absent/robin-1/a/fine"]
    assert (float(booked.points), booked.member, booked.cause.table, booked.cause.rule) == (
        -20,
        "a1",
        "robin-1",
        "组队规则",
    )


def test_a_table_is_put_off_and_a_stand_in_plays_then() -> None:
    c = late(drawn(POLICY + '[absence]\ntable = "put-off"', ONE).hand_in())
    assert "to a time to come" in c.refused(ORG, PutOff(table="robin-1", start=NOON, reason="x"))
    c.do(ORG, PutOff(table="robin-1", start=NOON + 5 * HOUR, reason="a is absent"))
    c.do(ORG, StandIn(table="robin-1", team="a", name="Bo"))
    c.at(4.8 * 60).check_in("robin-1").play("robin-1")
    assert c.points("a") == -20
    assert len([e for e in c.cup.state.ledger if e.kind == "absence" and e.team == "a"]) == 2, "points and count, once"


def test_a_table_is_struck_where_the_policy_says_so() -> None:
    c = late(drawn(POLICY + '[absence]\ntable = "struck"', ONE).hand_in())
    assert standing(c) == "struck"
    assert c.points("a") == -20
    assert c.points("b") == 0
    assert "not played" in c.refused(REF, Begin(table="robin-1"))
    lost = c.cup.state.ledger["result/robin-1/0/a"]
    assert (lost.wins, lost.tables) == (0, 1)
    c.do(ORG, CloseRoundRobin())


def test_an_organiser_may_strike_a_table_with_a_reason() -> None:
    c = drawn().hand_in()
    assert "say why" in c.refused(ORG, Strike(table="robin-2", reason=" "))
    c.do(ORG, Strike(table="robin-2", reason="the hall is closed"))
    assert standing(c, "robin-2") == "struck"


# -- 若因个人原因不能准时参赛，请提前24小时告知本社 --


def test_whether_an_absence_was_told_a_day_ahead_is_known() -> None:
    c = drawn().hand_in()
    act = ReportAbsence(table="robin-1", team="a", text="a wedding")
    c.at(-24 * 60).do(member("a"), act)
    assert told_in_time(c.cup.state, c.cup.state.tables["robin-1"], "a", c.now)
    c.at(-23 * 60).do(captain("b"), ReportAbsence(table="robin-1", team="b", text="a cold"))
    assert not told_in_time(c.cup.state, c.cup.state.tables["robin-1"], "b", c.now)
    assert "another team's" in c.refused(member("g"), act)


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize(
    ("fined", "counts", "points", "absences"), [(False, False, 0, 0), (False, True, 0, 1), (True, False, -20, 0)]
)
def test_an_excuse_says_whether_the_absence_costs_and_counts(
    before: bool, fined: bool, counts: bool, points: int, absences: int
) -> None:
    c = drawn(tables=ONE).hand_in()
    act = ExcuseAbsence(table="robin-1", team="a", fined=fined, counts=counts, reason="told a week ago")
    if before:
        c.do(ORG, act)
        late(c)
    else:
        late(c).do(ORG, act)
    assert c.points("a") == points
    assert c.cup.state.absences("a") == absences
    c.do(ORG, StandIn(table="robin-1", team="a", name="Bo"))
    c.play("robin-1")
    assert c.cup.state.ledger["result/robin-1/1/a"].wins == 0, "the table is lost either way"


def test_an_excuse_may_be_changed_and_each_time_is_an_entry() -> None:
    c = late(drawn(tables=ONE).hand_in())
    for fined in (False, True, False):
        c.do(ORG, ExcuseAbsence(table="robin-1", team="a", fined=fined, counts=True, reason="we talked again"))
    assert c.points("a") == 0
    assert "say why" in c.refused(ORG, ExcuseAbsence(table="robin-1", team="a", reason=""))
    assert [e.points for e in c.cup.state.ledger if e.team == "a" and e.points] == [-20, 20, -20, 20]
