"""`duskbell cup`: a cup from sign-up to standings without a browser."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from duskbell import start
from duskbell.arena import play_out
from duskbell.cli import main
from duskbell.cup.file import load

pytestmark = pytest.mark.slow

Run = Callable[..., "Ran"]


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(time, "time", lambda: 1_900_000_000.0)

    def cup(*argv: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["duskbell", "cup", *map(str, argv)])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return Ran(int(left.value.code or 0), said.out, said.err)

    return cup


def begun(run: Run, teams: str = "abcdef") -> Run:
    """A cup of small tables with its teams."""
    assert run("new", "x.cup", "--name", "Friends", "--organiser", "Olga", "--seats", 6, "--at", 1000).status == 0
    for team in teams:
        people = json.dumps([{"id": f"{team}{n}", "name": f"{team} {n}"} for n in (1, 2)])
        fields = (f"team={team}", f"name=Team {team}", f"captain={team}1", f"members={people}")
        assert run("do", "x.cup", "add-team", *fields, "--at", 1000).status == 0
    assert run("do", "x.cup", "appoint", "name=Rita", "role=referee", "--at", 1000).status == 0
    return run


def test_an_act_that_is_entered_late_says_when_it_was_booked(run: Run) -> None:
    begun(run, "a")
    early = run("do", "x.cup", "appoint", "name=Zoe", "role=panel", "--at", 900).out
    assert "at 1970-01-01 00:16 UTC: what is done comes after what is on the log" in early


def test_a_cup_from_sign_up_to_standings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(run)
    drawn = run("draw", "x.cup", "--tables", 2, "--effort", 0.01, "--at", 1000)
    assert "2 tables of 6 teams: two teams meet 2 times, a team plays 2 times" in drawn.out
    noon = "2026-12-05T12:00+08:00"
    assert run("do", "x.cup", "announce", "match=day", f'starts={{"robin-1":"{noon}"}}', "--at", 1000).status == 0
    for team in "abcdef":
        names = f'names={{"robin-1":"{team}1"}}'
        done = run(
            "do",
            "x.cup",
            "hand-in",
            "match=day",
            f"team={team}",
            names,
            "--as",
            f"captain:{team}/{team}1",
            "--at",
            1001,
        )
        assert done.status == 0, done.err
    sealed = run("show", "x.cup", "--at", 1002).out
    assert "a: a1" not in sealed, "line-ups are sealed"
    assert "a: …" in sealed, "but it is told that this one has come"
    monkeypatch.setenv("COLUMNS", "80")
    narrow = run("show", "x.cup", "--at", 1002).out
    assert (narrow.count("2026-12-05"), "unannounced" in narrow) == (2, True), "nothing is cut short, no day either"
    when = "2026-12-05T11:50+08:00"
    for team in "abcdef":
        fields = ("table=robin-1", f"team={team}", f"member={team}1")
        assert run("do", "x.cup", "check-in", *fields, "--as", f"member:{team}/{team}1", "--at", when).status == 0
    shown = run("show", "x.cup", "--at", when).out
    assert "seated" in shown
    assert "a: a1" in shown
    assert run("do", "x.cup", "begin", "table=robin-1", "--as", "referee:Rita", "--at", noon).status == 0
    play = start("werewolf", players=6, seed=3)
    play_out(play, {}, "3")
    play.record.save("table.jsonl")
    done = run("result", "x.cup", "robin-1", "table.jsonl", "--as", "referee:Rita", "--at", "2026-12-05T13:00+08:00")
    assert Path("x.cup").read_text(encoding="utf-8").count('{"record":{"table":"robin-1","take":1') == 1, (
        "the record goes along"
    )
    assert (done.status, done.err) == (0, "")
    assert "robin-1, take 1: won" in done.out
    assert play.outcome is not None
    rows = json.loads(run("standings", "x.cup", "--json").out)
    assert sum(row["wins"] for row in rows) == len(play.outcome.winners)
    assert run("standings", "x.cup", "--csv").out.startswith("\ufeffplace,team,name,points"), (
        "so a spreadsheet reads Chinese"
    )
    assert run("ledger", "x.cup").out.count("胜利规则 robin-1 take 1 event") == 6
    entries = run("ledger", "x.cup", "--csv").out
    assert (entries[0], entries.count("\n")) == ("\ufeff", 7)
    assert "referee Rita: finish" in run("log", "x.cup").out
    assert json.loads(run("export", "x.cup").out)["cup"] == "Friends"
    assert "1 tables: not enough tables" in run("ratings", "x.cup").out


def test_the_same_key_does_nothing_twice(run: Run) -> None:
    begun(run)
    for _ in range(2):
        assert run("do", "x.cup", "appoint", "name=Rob", "role=referee", "--key", "k", "--at", 1000).status == 0
    assert len(load("x.cup").log) == 9


def test_the_clock_books_before_an_act(run: Run) -> None:
    begun(run)
    run("draw", "x.cup", "--tables", 1, "--effort", 0.01, "--at", 1000)
    run("do", "x.cup", "announce", "match=day", 'starts={"robin-1":"100000"}', "--at", 1000)
    assert run("do", "x.cup", "appoint", "name=Rob", "role=referee", "--at", 100900).status == 0
    assert [row["points"] for row in json.loads(run("standings", "x.cup", "--json").out)] == ["-20"] * 6


def test_drawing_anew_leaves_what_has_begun(run: Run) -> None:
    begun(run, "abcdefgh")
    run("draw", "x.cup", "--tables", 4, "--effort", 0.01, "--at", 1000)
    first = load("x.cup").state.tables["robin-1"].teams
    run("do", "x.cup", "strike", "table=robin-1", "reason=no hall", "--at", 1000)
    gone = first[0]
    run("do", "x.cup", "withdraw", f"team={gone}", "reason=away", "--at", 1000)
    drawn = run("draw", "x.cup", "--effort", 0.01, "--at", 1000)
    assert drawn.status == 0, drawn.err
    state = load("x.cup").state
    assert len(state.tables) == 4
    assert state.tables["robin-1"].teams == first
    assert not any(gone in t.teams for t in state.tables.values() if t.id != "robin-1")


def test_the_command_line_does_without_numpy_until_it_draws_or_rates() -> None:
    """Every command would wait for it."""
    code = "import sys, duskbell.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=300).returncode == 0


def test_acts_and_ready_policies_are_listed(run: Run) -> None:
    assert "lodge-appeal" in run("acts").out
    assert 'name = "points"' in run("policy", "points").out


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("do", "x.cup", "fly"), "there is no act 'fly'"),
        (("do", "x.cup", "begin", "table"), "a field is written KEY=VALUE"),
        (("do", "x.cup", "begin", "table=[1"), "table is no JSON"),
        (("do", "x.cup", "begin", f"table={'[' * 100_000}"), "table is too deep"),
        (("do", "x.cup", "begin", "table=robin-9"), "there is no table 'robin-9'"),
        (("do", "x.cup", "begin", "table=robin-9", "--as", "king:Bo"), "who does it is written"),
        (
            ("do", "x.cup", "begin", "table=robin-9", "--as", "spectator:Bo"),
            "only the table's referee or the organiser",
        ),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "noon"), "a time is written"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "9" * 5_000), "a time is written"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "9" * 30), "a time is written"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "9999-12-31T23:59-14:00"), "a time is written"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "²"), "a time is written"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "2026-12-05T12:00"), "needs a zone"),
        (("do", "x.cup", "begin", "table=robin-9", "--at", "2026-12-05"), "such as 2026-12-05T14:00+08:00"),
        (
            ("do", "x.cup", "appoint", "name=Rob", "role=referee", "--at", "2032-01-01T00:00Z"),
            "at 2032-01-01 00:00 UTC yet",
        ),
        (("draw", "x.cup", "--never", "a/z"), "there is no team 'z' to draw"),
        (("draw", "x.cup", "--never", "az"), "two teams are written red/blue"),
        (("draw", "x.cup", "--stage", "semi"), "a stage is robin or final"),
        (("draw", "x.cup", "--stage", "final"), "cut first"),
        (("new", "x.cup", "--name", "y", "--organiser", "o"), "exists already"),
        (
            ("new", "y.cup", "--name", "y", "--organiser", "o", "--policy", "none.toml"),
            "neither club nor points nor a file",
        ),
        (("standings", "none.cup"), "cannot be opened"),
        (("result", "x.cup", "robin-1", "none.jsonl"), "there is no table"),
        (("policy", "x"), "no ready policy"),
    ],
)
def test_wrong_usage_is_one_sentence_and_nothing_changes(run: Run, argv: tuple[str, ...], why: str) -> None:
    begun(run)
    before = Path("x.cup").read_bytes()
    done = run(*argv)
    assert done.status == 2
    assert why in done.err
    assert done.err.count("\n") == 1
    assert Path("x.cup").read_bytes() == before
