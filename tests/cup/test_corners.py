"""Corners that an audit found since: deadlines that move, fouls over takes and undos, who is of a team under another
role, who has left.
"""

from __future__ import annotations

from decimal import Decimal

import pytest

from duskbell.cup import BadCup, Who, standings
from duskbell.cup.acts import (
    Agree,
    Appoint,
    ChangePlayer,
    CloseReview,
    CloseRoundRobin,
    Cut,
    DropMember,
    Fine,
    Finish,
    GiveLink,
    HandIn,
    LiftFine,
    LodgeAppeal,
    NameBest,
    NameReferee,
    OpenReview,
    PlayOn,
    PutOff,
    Retake,
    SetTables,
    Settle,
    TakeLinkBack,
    Withdraw,
)
from duskbell.cup.screen import line_up, may_hear
from duskbell.server.cup import may_review
from tests.cup.club import (
    HOUR,
    NOON,
    ORG,
    POLICY,
    REF,
    Club,
    captain,
    drawn,
    foul,
    member,
    result,
    seated,
)
from tests.cup.test_outsiders import decide
from tests.cup.test_twice import more

WATCHER = Who("", "spectator")
BOTH = ("robin-1", "robin-2")


def fine(event: int, points: int = 2, team: str = "a", take: int = 1) -> Fine:
    return Fine(table="robin-1", take=take, team=team, event=event, points=Decimal(points), reason="spoke")


def undone(c: Club, *fouls: tuple[int, int]) -> Club:
    """The end of the first take is taken back, and another comes, with these fouls."""
    c.do(REF, PlayOn(table="robin-1", take=1, reason="miscounted"))
    c.do(REF, Finish(table="robin-1", take=1, result=result(fouls=tuple([foul(*one) for one in fouls]))))
    return c


# -- line-ups (第一局比赛开始前至少30分钟) --


def test_line_ups_are_due_before_what_is_the_first_table_when_the_first_is_put_off() -> None:
    c = drawn(tables=("abcdef", "abcdef")).hand_in("a")
    c.do(ORG, PutOff(table="robin-1", start=NOON + 3 * HOUR, reason="the hall"))
    c.at(-20)
    assert all(not line_up(c.cup.state, c.cup.state.tables[t], WATCHER, c.now) for t in BOTH)
    c.do(captain("b"), HandIn(match="day-1", team="b", names=dict.fromkeys(BOTH, "b2")))
    sooner = PutOff(table="robin-1", start=NOON + HOUR // 2, reason="the hall is free")
    assert "before line-ups are due" in c.refused(ORG, sooner)
    c.at(31)
    late = HandIn(match="day-1", team="c", names=dict.fromkeys(BOTH, "c1"))
    assert "were due already" in c.refused(captain("c"), late)
    assert line_up(c.cup.state, c.cup.state.tables["robin-1"], WATCHER, c.now) == {"a": "a1", "b": "b2"}
    c.do(ORG, PutOff(table="robin-2", start=NOON + 4 * HOUR, reason="x"))
    assert c.cup.state.matches["day-1"].due == NOON + HOUR // 2, "what was due stays due"


# -- fouls (犯规判罚) --


def test_who_was_warned_is_not_the_best_of_another_take_of_the_table() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 3),))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.play("robin-1")
    assert "ends eligibility" in c.refused(REF, NameBest(table="robin-1", take=2, best="c"))
    c.do(REF, NameBest(table="robin-1", take=2, best="d"))


def test_another_player_of_the_team_is_not_warned_for_it() -> None:
    c = seated(POLICY + "[line_ups]\nretake_may_change = true", ("abcdef",)).play("robin-1", fouls=(foul(9, 3),))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.do(captain("c"), ChangePlayer(table="robin-1", team="c", member="c2"))
    c.check_in("robin-1").play("robin-1").do(REF, NameBest(table="robin-1", take=2, best="c"))
    assert c.points("c") == 5


