"""组队规则, sentence by sentence: who plays, and when that is told."""

from __future__ import annotations

import pytest

from duskbell.cup import Who
from duskbell.cup.acts import (
    Announce,
    Begin,
    ChangePlayer,
    CheckIn,
    CloseRoundRobin,
    EnterLineUp,
    Except,
    Finish,
    HandIn,
    PutOff,
    SetTables,
    StandIn,
    Withdraw,
)
from duskbell.cup.screen import line_up, may_hear
from tests.cup.club import (
    HOUR,
    NOON,
    ORG,
    POLICY,
    REF,
    TEAMS,
    captain,
    club,
    drawn,
    member,
    result,
    seated,
)
from tests.cup.team import ONE, late

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
