"""Skills of the first expansion that answer to what happens."""

from __future__ import annotations

from itertools import takewhile

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import agrees, says, which
from duskbell.games.fengsheng.card import COERCE, INTERCEPT, MISLEAD, PROBE, WINDS
from duskbell.games.fengsheng.events import (
    CardSettled,
    CardUsed,
    Nullified,
    Received,
    SkillUsed,
)
from duskbell.games.fengsheng.skill import (
    Trigger,
    flip,
)
from duskbell.games.fengsheng.table import FengshengTable, Player, area, hand


class SeaView(Trigger):
    """观海: on using an Intercept or Mislead, look at the intel before that is settled."""

    on, may = (CardUsed,), False

    def wakes(self, t: FengshengTable, me: Player, e: CardUsed) -> bool:
        return e.by == me.no and e.name in (INTERCEPT, MISLEAD)

    async def use(self, t: FengshengTable, me: Player, e: CardUsed) -> None:
        v.look(t, me, "way")


class Shelter(Trigger):
    """避风: after 观海, that card may have no effect; draw two for it."""

    on, limit = (CardUsed,), "turn"

    def wakes(self, t: FengshengTable, me: Player, e: CardUsed) -> bool:
        if e.by != me.no or e.name not in (INTERCEPT, MISLEAD):
            return False
        looked = SkillUsed(me.no, SeaView.id)  # at this card: an earlier look is none
        return any(x.event == looked for x in takewhile(lambda x: x.event is not e, reversed(t.log)))

    async def use(self, t: FengshengTable, me: Player, e: CardUsed) -> None:
        t.emit(Nullified(), public=True)
        await v.draw(t, me, n=2)


class Composure(Trigger):
    """从容应对: after a Probe by him or at him, a random card of the other, or one for each from the deck."""

    on = (CardSettled,)

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.name == PROBE and me.no in (e.by, e.to)

    async def use(self, t: FengshengTable, me: Player, e: CardSettled) -> None:
        other = t.seats[e.by if e.to == me.no else e.to]
        ways = ("steal", "draw") if other.hand else ("draw",)
        if await which(t, me, "fengsheng.composure", ways, about=(other.no,)) == "steal":
            await v.steal(t, me, other)
        else:
            await v.draw(t, me, other)


class ChurchRefuge(Trigger):
    """藏身教堂: an intel she has sent was received by a character that begins face down: she draws one, and it may be
    turned face down; by another: one of its black intel may go into her hand or before her.
    """

    on, may = (Received,), False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        to = t.seats[e.seat]
        return e.sender == me.no and (to.masked or bool(to.black))

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        to = t.seats[e.seat]
        if to.masked:
            await v.draw(t, me)
            if to.up and await agrees(t, me, "fengsheng.cover", (to.no,)):
                flip(t, to, up=False)
            return
        card = await which(t, me, "fengsheng.take", [c for c in to.area if c.black], optional=True)
        if card is None:
            return
        if await which(t, me, "fengsheng.where-to", ("hand", "area") if to is not me else ("hand",)) == "hand":
            v.take(t, card, me)
        else:
            v.place(t, card, area(to), me)


class Hideaway(Trigger):
    """深藏: after a Coerce, Winds or Intercept he has used, face down again. That is its cost, and all."""

    on, flips = (CardSettled,), "down"

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.by == me.no and e.name in (COERCE, WINDS, INTERCEPT)


class PureHeart(Trigger):
    """赤子之心: another has received a non-black intel he has sent: draw two, or lay a hand card that shares a colour
    with it before himself.
    """

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no != e.seat and not t.received.black

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        ways = ("draw", *[c.token for c in me.hand if c.colours & t.received.colours])
        said = await says(t, me, "fengsheng.pure-heart", ways)
        if said == "draw":
            await v.draw(t, me, n=2)
        else:
            v.place(t, t.by_token[said], hand(me), me)
