"""docs/adding-a-character.md, run: its classes, its pack, its words and its scenarios are read from the page itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.games.shadow_hunters import Pack, add, remove
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.card import OneTime
from duskbell.games.shadow_hunters.character import SKILLS, Character, Hunter
from duskbell.games.shadow_hunters.damage import hurt, strike_by_card
from duskbell.games.shadow_hunters.equipment import Equipment
from duskbell.games.shadow_hunters.events import Used
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import BLACK, WHITE, Player, ShadowTable
from duskbell.locale import LANGUAGES, bring, words
from duskbell.locale.words import FOLDERS, forget
from duskbell.testing import check
from tests.rulebook.shadow_hunters import shadow

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-character.md").read_text(encoding="utf-8")
WORDS: dict[str, Any] = {
    thing.__name__: thing
    for thing in (
        Hunter, Player, ShadowTable, show, Used, hurt, Blow, Equipment, OneTime, strike_by_card, Pack, add,
        shadow.hunters, shadow.fights, shadow.damage, shadow.revealed,
    )
} | {"WHITE": WHITE, "BLACK": BLACK}  # fmt: skip


@pytest.fixture(scope="module")
def page() -> Iterator[dict[str, Any]]:
    """The page's Python, run: its pack is in the box."""
    found = dict(WORDS)
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec("from __future__ import annotations\n" + block, found)  # the page is ours, and this is its test
    yield found
    remove(found["WATCH"])


@pytest.mark.parametrize("scenario", re.findall(r"^def (test_\w+)", PAGE, flags=re.M))
def test_a_scenario_on_the_page_holds(page: dict[str, Any], scenario: str) -> None:
    page[scenario]()


def test_plain_bots_play_with_it_and_the_laws_hold(page: dict[str, Any]) -> None:
    for players in (4, 6, 8):
        play, bots = sit("shadow_hunters", players, "watch", {"expansion": "watch"}, "plain")
        play_out(play, bots, "watch")
        assert play.over
    check("shadow_hunters", 6, 1, {"expansion": "watch"})


def test_its_words_are_brought(page: dict[str, Any], tmp_path: Path) -> None:
    (text,) = re.findall(r"```\n(role-.*?)```", PAGE, re.DOTALL)
    for lang in LANGUAGES:
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "watch.ftl").write_text(text, encoding="utf-8")
    bring(tmp_path)
    try:
        for lang in LANGUAGES:
            said = words(lang).table("shadow_hunters", ("Kim",))
            assert said.text("role-shadow_hunters-sentry") == "Sentry"
            assert said.option("shadow_hunters.counter", "shove") == "I shove back"
    finally:
        FOLDERS.remove(tmp_path)
        forget()


def test_it_names_every_hook_and_every_fact() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.M)) == set(SKILLS)
    facts = {"hp", "sizes", "reason", "reveals", "sweet", "monster", "collects"}
    assert facts <= set(Character.__annotations__)
    assert [fact for fact in facts if f"`{fact}`" not in PAGE] == []
