"""What the page shows is in the catalogue: in its templates stand no words."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"
CODE = re.compile(r"<(script|style|code)\b.*?</\1>|<!--.*?-->|&\w+;", re.DOTALL)
SAID = re.compile(r"\b(?:aria-label|aria-description|title|placeholder|alt|label)=\"([^\"{]*)\"")
WORD = re.compile(r"[^\W\d_]{2,}")


def written_out(template: str) -> list[str]:
    """The words of a template that come from no catalogue: between its tags, and in what a screen reader is told."""
    bare = CODE.sub("", template)
    found = [word for said in SAID.findall(bare) for word in WORD.findall(said)]
    while (inner := re.sub(r"\{[^{}]*\}", "", bare)) != bare:
        bare = inner
    return found + WORD.findall(re.sub(r"<[^<>]*>", " ", bare))


def test_no_word_stands_in_a_template() -> None:
    templates = sorted(PAGE.rglob("*.svelte"))
    assert len(templates) > 100
    found = {
        str(path.relative_to(PAGE)): words for path in templates if (words := written_out(path.read_text("utf-8")))
    }
    assert found == {}


def test_words_in_a_template_are_found() -> None:
    assert written_out('<script>const a = "Go";</script><p class="x">{words.say("go")}&nbsp;· {n}</p>') == []
    assert written_out("<p>Go {words.say(`a ${b}`)} home</p>") == ["Go", "home"]
    assert written_out('<button aria-label="Close" onclick={() => go()}>×</button>') == ["Close"]
    assert written_out("<p>回家</p>") == ["回家"]
