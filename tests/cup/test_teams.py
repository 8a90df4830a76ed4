"""组队规则, sentence by sentence: who may be in a team, who plays, when that is told, and what absence costs."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from duskbell.cup import Who
from duskbell.cup.act import Act
from duskbell.cup.acts import (
    Absent,
    AddMember,
    AddTeam,
    Agree,
    Announce,
    Appoint,
    Begin,
    ChangePlayer,
    CheckIn,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    DropMember,
    EnterLineUp,
    Except,
    ExcuseAbsence,
    Finish,
    GiveUpFinal,
    HandIn,
    LodgeAppeal,
    Person,
    PutOff,
    ReportAbsence,
    Retake,
    SetDeposit,
    SetTables,
    StandIn,
    Strike,
    Withdraw,
)
from duskbell.cup.cup import Logged
from duskbell.cup.file import dump, parse
from duskbell.cup.screen import line_up, may_hear, screen, told_in_time
from duskbell.cup.standings import standings
from duskbell.cup.state import RULES
from duskbell.cup.succession import finalists as finalists_of
from duskbell.server.cup import Whose
from duskbell.server.cup.rooms import seat_of
from tests.cup.club import (
    HOUR,
    JUDGE,
    MINUTE,
    NOON,
    ORG,
    POLICY,
    REF,
    TEAMS,
    Club,
    captain,
    club,
    drawn,
    member,
    people,
    result,
    seated,
)

ONE = ("abcdef",)


def add(team: str = "x", regular: int = 2, free: int = 1, **more: Any) -> AddTeam:
    given: dict[str, Any] = {
        "team": team, "name": f"Team {team}", "members": people(team, regular, free), "captain": f"{team}1"
    }  # fmt: skip
    return AddTeam(**{**given, **more})


@pytest.mark.parametrize("doing", [
    add(name="Admin"),
    add(members=(Person("x1", "官方"), *people("x")[1:])),
    AddMember(team="a", member=Person("n", "operator"), reason="new"),
    Appoint(name="系统", role="panel"),
])  # fmt: skip
def test_nobody_takes_a_name_of_whoever_runs_the_server_and_who_has_it_keeps_it(doing: Act) -> None:
    """An old log may hold such a name: the cup comes again with it."""
    c = club()
    assert "would be taken for whoever runs the server" in c.refused(ORG, doing)
    old = parse(dump(c.cup))
    old.repeat(Logged(len(old.log) + 1, c.now, ORG, doing, rules=RULES))
    assert parse(dump(old)).log == old.log


# -- 每支队伍需要有至少两位正式队员，可以有一位自由人队员，总人数不应超过4人 --


@pytest.mark.parametrize(
    ("regular", "free", "why"),
    [(1, 1, "2 regular members at least"), (2, 2, "1 free agent at most"), (4, 1, "4 people at most, not 5")],
)
def test_a_team_is_made_up_as_the_rules_say(regular: int, free: int, why: str) -> None:
    assert why in club().refused(ORG, add(regular=regular, free=free))


@pytest.mark.parametrize(("regular", "free"), [(2, 0), (2, 1), (3, 1), (4, 0)])
def test_two_to_four_with_one_free_agent_at_most(regular: int, free: int) -> None:
    c = club()
    c.do(ORG, add(regular=regular, free=free))
    assert len(c.cup.state.teams["x"].regular) == regular


def test_nobody_is_in_two_teams_whatever_the_case_of_the_name() -> None:
    twice = (Person("x1", "a 1"), Person("x2", "New"))
    assert "nobody is in two teams" in club().refused(ORG, add(members=twice))
    full_width = (Person("x1", "Ａ　1"), Person("x2", "New"))
    assert "nobody is in two teams" in club().refused(ORG, add(members=full_width))


def test_what_makes_no_sense_at_sign_up_is_refused() -> None:
    c = club()
    assert "already" in c.refused(ORG, add("a", members=people("x"), captain="x1"))
    assert "another team is called" in c.refused(ORG, add(name="TEAM A"))
    assert "none of the members" in c.refused(ORG, add(captain="y1"))
    assert "can be seen" in c.refused(ORG, add(name=" "))
    assert "named twice" in c.refused(ORG, add(members=(Person("x1", "Same"), Person("x2", "same"))))
    assert "same id" in c.refused(ORG, add(members=(Person("x1", "One"), Person("x1", "Two"))))


# -- 如有特殊情况，需向主办方说明并征求主办方同意，可以按照协商结果组队 --


def test_the_organiser_may_agree_to_an_exception_with_a_reason() -> None:
    c = club()
    c.do(ORG, add(regular=5, free=0, exception="a visiting team"))
    assert c.cup.state.teams["x"].excepted == "a visiting team"
    assert "say why" in c.refused(ORG, Except(team="a", reason=" "))
    c.do(ORG, Except(team="a", reason="ill"))
    assert c.cup.log[-1].act == Except(team="a", reason="ill")


def test_a_captain_cannot_grant_themself_an_exception() -> None:
    c = club()
    for n in (4, 5):
        act = AddMember(team="a", member=Person(f"a{n}", f"A {n}"), reason="we agreed")
        if n == 4:
            c.do(captain("a"), act)
        else:
            assert "4 people at most" in c.refused(captain("a"), act)


def test_once_tables_are_drawn_a_team_is_the_organisers_to_change() -> None:
    c = drawn()
    act = AddMember(team="a", member=Person("a4", "A 4"))
    assert "only the organiser" in c.refused(captain("a"), act)
    assert "only the organiser" in c.refused(ORG, act)
    c.do(ORG, AddMember(team="a", member=Person("a4", "A 4"), reason="a1 is ill"))
    assert "no further team" in c.refused(ORG, add())
    c.do(ORG, DropMember(team="a", member="a4", reason="well again"))
    assert "another captain" in c.refused(ORG, DropMember(team="a", member="a1", reason="gone"))


# -- 根据赛程出战的队伍，每局比赛需派出一名队员 --


def test_a_line_up_names_one_member_for_each_table_of_the_match() -> None:
    c = drawn()
    assert "names nobody for table robin-2" in c.refused(
        captain("c"), HandIn(match="day-1", team="c", names={"robin-1": "c1"})
    )
    assert "plays no table 'robin-2'" in c.refused(
        captain("a"), HandIn(match="day-1", team="a", names={"robin-1": "a1", "robin-2": "a1"})
    )
    assert "'b1' is no member of Team a" in c.refused(
        captain("a"), HandIn(match="day-1", team="a", names={"robin-1": "b1"})
    )


def test_a_team_sits_once_at_a_table_and_at_one_table_of_a_slot() -> None:
    c = club()
    twice = (tuple("aabcde"),)
    assert "one member at a table" in c.refused(ORG, SetTables(stage="robin", slots=(twice,)))
    assert "6 seats, not 7" in c.refused(ORG, SetTables(stage="robin", slots=((tuple("abcdefg"),),)))


# -- 每场比赛前，队长需在第一局比赛开始前至少30分钟告知主办方每局参赛选手 --


def test_line_ups_are_due_thirty_minutes_before_the_first_table() -> None:
    c = drawn()
    act = HandIn(match="day-1", team="a", names={"robin-1": "a1"})
    c.at(-30).do(captain("a"), act)
    assert "due already" in c.at(-29.9).refused(captain("a"), act)


def test_a_table_that_is_put_off_unseals_and_reopens_nothing() -> None:
    c = drawn(tables=ONE).hand_in().at(-20)
    c.do(ORG, PutOff(table="robin-1", start=NOON + 5 * HOUR, reason="no heating"))
    assert "due already" in c.refused(captain("a"), HandIn(match="day-1", team="a", names={"robin-1": "a2"}))
    table = c.cup.state.tables["robin-1"]
    assert set(line_up(c.cup.state, table, Who("", "spectator"), c.now)) == set("abcdef")
    act = CheckIn(table="robin-1", team="a", member="a1")
    assert "check-in opens" in c.refused(member("a"), act)
    c.at(4.6 * 60).do(member("a"), act)
    assert "put single tables off" in c.refused(ORG, Announce(match="day-1", starts={"robin-1": NOON + 9 * HOUR}))


def test_until_then_a_line_up_is_sealed_for_all_but_the_team() -> None:
    c = drawn().hand_in()
    table = c.cup.state.tables["robin-1"]

    def seen(who: Who) -> set[str]:
        return set(line_up(c.cup.state, table, who, c.now))

    assert seen(captain("a")) == seen(member("a", 2)) == {"a"}
    assert seen(captain("g")) == seen(ORG) == seen(REF) == seen(Who("", "spectator")) == set()
    c.at(-29.9)
    assert seen(Who("", "spectator")) == set("abcdef")


def test_it_may_be_handed_in_anew_until_it_is_due() -> None:
    c = drawn().hand_in()
    c.hand_in("a", a=2)
    assert c.cup.state.tables["robin-1"].named["a"] == "a2"


def test_where_none_was_handed_in_the_organiser_enters_one_with_a_reason() -> None:
    c = drawn(tables=ONE).hand_in("b", "c", "d", "e", "f")
    act = EnterLineUp(match="day-1", team="a", names={"robin-1": "a2"}, reason="no word from them")
    assert "the captain hands in" in c.refused(ORG, act)
    c.at(-20)
    assert "say why" in c.refused(ORG, EnterLineUp(match="day-1", team="a", names={"robin-1": "a2"}, reason=""))
    c.do(ORG, act)
    assert c.cup.state.tables["robin-1"].named["a"] == "a2"
    assert "was handed in" in c.refused(ORG, EnterLineUp(match="day-1", team="b", names={"robin-1": "b2"}, reason="x"))


# -- 每局比赛进行中禁止换人，每局比赛之间可以换人，换人需在比赛开始前与主办方进行说明 --


def test_between_tables_a_captain_changes_a_player_by_saying_so_before_the_start() -> None:
    c = drawn().hand_in().at(10)
    c.do(captain("c"), ChangePlayer(table="robin-2", team="c", member="c2"))
    assert c.cup.state.tables["robin-2"].named["c"] == "c2"
    c.at(60)
    assert "has started" in c.refused(captain("c"), ChangePlayer(table="robin-2", team="c", member="c1"))
    assert "say why" in c.refused(ORG, ChangePlayer(table="robin-2", team="c", member="c1"))
    c.do(ORG, ChangePlayer(table="robin-2", team="c", member="c1", reason="c2 is stuck in a lift"))


def test_before_the_deadline_the_whole_line_up_is_handed_in_anew() -> None:
    c = drawn().hand_in()
    assert "handed in anew" in c.refused(captain("c"), ChangePlayer(table="robin-2", team="c", member="c2"))


def test_in_play_nobody_is_changed() -> None:
    c = seated()
    c.do(REF, Begin(table="robin-1"))
    for who in (captain("a"), ORG):
        act = ChangePlayer(table="robin-1", team="a", member="a2", reason="tired")
        assert "nobody is changed while a table is played" in c.refused(who, act)


def test_in_play_nobody_stands_in() -> None:
    c = late(drawn(tables=ONE).hand_in())
    assert "only for a team that is absent" in c.refused(ORG, StandIn(table="robin-1", team="b", name="Bo"))
    c.do(ORG, StandIn(table="robin-1", team="a", name="Bo"))
    c.begin("robin-1")
    assert "in play nobody stands in" in c.refused(ORG, StandIn(table="robin-1", team="a", name="Di"))


def test_who_is_changed_checks_in_anew() -> None:
    c = seated()
    c.do(ORG, ChangePlayer(table="robin-1", team="a", member="a2", reason="a1 feels ill"))
    assert "nobody sits yet for Team a" in c.refused(REF, Begin(table="robin-1"))


# -- 每支队伍的每名正式队员最少参加1局循环赛，自由人队员不受此限制；每有一名队员扣除10分 --


def test_regular_members_who_did_not_play_cost_ten_points_each_once() -> None:
    c = seated(tables=ONE).play("robin-1")
    before = {team: c.points(team) for team in TEAMS}
    c.do(ORG, CloseRoundRobin())
    assert c.points("a") == before["a"] - 10, "a2 did not play; a3 is the free agent"
    assert c.points("g") == before["g"] - 20, "neither did"
    assert "closed already" in c.refused(ORG, CloseRoundRobin())
    entries = [e for e in c.cup.state.ledger if e.kind == "least-played"]
    assert {(e.team, e.member) for e in entries if e.team in "ag"} == {("a", "a2"), ("g", "g1"), ("g", "g2")}
    assert all(e.cause.rule == "组队规则" for e in entries)


def test_a_free_agent_who_plays_is_no_regular_member() -> None:
    c = seated(tables=ONE, a=3).play("robin-1")
    c.do(ORG, CloseRoundRobin())
    assert len([e for e in c.cup.state.ledger if e.kind == "least-played" and e.team == "a"]) == 2


def test_whom_the_organiser_spares_and_who_has_withdrawn_costs_nothing() -> None:
    c = seated(tables=ONE).play("robin-1")
    c.do(ORG, Except(team="a", member="a2", reason="in hospital"))
    c.do(captain("g"), Withdraw(team="g", reason="moving away"))
    c.do(ORG, CloseRoundRobin())
    assert not [e for e in c.cup.state.ledger if e.kind == "least-played" and e.team in "ag"]


@pytest.mark.parametrize(("counts", "cost"), [("true", 1), ("false", 2)])
def test_the_policy_says_whether_a_struck_take_counts_as_played(counts: str, cost: int) -> None:
    more = "[line_ups]\nretake_may_change = true\n[least_played]\nstruck = " + counts
    c = seated(POLICY + more, ONE).play("robin-1", verdict="retake")
    c.do(ORG, ChangePlayer(table="robin-1", team="a", member="a3", reason="a1 had to go"))
    c.do(member("a", 3), CheckIn(table="robin-1", team="a", member="a3"))
    c.play("robin-1")
    c.do(ORG, CloseRoundRobin())
    assert len([e for e in c.cup.state.ledger if e.kind == "least-played" and e.team == "a"]) == cost


# -- 每局比赛进行时，禁止场内比赛队员与未参赛队员交流当局比赛相关信息 --


def test_team_mates_neither_hear_nor_see_a_table_that_is_played() -> None:
    c = seated()
    table = c.cup.state.tables["robin-1"]
    assert may_hear(c.cup.state, member("a", 2), table)
    c.begin("robin-1")
    assert not may_hear(c.cup.state, member("a", 2), table)
    assert may_hear(c.cup.state, member("g", 2), table)
    assert may_hear(c.cup.state, ORG, table)
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    assert may_hear(c.cup.state, member("a", 2), table)


# -- 参赛选手需在比赛开始前10分钟检录。迟到15分钟以上按照当局比赛缺赛处理 --


def standing(c: Club, table: str = "robin-1") -> str:
    return next(s.standing for s in screen(c.cup.state, c.now) if s.table == table)


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


def late(c: Club, team: str = "a", table: str = "robin-1") -> Club:
    """All but one are there, and it is a quarter past the start."""
    c.at((c.cup.state.tables[table].start - NOON) / MINUTE - 15).check_in(table, team)
    c.now = c.cup.state.tables[table].start + 15 * MINUTE
    c.cup.tick(c.now)
    return c


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


# -- 循环赛未参赛次数超过4局自动失去晋级总决赛资格，且不返还队伍押金 --


def often_absent(times: int) -> Club:
    c = drawn(tables=("abcdef",) * times + ("bcdefg",))
    c.do(ORG, SetDeposit(team="a", deposit="paid"))
    c.hand_in()
    for n in range(1, times + 1):
        late(c, table=f"robin-{n}")
    return c


def test_more_than_four_absences_exclude_from_the_final_and_keep_the_deposit() -> None:
    c = often_absent(4)
    assert not c.cup.state.excluded("a")
    c = often_absent(5)
    assert c.cup.state.excluded("a")
    assert c.points("a") == -100
    assert c.cup.state.teams["a"].deposit == "kept"
    assert "not returned" in c.refused(ORG, SetDeposit(team="a", deposit="returned"))
    assert [e.points for e in c.cup.state.ledger if e.kind == "excluded"] == [Decimal(0)]


def test_an_excuse_that_does_not_count_takes_the_exclusion_back() -> None:
    c = often_absent(5)
    c.do(ORG, ExcuseAbsence(table="robin-2", team="a", fined=True, counts=False, reason="the train"))
    assert not c.cup.state.excluded("a")
    assert c.cup.state.teams["a"].deposit == "paid"
    c.do(ORG, ExcuseAbsence(table="robin-2", team="a", fined=True, counts=True, reason="there was none"))
    assert c.cup.state.excluded("a")


# -- 总决赛若有队伍缺赛或弃权，则将按照积分顺延至下一支队伍 --


def finalists(policy: str = POLICY) -> Club:
    """The round robin is closed and the cut made: f e d c b won with the good, a and g and h follow."""
    c = seated(policy, ("fedcba", "hgfedc")).play("robin-1")
    c.at(45).check_in("robin-2").at(60).play("robin-2", winners="wolves")
    c.do(ORG, CloseRoundRobin())
    return c


def test_the_first_in_points_play_the_final() -> None:
    c = finalists()
    points = {team: int(c.points(team)) for team in TEAMS}
    assert points == {"a": -7, "b": -7, "c": -7, "d": -7, "e": -10, "f": -10, "g": -5, "h": -5}
    c.do(ORG, Cut())
    assert c.cup.state.qualified == ["g", "h", "a", "b", "c", "d"]
    assert "settled already" in c.refused(ORG, Cut())


def final(c: Club) -> Club:
    c.do(ORG, Cut())
    c.do(ORG, SetTables(stage="final", slots=((tuple(c.cup.state.qualified),),) * 2))
    return c.announce("final-1", "final-2", match="final", start=NOON + 10 * HOUR)


def test_who_gives_the_final_up_is_replaced_by_the_next_in_points() -> None:
    c = final(finalists())
    assert "say why" in c.refused(captain("a"), GiveUpFinal(team="a", reason=""))
    c.do(captain("a"), GiveUpFinal(team="a", reason="exams"))
    assert c.cup.state.qualified[-1] in ("e", "f")
    taken = c.cup.state.qualified[-1]
    assert all(taken in t.teams and "a" not in t.teams for t in c.cup.state.stage_of("final"))
    assert "does not play the final" in c.refused(captain("a"), GiveUpFinal(team="a", reason="exams"))


@pytest.mark.parametrize("when", ["before the cut", "after it"])
def test_a_final_that_nobody_is_left_to_fill_is_played_with_stand_ins(when: str) -> None:
    c = finalists()
    if when == "after it":
        c.do(ORG, Cut())
    for team in "gab":
        c.do(ORG, Withdraw(team=team, reason="moved away"))
    if when == "before the cut":
        assert "6 teams play the final, and 5 may: say why" in c.refused(ORG, Cut())
        assert "a final's table has 6 seats, not 5" in c.refused(ORG, Cut(places=5, reason="five may"))
        c.do(ORG, Cut(reason="five may"))
    assert finalists_of(c.cup.state) == list("hcdefg")
    c.do(ORG, SetTables(stage="final", slots=((tuple("hcdefg"),),)))
    assert "Team a has withdrawn" in c.refused(ORG, SetTables(stage="final", slots=((tuple("hcdefa"),),)))
    c.announce("final-1", match="final", start=NOON + 10 * HOUR)
    c.hand_in(*"hcdef", match="final").at(9.75 * 60).check_in("final-1", "g")
    assert "Team g plays table final-1 no more" in c.refused(ORG, CheckIn(table="final-1", team="g", member="g1"))
    c.do(ORG, StandIn(table="final-1", team="g", name="Sam"))
    c.at(10 * 60).play("final-1")
    assert {row.team for row in standings(c.cup.state, "final") if row.place} == set("cdefh")
    assert parse(dump(c.cup)).state.tables == c.cup.state.tables


def four_may() -> Club:
    """The cut of a final for six: c, d, g and h may play it; e and f are excluded, a and b have left."""
    c = seated(POLICY + "[absence]\nallowed = 0\n", ("fedcba", "hgfedc")).play("robin-1")
    c.at(45).check_in("robin-2", "e", "f").at(75)
    assert [t for t in TEAMS if c.cup.state.excluded(t)] == ["e", "f"]
    for team in "ef":
        c.do(ORG, StandIn(table="robin-2", team=team, name=f"Sam {team}"))
    c.play("robin-2").do(ORG, CloseRoundRobin())
    for team in "ab":
        c.do(ORG, Withdraw(team=team, reason="moved away"))
    c.do(ORG, Cut(reason="four may"))
    assert set(c.cup.state.qualified) == set("cdgh")
    return c


def readmits(c: Club, team: str) -> None:
    """The panel lifts a team's exclusion."""
    c.do(
        member(team), LodgeAppeal(team=team, member=f"{team}1", entry=f"excluded/{team}", text="the bridge was closed")
    )
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="lifted", reason="it was"))


