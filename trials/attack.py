"""A million messages, frames and requests of somebody who holds no seat, in pieces of ten thousand: no fault of the
server's, no changed table, and no growth; and halves, drops and bombs in pieces of five hundred.
`tests/server/test_attack.py` and `test_halves.py` send a few.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from duskbell.server.running.settings import Settings
from tests.server.attacker import Attacker
from tests.server.halves import Halves
from tests.server.house import House, open_house
from tests.server.test_attack import OPEN
from tests.server.test_halves import BRIEF
from tests.server.test_hostile import night
from trials.progress import Progress

COUNT = 100
GROWTH = 30.0
"""Megabytes that the second half of a piece may add."""


class _Faults(logging.Handler):
    """What the log calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


class Sort(NamedTuple):
    """One sort of attack: how it is called, how many are sent in a piece, with what settings, and by whom."""

    name: str
    piece: int
    settings: Settings
    attacker: Callable[[House, str, int], Attacker | Halves]


ATTACK = Sort("attack", 10_000, OPEN, Attacker)
PATIENT = replace(BRIEF, limits=replace(BRIEF.limits, hello=2.0))
"""The people of the table that is attacked say hello in time, however busy the machine is."""
HALVES = Sort("halves", 500, PATIENT, lambda house, room, seed: Halves(house.port, room, seed))


def run(seed: int, start: int, count: int) -> str:
    """Send the pieces from number `start` on that were not sent yet, and tell all that is known."""
    return _run(ATTACK, seed, start, count)


def run_halves(seed: int, start: int, count: int) -> str:
    """The same with halves, drops and bombs."""
    return _run(HALVES, seed, start, count)


def _run(sort: Sort, seed: int, start: int, count: int) -> str:
    progress = Progress(sort.name, seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            with TemporaryDirectory() as folder:
                fault, grown, seen = asyncio.run(_piece(sort, Path(folder), 1000 * seed + n))
            progress.note(str(n), fault=fault, grown=grown, seen=seen)
            if fault:
                print(f"piece {n}: {fault}", flush=True)
    done = list(progress.done.values())
    seen = Counter[str]()
    for found in done:
        seen.update(found["seen"])
    faults, most = sum(bool(found["fault"]) for found in done), max((found["grown"] for found in done), default=0.0)
    told = ", ".join(f"{what} {number}" for what, number in seen.most_common(24))
    return (
        f"{sort.name} seed {seed}: {sort.piece * len(done)} sent, {faults} faults, at most {most:.1f} MB in half a"
        f" piece; {told}"
    )


async def _piece(sort: Sort, folder: Path, seed: int) -> tuple[str, float, dict[str, int]]:
    faults = _Faults()
    logging.getLogger().addHandler(faults)
    seen: Counter[str] = Counter()
    grown = 0.0
    try:
        async with open_house(folder, sort.settings) as house:
            room, *_ = await night(house, speed="none")  # nobody answers, and no clock does it for them
            lines, info = await house.lines(room["room"]), (await house.get(f"/rooms/{room['room']}")).json()
            before = 0.0
            for half in range(2):
                attacker = sort.attacker(house, room["room"], 2 * seed + half)
                await attacker.run(sort.piece // 2)
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
