"""Cards used instead of sending from one's hand (传递阶段开始时): Order and Feign."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import may_say, says, which
from duskbell.games.fengsheng.card import FEIGN, ORDER
from duskbell.games.fengsheng.cards.function import Function, Unaimed
from duskbell.games.fengsheng.send import send, sendings
from duskbell.games.fengsheng.skill import ORDERED, SEND, pay
from duskbell.games.fengsheng.table import DESK, Deed, FengshengTable, Player, area, hand

WINDS = ("east", "west", "still")
"""The code words (东风, 西风, 静风)."""


class Order(Function):
    """密令: handed over face down with a code word. Who gets it sends instead, a card of the colour that the word
    means; having none, one that its user picks from the hand. A skill that does it otherwise comes before all that.
    """

    name, at, secret, leaves = ORDER, (SEND,), True, True
    choices = WINDS

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        return [s for s in t.others(me) if s.hand]

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.look(t, to, DESK, (d.card,))
        colour = d.card.says[WINDS.index(d.choice)]
        cards = [c for c in to.hand if colour in c.colours]
        instead = [s for c in to.characters for s in c.actives if ORDERED in s.at and s.live(to) and s.able(t, to)]
        said, about = "", (me.no, colour)
        if instead:  # before anybody sees the hand, and asked alike whether or not the colour is in it
            ways = [*sendings(t, to, cards), *[s.id for s in instead]]
            said = await (says if cards or not to.hand else may_say)(t, to, "fengsheng.send", ways, about)
        for skill in instead:
            if skill.id == said:
                pay(t, to, skill)
                await skill.use(t, to)
                return
        if not cards and to.hand:
            v.look(t, me, hand(to))
            cards = [await which(t, me, "fengsheng.order", to.hand, about=(to.no, colour))]
            about = (me.no, "")
        if cards:
            send(t, to, said or await says(t, to, "fengsheng.send", sendings(t, to, cards), about), hand(to))


class Feign(Unaimed):
    """欲擒故纵: a true intel of one's own is sent, face up, by its own arrow and lock; then its user draws two."""

    name, at = FEIGN, (SEND,)

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        return [me] if me.true else []

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        ways = sendings(t, me, [c for c in me.area if c.true])
        if ways:
            send(t, me, await says(t, me, "fengsheng.send", ways), area(me), shown=True)
            await v.draw(t, me, n=2)