@pytest.mark.parametrize("left", ["", "first", "last"])
def test_who_may_play_the_final_again_has_its_own_row_whoever_has_left_another(left: str) -> None:
    c = four_may()
    rows = list(finalists_of(c.cup.state))
    excluded = next(team for team in rows if team in "ef")
    others = [team for team in rows if team in "cdgh"]
    order = [others[0], excluded, *[t for t in rows if t not in (others[0], excluded)]]
    c.do(ORG, SetTables(stage="final", slots=((tuple(order),),)))
    c.announce("final-1", match="final", start=NOON + 10 * HOUR)
    gone = {"": "", "first": order[0], "last": others[-1]}[left]
    if gone:
        c.do(ORG, GiveUpFinal(team=gone, reason="exams"))
    readmits(c, excluded)
    place = c.cup.state.tables["final-1"]
    assert place.teams == order, "everybody where they were"
    assert place.vacant == set(order) - set(c.cup.state.qualified) | ({gone} - {""})
    assert excluded not in place.vacant


@pytest.mark.parametrize("laid", [False, True])
def test_whose_exclusion_is_lifted_has_the_place_that_a_stand_in_would_have(laid: bool) -> None:
    c = four_may()
    four = list(c.cup.state.qualified)
    if laid:
        c.do(ORG, SetTables(stage="final", slots=((tuple(finalists_of(c.cup.state)),),)))
        c.announce("final-1", match="final", start=NOON + 10 * HOUR)
        place = c.cup.state.tables["final-1"]
        assert len(place.vacant) == 2
    readmits(c, "e")
    assert c.cup.state.qualified == [*four, "e"]
    if laid:
        assert "e" in place.teams
        assert "e" not in place.vacant
        assert len(place.vacant) == 1
        c.hand_in(*"ghcde", match="final")
    else:
        c.do(ORG, SetTables(stage="final", slots=((tuple(finalists_of(c.cup.state)),),)))
        assert len(c.cup.state.tables["final-1"].vacant) == 1
    assert parse(dump(c.cup)).state.tables == c.cup.state.tables


