"""Characters that the community's files name by their ids alone, whether this program plays them or not: type, and
place in the night; and which pairs of them are jinxed. `known.tsv` and `jinxed.tsv` hold them.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
TYPES = ("townsfolk", "outsider", "minion", "demon")
TRAVELLER = "traveller"
BESIDE = ("fabled", "loric")
"""Who sits at no seat."""
TEAMS = (*TYPES, TRAVELLER, *BESIDE)


class Known(NamedTuple):
    """`first`, `other`: at which place of the published night sheet it acts on the first night and on others; 0: never.
    One that only a Chinese list has stands between two whole numbers.
    """

    id: str
    team: str
    first: float
    other: float


def _rows(name: str) -> list[list[str]]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


KNOWN: dict[str, Known] = {
    id: Known(id, team, float(first), float(other)) for id, team, first, other in _rows("known.tsv")
}
JINXED: frozenset[frozenset[str]] = frozenset([frozenset(pair) for pair in _rows("jinxed.tsv")])
"""Pairs with a jinx of which this program does not play both: a person keeps it in mind."""
RANK = {"minioninfo": 20.0, "demoninfo": 24.0}
"""Where the first night's news for the evil ones stands on the published sheet."""
