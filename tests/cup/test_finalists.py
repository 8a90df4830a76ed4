"""组队规则, sentence by sentence: who reaches the final, and who follows."""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell.cup.acts import (
    CheckIn,
    CloseRoundRobin,
    Cut,
    ExcuseAbsence,
    GiveUpFinal,
    Retake,
    SetDeposit,
    SetTables,
    StandIn,
    Strike,
    Withdraw,
)
from duskbell.cup.file import dump, parse
from duskbell.cup.standings import standings
from duskbell.cup.succession import finalists as finalists_of
from duskbell.server.cup import Whose
from duskbell.server.cup.rooms import seat_of
from tests.cup.club import (
    HOUR,
    MINUTE,
    NOON,
    ORG,
    POLICY,
    REF,
    TEAMS,
    captain,
    seated,
)
from tests.cup.team import final, finalists, four_may, often_absent, readmits

# -- 循环赛未参赛次数超过4局自动失去晋级总决赛资格，且不返还队伍押金 --


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


def test_the_first_in_points_play_the_final() -> None:
    c = finalists()
    points = {team: int(c.points(team)) for team in TEAMS}
    assert points == {"a": -7, "b": -7, "c": -7, "d": -7, "e": -10, "f": -10, "g": -5, "h": -5}
    c.do(ORG, Cut())
    assert c.cup.state.qualified == ["g", "h", "a", "b", "c", "d"]
    assert "settled already" in c.refused(ORG, Cut())


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
