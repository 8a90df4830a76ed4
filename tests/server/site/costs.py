"""What processor time the parts of a site take, and the trial's own people."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from pathlib import Path

from tests.server.site.site import Site

Spent = dict[str, dict[int, float]]
"""By part, the seconds of a core that each of its processes has taken."""


def spent(site: Site) -> Spent:
    """Until now, of processes that live."""
    parts = {
        "nodes": [pid for pid in site.pids if pid is not None],
        "postgres": _family(site.postgres.pid),
        "haproxy": [site.haproxy],
        "ways": [relay.pid for relay in site.relays],
        "people": [os.getpid()],
    }
    return {part: {pid: _seconds(pid) for pid in pids if pid} for part, pids in parts.items()}


def between(before: Spent, after: Spent) -> dict[str, float]:
    """What was taken meanwhile; whoever has ended is not counted."""
    return {
        part: sum(seconds - before[part].get(pid, 0.0) for pid, seconds in of.items()) for part, of in after.items()
    }


def _seconds(pid: int) -> float:
    total = 0.0
    for thread in Path("/proc").glob(f"{pid}/task/*/schedstat"):
        with suppress(OSError):
            total += int(thread.read_text().split()[0]) / 1e9
    return total


def _family(pid: int) -> list[int]:
    if not pid:
        return []
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [pid, *map(int, found.split())]
