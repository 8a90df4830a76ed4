"""docs/api.md is what its tool makes of the docstrings, and nothing public lacks one."""

from __future__ import annotations

import re

import griffe
import pytest

import duskbell
from tests.docs.api_page import PACKAGES, PAGE, page, public

pytestmark = pytest.mark.slow


def test_the_page_is_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: make api, or python -m tests.docs.api_page"


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_is_explained(package: str) -> None:
    assert [name for name, meant in public(package) if not meant.has_docstring] == []
    assert [f"{name}.{deed}" for name, meant in public(package) for deed in unexplained(meant)] == []


def unexplained(meant: griffe.Object) -> list[str]:
    """Deeds of a class without a word, but for those that it does as its bases say."""
    said = {name for base in (meant.mro() if isinstance(meant, griffe.Class) else ()) for name in base.members}
    own = meant.members if isinstance(meant, griffe.Class) else {}
    return [n for n, m in own.items() if m.is_function and not (n.startswith("_") or m.has_docstring or n in said)]


def test_the_page_says_how_to_tell_a_view_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(from duskbell.locale.*?)```", page(), re.DOTALL)
    assert example
    exec(example[1], {"play": duskbell.start("mafia", players=6, seed=1)})
    assert "你的牌是" in capsys.readouterr().out
