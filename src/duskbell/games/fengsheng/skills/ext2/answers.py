"""Skills of the second expansion that answer to what happens."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import announce, may_say, says, which
from duskbell.games.fengsheng.card import COERCE, DECIPHER, INTERCEPT, LEFT, MISLEAD, PROBE, RIGHT, SWAP
from duskbell.games.fengsheng.events import (
    Arrived,
    CardSettled,
    CardUsed,
    HandMoved,
    Nullified,
    Received,
    Replaced,
    SendBegan,
    Sent,
)
from duskbell.games.fengsheng.idle import TURNS
from duskbell.games.fengsheng.skill import Trigger
from duskbell.games.fengsheng.table import CANNOT, WAY, FengshengTable, Player, area, hand


class SweepOn(Trigger):
    """歼敌风行: another has received what he has sent: draw two; then a pure black hand card before himself, and then
    a black one may take the place of that intel.
    """

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no != e.seat

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, n=2)
        card = await which(t, me, "fengsheng.lay", [c for c in me.hand if c.pure_black])
        if card is None:
            return
        v.place(t, card, hand(me), me)
        to = t.seats[e.seat]
        if t.received not in to.area:
            return
        if said := await may_say(t, me, "fengsheng.replace", [c.token for c in me.hand if c.black], (to.no,)):
            card = t.by_token[said]
            v.burn(t, t.received)
            v.place(t, card, hand(me), to)
            t.emit(Replaced(card.id), public=True)


class ChangeIsWay(Trigger):
    """变则通: draw one as the transmission begins; then two names may be announced: cards of the first can be used only
    as the second this turn, whoever has them.
    """

    on, may = (SendBegan,), False

    def wakes(self, t: FengshengTable, me: Player, e: SendBegan) -> bool:
        return e.seat == me.no

    async def use(self, t: FengshengTable, me: Player, e: SendBegan) -> None:
        await v.draw(t, me)
        names = (INTERCEPT, MISLEAD, SWAP, DECIPHER)
        if said := await may_say(t, me, "fengsheng.change", [f"{a}>{b}" for a in names for b in names if a != b]):
            v.hold(t, TURNS, about=said)


class DarkWay(Trigger):
    """暗度陈仓: turned up when another's intel was received: draw two; then a hand card that shares a colour with it
    before its sender.
    """

    on, flips = (Received,), "up"

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.seat == me.no != e.sender

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, n=2)
        fitting = [c for c in me.hand if c.colours & t.received.colours]
        if fitting and t.seats[e.sender].alive:
            card = await which(t, me, "fengsheng.lay", fitting, about=(e.sender,))
            v.place(t, card, hand(me), t.seats[e.sender])


class SentOff(Trigger):
    """Face down again, for a card, after one has used a card of a name, or the intel was moved away by one."""

    on, flips = (CardSettled,), "down"
    name = ""

    def wakes(self, t: FengshengTable, me: Player, e: CardSettled) -> bool:
        return e.name == self.name and (e.by == me.no or e.was == me.no != t.front)

    async def use(self, t: FengshengTable, me: Player, e: CardSettled) -> None:
        await v.draw(t, me)


class TurnTheTrick(SentOff):
    """将计就计: after a Mislead by her, or of the intel before her, face down again, and draw one."""

    name = MISLEAD


class GoWithFlow(SentOff):
    """顺势而为: after an Intercept by him, or of the intel before him, face down again, and draw one."""

    name = INTERCEPT


class HiddenBlade(Trigger):
    """暗藏杀机: a blue intel went between her and another: a pure black intel of hers before the other, or a random
    hand card of the other.
    """

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return me.no in (e.seat, e.sender) and e.seat != e.sender and t.received.blue and bool(self.ways(t, me, e))

    def ways(self, t: FengshengTable, me: Player, e: Received) -> list[str]:
        """What she may do: "steal", or which intel goes."""
        other = self.other(t, me, e)
        if not other.alive:
            return []
        return [*(["steal"] if other.hand else []), *[c.token for c in me.area if c.pure_black]]

    def other(self, t: FengshengTable, me: Player, e: Received) -> Player:
        """Between whom and her it went."""
        return t.seats[e.sender if e.seat == me.no else e.seat]

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        other = self.other(t, me, e)
        said = await says(t, me, "fengsheng.hidden-blade", self.ways(t, me, e), (other.no,))
        if said == "steal":
            await v.steal(t, me, other)
        else:
            v.place(t, t.by_token[said], area(me), other)


class HighHopes(Trigger):
    """壮志满怀: he has received a red intel, or one he has sent was: a black intel of either into his hand, or one card
    for each; two if he is both.
    """

    on = (Received,)

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return me.no in (e.seat, e.sender) and t.received.red

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        other = t.seats[e.sender if e.seat == me.no else e.seat]
        both = [me] if other is me else [me, other]
        black = [c.token for c in v.intel(t, both) if c.black]
        said = await says(t, me, "fengsheng.high-hopes", ("draw", *black), (other.no,))
        if said == "draw":
            await v.draw(t, me, other)
        else:
            v.take(t, t.by_token[said], me)


class Gamble(Trigger):
    """赌命: a face-down intel comes before him, or a Swap was settled: a colour is announced; look at it, and draw one.
    If the colour is not on it a pure black hand card goes before himself.
    """

    on, limit = (Arrived, CardSettled), "turn"

    def wakes(self, t: FengshengTable, me: Player, e: Arrived | CardSettled) -> bool:
        here = e.seat == me.no if isinstance(e, Arrived) else e.name == SWAP
        return here and bool(t.way) and not t.shown

    async def use(self, t: FengshengTable, me: Player, e: Arrived | CardSettled) -> None:
        colour = await announce(t, me)
        v.look(t, me, WAY)
        await v.draw(t, me)
        black = [c for c in me.hand if c.pure_black]
        if colour not in t.way[0].colours and black:
            v.place(t, await which(t, me, "fengsheng.lay", black), hand(me), me)


class Truth(Trigger):
    """真理: another has received a true intel that she has sent: face down again, and draw two."""

    on, flips = (Received,), "down"

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no != e.seat and t.received.true

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.draw(t, me, n=2)


class Inch(Trigger):
    """寸步不让: whoever has got a hand card of hers gives a random one back."""

    on = (HandMoved,)

    def wakes(self, t: FengshengTable, me: Player, e: HandMoved) -> bool:
        return e.source == me.no and t.seats[e.to].alive and bool(t.seats[e.to].hand)

    def aim(self, e: HandMoved) -> str:
        return f"#{e.to}"

    async def use(self, t: FengshengTable, me: Player, e: HandMoved) -> None:
        await v.steal(t, me, t.seats[e.to])


class Pigeon(Trigger):
    """信鸽联络: of an intel sent left or right somebody cannot choose to accept it."""

    on = (Sent,)

    def wakes(self, t: FengshengTable, me: Player, e: Sent) -> bool:
        return e.sender == me.no and e.arrow in (LEFT, RIGHT) and bool(t.others(me))

    async def use(self, t: FengshengTable, me: Player, e: Sent) -> None:
        v.hold(t, CANNOT, (await which(t, me, "fengsheng.pigeon", t.others(me))).no)


class LipsSealed(Trigger):
    """守口如瓶: a Probe or Coerce by him or at him has no effect. The first in a turn brings both a card."""

    on, may = (CardUsed,), False

    def wakes(self, t: FengshengTable, me: Player, e: CardUsed) -> bool:
        return e.name in (PROBE, COERCE) and me.no in (e.by, e.to) and e.by != e.to

    async def use(self, t: FengshengTable, me: Player, e: CardUsed) -> None:
        t.emit(Nullified(), public=True)
        if t.holds(self.id, me.no):
            await v.draw(t, me)
        else:
            v.hold(t, self.id, me.no)
            await v.draw(t, me, t.seats[e.by if e.to == me.no else e.to])


class Honest(Trigger):
    """憨厚老实: another has received what he has sent, and draws a random hand card of his."""

    on, may = (Received,), False

    def wakes(self, t: FengshengTable, me: Player, e: Received) -> bool:
        return e.sender == me.no != e.seat and bool(me.hand) and t.seats[e.seat].alive

    async def use(self, t: FengshengTable, me: Player, e: Received) -> None:
        await v.steal(t, t.seats[e.seat], me)
