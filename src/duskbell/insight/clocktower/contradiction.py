"""Why no deal fits: the smallest set of claims that contradict each other."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Puzzle
from duskbell.insight.clocktower.solver import control, waited

Saying = tuple[int, int]
"""What a seat says: its character (-1), or one of the things it tells."""


class Late(Exception):
    """Time is over."""


def contradiction(p: Puzzle, seconds: float = 4.0) -> tuple[str, ...]:
    """The smallest set of sayings that no lawful history fits, beside what all saw, in words. Empty where nothing that
    is said is needed for that. When time is over, a set that is not the smallest, or all that is said.
    """
    ends = time.perf_counter() + seconds
    said = [(c.seat, n) for c in p.claims for n in range(-1, len(c.infos))]
    least = list(said)
    try:
        solver = control(Program(p, guarded=True).text, "1")
        if not _fits(solver, said, (), ends):
            return ()
        for one in said:
            without = [x for x in least if x != one]
            if not _fits(solver, said, without, ends):
                least = without
        for size in range(1, len(least)):
            for some in combinations(said, size):
                if not _fits(solver, said, some, ends):
                    return tuple(_words(p, some))
    except Late:
        pass
    return tuple(_words(p, least))


def _fits(solver: Any, said: list[Saying], kept: Iterable[Saying], ends: float) -> bool:
    """Whether a history fits where only this is said. Raises `Late`."""
    from clingo import Function, Number

    held = set(kept)
    assumed = [(Function("said", [Number(seat), Number(n)]), (seat, n) in held) for seat, n in said]
    with solver.solve(assumptions=assumed, async_=True) as asked:
        if not waited(asked, ends):
            asked.cancel()
            raise Late
        return bool(asked.get().satisfiable)


def _words(p: Puzzle, kept: Iterable[Saying]) -> Iterator[str]:
    for seat, n in kept:
        name, claim = p.names[seat], p.claims[seat]
        if n < 0:
            yield f"{name} is the {claim.character}"
            continue
        i = claim.infos[n]
        if i.kind == "becomes":
            yield f"{name} has become the {i.character} ({i.when})"
        elif i.kind == "seen":
            yield f"{name} has seen {', '.join(p.names[s] for s in i.seats)} as the {i.character} ({i.when})"
        else:
            what = [str(i.number)] if i.number is not None else []
            what += ["yes" if i.yes else "no"] if i.yes is not None else []
            what += [p.names[s] for s in i.seats] + list(i.shown)
            yield f"{name} {i.kind} {', '.join(what) or 'something'} as the {i.character} ({i.when})"
