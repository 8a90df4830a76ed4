"""`python -m benchmarks.shadow_hunters [--quick] [--json] [--cpu N]`: Shadow Hunters' speed, at 4 and 8 players.

Complete tables with random legal answers; events, record and secrecy on. The peers are no packages that can be
installed, so they are not run here: what was recorded of them stands beside, and says so.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import duskbell
from benchmarks.calibrate import Bench, Contestant, Figure, Sample, pin
from duskbell import Play
from duskbell.arena.sitting import play_out, sit

GAME = "shadow_hunters"
SIZES = (4, 8)
WIDTH = 160

Games = Callable[..., Callable[[float], Sample]]
"""What plays tables of so many players for some seconds, with views or without."""


class Recorded(NamedTuple):
    """A peer's figures, measured by us on another day on a machine of this kind: by players, (lowest, highest).

    `asked`: prompts or calls of the engine a second, `chosen`: those of them in which there was something to choose.
    """

    name: str
    games: dict[int, tuple[int, int]]
    asked: dict[int, tuple[int, int]]
    chosen: dict[int, tuple[int, int]]


RECORDED = (
    Recorded(
        "amritrau",
        {4: (329, 339), 8: (118, 119)},
        {4: (113_000, 116_000), 8: (57_000, 57_000)},
        {4: (63_000, 64_000), 8: (33_000, 33_000)},
    ),
    Recorded(
        "Mike821018",
        {4: (505, 505), 8: (317, 342)},
        {4: (110_000, 124_000), 8: (110_000, 124_000)},
        {},
    ),
)
"""The repositories amritrau/shadow-hunters and Mike821018/ShadowHunters."""


class Played(NamedTuple):
    """One game: how many questions seats answered, and in how many there was a choice."""

    asked: int
    chosen: int


def at_random(play: Play[Any], random: Callable[[], float], *, views: bool) -> Played:
    """Play to the end with random legal answers; with `views` each seat first reads its own."""
    asked = chosen = 0
    while open_ := play.open:
        seat = next(iter(open_))
        options = open_[seat].options
        if views and not play.view(seat).table.seats[seat].alive:
            raise AssertionError(f"seat {seat} is asked, but its view does not show why")
        n = len(options)
        asked += 1
        chosen += n > 1
        play.answer(seat, options[int(random() * n)])
    return Played(asked, chosen)


def games(players: int, *, views: bool = False) -> Callable[[float], Sample]:
    """Complete games at random."""
    random = Random(7).random
    return tables(lambda seed: at_random(duskbell.start(GAME, players, seed=seed), random, views=views), at_once=8)


def plain(players: int) -> Callable[[float], Sample]:
    """Complete games of plain bots, who think."""

    def one(seed: int) -> Played:
        play, bots = sit(GAME, players, str(seed), {}, "plain")
        chosen = play_out(play, bots, str(seed))
        return Played(sum([line[0] >= 0 for line in play.lines]), chosen)

    return tables(one, at_once=1)


def tables(one: Callable[[int], Played], at_once: int) -> Callable[[float], Sample]:
    """Games one after the other; `one` plays that of a seed. A sample's units are choices."""
    seeds = iter(range(1 << 60))

    def rep(seconds: float) -> Sample:
        asked = chosen = played = 0
        start = now = time.process_time()
        while now - start < seconds:
            for _ in range(at_once):
                game = one(next(seeds))
                asked, chosen = asked + game.asked, chosen + game.chosen
            played += at_once
            now = time.process_time()
        spent = now - start
        return Sample(chosen, played, spent, more={"games": played / spent, "asked": asked / spent})

    return rep


def contestants() -> list[Contestant]:
    """What is measured, for each size."""
    return for_each(SIZES, games, ("plain", "plain bots", plain))


def for_each(sizes: Iterable[int], games: Games, beside: tuple[str, str, Games]) -> list[Contestant]:
    """Random tables of each size, the same with views read, and what is run beside them."""
    kinds: tuple[tuple[str, str, Games], ...] = (
        ("random", "random answers, events and record kept", games),
        ("seen", "the same, who answers reads its view", lambda n: games(n, views=True)),
        beside,
    )
    return [Contestant(f"{what}-{n}", about, make(n)) for n in sizes for what, about, make in kinds]


def main() -> int:
    """Measure and print."""
    args = _arguments()
    cpu = pin(args.cpu)
    bench = Bench(wanted=3, seconds=0.4, tries=9) if args.quick else Bench()
    figures = bench.run(contestants(), lambda _: None)
    if args.json:
        print(json.dumps([asdict(f) for f in figures], indent=2))
        return 0
    console = Console(width=WIDTH)
    for n in SIZES:
        console.print(beside(n, cpu, [f for f in figures if f.name.endswith(f"-{n}")]))
    for f in figures:
        if not f.clean:
            console.print(f"NOT CLEAN: {f.name} had {f.reps} usable repetitions in {f.tries} tries; do not rely on it.")
    console.print(
        "recorded: measured by us on another day on a machine of this kind; the peers cannot be installed.\n"
        f"quiet speed of the calibration loop: {bench.quiet:.1f} million turns a second",
        highlight=False,
    )
    return 0


def beside(players: int, cpu: int, figures: list[Figure]) -> Table:
    """Ours of one size, and what is recorded of the peers'; `: x` is so many times x's games a second."""
    table = Table(title=f"Shadow Hunters, {players} players, a CPU second on CPU {cpu}, {platform.python_version()}")
    table.add_column("what", no_wrap=True)
    for head in ("games", "questions", "with a choice", "spread", "clean", *[f": {r.name}" for r in RECORDED]):
        table.add_column(head, justify="right", no_wrap=True)
    for f in figures:
        row = (f.about, f"{f.more['games']:,.0f}", f"{f.more['asked']:,.0f}", f"{f.rate:,.0f}", f"{f.spread:.1%}")
        times = [f"{f.more['games'] / max(r.games[players]):.2f}" for r in RECORDED]
        table.add_row(*row, f"{f.reps} of {f.tries}", *times)
    for r in RECORDED:
        cells = [_range(cell.get(players)) for cell in (r.games, r.asked, r.chosen)]
        table.add_row(f"{r.name} (recorded)", *cells, "", "", *[""] * len(RECORDED))
    return table


def _range(figure: tuple[int, int] | None) -> str:
    if figure is None:
        return ""
    low, high = figure
    return f"{low:,}" if low == high else f"{low:,}-{high:,}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.shadow_hunters", description="How fast Shadow Hunters is played, beside its peers."
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions")
    parser.add_argument("--json", action="store_true", help="the figures as JSON instead of tables")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
