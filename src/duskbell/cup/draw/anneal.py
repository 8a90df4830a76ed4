"""Annealing over slots and teams: which teams sit at which table, so that all meet about equally often.

A step takes two tables and looks at every exchange of two teams between them at once: if they stand in one slot the
teams change places; if not, both must have been free in the other's slot, so that nobody plays more or less. One of the
exchanges, or none, is drawn by the heat bath: the rarer the colder the worse it is. For tables X and Y with d the
difference of a team's meetings with X's and Y's own people, exchanging i of X and j of Y changes the sum of squares by
-2 d(i) + 2 d(j) - 4 m(i, j) + 2 (|X without Y| + |Y without X| - 2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
HOT, COLD = 4.0, 0.5
BATCH = 4096


class Terms(NamedTuple):
    """What is weighed beside meetings. `apart`: how much a meeting of two costs more than others; `rest` and `run`:
    what it costs to play more than `run` slots on end, each time.
    """

    apart: Floats
    rest: float = 0.0
    run: int = 0


class Board:
    """Who sits where: `at[slot, team]` is the table within the slot from 1, 0 for a team that is free. `fixed`: slots
    that are not to be touched. `met`: how often each two meet. What was played `before` the first slot counts in
    meetings, and, as `played`, in how often each has played.
    """

    def __init__(
        self, at: Ints, fixed: NDArray[np.bool_], before: Ints | None = None, played: Ints | None = None
    ) -> None:
        teams = at.shape[1]
        self.at = at
        self.tables = int(at.max(initial=0))
        self.free = [int(s) for s in np.flatnonzero(~fixed)]
        self.sits = np.zeros((len(at), self.tables, teams))
        for table in range(self.tables):
            self.sits[:, table] = at == table + 1
        met = np.einsum("sti,stj->ij", self.sits, self.sits)
        np.fill_diagonal(met, 0)
        self.met = met + (0 if before is None else before)
        self.played = np.zeros(teams, dtype=np.int64) if played is None else played

    def cost(self, terms: Terms) -> float:
        """What is to be made small; a pair counts once."""
        pairs = float((self.met * self.met + terms.apart * self.met).sum()) / 2
        return pairs + terms.rest * _long_runs(self.at > 0, terms.run).sum() if terms.rest else pairs

    def plays(self) -> Ints:
        """How often each team plays."""
        return np.asarray((self.at > 0).sum(axis=0) + self.played, dtype=np.int64)


def anneal(
    board: Board, terms: Terms, steps: int, rng: np.random.Generator, tell: Callable[[float], None], aim: float = 0
) -> Ints:
    """The best that so many steps find, or the first that costs no more than `aim`."""
    cost = board.cost(terms)
    best, least = board.at.copy(), cost
    uneven = np.ptp(board.plays()) > 0
    ahead = _Ahead(rng)
    places = [(s, t) for s in board.free for t in range(board.tables) if board.sits[s, t].any()]
    beside = {one: _open_to(board, one, places) for one in places}
    for n in range(steps if uneven or any(beside.values()) else 0):
        heat = HOT * (COLD / HOT) ** (n / steps)
        one = places[ahead.below(len(places))]
        if uneven and (n % 4 == 0 or not beside[one]):
            cost += _replace(board, terms, one, heat, ahead)
        else:
            others = beside[one]
            cost += _exchange(board, terms, one, others[ahead.below(len(others))], heat, ahead)
        if cost < least - 1e-9:
            best[:], least = board.at, cost
            if least <= aim:
                break
        if n % BATCH == 0:
            tell(n / steps)
    tell(1.0)
    return best


def _open_to(board: Board, one: tuple[int, int], places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The tables with which one may exchange teams: of its own slot, and, where teams are free, of others."""
    whole = {s for s, _ in places if (board.at[s] > 0).all()}
    return [p for p in places if p != one and (p[0] == one[0] or not {p[0], one[0]} & whole)]


