"""Random tables of every game, under every option: what was dealt is among each seat's worlds when phases begin."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from duskbell.games import GAMES
from duskbell.games.clocktower.events import Collected
from duskbell.insight import worlds_so_far
from duskbell.kernel import Play
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.dealing import Dealt
from duskbell.testing import random_answers, sit_down
from tests.games.variants import Variant, drawn
from trials.progress import Progress

COUNT = 10_000
MOMENTS = 3
"""So many begins of phases are looked at with each seat's eyes: the last, when most is known, and others by lot."""
SECONDS = 0.5
"""How long histories are played for one seat at one of them; the others are asked what is told at once."""


def dealt(play: Play[Any]) -> dict[int, str]:
    """What everybody was dealt, but Travellers, whom all know."""
    events = [e.event for e in play.table.log]
    drew = {e.seat: e.role for e in events if isinstance(e, Collected)}
    return drew or {e.seat: e.role for e in reversed(events) if isinstance(e, Dealt)}


def faults(play: Play[Any], rng: Random) -> Iterator[str]:
    """Where the truth is not among the worlds of a seat, and how many of these were looked at."""
    seats, truth = len(play.table.seats), dealt(play)
    lucky = rng.randrange(seats)
    for seat in range(seats):
        seen = play.view(seat).table.log[1:]
        begins = [n for n, e in enumerate(seen) if isinstance(e.event, PhaseBegan) and n]
        some = {*begins[-1:], *rng.sample(begins, min(len(begins), MOMENTS - 1))}
        for at in sorted(some):
            deep = seat == lucky and at == max(some)
            for told in worlds_so_far(play, seat, at, seconds=SECONDS if deep else 0.0):
                lost = [(n, card) for n, card in truth.items() if card not in told.possible[n]]
                if lost:
                    yield f"seat {seat} after {at} has lost {lost}"
                if not deep:
                    break


def run(seed: int, start: int, count: int) -> str:
    """Tables from number `start` on that were not tried yet, the games in turn."""
    progress = Progress("worlds", seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            rng = Random(f"worlds/{seed}/{n}")
            table = drawn(sorted(GAMES)[n % len(GAMES)], rng)
            began = time.process_time()
            fault = _tried(table, n, rng)
            progress.note(str(n), game=table.game, fault=fault, seconds=round(time.process_time() - began, 3))
            if fault:
                print(f"{n} {table}: {fault}", flush=True)
    found = progress.done.values()
    games = ", ".join(f"{game} {n}" for game, n in sorted(Counter(x["game"] for x in found).items()))
    bad, seconds = sum(bool(x["fault"]) for x in found), sum(x["seconds"] for x in found)
    return f"worlds seed {seed}: {len(found)} tables ({games}), {bad} faults, {seconds:.0f} s of CPU time"


def _tried(table: Variant, seed: int, rng: Random) -> str:
    """What is wrong at a table; where the program fails, that: the tables after it are tried all the same."""
    try:
        play = sit_down(table.game, table.players, seed, table.options)
        for _ in random_answers(play, Random(seed)):
            pass
        return "; ".join(faults(play, rng))
    except Exception as e:
        return f"{type(e).__name__}: {e}"