def test_who_stood_in_for_a_take_is_known_when_the_team_plays_the_next_one() -> None:
    c = four_may()
    rows = finalists_of(c.cup.state)
    c.do(ORG, SetTables(stage="final", slots=((tuple(rows),),)))
    c.announce("final-1", match="final", start=NOON + 10 * HOUR)
    c.hand_in(*"cdgh", match="final").at(9.75 * 60).check_in("final-1", "e", "f")
    c.do(ORG, StandIn(table="final-1", team="e", name="Bo", bot=True))
    c.do(ORG, StandIn(table="final-1", team="f", name="Sam"))
    c.at(10 * 60).play("final-1")
    c.do(REF, Retake(table="final-1", take=1, reason="heard"))
    readmits(c, "e")
    place = c.cup.state.tables["final-1"]
    first = place.takes[0]
    assert (first.stood, first.bots, place.stand_ins) == ({"e": "Bo", "f": "Sam"}, frozenset({"e"}), {"f": "Sam"})
    seat = seat_of(c.cup, place, first, Whose("stand-in", table="final-1", team="e"))
    assert seat == first.numbers["e"] - 1
    assert seat_of(c.cup, place, first, Whose("member", team="e", member="e1")) is None
    assert parse(dump(c.cup)).state.tables == c.cup.state.tables


