"""What an audit from outside found: what was told, excused or asked says nothing to whom it does not concern, of nobody
whom it was not about; and what was absent, struck or decided since is not gone round.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import pytest

from duskbell.cup import BadCup, Who
from duskbell.cup.act import Act
from duskbell.cup.acts import (
    Appoint,
    Ask,
    ExcuseAbsence,
    HandIn,
    LodgeAppeal,
    PlayOn,
    PutOff,
    Reply,
    ReportAbsence,
    Retake,
    Strike,
)
from duskbell.cup.acts.appeals import Corrected
from duskbell.cup.draw import Order
from duskbell.cup.draw.of_cup import task_of
from duskbell.cup.draw.plan import check
from duskbell.cup.screen import may_know_of
from duskbell.server.cup import Caller, Whose, cup_info, log_lines, number_for
from duskbell.server.wire.cups import CupInfo
from tests.cup.club import NOON, ORG, REF, Club, captain, drawn, member, seated
from tests.cup.test_outsiders import decide

TABLES = ("robin-1", "robin-2")
ILL = ReportAbsence(table="robin-1", team="c", text="ill")
EXCUSED = ExcuseAbsence(table="robin-1", team="c", reason="c2 is ill")
CALLERS = (
    Caller("Olga"),
    Caller(),
    Caller(whose=Whose("referee", name="Rita")),
    Caller(whose=Whose("panel", name="Paul")),
    Caller(whose=Whose("member", team="b", member="b1")),
)


def seen(c: Club, caller: Caller) -> CupInfo:
    return cup_info("abcd2345", c.cup, caller, [], c.now)


def name(c: Club, number: int) -> Club:
    """The captain of c names its first or second member for both tables."""
    c.do(captain("c"), HandIn(match="day-1", team="c", names=dict.fromkeys(TABLES, f"c{number}")))
    return c


# -- absences told beforehand -----------------------------------------------------------------------------------------


def told_before_anybody_was_named() -> Club:
    c = drawn()
    c.do(member("c", 2), ILL)
    c.do(ORG, EXCUSED)
    return c


def told_by_one_who_is_not_named() -> Club:
    c = name(drawn(), 1)
    c.do(member("c", 2), ILL)
    c.do(ORG, EXCUSED)
    return c


@pytest.mark.parametrize("told", [told_before_anybody_was_named, told_by_one_who_is_not_named])
@pytest.mark.parametrize(("number", "points"), [(1, -20), (2, 0)])
def test_what_one_member_told_is_of_nobody_else_whenever_they_were_named(
    told: Callable[[], Club], number: int, points: int
) -> None:
    c = name(told(), number).at(-15)
    mine = seen(c, Caller("Olga")).tables[0].teams[2]
    assert (mine.told, mine.excused, mine.in_time) == (("ill", "c2 is ill", True) if points == 0 else ("", "", False))
    assert c.at(16).points("c") == points


def test_what_is_excused_of_a_team_before_anybody_is_named_is_of_whoever_plays() -> None:
    c = drawn()
    c.do(captain("c"), ILL)
    c.do(ORG, EXCUSED)
    assert name(c, 2).at(16).points("c") == 0


def test_an_excuse_after_the_deadline_is_of_who_is_named_then() -> None:
    c = told_by_one_who_is_not_named().at(-15)
    c.do(ORG, EXCUSED)
    assert seen(c, Caller("Olga")).tables[0].teams[2].excused == "c2 is ill"
    assert c.at(16).points("c") == 0


@pytest.mark.parametrize("caller", CALLERS)
def test_neither_word_nor_excuse_tells_who_is_named_while_that_is_sealed(caller: Caller) -> None:
    worlds = []
    for number in (2, 1):
        c = name(drawn(), 2)
        c.do(member("c", 2), ILL)
        c.do(ORG, EXCUSED)
        worlds.append(seen(name(c, number), caller))
    assert worlds[0] == worlds[1]


# -- doubts ------------------------------------------------------------------------------------------------------------


def asked(*doubts: tuple[Who, Act]) -> Club:
    """The first table is played, somebody at it asks something, and another who does not play asks as well."""
    c = seated().begin("robin-1")
    for who, act in doubts:
        c.do(who, act)
    c.do(member("g"), Ask(text="when is lunch"))
    return c


@pytest.mark.parametrize("caller", [c for c in CALLERS if c.whose is None or c.whose.role != "referee"])
def test_nobody_can_tell_that_a_player_has_asked_the_referee(caller: Caller) -> None:
    doubt = (member("a"), Ask(text="3 is a wolf"))
    reply = (REF, Reply(question="question/a/a1/1", text="I saw it"))
    quiet, loud = asked(), asked(doubt, reply)
    assert seen(quiet, caller) == seen(loud, caller)
    assert log_lines(quiet.cup, quiet.now) == log_lines(loud.cup, loud.now)
    numbers = []
    for c in (quiet, loud):
        done = c.do(ORG, Appoint(name="Zoe", role="panel"))
        numbers.append((number_for(c.cup, ORG, done), seen(c, caller).lines))
    assert numbers[0] == numbers[1]
    for who in (member("a"), REF):
        assert number_for(loud.cup, who, loud.cup.log[-1]) == len(loud.cup.log)


def test_what_was_asked_before_the_table_stays_known_while_it_is_played() -> None:
    c = drawn().hand_in().at(-20)
    c.do(member("a"), Ask(text="how many points is a win"))
    c.at(-15).check_in("robin-1").at(0).begin("robin-1")
    (one,) = c.cup.state.inquiries.values()
    assert may_know_of(c.cup.state, Who("", "spectator"), one)
    c.do(ORG, Reply(question=one.id, text="three"))


# -- what was absent, struck or decided since -------------------------------------------------------------------------


def test_an_end_is_not_taken_back_of_whose_new_take_somebody_was_absent() -> None:
    c = seated().play("robin-1")
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.do(ORG, PutOff(table="robin-1", start=NOON + 7200, reason="late"))
    back = PlayOn(table="robin-1", take=1, reason="a slip")
    assert c.at(105).check_in("robin-1", "a").cup.objection(REF, back, c.now) == ""
    c.at(136)
    assert c.points("a") == -20
    assert "has been settled" in c.refused(REF, back)


def test_a_table_that_was_struck_is_not_played_on() -> None:
    c = seated().play("robin-1")
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.do(ORG, Strike(table="robin-1", reason="no light"))
    assert "has been settled" in c.refused(REF, PlayOn(table="robin-1", take=1, reason="a slip"))


def test_an_appeal_corrects_the_points_of_nobody_whom_it_does_not_concern() -> None:
    def corrects(c: Club, team: str) -> None:
        decide(c, "corrected", corrections=(Corrected(team=team, points=Decimal(5)),))

    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    with pytest.raises(Exception, match="does not concern Team g"):
        corrects(c, "g")
    corrects(c, "b")
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(16)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/fine", text="the train"))
    with pytest.raises(Exception, match="does not concern Team b"):
        corrects(c, "b")
    corrects(c, "a")


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (Order(never=(("a", "a"),)), "Team a never meets itself: name two teams."),
        (Order(aside=0), "at least 1 table is played at a time, not 0."),
    ],
)
def test_a_draw_that_makes_no_sense_is_refused_in_words_of_teams(order: Order, why: str) -> None:
    with pytest.raises(BadCup, match=why):
        check(task_of(drawn().cup.state, order, {}).wanted)
