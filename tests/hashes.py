"""One seed, one log, whatever Python does with sets: the same script under two hash seeds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

PLAYED = """
import hashlib, json, sys
from random import Random
from duskbell.kernel.record import encode
from duskbell.testing import random_answers, sit_down, transcript

for game, players, options, moderator in json.loads(sys.argv[1]):
    play = sit_down(game, players, 3, options, moderator=moderator)
    for _ in random_answers(play, Random(3)):
        for seat in (None, 0, players - 1):
            play.view(seat).state()
    views = [[play.view(n).as_data(), play.view(n).state()] for n in (None, *range(players))]
    told = [play.record.dump(), encode(views), transcript(game, players, 3, options, moderator)]
    print(game, players, hashlib.sha256("".join(told).encode()).hexdigest())
"""

TableOf = tuple[str, int, dict[str, Any], str]
"""Game, players, options, moderator."""


def agree(tables: list[TableOf]) -> None:
    """Assert that records, views and transcripts of these tables do not depend on the hash seed."""
    one, two = (_run(tables, seed) for seed in ("1", "2"))
    assert len(one.splitlines()) == len(tables)
    assert one == two


def _run(tables: list[TableOf], seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, json.dumps(tables)],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout
