"""A team that withdraws."""

from __future__ import annotations

from duskbell.cup.acts import (
    Agree,
    Announce,
    ChangePlayer,
    DropMember,
    PutOff,
    SetTables,
    StandIn,
    Withdraw,
)
from tests.cup.club import (
    HOUR,
    NOON,
    ORG,
    captain,
    club,
    drawn,
    member,
    seated,
)
from tests.cup.team import ONE


def test_a_withdrawal_frees_the_seats_and_a_stand_in_plays() -> None:
    c = drawn(tables=ONE).hand_in().at(-20)
    c.do(captain("a"), Withdraw(team="a", reason="broke up"))
    assert "does not take part" in c.refused(captain("a"), Withdraw(team="a", reason="again"))
    c.check_in("robin-1")
    c.do(ORG, StandIn(table="robin-1", team="a", name="a bot"))
    c.at(0).play("robin-1", winners="wolves")
    assert "result/robin-1/1/a" not in c.cup.state.ledger, "it is no absence"
    assert c.points("a") == 0


def test_after_a_withdrawal_the_rest_is_drawn_anew_and_what_was_played_stands() -> None:
    c = seated().play("robin-1")
    c.do(captain("h"), Withdraw(team="h", reason="ill"))
    assert "has withdrawn" in c.refused(ORG, SetTables(stage="robin", slots=((tuple("cdefgh"),),)))
    c.do(ORG, SetTables(stage="robin", slots=((tuple("bcdefg"),),)))
    assert [t.id for t in c.cup.state.stage_of("robin")] == ["robin-1", "robin-2"]
    assert c.cup.state.tables["robin-1"].takes
    assert c.cup.state.tables["robin-2"].teams == list("bcdefg")


def test_a_member_who_does_not_take_part_answers_for_nobody() -> None:
    c = seated().play("robin-1")
    assert "for themself alone" in c.refused(
        member("a", 2), Agree(table="robin-1", team="a", member="a1", objection=False)
    )


def test_a_sealed_line_up_is_not_the_organisers_to_change_or_to_find_out() -> None:
    c = drawn().hand_in()
    swap = ChangePlayer(table="robin-1", team="c", member="c2", reason="why")
    assert "handed in anew by its captain" in c.refused(ORG, swap)
    told = {c.refused(ORG, DropMember(team="c", member=f"c{n}", reason="why")) for n in (2, 3)}
    assert told == {"a line-up of this team is sealed: until it is due nobody leaves the team."}


def test_a_match_whose_line_ups_are_in_is_not_brought_forward() -> None:
    c = drawn().hand_in()
    start = c.cup.state.table("robin-1").start
    assert "not brought forward" in c.refused(ORG, Announce(match="day-1", starts={"robin-1": start - 60}))


def test_no_team_is_announced_for_two_tables_at_once() -> None:
    c = club()
    c.do(ORG, SetTables(stage="robin", slots=((tuple("abcdef"),), (tuple("abcdgh"),))))
    both = Announce(match="day-1", starts={"robin-1": NOON, "robin-2": NOON})
    assert c.refused(ORG, both) == "Team a would play tables robin-1 and robin-2 at the same time."
    c.do(ORG, Announce(match="day-1", starts={"robin-1": NOON + HOUR}))
    c.do(ORG, Announce(match="day-2", starts={"robin-2": NOON}))
    off = PutOff(table="robin-2", start=NOON + HOUR, reason="a hall")
    assert "at the same time" in c.refused(ORG, off)
    c.do(ORG, Announce(match="day-1", starts={"robin-1": NOON + 2 * HOUR}))
    c.do(ORG, off)
