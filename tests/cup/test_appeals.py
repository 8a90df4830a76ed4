"""申诉规则, sentence by sentence: questions, review, appeals within 24 hours, and the panel (rule text 004)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from duskbell.cup import Logged, standings
from duskbell.cup.acts import (
    Agree,
    Ask,
    CheckIn,
    CloseReview,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    LodgeAppeal,
    OpenReview,
    Reply,
    StandIn,
)
from duskbell.cup.acts.appeals import Corrected
from duskbell.cup.people import Who
from duskbell.cup.screen import overdue, screen
from tests.cup.club import HOUR, JUDGE, NOON, ORG, POLICY, REF, Club, captain, drawn, foul, member, seated
from tests.cup.test_takes import ONE, fine

RITA = Who("Rita", "panel")


def ended(policy: str = POLICY, **more: Any) -> Club:
    return seated(policy, ONE).play("robin-1", **more)


def appeal(team: str = "a", n: int = 1, **more: Any) -> LodgeAppeal:
    given: dict[str, Any] = {
        "team": team,
        "member": f"{team}{n}",
        "table": "robin-1",
        "text": "the vote was miscounted",
    }
    return LodgeAppeal(**{**given, **more})


def decide(outcome: Any = "dismissed", name: str = "appeal-1", **more: Any) -> DecideAppeal:
    given: dict[str, Any] = {"appeal": name, "outcome": outcome, "reason": "we watched the replay"}
    return DecideAppeal(**{**given, **more})


# -- 如有规则或积分计算不明确之处，玩家可以向上帝提出质疑，并由上帝对其进行解释 --


def test_a_question_about_a_rule_or_a_point_is_answered_and_kept() -> None:
    c = ended()
    c.do(member("a"), Ask(about="result/robin-1/1/c", text="why three?"))
    assert "only the table's referee, the organiser or the panel" in c.refused(
        member("b"), Reply(question="question/a/a1/1", text="because")
    )
    c.do(REF, Reply(question="question/a/a1/1", text="a win of the good is three"))
    asked = c.cup.state.inquiries["question/a/a1/1"]
    assert (asked.by, asked.text, asked.answer, asked.answered_by) == (
        "a1", "why three?", "a win of the good is three", "Rita",
    )  # fmt: skip
    assert "no open question" in c.refused(REF, Reply(question="question/a/a1/1", text="again"))
    assert "has words" in c.refused(member("a"), Ask(text=" "))


def test_an_appeal_may_name_the_moment_that_it_is_about() -> None:
    c = ended()
    c.do(member("a"), appeal(event=12))
    assert c.cup.state.appeals["appeal-1"].event == 12
    assert "no event 91" in c.refused(member("b"), appeal("b", event=91))
    c.do(member("b"), appeal("b"))
    assert c.cup.state.appeals["appeal-2"].event == -1


# -- 每局比赛结束后，上帝会对当局比赛进行复盘，若复盘结束后选手对比赛结果无异议，视为对比赛结果认可 --


def reviewed() -> Club:
    c = ended()
    c.do(REF, OpenReview(table="robin-1"))
    c.do(REF, CloseReview(table="robin-1"))
    return c


def test_the_referee_opens_and_closes_the_review() -> None:
    c = seated()
    assert "before a take is over" in c.refused(REF, OpenReview(table="robin-1"))
    c.play("robin-1")
    assert "no review is open" in c.refused(REF, CloseReview(table="robin-1"))
    assert "the review is not over yet" in c.refused(
        member("a"), Agree(table="robin-1", team="a", member="a1", objection=False)
    )
    c.do(REF, OpenReview(table="robin-1"))
    assert "opened already" in c.refused(REF, OpenReview(table="robin-1"))
    c.do(REF, CloseReview(table="robin-1"))


def test_no_objection_ends_that_players_right_and_nobody_elses() -> None:
    c = reviewed()
    c.do(member("a"), Agree(table="robin-1", team="a", member="a1", objection=False))
    assert "the result is accepted" in c.refused(member("a"), appeal("a"))
    assert "accepted the result already" in c.refused(
        member("a"), Agree(table="robin-1", team="a", member="a1", objection=True)
    )
    c.do(member("b"), appeal("b"))


def test_silence_and_an_objection_keep_the_right() -> None:
    c = reviewed()
    c.do(member("a"), Agree(table="robin-1", team="a", member="a1", objection=True))
    c.do(member("a"), appeal("a"))
    c.do(member("b"), appeal("b"))


def test_only_who_played_answers() -> None:
    act = Agree(table="robin-1", team="a", member="a2", objection=False)
    assert "only who played" in reviewed().refused(member("a", 2), act)


# -- 当局选手有权提出申诉，在当局比赛结束后的24小时内可向上帝或烂柯游艺社进行申诉 --


def test_a_player_appeals_within_24_hours_after_the_end() -> None:
    c = ended()
    end = c.now
    c.now = end + 24 * HOUR
    c.do(member("a"), appeal())
    assert c.cup.state.appeals["appeal-1"].due == c.now + 24 * HOUR
    c.now = end + 24 * HOUR + 1
    assert "more than 24 hours ago" in c.refused(member("b"), appeal("b"))
    c.now = end + 25 * HOUR
    assert "more than 24 hours ago" in c.refused(member("c"), appeal("c"))


def test_only_players_of_that_table_appeal_and_only_once_it_is_over() -> None:
    c = ended()
    assert "only who played this table" in c.refused(member("a", 2), appeal("a", 2))
    assert "only who played this table" in c.refused(member("g"), appeal("g"))
    assert "says what it is about" in c.refused(member("a"), appeal(text=" "))
    c.do(member("a"), appeal())
    assert "open already" in c.refused(member("a"), appeal())
    c = seated()
    c.begin("robin-1")
    assert "is not over yet" in c.refused(member("a"), appeal())


def test_a_captain_appeals_on_a_players_behalf_only_by_the_policy() -> None:
    c = seated(POLICY, ONE, a=2).play("robin-1")
    assert "a player appeals, not the captain" in c.refused(captain("a"), appeal("a", 2))
    c = seated(POLICY + "[appeals]\ncaptain_appeals = true", ONE, a=2).play("robin-1")
    c.do(captain("a"), appeal("a", 2))


def absent() -> Club:
    c = drawn(tables=ONE).hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(ORG, StandIn(table="robin-1", team="a", name="a bot"))
    return c.play("robin-1")


def test_who_was_named_for_an_absent_team_may_appeal() -> None:
    c = absent()
    c.do(member("a"), appeal(text="I was at the door at 12:14"))
    c.do(JUDGE, decide("lifted", entries=("absent/robin-1/a/fine", "absent/robin-1/a/count")))
    assert c.points("a") == 0
    assert c.cup.state.absences("a") == 0


def test_ten_points_exclusion_and_absences_are_questioned_at_any_time() -> None:
    c = absent()
    c.do(ORG, CloseRoundRobin())
    c.now = NOON + 90 * 24 * HOUR
    c.do(captain("a"), LodgeAppeal(team="a", member="a1", entry="least-played/a/a2", text="a2 was ill"))
    assert "open already" in c.refused(
        captain("a"), LodgeAppeal(team="a", member="a1", entry="least-played/a/a2", text="again")
    )
    assert "another team's" in c.refused(
        captain("b"), LodgeAppeal(team="b", member="b1", entry="least-played/a/a1", text="x")
    )
    assert "appeal against the table" in c.refused(
        captain("b"), LodgeAppeal(team="b", member="b1", entry="result/robin-1/1/b", text="x")
    )
    before = c.points("a")
    c.do(JUDGE, decide("lifted"))
    assert c.points("a") == before + 10


def test_an_appeal_is_against_one_thing() -> None:
    c = ended()
    assert "or about the deposit" in c.refused(member("a"), appeal(entry="result/robin-1/1/a"))
    assert "or about the deposit" in c.refused(member("a"), appeal(table=""))
    assert "no entry" in c.refused(member("a"), appeal(table="", entry="nothing"))


# -- 本次比赛的裁判团将在收到申诉的24小时内认真核实每份申诉，并予以裁定 --


def test_while_an_appeal_is_open_the_standings_say_so() -> None:
    c = ended()
    assert not any(row.disputed for row in standings(c.cup.state))
    c.do(member("a"), appeal())
    assert {row.team for row in standings(c.cup.state) if row.disputed} == set("abcdef")
    assert next(s for s in screen(c.cup.state, c.now) if s.table == "robin-1").standing == "disputed"
    c.do(JUDGE, decide())
    assert not any(row.disputed for row in standings(c.cup.state))


def test_what_the_panel_has_dismissed_is_not_appealed_against_again() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.do(JUDGE, decide())
    assert "has dismissed this appeal (appeal-1)" in c.refused(member("a"), appeal(text="please"))
    assert "has dismissed" in c.cup.objection(member("a"), appeal(), c.now)
    c.do(member("b"), appeal("b"))
    c.do(member("a"), appeal(event=12))
    c.do(JUDGE, decide(name="appeal-3"))
    again = Logged(len(c.cup.log) + 1, c.now, member("a"), appeal())
    c.cup.repeat(again)
    assert c.cup.log[-1] == again, "an older log may hold it, and is read as it stands"


def test_one_that_is_overdue_is_shown_as_such_and_can_still_be_decided() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.now += 24 * HOUR
    assert overdue(c.cup.state, c.now) == []
    c.now += 1
    assert overdue(c.cup.state, c.now) == ["appeal-1"]
    c.do(JUDGE, decide())
    assert overdue(c.cup.state, c.now) == []


def test_points_are_corrected_by_entries() -> None:
    c = ended()
    c.do(member("a"), appeal())
    more = (Corrected(team="a", points=Decimal("2.5")), Corrected(team="c", points=Decimal(-1)))
    c.do(JUDGE, decide("corrected", corrections=more))
    assert (c.points("a"), c.points("c")) == (2.5, 2)
    booked = [e for e in c.cup.state.ledger if e.kind == "correction"]
    assert {e.cause.rule for e in booked} == {"申诉规则"}
    assert {e.cause.table for e in booked} == {"robin-1"}
    assert "no open appeal" in c.refused(JUDGE, decide())


def test_a_fine_is_lifted_on_appeal() -> None:
    c = ended(fouls=(foul(40, 3),))
    c.do(REF, fine("2"))
    c.do(member("c"), appeal("c"))
    c.do(JUDGE, decide("lifted", entries=("fine/robin-1/1/c/40",)))
    assert c.points("c") == 3


def test_it_is_played_again_on_appeal() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.do(JUDGE, decide("again"))
    assert c.points("c") == 0
    c.play("robin-1", winners="wolves")
    assert (c.points("a"), c.points("c")) == (5, 0)


def test_after_the_round_robin_points_are_corrected_and_nothing_is_played_again() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.do(ORG, CloseRoundRobin())
    assert "the round robin is closed" in c.refused(JUDGE, decide("again"))
    assert "appeal-1 is open" in c.refused(ORG, Cut())
    c.do(JUDGE, decide("corrected", corrections=(Corrected(team="a", points=Decimal(50)),)))
    c.do(ORG, Cut(reason="two places are tied"))
    assert c.cup.state.qualified[0] == "a"


def test_a_correction_after_the_cut_changes_points_and_not_who_plays_the_final() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="the hall is booked"))
    before = list(c.cup.state.qualified)
    c.do(JUDGE, decide("corrected", corrections=(Corrected(team="b", points=Decimal(50)),)))
    assert c.order()[0] == "b" != before[0]
    assert c.cup.state.qualified == before


def test_who_judged_the_table_does_not_decide_unless_the_policy_says_so() -> None:
    c = ended()
    c.do(member("a"), appeal())
    assert "Rita judged that table" in c.refused(RITA, decide())
    assert "Rita judged that table" in c.refused(JUDGE, decide(judges=("Rita",)))
    c = ended(POLICY + "[appeals]\npanel_may_include_judge = true")
    c.do(member("a"), appeal())
    c.do(RITA, decide(judges=("Paul",)))
    assert c.cup.state.appeals["appeal-1"].judges == ("Paul", "Rita")


def test_only_the_panel_decides() -> None:
    c = ended()
    c.do(member("a"), appeal())
    assert "only the panel" in c.refused(ORG, decide())
    assert "only the panel" in c.refused(REF, decide())
    assert "not among this cup's panel" in c.refused(Who("Zoe", "panel"), decide())
    assert "not of the panel" in c.refused(JUDGE, decide(judges=("Zoe",)))
    assert "say why" in c.refused(JUDGE, decide(reason=" "))


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"outcome": "corrected"}, "corrections go with"),
        ({"outcome": "dismissed", "corrections": (Corrected(team="a", points=Decimal(1)),)}, "corrections go with"),
        ({"outcome": "corrected", "corrections": (Corrected(team="x", points=Decimal(1)),)}, "no team 'x'"),
        ({"outcome": "corrected", "corrections": (Corrected(team="a", points=Decimal("0.001")),)}, "two decimals"),
        ({"outcome": "lifted"}, "name the entries"),
        ({"outcome": "lifted", "entries": ("x",)}, "no entry 'x'"),
        ({"outcome": "dismissed", "entries": ("x",)}, "entries go with"),
        ({"name": "appeal-9"}, "no open appeal"),
    ],
)
def test_a_decision_that_makes_no_sense_is_refused(more: dict[str, Any], why: str) -> None:
    c = ended()
    c.do(member("a"), appeal())
    assert why in c.refused(JUDGE, decide(**more))


def test_a_new_take_can_be_appealed_against_anew() -> None:
    c = ended()
    c.do(member("a"), appeal())
    c.do(JUDGE, decide("again"))
    c.do(member("a"), appeal())
    c.do(JUDGE, decide(name="appeal-2"))
    c.play("robin-1")
    c.do(member("a"), appeal())
    assert c.cup.state.appeals["appeal-3"].take == 2


def test_somebody_who_is_late_for_check_in_is_told_who_is_named() -> None:
    c = drawn().hand_in().at(-15)
    assert "not named" in c.refused(member("a", 3), CheckIn(table="robin-1", team="a", member="a3"))
