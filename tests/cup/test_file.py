"""The cup as one file, the exports, the ledger, and what is refused when they are read."""

from __future__ import annotations

import csv
import io
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbell.cup import BadCup, Cup, ready, standings
from duskbell.cup.acts import AddTeam, Appoint, Begin, Except, Finish, NameBest, Person, act_of
from duskbell.cup.exports import MARK, as_data, cell, ledger_csv, standings_csv
from duskbell.cup.file import dump, line_of, load, parse, save
from duskbell.cup.ledger import Cause, Entry, Ledger
from duskbell.kernel.record import encode
from tests.cup.club import NOON, ORG, REF, Club, ballot, club, foul, result, seated
from tests.cup.test_takes import ONE, fine


def busy() -> Club:
    """A cup with something of everything."""
    c = seated(tables=ONE).play("robin-1", fouls=(foul(40, 3),))
    c.do(REF, fine("1.5"), key="once")
    c.do(REF, NameBest(table="robin-1", take=1, best="d", best_loser="a"))
    return c


def test_another_server_reads_the_same_cup() -> None:
    c = busy()
    twin = parse(dump(c.cup))
    assert twin.log == c.cup.log
    assert list(twin.state.ledger) == list(c.cup.state.ledger)
    assert standings(twin.state) == standings(c.cup.state)
    assert dump(twin) == dump(c.cup)
    assert twin.do(REF, fine("1.5"), c.now, key="once") == c.cup.log[-2], "what was asked before is not done again"


def test_a_reason_may_hold_any_character() -> None:
    c = busy()
    reason = "one\ntwo\u2028three\x85four \x0b \x1c \N{SNOWMAN}"
    c.do(ORG, Except(team="a", reason=reason))
    assert parse(dump(c.cup)).state.teams["a"].excepted == reason
    assert "can be seen" in c.refused(ORG, Appoint(name="B\u2028o", role="referee"))


def test_any_prefix_of_the_log_is_a_cup_and_the_rest_leads_to_the_same() -> None:
    """A server that is killed between any two writes goes on where its log ends: nothing lost, nothing twice."""
    c = busy()
    whole = c.cup
    for n in range(0, len(whole.log) + 1, 7):
        cup = Cup(whole.header)
        for line in whole.log[:n]:
            cup._do(line.who, line.act, line.at, line.key)
        for line in whole.log[n:]:
            if line.who.role != "clock":
                cup.do(line.who, line.act, line.at, line.key)
        assert list(cup.state.ledger) == list(whole.state.ledger)


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    c = busy()
    save(c.cup, tmp_path / "cup.jsonl")
    save(c.cup, tmp_path / "cup.jsonl")
    assert [p.name for p in tmp_path.iterdir()] == ["cup.jsonl"]
    assert dump(load(tmp_path / "cup.jsonl")) == dump(c.cup)
    with pytest.raises(BadCup, match="cannot be opened"):
        load(tmp_path / "none")
    with pytest.raises(BadCup, match="cannot be written"):
        save(c.cup, tmp_path / "no" / "folder")


def test_a_file_that_was_changed_or_cut_off_is_refused() -> None:
    text = dump(busy().cup)
    rows = text.splitlines(keepends=True)
    for wrong in (
        text.replace('"points":"1.5"', '"points":"0.5"'),
        "".join(rows[:-1]),
        "".join(rows[:5] + rows[6:]),
        "",
        "{}\n{}\n",
        "no cup",
    ):
        with pytest.raises(BadCup):
            parse(wrong)


def test_a_log_that_cannot_be_is_refused_though_its_digest_is_right() -> None:
    c = busy()
    forged = Cup(c.cup.header)
    forged.log = [msgspec.structs.replace(line, n=n) for n, line in enumerate(reversed(c.cup.log), 1)]
    with pytest.raises(BadCup, match="line 1 of the cup's log"):
        parse(dump(forged))


@pytest.mark.parametrize("act", [None, 3, "begin", ["begin"], True])
def test_an_act_that_is_none_is_refused_with_its_line(act: object) -> None:
    with pytest.raises(BadCup, match=r"line 1 of the cup's log makes no sense: an act is given by its fields"):
        line_of(encode({"n": 1, "at": NOON, "who": {"name": "Olga", "role": "organiser"}, "act": act}), 1)


@pytest.mark.parametrize("wrong", [
    {"ballots": (ballot(7, 3, 99),)}, {"ballots": (ballot(7, 0, 1),)}, {"fouls": (foul(9, 7),)}
])  # fmt: skip
def test_a_result_names_seats_of_its_table(wrong: dict[str, Any]) -> None:
    c = seated().begin("robin-1")
    told = c.refused(REF, Finish(table="robin-1", take=1, result=result(**wrong)))
    assert told.endswith("a table of this cup has seats 0 to 5.")
    short = result()
    seven = msgspec.structs.replace(short, sides=(*short.sides, "good"))
    assert "has 6 seats, not 7" in c.refused(REF, Finish(table="robin-1", take=1, result=seven))


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx", " =1", "＝1"])
def test_a_name_never_becomes_a_formula(name: str) -> None:
    assert cell(name).startswith("'")