def test_a_final_of_more_tables_is_cut_smaller_while_a_table_is_full() -> None:
    c = finalists(POLICY.replace("places = 6", "places = 8"))
    c.do(ORG, Withdraw(team="g", reason="moved away"))
    assert c.refused(ORG, Cut(reason="seven may")) == "8 teams play the final, and 7 may."
    c.do(ORG, Cut(places=7))
    assert len(finalists_of(c.cup.state)) == 7


@pytest.mark.parametrize(("minutes", "hurried"), [(-31, True), (-9, False), (14.9, False)])
def test_no_clock_runs_for_who_follows_when_the_start_is_near(minutes: float, hurried: bool) -> None:
    c = final(finalists())
    later = NOON + 11 * HOUR
    c.hand_in(*"ghbcd", match="final").at(10 * 60 + minutes)
    c.do(ORG, GiveUpFinal(team="a", reason="exams"))
    follower = c.cup.state.qualified[-1]
    c.at(10 * 60 + 15)
    assert (follower in c.cup.state.tables["final-1"].missed) == hurried
    assert (follower in c.cup.state.out_of_final) == hurried
    if not hurried:
        assert c.cup.state.tables["final-2"].start == later
        c.at(11 * 60 + 15)
        assert follower in c.cup.state.tables["final-2"].missed, "an hour ahead there was time"


