"""How the benchmark talks with a peer: a line with seconds in, a line `[decisions, games, CPU seconds]` out.

It must run in a peer's venv, so it imports the standard library alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable


def serve(rep: Callable[[float], tuple[int, int, float]]) -> None:
    """Do a repetition for each line that comes in, until none comes any more."""
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(rep(float(line))), flush=True)
