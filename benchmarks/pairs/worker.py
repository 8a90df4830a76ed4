"""`worker.py WORK`: does the same piece of work on command, with whichever `duskbell` is on the path.

It is run as a file, so that nothing of this tree is imported but what is measured may be another one. WORK is
"game/players/how", such as "mafia/12/plain"; an option follows as "werewolf/12/plain/board=yunls". For each line with a
seed it prints how many tables (or forks), how many answers, and in how much CPU time.
"""

from __future__ import annotations

import gc
import inspect
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import duskbell

TABLES = {"mafia": 60, "werewolf": 20, "shadow_hunters": 50, "fengsheng": 12}
"""Tables in a slice: about 50 ms of them."""
BOTS = 4
"""The same, of bots that think."""
ROUNDS = 10
"""How often in a slice each table is forked."""
KEEPING = "checkpoints" if "checkpoints" in inspect.signature(duskbell.start).parameters else "seams"
"""What it was called that a fork needs not play from the start."""


def start(game: str, players: int, options: dict[str, str], seed: int, *, keeping: bool = False) -> Any:
    """A table's first question."""
    kept: dict[str, Any] = {KEEPING: True} if keeping else {}
    return duskbell.start(game, players, seed=seed, options=options, **kept)


def played(play: Any, rng: Random, most: int = sys.maxsize, *, views: bool = False) -> int:
    """Random legal answers to the end, or so many; with `views` who answers reads its own first. How many."""
    given = 0
    while play.open and given < most:
        seat, ask = next(iter(play.open.items()))
        if views and play.view(seat).table.phase != play.table.phase:
            raise AssertionError(f"the view of seat {seat} is not up to date")
        play.answer(seat, ask.sample(rng))
        given += 1
    return given


def tables(game: str, players: int, options: dict[str, str], how: str) -> Callable[[int], tuple[int, int]]:
    """Whole tables: "plain", with "views" read, with "checkpoints" kept."""

    def slice_(seed: int) -> tuple[int, int]:
        done = 0
        for n in range(seed, seed + TABLES[game]):
            play = start(game, players, options, n, keeping=how == "checkpoints")
            done += played(play, Random(n), views=how == "views")
        return TABLES[game], done

    return slice_


def seated(game: str, players: int, options: dict[str, str], how: str) -> Callable[[int], tuple[int, int]]:
    """Whole tables of plain bots as `simulate` plays them, to whom nobody listens; "heard" by somebody, who talk."""
    from duskbell.arena.sitting import play_out, sit

    talking: dict[str, Any] = {"talks": True} if how == "heard" else {}

    def slice_(seed: int) -> tuple[int, int]:
        done = 0
        for n in range(seed, seed + BOTS):
            play, bots = sit(game, players, str(n), options, "plain", **talking)
            done += play_out(play, bots, str(n))
        return BOTS, done

    return slice_


def forks(game: str, players: int, options: dict[str, str]) -> Callable[[int], tuple[int, int]]:
    """Forks of tables that are half over and keep checkpoints."""
    halves = []
    for n in range(40):
        answers = played(start(game, players, options, n), Random(n))
        play = start(game, players, options, n, keeping=True)
        played(play, Random(n), answers // 2)
        halves.append(play)

    def slice_(seed: int) -> tuple[int, int]:
        for _ in range(ROUNDS):
            for play in halves:
                play.fork()
        return ROUNDS * len(halves), 0

    return slice_


def main() -> None:
    """Read seeds, print what was done."""
    game, players, how, *rest = sys.argv[1].split("/")
    options = dict(o.split("=") for o in rest)
    if how == "fork":
        work = forks(game, int(players), options)
    else:
        work = (seated if how in ("bots", "heard") else tables)(game, int(players), options, how)
    for seed in (0, 1000):  # what is made once and kept
        work(seed)
    gc.collect()
    print("ready", flush=True)
    for line in sys.stdin:
        began = time.process_time()
        done = work(int(line))
        print(*done, time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()
