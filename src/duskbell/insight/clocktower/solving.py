"""Solving: every accepted deal of a puzzle."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from duskbell.insight.clocktower.early import MORE, NOBODY_LATE, SOMEBODY_LATE, Deal, but, may_turn
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Puzzle
from duskbell.insight.clocktower.solver import control, waited
from duskbell.processors import processors

LIMIT = 28.0
"""Seconds after which a puzzle is given up."""
AT_ONCE, MANY = 1.5, 3000
"""Whoever takes longer is asked first what the first night and day leave possible; not where that is so many deals."""
AT_MOST = 4
"""So many processors share a puzzle that takes longer, where there are as many."""


class Solution(msgspec.Struct, frozen=True):
    """All accepted deals of starting characters, in order; `whole`: whether all were looked for."""

    id: str
    deals: tuple[tuple[str, ...], ...]
    seconds: float
    whole: bool = True


def solve(p: Puzzle, limit: float = LIMIT) -> Solution:
    """Every deal that some lawful history fits. Raises `NoSolver` where clingo is not installed."""
    began = time.perf_counter()
    ends = began + limit
    at_once = AT_ONCE if p.nights > 1 else limit
    found, whole = listed(Program(p), p, min(ends, began + at_once))
    if not whole and p.nights > 1:
        more, whole = _in_parts(p, ends, found)
        found |= more
    return Solution(p.id, tuple(sorted(found)), time.perf_counter() - began, whole)


def _in_parts(p: Puzzle, ends: float, known: set[Deal]) -> tuple[set[Deal], bool]:
    """The deals that are left, beside those that are `known` to be accepted."""
    early = survivors(p, ends)
    if early is None:
        return listed(Program(p), p, ends, share=True)
    left = [deal for deal in early if deal not in known]
    found, whole = listed(Program(p, deals=left, sides=NOBODY_LATE), p, ends, share=True) if left else (set(), True)
    if whole and may_turn(p):
        sides = f"{SOMEBODY_LATE}\n{but([*known, *found])}"
        more, whole = listed(Program(p, sides=sides), p, ends, share=True, apart=MORE)
        found |= more
    return found, whole


def survivors(p: Puzzle, ends: float) -> list[Deal] | None:
    """What the first night and day leave possible where nobody turns evil later; None where that is not worth while, or
    was not found out.
    """
    now = time.perf_counter()
    found, whole = listed(Program(p, early=1), p, now + (ends - now) / 4, MANY, share=True)
    return sorted(found) if whole else None


def listed(
    program: Program, p: Puzzle, ends: float, most: int = 0, share: bool = False, apart: tuple[str, int] | None = None
) -> tuple[set[Deal], bool]:
    """Deals that a program finds until time is over, or there are more than `most`; and whether these are all.
    `share`: processors share the work; `apart`: each of these atoms, a name and how many it holds, is asked for by
    itself, and then what there is with none of them.
    """
    found: set[Deal] = set()
    cores = min(AT_MOST, processors()) if share else 1
    solver = control(program.text, "0", "--project=show", *[f"--parallel-mode={cores},split"] * (cores > 1))
    atoms = [a.literal for a in solver.symbolic_atoms.by_signature(*apart)] if apart else []
    for asked in (*[[a] for a in atoms], [-a for a in atoms]):
        for deal in _models(solver, asked, len(p.names), ends):
            if deal is None or len(found) == most > 0:
                return found, False
            found.add(deal)
    return found, True


def _models(solver: Any, asked: list[int], seats: int, ends: float) -> Iterator[tuple[str, ...] | None]:
    """Each deal once where this is so; None when time is over."""
    with solver.solve(assumptions=asked, yield_=True, async_=True) as models:
        while True:
            models.resume()
            if time.perf_counter() >= ends or not waited(models, ends):
                models.cancel()
                yield None
                return
            model = models.model()
            if model is None:
                return
            deal = {a.arguments[0].number: a.arguments[1].name for a in model.symbols(shown=True)}
            yield tuple([deal[n] for n in range(seats)])
