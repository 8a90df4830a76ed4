"""Ratings with intervals: fits at many spreads, each weighed by how well it explains the tables (empirical Bayes).

So nobody has to say how far players lie apart: where tables tell of no difference, small spreads weigh most and
everybody is drawn to the mean. Strengths and their intervals are told of players who differ, however little. A forecast
asks first whether they do, and whether their game is one in which sides win about equally often, and wants strong
evidence before it says otherwise: where all are equal it comes from the board alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import erf, sqrt

import msgspec
import numpy as np

from duskbell.ratings.design import ANY, EVEN, Chances, Columns, Design, Floats, columns_of, design
from duskbell.ratings.fit import Fit, fit
from duskbell.ratings.played import LEAST, BadResult, Played, Side, checked

SPREADS = (0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.9, 2.1)
"""Standard deviations that are tried, in logits. Even steps: with finer ones near 0 intervals came out too narrow."""
TEAM_SPREADS = (0.1, 0.5, 0.9, 1.3, 1.7, 2.1)
"""Where there are teams: what is tried for members, and for their teams, each with each."""
EQUAL = 0.02
"""A spread at which all are as good as equal."""
ALIKE, EVENLY = 16.0, 3.0
"""What a forecast believes beforehand: so many to one that players are alike, and that their game is made even. Only
tables that tell of strong players clearly have it leave the board's share."""
COUNTS = 1e-4
"""A fit that weighs less is left out."""
INSIDE = 0.9
"""What an interval is meant to hold."""
ENOUGH, NOT_ENOUGH = "ranked", "not enough tables"


class Rated(msgspec.Struct, frozen=True):
    """A player or a team: strength in logits of a whole side of such players, 0 being average, with its 90 %
    interval. `tables`: how many it played.
    """

    name: str
    strength: float
    low: float
    high: float
    tables: int


class Share(msgspec.Struct, frozen=True):
    """How often a side of average players wins on a board, with the 90 % interval, each from 0 to 1."""

    board: str
    side: str
    share: float
    low: float
    high: float


class Ratings:
    """What a fit says. `verdict` is "ranked", or "not enough tables" where fewer than 64 tell anything: then `players`
    and `teams` are empty. The strongest come first.
    """

    def __init__(self, tables: Sequence[Played], teams: Mapping[str, str]) -> None:
        self.tables = len(tables)
        self.verdict = ENOUGH if len(tables) >= LEAST else NOT_ENOUGH
        self.players: tuple[Rated, ...] = ()
        self.teams: tuple[Rated, ...] = ()
        self._fits: list[tuple[float, Fit]] = []
        self._forecasting: list[tuple[float, Fit]] = []
        if self.verdict == NOT_ENOUGH:
            return
        self._columns = columns_of(tables, teams)
        self._fits, self._forecasting = _weighed(design(tables, self._columns))
        self.players = self._rated(self._columns.players, self.row_of_player, tables, lambda player: player)
        self.teams = self._rated(self._columns.teams, self.row_of_team, tables, lambda player: teams[player])

    @property
    def columns(self) -> Columns:
        """What the columns of its fits stand for. Raises `BadResult` where nobody is ranked."""
        return self._told()

    @property
    def weighed(self) -> tuple[tuple[float, Fit], ...]:
        """The fits, one for each spread, with their weights, which together are 1."""
        return tuple(self._fits)

    def forecast(self, board: str, sides: Mapping[str, Sequence[str]]) -> dict[str, float]:
        """The chance of each side at a table of these players. Raises `BadResult` where nobody is ranked."""
        told = self._told()
        table = Played(board, _sides(sides), ())
        checked([table], {})
        rows = design([table], told).rows[0]
        chances = np.zeros(len(rows))
        for weight, one in self._forecasting:
            # a chance that is uncertain lies nearer to the middle: the probit's approximation of the logistic's mean
            differ = rows - rows.mean(axis=0)
            spread = np.einsum("sc,cd,sd->s", differ, one.covariance, differ) * len(rows) / max(1, len(rows) - 1)
            z = differ @ one.strengths / np.sqrt(1 + np.pi * 2 * spread / 8)
            part = np.exp(z - z.max())
            chances += weight * part / part.sum()
        return dict(zip(sides, chances.tolist(), strict=True))

    def shares(self) -> list[Share]:
        """How often each side wins on each board where all are average (of two sides; beside a third, against all)."""
        told, found = self._told(), []
        for board in sorted({b for b, _ in told.boards}):
            names = [side for b, side in told.boards if b == board]
            for side in names:
                row = np.zeros(told.width)
                for name in names:
                    sign = 1.0 if name == side else -1 / (len(names) - 1)
                    row[self._side(name)] += sign
                    row[self._board(board, name)] += sign
                low, middle, high = [_logistic(z, len(names)) for z in self._quantiles(row, INSIDE)]
                found.append(Share(board, side, middle, low, high))
        return found

    def _told(self) -> Columns:
        if self.verdict == NOT_ENOUGH:
            raise BadResult(f"{self.tables} tables are not enough for ratings; {LEAST} are the least.")
        return self._columns

    def row_of_player(self, player: str) -> Floats:
        """The columns that make a player's strength."""
        c, row = self._columns, np.zeros(self._columns.width)
        row[c.players.index(player)] = 1
        if c.teams:
            row[len(c.players) + c.teams.index(c.team_of[player])] = 1
        return row

    def row_of_team(self, team: str) -> Floats:
        """A team is what its members have in common, and the mean of what they have of their own."""
        c = self._columns
        return np.mean([self.row_of_player(p) for p in c.players if c.team_of[p] == team], axis=0)  # type: ignore[no-any-return]

    def _side(self, side: str) -> int:
        return len(self._columns.players) + len(self._columns.teams) + self._columns.sides.index(side)

    def _board(self, board: str, side: str) -> int:
        c = self._columns
        return len(c.players) + len(c.teams) + len(c.sides) + c.boards.index((board, side))

    def _rated(
        self, names: Sequence[str], row: Callable[[str], Floats], tables: Sequence[Played], of: Callable[[str], str]
    ) -> tuple[Rated, ...]:
        sat = dict.fromkeys(names, 0)
        for table in tables if names else ():
            for name in {of(p) for side in table.sides for p in side.players}:
                sat[name] += 1
        rated = []
        for name in names:
            low, _, high = self._quantiles(row(name), INSIDE)
            middle = float(sum(weight * (row(name) @ one.strengths) for weight, one in self._fits))
            rated.append(Rated(name, middle, low, high, sat[name]))
        return tuple(sorted(rated, key=lambda r: (-r.strength, r.name)))

    def _quantiles(self, row: Floats, inside: float) -> tuple[float, float, float]:
        """The lower end, the middle and the upper end of what the fits together believe of a sum of columns."""
        parts = [(w, float(row @ f.strengths), float(row @ f.covariance @ row)) for w, f in self._fits]
        low, middle, high = [quantile(parts, q) for q in ((1 - inside) / 2, 0.5, (1 + inside) / 2)]
        return low, middle, high


