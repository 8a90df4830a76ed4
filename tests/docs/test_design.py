"""docs/design.md names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duskbell
from duskbell import kernel

SRC = Path(duskbell.__file__).parent
DESIGN = (SRC.parents[1] / "docs" / "design.md").read_text(encoding="utf-8")
WAY = re.findall(r"^\d+\. (.*)$", DESIGN.split("## One answer's way")[1].split("\n## ")[0], re.MULTILINE)
OLD = re.compile(r"`(Game|Ask|Table|Seat|Event|View)\.(\w+)")
FILE = re.compile(r"`([a-z_/]+\.py)`")


def test_an_answers_way_is_told_in_fourteen_lines() -> None:
    assert len(WAY) == 14


@pytest.mark.parametrize("line", WAY)
def test_each_step_names_files_that_are_there(line: str) -> None:
    named = FILE.findall(line)
    assert named
    assert [name for name in named if not (SRC / name).is_file()] == []


def test_no_old_name_is_left() -> None:
    """Names that were changed have no alias."""
    table = DESIGN.split("## Old name → new name")[1].split("\n## ")[0]
    old = [pair for row in table.splitlines() for pair in OLD.findall(row.split("|")[1] if "|" in row else "")]
    assert len(old) > 15
    assert [f"{kind}.{name}" for kind, name in old if name in dir(getattr(kernel, kind))] == []