def test_who_is_absent_from_the_final_loses_the_table_and_its_place() -> None:
    c = final(finalists()).hand_in(match="final")
    c.at(9.75 * 60).check_in("final-1", "a").at(10 * 60 + 15)
    state = c.cup.state
    assert set(state.tables["final-1"].missed) == {"a"}
    for table in ("final-1", "final-2"):
        assert "a" not in state.tables[table].teams
        assert state.qualified[-1] in state.tables[table].teams
    assert c.points("a", "final") == -20
    assert state.absences("a") == 0, "it counts no absence from the round robin"


def test_a_finalist_who_withdraws_is_replaced_too() -> None:
    c = final(finalists())
    c.do(captain("g"), Withdraw(team="g", reason="moving away"))
    state = c.cup.state
    assert state.qualified[-1] in ("e", "f")
    assert all(state.qualified[-1] in t.teams and "g" not in t.teams for t in state.stage_of("final"))


def test_the_excluded_and_those_who_left_do_not_follow() -> None:
    c = often_absent(5)
    c.now = NOON + 4 * 60 * MINUTE + 20 * MINUTE
    for n in range(1, 6):
        c.do(ORG, Strike(table=f"robin-{n}", reason="nobody stands in"))
    c.check_in("robin-6").play("robin-6")
    c.do(captain("h"), Withdraw(team="h", reason="away"))
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut())
    assert set(c.cup.state.qualified) == set("bcdefg")
    c.do(captain("b"), GiveUpFinal(team="b", reason="away"))
    assert set(c.cup.state.qualified) - set(c.cup.state.out_of_final) == set("cdefg"), "nobody is left to follow"


