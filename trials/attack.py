"""A million messages, frames and requests of somebody who holds no seat, in pieces of ten thousand: no fault of the
server's, no changed table, and no growth. `tests/server/test_attack.py` sends a few.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.attacker import Attacker
from tests.server.house import open_house
from tests.server.test_attack import OPEN
from tests.server.test_hostile import night
from trials.progress import Progress

COUNT, PIECE = 100, 10_000
GROWTH = 30.0
"""Megabytes that the second half of a piece may add."""


class _Faults(logging.Handler):
    """What the log calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


def run(seed: int, start: int, count: int) -> str:
    """Send the pieces from number `start` on that were not sent yet, and tell all that is known."""
    progress = Progress("attack", seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            with TemporaryDirectory() as folder:
                fault, grown, seen = asyncio.run(_piece(Path(folder), 1000 * seed + n))
            progress.note(str(n), fault=fault, grown=grown, seen=seen)
            if fault:
                print(f"piece {n}: {fault}", flush=True)
    done = list(progress.done.values())
    seen = Counter[str]()
    for found in done:
        seen.update(found["seen"])
    faults, most = sum(bool(found["fault"]) for found in done), max((found["grown"] for found in done), default=0.0)
    told = ", ".join(f"{what} {number}" for what, number in seen.most_common(12))
    return (
        f"attack seed {seed}: {PIECE * len(done)} sent, {faults} faults, at most {most:.1f} MB in half a piece; {told}"
    )


async def _piece(folder: Path, seed: int) -> tuple[str, float, dict[str, int]]:
    faults = _Faults()
    logging.getLogger().addHandler(faults)
    seen: Counter[str] = Counter()
    grown = 0.0
    try:
        async with open_house(folder, OPEN) as house:
            room, *_ = await night(house, speed="none")  # nobody answers, and no clock does it for them
            lines, info = await house.lines(room["room"]), (await house.get(f"/rooms/{room['room']}")).json()
            before = 0.0
            for half in range(2):
                attacker = Attacker(house, room["room"], 2 * seed + half)
                await attacker.run(PIECE // 2)
                seen += attacker.seen
                grown, before = _megabytes() - before, _megabytes()
            after = (await house.get(f"/rooms/{room['room']}")).json()
            assert await house.lines(room["room"]) == lines, "the record has changed"
            assert after | {"watchers": 0} == info | {"watchers": 0}, "the room has changed"
        assert not faults.told, faults.told[:3]
        assert grown < GROWTH, f"{grown:.1f} MB more"
    except Exception as e:
        return f"{type(e).__name__} {e}"[:600], grown, dict(seen)
    finally:
        logging.getLogger().removeHandler(faults)
    return "", grown, dict(seen)


def _megabytes() -> float:
    """What this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
