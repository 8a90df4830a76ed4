"""Ratings in a process of their own: the file of a cup comes in, what a fit over its tables says goes out. It takes
seconds, and whoever asks goes on meanwhile.
"""

from __future__ import annotations

import sys
from typing import Any

from duskbell.cup.file import parse
from duskbell.cup.played import played
from duskbell.cup.state import State
from duskbell.kernel.record import encode
from duskbell.ratings import LEAST, rate


def rated(cup: State) -> dict[str, Any]:
    """What the tables of a cup say of its players and teams, and of each board's sides. Below the least number of
    tables there are no rows.
    """
    found = rate(*played(cup))
    return {
        "verdict": found.verdict,
        "tables": found.tables,
        "least": LEAST,
        "players": found.players,
        "teams": found.teams,
        "shares": found.shares() if found.players else (),
    }


def main() -> None:
    """Rate the cup that the standard input has."""
    cup = parse(sys.stdin.buffer.read().decode())
    sys.stdout.write(encode(rated(cup.state)) + "\n")


if __name__ == "__main__":
    main()
