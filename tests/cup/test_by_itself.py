"""What a table does by itself, one that is struck and played after all, and what those see who only watch."""

from __future__ import annotations

from decimal import Decimal

from msgspec.structs import replace

from duskbell.cup import read
from duskbell.cup.acts import (
    Appoint,
    Begin,
    CheckIn,
    CloseRoundRobin,
    DecideAppeal,
    ExcuseAbsence,
    Fine,
    LodgeAppeal,
    NameReferee,
    PutOff,
    Restore,
    Retake,
    SetDeposit,
    StandIn,
    Strike,
    Withdraw,
)
from duskbell.cup.cup import replayed
from duskbell.cup.screen import screen
from duskbell.cup.standings import standings
from duskbell.cup.veil import fresh, veiled
from duskbell.server.cup import Caller, Whose, cup_info
from tests.cup.club import HOUR, JUDGE, MINUTE, NOON, ORG, POLICY, REF, Club, captain, drawn, foul, member, seated


def judged_by_the_program() -> Club:
    """At ten to twelve; the first table's referee is the program."""
    c = drawn().hand_in().at(-10)
    c.do(ORG, Appoint(name="Hal", role="referee", program=True))
    c.do(ORG, NameReferee(table="robin-1", name="Hal"))
    return c


def began(c: Club, table: str = "robin-1") -> list[float]:
    """The minutes after noon at which takes of a table began."""
    return [(take.began - NOON) / MINUTE for take in c.cup.state.tables[table].takes]


# -- a table begins ----------------------------------------------------------------------------------------------------


def test_where_the_program_judges_a_table_begins_as_soon_as_all_sit_from_its_start_on() -> None:
    c = judged_by_the_program().check_in("robin-1", "f")
    assert c.at(2).cup.state.tables["robin-1"].take is None
    c.at(3).check_in("robin-1").at(9)
    assert began(c) == [3]
    early = judged_by_the_program().check_in("robin-1")
    assert screen(early.cup.state, early.now)[0].what == "begin"
    assert began(early.at(-1)) == []
    assert began(early.at(60)) == [0], "at its own moment, whenever somebody looks"
    assert len(replayed(early.cup.header, early.cup.log).log) == len(early.cup.log)


def test_where_a_person_judges_it_begins_at_a_quarter_past_at_the_latest() -> None:
    c = seated()
    assert began(c.at(14.9)) == []
    assert began(c.at(40)) == [15]
    assert "has begun" in c.refused(REF, Begin(table="robin-1"))


def test_with_a_bot_for_who_is_absent_it_begins_and_a_person_has_to_be_fetched_first() -> None:
    for bot in (True, False):
        c = drawn().hand_in().at(-10).check_in("robin-1", "a").at(20)
        c.do(ORG, StandIn(table="robin-1", team="a", name="Sam", bot=bot))
        assert began(c.at(30)) == [20] * bot
    c.do(REF, Begin(table="robin-1"))
    assert began(c) == [30]


def test_what_is_to_be_put_off_does_not_begin_without_who_was_absent() -> None:
    c = drawn(POLICY + '\n[absence]\ntable = "put-off"\n').hand_in().at(-10).check_in("robin-1", "a").at(15)
    c.do(ORG, StandIn(table="robin-1", team="a", name="Robot", bot=True))
    assert began(c.at(30)) == []
    c.do(ORG, PutOff(table="robin-1", start=NOON + 24 * HOUR, reason="a is away"))
    c.at(24 * 60 - 10).check_in("robin-1").at(24 * 60 + 30)
    assert began(c) == [24 * 60 + 15]


def test_it_waits_for_who_still_plays_elsewhere_and_a_new_take_for_its_referee() -> None:
    c = drawn(tables=("abcdef", "abcdef")).hand_in().at(-10).check_in("robin-1").at(0)
    c.begin("robin-1").at(50).check_in("robin-2").at(80)
    assert began(c, "robin-2") == [], "they still sit at the first"
    c.play("robin-1")
    assert began(c.at(200), "robin-2") == [120], "the moment at which the first was over"
    c.do(REF, Retake(table="robin-1", take=1, reason="a foul"))
    assert began(c.at(300)) == [0]


