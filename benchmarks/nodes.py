"""What several nodes cost: `python -m benchmarks.nodes [--rounds N] [--seconds S] [--ports A B]`.

Pairs in one run, turn by turn: one server alone on PostgreSQL and a node on the same PostgreSQL; the owner of a room
asked straight and through another node. With `--ports` two servers that run already: the second against the first. At
eight tables somebody says something as soon as the last was taken; two more listen at each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
from collections.abc import Iterable
from contextlib import AsyncExitStack
from time import monotonic
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.asyncio.client import connect

from benchmarks.wire.crowd import quantile
from tests.server.site.chaos import Chaos, Table
from tests.server.site.site import SECRET, Site, free_port, open_site

ROOMS = 8
Slice = tuple[float, list[float]]


async def _tables(stack: AsyncExitStack, port: int, http: httpx.AsyncClient) -> list[Table]:
    """Tables at the server of a port, everybody in the midst of a talk."""
    door: Any = SimpleNamespace(door=port, http=http)
    chaos = Chaos(door, 1, ROOMS)
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


async def _pair(name: str, one: list[Table], other: list[Table], rounds: int, seconds: float) -> None:
    await _slice(one, 0.5)
    await _slice(other, 0.5)
    rates: list[float] = []
    lates: tuple[list[float], list[float]] = ([], [])
    for n in range(rounds):
        found = {}
        for which in ((0, 1), (1, 0))[n % 2]:
            found[which], took = await _slice((one, other)[which], seconds)
            lates[which].extend(took)
        rates.append(found[1] / found[0])
    a, b = sorted(lates[0]), sorted(lates[1])
    print(
        f"{name}: messages/s x{statistics.median(rates):.3f} (of {rounds} pairs {min(rates):.2f} to {max(rates):.2f}),"
        f" p50 {quantile(a, 0.5) * 1e3:.2f} and {quantile(b, 0.5) * 1e3:.2f} ms,"
        f" p99 {quantile(a, 0.99) * 1e3:.1f} and {quantile(b, 0.99) * 1e3:.1f} ms",
        flush=True,
    )


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
            one, other = [await _tables(stack, port, http) for port in ports]
            await _pair("the second against the first", one, other, rounds, seconds)
            return
        site = await stack.enter_async_context(open_site())
        alone, node = free_port(), free_port()
        await site.start_beside(alone, "alone")
        await site.start_beside(node, "postgres", SECRET)
        one, other = [await _tables(stack, port, site.http) for port in (alone, node)]
        await _pair("a node against a server alone, both on PostgreSQL", one, other, rounds, seconds)
        await _hop(site, rounds)


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
