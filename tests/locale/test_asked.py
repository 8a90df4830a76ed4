"""No dead words: every message of the page is asked for somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duskbell

pytestmark = pytest.mark.slow

SRC = Path(duskbell.__file__).parent
ENGLISH = SRC / "locale" / "en"
PAGES = (
    "end",
    "lobby",
    "look",
    "me",
    "page-clocktower",
    "page-fengsheng",
    "page-shadow_hunters",
    "page-werewolf",
    "phone",
    "rules",
    "screen",
    "table",
    "ui",
)
"""The catalogue's files that nothing but the page, and the command line, reads."""
ATTRIBUTE = re.compile(r"(?:data-[\w-]+|id|for|href|class|name)=\{`[^`]*`\}")
"""What is composed in a template and is no word."""
SOURCES = [
    *SRC.glob("*.py"),
    *(SRC.parents[1] / "web" / "src").rglob("*.ts"),
    *(SRC.parents[1] / "web" / "src").rglob("*.svelte"),
]
ASKED = ATTRIBUTE.sub("", "\n".join(path.read_text(encoding="utf-8") for path in SOURCES))
BEGINNINGS = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", ASKED))
"""How words begin whose end is composed."""


@pytest.mark.parametrize("name", PAGES)
def test_every_message_of_the_page_is_asked_for(name: str) -> None:
    text = (ENGLISH / f"{name}.ftl").read_text(encoding="utf-8")
    named = {*re.findall(r"[\w-]+", ASKED), *re.findall(r"\{ ?([a-z][\w-]+)", text)}
    messages = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert messages
    assert [key for key in messages if key not in named and not key.startswith(BEGINNINGS)] == []
