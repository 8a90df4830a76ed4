"""Does it stay as it was? `python -m benchmarks.soak [--minutes 30] [--rooms 100]`.

So many tables of people and bots are played at once, one after the other, for so many minutes. People drop their
connections and come back, watch, ask for rematches and read the record when it is over. A line a minute tells how the
server is; at the end everybody leaves, and what is left of them on the server is told. Exits 1 when memory grows,
something stays open or anything went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from rich.console import Console

from benchmarks.wire.folk import Town
from benchmarks.wire.served import PUT_AWAY, Served

EVERY = 2.0
"""Seconds between two looks at the server."""
WARM = 1 / 3
"""The share of the time in which memory may grow: rooms come and go, caches fill, the heap finds its shape."""
AIM = 0.15
"""Growth of memory in an hour, as a share of what it is, that is not told from none: a heap from which everything comes
back still spreads for an hour or so. One connection in thirty that stayed, or one table in eight, would be more.
"""
POOL = 45
"""Files that the store's connections may keep open: fifteen, each with the database, its log and its index."""
LEAST = 10.0
"""Minutes below which growth is not judged."""


@dataclass(frozen=True)
class Look:
    """The server at one moment. `at`: minutes since the beginning."""

    at: float
    memory: int
    files: int
    rooms: int
    connections: int
    cpu: float


class Watch:
    """Looks at the server from time to time."""

    def __init__(self, served: Served, town: Town) -> None:
        self.looks: list[Look] = []
        self._served, self._town = served, town
        self._start = monotonic()

    async def look(self) -> Look:
        """How it is now."""
        counts = (await self._town.http.get(f"http://127.0.0.1:{self._town.port}/metrics")).text
        served = self._served
        rooms, connections = _count(counts, "duskbell_rooms"), _count(counts, "duskbell_connections")
        at = (monotonic() - self._start) / 60
        self.looks.append(Look(at, served.memory(), served.files(), rooms, connections, served.cpu()))
        return self.looks[-1]

    def growth(self, since: float) -> float:
        """Bytes an hour by which memory grows from minute `since` on: the median slope between its two halves' looks.

        Pairing every look of the first half with its counterpart in the second forgives single peaks (Theil-Sen).
        """
        looks = [x for x in self.looks if x.at >= since]
        half = len(looks) // 2
        slopes = sorted((b.memory - a.memory) / (b.at - a.at) for a, b in zip(looks, looks[half:], strict=False))
        slopes = slopes[:half]
        return slopes[len(slopes) // 2] * 60 if slopes else 0.0


def main() -> int:
    """Soak, print, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description="Does the server stay as it was?")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder:
        served = Served(Path(folder) / "soak.db", -1, Path(folder) / "log")
        served.start()
        try:
            found = asyncio.run(soak(served, args.minutes, args.rooms, args.seed, console))
        finally:
            served.stop()
        said = served.log.read_text()
    if said:
        found.append(f"the log has {len(said.splitlines())} lines of complaint:\n{said[:3000]}")
    for line in found:
        console.print(f"WRONG: {line}")
    console.print("Something is wrong." if found else "Nothing grew, nothing stayed open, nothing went wrong.")
    return 1 if found else 0


async def soak(
    served: Served, minutes: float, rooms: int, seed: int, console: Console, put_away: float = PUT_AWAY
) -> list[str]:
    """Let the town live for so long; what was wrong."""
    town = Town(served.port, seed)
    watch = Watch(served, town)
    before = await watch.look()
    tables = [asyncio.create_task(town.keep_table(n)) for n in range(rooms)]
    told = 0
    while watch.looks[-1].at < minutes:
        await asyncio.sleep(EVERY)
        look = await watch.look()
        if int(look.at) > told or look.at >= minutes:
            told = int(look.at)
            console.print(_line(look, town))
    town.closing.set()
    await asyncio.gather(*tables)
    await town.leave()
    console.print(f"Everybody leaves; rooms leave memory {put_away:.0f} s later.")
    after = await watch.look()
    until = monotonic() + put_away + 15
    while (after.rooms or after.connections) and monotonic() < until:
        await asyncio.sleep(EVERY)
        after = await watch.look()
    console.print(_line(after, town))
    await town.leave()
    return _judge(watch, minutes, before, after, console) + _some(town.wrong)


def _judge(watch: Watch, minutes: float, before: Look, after: Look, console: Console) -> list[str]:
    warm = minutes * WARM
    grown = watch.growth(warm)
    most = max(x.memory for x in watch.looks)
    last = [x.memory for x in watch.looks if x.at <= minutes][-1]
    console.print(
        f"Memory: {before.memory / 1e6:.0f} MB empty, {most / 1e6:.0f} MB at most, {after.memory / 1e6:.0f} MB "
        f"after all; from minute {warm:.0f} on it grows by {grown / 1e6:+.1f} MB an hour ({grown / last:+.1%})."
    )
    found = []
    if minutes < LEAST:
        console.print(f"A run of less than {LEAST:.0f} minutes does not judge growth.")
    elif grown > AIM * last:
        found.append(f"memory grows by {grown / 1e6:.1f} MB an hour, {grown / last:.1%} (aim: below {AIM:.0%})")
    if after.rooms or after.connections:
        found.append(f"{after.rooms} rooms and {after.connections} connections stay though everybody has left")
    if after.files > before.files + POOL:
        found.append(f"{after.files} files and sockets are open, {before.files} were before anybody came")
    return found


def _some(wrong: list[str]) -> list[str]:
    return [*wrong[:20], *([f"and {len(wrong) - 20} more"] if len(wrong) > 20 else [])]


def _line(look: Look, town: Town) -> str:
    seen = town.seen
    return (
        f"{look.at:5.1f} min  {look.memory / 1e6:6.1f} MB  {look.files:4} files  {look.rooms:4} rooms  "
        f"{look.connections:4} connected  {look.cpu / (look.at * 60):4.0%} CPU  {seen['tables']:5} tables, "
        f"{seen['rematches']} rematches, {seen['came back']} returns, {seen['sent']} sent, {seen['heard']} heard, "
        f"{len(town.wrong)} wrong"
    )


def _count(text: str, name: str) -> int:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return int(float(found[1])) if found else 0


if __name__ == "__main__":
    sys.exit(main())
