"""Cards used on the travelling intel: Decipher on the way; Swap, Intercept and Mislead in the fight (争夺阶段)."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import agrees
from duskbell.games.fengsheng.card import DECIPHER, INTERCEPT, MISLEAD, SWAP
from duskbell.games.fengsheng.cards.function import Function, Unaimed
from duskbell.games.fengsheng.skill import FIGHT, TRANSIT, skills
from duskbell.games.fengsheng.table import DESK, DISCARD, WAY, Deed, FengshengTable, Player


class Decipher(Unaimed):
    """破译: before whom the intel lies looks at it; a face-down one with black may be turned up, for a card."""

    name, at = DECIPHER, (TRANSIT,)

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.look(t, me, WAY)
        if t.shown:
            return
        card = t.way[0]
        if await agrees(t, me, "fengsheng.decipher", (card.id, "black" if card.black else ""), able=card.black):
            v.reveal(t)
            await v.draw(t, me)


class Swap(Unaimed):
    """调包: the card itself is the intel from now on, face down; the old one is discarded."""

    name, at, secret = SWAP, (FIGHT,), True

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.exchange(t, d.card, DESK, DISCARD, me)


class Intercept(Unaimed):
    """截获: the intel goes before its user, who may have it there already."""

    name, at = INTERCEPT, (FIGHT,)

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.divert(t, me)


class Mislead(Function):
    """误导: the intel goes on to a neighbour of whom it lies before."""

    name, at = MISLEAD, (FIGHT,)

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        sender = t.seats[t.sender]
        if sender is not me and sender.alive and any(s.anchors() for s in skills(sender)):
            return []
        beside = (t.beside(t.front, 1), t.beside(t.front, -1))
        return [s for s in t.round(me.no) if s in beside and s.no != t.front]

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.divert(t, to)
