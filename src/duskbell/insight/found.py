"""What is found out about the worlds that are still possible."""

from __future__ import annotations

import msgspec

from duskbell.kernel import DuskbellError

EACH = 0.4
"""Seconds for one deal."""


class Worlds(msgspec.Struct, frozen=True):
    """What a seat can know. `possible`: for each seat what it may have been dealt; `proven`: of these those for which a
    whole history was found, the others are only not refuted. There are `low` to `high` deals (None: nobody counted).
    `witness`: the record of one history that fits. `nights`: where time was over, of how many first nights the solver
    has read what was seen; -1 where that is not the question, or it has read all.
    """

    game: str
    seat: int
    at: int
    possible: tuple[tuple[str, ...], ...]
    proven: tuple[tuple[str, ...], ...]
    low: int
    high: int | None
    seconds: float
    witness: str = ""
    nights: int = -1


class NoWorld(DuskbellError):
    """No deal fits what is said to have been seen."""
