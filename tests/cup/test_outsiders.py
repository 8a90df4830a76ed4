"""What outsiders found in the cup: who has left, what the panel has said, who sits elsewhere, who belongs to whom."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from duskbell.cup import Who, standings
from duskbell.cup.acts import (
    Appoint,
    Begin,
    ChangePlayer,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    Dismiss,
    EnterLineUp,
    ExcuseAbsence,
    Fine,
    Finish,
    GiveUpFinal,
    LodgeAppeal,
    NameBest,
    NameReferee,
    PlayOn,
    PutOff,
    ReportAbsence,
    Restore,
    Retake,
    SetTables,
    StandIn,
    StateCase,
    Strike,
    Withdraw,
)
from duskbell.cup.acts.appeals import Corrected
from duskbell.cup.acts.line_ups import lacking
from duskbell.cup.draw import Order, referees_of, tables_of, task_of
from duskbell.cup.screen import standing_of
from tests.cup.club import HOUR, JUDGE, MINUTE, NOON, ORG, REF, Club, captain, drawn, foul, member, result, seated

CORRECTED = (Corrected(team="a", points=Decimal(5)), Corrected(team="c", points=Decimal(-3)))


def decide(c: Club, outcome: str, **more: object) -> None:
    """The panel's word about the appeal that came last."""
    appeal = f"appeal-{len(c.cup.state.appeals)}"
    c.do(JUDGE, DecideAppeal(appeal=appeal, outcome=outcome, reason="we looked", **more))  # type: ignore[arg-type]


def test_who_has_left_is_not_there_when_a_table_is_played_again() -> None:
    c = seated().play("robin-1", "wolves")
    c.do(captain("a"), Withdraw(team="a", reason="we move away"))
    c.do(member("b"), LodgeAppeal(team="b", member="b1", table="robin-1", text="the wrong card"))
    decide(c, "again")
    assert c.refused(REF, Begin(table="robin-1")) == "nobody sits yet for Team a."
    c.do(ORG, PutOff(table="robin-1", start=NOON + 6 * HOUR, reason="tonight"))
    c.at(7 * 60)
    assert "a" not in c.cup.state.tables["robin-1"].missed
    assert (c.points("a"), c.cup.state.absences("a")) == (0, 0)


def test_who_has_given_the_final_up_is_not_there_when_a_table_of_it_is_played_again() -> None:
    c = seated(tables=("abcdef",) * 2).play("robin-1")
    place, other = c.cup.state.tables.values()
    place.stage = other.stage = "final"
    c.cup.state.qualified = list("abcdef")
    c.do(captain("c"), GiveUpFinal(team="c", reason="hurt"))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    assert "c" in place.vacant


@pytest.mark.parametrize("back", [Retake, PlayOn])
def test_what_the_panel_corrected_of_a_take_falls_with_it(back: type[Retake] | type[PlayOn]) -> None:
    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    decide(c, "corrected", corrections=CORRECTED)
    assert (c.points("a"), c.points("c")) == (5, 0)
    c.do(REF, back(table="robin-1", take=1, reason="a slip"))
    assert (c.points("a"), c.points("c")) == (0, 0)
    take = c.begin("robin-1").cup.state.tables["robin-1"].takes[-1].no
    c.do(REF, Finish(table="robin-1", take=take, result=result()))
    assert (c.points("a"), c.points("c")) == (0, 3)


@pytest.mark.parametrize("what", ["fine", "count"])
def test_what_the_panel_has_lifted_is_not_booked_again_by_an_excuse(what: str) -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry=f"absent/robin-1/a/{what}", text="I was there"))
    decide(c, "lifted")
    whole = ExcuseAbsence(table="robin-1", team="a", fined=True, counts=True, reason="I disagree")
    assert "stays lifted" in c.refused(ORG, whole)
    c.do(ORG, ExcuseAbsence(table="robin-1", team="a", fined=what != "fine", counts=what != "count", reason="so be it"))
    assert (c.points("a"), c.cup.state.absences("a")) == ((0, 1) if what == "fine" else (-20, 0))


