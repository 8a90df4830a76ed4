"""Solving: every accepted deal of a puzzle."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Puzzle
from duskbell.insight.clocktower.solver import control

LIMIT = 25.0
"""Seconds after which a puzzle is given up."""


class Solution(msgspec.Struct, frozen=True):
    """All accepted deals of starting characters, in order; `whole`: whether all were looked for."""

    id: str
    deals: tuple[tuple[str, ...], ...]
    seconds: float
    whole: bool = True


def solve(p: Puzzle, limit: float = LIMIT) -> Solution:
    """Every deal that some lawful history fits. Raises `NoSolver` where clingo is not installed."""
    began = time.perf_counter()
    found: set[tuple[str, ...]] = set()
    program = Program(p)
    whole = True
    for deal in _models(program.text, len(p.names), limit - (time.perf_counter() - began)):
        if deal is None:
            whole = False
            break
        found.add(deal)
    return Solution(p.id, tuple(sorted(found)), time.perf_counter() - began, whole)


def _models(text: str, seats: int, seconds: float) -> Iterator[tuple[str, ...] | None]:
    """Each deal once; None when time is over."""
    solver = control(text, "0", "--project=show")
    ends = time.perf_counter() + seconds
    with solver.solve(yield_=True, async_=True) as models:
        while True:
            models.resume()
            if not models.wait(max(0.0, ends - time.perf_counter())):
                models.cancel()
                yield None
                return
            model = models.model()
            if model is None:
                return
            deal = {a.arguments[0].number: a.arguments[1].name for a in model.symbols(shown=True)}
            yield tuple([deal[n] for n in range(seats)])
