"""What the tables of a cup say of who played them, as the pages and the command line tell it."""

from __future__ import annotations

import io
import json
import sys

import pytest

from duskbell.cup import rating
from duskbell.cup.file import dump
from tests.cup.club import TEAMS, Club, season


@pytest.fixture(scope="module")
def played() -> Club:
    """64 tables, of which the side with Team a won all."""
    return season(64, lambda rng, teams: "wolves" if "a" in teams[:2] else "good")


def test_below_64_tables_there_are_no_rows() -> None:
    found = rating.rated(season(3, lambda rng, teams: "good").cup.state)
    assert (found["verdict"], found["tables"], found["least"]) == ("not enough tables", 3, 64)
    assert [len(found[rows]) for rows in ("players", "teams", "shares")] == [0, 0, 0]


def test_players_and_teams_are_told_by_name_with_intervals(played: Club) -> None:
    found = rating.rated(played.cup.state)
    assert (found["verdict"], found["tables"]) == ("ranked", 64)
    assert found["teams"][0].name == "Team a"
    assert {t.name for t in found["teams"]} == {f"Team {t}" for t in TEAMS}
    assert all(r.low < r.strength < r.high for r in (*found["players"], *found["teams"]))
    assert {(s.board, s.side) for s in found["shares"]} == {("werewolf/6", "good"), ("werewolf/6", "wolves")}
    assert sum(r.tables for r in found["players"]) == 64 * 6


def test_the_process_reads_a_cups_file(played: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dump(played.cup).encode())))
    monkeypatch.setattr(sys, "stdout", out)
    rating.main()
    assert json.loads(out.getvalue())["verdict"] == "ranked"
