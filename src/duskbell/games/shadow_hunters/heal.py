"""Healing."""

from __future__ import annotations

from duskbell.games.shadow_hunters.events import Healed
from duskbell.games.shadow_hunters.table import Player, ShadowTable


def heal(t: ShadowTable, who: Player, amount: int, cause: str) -> None:
    """Take damage away, as far as there is any."""
    taken = min(amount, who.damage)
    if taken:
        t.emit(Healed(who.no, taken, cause), public=True)
