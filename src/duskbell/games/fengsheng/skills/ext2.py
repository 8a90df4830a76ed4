"""Skills of the second expansion, 老洋房."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import which
from duskbell.games.fengsheng.events import HandMoved
from duskbell.games.fengsheng.skill import MAIN, Active, Play, Trigger
from duskbell.games.fengsheng.table import FengshengTable, Player


class Truths(Active):
    """探虚辨实: a hand card for a hand card; the other must give one of the own colour, if there is one."""

    at, limit = (MAIN,), "turn"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return bool(me.hand)

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        to = await which(t, me, "fengsheng.to", t.others(me))
        v.give(t, me, to, await which(t, me, "fengsheng.give", me.hand, about=(to.no,)))
        cards = [c for c in to.hand if to.team in c.colours] or to.hand
        v.give(t, to, me, await which(t, to, "fengsheng.give-back", cards, about=(me.no,)))
        return None


class Inch(Trigger):
    """寸步不让: whoever has got a hand card of hers gives a random one back."""

    on = (HandMoved,)

    def wakes(self, t: FengshengTable, me: Player, e: HandMoved) -> bool:
        return e.source == me.no and t.seats[e.to].alive and bool(t.seats[e.to].hand)

    def aim(self, e: HandMoved) -> str:
        return f"#{e.to}"

    async def use(self, t: FengshengTable, me: Player, e: HandMoved) -> None:
        await v.steal(t, me, t.seats[e.to])
