"""A blow: damage that falls on several at once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from duskbell.games.shadow_hunters.table import Player

Hit = tuple[Player, int]
"""Who is hurt, and how much."""


class Blow(msgspec.Struct, frozen=True, gc=False):
    """Damage to all of `hits` at once. `by`: whose it is, or None; what one does to oneself is nobody's. `cause`: the
    area, card, skill or kind of attack. `counted`: the dealer's cards that change what an attack does.
    """

    hits: tuple[Hit, ...]
    by: Player | None
    cause: str
    attack: bool = False
    counted: tuple[str, ...] = ()

    def spares(self, spared: Sequence[Player]) -> Blow:
        """The same blow without these."""
        return msgspec.structs.replace(self, hits=tuple([hit for hit in self.hits if hit[0] not in spared]))
