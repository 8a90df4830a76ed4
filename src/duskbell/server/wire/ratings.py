"""How the ratings of a cup travel."""

from __future__ import annotations

from msgspec import Struct


class CupRated(Struct, frozen=True):
    """A player or a team: `strength` in logits of a whole side of such players, 0 being average, from `low` to `high`
    with nine chances in ten; how many `tables` it played.
    """

    name: str
    strength: float
    low: float
    high: float
    tables: int


class CupShare(Struct, frozen=True):
    """How often a side of average players wins on a board, from `low` to `high` with nine chances in ten."""

    board: str
    side: str
    share: float
    low: float
    high: float


class CupRatings(Struct, frozen=True):
    """What a fit over all tables says. `verdict`: "ranked", or "not enough tables" below the `least`: then no rows."""

    verdict: str
    tables: int
    least: int
    players: list[CupRated]
    teams: list[CupRated]
    shares: list[CupShare]