def test_a_fine_stands_when_an_end_is_taken_back_and_the_foul_is_not() -> None:
    c = seated().play("robin-1", fouls=(foul(9, 1), foul(80, 2)))
    c.do(REF, fine(9))
    c.do(REF, fine(80, 1, "b"))
    undone(c, (9, 1))
    assert (c.points("a"), c.points("b")) == (-2, 0)
    assert "fined already" in c.refused(REF, fine(9))


def test_another_foul_at_the_event_of_one_that_was_lifted_can_be_fined() -> None:
    c = seated().play("robin-1", fouls=(foul(80, 1),))
    c.do(REF, fine(80))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="it was not me"))
    decide(c, "lifted", entries=("fine/robin-1/1/a/80",))
    assert "stays lifted" in c.refused(REF, fine(80))
    undone(c, (80, 1))
    assert "stays lifted" in c.refused(REF, fine(80)), "the same foul"
    c.do(REF, PlayOn(table="robin-1", take=1, reason="miscounted"))
    c.do(REF, Finish(table="robin-1", take=1, result=result(fouls=(foul(80, 1, "mute"),))))
    c.do(REF, fine(80, 3))
    assert c.points("a") == -3
    c.do(REF, LiftFine(table="robin-1", entry="fine/robin-1/1/a/80/2", reason="a slip"))
    c.do(REF, fine(80, 1))
    assert c.points("a") == -1


# -- who is of a team, under whatever role --


def judged_by_program() -> Club:
    """The first table has ended, which the program has judged; b's second member is an organiser, too."""
    c = drawn()
    c.do(ORG, Appoint(name="House", role="referee", program=True))
    c.do(ORG, NameReferee(table="robin-1", name="House"))
    c.do(ORG, Appoint(name="b 2", role="organiser"))
    return c.hand_in().at(-15).check_in("robin-1").at(0)


def test_an_organiser_does_nothing_about_points_for_the_program_where_the_own_team_plays() -> None:
    c, own = judged_by_program(), Who("b 2", "organiser")
    c.do(ORG, Finish(table="robin-1", take=1, result=result()))
    for act in (
        NameBest(table="robin-1", take=1, best="c"),
        Retake(table="robin-1", take=1, reason="heard"),
        Settle(table="robin-1", take=1, agreed=True, reason="agreed"),
    ):
        assert "b 2 belongs to Team b, which plays this table" in c.refused(own, act)
    c.do(own, OpenReview(table="robin-1"))
    c.do(own, CloseReview(table="robin-1"))
    c.do(ORG, NameBest(table="robin-1", take=1, best="c"))


@pytest.mark.parametrize("role", ["organiser", "panel", "referee"])
def test_nobody_watches_the_own_team_or_reads_its_table_before_the_review_under_another_role(role: str) -> None:
    c = seated()
    state, place = c.cup.state, c.cup.state.tables["robin-1"]
    c.begin("robin-1")
    mate, player, outside = [Who(name, role) for name in ("b 2", "B 1", "Ola")]  # type: ignore[arg-type]
    assert [may_hear(state, who, place) for who in (mate, player, outside)] == [False, False, True]
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    everything = role != "referee"

    def seen() -> list[bool]:
        return [may_review(c.cup, who, place, place.takes[0], c.now) for who in (mate, player, outside)]

    assert seen() == [False, False, everything]
    c.do(REF, OpenReview(table="robin-1"))
    assert seen() == [False, True, everything]
    c.do(REF, CloseReview(table="robin-1"))
    assert seen() == [True, True, True]


