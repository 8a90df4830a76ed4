"""Skills of the base box that have to do with sending and accepting an intel (传出情报时)."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import announce, several, which
from duskbell.games.fengsheng.card import KINDS, LEFT, RIGHT, UP
from duskbell.games.fengsheng.events import Accepted, Received, Sent
from duskbell.games.fengsheng.skill import Derived, Passive, Trigger
from duskbell.games.fengsheng.table import BAN, FengshengTable, Player


class Contact(Passive):
    """联络: every card may be sent by any arrow."""

    def arrows(self, card: Any) -> tuple[str, ...]:
        return (LEFT, UP, RIGHT)


class Underworld(Trigger):
    """江湖令: a colour is announced after sending; of that colour an intel of the receiver may be discarded."""

    on = (Sent,)

    def wakes(self, t: FengshengTable, me: Player, e: Sent) -> bool:
        return e.sender == me.no

    async def use(self, t: FengshengTable, me: Player, e: Sent) -> None:
        v.hold(t, UnderworldOrder.id, me.no, await announce(t, me))


class UnderworldOrder(Derived):
    """What 江湖令 leaves behind: an intel of the announced colour is discarded; a black one brings a card."""

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no and bool(self.wanted(t, me, e))

    def wanted(self, t: FengshengTable, me: Player, e: Received) -> list[Any]:
        """The receiver's intel of the announced colour."""
        said = [h.about for h in t.lasting if h.what == self.id and h.seat == me.no]
        return [c for c in v.intel(t, [t.seats[e.seat]]) if said[-1] in c.colours]

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        card = await which(t, me, "fengsheng.burn", self.wanted(t, me, e))
        v.burn(t, card)
        if card.black:
            await v.draw(t, me)


class Decree(Trigger):
    """强令: after sending, and after accepting, up to two names are announced: nobody may use such cards this turn."""

    on = (Sent, Accepted)

    def wakes(self, t: FengshengTable, me: Player, e: Sent | Accepted) -> bool:
        return me.no == (e.sender if isinstance(e, Sent) else e.seat)

    async def use(self, t: FengshengTable, me: Player, e: Sent | Accepted) -> None:
        for name in await several(t, me, "fengsheng.decree", KINDS, 1, 2):
            v.hold(t, BAN, about=name)
