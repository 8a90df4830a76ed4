"""What a fourth audit from outside found: what an absence has cost is put right once; a key is of who asks; a team-mate
under another role reads no words of who plays, who plays reads nobody's; a take that is played is not "disputed".
"""

from __future__ import annotations

import contextlib
from itertools import permutations

import msgspec
import pytest

from duskbell.cup import BadCup, Who
from duskbell.cup.act import Act
from duskbell.cup.acts import (
    AddMember,
    Announce,
    Ask,
    ChangePlayer,
    DropMember,
    EnterLineUp,
    Except,
    ExcuseAbsence,
    GiveUpFinal,
    LodgeAppeal,
    Person,
    Reply,
    ReportAbsence,
    Retake,
    StandIn,
    Strike,
    Withdraw,
)
from duskbell.cup.exports import ledger_csv
from duskbell.cup.screen import screen
from duskbell.server.cup import Caller, Whose, data_for, ledger_for, log_lines
from tests.cup.club import NOON, ORG, REF, Club, captain, drawn, member, seated
from tests.cup.team import final, finalists
from tests.cup.test_apart import SECRET, playing
from tests.cup.test_outsiders import decide
from tests.cup.test_twice import more
from tests.cup.test_unseen import seen

COST = "absent/robin-1/a/fine"
ABSENT = LodgeAppeal(team="a", member="a1", table="robin-1", text="the tram")
FINED = LodgeAppeal(team="a", member="a1", entry=COST, text="the tram")


def put_right(c: Club, how: str) -> None:
    """The panel gives team a its 20 points back, or the organiser does."""
    if how == "excused":
        c.do(ORG, ExcuseAbsence(table="robin-1", team="a", reason="the tram", fined=False))
        return
    c.do(member("a"), ABSENT if how == "table" else FINED)
    if how == "lifted":
        decide(c, "lifted", entries=(COST,))
    else:
        decide(c, "corrected", corrections=more(20))


@pytest.mark.parametrize(("first", "then"), [*permutations(("table", "entry", "lifted", "excused"), 2)])
def test_what_an_absence_has_cost_is_put_right_once_by_whichever_way(first: str, then: str) -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.cup.tick(c.now)
    assert c.points("a") == -20
    put_right(c, first)
    with contextlib.suppress(BadCup):  # an excuse of what has been lifted changes nothing
        put_right(c, then)
    assert c.points("a") == 0


def test_what_another_team_has_had_corrected_of_a_table_keeps_no_absence_from_being_lifted() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), ABSENT)
    decide(c, "corrected", corrections=more(3, "b"))
    put_right(c, "lifted")
    assert (c.points("a"), c.points("b")) == (0, 3)


def test_nobody_can_tell_by_a_key_what_somebody_has_asked() -> None:
    c = seated()
    asked = c.do(member("a"), Ask(text="may I?"), "3")
    other = c.do(member("b"), Ask(text="may we?"), "3")
    assert asked.n != other.n
    assert c.do(member("a"), Ask(text="may I?"), "3").n == asked.n


def read_by_olga(c: Club) -> tuple[bool, bool]:
    """Whether an organiser reads the words on a page, and on the log."""
    return SECRET in str(seen(c, Caller("Olga"))), SECRET in str(log_lines(c.cup, c.now, "Olga"))


@pytest.mark.parametrize("act", [
    ReportAbsence(table="robin-2", team="c", text=SECRET),
    ChangePlayer(table="robin-2", team="c", member="c2", reason=SECRET),
])  # fmt: skip
def test_who_runs_the_cup_reads_no_words_of_a_team_mate_who_plays(act: Act) -> None:
    c = playing()
    c.do(captain("c"), act)
    assert read_by_olga(c) == (True, True)
    mate = c.cup.state.teams["c"].members["c2"]
    c.cup.state.teams["c"].members["c2"] = msgspec.structs.replace(mate, name="OLGA")
    assert read_by_olga(c) == (False, False)
    assert read_by_olga(c.play("robin-1")) == (True, True)


@pytest.mark.parametrize(("who", "act"), [
    (captain("g"), Withdraw(team="g", reason=SECRET)),
    (ORG, Except(team="g", reason=SECRET)),
    (ORG, Except(team="c", member="c2", reason=SECRET)),
    (ORG, ExcuseAbsence(table="robin-2", team="c", reason=SECRET)),
    (ORG, ChangePlayer(table="robin-2", team="g", member="g2", reason=SECRET)),
    (ORG, Strike(table="robin-2", reason=SECRET)),
])  # fmt: skip
def test_who_plays_reads_nobodys_words_till_the_table_has_ended(who: Who, act: Act) -> None:
    c = playing()
    c.do(who, act)
    player = Caller(whose=Whose("member", team="c", member="c1"))
    assert SECRET not in str(seen(c, player))
    assert SECRET in str(seen(c, Caller("Olga")))
    assert SECRET in str(seen(c.play("robin-1"), player))


