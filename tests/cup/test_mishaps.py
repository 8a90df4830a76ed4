"""What a hostile captain, a careless organiser and bad luck do to a cup."""

from __future__ import annotations

import pytest

from duskbell.cup import BadCup, Who, standings
from duskbell.cup.acts import (
    AddMember,
    Announce,
    Appoint,
    Ask,
    Begin,
    ChangePlayer,
    CheckIn,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    Dismiss,
    DropMember,
    EnterLineUp,
    ExcuseAbsence,
    Finish,
    GiveLink,
    HandIn,
    LodgeAppeal,
    NameBest,
    NameCaptain,
    NameReferee,
    NotHere,
    Person,
    PlayOn,
    PutOff,
    Reply,
    ReportAbsence,
    SetDeposit,
    SetTables,
    Settle,
    StandIn,
    StateCase,
    TakeLinkBack,
)
from duskbell.cup.cup import replayed
from duskbell.cup.policy import read
from duskbell.cup.reasons import REASONS
from duskbell.cup.screen import told_in_time
from duskbell.server.cup import Caller, Whose, cup_info, log_lines, secret_doubts
from tests.cup.club import (
    HOUR,
    JUDGE,
    MINUTE,
    NOON,
    ORG,
    POLICY,
    REF,
    Club,
    captain,
    club,
    drawn,
    foul,
    member,
    result,
    seated,
)
from tests.locale.catalogue import catalogue

CHANGING = POLICY + "\n[line_ups]\nretake_may_change = true\n"


def absent(*teams: str, policy: str = POLICY) -> Club:
    """The first table at +15:00, with these teams not there."""
    c = drawn(policy).hand_in()
    return c.at(-5).check_in("robin-1", *teams).at(15)


def struck_take(policy: str = CHANGING) -> Club:
    """A first take that is to be played again."""
    c = seated(policy)
    c.do(REF, Begin(table="robin-1"))
    c.do(REF, Finish(table="robin-1", take=1, result=result(verdict="retake")))
    return c


# -- absences ----------------------------------------------------------------------------------------------------------


def test_all_who_are_absent_are_booked_before_the_table_is_struck() -> None:
    c = absent("a", "b", policy=POLICY + '\n[absence]\ntable = "struck"\n')
    assert [c.points(team) for team in "abc"] == [-20, -20, 0]
    assert c.cup.state.tables["robin-1"].struck
    assert [e.team for e in c.cup.state.ledger if e.kind == "result"] == ["a", "b"], "both have lost it"


def test_an_absence_is_booked_at_its_own_moment_whenever_somebody_looks() -> None:
    c = drawn().hand_in()
    c.now = NOON + 5 * HOUR
    c.cup.tick(c.now)
    booked = [line.at - NOON for line in c.cup.log if line.who.role == "clock"]
    assert booked == [15 * MINUTE] * 6 + [75 * MINUTE] * 6
    assert len(replayed(c.cup.header, c.cup.log).log) == len(c.cup.log)


def test_a_check_in_that_is_not_true_is_taken_back_and_the_clock_goes_on() -> None:
    c = seated()
    assert "say why" in c.refused(REF, NotHere(table="robin-1", team="a", reason=" "))
    c.do(REF, NotHere(table="robin-1", team="a", reason="the chair is empty"))
    assert "nobody of Team a" in c.refused(ORG, NotHere(table="robin-1", team="a", reason="again"))
    assert "nobody sits yet for Team a" in c.refused(REF, Begin(table="robin-1"))
    assert "a" not in c.cup.state.tables["robin-1"].numbers
    c.at(15)
    assert c.points("a") == -20


def test_an_absent_team_has_lost_a_table_that_is_broken_off_for_nothing() -> None:
    c = absent("a", policy=POLICY.replace("best = 2", 'best = 2\nloss = { "*" = -1 }'))
    c.do(ORG, StandIn(table="robin-1", team="a", name="Sam"))
    c.begin("robin-1")
    c.do(REF, Finish(table="robin-1", take=1, result=result(verdict="broken-off")))
    c.do(REF, Settle(table="robin-1", take=1, agreed=False, reason="no light"))
    assert [c.points(team) for team in "ab"] == [-21, 0]


def test_who_tells_an_absence_in_time_and_adds_a_word_later_has_told_it_in_time() -> None:
    c = drawn().at(-30 * 60)
    c.do(member("a"), ReportAbsence(table="robin-1", team="a", text="away"))
    c.at(-60)
    c.do(member("a"), ReportAbsence(table="robin-1", team="a", text="still away"))
    table = c.cup.state.tables["robin-1"]
    assert told_in_time(c.cup.state, table, "a", c.now)
    assert table.words["a"][-1].said == "still away"
    for who, told in ((None, False), (Whose("member", team="a", member="a2"), True)):
        seen = cup_info("abcd2345", c.cup, Caller(whose=who), [], c.now).tables[0].teams[0]
        assert (seen.in_time, seen.told != "") == (told, told), "whoever it does not concern is not told of it"


