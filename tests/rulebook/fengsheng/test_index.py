"""That the scenes of 风声 leave nothing out: every kind of card, every mission and every skill has one that says so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from duskbell.games.fengsheng.card import KINDS
from duskbell.games.fengsheng.characters import EVERYBODY
from duskbell.games.fengsheng.identities import MISSIONS
from duskbell.locale import words

SCENES = [
    (node.name, ast.get_docstring(node) or "")
    for p in Path(__file__).parent.glob("test_*.py")
    if p.name != Path(__file__).name
    for node in ast.parse(p.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]
SKILLS = sorted({s.id for c in EVERYBODY.values() for s in c.skills})
NAMED = [
    *[("card", id) for id in KINDS],
    *[("role", m.id) for m in MISSIONS],
    *[("skill", id) for id in SKILLS],
]


def test_there_are_13_kinds_7_missions_and_91_skills() -> None:
    """Two characters share 暗度陈仓."""
    printed = [s.id for c in EVERYBODY.values() for s in c.skills]
    assert (len(KINDS), len(MISSIONS), len(EVERYBODY), len(printed), len(SKILLS)) == (13, 7, 63, 91, 90)


def test_each_ruling_has_a_scene() -> None:
    """Every row F… of docs/rulings.md is named by what shows it, and none is named that there is not."""
    page = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    rows = set(re.findall(r"^\| (F\d+) \|", page, flags=re.M))
    here = "".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    assert len(rows) >= 65
    assert rows == set(re.findall(r"\bF\d+\b", here))


@pytest.mark.parametrize(("kind", "id"), NAMED)
def test_each_has_a_scene(kind: str, id: str) -> None:
    """By its Chinese name in what the scene says of itself, not as a part of another name, or by its id in how the
    scene is called.
    """
    name = re.compile(rf"(?<![一-鿿]){words('zh-CN').text(f'{kind}-fengsheng-{id}')}(?![一-鿿])")
    assert [called for called, says in SCENES if name.search(says) or f"_{id}_" in f"{called}_"]
