"""Every sentence of rule text 000 is held by a scenario that there is, or has nothing to hold: this counts.

`sentences.tsv` has them by number, with what they say in our words. A sentence is what ends in a full stop, a question
or exclamation mark, or a line; those that say one thing stand together. `held`: the scenarios, "rules: name" for one of
`test_rules.py`. `beside`: why there is nothing to hold: boxes, chairs and boards, advice to a person, the book of
itself.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.rulebook.held import gone

HERE = Path(__file__).parent
PARTS = {1: 85, 2: 109, 3: 106, 4: 21}
"""How many sentences each part has."""
HELD = 277
"""How many of all are held by scenarios."""


class Row(NamedTuple):
    """Sentences `first` to `last` of a part."""

    part: int
    first: int
    last: int
    says: str
    held: tuple[str, ...]
    beside: str


def rows() -> list[Row]:
    """The table."""
    with (HERE / "sentences.tsv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    held = [tuple(filter(None, r["held"].split("; "))) for r in read]
    return [
        Row(int(r["part"]), int(r["first"]), int(r["last"]), r["says"], names, r["beside"])
        for r, names in zip(read, held, strict=True)
    ]


def test_each_sentence_stands_in_the_table_once_and_in_order() -> None:
    for part, count in PARTS.items():
        numbers = [n for row in rows() if row.part == part for n in range(row.first, row.last + 1)]
        assert numbers == list(range(1, count + 1)), f"part {part}"


def test_each_is_held_by_a_scenario_or_says_why_there_is_nothing_to_hold() -> None:
    for row in rows():
        assert row.says
        assert bool(row.held) != bool(row.beside), f"{row.part}.{row.first}"


@pytest.mark.slow
def test_each_scenario_that_is_named_is_there() -> None:
    assert gone(HERE, [name for row in rows() for name in row.held]) == []


def test_so_many_sentences_are_held() -> None:
    held = sum(row.last - row.first + 1 for row in rows() if row.held)
    assert (held, sum(PARTS.values())) == (HELD, 321), "fewer are held, or more: say so here"