def test_an_excuse_is_for_the_player_and_the_table_that_it_was_for() -> None:
    c = drawn().hand_in().at(-20)
    for table in ("robin-1", "robin-2"):
        c.do(ORG, ExcuseAbsence(table=table, team="c", reason="ill"))
    c.do(captain("c"), ChangePlayer(table="robin-1", team="c", member="c2"))
    assert ("robin-1", "c") not in c.cup.state.excuses
    c.do(ORG, SetTables(stage="robin", slots=((tuple("abcdef"),), (tuple("cdefgh"),))))
    assert not c.cup.state.excuses, "the tables that were drawn anew are others"


def test_what_is_changed_is_shown_to_all_with_who_was_to_play() -> None:
    c = drawn().hand_in().at(-20)
    c.do(captain("c"), ChangePlayer(table="robin-1", team="c", member="c2", reason="the bus"))
    (change,) = cup_info("abcd2345", c.cup, Caller(), [], c.now).tables[0].changes
    assert (change.team, change.was, change.now, change.at, change.reason) == ("c", "c1", "c2", c.now, "the bus")


# -- the final ---------------------------------------------------------------------------------------------------------


def one_table_final(policy: str = POLICY) -> Club:
    """A final of one table, announced and named, two hours after the round robin."""
    c = seated(policy, ("abcdef", "cdefgh")).play("robin-1")
    c.at(45).check_in("robin-2").at(60).play("robin-2")
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut(reason="by lot"))
    c.do(ORG, SetTables(stage="final", slots=((tuple(c.cup.state.qualified),),)))
    return c.announce("final-1", match="final", start=NOON + 6 * HOUR).hand_in(match="final")


def test_the_next_in_points_plays_the_table_that_a_finalist_did_not_come_to() -> None:
    c = one_table_final()
    first, last = c.cup.state.qualified[0], c.cup.state.qualified[-1]
    c.at(5 * 60 + 55).check_in("final-1", first, last).at(6 * 60 + 15)
    state = c.cup.state
    table, next_one, after = state.tables["final-1"], state.qualified[6], state.qualified[7]
    assert set(table.teams) == {*state.qualified} - {first, last}
    assert [c.points(team, "final") for team in (first, last)] == [-20, -20]
    assert sum(row.tables for row in standings(c.cup.state, "final") if row.team in (first, last)) == 2, (
        "both have lost it"
    )
    c.at(7 * 60)
    assert set(table.missed) == {first, last}, "no clock runs for who follows"
    for team in (next_one, after):
        c.do(ORG, EnterLineUp(match="final", team=team, names={"final-1": f"{team}1"}, reason="they followed"))
        c.do(member(team), CheckIn(table="final-1", team=team, member=f"{team}1"))
    c.play("final-1", "wolves")
    c.do(Who(f"{first}1", "member", first, f"{first}1"),
         LodgeAppeal(team=first, member=f"{first}1", table="final-1", text="the train"))  # fmt: skip
    c.do(ORG, ExcuseAbsence(table="final-1", team=first, reason="the train"))
    assert c.points(first, "final") == 0


def test_a_final_that_is_put_off_has_a_clock_for_who_follows() -> None:
    c = one_table_final()
    first = c.cup.state.qualified[0]
    c.at(5 * 60 + 55).check_in("final-1", first).at(6 * 60 + 15)
    c.do(ORG, PutOff(table="final-1", start=NOON + 30 * HOUR, reason="tomorrow"))
    follower = c.cup.state.qualified[6]
    c.at(30 * 60 + 15)
    assert follower in c.cup.state.tables["final-1"].missed


def test_the_final_may_have_points_of_its_own() -> None:
    c = one_table_final(POLICY + '\n[final.scoring]\nwin = { "*" = 10 }\nloss = { "*" = -3 }\nbest = 4\n')
    c.at(5 * 60 + 55).check_in("final-1").at(6 * 60).play("final-1", "good")
    teams = c.cup.state.qualified
    c.do(REF, NameBest(table="final-1", take=1, best=teams[2]))
    assert [c.points(team, "final") for team in teams] == [-3, -3, 14, 10, 10, 10]
    with pytest.raises(BadCup, match=r"no key 'wins' in \[final.scoring\]; its keys there are win, loss"):
        read('name = "x"\n[final.scoring]\nwins = 3')
    with pytest.raises(BadCup, match=r"final.scoring.best has two decimals"):
        read('name = "x"\n[final.scoring]\nbest = 0.001')


# -- people ------------------------------------------------------------------------------------------------------------


