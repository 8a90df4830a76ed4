"""Intervals by drawing tables anew (the bootstrap): for tables that come in groups, such as those of one deal, which
tell less than as many tables that have nothing in common.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

import numpy as np

from duskbell.ratings.design import design
from duskbell.ratings.fit import refit
from duskbell.ratings.played import Played, checked
from duskbell.ratings.rated import INSIDE, NOT_ENOUGH, Ratings

DRAWS = 200
Interval = tuple[float, float, float]
"""Strength in logits, and the lower and upper end of its 90 % interval."""


class Resampled(NamedTuple):
    """`verdict` is "ranked", or "not enough tables", where the rest is empty. `teams` and `players` by name."""

    verdict: str
    teams: dict[str, Interval]
    players: dict[str, Interval]


def resampled(
    tables: Sequence[Played], teams: Mapping[str, str], groups: Sequence[int], *, seed: str, draws: int = DRAWS
) -> Resampled:
    """Strengths of players and of their teams as `rate` fits them, with intervals from whole `groups` of tables drawn
    anew. A player may hold several seats of a table, as an entrant of a league does. Raises `BadResult` for a table
    that makes no sense.
    """
    told = [(table, group) for table, group in zip(tables, groups, strict=True) if checked([table], teams, often=True)]
    played = [table for table, _ in told]
    rated = Ratings(played, teams)
    if rated.verdict == NOT_ENOUGH:
        return Resampled(rated.verdict, {}, {})
    d, fits = design(played, rated.columns), rated.weighed
    names, place = np.unique(np.array([group for _, group in told]), return_inverse=True)
    rng = np.random.default_rng(list(sha256(seed.encode()).digest()))
    found = []
    for which in rng.choice(len(fits), draws, p=[weight for weight, _ in fits]):  # nobody knows the spread either
        drawn = np.bincount(rng.integers(0, len(names), len(names)), minlength=len(names))
        found.append(refit(d, fits[which][1], drawn[place].astype(np.float64)))
    strengths = np.array(found)

    def interval(row: np.ndarray[tuple[int, ...], np.dtype[np.float64]], middle: float) -> Interval:
        low, high = np.quantile(strengths @ row, [(1 - INSIDE) / 2, (1 + INSIDE) / 2])
        return middle, min(middle, float(low)), max(middle, float(high))

    return Resampled(
        rated.verdict,
        {r.name: interval(rated.row_of_team(r.name), r.strength) for r in rated.teams},
        {r.name: interval(rated.row_of_player(r.name), r.strength) for r in rated.players},
    )