def test_what_the_panel_has_lifted_is_not_fined_again() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 1),))
    fined = Fine(table="robin-1", take=1, team="a", event=9, points=Decimal(5), reason="spoke")
    c.do(REF, fined)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="it was b"))
    decide(c, "lifted", entries=("fine/robin-1/1/a/9",))
    assert "stays lifted" in c.refused(REF, fined)


def test_no_clock_runs_for_who_still_sits_at_another_table() -> None:
    c = seated()
    c.begin("robin-1").at(60 + 20)
    late = c.cup.state.tables["robin-2"]
    assert sorted(late.missed) == ["g", "h"], "the others play the first, which takes its time"
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    c.check_in("robin-2", "c").at(60 + 35 - 1 / 60)
    assert sorted(late.missed) == ["g", "h"]
    assert "c" in c.at(60 + 35).cup.state.tables["robin-2"].missed, "fifteen minutes after the first has ended"
    assert late.missed["c"].at == NOON + 95 * MINUTE
    assert standing_of(c.cup.state, late, c.now) == "short"


def test_nobody_judges_a_table_that_the_own_team_plays() -> None:
    c = drawn().hand_in()
    c.do(ORG, Appoint(name="A 2", role="referee"))
    own = "A 2 belongs to Team a, which plays this table, and does not judge it."
    assert c.refused(ORG, NameReferee(table="robin-1", name="A 2")) == own
    c.do(ORG, NameReferee(table="robin-2", name="A 2"))
    c.at(-15).check_in("robin-1").cup.state.tables["robin-1"].referee = "A 2"
    assert c.refused(Who("A 2", "referee"), Begin(table="robin-1")) == own
    assert not c.at(20).cup.state.tables["robin-1"].begun, "nor does the clock let it begin"
    order = Order(tables=2)
    slots = ((tuple(range(6)),), (tuple(range(2, 8)),))
    c.do(ORG, Dismiss(name="Rob", role="referee"))
    c.do(ORG, Dismiss(name="Rita", role="referee"))
    c.do(ORG, Appoint(name="H 1", role="referee"))
    c.do(ORG, tables_of(task_of(c.cup.state, order, {}), order, slots))
    assert [act.name for act in referees_of(c.cup.state, order, slots)] == ["H 1", "A 2"]  # type: ignore[attr-defined]


def test_who_was_to_sit_at_a_struck_table_has_met_nobody_there_when_the_rest_is_drawn_anew() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1")
    c.do(REF, Begin(table="robin-1"))
    c.do(ORG, Strike(table="robin-2", reason="a flood"))
    task = task_of(c.cup.state, Order(), {})
    assert task.before == ((tuple(range(6)),),), "of what stays, the table that is played"


def test_a_draw_is_by_lot_unless_a_seed_is_named() -> None:
    """An entrant who has the program could work out beforehand who meets whom."""
    state = drawn().cup.state
    assert len({task_of(state, Order(), {}).wanted.seed for _ in range(3)}) == 3
    assert {task_of(state, Order(seed=n), {}).wanted.seed for n in (0, 7)} == {0, 7}


def test_nobody_stands_in_where_they_or_their_team_are_already() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a", "b").at(16)
    for name in ("Rita", "c 1", "C 2"):
        assert "stands in for nobody" in c.refused(ORG, StandIn(table="robin-1", team="a", name=name))
    c.do(ORG, StandIn(table="robin-1", team="a", name="A 2"))
    assert "stands in for nobody" in c.refused(ORG, StandIn(table="robin-1", team="b", name="a 2"))
    c.do(ORG, StandIn(table="robin-1", team="b", name="Zoe"))
    c.do(ORG, Appoint(name="Zoe", role="referee"))
    c.do(ORG, NameReferee(table="robin-1", name="Zoe"))
    assert "stands in for nobody" in c.refused(Who("Zoe", "referee"), Begin(table="robin-1"))


