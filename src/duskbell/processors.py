"""How many processors a program may use."""

from __future__ import annotations

import os


def processors() -> int:
    """How many this process may run on: fewer than the machine has where it is bound to some of them."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
