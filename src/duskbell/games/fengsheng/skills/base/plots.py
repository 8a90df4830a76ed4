"""Skills of the base box that are used in the fight (争夺阶段) to move cards from and to areas."""

from __future__ import annotations

from itertools import combinations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import agrees, may_say, which
from duskbell.games.fengsheng.events import Placed
from duskbell.games.fengsheng.skill import FIGHT, Active, Play, flip, named
from duskbell.games.fengsheng.table import FengshengTable, Player, area, hand


class PoisonPlot(Active):
    """毒计: two others draw a card of each other and show it. The plotter takes the shown cards; instead of a black one
    who drew it may be made to lay it into the own area or the other's.
    """

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{a.token}>{b.token}" for a, b in combinations([s for s in t.others(me) if s.hand], 2)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        two = named(t, way)
        drawn = [(a, b, await v.random_card(b)) for a, b in (two, two[::-1])]  # both are drawn before either moves
        for a, b, card in drawn:
            v.give(t, b, a, card, up=True)
        if all(card.black for *_, card in drawn):
            first = await which(t, me, "fengsheng.plot-first", two)
            drawn.sort(key=lambda d: d[0] is not first)
        for a, b, card in drawn:
            if card.black and await agrees(t, me, "fengsheng.plot-lay", (card.id, a.no)):
                v.place(t, card, hand(a), await which(t, a, "fengsheng.lay-before", (a, b), about=(card.id,)))
            else:
                v.give(t, a, me, card, up=True)
        return None


class Graft(Active):
    """移花接木: an intel goes from one area to another; one that would fill a colour there goes to one's hand."""

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{c}>{s.token}" for c in v.intel(t) for s in t.round(me.no) if c not in s.area]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        card, to = named(t, way)
        source = v.owner(t, card)
        if v.would_fill(to, card):
            v.take(t, card, me)
        else:
            v.place(t, card, area(source), to)
        return None


class RightCure(Active):
    """对症下药: draw three; then two hand cards that share a colour may be shown, and an intel with it is discarded."""

    at, flips = (FIGHT,), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        await v.draw(t, me, n=3)
        pairs = [
            f"{a}+{b}"
            for n, a in enumerate(me.hand)
            for b in me.hand[n + 1 :]
            if any(a.colours & b.colours & c.colours for c in v.intel(t))
        ]
        if said := await may_say(t, me, "fengsheng.right-cure", pairs):
            a, b = [t.by_token[token] for token in said.split("+")]
            v.show(t, me, hand(me), a, b)
            fitting = [c for c in v.intel(t) if a.colours & b.colours & c.colours]
            v.burn(t, await which(t, me, "fengsheng.burn", fitting))
        return None


class NimblePen(Active):
    """妙笔巧辩: at most two intel from any areas, which share no colour, into the hand."""

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        there = v.intel(t)
        pairs = [f"{a}+{b}" for a, b in combinations(there, 2) if not a.colours & b.colours]
        return [*[c.token for c in there], *pairs]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        for token in way.split("+"):
            v.take(t, t.by_token[token], me)
        return None


class BorrowedKnife(Active):
    """借刀杀人: a random hand card of somebody is shown. A black one may be laid into any area, and she is face down
    again; for another she draws one.
    """

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [s.token for s in t.others(me) if s.hand]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (who,) = named(t, way)
        (card,) = await v.steal(t, me, who)
        v.show(t, me, hand(me), card)
        if not card.black:
            await v.draw(t, me)
        elif to := await which(t, me, "fengsheng.lay-before", t.round(me.no), optional=True, about=(card.id,)):
            v.place(t, card, hand(me), to)
            flip(t, me, up=False)
        return None


class ExtraEdition(Active):
    """广发报: draw three; then any hand cards into any areas, which must not fill a colour anywhere."""

    at, flips = (FIGHT,), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        await v.draw(t, me, n=3)
        laid: list[Player] = []
        while me.hand and (said := await may_say(t, me, "fengsheng.extra-edition", self.layings(t, me))):
            card, to = [t.by_token[token] for token in said.split(">")]
            v.move(t, card, hand(me), area(to))
            laid.append(to)
        if laid:
            t.emit(Placed(tuple(sorted({s.no for s in laid}))), public=True)
        return None

    def layings(self, t: FengshengTable, me: Player) -> list[str]:
        """What can be laid where: "c17>#3"."""
        return [f"{c}>{s}" for c in me.hand for s in t.round(me.no) if not v.would_fill(s, c)]
