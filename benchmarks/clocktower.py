"""`python -m benchmarks.clocktower [--tables N]`: the Clocktower's speed, and how long its Storyteller takes.

Complete tables with random legal answers, on both scripts: a line for each size, and whether a Storyteller's decision
at 15 is as quick as it should be.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

import duskbell
from duskbell import Play
from duskbell.games.clocktower import game
from duskbell.games.clocktower.characters import SCRIPTS
from duskbell.games.clocktower.storyteller import policy
from duskbell.kernel import Ask

SIZES = (5, 7, 10, 15)
SLOWEST = 5.0
"""Milliseconds in which 99 of 100 of a Storyteller's decisions at 15 are made."""


class Stopwatch:
    """Times each decision of the program as Storyteller, in milliseconds of CPU: `decide` stands in for it."""

    def __init__(self) -> None:
        self.own = policy.decide
        self.took: list[float] = []

    def decide(self, t: Any, ask: Ask[Any], rng: Random) -> str | None:
        """What the game's own decides."""
        began = time.process_time()
        answer = self.own(t, ask, rng)
        self.took.append((time.process_time() - began) * 1000)
        return answer

    def within(self, share: float) -> float:
        """In how many milliseconds this share of decisions was made."""
        return sorted(self.took)[int(share * (len(self.took) - 1))]


def answered(players: int, script: str, seed: int) -> int:
    """Play a table to the end with random legal answers; how many there were."""
    play: Play[Any] = duskbell.start("clocktower", players, seed=seed, options={"script": script})
    rng, n = Random(seed), 0
    while open_ := play.open:
        seat = rng.choice(sorted(open_))
        play.answer(seat, open_[seat].sample(rng))
        n += 1
    return n


def lines(tables: int) -> Iterator[tuple[str, int, float, float, float, float]]:
    """Script, size, tables a second, answers a second, and within how many milliseconds half and 99 % are decided."""
    for script in SCRIPTS:
        for players in SIZES:
            watch = Stopwatch()
            vars(game)["decide"] = watch.decide
            try:
                began = time.process_time()
                answers = sum(answered(players, script, seed) for seed in range(tables))
                seconds = time.process_time() - began
            finally:
                vars(game)["decide"] = watch.own
            yield script, players, tables / seconds, answers / seconds, watch.within(0.5), watch.within(0.99)


def main() -> None:
    """Print the measures."""
    parser = argparse.ArgumentParser(description="Measure the Clocktower.")
    parser.add_argument("--tables", type=int, default=40, help="tables at each size")
    given = parser.parse_args()
    shown = Table("script", "players", "tables/s", "answers/s", "half decided, ms", "99 % decided, ms")
    console = Console()
    aims: list[tuple[str, float]] = []
    for script, players, tables, answers, half, most in lines(given.tables):
        shown.add_row(script, str(players), f"{tables:.0f}", f"{answers:,.0f}", f"{half:.2f}", f"{most:.2f}")
        if players == max(SIZES):
            aims.append((script, most))
    console.print(shown)
    for script, most in aims:
        reached = "reached" if most <= SLOWEST else "MISSED "
        console.print(f"{reached}  {script}: 99 % decided within {most:.1f} ms at {max(SIZES)} (aim {SLOWEST:.0f})")


if __name__ == "__main__":
    main()
