"""docs/adding-a-clocktower-character.md, run: its class and its scenarios are read from the page itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from duskbell.games.clocktower import sheet
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import OUTSIDER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import NUMBER, Form
from duskbell.games.clocktower.formula import Formula, Registers
from duskbell.games.clocktower.scripts import KNOWN, Known
from duskbell.games.clocktower.statement import Counting
from duskbell.testing import check
from tests.rulebook.clocktower.town import Town

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-clocktower-character.md").read_text(encoding="utf-8")
ID = "gatekeeper"
WORDS: dict[str, Any] = {
    "Ability": Ability,
    "Counting": Counting,
    "Form": Form,
    "Formula": Formula,
    "NUMBER": NUMBER,
    "OUTSIDER": OUTSIDER,
    "Registers": Registers,
    "Town": Town,
}


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The page's Python, and what its tables say is done besides."""
    found = dict(WORDS)
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec("from __future__ import annotations\n" + block, found)  # the page is ours, and this is its test
    monkeypatch.setitem(CHARACTERS, ID, found["Gatekeeper"]())
    monkeypatch.setitem(KNOWN, ID, Known(ID, "townsfolk", 57, 77))
    for nights in ("FIRST", "LATER"):
        steps = {order: (*there, ID) for order, there in getattr(sheet, nights).items()}
        monkeypatch.setattr(sheet, nights, steps)
    sheet.sheet.cache_clear()
    return found


def scenarios() -> list[str]:
    return re.findall(r"^def (test_\w+)", PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", scenarios())
def test_the_scenarios_on_the_page_hold(page: dict[str, Any], name: str) -> None:
    scenario: Callable[[], None] = page[name]
    scenario()


def test_the_laws_hold_with_the_new_character(page: dict[str, Any]) -> None:
    for seed in range(3):
        check("clocktower", 6, seed, {"script": page["SCRIPT"]})


def test_every_table_that_the_page_names_is_tried() -> None:
    assert len(scenarios()) == 3
    assert "tests/games/clocktower/test_every_character.py" in PAGE
