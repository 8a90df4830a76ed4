"""One table whose plays are counted."""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.testing import perft


class Counted(NamedTuple):
    """A table, and how deep its plays are counted. `told`: answers that are not counted, by question."""

    game: str
    players: int
    depth: int
    options: dict[str, Any]
    told: dict[str, list[str]] | None = None

    def text(self) -> str:
        options = "".join(f" option {name}={value}" for name, value in self.options.items())
        told = "".join(
            f" told {key}={' '.join(answers)}" if answers else f" given {key}"
            for key, answers in (self.told or {}).items()
        )
        head = f"game {self.game} players {self.players}{options}{told}"
        counts = [
            str(perft(self.game, self.players, n, self.options, told=self.told)) for n in range(1, self.depth + 1)
        ]
        return "\n".join([head, *counts]) + "\n"


class Together(NamedTuple):
    """Several tables of a game in one file."""

    game: str
    tables: tuple[Counted, ...]
    told: dict[str, list[str]]

    def text(self) -> str:
        return "\n".join(table.text() for table in self.tables)
