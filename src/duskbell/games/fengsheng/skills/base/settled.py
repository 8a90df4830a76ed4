"""Skills of the base box that have to do with cards being used and settled (结算卡牌效果时、后)."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import which
from duskbell.games.fengsheng.card import COERCE, DECIPHER, ENTICE, INTERCEPT, MISLEAD, PROBE, SWAP
from duskbell.games.fengsheng.events import CardSettled, CardUsed, Claimed
from duskbell.games.fengsheng.skill import Derived, Passive, Trigger
from duskbell.games.fengsheng.table import DESK, FengshengTable, Player, area, hand


class HandOn(Trigger):
    """转交: after a hand card one has used, a non-black intel of one's own before somebody whom it does not fill; then
    draw two.
    """

    on = (CardSettled,)

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.by == me.no and not e.virtual and any(self.heirs(t, me, c) for c in me.area)

    def heirs(self, t: FengshengTable, me: Player, card: Any) -> list[Player]:
        """Before whom this intel may go."""
        return [] if card.black else [s for s in t.others(me) if not v.would_fill(s, card)]

    async def use(self, t: FengshengTable, me: Player, e: CardSettled) -> None:
        card = await which(t, me, "fengsheng.hand-on", [c for c in me.area if self.heirs(t, me, c)])
        to = await which(t, me, "fengsheng.lay-before", self.heirs(t, me, card), about=(card.id,))
        v.place(t, card, area(me), to)
        await v.draw(t, me, n=2)


class Counterplot(Trigger):
    """就计: turned up when a Probe, Coerce or Entice is aimed at her: draw two, and when it is settled that card is
    hers.
    """

    on, flips = (CardUsed,), "up"

    def wakes(self, t: FengshengTable, me: Player, e: CardUsed) -> bool:
        return e.to == me.no and e.name in (PROBE, COERCE, ENTICE)

    async def use(self, t: FengshengTable, me: Player, e: CardUsed) -> None:
        await v.draw(t, me, n=2)
        if t.deed.card is not None:
            t.emit(Claimed(), public=True)
            v.hold(t, CounterplotGain.id, me.no)


class CounterplotGain(Derived):
    """What 就计 leaves behind: the card, once it is settled."""

    on, may = (CardSettled,), False

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.taken and e.to == me.no

    async def use(self, t: FengshengTable, me: Player, e: CardSettled) -> None:
        v.move(t, t.desk[-1], DESK, hand(me))


class Depth(Passive):
    """城府: Probe and Coerce have no effect on her."""

    def wards(self, name: str) -> bool:
        return name in (PROBE, COERCE)


class Adapt(Passive):
    """应变: an Intercept may be used as a Mislead."""

    def names(self, t: FengshengTable, me: Player, card: Any) -> tuple[str, ...]:
        return (MISLEAD,) if card.kind == INTERCEPT else ()


class Lead(Trigger):
    """诱导: after a Mislead one has used, draw one."""

    on, may = (CardSettled,), False

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.by == me.no and e.name == MISLEAD

    async def use(self, t: FengshengTable, me: Player, e: CardSettled) -> None:
        await v.draw(t, me)


class ChangeSun(Trigger):
    """换日: after a Swap or Decipher one has used, face down again. That is its cost, and all."""

    on, flips = (CardSettled,), "down"

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.by == me.no and e.name in (SWAP, DECIPHER)
