"""docs/review.md: every row of the review is there, and what became of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
ROWS = {
    "Werewolf and Mafia": [*map(str, range(1, 23)), "half", "habit", "ugly"],
    "Shadow Hunters": [*map(str, range(1, 9)), "ruling", "secrecy", "ugly"],
    "The page": ["A1", "A2", "A3", *[f"B{n}" for n in range(1, 19)], "polish", "code"],
    "The server": ["A1", "A2", "A3", "A4", *[f"B{n}" for n in range(5, 12)], "polish", "code"],
    "Werewolf, seen once more": [*[f"N{n}" for n in range(1, 14)], "left"],
    "The house": [
        *[f"X{n}" for n in (1, 2, 3, 4, 6)],
        *[f"{kind}{n}" for kind in "RD" for n in range(1, 6)],
        *("E1", "C", "names", "mutants", "shape"),
    ],
}


@pytest.mark.parametrize("part", ROWS)
def test_it_has_every_row_and_says_what_became_of_it(part: str) -> None:
    section = PAGE.split(f"## {part}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| .+ \| (.+) \|$", section, flags=re.M)
    told = [name for name, _ in rows if name != "row"]
    assert told == ROWS[part]
    assert [name for name, became in rows[1:] if not re.search(r"\b(mended|ruled|later|left)\b", became)] == []
