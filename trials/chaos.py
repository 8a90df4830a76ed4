"""What can happen to a site of three nodes: each piece is a new site, to which ten things happen while people
talk and answer at all its tables (ROOMS in the environment), or those that EVENTS names there, such as
`EVENTS=drain,kill`. `tests/server/test_chaos.py` suffers two of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import time
from typing import Any

import uvloop

from duskbell.server.running.garbage import settle
from tests.server.site.chaos import Chaos
from tests.server.site.events import EVENTS, GOALS, SMALL
from tests.server.site.site import lacking, may_mount, open_site
from trials.progress import Progress

COUNT, TOGETHER = 100, 10
"""Pieces, and events in each."""


def run(seed: int, start: int, count: int) -> str:
    """Let the pieces from number `start` on happen that have not happened yet, and tell all that is known."""
    if why := lacking():
        return f"chaos: not done, because {why}"
    rooms, small = int(os.environ.get("ROOMS", "30")), may_mount()
    chosen = [name for name in os.environ.get("EVENTS", "").split(",") if name]
    if unknown := set(chosen) - GOALS.keys():
        return f"chaos: not done, because there is no {', '.join(sorted(unknown))}; there are {', '.join(GOALS)}"
    # who is told to end ends the site as well: its nodes and its database would live on
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    progress = Progress("-".join(["chaos", str(rooms), *chosen]), seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            began = time.monotonic()
            # thousands of people share the machine with the nodes: this loop takes half of the time of Python's own
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                events, fault = runner.run(_piece(1000 * seed + n, rooms, small, chosen))
            load = round(os.getloadavg()[0], 1)
            progress.note(str(n), events=events, fault=fault, load=load, seconds=round(time.monotonic() - began))
            if fault:
                print(f"piece {n}: {fault}", flush=True)
    left_out = "" if small else "\n  disk-full: left out, because nothing may be mounted here"
    return _told(progress, rooms, seed) + left_out


async def _piece(seed: int, rooms: int, small: bool, chosen: list[str]) -> tuple[list[dict[str, Any]], str]:
    lot, found = random.Random(seed), []
    try:
        async with open_site(small=small) as site:
            chaos = Chaos(site, seed, rooms)
            try:
                await chaos.gather()
                settle()  # thousands of people search no memory while they come back
                for event in chosen or lot.choices(list(SMALL if small else EVENTS), k=TOGETHER):
                    one = await chaos.suffer(event)
                    times = {name: [round(x, 3) for x in getattr(one, name)] for name in ("back", "away", "first")}
                    found.append({"event": event, **times, "acked": one.acked, "answered": one.answered,
                                  "faults": one.faults, "cost": one.cost, "took": round(one.took, 2)})  # fmt: skip
            finally:
                await chaos.close()
                gc.unfreeze()
                gc.collect()
    except Exception as e:
        return found, f"{type(e).__name__} {str(e)[:200]} … {str(e)[-1_500:]}"  # what was said last says why
    return found, ""


def _told(progress: Progress, rooms: int, seed: int) -> str:
    """The figures of all pieces."""
    pieces = list(progress.done.values())
    events = [event for piece in pieces for event in piece["events"]]
    faults = sum(len(event["faults"]) for event in events) + sum(bool(piece["fault"]) for piece in pieces)
    deeds = sum(piece["events"][-1]["acked"] + piece["events"][-1]["answered"] for piece in pieces if piece["events"])
    loads = sorted(piece["load"] for piece in pieces)
    head = (
        f"chaos seed {seed}, {rooms} rooms of three: {len(events)} events, {deeds} acknowledged deeds, {faults} faults;"
        f" load {loads[0] if loads else 0} to {loads[-1] if loads else 0}"
    )
    rows = [head]
    for name, goal in GOALS.items():
        mine = [event for event in events if event["event"] == name]
        which = "away" if name in ("drain", "upgrade") else "back"
        back = sorted(x for event in mine for x in event[which])
        first = sorted(x for event in mine for x in event["first"])
        cost = {part: sum(event["cost"][part] for event in mine) for part in (mine[0]["cost"] if mine else ())}
        rows.append(
            f"  {name:17} {len(mine):4} times, {len(back):6} sockets cut, {which} p50 {_at(back, 0.5)} s, p99"
            f" {_at(back, 0.99)} s (goal {goal:g} s), room takes a deed again p99 {_at(first, 0.99)} s"
        )
        if mine:
            told = ", ".join(f"{part} {seconds:.2f}" for part, seconds in cost.items())
            rows.append(f"  {'':17} in {sum(event['took'] for event in mine):.1f} s, of a core: {told} s")
    return "\n".join(rows)


def _at(values: list[float], share: float) -> str:
    return f"{values[min(len(values) - 1, int(len(values) * share))]:.2f}" if values else "-"
