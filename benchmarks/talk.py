"""`python -m benchmarks.talk [--tables N]`: what of a table of plain bots to whom nobody listens is talk, in CPU time.

Talk is all that is done when the table stops for it: who may have something to say, on which channels, in which words,
and saying it. Beside it stands the share without what a bot reads then of what has happened since it was last asked
anything: its next question would read the same.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks.calibrate import pin
from duskbell.arena import sitting
from duskbell.bots.clocktower.notes import Notes as ClocktowerNotes
from duskbell.bots.mafia.hearing import Heard
from duskbell.bots.werewolf.notes import Notes as WerewolfNotes
from duskbell.kernel import Play

GAMES = {"mafia": 12, "werewolf": 12, "clocktower": 9}
"""With so many players; in the other games nobody says anything unless somebody hears it."""
READING = ((Play, "view"), (Heard, "read"), (WerewolfNotes, "read"), (ClocktowerNotes, "read"))


class Stopwatch:
    """Seconds of CPU time spent within functions, the outermost alone; with `within` only while that one runs."""

    def __init__(self, within: Stopwatch | None = None) -> None:
        self.spent, self.calls, self.runs, self.within = 0.0, 0, False, within

    def on(self, owner: Any, name: str) -> Callable[[], None]:
        """Watch a function from now on; returns what ends it."""
        watched = getattr(owner, name)

        def timed(*args: Any, **more: Any) -> Any:
            if self.runs or (self.within is not None and not self.within.runs):
                return watched(*args, **more)
            self.runs, began = True, time.process_time()
            try:
                return watched(*args, **more)
            finally:
                self.spent += time.process_time() - began
                self.calls += 1
                self.runs = False

        setattr(owner, name, timed)
        return lambda: setattr(owner, name, watched)


def cost() -> float:
    """Seconds that a watched function costs beside those that the watch counts."""

    class Nothing:
        def done(self) -> None:
            pass

    watch, times = Stopwatch(), 20_000
    watch.on(Nothing, "done")
    nothing, began = Nothing(), time.process_time()
    for _ in range(times):
        nothing.done()
    return (time.process_time() - began - watch.spent) / times


def slice_(game: str, seed: int, tables: int) -> tuple[float, float]:
    """Seconds that so many tables took, and how many milliseconds each."""
    began = time.process_time()
    for n in range(seed, seed + tables):
        play, bots = sitting.sit(game, GAMES[game], str(n), {}, "plain")
        sitting.play_out(play, bots, str(n))
    return time.process_time() - began, 1000 / tables


def share(game: str, tables: int, slices: int, *, reading: bool) -> tuple[float, float]:
    """The median share of talk, and milliseconds a table; without `reading` what is read then is left out."""
    found, took, clock = [], [], cost()
    for n in range(slices):
        talk = Stopwatch()
        read = Stopwatch(talk)
        ends = [talk.on(sitting, name) for name in ("_talk",)]
        ends += [read.on(*where) for where in READING] if not reading else []
        gc.collect()
        gc.disable()
        seconds, each = slice_(game, 5000 + 100 * n, tables)
        gc.enable()
        for end in ends:
            end()
        found.append((talk.spent - read.spent - clock * read.calls) / (seconds - clock * (talk.calls + read.calls)))
        took.append(seconds * each)
    return statistics.median(found), statistics.median(took)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.talk", description="What of a table is talk.")
    parser.add_argument("--tables", type=int, default=10, help="tables in a slice (default: 10)")
    parser.add_argument("--slices", type=int, default=9, help="how many (default: 9)")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    args = parser.parse_args()
    pin(args.cpu)
    for game in GAMES:
        slice_(game, 0, 3)  # what is made once and kept
        whole, took = share(game, args.tables, args.slices, reading=True)
        words, _ = share(game, args.tables, args.slices, reading=False)
        print(f"{game:11}{took:6.1f} ms a table; talk {whole:.1%}, without what would be read anyway {words:.1%}")


if __name__ == "__main__":
    main()
