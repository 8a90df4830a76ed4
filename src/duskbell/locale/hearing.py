"""What people's words are known by: the patterns of every language's `hearing.toml`, together."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from duskbell.locale.words import named

FILE = "hearing.toml"


@cache
def table(section: str) -> dict[str, list[Any]]:
    """A section of these files by its entries: of each what every language has, one after the other; numerals as pairs.
    A language need not have such a file.
    """
    found: dict[str, list[Any]] = {}
    for path in named(FILE):
        written: Any = tomllib.loads(path.read_text(encoding="utf-8"))
        for part in section.split("."):
            written = written.get(part, {})
        for name, given in written.items():
            found.setdefault(name, []).extend(given.items() if isinstance(given, dict) else given)
    return found


def patterns(section: str, name: str) -> list[str]:
    """The patterns of an entry, as every language writes them."""
    return [str(pattern) for pattern in table(section).get(name, [])]


_known: list[Callable[[], None]] = [table.cache_clear]


def kept(known: Any) -> Any:
    """Have what was made of the patterns forgotten, too, when they are read anew."""
    _known.append(known.cache_clear)
    return known


def forget() -> None:
    """Read the files anew when they are next asked for."""
    for clear in _known:
        clear()
