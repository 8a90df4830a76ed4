"""Perft: how many plays there are of so many answers, and how they end. Wrong rules give wrong numbers.

A game names its tables in `tests/games/<id>/perft.py`.
A file has the table in its first line and a count in each other: depth, plays, and how many of them a team has won.

    game mafia players 5 option angels=0
    perft 3 110 village=5
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from duskbell.games import ARENA, GAMES
from tests.perft.counted import Counted, Together

HERE = Path(__file__).parent
TABLES: dict[str, Counted | Together] = {
    f"{game}_{name}": table
    for game in (*GAMES, *ARENA)
    for name, table in import_module(f"tests.games.{game}.perft").TABLES.items()
}


def path(name: str) -> Path:
    return HERE / f"{name}.perft"


def write() -> None:
    """Count every table anew, and remove the files of those that are no longer counted."""
    for old in HERE.glob("*.perft"):
        if old.stem not in TABLES:
            old.unlink()
    for name, table in TABLES.items():
        path(name).write_text(table.text(), encoding="utf-8")
