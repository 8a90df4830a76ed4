"""How long it takes to say who may be what: `python -m benchmarks.insight [--count 40] [--seconds 4]`.

Random tables, each looked at with the eyes of one seat at the begin of a phase. Who may be what is measured apart: when
it is told first, by the cards, and when for the last time it changes; then all, with histories and counts. `proven` is
the part of the roles told of which a whole history was found. CPU seconds, so that a busy machine measures as a quiet
one, but `took`, the longest by the clock on the wall.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.werewolf.boards import BOARDS
from duskbell.insight import worlds_so_far
from duskbell.kernel.core_events import PhaseBegan

TWELVE = [id for id, board in BOARDS.items() if board.seats == 12]
TABLES: dict[str, tuple[str, int, Callable[[int], dict[str, object]]]] = {
    "mafia 24": ("mafia", 24, lambda _: {}),
    "werewolf 12": ("werewolf", 12, lambda n: {"board": TWELVE[n % len(TWELVE)]}),
    "shadow hunters 8": ("shadow_hunters", 8, lambda _: {}),
    "fengsheng 6": ("fengsheng", 6, lambda _: {}),
    "clocktower 15": ("clocktower", 15, lambda n: {"script": ("tb", "bmr", "snv")[n % 3]}),
}


def share(times: Sequence[float], part: float) -> float:
    """The time within which so large a part is done."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def main() -> None:
    """Measure each game, and print a line for it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.insight", description=__doc__)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long is looked, as `worlds` has it")
    parser.add_argument("--only", default="", choices=["", *TABLES])
    given = parser.parse_args()
    for name, (game, players, options) in TABLES.items():
        if given.only not in ("", name):
            continue
        first: list[float] = []
        roles: list[float] = []
        times: list[float] = []
        shown = exact = possible = proven = 0
        longest = 0.0
        for n in range(given.count):
            play = duskbell.start(game, players, seed=str(n), options=options(n))
            play_out(play, {}, str(n))
            rng = Random(n)
            seat = rng.randrange(players)
            begins = [k for k, e in enumerate(play.view(seat).events) if isinstance(e, PhaseBegan)][1:-1]
            at = rng.choice(begins or [1])
            wall, began, before = perf_counter(), process_time(), None
            for found in worlds_so_far(play, seat, at, seconds=given.seconds):
                times[n:] = [process_time() - began]
                if before is None:
                    first.append(times[n])
                if found.possible != before:
                    roles[n:] = [times[n]]
                    before = found.possible
            longest = max(longest, perf_counter() - wall)
            shown += bool(found.witness)
            exact += found.low == found.high
            possible += sum(map(len, found.possible))
            proven += sum(map(len, found.proven))
        spans = ", ".join(
            f"{what} p50 {share(some, 0.5):.2f} s p99 {share(some, 0.99):.2f} s"
            for what, some in (("first", first), ("roles", roles), ("all", times))
        )
        print(
            f"{name}: {spans}; took {longest:.1f} s at most; {proven / possible:.0%} of the roles proven, {shown} of "
            f"{len(times)} with a witness, {exact} counted exactly",
            flush=True,
        )


if __name__ == "__main__":
    main()