def rate(tables: Iterable[Played], teams: Mapping[str, str] | None = None) -> Ratings:
    """Rate whoever played. `teams`: the team of each player, where there are any. Raises `BadResult` for a table that
    makes no sense.
    """
    return Ratings(checked(tables, teams or {}), teams or {})


def _weighed(d: Design) -> tuple[list[tuple[float, Fit]], list[tuple[float, Fit]]]:
    """A fit for each spread, with its weight; and for forecasts the same with the one at which all are equal, each of
    them once for any game and once for an even one. All weights of each together are 1.
    """
    fits, odd = _fits(d, ANY, None)
    _, even = _fits(d, EVEN, odd)
    differ = [1 / len(fits)] * len(fits)
    before = [ALIKE, *differ]
    return _by_evidence(fits, differ), _by_evidence([*odd, *even], [*before, *[EVENLY * one for one in before]])


def _fits(d: Design, chances: Chances, close: list[Fit] | None) -> tuple[list[Fit], list[Fit]]:
    """A fit for each spread, and these behind the one at which all are equal. `close`: fits to begin from."""
    pairs = [(EQUAL, EQUAL), *((member, team) for member, team in _spreads(d.columns))]
    found: list[Fit] = []
    for n, (member, team) in enumerate(pairs):
        begin = close[n].strengths if close else found[-1].strengths if found else None
        found.append(fit(d, d.columns.precision(member, team, chances), begin))
    return found[1:], found


def _spreads(columns: Columns) -> list[tuple[float, float]]:
    if columns.teams:
        return [(member, team) for member in TEAM_SPREADS for team in TEAM_SPREADS]
    return [(member, 1.0) for member in SPREADS]


def _by_evidence(fits: list[Fit], before: list[float]) -> list[tuple[float, Fit]]:
    """What each fit weighs after the tables, which weighed so much `before`."""
    evidence = np.array([one.evidence for one in fits]) + np.log(before)
    weights = np.exp(evidence - evidence.max())
    weights = np.where(weights < COUNTS * weights.max(), 0, weights)
    weights /= weights.sum()
    return [(float(w), one) for w, one in zip(weights, fits, strict=True) if w > 0]


def quantile(parts: Sequence[tuple[float, float, float]], q: float) -> float:
    """Where a mixture of normals (weight, mean, variance) has the share `q` below it, by bisection."""
    parts = [(w, m, sqrt(max(1e-12, v))) for w, m, v in parts]
    low = min(m - 9 * s for _, m, s in parts)
    high = max(m + 9 * s for _, m, s in parts)
    for _ in range(60):
        middle = (low + high) / 2
        if sum(w * 0.5 * (1 + erf((middle - m) / (s * sqrt(2)))) for w, m, s in parts) < q:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _logistic(z: float, sides: int) -> float:
    """The share of a side that lies `z` above the mean of the `sides` - 1 others."""
    return float(1 / (1 + (sides - 1) * np.exp(-z)))


def _sides(sides: Mapping[str, Sequence[str]]) -> tuple[Side, ...]:
    return tuple([Side(name, tuple(players)) for name, players in sides.items()])
