"""A history of the Clocktower played straight on: what was seen says nearly every answer by day, and by night whoever
acts unseen does what changes nothing, but for those who died of it.

A phase that does not come out as it was seen is played again with other choices, and where that is in vain, the phase
before it, too. That is no search of everything; but one try costs what the phase does, where a search that goes back
one question at a time spends it on choices that nobody could ever notice.
"""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from duskbell.insight.clocktower.cues import Cues
from duskbell.insight.evidence import Evidence, Plan
from duskbell.kernel import Event, Play
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import DuskbellError

TRIES, BY_DAY = 12, 2
"""So often a night, and a day, is played before the phase before it is played again."""
VAIN, SAME = 36, 6
"""After so many phases in vain, or so many that came to just the same, the deal is given up."""
LOOK = 32
"""Answers between two looks at the clock."""


class Staged(NamedTuple):
    """A play that the viewer would have seen just so, None where none was found, which does not say that there is none;
    and how much had come as it was seen where it went farthest.
    """

    play: Play[Any] | None
    seen: int


class Fault(NamedTuple):
    """How much had come as it was seen, and what came then; None: what came then could not be answered."""

    seen: int
    wrong: Event | None


def staged(known: Evidence, plan: Plan, until: float, rng: Random) -> Staged:
    """A history with these answers settled, if one is found by `until` by `time.perf_counter`."""
    begins = [n for n, e in enumerate(known.events) if isinstance(e, PhaseBegan) and n]
    goals = [*[n + 1 for n in begins], len(known.events)]
    begun: list[Play[Any]] = [Play(known.game, known.header, chance="ask", checkpoints=True)]
    tries = [0]
    faults: Counter[Fault] = Counter()
    while len(begun) <= len(goals):
        at = begun[-1]
        came = _phase(known, plan, at.fork(views=True), goals[len(begun) - 1], until, rng, tries[-1])
        if isinstance(came, Play):
            begun.append(came)
            tries.append(0)
            continue
        faults[came] += 1
        tries[-1] += 1
        if faults[came] == SAME or faults.total() == VAIN or time.perf_counter() > until:
            return Staged(None, max(fault.seen for fault in faults))
        if tries[-1] >= (BY_DAY if at.table.phase in ("day", "dusk") else TRIES):
            if len(begun) == 1:
                return Staged(None, came.seen)
            begun.pop()
            tries.pop()
            tries[-1] += 1
    return Staged(begun[-1], len(known.events))


def _phase(
    known: Evidence, plan: Plan, play: Play[Any], goal: int, until: float, rng: Random, again: int
) -> Play[Any] | Fault:
    """Play on until so much has been seen. `again`: how often that was in vain."""
    cues, events = Cues(known, plan, play, rng, again), known.events
    seen, steps = max(0, play.view(known.me).version - 1) if play.lines else 0, 0
    while True:
        log = play.view(known.me).table.log
        while seen < len(log) - 1 and seen < len(events):
            if log[seen + 1].event != events[seen]:  # the commitment comes first
                return Fault(seen, log[seen + 1].event)
            seen += 1
        if seen >= goal:
            return play
        steps += 1
        said = cues.answer(seen) if play.open else None
        if said is None or (steps % LOOK == 0 and time.perf_counter() > until):
            return Fault(seen, None)
        try:
            play.answer(said[0].to, said[1], ask=said[0])
        except DuskbellError:  # what was seen cannot be answered here
            return Fault(seen, None)
