"""Tables as rows of numbers: what a side's chance is made of.

A side is as strong as the **mean** of its players, not their sum: with sums eight equal players against four would be
forecast to win nearly always. What a board gives a side beside its players is fitted: a bias of each side, and one of
each side on each board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from duskbell.ratings.played import Played

Floats = NDArray[np.float64]
Column = tuple[str, ...]


class Chances(NamedTuple):
    """What is believed beforehand of the sides' chances, as standard deviations in logits: of what a `side` has on
    average over the other, and of a `board` about that.
    """

    side: float
    board: float


ANY = Chances(2.0, 0.4)
"""Of a game of which nothing is known."""
EVEN = Chances(0.02, 0.35)
"""Of one that is made so that each side wins about as often."""


class Columns(NamedTuple):
    """What each column of the rows stands for. Where everybody is a team of their own there are no teams."""

    players: tuple[str, ...]
    teams: tuple[str, ...]
    sides: tuple[str, ...]
    boards: tuple[tuple[str, str], ...]
    team_of: Mapping[str, str]

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.players) + len(self.teams) + len(self.sides) + len(self.boards)

    def precision(self, member: float, team: float, chances: Chances = ANY) -> Floats:
        """What is believed beforehand of each column: one over its variance. Of two sides each has half of the
        variance of their difference.
        """
        return np.concatenate(
            [
                np.full(len(self.players), member**-2),
                np.full(len(self.teams), team**-2),
                np.full(len(self.sides), 2 / chances.side**2),
                np.full(len(self.boards), 2 / chances.board**2),
            ]
        )


class Design(NamedTuple):
    """`rows`: table by side by column; `here`: which sides a table has; `won`: each side's part of the victory."""

    columns: Columns
    rows: Floats
    here: NDArray[np.bool_]
    won: Floats


def columns_of(tables: Sequence[Played], teams: Mapping[str, str]) -> Columns:
    """The columns that these tables need, in order of their names."""
    players = tuple(sorted({p for t in tables for side in t.sides for p in side.players}))
    named = tuple(sorted({teams[p] for p in players})) if teams else ()
    return Columns(
        players,
        named if len(named) < len(players) else (),
        tuple(sorted({side.name for t in tables for side in t.sides})),
        tuple(sorted({(t.board, side.name) for t in tables for side in t.sides})),
        teams,
    )


def design(tables: Sequence[Played], columns: Columns) -> Design:
    """The rows of tables. Of who or what has no column nothing is known: it counts as average."""
    most = max(len(t.sides) for t in tables)
    rows = np.zeros((len(tables), most, columns.width))
    here = np.zeros((len(tables), most), dtype=np.bool_)
    won = np.zeros((len(tables), most))
    names: list[Column] = [("player", p) for p in columns.players]
    names += [("team", team) for team in columns.teams]
    names += [("side", side) for side in columns.sides]
    names += [("board", *board) for board in columns.boards]
    at = {name: n for n, name in enumerate(names)}
    for t, table in enumerate(tables):
        for s, side in enumerate(table.sides):
            here[t, s] = True
            won[t, s] = (side.name in table.winners) / max(1, len(table.winners))
            parts: dict[Column, float] = {("side", side.name): 1, ("board", table.board, side.name): 1}
            for player in side.players:
                for key in (("player", player), ("team", columns.team_of.get(player, ""))):
                    parts[key] = parts.get(key, 0) + 1 / len(side.players)
            for name, part in parts.items():
                if name in at:
                    rows[t, s, at[name]] = part
    return Design(columns, rows, here, won)
