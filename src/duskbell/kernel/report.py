"""What somebody can say they have learned, put together of things that everybody can name."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

ROLE, SEAT, NUMBER = "role", "seat", "number"
"""The kinds of things that a report names after whose it is and of which round."""


class Report(NamedTuple):
    """A line that says it. `by`: the roles that learn such a thing, one of which it names first, and then the round;
    `about`: the kinds of what it names after these.
    """

    by: tuple[str, ...]
    about: tuple[str, ...]

    def fits(self, said: tuple[int | str, ...], roles: Collection[str], players: int, day: int) -> bool:
        """Whether this can be said at a table of so many players on this day, true or not: no seat twice."""
        if len(said) != len(self.about) + 2 or said[0] not in self.by or said[1] not in range(1, day + 1):
            return False
        seats = [x for kind, x in zip(self.about, said[2:], strict=True) if kind == SEAT]
        may = {ROLE: roles, SEAT: range(players), NUMBER: range(players + 1)}
        named = all(x in may[kind] for kind, x in zip(self.about, said[2:], strict=True))
        return named and len(set(seats)) == len(seats)