# -- struck, and played after all --------------------------------------------------------------------------------------


def test_a_table_that_was_struck_is_played_after_all() -> None:
    c = drawn(POLICY + '\n[absence]\ntable = "struck"\n').hand_in().at(-10).check_in("robin-1", "a").at(20)
    assert c.cup.state.tables["robin-1"].struck
    assert "is not struck" in c.refused(ORG, Restore(table="robin-2", reason="a slip"))
    assert "say why" in c.refused(ORG, Restore(table="robin-1", reason=""))
    before = {team: c.points(team) for team in "abcdef"}
    c.do(ORG, Restore(table="robin-1", reason="we play it with a stand-in"))
    assert before == {team: c.points(team) for team in "abcdef"} == {"a": -20, **dict.fromkeys("bcdef", 0)}
    rows = {row.team: row.tables for row in standings(c.cup.state)}
    assert rows["a"] == 0, "the defeat that striking booked is taken back, and comes with the result"
    c.do(ORG, StandIn(table="robin-1", team="a", name="Sam"))
    c.play("robin-1")
    assert {row.team: row.tables for row in standings(c.cup.state)}["a"] == 1
    assert c.points("c") == 3


def test_what_has_happened_meanwhile_holds_at_a_table_that_is_restored() -> None:
    c = drawn().hand_in().at(-20)
    c.do(ORG, Strike(table="robin-1", reason="no room"))
    c.do(captain("b"), Withdraw(team="b", reason="gone"))
    c.at(180)
    c.do(ORG, Restore(table="robin-1", reason="there is one"))
    table = c.cup.state.tables["robin-1"]
    assert (table.vacant, table.missed) == ({"b"}, {}), "it is too late for its clock, so nobody is absent by it"
    c.do(ORG, PutOff(table="robin-1", start=c.now + HOUR, reason="at five"))
    c.at(255)
    assert set(c.cup.state.tables["robin-1"].missed) == set("acdef"), "put off it has a clock of its own"
    other = drawn(tables=("abcdef",))
    other.do(ORG, Strike(table="robin-1", reason="no room"))
    other.do(ORG, CloseRoundRobin())
    assert "is closed" in other.refused(ORG, Restore(table="robin-1", reason="late"))


# -- the deposit -------------------------------------------------------------------------------------------------------


def test_what_has_become_of_a_deposit_is_questioned_at_any_time() -> None:
    c = drawn(POLICY + "\n[absence]\nallowed = 0\n").hand_in()
    mine = LodgeAppeal(team="a", member="a1", deposit=True, text="it is ours")
    assert "has no deposit" in c.refused(member("a"), mine)
    c.do(ORG, SetDeposit(team="a", deposit="paid"))
    c.at(20)
    assert c.cup.state.teams["a"].deposit == "kept"
    c.at(90 * 24 * 60)
    c.do(member("a"), mine)
    assert "open already" in c.refused(member("a"), mine)
    assert not any(row.disputed for row in standings(c.cup.state)), "no point depends on it"
    shown = {
        whose: [a["deposit"] for a in cup_info("abcd2345", c.cup, Caller(whose=Whose.read(whose)), [], c.now).appeals]
        for whose in ("member/a/a2", "panel/Paul", "member/b/b1")
    }
    assert shown == {"member/a/a2": [True], "panel/Paul": [True], "member/b/b1": []}
    for outcome in ("lifted", "again", "corrected"):
        assert c.refused(JUDGE, DecideAppeal(appeal="appeal-1", outcome=outcome, reason="x"))
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="released", reason="the bus had an accident"))
    c.do(ORG, SetDeposit(team="a", deposit="returned"))
    assert c.cup.state.teams["a"].deposit == "returned"
    assert c.cup.state.excluded("a"), "the deposit alone was asked about"


