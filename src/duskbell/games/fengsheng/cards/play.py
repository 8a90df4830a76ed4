"""Cards of the play phase (出牌阶段): Probe, Balance, Coerce, Entice, Clarify, Winds, Lure."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import which
from duskbell.games.fengsheng.card import (
    BALANCE,
    CLARIFY,
    COERCE,
    ENTICE,
    INTERCEPT,
    LURE,
    MISLEAD,
    MYSTERY,
    PROBE,
    SWAP,
    WINDS,
)
from duskbell.games.fengsheng.cards.function import Function, Unaimed
from duskbell.games.fengsheng.events import Probed
from duskbell.games.fengsheng.skill import DYING, MAIN
from duskbell.games.fengsheng.table import BARRED, DECK, DESK, VOID, Deed, FengshengTable, Player, area, hand


class Probe(Function):
    """试探: handed over face down. Whose identity it names draws a card, who is not named discards one, or would have
    to with an empty hand.
    """

    name, secret, leaves = PROBE, True, True

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.look(t, to, DESK, (d.card,))
        draws = (to.team or MYSTERY) in d.card.says
        t.emit(Probed(to.no, draws), public=True)
        if draws:
            await v.draw(t, to)
        elif to.hand:
            v.discard(t, to, await which(t, to, "fengsheng.discard", to.hand))


class Balance(Function):
    """平衡: both discard their hands, first its user; then both draw three."""

    name = BALANCE

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.discard(t, me, *me.hand)
        v.discard(t, to, *to.hand)
        await v.draw(t, me, to, n=3)


class Coerce(Function):
    """威逼: one of four names is called. Who has such a card, as printed, gives one of them; who has none shows the
    hand.
    """

    name = COERCE
    choices = (CLARIFY, INTERCEPT, SWAP, MISLEAD)

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        cards = [c for c in to.hand if c.kind == d.choice]
        if cards:
            v.give(t, to, me, await which(t, to, "fengsheng.hand-over", cards, about=(me.no,)))
        else:
            v.look(t, me, hand(to))


class Entice(Function):
    """利诱: the top card of the deck is laid before somebody; one that would fill a colour there goes to its user."""

    name = ENTICE

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        return t.round(me.no)

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        for card in await v.top(t, 1):
            v.move(t, card, DECK, hand(me) if v.would_fill(to, card) else area(to), up=True)


class Clarify(Function):
    """澄清: a black intel of somebody is discarded. Used while somebody is dying it is used for them."""

    name, at = CLARIFY, (MAIN, DYING)

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        if t.dying:
            return [t.seats[t.asked_for]]
        return [s for s in t.round(me.no) if s.black]

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        card = await which(t, t.seats[d.chooser], "fengsheng.clarify", [c for c in to.area if c.black], about=(to.no,))
        if card:
            v.burn(t, card)


class Winds(Unaimed):
    """风云变幻: a card for each of the living is turned up; from its user on each takes one, into the hand or, if no
    intel there shares a colour with it, into the own area.
    """

    name = WINDS

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        people = t.round(me.no)
        left = list(await v.top(t, len(people)))
        for card in left:
            v.move(t, card, DECK, DESK, up=True)
        for s in people:
            ways = [w for c in left for w in self.ways(s, c)]
            if not ways:
                return
            said = await which(t, s, "fengsheng.winds", ways)
            card = t.by_token[said.split(">")[0]]
            left.remove(card)
            v.move(t, card, DESK, area(s) if said.endswith("area") else hand(s), up=True)

    def ways(self, s: Player, card: Any) -> tuple[str, ...]:
        """Where somebody may take a card to, whole: "c17>hand"."""
        shares = any(c.colours & card.colours for c in s.area)
        return (f"{card}>hand",) if shares else (f"{card}>hand", f"{card}>area")


class Lure(Function):
    """调虎离山: until the turn is over somebody's skills are void, or somebody cannot use hand cards."""

    name = LURE
    choices = (VOID, BARRED)

    def targets(self, t: FengshengTable, me: Player) -> list[Player]:
        return t.round(me.no)

    async def settle(self, t: FengshengTable, d: Deed, me: Player, to: Player) -> None:
        v.hold(t, d.choice, to.no)
