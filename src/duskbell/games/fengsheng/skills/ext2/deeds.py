"""Skills of the second expansion that are used at idle points, and those that hold."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import several, which
from duskbell.games.fengsheng.card import BLUE, DECIPHER, FEIGN, INTERCEPT, LURE, MISLEAD, RED, SWAP
from duskbell.games.fengsheng.cards import FUNCTIONS
from duskbell.games.fengsheng.events import Held
from duskbell.games.fengsheng.send import send, sendings
from duskbell.games.fengsheng.skill import FIGHT, MAIN, SEND, Active, Passive, Play, named
from duskbell.games.fengsheng.table import CANNOT, DISCARD, MUST, OVER, WAY, FengshengTable, Player, hand


class AllChange(Active):
    """应变自如: the intel is turned up. Pure red or blue, it counts as using an Intercept and brings one card; pure
    black, as using a Mislead and two; with two colours it is discarded, which ends the fight, and brings three.
    """

    at, flips = (FIGHT,), "up"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return not t.shown

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        v.reveal(t)
        card = t.way[0]
        if card.two_coloured:
            v.move(t, card, WAY, DISCARD)
            await v.draw(t, me, n=3)
            return None
        await v.draw(t, me, n=2 if card.black else 1)
        f = FUNCTIONS[MISLEAD if card.black else INTERCEPT]
        to = await which(t, me, "fengsheng.before", f.targets(t, me))
        return Play(me, f.name, None, to) if to else None


class TroubledWater(Passive):
    """浑水摸鱼: once in the game a hand card may be used as a Feign or a Lure."""

    limit = "game"

    def names(self, t: FengshengTable, me: Player, card: Any) -> tuple[str, ...]:
        return tuple([n for n in (FEIGN, LURE) if n != card.kind])


class CoaxOut(Active):
    """套取: two hand cards that share a colour are shown; an intel of somebody with that colour is hers."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        pairs = [(a, b) for n, a in enumerate(me.hand) for b in me.hand[n + 1 :]]
        theirs = v.intel(t, t.others(me))
        return [f"{a}+{b}>{c}" for a, b in pairs for c in theirs if a.colours & b.colours & c.colours]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        pair, taken = named(t, way)
        v.show(t, me, hand(me), *[t.by_token[token] for token in pair.split("+")])
        v.take(t, taken, me)
        return None


class LureDeep(Active):
    """诱敌深入: an intel is sent face up. Whose own colour is on it must accept it, whose rival's alone cannot. Each is
    told for themselves, so that nobody's side shows. The sending is named with it: "c17>up>#3>lock>#5".
    """

    at, limit = (SEND,), "game"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return sendings(t, me, me.hand)

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        send(t, me, way, hand(me), shown=True)
        colours = t.way[0].colours & {RED, BLUE}
        for s in t.others(me):
            if s.team in (RED, BLUE) and colours:
                t.emit(Held(MUST if s.team in colours else CANNOT, s.no), s)
        return None


class ClearName(Active):
    """自证清白: discard a hand card without the colour of one's own identity, and draw two."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [c.token for c in me.hand if me.team not in c.colours]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        v.discard(t, me, *named(t, way))
        await v.draw(t, me, n=2)
        return None


class Cipher(Passive):
    """译文暗号: once in the game a Decipher may be used as a Swap."""

    limit = "game"

    def names(self, t: FengshengTable, me: Player, card: Any) -> tuple[str, ...]:
        return (SWAP,) if card.kind == DECIPHER else ()


class Partner(Passive):
    """Somebody, by any version of the character, is alive and face up: a card more; with three of a colour before that
    one, undeclared, both may win.
    """

    partner = ""
    colour = ""

    def found(self, t: FengshengTable) -> list[Player]:
        """Who plays the partner, face up."""
        return [s for s in t.round(t.turn) if any(c.id.endswith(self.partner) for c in s.lying_open)]

    def draws(self, t: FengshengTable, me: Player) -> int:
        return int(bool(self.found(t)))

    def declares(self, t: FengshengTable, me: Player, declared: list[Player]) -> list[Player]:
        full = [s for s in self.found(t) if sum(self.colour in c.colours for c in s.area) >= 3]
        return [s for s in full if s not in declared]


class MoonWhite(Partner):
    """白月光: while any 小九 lies face up draw one more. With his three blue, undeclared, she may declare."""

    partner, colour = "xiaojiu", BLUE


class Beloved(Partner):
    """意中人: while any 韩梅 lies face up draw one more. With her three red, undeclared, he may declare."""

    partner, colour = "hanmei", RED


class Verdict(Active):
    """定论: the intel before her is received at once; one that would fill a colour there comes to her hand instead."""

    at, flips = (FIGHT,), "up"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return t.front == me.no

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        if v.would_fill(me, t.way[0]):
            v.move(t, t.way[0], WAY, hand(me))
        else:
            v.hold(t, OVER)
        return None


class Truths(Active):
    """探虚辨实: a hand card for a hand card; the other must give one of the own colour, if there is one."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{c}>{s.token}" for c in me.hand for s in t.others(me)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        card, to = named(t, way)
        v.give(t, me, to, card)
        cards = [c for c in to.hand if to.team in c.colours] or to.hand
        v.give(t, to, me, await which(t, to, "fengsheng.give-back", cards, about=(me.no,)))
        return None


class Daredevil(Active):
    """拼命三郎: a pure black hand card before himself, and draw three."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [c.token for c in me.hand if c.pure_black]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        v.place(t, t.by_token[way], hand(me), me)
        await v.draw(t, me, n=3)
        return None


class FightToTheEnd(Active):
    """鱼死网破: discard one; somebody else discards one more than his black intel."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{c}>{s.token}" for c in me.hand for s in t.others(me)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        card, who = named(t, way)
        v.discard(t, me, card)
        n = me.black + 1
        v.discard(t, who, *await several(t, who, "fengsheng.discard-several", who.hand, n, n))
        return None


class ThievingMonkey(Active):
    """猴子窃信: a hand card for an intel of somebody with exactly its colours."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{a}>{b}" for a in me.hand for b in v.intel(t, t.others(me)) if a.colours == b.colours]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        given, taken = named(t, way)
        other = v.owner(t, taken)
        v.take(t, taken, me)
        v.place(t, given, hand(me), other)
        return None
