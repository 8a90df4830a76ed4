"""Rooms over real WebSockets beside a bare broadcast: `python -m benchmarks.rooms [--quick] [--json] [--rooms N]`.

Two servers run with the same settings, each in a process on the first CPU: Duskbell's with a SQLite file on disk, and
a bare ASGI app that sends the same bytes to the same number of hearers. Two crowds, processes on the second CPU, hold
all connections to one of them each. What is measured takes turns between the two, bracketed as `calibrate` tells.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.table import Table

from benchmarks.calibrate import Bench, Contestant, Figure, Sample, pin
from benchmarks.wire.crowd import quantile
from benchmarks.wire.seating import SEATS, Orders, Seats, seat
from benchmarks.wire.served import Served

RATE = 500.0
AIM_SHARE, AIM_P99, AIM_ROOM = 0.5, 0.005, 1_000_000
WIDTH = 150
SORTS = {
    "pace": f"{RATE:.0f} messages/s",
    "one": "flood, one speaker a room",
    "all": f"flood, all {SEATS} speak",
}


@dataclass
class Facts:
    """What is measured once or a few times: bytes a room, seconds, and answers a second of whole tables."""

    rooms: int = 0
    delivery: float = 0
    lobby: float = 0
    connected: float = 0
    gathered: float = 0
    after: float = 0
    bare_connected: float = 0
    started: list[float] = field(default_factory=list)
    resumed: list[float] = field(default_factory=list)
    decisions: float = 0
    commits: list[float] = field(default_factory=list)


class House:
    """A server and the crowd that is connected to it."""

    def __init__(self, served: Served, seats: Seats, cpu: int) -> None:
        self.served, self.seats = served, seats
        self.crowd = Orders(served.port, cpu)

    def come(self) -> None:
        """Everybody connects. Raises `RuntimeError` when somebody is not let in."""
        here = self.crowd("seat", self.seats)["here"]
        if here != len(self.seats):
            raise RuntimeError(f"only {here} of {len(self.seats)} are there:\n{self.served.log.read_text()[-2000:]}")

    def sample(self, sort: str, seconds: float) -> Sample:
        """One repetition of a sort of measure; its units are deliveries, its time is the wall's, `each` the CPU's."""
        before, start = self.served.cpu(), monotonic()
        got = self.crowd("pace", seconds, RATE) if sort == "pace" else self.crowd("flood", seconds, _speakers(sort))
        used = self.served.cpu() - before
        got["server"] = used / (monotonic() - start)
        got["each"] = used / got["heard"]
        got["answered_rate"] = got["answered"] / got["seconds"]
        return Sample(got["heard"], got["answered"], got["seconds"], more=got)


def main() -> int:
    """Measure, print, and say what was reached."""
    args = _arguments()
    cpu = pin(args.cpu)
    others = sorted(os.sched_getaffinity(1) - {cpu}) if args.crowd is None else [args.crowd]
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder, console.status("the tables are laid") as status:
        bench = Bench(wanted=2, seconds=0.7, tries=4) if args.quick else Bench(wanted=5, seconds=2.0, tries=15)
        figures, facts = measure(Path(folder), args.rooms, bench, cpu, others[0], args.quick, status.update)
    if args.json:
        data = {
            "python": platform.python_version(),
            "facts": asdict(facts),
            "figures": [asdict(f) for f in figures],
            "aims": [{"what": what, "reached": reached} for what, reached in aims(figures, facts)],
        }
        print(json.dumps(data, indent=2))
    else:
        show(Console(width=max(console.width, WIDTH)), figures, facts)
    return 0


def measure(
    folder: Path, rooms: int, bench: Bench, cpu: int, other: int, quick: bool, tell: Callable[[str], None]
) -> tuple[list[Figure], Facts]:
    """Everything, in one run. `cpu`: the servers'; `other`: the crowds'."""
    facts, log = Facts(rooms), folder / "log"
    with ExitStack() as stack:
        served = Served(folder / "rooms.db", cpu, log)
        served.start()
        stack.callback(served.stop)
        seat(served.port, 1)
        empty = served.memory()
        ours = House(served, seat(served.port, rooms), other)
        stack.callback(ours.crowd.close)
        facts.lobby = (served.memory() - empty) / rooms
        ours.come()
        facts.connected = (served.memory() - empty) / rooms
        if not ours.crowd("gather")["talking"]:
            raise RuntimeError("not everybody may talk")
        facts.gathered = (served.memory() - empty) / rooms
        probe = ours.sample("one", 0.3).more
        facts.delivery = probe["bytes"] / probe["frames"]
        bare = House(Served(round(facts.delivery), cpu, folder / "bare.log"), ours.seats, other)
        bare.served.start()
        stack.callback(bare.served.stop)
        stack.callback(bare.crowd.close)
        bare_empty = bare.served.memory()
        bare.come()
        facts.bare_connected = (bare.served.memory() - bare_empty) / rooms
        figures = bench.run(list(_contestants(ours, bare)), tell)
        facts.after = (served.memory() - empty) / rooms
        for _ in range(1 if quick else 3):
            tell("kill -9")
            _resume(ours, facts)
        tell("whole tables")
        played = ours.crowd("play", 3.0 if quick else 10.0)
        facts.decisions = played["answered"] / played["seconds"]
        facts.commits = commits(folder / "bare.db")
    if said := log.read_text():
        raise RuntimeError(f"the server complained:\n{said[:2000]}")
    return figures, facts


def _contestants(ours: House, bare: House) -> list[Contestant]:
    def one(name: str, house: House, sort: str) -> Contestant:
        return Contestant(f"{name}-{sort}", SORTS[sort], lambda seconds: house.sample(sort, seconds), "delivery")

    return [one(name, house, sort) for sort in SORTS for name, house in (("ours", ours), ("bare", bare))]


def _resume(ours: House, facts: Facts) -> None:
    """kill -9, start again: when does the last of all clients have its table back?"""
    start = monotonic()
    ours.served.kill()
    facts.started.append(ours.served.start())
    got = ours.crowd("seat")
    if got["here"] != len(ours.seats):
        raise RuntimeError(f"only {got['here']} of {len(ours.seats)} came back")
    facts.resumed.append(got["at"] - start)


def commits(file: Path, count: int = 300) -> list[float]:
    """How many seconds SQLite alone takes to make one row durable in this folder, sorted: no answer comes sooner."""
    found = []
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE lines (line TEXT)")
        for _ in range(count):
            start = monotonic()
            db.execute("INSERT INTO lines VALUES ('said')")
            found.append(monotonic() - start)
    return sorted(found)


def _speakers(sort: str) -> int:
    return 1 if sort == "one" else SEATS


def aims(figures: list[Figure], facts: Facts) -> list[tuple[str, bool]]:
    """What the project asks of itself, and whether this run reached it."""
    by = {f.name: f for f in figures}
    p99 = by["ours-pace"].more["last_p99"]
    found = [(f"p99 {p99 * 1e3:.1f} ms to the last hearer at {RATE:.0f} messages/s (aim 5 ms)", p99 < AIM_P99)]
    for sort in ("one", "all"):
        ours, bare = by[f"ours-{sort}"], by[f"bare-{sort}"]
        wall, cpu = ours.rate / bare.rate, bare.more["each"] / ours.more["each"]
        said = f"{wall:.2f} of the bare broadcast's deliveries a second, {cpu:.2f} a second of CPU, {SORTS[sort]}"
        found.append((f"{said} (aim {AIM_SHARE})", min(wall, cpu) >= AIM_SHARE))
    found.append(
        (f"{facts.gathered / 1e3:,.0f} kB a room with its {SEATS} connections (aim 1 MB)", facts.gathered < AIM_ROOM)
    )
    return found


def show(console: Console, figures: list[Figure], facts: Facts) -> None:
    """The tables, and what was reached."""
    table = Table(title=f"{facts.rooms} rooms of {SEATS}, {facts.delivery:,.0f} bytes to each hearer")
    table.add_column("what", no_wrap=True)
    heads = (
        "p50 ms",
        "p99 ms",
        "last p50",
        "last p99",
        "answered/s",
        "deliveries/s",
        "spread",
        "clean",
        "µs each",
        "server",
        "crowd",
    )
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    for f in figures:
        times = [f"{f.more[n] * 1e3:.2f}" if n in f.more else "" for n in _TIMES]
        table.add_row(
            f"{f.name.partition('-')[0]}: {f.about}",
            *times,
            f"{f.more['answered_rate']:,.0f}",
            f"{f.rate:,.0f}",
            f"{f.spread:.0%}",
            f"{f.reps} of {f.tries}",
            f"{f.more['each'] * 1e6:.1f}",
            f"{f.more['server']:.0%}",
            f"{f.more['share']:.0%}",
        )
    console.print(table)
    console.print(
        f"Memory a room: {facts.lobby / 1e3:,.0f} kB started, {facts.connected / 1e3:,.0f} kB with {SEATS} connections,"
        f" {facts.gathered / 1e3:,.0f} kB when the talk begins, {facts.after / 1e3:,.0f} kB after all this talk;"
        f" the bare app's connections {facts.bare_connected / 1e3:,.0f} kB.\n"
        f"From kill -9 to the last of {facts.rooms * SEATS:,} first states: {statistics.median(facts.resumed):.2f} s,"
        f" of which {statistics.median(facts.started):.2f} s until the server answers.\n"
        f"Whole tables over the wire: {facts.decisions:,.0f} answers and wishes to go on a second.\n"
        f"SQLite alone makes a row durable in {quantile(facts.commits, 0.5) * 1e3:.2f} ms (p50) or"
        f" {quantile(facts.commits, 0.99) * 1e3:.2f} ms (p99) on this disk; no answer comes sooner.",
        highlight=False,
    )
    for what, reached in aims(figures, facts):
        console.print(f"{'reached' if reached else 'MISSED '}  {what}", highlight=False)
    for f in figures:
        if not f.clean:
            console.print(f"NOT CLEAN: {f.name} had {f.reps} usable repetitions in {f.tries} tries; do not rely on it.")


_TIMES = ("heard_p50", "heard_p99", "last_p50", "last_p99")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rooms", description="Rooms beside a bare broadcast.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    parser.add_argument("--rooms", type=int, default=200, help="how many rooms (default: 200)")
    parser.add_argument("--cpu", type=int, help="the servers' CPU (default: the first)")
    parser.add_argument("--crowd", type=int, help="the crowd's CPU (default: another one)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
