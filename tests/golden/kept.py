"""One golden table: a seeded game in words, or its hash."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from duskbell.testing import transcript


class Golden(NamedTuple):
    """A table that is played at random by its seed."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    moderator: str = "auto"

    def text(self) -> str:
        return transcript(self.game, self.players, self.seed, self.options, self.moderator)

    def digest(self) -> str:
        """One line: how it ends, and the hash of the whole."""
        text = self.text()
        return f"{text.splitlines()[-1]}  {sha256(text.encode()).hexdigest()[:16]}"
