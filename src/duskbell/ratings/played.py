"""What a rating is made from: who sat on which side of a table, on which board, and which side won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from duskbell.kernel.errors import DuskbellError

LEAST = 64
"""Tables below which nobody is ranked."""


class BadResult(DuskbellError):
    """A table that cannot be rated."""

    key = "bad-result"


class Side(msgspec.Struct, frozen=True):
    """One side of a table: its name (a team of the game's) and the players on it."""

    name: str
    players: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """One table. `board`: what its sides' chances depend on; `winners`: the names of the sides that won, one as a
    rule. A table that nobody won, or everybody, says nothing and is left out of a fit.
    """

    board: str
    sides: tuple[Side, ...]
    winners: tuple[str, ...]


def checked(tables: Iterable[Played], teams: Mapping[str, str], *, often: bool = False) -> list[Played]:
    """The tables that tell something. `often`: a player may hold several seats. Raises `BadResult` with one sentence
    for one that makes no sense.
    """
    told = []
    for n, table in enumerate(tables, 1):
        names = [side.name for side in table.sides]
        people = [p for side in table.sides for p in side.players]
        if len(set(names)) < len(names) or len(names) < 2 or not all(side.players for side in table.sides):
            raise BadResult(f"table {n} needs two sides or more, each with a name of its own and with players.")
        if not often and len(set(people)) < len(people):
            raise BadResult(f"a player sits twice at table {n}.")
        if strange := [w for w in table.winners if w not in names]:
            raise BadResult(f"table {n} was won by {strange[0]!r}, which is none of its sides: {', '.join(names)}.")
        if teams and (lost := [p for p in people if p not in teams]):
            raise BadResult(f"no team is told for {lost[0]!r} at table {n}.")
        if 0 < len(table.winners) < len(names):
            told.append(table)
    return told
