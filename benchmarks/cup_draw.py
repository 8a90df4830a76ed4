"""How even draws are, and how long they take: `python -m benchmarks.cup_draw`, on one core. `--json` prints data."""

from __future__ import annotations

import argparse
import json
import os
from time import process_time
from typing import Any

SIZES = (
    (13, 13, 1), (16, 16, 1), (24, 24, 1), (36, 36, 1), (18, 12, 1), (20, 20, 1), (24, 24, 2), (48, 48, 1), (30, 40, 2),
    (36, 36, 3), (48, 48, 4),
)  # fmt: skip
"""Teams, tables of twelve, tables side by side."""


def measured(effort: float = 1.0) -> list[dict[str, Any]]:
    """One draw of each size."""
    from duskbell.cup.draw import Wanted
    from duskbell.cup.draw.draw import draw

    found = []
    for teams, tables, aside in SIZES:
        began = process_time()
        _, report = draw(Wanted(teams=teams, tables=tables, aside=aside, effort=effort))
        found.append(
            {
                "teams": teams,
                "tables": tables,
                "aside": aside,
                "bound": report.bound,
                "reached": report.squares,
                "more": round(report.gap, 5),
                "met": report.met,
                "plays": report.plays,
                "seats": report.seats,
                "seconds": round(process_time() - began, 1),
            }
        )
    return found


def main() -> None:
    """Print a row for each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data")
    given = parser.parse_args()
    rows = measured()
    if given.json:
        print(json.dumps(rows))
        return
    print("| teams, tables, aside | bound | reached | more | meet | play | seconds of CPU time |")
    print("| --- | ---: | ---: | ---: | --- | --- | ---: |")
    for row in rows:
        low, high = row["met"]
        print(
            f"| {row['teams']}, {row['tables']}, {row['aside']} | {row['bound']:,} | {row['reached']:,} "
            f"| {row['more']:.2%} | {low} to {high} | {row['plays'][0]} to {row['plays'][1]} | {row['seconds']} |"
        )


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when numpy is imported
    main()