def test_who_has_played_a_take_that_was_struck_stays_in_the_team() -> None:
    c = struck_take()
    c.do(captain("a"), ChangePlayer(table="robin-1", team="a", member="a2"))
    c.do(captain("a"), NameCaptain(team="a", captain="a2"))
    assert "has played one" in c.refused(ORG, DropMember(team="a", member="a1", reason="left"))
    assert "a new take is played by the same people" in struck_take(POLICY).refused(
        captain("a"), ChangePlayer(table="robin-1", team="a", member="a2")
    )


def test_the_id_of_who_has_left_is_nobody_elses() -> None:
    c = club()
    c.do(captain("a"), AddMember(team="a", member=Person("a4", "A 4")))
    c.do(captain("a"), DropMember(team="a", member="a4"))
    assert "an id of their own" in c.refused(captain("a"), AddMember(team="a", member=Person("a4", "Somebody")))


def test_nobody_plays_or_judges_two_tables_at_once() -> None:
    c = seated()
    c.do(REF, Begin(table="robin-1"))
    c.at(45).check_in("robin-2").at(60)
    assert "Rita still judges table robin-1" in c.refused(ORG, Begin(table="robin-2"))
    c.do(ORG, NameReferee(table="robin-2", name="Rob"))
    assert "C 1 still plays table robin-1" in c.refused(Who("Rob", "referee"), Begin(table="robin-2"))
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    c.do(Who("Rob", "referee"), Begin(table="robin-2"))


def test_who_judges_a_table_that_is_played_is_not_dismissed() -> None:
    c = seated()
    c.do(REF, Begin(table="robin-1"))
    assert "Rita judges table robin-1" in c.refused(ORG, Dismiss(name="Rita", role="referee"))
    c.do(REF, Finish(table="robin-1", take=1, result=result()))
    c.do(ORG, Dismiss(name="Rita", role="referee"))


@pytest.mark.parametrize("kind", [GiveLink, TakeLinkBack])
def test_a_captain_takes_nobodys_seat_by_a_link(kind: type[GiveLink]) -> None:
    c = seated(a=2)
    act = kind(role="member", team="a", member="a2")
    c.do(captain("a"), act)
    c.do(REF, Begin(table="robin-1"))
    assert "A 2 sits at table robin-1" in c.refused(captain("a"), act)
    c.do(ORG, act)


def test_a_match_that_was_announced_too_late_for_line_ups_is_announced_again() -> None:
    c, named = club(), HandIn(match="day-1", team="a", names={"robin-1": "a1"})
    c.do(ORG, SetTables(stage="robin", slots=((tuple("abcdef"),),)))
    c.do(ORG, Announce(match="day-1", starts={"robin-1": c.now + 10 * MINUTE}))
    assert "due already" in c.refused(captain("a"), named)
    c.do(ORG, Announce(match="day-1", starts={"robin-1": NOON}))
    c.do(captain("a"), named)
    c.at(-10)
    assert "put single tables off" in c.refused(ORG, Announce(match="day-1", starts={"robin-1": NOON + HOUR}))


# -- appeals and doubts ------------------------------------------------------------------------------------------------


def test_an_exclusion_that_the_panel_lifts_is_lifted_until_the_next_absence() -> None:
    c = drawn(POLICY + "\n[absence]\nallowed = 0\n").hand_in()
    c.do(ORG, SetDeposit(team="c", deposit="paid"))
    c.at(-5).check_in("robin-1", "c").at(15)
    state = c.cup.state
    assert (state.excluded("c"), state.teams["c"].deposit) == (True, "kept")
    c.do(member("c"), LodgeAppeal(team="c", member="c1", entry="excluded/c", text="the bridge was closed"))
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="lifted", reason="it was"))
    assert (state.excluded("c"), state.teams["c"].deposit) == (False, "paid")
    assert state.ledger["undo/excluded/c"].reason == "it was"
    c.at(45).check_in("robin-2", "c").at(75)
    assert (state.excluded("c"), state.teams["c"].deposit) == (True, "kept")


def test_nobody_decides_an_appeal_of_their_own_team() -> None:
    c = seated().play("robin-1")
    c.do(ORG, Appoint(name="ａ 2", role="panel"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="why"))
    alone = DecideAppeal(appeal="appeal-1", outcome="dismissed", reason="so")
    together = DecideAppeal(appeal="appeal-1", outcome="dismissed", reason="so", judges=("ａ 2",))
    for who, act in ((Who("ａ 2", "panel"), alone), (JUDGE, together)):
        assert "belongs to Team a" in c.refused(who, act)
    c.do(JUDGE, alone)


def test_an_appeal_against_one_entry_lifts_nothing_of_others() -> None:
    c = absent("a", "b")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/fine", text="why"))
    others = DecideAppeal(appeal="appeal-1", outcome="lifted", entries=("absent/robin-1/b/fine",), reason="why not")
    assert c.refused(JUDGE, others) == "that entry is another team's."