@pytest.mark.parametrize("kind", [GiveLink, TakeLinkBack])
def test_an_organiser_of_a_team_that_plays_opens_nothing_of_its_table_by_a_link(kind: type[GiveLink]) -> None:
    c = seated()
    c.do(ORG, Appoint(name="b 2", role="organiser"))
    own = Who("b 2", "organiser")
    opens = [
        kind(role="referee", name="Rita"), kind(role="referee", name="Rob"), kind(role="panel", name="Paul"),
        kind(role="member", team="b", member="b1"), kind(role="member", team="a", member="a1"),
    ]  # fmt: skip
    for act in opens:
        c.do(own, act)
    c.begin("robin-1")
    for act in opens:
        assert "Team b plays table robin-1, and you belong to it" in c.refused(own, act)
        c.do(ORG, act)
    drop = DropMember(team="b", member="b2", reason="to be of no team")
    assert c.refused(own, drop) == "Team b plays table robin-1: until it has ended nobody leaves the team."
    for act in (kind(role="member", team="b", member="b3"), kind(role="member", team="g", member="g1")):
        c.do(own, act)
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    for act in opens:
        c.do(own, act)


# -- appeals (申诉规则) --


def test_the_same_points_are_not_given_twice_for_one_moment() -> None:
    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", event=40, text="miscounted"))
    decide(c, "corrected", corrections=more(1))
    c.do(member("b"), LodgeAppeal(team="b", member="b1", table="robin-1", event=40, text="miscounted"))
    with pytest.raises(BadCup, match="by appeal-1 Team a has the same points"):
        decide(c, "corrected", corrections=more(1))
    decide(c, "corrected", corrections=more(2))
    assert c.points("a") == 3


def test_a_player_of_a_team_that_has_left_answers_after_the_review() -> None:
    c = seated().play("robin-1")
    c.do(captain("a"), Withdraw(team="a", reason="we move away"))
    c.do(REF, OpenReview(table="robin-1"))
    c.do(REF, CloseReview(table="robin-1"))
    c.do(member("a"), Agree(table="robin-1", team="a", member="a1", objection=False))
    assert "accepted" in c.refused(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="x"))


# -- who has left --


def test_who_has_left_stands_below_all_others_without_a_place() -> None:
    c = seated(tables=("abcdef",)).play("robin-1", "wolves")
    c.do(captain("a"), Withdraw(team="a", reason="we move away"))
    rows = standings(c.cup.state)
    assert [(r.team, r.place, float(r.points)) for r in rows if r.team in "ab"] == [("b", 1, 5), ("a", 0, 5)]
    assert rows[-1].team == "a"


def test_a_final_that_has_been_played_stays_as_it_was_when_its_winner_leaves_the_cup() -> None:
    c = seated(tables=("abcdef",)).play("robin-1")
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="the lot"))
    first = c.cup.state.qualified[0]
    c.do(ORG, SetTables(stage="final", slots=((tuple(c.cup.state.qualified[:6]),),)))
    c.announce("final-1", match="final", start=NOON + 24 * HOUR).hand_in(match="final")
    c.at(24 * 60 - 15).check_in("final-1").at(24 * 60)
    c.play("final-1", "wolves")
    won = [r.team for r in standings(c.cup.state, "final")]
    c.do(captain(first), Withdraw(team=first, reason="we move away"))
    rows = standings(c.cup.state, "final")
    assert ([r.team for r in rows], all(r.place for r in rows)) == (won, True)


def test_who_has_given_the_final_up_has_no_place_in_it() -> None:
    c = seated(tables=("abcdef",)).play("robin-1")
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="the lot"))
    first = c.cup.state.qualified[0]
    c.do(captain(first), Withdraw(team=first, reason="we move away"))
    rows = standings(c.cup.state, "final")
    assert (rows[-1].team, rows[-1].place, rows[-1].note) == (first, 0, "left-final")


@pytest.mark.parametrize(("tables", "left"), [(1, ""), (2, ", nor is another"), (3, ", nor are 2 others")])
def test_how_many_tables_are_left_is_told_as_people_say_it(tables: int, left: str) -> None:
    refused = drawn(tables=("abcdef",) * tables).refused(ORG, CloseRoundRobin())
    assert f"robin-1 is not over yet{left}; strike" in refused
