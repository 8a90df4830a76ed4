"""kill -9 under play: in each siege a server dies 70 times while three tables are played at it, and nothing that was
acknowledged may be lost. `tests/server/test_kills.py` holds out one of them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.test_kills import hold_out
from trials.progress import Progress

COUNT = 20


def run(seed: int, start: int, count: int) -> str:
    """Stand the sieges from number `start` on that were not stood yet, and tell all that is known."""
    progress = Progress("kills", seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            with TemporaryDirectory() as folder:
                fault = _fault(Path(folder), 1000 * seed + n)
            progress.note(str(n), fault=fault)
            if fault:
                print(f"siege {n}: {fault}", flush=True)
    faults = sum(bool(found["fault"]) for found in progress.done.values())
    return f"kills seed {seed}: {len(progress.done)} sieges, {faults} faults"


def _fault(folder: Path, seed: int) -> str:
    try:
        asyncio.run(hold_out(folder, seed))
    except Exception as found:
        while isinstance(found, ExceptionGroup):
            found = found.exceptions[0]
        return f"{type(found).__name__} {found}"
    return ""