@pytest.mark.parametrize("act", [
    Withdraw(team="g", reason=SECRET), Except(team="c", reason=SECRET), Except(team="c", member="c2", reason=SECRET),
])  # fmt: skip
def test_no_export_tells_who_plays_what_the_pages_do_not(act: Act) -> None:
    c = playing()
    c.do(ORG, act)
    assert SECRET not in str(data_for(c.cup, member("c")))
    assert SECRET in str(data_for(c.cup, ORG))
    assert SECRET in str(data_for(c.play("robin-1").cup, member("c")))


def test_why_a_member_was_spared_goes_with_the_member_from_page_and_data() -> None:
    c = drawn()
    c.do(ORG, AddMember(team="a", member=Person("a4", "A 4"), reason="a1 is ill"))
    c.do(ORG, Except(team="a", member="a4", reason=SECRET))
    assert SECRET in str(data_for(c.cup, ORG))
    c.do(ORG, DropMember(team="a", member="a4", reason="well again"))
    assert SECRET not in str(data_for(c.cup, ORG))
    assert SECRET not in str(seen(c, Caller("Olga")))


def test_the_ledger_as_a_file_tells_who_plays_no_words_either() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.cup.tick(c.now)
    c.do(ORG, StandIn(table="robin-1", team="a", name="Bo", bot=True))
    c.begin("robin-1").do(ORG, ExcuseAbsence(table="robin-1", team="a", reason=SECRET, fined=False))
    assert SECRET not in ledger_csv(ledger_for(c.cup, member("b")))
    assert SECRET in ledger_csv(ledger_for(c.cup, ORG))
    assert SECRET in ledger_csv(ledger_for(c.play("robin-1").cup, member("b")))


@pytest.mark.parametrize("asks", [member("c", 2), member("g")])
def test_what_a_question_is_about_is_read_by_nobody_else(asks: Who) -> None:
    c = playing()
    c.do(asks, Ask(about=SECRET, text="why"))
    for reader in (Whose("member", team="c", member="c1"), Whose("captain", team="b", member="b1")):
        assert SECRET not in str(seen(c, Caller(whose=reader)))
    assert SECRET in str(seen(c, Caller(whose=Whose("referee", "Rob"))))


def test_who_runs_the_cup_and_is_of_a_team_that_plays_reads_no_questions_either() -> None:
    c = playing()
    c.do(member("g"), Ask(about=SECRET, text=SECRET))
    assert SECRET in str(seen(c, Caller("Olga")))
    mate = c.cup.state.teams["c"].members["c2"]
    c.cup.state.teams["c"].members["c2"] = msgspec.structs.replace(mate, name="OLGA")
    assert SECRET not in str(seen(c, Caller("Olga")))
    assert SECRET in str(seen(c.play("robin-1"), Caller("Olga")))


@pytest.mark.parametrize(("by", "read"), [(ORG, False), (REF, True)])
def test_who_plays_reads_answers_of_its_referee_alone(by: Who, read: bool) -> None:
    c = seated()
    c.do(member("c"), Ask(text="does a tie count"))
    (asked,) = c.cup.state.inquiries
    c.now += 1
    c.begin("robin-1").do(by, Reply(question=asked, text=SECRET))
    player = Caller(whose=Whose("member", team="c", member="c1"))
    assert (SECRET in str(seen(c, player))) is read
    assert SECRET in str(seen(c.play("robin-1"), player))


def test_a_struck_table_is_announced_again_when_it_is_restored() -> None:
    c = drawn()
    c.do(ORG, Strike(table="robin-1", reason="a flood"))
    refused = c.refused(ORG, Announce(match="day-1", starts={"robin-1": NOON + 3_600}))
    assert "is struck: restore it first" in refused


def test_who_has_given_up_the_final_is_named_for_none_of_its_tables() -> None:
    c = final(finalists()).hand_in(match="final")
    c.do(captain("a"), GiveUpFinal(team="a", reason="exams"))
    named = EnterLineUp(match="final", team="a", names={"final-1": "a1"}, reason="so")
    assert "does not play in match" in c.at(9.75 * 60).refused(ORG, named)


def test_a_take_that_is_to_be_played_or_is_played_is_not_disputed() -> None:
    def stands() -> str:
        return screen(c.cup.state, c.now)[0].standing

    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="no"))
    assert stands() == "disputed"
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    assert stands() == "seated"
    c.begin("robin-1")
    assert stands() == "playing"
    c.play("robin-1")
    assert stands() == "disputed"