def test_exports_tell_what_the_standings_do() -> None:
    c = club()
    c.do(ORG, AddTeam(team="x", name="=cmd|'calc'!A1", members=(Person("x1", "@X"), Person("x2", "+Y")), captain="x1"))
    rows = list(csv.DictReader(io.StringIO(standings_csv(c.cup.state).removeprefix(MARK))))
    assert [r["team"] for r in rows] == [r.team for r in standings(c.cup.state)]
    assert next(r["name"] for r in rows if r["team"] == "x") == "'=cmd|'calc'!A1"
    c = busy()
    entries = list(csv.DictReader(io.StringIO(ledger_csv(c.cup.state.ledger).removeprefix(MARK))))
    assert [e["points"] for e in entries if e["kind"] == "fine"] == ["-1.5"]
    assert sum(Decimal(e["points"]) for e in entries if e["team"] == "c") == Decimal(str(c.points("c")))
    assert json.loads(msgspec.json.encode(as_data(c.cup.state)))["standings"]["robin"][0]["team"] == "d"


# -- the ledger --------------------------------------------------------------------------------------------------------


def entry(name: str = "e", points: int = 1) -> Entry:
    return Entry(
        id=name, at=1, team="a", kind="correction", points=Decimal(points), cause=Cause("申诉规则"), stage="robin"
    )


def test_points_are_told_without_needless_zeros() -> None:
    c = seated().play("robin-1", "good", ballots=(ballot(7, 3, 1), ballot(8, 3, 2)), fouls=(foul(9, 4),))
    c.do(REF, fine("2.50", 9, "d"))
    assert Decimal("4.0") == standings(c.cup.state)[0].points, "3 and twice 0.5"
    rows = {row["team"]: row for row in csv.DictReader(io.StringIO(standings_csv(c.cup.state).removeprefix(MARK)))}
    assert [rows[team]["points"] for team in "cde"] == ["4", "0.5", "3"]
    told = [
        row["points"]
        for row in csv.DictReader(io.StringIO(ledger_csv(c.cup.state.ledger).removeprefix(MARK)))
        if row["kind"] == "fine"
    ]
    assert told == ["-2.5"]


def test_an_entry_is_booked_once_and_never_changed() -> None:
    ledger = Ledger()
    assert ledger.add(entry())
    assert not ledger.add(entry())
    assert not ledger.add(msgspec.structs.replace(entry(), at=99)), "the same again, later"
    with pytest.raises(BadCup, match="says something else"):
        ledger.add(entry(points=2))
    assert [e.points for e in ledger] == [1]


def test_an_entry_is_taken_back_by_another_once() -> None:
    ledger = Ledger()
    ledger.add(entry())
    for _ in range(2):
        ledger.undo("e", 2, Cause("申诉规则"), "wrong")
    assert [e.points for e in ledger] == [1, -1]
    assert not ledger.stands("e")
    assert (ledger.standing("e"), ledger.fresh("e")) == ("", "e/2")
    with pytest.raises(BadCup, match="no entry"):
        ledger.undo("x", 2, Cause("申诉规则"), "wrong")


# -- what cannot be read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"act": "fly"}, "there is no act 'fly'"),
        ({}, "there is no act"),
        ({"act": "begin"}, "begin cannot be read: it lacks the field table"),
        ({"act": "begin", "table": "robin-1", "x": 1}, "it has no field x"),
        ({"act": "begin", "table": 1}, "expected str, got int, at table"),
        ({"act": "add-team", "team": "A B", "name": "x", "members": [], "captain": "x"}, "at team"),
    ],
)
def test_an_act_that_makes_no_sense_is_refused_in_a_sentence(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadCup, match=why):
        act_of(given)


def test_times_never_go_back() -> None:
    c = seated()
    last = c.cup.log[-1].at
    c.now = last - 1000
    assert c.do(REF, Begin(table="robin-1")).at == last


def test_a_cup_that_cannot_be_played_is_not_made() -> None:
    with pytest.raises(ValueError, match="werewolf is for 6 to 18 players, not 5"):
        Cup.new("x", ready("club"), size=5)
    for name in (" ", "\u202e", "a\u200bb", "x" * 81):
        with pytest.raises(ValueError, match="1 to 80 characters"):
            Cup.new(name, ready("club"))
    with pytest.raises(ValueError, match="chess"):
        Cup.new("x", ready("club"), game="chess")
