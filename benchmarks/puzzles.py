"""How long logic puzzles take: `python -m benchmarks.puzzles [--count 30] [--seed 1] [--whole] [--seconds 30]`.

Puzzles made by random play on the three scripts in turn, at seven to ten seats over two to four nights. Of the script's
evil characters all may be in play though nobody claims them, of the good ones those that do not know or may not say
what they are; with `--whole` any. CPU seconds, so that a busy machine measures as a quiet one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time

import msgspec

from benchmarks.insight import share
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.insight.clocktower.puzzle import Puzzle
from duskbell.insight.clocktower.solving import solve
from trials.listing import case

SCRIPTS = ("tb", "bmr", "snv")
SEATS, NIGHTS = (7, 8, 9, 10), (2, 3, 4)


def weekly(p: Puzzle) -> Puzzle:
    """The same puzzle as newspapers have them: only who does not know, or may not say, what it is hides."""
    hidden = tuple([c for c in p.hidden if CHARACTERS[c].hidden or CHARACTERS[c].mad])
    infos = [i for claim in p.claims for i in claim.infos]
    named = {claim.character for claim in p.claims} | {i.character for i in infos}
    named |= {x for i in infos for x in (*i.shown, *(i.spoken[1] if i.spoken else ()))}
    script = tuple([c for c in p.script if c in (*p.evil, *hidden) or c in named])
    return msgspec.structs.replace(p, hidden=hidden, script=script)


def puzzles(seed: int, start: int, count: int, whole: bool) -> Iterator[tuple[str, Puzzle, tuple[str, ...]]]:
    """So many puzzles, each with its name and what was dealt in truth."""
    n = start
    while count:
        rng = Random(seed * 1_000_000 + n)
        script, seats, nights = SCRIPTS[n % 3], rng.choice(SEATS), rng.choice(NIGHTS)
        made = case(script, seed * 1_000_000 + n, nights, seats)
        if made is not None:
            p = made.puzzle if whole else weekly(made.puzzle)
            yield f"{script} {n}: {seats} seats, {nights} nights", p, made.dealt
            count -= 1
        n += 1


def main() -> None:
    """Solve each, and print a line for it and one for all."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles", description=__doc__)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="start")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    times: list[float] = []
    left = lost = 0
    for name, p, dealt in puzzles(given.seed, given.start, given.count, given.whole):
        began = process_time()
        found = solve(p, given.seconds)
        times.append(process_time() - began)
        left += not found.whole
        lost += found.whole and dealt not in found.deals
        print(f"{name}, {len(found.deals)} deals: {times[-1]:.2f} s{'' if found.whole else ', given up'}", flush=True)
    half, most = share(times, 0.5), max(times)
    print(f"{len(times)} puzzles: p50 {half:.2f} s, most {most:.2f} s, {left} given up, {lost} without the truth")


if __name__ == "__main__":
    main()