@pytest.mark.parametrize("name", ["Rita", "B 1", "Zoe"])
def test_nobody_sits_at_two_tables_whatever_they_do_there(name: str) -> None:
    """Rita judges the first, B 1 plays it, Zoe stands in there: none of them stands in at the second meanwhile."""
    c = drawn(tables=("abcdef", "aghdef")).hand_in(d=2, e=2, f=2)
    c.at(-15).check_in("robin-1", "a").at(16)
    c.do(ORG, StandIn(table="robin-1", team="a", name="Zoe"))
    c.do(REF, Begin(table="robin-1"))
    for team in "def":
        c.do(ORG, ChangePlayer(table="robin-2", team=team, member=f"{team}3", reason="the others play"))
    c.do(ORG, NameReferee(table="robin-2", name="Rob"))
    c.check_in("robin-2", "a").at(76)
    c.do(ORG, StandIn(table="robin-2", team="a", name=name))
    assert c.refused(Who("Rob", "referee"), Begin(table="robin-2")) == f"{name} still sits at table robin-1."
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    c.do(Who("Rob", "referee"), Begin(table="robin-2"))
    if name != "Rita":
        assert "still sits at table robin-2" in c.refused(REF, PlayOn(table="robin-1", take=1, reason="a slip"))


def test_nobody_corrects_the_points_of_the_own_team() -> None:
    c = seated().play("robin-1")
    c.do(ORG, Appoint(name="C 1", role="panel"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    mine = DecideAppeal(appeal="appeal-1", outcome="corrected", corrections=CORRECTED, reason="why not")
    assert c.refused(Who("C 1", "panel"), mine) == "C 1 belongs to Team c, and does not decide what concerns it."


def test_a_table_that_comes_to_a_match_later_can_still_be_named_for() -> None:
    c = drawn(tables=("abcdef", "cdefgh"))
    c.do(ORG, SetTables(stage="robin", slots=tuple([(tuple(t),) for t in ("abcdef", "cdefgh", "abcdef")])))
    c.announce("robin-1").hand_in()
    c.announce("robin-1", "robin-3")
    state = c.at(-29).cup.state
    assert lacking(state, state.matches["day-1"], "a") == ["robin-3"]
    change = ChangePlayer(table="robin-3", team="a", member="a2")
    assert "no line-up has been handed in" in c.refused(captain("a"), change)
    enter = {"match": "day-1", "team": "a", "reason": "it came later"}
    assert "single players" in c.refused(ORG, EnterLineUp(names={"robin-1": "a2", "robin-3": "a2"}, **enter))
    c.do(ORG, EnterLineUp(names={"robin-1": "a1", "robin-3": "a2"}, **enter))
    assert "single players" in c.refused(ORG, EnterLineUp(names={"robin-3": "a1"}, **enter))
    c.do(captain("a"), ChangePlayer(table="robin-3", team="a", member="a3"))
    assert c.cup.state.tables["robin-3"].named["a"] == "a3"


def test_what_was_excused_of_one_player_excuses_no_other() -> None:
    c = drawn().hand_in(a=2)
    c.do(member("a", 2), ReportAbsence(table="robin-1", team="a", text="ill"))
    c.do(ORG, ExcuseAbsence(table="robin-1", team="a", reason="a2 is ill"))
    c.hand_in("a", a=2).hand_in("a").at(16)
    assert (c.points("a"), c.cup.state.absences("a")) == (-20, 1)


def test_nobody_has_a_table_played_again_that_the_own_team_played() -> None:
    c = seated().play("robin-1")
    c.do(ORG, Appoint(name="C 1", role="panel"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    again = DecideAppeal(appeal="appeal-1", outcome="again", reason="why not")
    assert "does not decide what concerns it" in c.refused(Who("C 1", "panel"), again)
    decide(c, "again")


def test_who_fined_at_a_table_does_not_decide_about_it() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 1),))
    c.do(ORG, Appoint(name="Rob", role="panel"))
    c.do(ORG, NameReferee(table="robin-1", name="Rob"))
    c.do(Who("Rob", "referee"), Fine(table="robin-1", take=1, team="a", event=9, points=Decimal(5), reason="spoke"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="it was b"))
    mine = DecideAppeal(appeal="appeal-1", outcome="dismissed", reason="no")
    assert "judged that table" in c.refused(Who("Rob", "panel"), mine)
    c.do(Who("Rob", "referee"), StateCase(appeal="appeal-1", text="it was a"))


def test_a_best_player_whom_the_panel_has_lifted_is_not_named_again() -> None:
    c = seated().play("robin-1")
    c.do(REF, NameBest(table="robin-1", take=1, best="c"))
    c.do(member("d"), LodgeAppeal(team="d", member="d1", table="robin-1", text="it was me"))
    decide(c, "lifted", entries=("best/robin-1/1",))
    assert "stays lifted" in c.refused(REF, NameBest(table="robin-1", take=1, best="c"))
    c.do(REF, NameBest(table="robin-1", take=1, best="d"))
    assert (c.points("c"), c.points("d")) == (3, 5)


def test_what_the_panel_has_corrected_of_an_absence_is_not_excused_beside_that() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/fine", text="the tram"))
    decide(c, "corrected", corrections=(Corrected(team="a", points=Decimal(10)),))
    excuse = ExcuseAbsence(table="robin-1", team="a", reason="the tram")
    assert "the panel has decided about this" in c.refused(ORG, excuse)
    c.do(ORG, replace(excuse, fined=True))
    assert (c.points("a"), c.cup.state.absences("a")) == (-10, 0)


def test_who_could_not_be_in_time_any_more_is_not_put_in_for_who_still_plays() -> None:
    c = seated().begin("robin-1").at(60 + 20)
    change = ChangePlayer(table="robin-2", team="c", member="c2", reason="c1 still plays")
    assert "C 2 would be absent at once" in c.refused(ORG, change)
    c.do(ORG, PutOff(table="robin-2", start=NOON + 3 * HOUR, reason="the first takes its time"))
    c.do(ORG, change)
    assert "is named for this table already" in c.refused(ORG, change)


def in_the_final() -> Club:
    """Six play its only table; a was absent from it, and g has its place."""
    c = seated(tables=("abcdef",)).play("robin-1")
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="so be it"))
    c.cup.state.qualified = list("abcdef")
    c.do(ORG, SetTables(stage="final", slots=((tuple("abcdef"),),)))
    c.announce("final-1", match="final", start=NOON + 10 * HOUR).hand_in(*"abcdef", match="final")
    return c.at(9.75 * 60).check_in("final-1", "a").at(10 * 60 + 15)


