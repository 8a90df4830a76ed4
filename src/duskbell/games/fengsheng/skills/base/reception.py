"""Skills of the base box that answer to the reception of an intel (接收情报时)."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import which
from duskbell.games.fengsheng.events import Received, Replaced
from duskbell.games.fengsheng.skill import Trigger
from duskbell.games.fengsheng.table import DECK, FengshengTable, Player, hand


class BySender(Trigger):
    """Answers to the reception of an intel that its owner has sent."""

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no


class ByReceiver(Trigger):
    """Answers to the reception of an intel by its owner."""

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.seat == me.no


# -- of what one has sent ----------------------------------------------------------------------------------------------


class Compassion(BySender):
    """怜悯: it was not black: a black intel of one's own or of the receiver into the hand."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and not t.received.black and bool(me.black or t.seats[e.seat].black)

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        both = [s for s in t.round(me.no) if s.no in (me.no, e.seat)]
        v.take(t, await which(t, me, "fengsheng.take", [c for c in v.intel(t, both) if c.black]), me)


class BlackHeart(BySender):
    """腹黑: it was black: draw one."""

    may = False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.black

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me)


class Bait(BySender):
    """明饵: it was true: both draw one; who has received it from oneself, two."""

    may = False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.true

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, t.seats[e.seat])


class HiddenNeedle(BySender):
    """绵里藏针: a black hand card before the receiver, then draw one."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and bool(me.hand) and t.seats[e.seat].alive

    def able(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return any(c.black for c in me.hand)

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        card = await which(t, me, "fengsheng.lay", [c for c in me.hand if c.black], about=(e.seat,))
        v.place(t, card, hand(me), t.seats[e.seat])
        await v.draw(t, me)


# -- of what one has received ------------------------------------------------------------------------------------------


class KindredSpirit(ByReceiver):
    """知音: it was true: both draw one; who has received it from oneself, two."""

    may = False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.true

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, t.seats[e.sender])


class RudeAwakening(ByReceiver):
    """惊梦: it was black: look at a hand and discard a card of it."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.black and any(s.hand for s in t.round(me.no))

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        who = await which(t, me, "fengsheng.look", [s for s in t.round(me.no) if s.hand])
        v.look(t, me, hand(who))
        v.discard(t, who, await which(t, me, "fengsheng.discard-of", who.hand, about=(who.no,)))


class Caution(ByReceiver):
    """谨慎: it has two colours: a hand card takes its place, and is the received one from now on."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.two_coloured and t.received in me.area and bool(me.hand)

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        card = await which(t, me, "fengsheng.caution", me.hand)
        v.take(t, t.received, me)
        v.place(t, card, hand(me), me)
        t.emit(Replaced(card.id), public=True)


class RareGoods(ByReceiver):
    """奇货可居: it has two colours: an intel of one's own area, that one too, into the hand."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.two_coloured and bool(me.area)

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        v.take(t, await which(t, me, "fengsheng.take", me.area), me)


class FacingDeath(ByReceiver):
    """视死: it was black: draw two."""

    may = False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.black

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, n=2)


class EveningRose(ByReceiver):
    """暮蔷薇: in one's own turn, face down again: an intel of one's own into the hand, a hand card before a man."""

    flips = "down"

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.active is me and bool(me.area)

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        v.take(t, await which(t, me, "fengsheng.take", me.area), me)
        men = [s for s in t.round(me.no) if s.gender == "male"]
        if men:
            card = await which(t, me, "fengsheng.rose", me.hand)
            v.place(t, card, hand(me), await which(t, me, "fengsheng.lay-before", men, about=(card.id,), names=card))


class ToothForTooth(ByReceiver):
    """以牙还牙: it was black: a black hand card before its sender or a neighbour of its sender, then draw one."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.black and bool(me.hand) and bool(self.whom(t, e))

    def able(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return any(c.black for c in me.hand)

    def whom(self, t: FengshengTable, e: Received) -> list[Player]:
        """The sender and its nearest living neighbours, as far as they live."""
        there = (e.sender, t.beside(e.sender, 1).no, t.beside(e.sender, -1).no)
        return [s for s in t.round(e.sender) if s.no in there]

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        card = await which(t, me, "fengsheng.lay", [c for c in me.hand if c.black])
        v.place(
            t, card, hand(me), await which(t, me, "fengsheng.lay-before", self.whom(t, e), about=(card.id,), names=card)
        )
        await v.draw(t, me)


class Resilience(ByReceiver):
    """坚韧: it was black: the top card of the deck is shown; a black one is taken, and a black intel discarded."""

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return super().wakes(t, me, e) and t.received.black

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        for card in await v.top(t, 1):
            v.show(t, me, DECK, card)
            if card.black:
                v.move(t, card, DECK, hand(me), up=True)
                gone = await which(t, me, "fengsheng.burn", [c for c in v.intel(t) if c.black])
                if gone:
                    v.burn(t, gone)
