"""Standings and ledger as CSV and JSON. No name can become a formula in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from duskbell.cup.ledger import Entry
from duskbell.cup.standings import plain, standings
from duskbell.cup.state import State

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet takes for the beginning of a formula."""


MARK = "\ufeff"
"""The byte-order mark. Without it a spreadsheet takes a file of values for one in its country's own letters, and spoils
the names.
"""


def cell(value: object) -> str:
    """A value as one cell: text that would be read as a formula has an apostrophe before it; numbers stay numbers."""
    if not isinstance(value, str):
        return str(value)
    return "'" + value if value.lstrip(" ").startswith(FORMULA) else value


def standings_csv(cup: State, stage: str = "robin") -> str:
    """The standings of a stage, a line a team, after a byte-order mark."""
    rows = standings(cup, stage)
    heads = ("place", "team", "name", "points", "tables", "wins", "best", "best_loser", "fines", "absences", "note")
    return _csv(heads, ([getattr(row, head) for head in heads] for row in rows))


def ledger_csv(ledger: Iterable[Entry]) -> str:
    """A ledger, a line an entry, after a byte-order mark."""
    heads = (
        "id",
        "at",
        "stage",
        "team",
        "member",
        "kind",
        "points",
        "table",
        "take",
        "event",
        "rule",
        "reason",
        "undoes",
    )
    return _csv(
        heads,
        (
            [
                plain(e.points)
                if head == "points"
                else getattr(e.cause if head in ("table", "take", "event", "rule") else e, head)
                for head in heads
            ]
            for e in ledger
        ),
    )


def as_data(cup: State) -> dict[str, Any]:
    """Standings, ledger, teams and tables as JSON values."""
    told: dict[str, Any] = msgspec.to_builtins(
        {
            "cup": cup.name,
            "game": cup.game,
            "teams": list(cup.teams.values()),
            "standings": {stage: standings(cup, stage) for stage in ("robin", "final")},
            "qualified": cup.qualified,
            "ledger": list(cup.ledger),
        }
    )
    return told


def _csv(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    out.write(MARK)
    writer = csv.writer(out)
    writer.writerow(heads)
    for row in rows:
        writer.writerow([cell(value) for value in row])
    return out.getvalue()