def _exchange(
    board: Board, terms: Terms, one: tuple[int, int], other: tuple[int, int], heat: float, ahead: _Ahead
) -> float:
    """Draw an exchange of two teams between two tables, or none. What it costs."""
    (s, a), (u, b) = one, other
    x, y = board.sits[s, a], board.sits[u, b]
    differ = x - y
    mine, theirs = differ > 0, differ < 0
    between = 2.0 * (np.count_nonzero(mine) + np.count_nonzero(theirs) - 2)
    if s != u:
        mine, theirs = mine & (board.at[u] == 0), theirs & (board.at[s] == 0)
    i, j = np.flatnonzero(mine), np.flatnonzero(theirs)
    if not len(i) or not len(j):
        return 0.0
    weight = board.met + terms.apart / 2
    d = weight @ differ
    change = (2.0 * d[j])[None, :] - (2.0 * d[i])[:, None] - 4.0 * weight[np.ix_(i, j)] + between
    if terms.rest and s != u:
        change += terms.rest * (_moved(board.at, i, s, u, terms.run)[:, None] + _moved(board.at, j, u, s, terms.run))
    drawn = ahead.pick(change, heat)
    if drawn is None:
        return 0.0
    p, q = int(i[drawn // len(j)]), int(j[drawn % len(j)])
    # whoever sits at both tables meets neither more nor less
    for who, sign in ((p, -1.0), (q, 1.0)):
        board.met[who] += sign * differ
        board.met[:, who] += sign * differ
    board.met[p, q] -= 2  # each was counted as meeting the other's table whole, but the other has left it
    board.met[q, p] -= 2
    board.met[p, p] = board.met[q, q] = 0
    board.sits[s, a, p] = board.sits[u, b, q] = 0
    board.sits[s, a, q] = board.sits[u, b, p] = 1
    if s == u:
        board.at[s, p], board.at[s, q] = b + 1, a + 1
    else:
        board.at[s, p], board.at[u, p] = 0, b + 1
        board.at[u, q], board.at[s, q] = 0, a + 1
    return float(change.flat[drawn])


def _replace(board: Board, terms: Terms, one: tuple[int, int], heat: float, ahead: _Ahead) -> float:
    """Where some play once more than others: draw one of those whose place a free team of the others takes. Its
    cost.
    """
    s, a = one
    x, plays = board.sits[s, a], board.plays()
    i, j = np.flatnonzero(x), np.flatnonzero(board.at[s] == 0)
    if not len(j):
        return 0.0
    weight = board.met + terms.apart / 2
    d = weight @ x
    change = (2.0 * d[j])[None, :] - (2.0 * d[i])[:, None] - 2.0 * weight[np.ix_(i, j)] + 2.0 * (len(i) - 1)
    if terms.rest:
        played = board.at > 0
        less = _flipped(played, i, (s,), terms.run) - _long_runs(played[:, i], terms.run)
        more = _flipped(played, j, (s,), terms.run) - _long_runs(played[:, j], terms.run)
        change += terms.rest * (less[:, None] + more)
    change[(plays[i][:, None] - plays[j]) != 1] = np.inf
    drawn = ahead.pick(change, heat)
    if drawn is None:
        return 0.0
    p, q = int(i[drawn // len(j)]), int(j[drawn % len(j)])
    board.sits[s, a, p] = 0
    rest = board.sits[s, a]
    for who, sign in ((p, -1.0), (q, 1.0)):
        board.met[who] += sign * rest
        board.met[:, who] += sign * rest
    board.sits[s, a, q] = 1
    board.at[s, p], board.at[s, q] = 0, a + 1
    return float(change.flat[drawn])


def _long_runs(played: NDArray[np.bool_], run: int) -> Floats:
    """Of each column: how often more than `run` slots are played on end."""
    if len(played) <= run:
        return np.zeros(played.shape[1])
    sums = np.vstack([np.zeros((1, played.shape[1])), np.cumsum(played, axis=0)])
    return np.asarray((sums[run + 1 :] - sums[: -run - 1] == run + 1).sum(axis=0), dtype=np.float64)


def _flipped(played: NDArray[np.bool_], who: Ints, slots: tuple[int, ...], run: int) -> Floats:
    theirs = played[:, who]
    for s in slots:
        theirs[s] = ~theirs[s]
    return _long_runs(theirs, run)


def _moved(at: Ints, who: Ints, s: int, u: int, run: int) -> Floats:
    """How many long runs more each of these has who plays in slot `u` instead of `s`."""
    played = at > 0
    return _flipped(played, who, (s, u), run) - _long_runs(played[:, who], run)


class _Ahead:
    """Chance drawn many at a time."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self._drawn: list[float] = []

    def unit(self) -> float:
        if not self._drawn:
            self._drawn = self._rng.random(BATCH).tolist()
        return self._drawn.pop()

    def below(self, n: int) -> int:
        return int(self.unit() * n)

    def pick(self, change: Floats, heat: float) -> int | None:
        """One of the changes by the heat bath, or None to leave everything as it is."""
        weights = np.exp(np.minimum(change.ravel() * (-1 / heat), 60.0)).cumsum()
        drawn = self.unit() * (weights[-1] + 1.0)
        return None if drawn >= weights[-1] else int(np.searchsorted(weights, drawn, side="right"))
