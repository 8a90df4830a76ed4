"""Nothing is put right twice: what the panel decides stands alone, in whichever order the others act."""

from __future__ import annotations

from decimal import Decimal

import pytest
from msgspec.structs import replace

from duskbell.cup import BadCup, Who, standings
from duskbell.cup.acts import (
    Appoint,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    ExcuseAbsence,
    Fine,
    GiveUpFinal,
    LiftFine,
    LodgeAppeal,
    Restore,
    Retake,
    SetTables,
    StandIn,
    Strike,
)
from duskbell.cup.acts.appeals import Corrected
from tests.cup.club import HOUR, NOON, ORG, POLICY, REF, Club, captain, drawn, foul, member, seated
from tests.cup.test_outsiders import decide

FINED = "absent/robin-1/a/fine"


def more(points: int, team: str = "a") -> tuple[Corrected, ...]:
    return (Corrected(team=team, points=Decimal(points)),)


def absent() -> Club:
    """a was absent from the first table, and questions its −20."""
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry=FINED, text="the tram"))
    return c


def refused(c: Club, outcome: str, **what: object) -> str:
    with pytest.raises(BadCup) as e:
        decide(c, outcome, **what)
    return str(e.value)


def test_a_take_that_was_struck_meanwhile_is_not_corrected() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 1),))
    c.do(REF, Fine(table="robin-1", take=1, team="a", event=9, points=Decimal(2), reason="spoke"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    assert "is struck" in refused(c, "corrected", corrections=more(5))
    decide(c, "lifted", entries=("fine/robin-1/1/a/9",))
    c.play("robin-1", "wolves")
    assert c.points("a") == 5


def test_an_entry_that_the_panel_has_corrected_is_not_lifted_beside_that() -> None:
    c = absent()
    decide(c, "corrected", corrections=more(20))
    again = LodgeAppeal(team="a", member="a1", entry=FINED, text="all of it")
    assert "the panel has decided about this" in c.refused(member("a"), again)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="all of it"))
    assert "the panel has decided about this" in refused(c, "lifted", entries=(FINED,))
    assert c.points("a") == 0


def test_what_was_excused_meanwhile_is_not_corrected() -> None:
    c = absent()
    c.do(ORG, ExcuseAbsence(table="robin-1", team="a", reason="the tram"))
    assert "has been taken back already" in refused(c, "corrected", corrections=more(20))
    decide(c, "dismissed")
    assert c.points("a") == 0


def test_what_was_corrected_of_an_absence_by_an_appeal_about_the_table_is_not_excused() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="the tram"))
    decide(c, "corrected", corrections=more(10))
    excuse = ExcuseAbsence(table="robin-1", team="a", reason="the tram")
    assert "the panel has decided about this" in c.refused(ORG, excuse)
    assert c.points("a") == -10


def test_the_referee_lifts_no_fine_beside_what_the_panel_has_corrected() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 1), foul(12, 2)))
    for event, team in ((9, "a"), (12, "b")):
        c.do(REF, Fine(table="robin-1", take=1, team=team, event=event, points=Decimal(5), reason="spoke"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="it was b"))
    decide(c, "corrected", corrections=more(5))
    lift = LiftFine(table="robin-1", entry="fine/robin-1/1/a/9", reason="a slip")
    assert "the panel has decided about this" in c.refused(REF, lift)
    c.do(REF, LiftFine(table="robin-1", entry="fine/robin-1/1/b/12", reason="a slip"))
    assert (c.points("a"), c.points("b")) == (0, 0)


@pytest.mark.parametrize("outcome", ["dismissed", "corrected"])
def test_nobody_of_a_team_that_played_a_take_decides_about_it(outcome: str) -> None:
    c = seated().play("robin-1")
    for name in ("C 1", "G 1"):
        c.do(ORG, Appoint(name=name, role="panel"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    corrections = more(-1) if outcome == "corrected" else ()
    word = DecideAppeal(appeal="appeal-1", outcome=outcome, corrections=corrections, reason="no")  # type: ignore[arg-type]
    assert "does not decide what concerns it" in c.refused(Who("C 1", "panel"), word)
    c.do(Who("G 1", "panel"), word)


def test_a_defeat_that_the_panel_has_lifted_does_not_come_with_a_later_take() -> None:
    c = drawn().hand_in().at(-15).check_in("robin-1", "a").at(15)
    c.do(ORG, Strike(table="robin-1", reason="no light"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="I was there"))
    decide(c, "lifted", entries=("result/robin-1/0/a",))
    c.do(ORG, Restore(table="robin-1", reason="light"))
    c.do(ORG, StandIn(table="robin-1", team="a", name="Zoe", bot=True))
    c.play("robin-1", "wolves")
    assert {row.team: row.tables for row in standings(c.cup.state)} == {
        **dict.fromkeys("bcdef", 1),
        "a": 0,
        "g": 0,
        "h": 0,
    }


def test_nobody_gives_a_final_up_that_has_been_played() -> None:
    c = seated(tables=("abcdef",)).play("robin-1")
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="so be it"))
    finalists = c.cup.state.qualified
    c.do(ORG, SetTables(stage="final", slots=((tuple(finalists),),)))
    c.announce("final-1", match="final", start=NOON + 10 * HOUR).hand_in(*finalists, match="final")
    c.at(9.75 * 60).check_in("final-1").at(10 * 60).play("final-1")
    give_up = GiveUpFinal(team=finalists[0], reason="we lost")
    assert "has been played" in c.refused(captain(finalists[0]), give_up)
    c.do(REF, Retake(table="final-1", take=1, reason="heard"))
    c.do(captain(finalists[0]), give_up)


def test_what_is_the_most_per_table_is_so_whatever_its_takes() -> None:
    c = seated(POLICY + '[fouls]\nmost = 5\nper = "table"\n').play("robin-1", fouls=(foul(9, 1),))
    c.do(REF, Fine(table="robin-1", take=1, team="a", event=9, points=Decimal(4), reason="spoke"))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.play("robin-1", "wolves", fouls=(foul(9, 1),))
    fine = Fine(table="robin-1", take=2, team="a", event=9, points=Decimal(2), reason="spoke")
    assert "come to 5 per table at most" in c.refused(REF, fine)
    c.do(REF, replace(fine, points=Decimal(1)))
    assert c.points("a") == 0


def test_an_exclusion_that_the_panel_has_lifted_was_for_those_absences_and_not_for_so_many() -> None:
    c = drawn(POLICY + '[absence]\ntable = "struck"\n', ("abcdef",) * 6).hand_in()
    for n in range(5):
        c.at(60 * n - 10).check_in(f"robin-{n + 1}", "a").at(60 * n + 15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="excluded/a", text="the strike"))
    decide(c, "lifted")
    spared, again = (
        ExcuseAbsence(table="robin-1", team="a", reason="the strike", fined=counts, counts=counts)
        for counts in (False, True)
    )
    c.do(ORG, spared)
    c.do(ORG, again)
    assert not c.cup.state.excluded("a")
    c.do(ORG, spared)
    c.at(290).check_in("robin-6", "a").at(315)
    assert (c.cup.state.absences("a"), c.cup.state.excluded("a")) == (5, True)
    c.do(ORG, ExcuseAbsence(table="robin-2", team="a", reason="the strike"))
    assert not c.cup.state.excluded("a")
