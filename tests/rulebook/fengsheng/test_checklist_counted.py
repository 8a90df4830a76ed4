"""Where the best open system departs from the text, what its users complained of, and every interaction that is easily
got wrong: each has tests that hold it. `checklist.tsv` has them by number, in our words.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.rulebook.held import gone

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
INTERACTIONS = 45
"""How many there are to hold (4.1 to 4.45); of several clauses each has a row of its own."""
DEPARTURES = 41
"""How many departures and complaints there are (3.1)."""


def rows() -> list[tuple[str, str, list[str]]]:
    """Where it stands, what it says, and the tests that hold it."""
    with (HERE / "checklist.tsv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [(r["where"], r["says"], r["held"].split("; ")) for r in read]


def test_every_interaction_and_every_departure_stands_there() -> None:
    places = [where for where, _, _ in rows()]
    assert len(set(places)) == len(places)
    numbers = [int(where.split()[0].partition(".")[2]) for where in places if where.startswith("4.")]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, INTERACTIONS + 1))
    assert sum(where.startswith("3.1 ") for where in places) == DEPARTURES


def test_each_is_held_by_tests_that_there_are() -> None:
    assert all(says and all(held) for _, says, held in rows())
    assert gone(HERE, [name for _, _, held in rows() for name in held]) == []
