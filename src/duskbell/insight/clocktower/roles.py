"""Who may have been dealt what: first by the cards, then by more and more of what was seen, as far as time allows."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from duskbell.insight.clocktower.early import Deal, may_turn
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Claim, Puzzle
from duskbell.insight.clocktower.solver import card, control, waited

RATE, GROWTH = 4e-4, 1.7
"""Seconds of reading for each seat and moment of one day; and how that grows with the moments."""
SURE = 1.0
"""Seconds that the cards alone have at the least: without them nothing could be said."""
OFTEN = 0.2
"""How often the solver chooses at random where a deal is wanted: another one each time."""
Card = tuple[int, str]
Deals = list[Deal]


class Roles:
    """`possible`: what each seat may have been dealt, which only ever shrinks and is never too little. `read`: of how
    many nights, with their days, the solver has read all. `whole`: whether these are all, and its answer is the last.
    """

    def __init__(self, p: Puzzle) -> None:
        program = Program(p, early=1)
        self.p, self.read, self.whole = p, 0, False
        self._size = len(p.names) * len(program.moments)
        self._reading = RATE * self._size
        self._solver = _solver(program.deal)
        found = _brave(self._solver, len(p.names), time.perf_counter() + SURE)
        self.possible = [set(program.may_be(c)) for c in p.claims] if found is None else found

    def closer(self, ends: float) -> Iterator[None]:
        """After one day, two, four, and at last after all, so long as what comes next will be read in time."""
        days = 1
        while not self.whole:
            last = days >= self.p.nights
            program = Program(self.p if last else self._heard(), early=0 if last else days)
            size = len(self.p.names) * len(program.moments)
            began = time.perf_counter()
            if began + self._reading * (size / self._size) ** GROWTH > ends:
                return
            solver = _solver(program.text)
            self._reading, self._size = time.perf_counter() - began, size
            self._solver = solver
            found = _brave(solver, len(self.p.names), ends)
            if found is None:
                return
            self.read, self.whole = min(days, self.p.nights), last
            self.possible = [a & b for a, b in zip(self.possible, found, strict=True)]
            yield
            days *= 2

    def dealt(self, wanted: Iterable[Card], ends: float) -> Deal:
        """A deal that fits what has been read, with the first of these and as many of the others as it can be found to
        go with; () where the first does not, or time is over.
        """
        self._solver.configuration.solve.enum_mode = "auto"
        self._solver.configuration.solver.sign_def, self._solver.configuration.solver.rand_freq = "rnd", OFTEN
        held: list[tuple[Any, bool]] = []
        best: Deal = ()
        for seat, role in wanted:
            found = best if best and best[seat] == role else self._one([*held, (card(seat, role), True)], ends)
            if found:
                held.append((card(seat, role), True))
                best = found
            elif not best:
                return ()
        return best

    def _one(self, held: list[tuple[Any, bool]], ends: float) -> Deal:
        with self._solver.solve(assumptions=held, yield_=True, async_=True) as models:
            models.resume()
            if not waited(models, ends):
                models.cancel()
                return ()
            model = models.model()
            return _deal(model) if model is not None else ()

    def deals(self, most: int, ends: float) -> tuple[Deals, bool]:
        """Deals that fit what has been read, no more than `most`, and whether these are all that fit everything."""
        self._solver.configuration.solve.enum_mode = "auto"
        found: Deals = []
        with self._solver.solve(yield_=True, async_=True) as models:
            while True:
                models.resume()
                if not waited(models, ends) or len(found) >= most:
                    models.cancel()
                    return found, False
                model = models.model()
                if model is None:
                    return found, self.whole
                found.append(_deal(model))

    def _heard(self) -> Puzzle:
        """What is sure of the first days: who turns evil later need not have told the truth in them."""
        p = self.p
        if not may_turn(p):
            return p
        return replace(p, claims=tuple([c if c.seat == p.trusted else Claim(c.seat, "") for c in p.claims]))


def _deal(model: Any) -> Deal:
    deal = {a.arguments[0].number: a.arguments[1].name for a in model.symbols(shown=True)}
    return tuple([deal[n] for n in sorted(deal)])


def _solver(text: str) -> Any:
    return control(text, "0", "--project=show")


def _brave(solver: Any, seats: int, ends: float) -> list[set[str]] | None:
    """What each seat was dealt in any world at all; None where that was not found out in time."""
    solver.configuration.solve.enum_mode = "brave"
    possible: list[set[str]] = [set() for _ in range(seats)]
    with solver.solve(async_=True) as search:
        if not waited(search, ends):
            search.cancel()
            return None
        last = search.last() if search.get().satisfiable else None  # of these models each has all of the one before
        for a in last.symbols(shown=True) if last is not None else ():
            possible[a.arguments[0].number].add(a.arguments[1].name)
    return possible
