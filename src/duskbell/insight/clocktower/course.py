"""Whether what is told to have happened can follow one on the other, as far as all can see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from duskbell.insight.clocktower.puzzle import EXECUTION, BadPuzzle, Happened

KILLED, BACK = "night_death", "resurrection"


def check_course(names: Sequence[str], events: Sequence[Happened], feigning: bool) -> None:
    """Nobody dies twice, unless they come back between, no dead nominates, and nobody alive comes back, or does what
    only the dead do. `feigning`: whether somebody may only seem dead, and be executed again. Raises `BadPuzzle`.
    """
    dead: set[int] = set()
    for when, some in groupby(sorted(events, key=lambda e: e.when), key=lambda e: e.when):
        those = list(some)
        for e in those:
            if e.kind == BACK and e.seat not in dead:
                raise BadPuzzle(f"{names[e.seat]} comes back in {when}, but was not dead.")
            if e.by in dead and e.kind in (EXECUTION, "nomination", "nomination_no_effect"):
                raise BadPuzzle(f"{names[e.by]} nominates in {when}, but is dead.")
            if e.kind == BACK:
                dead.discard(e.seat)
            elif e.fatal or e.kind == KILLED:
                if e.seat in dead and not (feigning and when.by_day):
                    raise BadPuzzle(f"{names[e.seat]} dies in {when}, but was dead already.")
                dead.add(e.seat)
        if early := [e for e in those if e.deed and e.deed.dead and e.by not in dead]:
            raise BadPuzzle(f"{names[early[0].by]} does in {when} what only the dead do, but is alive.")
