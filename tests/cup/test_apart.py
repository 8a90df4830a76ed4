"""What an audit from outside found: no words go through a cup's pages between a table that is played and anybody else;
line-ups of a draw that is none any more stay sealed; what took a fine back is no fine;
an end that was taken back is known no sooner.
"""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell.cup import Who
from duskbell.cup.act import Act
from duskbell.cup.acts import (
    ChangePlayer,
    Fine,
    Finish,
    HandIn,
    LiftFine,
    LodgeAppeal,
    PlayOn,
    ReportAbsence,
    SetTables,
)
from duskbell.cup.veil import fresh, veiled
from duskbell.server.cup import Caller, Whose, log_lines
from duskbell.server.cup.seeing import sealed
from tests.cup.club import ORG, REF, Club, captain, drawn, foul, member, result, seated
from tests.cup.test_outsiders import decide
from tests.cup.test_unseen import seen

SECRET = "number 3 is a wolf"
LIFT = LiftFine(table="robin-1", entry="fine/robin-1/1/a/10", reason="a slip")


def playing() -> Club:
    """The first table is played by the first of a to f; c to h play the second an hour later, d2 for d."""
    c = seated().begin("robin-1").at(31)
    c.do(captain("d"), ChangePlayer(table="robin-2", team="d", member="d2"))
    return c


def read_by(c: Club) -> str:
    """Which members read the words, in the order of their names; "?" is somebody unknown, "O", "P" and "R" run it."""
    people = {
        f"{team}{n}": Caller(whose=Whose("member", team=team, member=f"{team}{n}")) for team in "cdg" for n in "12"
    }
    people |= {"?": Caller(), "O": Caller("Olga"), "R": Caller(whose=Whose("referee", name="Rita"))}
    return " ".join(name for name, caller in people.items() if SECRET in str(seen(c, caller)))


@pytest.mark.parametrize(
    ("who", "act", "now", "afterwards"),
    [
        (member("c"), ReportAbsence(table="robin-2", team="c", text=SECRET), "c1 O R", "c1 c2 O R"),
        (member("d", 2), ReportAbsence(table="robin-2", team="d", text=SECRET), "d2 O R", "d1 d2 O R"),
        (
            captain("c"),
            ChangePlayer(table="robin-2", team="c", member="c2", reason=SECRET),
            "c1 O R",
            "c1 c2 d1 d2 g1 g2 ? O R",
        ),
        (
            captain("g"),
            ChangePlayer(table="robin-2", team="g", member="g2", reason=SECRET),
            "g1 g2 ? O R",
            "c1 c2 d1 d2 g1 g2 ? O R",
        ),
    ],
)
def test_no_words_go_between_a_table_that_is_played_and_anybody_else(
    who: Who, act: Act, now: str, afterwards: str
) -> None:
    c = playing()
    c.do(who, act)
    assert read_by(c) == now
    assert read_by(c.play("robin-1")) == afterwards


def test_that_somebody_cannot_come_is_told_though_the_words_wait() -> None:
    c = playing()
    c.do(member("c"), ReportAbsence(table="robin-2", team="c", text=SECRET))
    assert seen(c, Caller(whose=Whose("member", team="c", member="c2"))).tables[1].teams[0].told == "…"


def test_the_words_of_an_appeal_wait_for_a_team_mate_who_plays() -> None:
    c = seated().play("robin-1").at(59).check_in("robin-2").at(60).begin("robin-2")
    c.do(member("c"), LodgeAppeal(team="c", member="c1", table="robin-1", text=SECRET))
    assert [a["text"] for a in seen(c, Caller(whose=Whose("member", team="c", member="c2"))).appeals] == ["…"]
    assert read_by(c.play("robin-2")) == "c1 c2 O R"


def test_line_ups_of_a_draw_that_is_none_any_more_stay_sealed() -> None:
    c = drawn()
    c.do(captain("c"), HandIn(match="day-1", team="c", names={"robin-1": "c2", "robin-2": "c1"}))
    c.do(ORG, SetTables(stage="robin", slots=((tuple("cdefgh"),), (tuple("abcdef"),))))

    def shown() -> bool:
        return any(line.act.get("names") for line in log_lines(c.cup, c.now))

    assert (shown(), sealed(c.cup, c.now)) == (False, True)
    c.announce("robin-1", match="anew")
    assert (shown(), sealed(c.cup, c.now)) == (False, True)
    c.at(-29)
    assert (shown(), sealed(c.cup, c.now)) == (True, False)


def test_what_took_a_fine_back_is_no_fine_that_could_be_lifted() -> None:
    c = seated().play("robin-1", fouls=(foul(10, 1),))
    five = Fine(table="robin-1", take=1, team="a", event=10, points=Decimal(5), reason="rude")
    before = c.points("a")
    for act in (five, LIFT, five):
        c.do(REF, act)
    undone = LiftFine(table="robin-1", entry=f"undo/{LIFT.entry}", reason="it stands")
    assert "no fine of that table" in c.refused(REF, undone)
    assert c.points("a") == before - 5, "five points at most"


def test_a_referee_does_not_take_back_what_the_panel_has_lifted() -> None:
    c = seated().play("robin-1", fouls=(foul(10, 1),))
    c.do(REF, Fine(table="robin-1", take=1, team="a", event=10, points=Decimal(5), reason="rude"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="I was not"))
    decide(c, "lifted", entries=(LIFT.entry,))
    assert "no fine of that table" in c.refused(REF, LiftFine(table="robin-1", entry=f"undo/{LIFT.entry}", reason="no"))


def test_an_end_that_was_taken_back_is_no_sooner_known_to_who_only_watches() -> None:
    c = seated().play("robin-1")
    ended = c.now
    c.do(REF, PlayOn(table="robin-1", take=1, reason="a slip"))
    for at, entries in ((ended, 0), (ended + 299, 0), (ended + 300, 12)):
        assert len(veiled(c.cup.header, c.cup.log, fresh(c.cup, at)).state.ledger) == entries
    c.now += 400
    c.do(REF, Finish(table="robin-1", take=1, result=result("wolves")))
    assert len(veiled(c.cup.header, c.cup.log, fresh(c.cup, c.now)).state.ledger) == 12, "what was told stays told"
