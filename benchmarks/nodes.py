"""What several nodes cost: `python -m benchmarks.nodes [--rounds N] [--seconds S] [--ports A B]`.

In one run, turn by turn: one server alone on PostgreSQL and a node on the same PostgreSQL; the owner of a room asked
straight and through another node; the same tables at one, two and three nodes. With `--ports` two servers that run
already: the second against the first. At eight tables (six where they are spread) somebody says something as soon as
the last was taken; two more listen at each. Beside messages a second, which need a quiet machine, it tells what a
message costs the servers in processor time, PostgreSQL left out, which hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.wire.crowd import quantile
from benchmarks.wire.ports import free_port
from tests.server.site.chaos import Chaos, Table
from tests.server.site.site import SECRET, Site, open_site

ROOMS, SPREAD = 8, 6
Slice = tuple[float, list[float]]
Pids = Sequence[int]


class Side:
    """What is compared: tables, and the processes that serve them. `rates`, `took`, `cost`: messages a second of each
    slice, seconds that each message took, seconds of processor time a message of each slice.
    """

    def __init__(self, tables: list[Table], pids: Pids) -> None:
        self.tables, self.pids = tables, pids
        self.rates: list[float] = []
        self.took: list[float] = []
        self.cost: list[float] = []

    async def speak(self, seconds: float) -> None:
        """One slice."""
        before = _used(self.pids)
        rate, took = await _slice(self.tables, seconds)
        self.rates.append(rate)
        self.took.extend(took)
        self.cost.append((_used(self.pids) - before) / len(took))

    def forget(self) -> None:
        """What was measured so far was to get warm."""
        self.rates, self.took, self.cost = [], [], []


def _used(pids: Pids) -> float:
    """Seconds of processor time that these processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def _listening(port: int) -> int:
    """The process that listens on a port of this machine."""
    inodes = {
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if line.split()[3] == "0A" and int(line.split()[1].rpartition(":")[2], 16) == port
    }
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if link.readlink().name in {f"socket:[{inode}]" for inode in inodes}:
                return int(link.parts[2])
    raise SystemExit(f"nobody listens on port {port} of 127.0.0.1")


async def _tables(stack: AsyncExitStack, port: int, http: httpx.AsyncClient, rooms: int = ROOMS) -> list[Table]:
    """Tables at the server of a port, everybody in the midst of a talk."""
    door: Any = SimpleNamespace(door=port, http=http)
    chaos = Chaos(door, 1, rooms)
    stack.push_async_callback(chaos.close)
    await chaos.gather()
    return chaos.tables


async def _slice(tables: Iterable[Table], seconds: float) -> Slice:
    """Sayings that were taken a second, and how long each took."""
    took: list[float] = []
    until = monotonic() + seconds

    async def speak(table: Table) -> None:
        ear = next(ear for ear in table.ears if "public" in ear.state["channels"])  # who lives
        while (began := monotonic()) < until:
            if await ear.say(f"saying {len(ear.sent)}."):
                took.append(monotonic() - began)
            else:
                raise AssertionError(f"refused: {ear.refused}, here: {ear.here.is_set()}")

    began = monotonic()
    await asyncio.gather(*(speak(table) for table in tables))
    return len(took) / (monotonic() - began), took


async def _compare(name: str, sides: Sequence[Side], rounds: int, seconds: float) -> None:
    """Each against the first, turn by turn."""
    for side in sides:
        await side.speak(0.5)
        side.forget()
    for n in range(rounds):
        for side in sides if n % 2 else reversed(sides):
            await side.speak(seconds)
    one = sides[0]
    for n, side in enumerate(sides[1:], 2):
        rates = [b / a for a, b in zip(one.rates, side.rates, strict=True)]
        costs = [b / a for a, b in zip(one.cost, side.cost, strict=True)]
        a, b = sorted(one.took), sorted(side.took)
        which = f" ({n})" if len(sides) > 2 else ""
        print(
            f"{name}{which}: messages/s x{statistics.median(rates):.3f}"
            f" (of {rounds} pairs {min(rates):.2f} to {max(rates):.2f}), p50 {quantile(a, 0.5) * 1e3:.2f} and"
            f" {quantile(b, 0.5) * 1e3:.2f} ms, p99 {quantile(a, 0.99) * 1e3:.1f} and {quantile(b, 0.99) * 1e3:.1f} ms;"
            f" processor time a message x{statistics.median(costs):.3f} ({min(costs):.2f} to {max(costs):.2f}),"
            f" {statistics.median(one.cost) * 1e6:.0f} and {statistics.median(side.cost) * 1e6:.0f} us",
            flush=True,
        )


async def _spread(stack: AsyncExitStack, site: Site, n: int) -> Side:
    """Tables at the first n nodes, the same number at each."""
    tables: list[Table] = []
    for port in site.ports[:n]:
        tables += await _tables(stack, port, site.http, SPREAD // n)
    return Side(tables, [pid for pid in site.pids[:n] if pid is not None])


async def _hop(site: Site, rounds: int) -> None:
    """What the way through another node adds to a ping, which the owner answers without its store."""
    async with AsyncExitStack() as stack:
        table = (await _tables(stack, site.ports[0], site.http))[0]
        hello = json.dumps({"type": "hello", "token": table.ears[0].token})
        lines = []
        for port in site.ports[:2]:
            url = f"ws://127.0.0.1:{port}/api/rooms/{table.room}/ws"
            line = await stack.enter_async_context(connect(url, compression=None, max_size=None, proxy=None))
            await line.send(hello)
            await line.recv()
            lines.append(line)
        took: tuple[list[float], list[float]] = ([], [])
        for _ in range(rounds * 50):
            for which, line in enumerate(lines):
                began = monotonic()
                await line.send('{"type":"ping"}')
                while b"pong" not in await line.recv(decode=False):
                    pass
                took[which].append(monotonic() - began)
        a, b = statistics.median(took[0]), statistics.median(took[1])
        print(f"the hop adds {(b - a) * 1e3:.2f} ms (p50 {a * 1e3:.2f} and {b * 1e3:.2f} ms)", flush=True)


async def _measure(rounds: int, seconds: float, ports: list[int]) -> None:
    async with AsyncExitStack() as stack:
        if ports:
            http = await stack.enter_async_context(httpx.AsyncClient(trust_env=False, timeout=60))
            sides = [Side(await _tables(stack, port, http), [_listening(port)]) for port in ports]
            await _compare("the second against the first", sides, rounds, seconds)
            return
        site = await stack.enter_async_context(open_site())
        alone, node = free_port(), free_port()
        beside = {alone: await site.start_beside(alone, "alone")}
        beside[node] = await site.start_beside(node, "postgres", SECRET)
        sides = [Side(await _tables(stack, port, site.http), [pid]) for port, pid in beside.items()]
        await _compare("a node against a server alone, both on PostgreSQL", sides, rounds, seconds)
        await _hop(site, rounds)
        sides = [await _spread(stack, site, n) for n in (1, 2, 3)]
        await _compare("so many nodes against one", sides, rounds, seconds)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.nodes", description="What several nodes cost.")
    parser.add_argument("--rounds", type=int, default=10, help="pairs (default: 10)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each slice (default: 2)")
    parser.add_argument("--ports", type=int, nargs=2, default=[], help="two servers that run already")
    given = parser.parse_args()
    asyncio.run(_measure(given.rounds, given.seconds, given.ports))


if __name__ == "__main__":
    main()
