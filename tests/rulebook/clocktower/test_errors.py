"""The errors that other engines of this game are known for, by number: a scenario holds each of them here."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.rulebook.held import gone

HERE = Path(__file__).parent
KNOWN = 46
"""How many there are."""
with (HERE / "errors.tsv").open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_each_number_stands_there_once() -> None:
    assert [int(row["number"]) for row in ROWS] == list(range(1, KNOWN + 1))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["number"])
def test_each_is_held_by_scenarios_that_there_are(row: dict[str, str]) -> None:
    assert row["rule"]
    assert row["held"]
    assert gone(HERE, row["held"].split("; ")) == []
