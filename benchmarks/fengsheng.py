"""`python -m benchmarks.fengsheng [--quick] [--cpu N]`: 风声's speed at 5 and 8, beside Shadow Hunters' run with it.

Complete tables with random legal answers; events, record and secrecy on. Then how long it takes to list what somebody
may do, which is what a question of 风声 costs. Exit status 1 when an aim is missed.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

import duskbell
from benchmarks import shadow_hunters
from benchmarks.calibrate import Bench, Contestant, Figure, Sample, pin
from benchmarks.shadow_hunters import Played
from duskbell import Play
from duskbell.games.fengsheng import idle
from duskbell.games.fengsheng.send import sendings
from duskbell.games.fengsheng.skill import DYING, FIGHT, MAIN, SEND, TRANSIT
from duskbell.games.fengsheng.turn import ACCEPT
from duskbell.kernel import PASS

GAME, BESIDE = "fengsheng", "shadow_hunters"
SIZES = (5, 8)
AIM = 0.2
"""Of Shadow Hunters' answers a second at the same size."""
SLOWEST = 2.0
"""Milliseconds in which 99 of 100 questions are listed."""
AT = {
    "fengsheng.main": MAIN,
    "fengsheng.send": SEND,
    "fengsheng.accept": TRANSIT,
    "fengsheng.fight": FIGHT,
    "fengsheng.save": DYING,
}
"""The questions at idle points, and which point it is."""


def games(players: int, *, views: bool = False) -> Callable[[float], Sample]:
    """Complete games at random."""
    rng = Random(7)
    return shadow_hunters.tables(lambda seed: at_random(players, seed, rng, views=views), at_once=1)


def at_random(players: int, seed: int, rng: Random, *, views: bool, look: Callable[[Any], object] = id) -> Played:
    """Play to the end with random legal answers; with `views` each seat first reads its own. `look` at each moment."""
    play: Play[Any] = duskbell.start(GAME, players, seed=seed)
    asked = chosen = 0
    while open_ := play.open:
        seat = next(iter(open_))
        ask = open_[seat]
        if views and play.view(seat).table.phase != play.table.phase:
            raise AssertionError(f"the view of seat {seat} is not up to date")
        look(play)
        asked += 1
        chosen += len(ask.options) > 1
        play.answer(seat, ask.sample(rng))
    return Played(asked, chosen)


def listing(players: int, tables: int) -> list[float]:
    """For each question at an idle point how many milliseconds it takes to list what may be done there, in order."""
    took: list[float] = []

    def look(play: Play[Any]) -> None:
        t = play.table
        seat, ask = next(iter(play.open.items()))
        if (at := AT.get(ask.key)) is not None:
            me = t.seats[seat]
            began = time.thread_time_ns()
            found = (*idle.options(t, me, at), *(sendings(t, me, me.hand) if at == SEND else ()))
            spent = time.thread_time_ns() - began
            if set(found) == set(ask.options) - {PASS, ACCEPT}:  # a sending that a card or skill asks for is another
                took.append(spent / 1e6)

    rng = Random(11)
    for seed in range(tables):
        at_random(players, seed, rng, views=False, look=look)
    return sorted(took)


def contestants() -> list[Contestant]:
    """What is measured, for each size."""
    beside = (BESIDE, "Shadow Hunters, random answers, events and record kept", shadow_hunters.games)
    return shadow_hunters.for_each(SIZES, games, beside)


def beside(players: int, cpu: int, figures: list[Figure]) -> tuple[Table, float]:
    """Ours of one size beside Shadow Hunters', and how much of its answers a second ours are."""
    table = Table(title=f"风声, {players} players, a CPU second on CPU {cpu}, {platform.python_version()}")
    heads = ("tables", "answers", "with a choice", "spread", "clean", ": Shadow Hunters")
    table.add_column("what", no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    by = {f.name.partition("-")[0]: f for f in figures}
    for f in figures:
        share = f.more["asked"] / by[BESIDE].more["asked"]
        row = (f.about, f"{f.more['games']:,.1f}", f"{f.more['asked']:,.0f}", f"{f.rate:,.0f}", f"{f.spread:.1%}")
        table.add_row(*row, f"{f.reps} of {f.tries}", f"{share:.2f}")
    return table, by["random"].more["asked"] / by[BESIDE].more["asked"]


def percentile(took: list[float], percent: float) -> float:
    """What so many of a hundred, in order, do not exceed."""
    return took[min(len(took) - 1, int(len(took) * percent / 100))]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fengsheng", description="How fast 风声 is played.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    args = parser.parse_args()
    cpu = pin(args.cpu)
    bench = Bench(wanted=3, seconds=0.4, tries=9) if args.quick else Bench()
    figures = bench.run(contestants(), lambda _: None)
    console, missed = Console(width=shadow_hunters.WIDTH), False
    for n in SIZES:
        table, share = beside(n, cpu, [f for f in figures if f.name.endswith(f"-{n}")])
        console.print(table)
        took = listing(n, 5 if args.quick else 40)
        most = percentile(took, 99)
        console.print(
            f"listing a question at {n}: half within {percentile(took, 50):.3f} ms, 99 of 100 within {most:.3f} ms, "
            f"all within {took[-1]:.3f} ms ({len(took):,} questions)",
            highlight=False,
        )
        missed |= share < AIM or most > SLOWEST
    for f in figures:
        if not f.clean:
            console.print(f"NOT CLEAN: {f.name} had {f.reps} usable repetitions in {f.tries} tries; do not rely on it.")
    console.print(f"aims: {AIM} of Shadow Hunters' answers, 99 of 100 within {SLOWEST:.0f} ms", highlight=False)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
