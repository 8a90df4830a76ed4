"""Golden transcripts: whole seeded games in words, kept beside this file and compared letter by letter.

A game names its tables in `tests/games/<id>/golden.py`: `TABLES`, and `DIGESTS` for those kept as one line each.
`python -m tests.golden` (or `make golden`) writes them, and the perft files, anew. Read the diff: it is a change of
rules, or a leak.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from duskbell.games import ARENA, GAMES
from tests.golden.kept import Golden

HERE = Path(__file__).parent
BROUGHT = {game: import_module(f"tests.games.{game}.golden") for game in (*GAMES, *ARENA)}
TABLES: dict[str, Golden] = {
    f"{game}_{name}": table for game, brought in BROUGHT.items() for name, table in brought.TABLES.items()
}
DIGESTS: dict[str, dict[str, Golden]] = {
    game: brought.DIGESTS for game, brought in BROUGHT.items() if hasattr(brought, "DIGESTS")
}
"""By game, and then by name."""


def path(name: str) -> Path:
    return HERE / f"{name}.txt"


def digests(game: str) -> Path:
    """The file with a line for each of a game's digests."""
    return HERE / f"{game}.digest"


def write() -> None:
    """Write every transcript anew, and remove those of tables that are no longer played."""
    for old in HERE.glob("*.txt"):
        if old.stem not in TABLES:
            old.unlink()
    for name, table in TABLES.items():
        path(name).write_text(table.text(), encoding="utf-8")
    for game, tables in DIGESTS.items():
        text = "".join(f"{name}: {table.digest()}\n" for name, table in tables.items())
        digests(game).write_text(text, encoding="utf-8")
