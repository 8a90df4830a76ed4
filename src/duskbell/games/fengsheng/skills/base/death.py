"""Skills of the base box that have to do with death (死亡前) and with winning along."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import agrees, which
from duskbell.games.fengsheng.events import Died, IdentitySeen, IdentityTaken
from duskbell.games.fengsheng.skill import Passive, Trigger
from duskbell.games.fengsheng.table import FengshengTable, Player, area, hand


class Heir(Trigger):
    """承志: before another dies, take the whole hand and look at the identity, for which one may change one's own."""

    on, may = (Died,), False

    def wakes(self, t: FengshengTable, me: Player, e: Died) -> bool:
        return e.seat != me.no

    def aim(self, e: Died) -> str:
        return f"#{e.seat}"

    async def use(self, t: FengshengTable, me: Player, e: Died) -> None:
        dead = t.seats[e.seat]
        v.give(t, dead, me, *dead.hand)
        if dead.role is None:
            return
        t.emit(IdentitySeen(me.no, dead.no, dead.role.id), me)
        if await agrees(t, me, "fengsheng.heir-swap", (dead.no, dead.role.id), able=True):
            t.emit(IdentityTaken(me.no, dead.no, dead.role.id), me)


class Epilogue(Passive):
    """尾声: where she wins, everybody without identity wins too."""

    async def joins(self, t: FengshengTable, me: Player, declared: list[Player], won: list[Player]) -> list[Player]:
        robbed = [s for s in t.seats if s.role is None and not s.out and s not in won]
        return [*won, *robbed] if me in won else won


class LastReturn(Trigger):
    """如归: before one dies, an intel of one's own may go before whose turn it is. It saves nobody."""

    on = (Died,)

    def wakes(self, t: FengshengTable, me: Player, e: Died) -> bool:
        return e.seat == me.no and t.active is not me and t.active.alive and bool(me.area)

    async def use(self, t: FengshengTable, me: Player, e: Died) -> None:
        v.place(t, await which(t, me, "fengsheng.last-return", me.area), area(me), t.active)


class LastLetter(Trigger):
    """遗信: before one dies, a hand card may go before somebody."""

    on = (Died,)

    def wakes(self, t: FengshengTable, me: Player, e: Died) -> bool:
        return e.seat == me.no and bool(me.hand) and bool(t.others(me))

    async def use(self, t: FengshengTable, me: Player, e: Died) -> None:
        card = await which(t, me, "fengsheng.last-letter", me.hand)
        v.place(
            t, card, hand(me), await which(t, me, "fengsheng.lay-before", t.others(me), about=(card.id,), names=card)
        )
