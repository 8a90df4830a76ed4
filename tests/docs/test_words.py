"""docs/words.md: nothing that the glossary never says stands in the catalogues or the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskbell.locale import LANGUAGES
from tests.locale.catalogue import catalogue, patterns

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "words.md"
EVERYWHERE = "everywhere"
NAMES = ("clocktower-judge", "shadow_hunters-blessing")
"""Characters and cards that are called by such a word."""
OF_LISTENERS = ("mafia-words",)
"""Where the rules tell what people elsewhere call something."""


def never_said() -> list[tuple[str, str, str]]:
    """(where, language, word) of every row of the table."""
    table = PAGE.read_text(encoding="utf-8").split("## Never said")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")][2:]
    return [
        (where.strip(), lang, word.strip())
        for where, *cells in rows
        for lang, cell in zip(LANGUAGES, cells, strict=True)
        for word in cell.split("·")
    ]


def said(lang: str, where: str) -> dict[str, str]:
    """What a game says, or all of it, by key."""
    texts = catalogue(lang)
    return {
        key: " ".join(texts[key].words)
        for name, key, _ in patterns(lang)
        if where in (EVERYWHERE, *re.split(r"[-.]", name), *re.split(r"[-_.]", name)) or name.startswith(f"{where}_")
    }


@pytest.mark.slow
@pytest.mark.parametrize(("where", "lang", "word"), never_said())
def test_what_is_never_said_is_not(where: str, lang: str, word: str) -> None:
    pattern = re.compile(rf"\b{re.escape(word)}\b" if lang == "en" else re.escape(word), re.IGNORECASE * (word != "AI"))
    found = said(lang, where)
    assert found, f"there is no game {where}"
    exceptions = (*NAMES, *OF_LISTENERS)
    assert [k for k, text in found.items() if pattern.search(text) and not any(e in k for e in exceptions)] == []
    if where == EVERYWHERE and lang != "en":
        for path in (ROOT / "web" / "src").rglob("*.*"):
            if path.suffix in (".svelte", ".ts"):
                assert word not in path.read_text(encoding="utf-8"), path


def test_a_question_asks_who_and_never_whom() -> None:
    texts = catalogue("en")
    assert [key for key in texts if key.startswith("ask-") and "whom" in " ".join(texts[key].words).split()] == []


def test_the_table_finds_what_it_should() -> None:
    rows = never_said()
    assert ("everywhere", "zh-CN", "裁判台") in rows
    assert len(rows) > 60
    assert any("法官" in text for text in said("zh-CN", "mafia").values())
    assert any("上帝" in text for text in said("zh-CN", "werewolf").values())
    assert any("说书人" in text for text in said("zh-CN", "clocktower").values())
