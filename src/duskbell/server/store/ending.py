"""How a table ended, as the store keeps it for who looks back."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from duskbell.kernel import Play


class Ending(Struct, frozen=True):
    """Who won and why, and the role of each seat."""

    winners: tuple[int, ...]
    teams: tuple[str, ...]
    reason: str
    roles: tuple[str, ...]

    @classmethod
    def of(cls, play: Play[Any]) -> Ending | None:
        """The ending of a play; None while it goes on."""
        outcome = play.outcome
        if outcome is None:
            return None
        roles = tuple([s.role.id if s.role is not None else "" for s in play.table.seats])
        return cls(outcome.winners, outcome.teams, outcome.reason, roles)
