"""What every card has."""

from __future__ import annotations

import re
from typing import ClassVar

from duskbell.games.shadow_hunters.table import Player, ShadowTable


class Card:
    """A card: a stateless singleton. `id` is the class name in snake case; `count`: how many are alike."""

    id: str
    deck: ClassVar[str]
    count: int = 1

    def __init__(self) -> None:
        self.id = re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    def __repr__(self) -> str:
        return self.id


class OneTime(Card):
    """单独使用卡: read out, followed, discarded."""

    async def use(self, t: ShadowTable, me: Player) -> None:
        """What it does to its drawer, or lets it do."""
