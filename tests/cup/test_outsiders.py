"""What a second audit by outsiders found in the cup: what has left, what the panel has said, who sits elsewhere."""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell.cup import Who
from duskbell.cup.acts import (
    Appoint,
    Begin,
    DecideAppeal,
    ExcuseAbsence,
    Fine,
    Finish,
    GiveUpFinal,
    LodgeAppeal,
    NameReferee,
    PlayOn,
    PutOff,
    Retake,
    StandIn,
    Withdraw,
)
from duskbell.cup.acts.appeals import Corrected
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
    c = seated(tables=("abcdef",)).play("robin-1")
    place = c.cup.state.tables["robin-1"]
    place.stage, c.cup.state.qualified = "final", list("abcdef")
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


def test_nobody_plays_a_table_and_judges_it() -> None:
    c = drawn().hand_in()
    c.do(ORG, Appoint(name="A 1", role="referee"))
    c.do(ORG, NameReferee(table="robin-1", name="A 1"))
    c.at(-15).check_in("robin-1").at(20)
    assert c.refused(Who("A 1", "referee"), Begin(table="robin-1")) == "A 1 judges this table, and cannot play it."
    c.do(ORG, NameReferee(table="robin-1", name="Rita"))
    assert c.at(21).cup.state.tables["robin-1"].begun


def test_nobody_stands_in_where_they_play_or_judge() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(16)
    for name in ("Rita", "b 1"):
        c.do(ORG, StandIn(table="robin-1", team="a", name=name))
        assert c.refused(REF, Begin(table="robin-1")) == f"{name} is at this table already, and stands in for nobody."
    c.do(ORG, StandIn(table="robin-1", team="a", name="A 2"))
    c.do(REF, Begin(table="robin-1"))


def test_nobody_corrects_the_points_of_the_own_team() -> None:
    c = seated().play("robin-1")
    c.do(ORG, Appoint(name="C 1", role="panel"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    mine = DecideAppeal(appeal="appeal-1", outcome="corrected", corrections=CORRECTED, reason="why not")
    assert c.refused(Who("C 1", "panel"), mine) == "C 1 belongs to Team c, and does not decide what concerns it."
