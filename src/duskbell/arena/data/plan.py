"""What a run plays, and in which parts."""

from __future__ import annotations

from typing import Any

import msgspec

A_PART = 100
"""Tables in a part."""


class Run(msgspec.Struct, frozen=True):
    """What is played: the same arguments as those of `simulate`. `version`: of the game's rules."""

    game: str
    players: int
    games: int
    seed: str
    options: dict[str, Any]
    bots: str
    version: str
    a_part: int = A_PART

    @property
    def starts(self) -> range:
        """The first table of each part."""
        return range(0, self.games, self.a_part)

    def size(self, start: int) -> int:
        """How many tables the part has that begins with this one."""
        return min(self.a_part, self.games - start)
