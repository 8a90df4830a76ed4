"""Logs that hold what is refused by now, or happens otherwise: they lead to the same cup as when they were written."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

import msgspec
import pytest

from duskbell.cup import BadCup, Who
from duskbell.cup.acts import (
    Appoint,
    Ask,
    Begin,
    ExcuseAbsence,
    Fine,
    Finish,
    GiveLink,
    LiftFine,
    LodgeAppeal,
    NameBest,
    NameReferee,
    PlayOn,
    PutOff,
    Reply,
    ReportAbsence,
    Retake,
    Settle,
    StandIn,
    Strike,
    Withdraw,
)
from duskbell.cup.acts.appeals import Corrected
from duskbell.cup.cup import replayed
from duskbell.cup.file import dump, parse
from duskbell.cup.state import RULES
from duskbell.kernel.record import encode
from duskbell.server.cup.stored import read
from tests.cup.club import HOUR, NOON, ORG, REF, Club, captain, drawn, foul, member, result, seated
from tests.cup.test_outsiders import CORRECTED, decide


def old(c: Club) -> Club:
    """From now on by the first rules."""
    c.cup.state.rules = 1
    return c


def an_absence_is_put_right_twice() -> Club:
    c = drawn().hand_in()
    c.cup.state.rules = 6
    c.at(-15).check_in("robin-1", "a").at(15)
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="the tram"))
    decide(c, "corrected", corrections=(Corrected(team="a", points=Decimal(20)),))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", entry="absent/robin-1/a/fine", text="the tram"))
    decide(c, "lifted")
    return c


def who_left_plays_again() -> Club:
    c = old(seated().play("robin-1", "wolves"))
    c.do(captain("a"), Withdraw(team="a", reason="we move away"))
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    return c.play("robin-1", "wolves")


def a_correction_outlives_its_take() -> Club:
    c = old(seated().play("robin-1"))
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    decide(c, "corrected", corrections=CORRECTED)
    c.do(REF, Retake(table="robin-1", take=1, reason="a slip"))
    decided = next(e.id for e in c.cup.state.ledger if e.kind == "correction")
    c.do(member("b"), LodgeAppeal(team="b", member="b1", table="robin-1", text="it was right"))
    decide(c, "lifted", entries=(decided,))
    return c


def a_player_judges() -> Club:
    c = old(drawn().hand_in())
    c.do(ORG, Appoint(name="A 1", role="referee"))
    c.do(ORG, NameReferee(table="robin-1", name="A 1"))
    return c.at(-15).check_in("robin-1").at(20)


def a_referee_stands_in() -> Club:
    c = old(drawn().hand_in()).at(-15).check_in("robin-1", "a").at(16)
    c.do(ORG, StandIn(table="robin-1", team="a", name="Rita"))
    return c.begin("robin-1")


def an_excuse_is_for_whoever_plays() -> Club:
    c = old(drawn().hand_in(a=2))
    c.do(ORG, ExcuseAbsence(table="robin-1", team="a", reason="a2 is ill"))
    return c.hand_in("a").at(16)


def what_was_dismissed_comes_again() -> Club:
    c = old(seated().play("robin-1"))
    for _ in range(2):
        c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
        decide(c, "dismissed")
    return c


def a_struck_take_is_corrected() -> Club:
    c = seated().play("robin-1")
    c.cup.state.rules = 2
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    c.do(REF, Retake(table="robin-1", take=1, reason="a slip"))
    decide(c, "corrected", corrections=CORRECTED)
    return c


def a_fine_falls_with_an_end() -> Club:
    c = seated().play("robin-1", fouls=(foul(9, 1),))
    c.cup.state.rules = 3
    c.do(REF, Fine(table="robin-1", take=1, team="a", event=9, points=Decimal(2), reason="spoke"))
    c.do(REF, PlayOn(table="robin-1", take=1, reason="miscounted"))
    return c


def who_was_warned_is_the_best_of_another_take() -> Club:
    c = seated().play("robin-1", fouls=(foul(9, 1),))
    c.cup.state.rules = 3
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.play("robin-1", "wolves").do(REF, NameBest(table="robin-1", take=2, best="a"))
    return c


def a_player_names_the_best() -> Club:
    c = drawn()
    c.do(ORG, Appoint(name="House", role="referee", program=True))
    c.do(ORG, NameReferee(table="robin-1", name="House"))
    c.do(ORG, Appoint(name="A 2", role="organiser"))
    c.hand_in().at(-15).check_in("robin-1").at(0)
    c.cup.state.rules = 3
    c.do(ORG, Finish(table="robin-1", take=1, result=result()))
    c.do(Who("A 2", "organiser"), NameBest(table="robin-1", take=1, best="a"))
    return c


def a_deadline_stays_where_it_was() -> Club:
    c = drawn()
    c.cup.state.rules = 3
    c.do(ORG, PutOff(table="robin-1", start=NOON + 24 * HOUR, reason="the hall"))
    return c


def an_excuse_of_one_is_of_another() -> Club:
    c = drawn()
    c.cup.state.rules = 4
    c.do(member("a", 2), ReportAbsence(table="robin-1", team="a", text="ill"))
    c.do(ORG, ExcuseAbsence(table="robin-1", team="a", reason="a2 is ill"))
    return c.hand_in("a").at(16)


def a_table_that_was_struck_is_played_on() -> Club:
    c = seated().play("robin-1")
    c.cup.state.rules = 4
    c.do(REF, Retake(table="robin-1", take=1, reason="heard"))
    c.do(ORG, Strike(table="robin-1", reason="no light"))
    c.do(REF, PlayOn(table="robin-1", take=1, reason="a slip"))
    return c


def an_appeal_corrects_others() -> Club:
    c = seated().play("robin-1")
    c.cup.state.rules = 4
    c.do(member("a"), LodgeAppeal(team="a", member="a1", table="robin-1", text="wolves had won"))
    decide(c, "corrected", corrections=(Corrected(team="g", points=Decimal(5)),))
    return c


def a_question_has_a_number_among_all() -> Club:
    c = drawn()
    c.cup.state.rules = 4
    c.do(member("a"), Ask(text="when is lunch"))
    c.do(ORG, Reply(question="question-1", text="at one"))
    return c


def a_lifted_fine_is_fined_again_by_lifting_that() -> Club:
    c = seated()
    c.cup.state.rules = 5
    c.play("robin-1", fouls=(foul(10, 1),))
    c.do(REF, Fine(table="robin-1", take=1, team="a", event=10, points=Decimal(5), reason="rude"))
    for entry in ("fine/robin-1/1/a/10", "undo/fine/robin-1/1/a/10"):
        c.do(REF, LiftFine(table="robin-1", entry=entry, reason="a slip"))
    return c


def who_lost_by_a_ruling_has_no_defeat() -> Club:
    c = seated()
    c.cup.state.rules = 7
    c.play("robin-1", verdict="broken-off", fouls=(foul(10, 1, "lose"),))
    c.do(REF, Settle(table="robin-1", take=1, agreed=True, what="as-it-stands", reason="all agreed"))
    return c


def an_organiser_links_to_the_own_table() -> Club:
    c = seated()
    c.cup.state.rules = 8
    c.do(ORG, Appoint(name="B 2", role="organiser"))
    c.do(REF, Begin(table="robin-1"))
    c.do(Who("B 2", "organiser"), GiveLink(role="referee", name="Rita"))
    return c


MADE = (
    who_left_plays_again, a_correction_outlives_its_take, a_player_judges, a_referee_stands_in,
    an_excuse_is_for_whoever_plays, what_was_dismissed_comes_again, a_struck_take_is_corrected,
    a_fine_falls_with_an_end, who_was_warned_is_the_best_of_another_take, a_player_names_the_best,
    a_deadline_stays_where_it_was, an_excuse_of_one_is_of_another, a_table_that_was_struck_is_played_on,
    an_appeal_corrects_others, a_question_has_a_number_among_all, a_lifted_fine_is_fined_again_by_lifting_that,
    an_absence_is_put_right_twice, who_lost_by_a_ruling_has_no_defeat,
    an_organiser_links_to_the_own_table,
)  # fmt: skip


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_an_old_log_leads_to_the_same_cup(make: Callable[[], Club]) -> None:
    cup = make().cup
    lines = [msgspec.to_builtins(line) for line in cup.log]
    written = lines[-1]["rules"]
    assert written < RULES
    for line in lines:
        line["rules"] = written
        if written == 1:
            del line["rules"]  # so they were written then
    again = read(encode(cup.header), [encode(line) for line in lines])
    assert list(again.state.ledger) == list(cup.state.ledger)
    assert again.state.tables == cup.state.tables
    assert again.state.matches == cup.state.matches
    assert parse(dump(again)).log == again.log
    done = again.do(ORG, Appoint(name="Zoe", role="panel"), NOON * 2)
    assert done.rules == again.log[-1].rules == RULES
    assert parse(dump(again)).log == again.log


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_and_could_not_be_written_today(make: Callable[[], Club]) -> None:
    cup = make().cup
    todays = [msgspec.structs.replace(line, rules=RULES) for line in cup.log]
    try:
        again = replayed(cup.header, todays).state
        assert (list(again.ledger), again.matches) != (list(cup.state.ledger), cup.state.matches)
    except BadCup as e:
        assert "of the cup's log cannot be" in str(e)  # noqa: PT017


@pytest.mark.parametrize(
    ("rules", "why"), [(RULES + 1, "this program knows"), (1, "out of order"), (0, "out of order")]
)
def test_a_log_is_judged_by_rules_that_are_known_and_never_by_older_ones_again(rules: int, why: str) -> None:
    log = seated().cup.log
    log[-1] = msgspec.structs.replace(log[-1], rules=rules)
    with pytest.raises(BadCup, match=why):
        replayed(seated().cup.header, log)
