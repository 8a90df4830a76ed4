"""What the worths of skills have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from duskbell.bots.fengsheng.wishes import HAND, Wishes
from duskbell.games.fengsheng.table import Player
from duskbell.kernel import HIDDEN

Worth = Callable[..., float]
"""What one wants, then what is named with the skill."""
USUAL = 0.03
"""What a skill is worth of which nothing else is known."""
SMALL = 0.004
"""What is just better than nothing."""
COVER = 0.02
"""What it is worth to lie face down: a skill that turns its owner up should win as much."""


def best(values: Iterable[float]) -> float:
    """The most that one can get; nothing where there is no way."""
    return max(values, default=0.0)


def foes(w: Wishes) -> list[Player]:
    """The others who have hand cards, whom one wishes ill most first."""
    return sorted([s for s in w.others if s.hand], key=w.favour)


def burning(w: Wishes, cards: Iterable[Any]) -> float:
    """To take away the best of these intel."""
    return best([w.without(c) for c in cards])


def laying(w: Wishes, cards: Iterable[Any], whom: Iterable[Player]) -> float:
    """To lay the best of these cards before the best of these players."""
    people = list(whom)
    return best([w.before(s, c) - w.keep(c) for c in cards if c is not HIDDEN for s in people])


def draws(n: float) -> Worth:
    """To draw so many."""
    return lambda w: n * HAND
