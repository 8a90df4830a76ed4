"""Skills of the base box that are used in the fight (争夺阶段) on the travelling intel and on hands."""

from __future__ import annotations

from itertools import combinations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import may_say, says, several, which
from duskbell.games.fengsheng.card import INTERCEPT
from duskbell.games.fengsheng.skill import DYING, FIGHT, Active, Play, named
from duskbell.games.fengsheng.table import DECK, DISCARD, WAY, FengshengTable, Player, area, hand


class MasterHand(Active):
    """妙手: the intel is discarded; a card of a hand or area is the intel, face up, before whoever one likes."""

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [s.token for s in t.round(me.no) if s.hand or s.area]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        v.move(t, t.way[0], WAY, DISCARD)
        (who,) = named(t, way)
        v.look(t, me, hand(who))
        ways = [f"{c}>{s.token}" for c in (*who.hand, *who.area) for s in t.round(me.no)]
        card, to = named(t, await says(t, me, "fengsheng.master-hand", ways, (who.no,)))
        v.move(t, card, hand(who) if card in who.hand else area(who), WAY, up=True)
        v.reveal(t)
        v.divert(t, to)
        return None


class Courier(Active):
    """急送: for two hand cards, or for a non-black intel of one's own, the intel goes before whoever one likes. The
    price is named with it: "#3>c5+c9", "#3>c17".
    """

    at, limit = (FIGHT,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        paid = [*[c.token for c in me.area if not c.black], *[f"{a}+{b}" for a, b in combinations(me.hand, 2)]]
        return [f"{s.token}>{price}" for s in t.round(me.no) for price in paid]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        to, price = way.split(">")
        cards = [t.by_token[c] for c in price.split("+")]
        if len(cards) == 1:
            v.burn(t, cards[0])
        else:
            v.discard(t, me, *cards)
        v.divert(t, t.by_token[to])
        return None


class QuickWit(Active):
    """急智: draw four, in the fight or while somebody is dying."""

    at, flips = (FIGHT, DYING), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        await v.draw(t, me, n=4)
        return None


class Raid(Active):
    """搜缉: look at a hand and at the intel, and take of them any black cards, which are shown. Taking the intel ends
    the turn.
    """

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [s.token for s in (*t.others(me), me)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (who,) = named(t, way)
        v.look(t, me, hand(who))
        v.look(t, me, WAY)
        black = [c for c in (*who.hand, *t.way) if c.black]
        if not black:  # one may also leave what there is, so that nobody else learns that there is none
            await may_say(t, me, "fengsheng.raid", (), (who.no,))
        cards = await several(t, me, "fengsheng.raid", black, 0, len(black), (who.no,))
        taken = [c for c in cards if c in who.hand]
        if who is me:
            v.show(t, me, hand(me), *taken)
        else:
            v.give(t, who, me, *taken, up=True)
        if t.way[0] in cards:
            v.move(t, t.way[0], WAY, hand(me), up=True)
        return None


class MorningLily(Active):
    """朝百合: a woman draws one, or discards a random hand card."""

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        women = [s for s in t.round(me.no) if s.gender == "female" or (s is me and not me.leads)]  # turned up
        return [f"{s.token}>{deed}" for s in women for deed in ("draw", "discard") if deed == "draw" or s.hand]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        who, deed = named(t, way)
        if deed == "draw":
            await v.draw(t, who)
        else:
            v.discard(t, who, await v.random_card(who))
        return None


class GoldenWords(Active):
    """金口一开: in one's own turn, look at the top card of the deck; draw one, or exchange it with the intel."""

    at, limit, own = (FIGHT,), "turn", True

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        top = await v.top(t, 1)
        v.look(t, me, DECK, top)
        ways = ("draw", *(["exchange"] if top else []))
        if await which(t, me, "fengsheng.golden-words", ways, about=tuple([c.id for c in top])) == "draw":
            await v.draw(t, me)
        else:
            v.exchange(t, top[0], DECK, DECK, me)
        return None


class StealHeaven(Active):
    """偷天: counts as using an Intercept."""

    at, flips = (FIGHT,), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        return Play(me, INTERCEPT, None, me)
