"""That every sentence of text 003 has a scene that holds it, and every scene named there exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.rulebook.fengsheng.sentences import PARTS, SENTENCES, Sentence

SCENES = {
    f"{p.stem.removeprefix('test_')}.{node.name.removeprefix('test_')}"
    for p in Path(__file__).parent.glob("test_*.py")
    if p.name != Path(__file__).name
    for node in ast.parse(p.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
}


def test_all_sentences_are_there_in_the_order_of_the_text() -> None:
    wanted = [(part, place) for part, count in PARTS.items() for place in range(1, count + 1)]
    assert [(s.part, s.place) for s in SENTENCES] == wanted
    assert len(SENTENCES) == 61


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda s: f"{s.part}-{s.place}")
def test_each_sentence_has_scenes_and_they_exist(sentence: Sentence) -> None:
    assert sentence.scenes, sentence.says
    assert not set(sentence.scenes) - SCENES