def who_asked(c: Club) -> list[str]:
    """Who has asked or answered something, as the log tells organisers."""
    return [line.name for line in log_lines(c.cup, c.now) if line.act["act"] in ("ask", "reply")]


def test_a_doubt_is_neither_on_the_log_nor_answered_by_others_while_the_table_is_played() -> None:
    c = seated()
    c.begin("robin-1")
    c.do(member("a"), Ask(about="robin-1", text="3 is a wolf"))
    c.do(member("g"), Ask(text="when is lunch"))
    assert "no open question" in c.refused(ORG, Reply(question="question/a/a1/1", text="?"))
    assert secret_doubts(c.cup) == {"question/a/a1/1"}
    c.do(REF, Reply(question="question/a/a1/1", text="I saw it"))
    assert who_asked(c) == ["g1"]
    c.do(REF, Finish(table="robin-1", take=1, result=result(fouls=(foul(3, 1),))))
    assert who_asked(c) == ["a1", "g1", "Rita"]


@pytest.mark.slow
def test_the_cups_own_reasons_have_words_in_both_languages() -> None:
    for lang in ("en", "zh-CN"):
        words = catalogue(lang)
        for reason in REASONS:
            assert f"cup-reason-{reason.replace(' ', '-')}" in words, (lang, reason)


def test_who_judged_says_how_it_was_and_whom_it_concerns_reads_it() -> None:
    c = seated().play("robin-1")
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="too late"))
    said = StateCase(appeal="appeal-1", text="It was in time.")
    assert c.refused(Who("Rob", "referee"), said) == "only who judged that table says how it was."
    assert c.refused(REF, StateCase(appeal="appeal-1", text=" ")) == "a statement has words."
    c.do(REF, said)
    seen = {}
    for who in (None, Whose("panel", name="Paul"), Whose("referee", name="Rita"), Whose("referee", name="Rob")):
        (appeal,) = cup_info("abcd2345", c.cup, Caller(whose=who), [], c.now).appeals
        seen[who and who.name] = appeal["statement"]
        assert appeal["judged"] == ["Rita"]
    assert seen == {None: "", "Paul": "It was in time.", "Rita": "It was in time.", "Rob": ""}
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="dismissed", reason="it was"))
    assert "no open appeal" in c.refused(REF, said)


def test_a_table_is_not_put_off_to_before_line_ups_are_due_and_none_begins_then() -> None:
    c = drawn().hand_in()
    early = PutOff(table="robin-1", start=NOON - 2 * HOUR, reason="we are here")
    assert "before line-ups are due" in c.refused(ORG, early)
    c.do(ORG, PutOff(table="robin-1", start=NOON + 5 * MINUTE, reason="the bus"))
    c.do(ORG, Appoint(name="Hal", role="referee", program=True))
    c.do(ORG, NameReferee(table="robin-1", name="Hal"))
    table = c.cup.state.tables["robin-1"]
    table.start, table.opens = NOON - 2 * HOUR, NOON - 3 * HOUR  # as it was in logs from before
    c.at(-130).check_in("robin-1").at(-60)
    assert not table.takes
    assert c.at(-20).cup.due() is not None
    assert table.takes[0].began > c.cup.state.matches["day-1"].due


def test_tables_of_a_referee_who_is_dismissed_wait_for_another() -> None:
    c = drawn().hand_in().at(-10).check_in("robin-1").at(5)
    c.do(ORG, Dismiss(name="Rita", role="referee"))
    assert not c.at(30).cup.state.tables["robin-1"].takes
    assert "has a referee" in c.refused(ORG, Begin(table="robin-1"))
    c.do(ORG, NameReferee(table="robin-1", name="Rob"))
    assert c.at(31).cup.state.tables["robin-1"].takes[0].began == NOON + 30 * MINUTE, "when there was one again"


def test_an_end_is_not_taken_back_while_somebody_of_it_plays_elsewhere() -> None:
    c = seated(tables=("abcdef", "cdefgh")).play("robin-1").at(50).check_in("robin-2").at(60)
    back = PlayOn(table="robin-1", take=1, reason="a slip")
    c.do(ORG, NameReferee(table="robin-2", name="Rob"))
    c.begin("robin-2", Who("Rob", "referee"))
    assert "c1 still plays table robin-2" in c.refused(REF, back).lower().replace("c 1", "c1")
    c.now += 40 * MINUTE
    c.do(Who("Rob", "referee"), Finish(table="robin-2", take=1, result=result()))
    c.do(REF, back)
    assert [c.points(team) for team in "acg"] == [0, 0, 3], "what the second table gave, where c was a wolf"
