"""The solver clingo, an extra of this package: imported when it is needed, and named where it is missing."""

from __future__ import annotations

import time
from typing import Any

from duskbell.kernel import DuskbellError


class NoSolver(DuskbellError):
    """The solver is not installed."""


def control(text: str, *arguments: str) -> Any:
    """A solver that has read a program."""
    try:
        import clingo
    except ImportError:
        raise NoSolver("the solver clingo is not installed; right would be: pip install 'duskbell[insight]'.") from None
    said: list[str] = []
    solver = clingo.Control(["--warn=none", *arguments], logger=lambda _, text: said.append(text))
    try:
        solver.add("base", [], text)
        solver.ground([("base", [])])
    except RuntimeError as e:
        raise RuntimeError(f"{e}: {' '.join(said)[:400]}") from None
    return solver


def waited(search: Any, ends: float) -> bool:
    """Whether what is asked was answered before time is over. The solver may stop waiting early: it takes what tells of
    an answer that it has given already for the end of its time.
    """
    while not search.wait(max(0.0, ends - time.perf_counter())):
        if time.perf_counter() >= ends:
            return False
    return True


def card(seat: int, role: str) -> Any:
    """That a seat was dealt a character, as the solver writes it."""
    from clingo import Function, Number

    return Function("start", [Number(seat), Function(role)])
