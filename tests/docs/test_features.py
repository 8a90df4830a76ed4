"""docs/features.md: what it names is there, and its pictures are small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
PICTURES = sorted((ROOT / "docs" / "pictures").glob("*"))
TESTS = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))
KILOBYTES = 1_000


def test_it_has_every_row() -> None:
    assert [int(n) for n in re.findall(r"^\| (\d+) \|", PAGE, flags=re.M)] == list(range(1, 31))


@pytest.mark.parametrize(("path", "name"), TESTS)
def test_a_test_it_names_is_there(path: str, name: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^(async )?def {name}\(", text, flags=re.M), f"{path} has no {name}"


def test_every_row_names_a_test_or_a_picture() -> None:
    rows = re.findall(r"^\| \d+ \|.*$", PAGE, flags=re.M)
    assert [row for row in rows if not re.search(r"`tests/[\w/]+\.py::\w+`|\]\(pictures/", row)] == []


def test_pictures_are_named_and_small() -> None:
    assert PICTURES
    assert [p.name for p in PICTURES if f"pictures/{p.name}" not in PAGE] == []
    assert [p.name for p in PICTURES if p.stat().st_size > 150 * KILOBYTES] == []
    assert sum(p.stat().st_size for p in PICTURES) <= 1_500 * KILOBYTES
