"""The order of sets and dictionaries in a process decides nothing: two PYTHONHASHSEEDs give one log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SCRIPT = """
import hashlib
from random import Random
import msgspec
from tests.kernel.tiny import GAMES, play_on, sit
told = hashlib.sha256()
for game in GAMES:
    for seed in range(6):
        play = play_on(sit(game, 3 + seed % 3, seed=str(seed)), Random(seed))
        told.update(play.record.dump().encode())
        for entry in play.table.log:
            told.update(msgspec.json.encode([entry.event.as_data(), str(entry.seen)]))
        for seat in (0, 1, 2, None):
            told.update(msgspec.json.encode([play.view(seat).as_data(), play.view(seat).state()]))
print(told.hexdigest())
"""


def test_two_hash_seeds_give_one_log() -> None:
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    told = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        ).stdout.strip()
        for seed in ("1", "4242")
    ]
    assert len(told[0]) == 64
    assert told[0] == told[1]
