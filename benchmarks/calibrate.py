"""Measuring on a machine that flips between a fast state and one about 1.75 times slower, within seconds.

Every repetition of every contestant stands between two runs of one fixed loop. The quiet speed is what that loop
reaches in a quarter of its runs; a repetition counts only if the loop ran within 8 % of it both before and after: a
moment much faster than usual (they come too, and pass) compares as badly as a slow one. The contestants take turns, so
that a slow minute hits all of them, until each has its clean repetitions or its tries are used up; then the result says
so. Rates are per second of CPU time, of one process, on one CPU.
"""

from __future__ import annotations

import gc
import os
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

CLEAN = 0.08
"""How far from the quiet speed the loop may be on both sides of a repetition."""
ROUNDS = 2_000
WAIT = 0.2


@dataclass(frozen=True)
class Sample:
    """What one repetition did: so many units (decisions, or whatever is counted) and games in so much CPU time.

    `extra` holds a figure of its own, such as how the last third of a game compares with the first; `more` others by
    name.
    """

    units: float
    games: int
    cpu: float
    extra: float | None = None
    more: Mapping[str, float] = field(default_factory=dict)


@dataclass
class Contestant:
    """Something to measure. `rep(seconds)` works for about so long and says what it did; `unit` is what it counts."""

    name: str
    about: str
    rep: Callable[[float], Sample]
    unit: str = "decision"
    close: Callable[[], None] = lambda: None


@dataclass
class Result:
    """A contestant's repetitions, each with the speed of the loop before and after."""

    contestant: Contestant
    samples: list[tuple[Sample, float, float]] = field(default_factory=list)
    tries: int = 0

    def clean(self, quiet: float) -> list[Sample]:
        """The repetitions that count."""
        return [s for s, before, after in self.samples if is_clean(before, quiet) and is_clean(after, quiet)]


@dataclass(frozen=True)
class Figure:
    """A contestant's result: units per CPU second, with their spread over the repetitions that counted.

    `clean` is false when there were too few of those; then they are not to be relied on.
    """

    name: str
    about: str
    unit: str
    rate: float
    low: float
    high: float
    per_game: float
    extra: float | None
    reps: int
    tries: int
    clean: bool
    recorded: bool = False
    more: Mapping[str, float] = field(default_factory=dict)

    @property
    def spread(self) -> float:
        """From lowest to highest, as a share of the median."""
        return (self.high - self.low) / self.rate


def pin(cpu: int | None) -> int:
    """Keep this process, and those that it starts, on one CPU: `cpu`, or the first that it may use."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    chosen = min(os.sched_getaffinity(0)) if cpu is None else cpu
    os.sched_setaffinity(0, {chosen})
    return chosen


def kernel() -> float:
    """The fixed loop's speed now, in million turns per CPU second.

    It works as games do (lists, dicts, calls, small objects). A bare arithmetic loop would not serve: its speed swings
    by a third on this kind of machine while that of a game does not.
    """
    random = Random(1).random
    turns = 0
    start = time.process_time()
    for _ in range(ROUNDS):
        seats = list(range(12))
        while len(seats) > 1:
            others = seats[1:]
            votes = dict.fromkeys(seats, 0)
            for _ in seats:
                votes[others[int(random() * len(others))]] += 1
                turns += 1
            seats.remove(max(votes, key=votes.__getitem__))
    return turns / (time.process_time() - start) / 1e6


def is_clean(speed: float, quiet: float) -> bool:
    """Whether the loop's speed is near enough to the quiet one."""
    return abs(speed / quiet - 1) <= CLEAN


class Bench:
    """One run: how much is wanted of each contestant, and the loop's speeds so far."""

    def __init__(self, wanted: int = 5, seconds: float = 1.0, tries: int = 25) -> None:
        self.wanted, self.seconds, self.tries = wanted, seconds, tries
        self._speeds = [kernel() for _ in range(20)]

    @property
    def quiet(self) -> float:
        """The speed that the loop reaches in a quarter of its runs."""
        return sorted(self._speeds)[len(self._speeds) * 3 // 4]

    def run(self, contestants: Iterable[Contestant], tell: Callable[[str], None]) -> list[Figure]:
        """Let the contestants take turns until each has `wanted` clean repetitions or has used up its tries."""
        results = [Result(c) for c in contestants]
        for r in results:
            r.contestant.rep(self.seconds / 4)  # warm up
        while todo := [r for r in results if len(r.clean(self.quiet)) < self.wanted and r.tries < self.tries]:
            for r in todo:
                self._turn(r)
                done = sum(min(self.wanted, len(x.clean(self.quiet))) for x in results)
                tell(f"{done} of {self.wanted * len(results)} clean repetitions; {r.contestant.name}")
        for r in results:
            r.contestant.close()
        return [self._figure(r) for r in results]

    def _turn(self, r: Result) -> None:
        gc.collect()
        r.tries += 1
        before = self._calibrate()
        if not is_clean(before, self.quiet):
            time.sleep(WAIT)
            before = self._calibrate()
        sample = r.contestant.rep(self.seconds)
        r.samples.append((sample, before, self._calibrate()))

    def _calibrate(self) -> float:
        self._speeds.append(kernel())
        return self._speeds[-1]

    def _figure(self, r: Result) -> Figure:
        used = r.clean(self.quiet)
        clean = len(used) >= self.wanted
        if not used:
            used = [s for s, _, _ in r.samples]
        rates = [s.units / s.cpu for s in used]
        extras = [s.extra for s in used if s.extra is not None]
        c = r.contestant
        return Figure(
            name=c.name,
            about=c.about,
            unit=c.unit,
            rate=statistics.median(rates),
            low=min(rates),
            high=max(rates),
            per_game=sum(s.units for s in used) / max(1, sum(s.games for s in used)),
            extra=statistics.median(extras) if extras else None,
            reps=len(used),
            tries=r.tries,
            clean=clean,
            more={name: statistics.median(s.more[name] for s in used) for name in used[0].more},
        )
