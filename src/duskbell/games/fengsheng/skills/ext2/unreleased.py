"""Skills of the two characters of the second expansion that were printed and never released: in the box by option."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import several, which
from duskbell.games.fengsheng.card import INTERCEPT, LEFT, MISLEAD, RIGHT, SWAP
from duskbell.games.fengsheng.events import CardUsed, Received, Sent
from duskbell.games.fengsheng.skill import Derived, Passive, Trigger
from duskbell.games.fengsheng.table import CANNOT, FengshengTable, Player
from duskbell.kernel.log import since


class CarefulThought(Trigger):
    """详尽思索: somebody has sent an intel: name a character, and draw one if that one receives it."""

    on = (Sent,)

    async def use(self, t: FengshengTable, me: Player, e: Sent) -> None:
        who = await which(t, me, "fengsheng.thought", t.round(me.no))
        v.hold(t, CarefulThoughtPaid.id, me.no, str(who.no))


class CarefulThoughtPaid(Derived):
    """What 详尽思索 leaves behind: a card, if one has used no Intercept, Mislead or Swap this turn."""

    on, may = (Received,), False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        used = any(u.by == me.no and u.name in (INTERCEPT, MISLEAD, SWAP) for u in since(t, "draw", CardUsed))
        return not used and t.holds(self.id, me.no, str(e.seat))

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me)


class SternOrders(Passive):
    """强硬下令: whatever its owner sends may lock somebody."""

    def locks(self, card: Any) -> bool:
        return True


class Freight(Passive):
    """借车运货: nobody else's Mislead moves what its owner has sent."""

    def anchors(self) -> bool:
        return True


class WorkersKnow(Passive, Trigger):
    """咱们工人有知识: a card more for red intel and one for blue; what is sent left or right cannot be accepted by as
    many as one has black intel.
    """

    on = (Sent,)

    def draws(self, t: FengshengTable, me: Player) -> int:
        return bool(me.red) + bool(me.blue)

    def wakes(self, t: FengshengTable, me: Player, e: Sent) -> bool:
        return e.sender == me.no and e.arrow in (LEFT, RIGHT) and bool(me.black)

    async def use(self, t: FengshengTable, me: Player, e: Sent) -> None:
        for s in await several(t, me, "fengsheng.workers", t.others(me), 1, me.black):
            v.hold(t, CANNOT, s.no)
