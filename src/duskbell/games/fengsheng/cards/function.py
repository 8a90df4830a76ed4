"""What the function of a card is (功能牌)."""

from __future__ import annotations

from typing import ClassVar

from duskbell.games.fengsheng.skill import MAIN
from duskbell.games.fengsheng.table import Deed, FengshengTable, Player


class Function:
    """What a card does. `at`: the idle points where it may be used. `aimed`: its user names at whom. `secret`: it is
    played face down; `leaves`: afterwards it is out of the game.
    """

    name: ClassVar[str]
    at: ClassVar[tuple[str, ...]] = (MAIN,)
    aimed: ClassVar[bool] = True
    secret: ClassVar[bool] = False
    leaves: ClassVar[bool] = False
    choices: ClassVar[tuple[str, ...]] = ()
    """What its user announces with it: one of these."""

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        """At whom it can be aimed; where it is not aimed, its user. Nobody: it cannot be used."""
        others: list[Player] = t.others(me)
        return others

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        """Its effect."""


class Unaimed(Function):
    """A card that names nobody."""

    aimed = False

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        return [me]
