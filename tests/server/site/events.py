"""What can happen to a site. Each event returns the moment from which it counts how soon everybody is back."""

from __future__ import annotations

import asyncio
import random
import shlex
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

from tests.server.site.site import NODES, PATIENCE, Site

HANDBOOK = Path(__file__).parents[3] / "docs/running.md"

GOALS = {
    "kill": 3.0,
    "sleep": 5.0,
    "drain": 2.0,
    "restart-postgres": 5.0,
    "kill-postgres": 8.0,
    "kill-haproxy": 3.0,
    "black-hole": 6.0,
    "disk-full": 8.0,
    "upgrade": 2.0,
}
"""Seconds within which 99 of 100 sockets should be back, on a machine that has the time; after a full disk they count
from when there is room again, and a PostgreSQL that gave up is as one that was killed. In an upgrade of all nodes some
are cut off more than once: it is how long they are away, all together.
"""
SLEEP, HOLE, FULL = 7.0, 7.0, 6.0
DOWN = 1.0
"""Seconds: how long a node sleeps, a way is a black hole, a disk is full at least, and a killed PostgreSQL is away."""


async def _kill(site: Site, lot: random.Random) -> float:
    began, n = monotonic(), lot.randrange(NODES)
    site.signal(n, signal.SIGKILL)
    await asyncio.sleep(1.0)
    await site.start_node(n)
    return began


async def _sleep(site: Site, lot: random.Random) -> float:
    began, n = monotonic(), lot.randrange(NODES)
    site.signal(n, signal.SIGSTOP)
    await asyncio.sleep(SLEEP)
    site.signal(n, signal.SIGCONT)
    return began


async def _drain(site: Site, lot: random.Random) -> float:
    began, n = monotonic(), lot.randrange(NODES)
    site.signal(n, signal.SIGTERM)
    await site.gone(n)
    await site.start_node(n)
    return began


async def _restart_postgres(site: Site, lot: random.Random) -> float:
    began = monotonic()
    await asyncio.to_thread(site.postgres.stop)
    await asyncio.to_thread(site.postgres.start)
    return began


async def _kill_postgres(site: Site, lot: random.Random) -> float:
    began = monotonic()
    await asyncio.to_thread(site.postgres.kill)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(site.postgres.start)
    return began


async def _kill_haproxy(site: Site, lot: random.Random) -> float:
    began = monotonic()
    site.stop_haproxy()
    await asyncio.sleep(0.2)
    site.start_haproxy()
    return began


async def _black_hole(site: Site, lot: random.Random) -> float:
    began, relay = monotonic(), lot.choice(site.relays)
    relay.shut()
    await asyncio.sleep(HOLE)
    relay.unshut()
    return began


async def _disk_full(site: Site, lot: random.Random) -> float:
    """Who wants a new table meanwhile is refused in a sentence, whether PostgreSQL lives or not."""
    refused, told = {(503, "store-failed"), (503, "moving")}, set[tuple[int, str]]()
    began = monotonic()
    while monotonic() < began + FULL or (not told & refused and monotonic() < began + PATIENCE):
        site.fill_disk()  # what is given back is taken again
        told.add(await site.new_table(lot.choice(site.ports)))
    site.free_disk()
    began = monotonic()
    await asyncio.to_thread(site.postgres.revive)
    assert told & refused, f"nobody was refused: {told}"
    assert told <= refused | {(201, "")}, told
    return began


async def _upgrade(site: Site, lot: random.Random, nodes: int = NODES) -> float:
    """What the handbook says of a site with live tables, line by line as it stands there, for so many nodes. Before and
    after they are of the same version.
    """
    began = monotonic()
    lines = _commands("Of a site with nodes, with live tables:")
    for line in (line for line in lines if "8001" not in line):
        await asyncio.to_thread(site.run, _here(line, site))
    for n in range(nodes):
        for line in (line for line in lines if "8001" in line):
            if line == "systemctl restart duskbell@8001":
                site.signal(n, signal.SIGTERM)
                await site.gone(n)
                await site.start_node(n)
            else:
                await asyncio.to_thread(site.run, _here(line, site, n))
    return began


def _commands(what: str) -> list[str]:
    """The lines of the block in the handbook that comes after these words, without what is said beside them."""
    block = HANDBOOK.read_text().partition(what)[2].split("```")[1]
    return [line.partition(" #")[0].strip() for line in block.strip().splitlines()]


def _here(line: str, site: Site, n: int = 0) -> str:
    """A line of the handbook for a site on this machine."""
    address = shlex.quote(site.url(site.postgres.port))
    return (
        line.replace("ADDRESS", address)
        .replace("NEW/bin/duskbell", f"{shlex.quote(sys.executable)} -m duskbell")
        .replace("HOST:8001", f"127.0.0.1:{site.ports[n]}")
    )


EVENTS: dict[str, Callable[[Site, random.Random], Awaitable[float]]] = {
    "kill": _kill,
    "sleep": _sleep,
    "drain": _drain,
    "restart-postgres": _restart_postgres,
    "kill-postgres": _kill_postgres,
    "kill-haproxy": _kill_haproxy,
    "black-hole": _black_hole,
}
"""What can happen to any site."""
SMALL = EVENTS | {"disk-full": _disk_full}
"""And to one whose PostgreSQL has a small disk of its own."""
CHOSEN: dict[str, Callable[..., Awaitable[float]]] = SMALL | {"upgrade": _upgrade}
"""And what happens where it is asked for by name."""
