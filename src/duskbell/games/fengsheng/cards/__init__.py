"""The thirteen functions of cards (功能牌)."""

from __future__ import annotations

from duskbell.games.fengsheng.cards.fight import Decipher, Intercept, Mislead, Swap
from duskbell.games.fengsheng.cards.function import Function
from duskbell.games.fengsheng.cards.play import Balance, Clarify, Coerce, Entice, Lure, Probe, Winds
from duskbell.games.fengsheng.cards.sending import Feign, Order

FUNCTIONS: dict[str, Function] = {
    f.name: f
    for f in (
        Probe(),
        Balance(),
        Coerce(),
        Entice(),
        Clarify(),
        Decipher(),
        Swap(),
        Intercept(),
        Mislead(),
        Winds(),
        Order(),
        Lure(),
        Feign(),
    )
}
"""By the names of cards, in the order of the boxes."""

__all__ = ["FUNCTIONS", "Function"]