def test_an_absence_from_the_final_is_corrected_in_the_final() -> None:
    c = in_the_final()
    before = c.points("a")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/final-1/a/fine", text="the tram"))
    decide(c, "corrected", corrections=(Corrected(team="a", points=Decimal(10)),))
    assert (c.points("a", "final"), c.points("a")) == (-10, before)


def test_a_final_that_is_struck_and_played_after_all_stays_lost_to_who_was_absent() -> None:
    c = in_the_final()
    c.do(ORG, Strike(table="final-1", reason="no light"))
    c.do(ORG, Restore(table="final-1", reason="light"))
    assert next(row.tables for row in standings(c.cup.state, "final") if row.team == "a") == 1


def test_a_defeat_that_the_panel_has_lifted_is_not_booked_again() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(ORG, Strike(table="robin-1", reason="no light"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="I was there"))
    decide(c, "lifted", entries=("result/robin-1/0/a",))
    c.do(ORG, Restore(table="robin-1", reason="light"))
    c.do(ORG, Strike(table="robin-1", reason="no light"))
    assert next(row.tables for row in standings(c.cup.state) if row.team == "a") == 0


def test_an_absence_that_the_panel_lifts_before_its_table_begins_was_none() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a", "b").at(15)
    c.do(ORG, StandIn(table="robin-1", team="a", name="Zoe", bot=True))
    place = c.cup.state.tables["robin-1"]
    assert set(place.missed) == {"a", "b"}
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/fine", text="I was there"))
    decide(c, "lifted")
    assert "a" in place.missed, "it still counts"
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/count", text="I was there"))
    decide(c, "lifted")
    assert (set(place.missed), place.stand_ins, place.unseated) == ({"b"}, {}, ["a", "b"])
    c.do(ORG, StandIn(table="robin-1", team="b", name="Zoe", bot=True))
    c.at(60).check_in("robin-1")
    c.play("robin-1", "wolves")
    assert (c.points("a"), c.points("b")) == (5, -20)