def test_a_tie_at_the_cut_that_the_policy_does_not_break_is_the_organisers_to_explain() -> None:
    c = seated(POLICY, ("abcdef", "cdefgh")).play("robin-1", "wolves")
    c.at(45).check_in("robin-2").at(60).play("robin-2", winners="wolves")
    c.do(ORG, CloseRoundRobin())
    # c and d won, a and b won; e, f, g, h lost: the sixth place is a tie
    assert "tie" in c.refused(ORG, Cut())
    c.do(ORG, Cut(reason="they drew a lot"))


# -- withdrawal --


def test_a_withdrawal_frees_the_seats_and_a_stand_in_plays() -> None:
    c = drawn(tables=ONE).hand_in().at(-20)
    c.do(captain("a"), Withdraw(team="a", reason="broke up"))
    assert "does not take part" in c.refused(captain("a"), Withdraw(team="a", reason="again"))
    c.check_in("robin-1")
    c.do(ORG, StandIn(table="robin-1", team="a", name="a bot"))
    c.at(0).play("robin-1", winners="wolves")
    assert "result/robin-1/1/a" not in c.cup.state.ledger, "it is no absence"
    assert c.points("a") == 0


def test_after_a_withdrawal_the_rest_is_drawn_anew_and_what_was_played_stands() -> None:
    c = seated().play("robin-1")
    c.do(captain("h"), Withdraw(team="h", reason="ill"))
    assert "has withdrawn" in c.refused(ORG, SetTables(stage="robin", slots=((tuple("cdefgh"),),)))
    c.do(ORG, SetTables(stage="robin", slots=((tuple("bcdefg"),),)))
    assert [t.id for t in c.cup.state.stage_of("robin")] == ["robin-1", "robin-2"]
    assert c.cup.state.tables["robin-1"].takes
    assert c.cup.state.tables["robin-2"].teams == list("bcdefg")


