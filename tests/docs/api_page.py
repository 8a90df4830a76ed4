"""docs/api.md, made from the docstrings of what is public: `make api` writes it.

Public is what these packages name in `__all__`. What two of them name is told in the last, where it is at home.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

import griffe
from griffe2md import ConfigDict, render_object_docs  # type: ignore[import-untyped]

import duskbell

PACKAGES = (
    "duskbell",
    "duskbell.testing",
    "duskbell.cup",
    "duskbell.arena",
    "duskbell.ratings",
    "duskbell.bots",
    "duskbell.insight",
    "duskbell.locale",
    "duskbell.kernel",
)
PAGE = Path(__file__).parents[2] / "docs" / "api.md"
LOOK = ConfigDict(
    heading_level=3,
    show_root_full_path=False,
    show_root_members_full_path=False,
    show_object_full_path=False,
    show_signature_annotations=True,
    show_if_no_docstring=False,
    show_bases=False,
    members_order="source",
    docstring_style=None,
    line_length=100,
    summary=False,
)
BEGIN = """# What is public

Made from docstrings by `make api`; change it there. Everything else may change without a word in the changelog.

Seats are counted from 0 here, as on the wire, and from 1 wherever people read them: `play.view(3)` is what
`duskbell replay --seat 4` shows. What happened becomes sentences by `duskbell.locale`:

```python
from duskbell.locale import words

say = words("zh-CN").table(play.game.id, play.record.header.names)
for event in play.view(3).as_data():
    print(say.event(event, me=3))
```
"""

Public = tuple[str, griffe.Object]


@cache
def house() -> griffe.Module:
    """The package as its source has it."""
    found = griffe.load("duskbell", search_paths=[Path(duskbell.__file__).parents[1]])
    assert isinstance(found, griffe.Module)
    return found


def public(package: str) -> Iterator[Public]:
    """The names that a package offers, and what each stands for, in the order of the alphabet."""
    found: griffe.Object = house()
    for part in package.split(".")[1:]:
        found = _itself(found.members[part])
    for name in sorted(str(n) for n in found.exports or ()):
        meant = _itself(found.members[name])
        if meant.is_module:  # called like the noun it holds
            meant = _itself(meant.members[name])
        yield name, meant


def _itself(named: griffe.Object | griffe.Alias) -> griffe.Object:
    return named.final_target if isinstance(named, griffe.Alias) else named


def inherited(meant: griffe.Object, told: Container[str]) -> list[str]:
    """What a class has from those of this house that are not told of themselves."""
    own = meant.inherited_members if meant.is_class else {}
    parents = {name: _itself(m).parent for name, m in own.items() if name not in meant.members and m.has_docstring}
    return [n for n, p in parents.items() if p and p.path.startswith("duskbell.") and p.path not in told]


@cache
def page() -> str:
    """The whole page."""
    home = {meant.path: package for package in PACKAGES for _, meant in public(package)}
    parts = [BEGIN]
    for package in PACKAGES:
        parts.append(f"## `{package}`\n")
        names = list(public(package))
        elsewhere = [f"`{name}`" for name, meant in names if home[meant.path] != package]
        if elsewhere:
            parts.append(f"{', '.join(elsewhere)}: see below.\n")
        for _, meant in names:
            if home[meant.path] == package:
                parts.append(render_object_docs(meant, LOOK | {"inherited_members": inherited(meant, home)}))
    return _in_style("\n".join(part.rstrip() + "\n" for part in parts))


def _in_style(text: str) -> str:
    """With its Python as all Python here is written."""
    style = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(PAGE), "-"]
    return subprocess.run(style, input=text, capture_output=True, text=True, encoding="utf-8", check=True).stdout


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