def test_what_the_panel_has_released_is_kept_for_no_absence_that_it_knew_of() -> None:
    c = drawn(POLICY + "\n[absence]\nallowed = 0\n", ("abcdef", "abcdef")).hand_in()
    c.do(ORG, SetDeposit(team="a", deposit="paid"))
    c.at(-5).check_in("robin-1", "a").at(20)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", deposit=True, text="it is ours"))
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="released", reason="the bus had an accident"))
    keep = SetDeposit(team="a", deposit="kept", reason="against the panel")
    assert c.refused(ORG, keep) == "the panel has released the deposit of Team a."
    for counts in (False, True):
        c.do(ORG, ExcuseAbsence(table="robin-1", team="a", counts=counts, reason="we talked again"))
    team = c.cup.state.teams["a"]
    assert (c.cup.state.excluded("a"), team.deposit, team.released) == (True, "paid", True)
    c.at(45).check_in("robin-2", "a").at(75)
    assert (c.cup.state.excluded("a"), team.deposit, team.released) == (True, "kept", False), "this one it did not know"


def test_a_deposit_is_kept_or_given_back_against_the_rule_for_a_reason_alone() -> None:
    c = drawn(POLICY + "\n[absence]\nallowed = 0\n").hand_in()
    for team in "ac":
        c.do(ORG, SetDeposit(team=team, deposit="paid"))
    keep = SetDeposit(team="c", deposit="kept")
    assert "say why" in c.refused(ORG, keep)
    c.do(ORG, replace(keep, reason="they broke the hall's lamp"))
    assert c.refused(ORG, keep) == "the deposit of Team c is kept already."
    c.do(ORG, SetDeposit(team="c", deposit="paid"))
    c.at(-5).check_in("robin-1", "a").at(20)
    again = SetDeposit(team="a", deposit="paid")
    assert "say why" in c.refused(ORG, again)
    c.do(ORG, replace(again, reason="a slip"))
    c.do(ORG, SetDeposit(team="a", deposit="kept"))
    told = cup_info("abcd2345", c.cup, Caller(whose=Whose.read("panel/Paul")), [], c.now)
    assert {team.team: team.deposit for team in told.teams if team.deposit} == {"a": "kept", "c": "paid"}


def test_nothing_but_a_deposit_is_released() -> None:
    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="too late"))
    assert "nothing else is" in c.refused(JUDGE, DecideAppeal(appeal="appeal-1", outcome="released", reason="x"))


# -- who only watches --------------------------------------------------------------------------------------------------


def test_who_only_watches_sees_a_table_end_with_the_delay_and_nothing_that_came_of_it() -> None:
    c = drawn(tables=("abcdef", "abcdef")).hand_in().at(-10).check_in("robin-1")
    c.play("robin-1", fouls=(foul(7, 3),)).do(
        REF,
        Fine(table="robin-1", take=1, team="c", event=7, points=Decimal(2), reason="loud"),
    )
    c.check_in("robin-2").begin("robin-2")
    ends = fresh(c.cup, c.now)
    assert {table for table, _ in ends} == {"robin-1"}
    seen = veiled(c.cup.header, c.cup.log, ends).state
    assert [len(seen.ledger), len(c.cup.state.ledger)] == [0, 7]
    first, second = seen.tables["robin-1"], seen.tables["robin-2"]
    assert first.take is not None
    assert (first.take.state, first.take.result) == ("playing", None)
    assert second.take is None, "that its players have begun another would tell"
    assert set(second.here) == set("abcdef")
    assert fresh(c.cup, c.now + read(POLICY).spectators.delay) == set()


def test_a_check_in_that_is_late_for_watchers_books_nobody_absent() -> None:
    c = drawn().hand_in().at(-10).check_in("robin-1").play("robin-1")
    c.at(50)
    for team in "cd":
        c.do(member(team), CheckIn(table="robin-2", team=team, member=f"{team}1"))
    seen = veiled(c.cup.header, c.cup.log, fresh(c.cup, NOON)).state
    assert set(seen.tables["robin-2"].here) == {"c", "d"}