def test_a_member_who_does_not_take_part_answers_for_nobody() -> None:
    c = seated().play("robin-1")
    assert "for themself alone" in c.refused(
        member("a", 2), Agree(table="robin-1", team="a", member="a1", objection=False)
    )


def test_a_sealed_line_up_is_not_the_organisers_to_change_or_to_find_out() -> None:
    c = drawn().hand_in()
    swap = ChangePlayer(table="robin-1", team="c", member="c2", reason="why")
    assert "handed in anew by its captain" in c.refused(ORG, swap)
    told = {c.refused(ORG, DropMember(team="c", member=f"c{n}", reason="why")) for n in (2, 3)}
    assert told == {"a line-up of this team is sealed: until it is due nobody leaves the team."}


def test_a_match_whose_line_ups_are_in_is_not_brought_forward() -> None:
    c = drawn().hand_in()
    start = c.cup.state.table("robin-1").start
    assert "not brought forward" in c.refused(ORG, Announce(match="day-1", starts={"robin-1": start - 60}))


def test_no_team_is_announced_for_two_tables_at_once() -> None:
    c = club()
    c.do(ORG, SetTables(stage="robin", slots=((tuple("abcdef"),), (tuple("abcdgh"),))))
    both = Announce(match="day-1", starts={"robin-1": NOON, "robin-2": NOON})
    assert c.refused(ORG, both) == "Team a would play tables robin-1 and robin-2 at the same time."
    c.do(ORG, Announce(match="day-1", starts={"robin-1": NOON + HOUR}))
    c.do(ORG, Announce(match="day-2", starts={"robin-2": NOON}))
    off = PutOff(table="robin-2", start=NOON + HOUR, reason="a hall")
    assert "at the same time" in c.refused(ORG, off)
    c.do(ORG, Announce(match="day-1", starts={"robin-1": NOON + 2 * HOUR}))
    c.do(ORG, off)
