"""docs/features.md: every row with its proof, and its pictures are small."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
PICTURES = sorted((ROOT / "docs" / "pictures").glob("*"))
KILOBYTES = 1_000


def test_it_has_every_row() -> None:
    assert [int(n) for n in re.findall(r"^\| (\d+) \|", PAGE, flags=re.M)] == list(range(1, 31))


def test_every_row_names_a_test_or_a_picture() -> None:
    rows = re.findall(r"^\| \d+ \|.*$", PAGE, flags=re.M)
    assert [row for row in rows if not re.search(r"`tests/[\w/]+\.py::\w+`|\]\(pictures/", row)] == []


def test_pictures_are_named_and_small() -> None:
    assert PICTURES
    assert [p.name for p in PICTURES if f"pictures/{p.name}" not in PAGE] == []
    assert [p.name for p in PICTURES if p.stat().st_size > 150 * KILOBYTES] == []
    assert sum(p.stat().st_size for p in PICTURES) <= 1_500 * KILOBYTES
