"""What the questions that cards and skills ask have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.bots.fengsheng.wishes import Wishes

About = tuple[Any, ...]
Worth = Callable[[Wishes, str, About], float]
SHY = 0.01
"""What it is worth to be held back for a turn less."""


def card(w: Wishes, token: str) -> Any:
    """The card that a token names."""
    return w.table.by_token[token]


def taken(w: Wishes, it: Any) -> float:
    """To have an intel in the hand."""
    return w.without(it) + w.keep(it)


def none(w: Wishes, said: str, about: About) -> float:
    """All is one."""
    return 0.0
