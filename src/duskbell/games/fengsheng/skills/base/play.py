"""Skills of the base box that are used in one's own play phase (出牌阶段)."""

from __future__ import annotations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import agrees, several, which
from duskbell.games.fengsheng.card import COERCE, ENTICE
from duskbell.games.fengsheng.cards import FUNCTIONS
from duskbell.games.fengsheng.skill import MAIN, Active, Play
from duskbell.games.fengsheng.table import BARRED, VOID, FengshengTable, Player


class Fraternity(Active):
    """博爱: draw one; then one hand card may go to somebody, and a woman brings another."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        await v.draw(t, me)
        card = await which(t, me, "fengsheng.give", me.hand, optional=True)
        if card:
            to = await which(t, me, "fengsheng.to", t.others(me))
            v.give(t, me, to, card)
            if to.gender == "female":
                await v.draw(t, me)
        return None


class NewThought(Active):
    """新思潮: discard one, then draw two."""

    at, limit = (MAIN,), "turn"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return bool(me.hand)

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        v.discard(t, me, await which(t, me, "fengsheng.discard", me.hand))
        await v.draw(t, me, n=2)
        return None


class Guile(Active):
    """诡诈: counts as using a Coerce or an Entice. It is no card, so bans of names do not stop it."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        ways = [
            f"{f.name}>{s.token}{choice}"
            for f in (FUNCTIONS[COERCE], FUNCTIONS[ENTICE])
            for s in f.targets(t, me)
            for choice in ([f">{c}" for c in f.choices] or [""])
        ]
        name, to, *choice = (await which(t, me, "fengsheng.guile", ways)).split(">")
        return Play(me, name, None, t.by_token[to], *choice)


class Bond(Active):
    """羁绊: draw two, then at least one hand card must go to somebody."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        await v.draw(t, me, n=2)
        if me.hand:
            to = await which(t, me, "fengsheng.to", t.others(me))
            v.give(t, me, to, *await several(t, me, "fengsheng.bond", me.hand, 1, len(me.hand), (to.no,)))
        return None


class Society(Active):
    """交际: up to two random hand cards of somebody, and as many back, one fewer for each black intel if one likes."""

    at, limit = (MAIN,), "turn"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return any(s.hand for s in t.others(me))

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        who = await which(t, me, "fengsheng.steal-from", [s for s in t.others(me) if s.hand])
        wanted = await which(t, me, "fengsheng.how-many", ("2", "1")[-min(2, len(who.hand)) :])
        n = len(await v.steal(t, me, who, int(wanted)))
        v.give(t, me, who, *await several(t, me, "fengsheng.give-back", me.hand, max(0, n - me.black), n, (who.no,)))
        return None


class Confinement(Active):
    """禁闭: somebody gives two hand cards, or can use no hand cards and no skills until the turn is over."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player) -> Play | None:
        who = await which(t, me, "fengsheng.confine", t.others(me))
        if len(who.hand) >= 2 and await agrees(t, who, "fengsheng.ransom", (me.no,)):
            v.give(t, who, me, *await several(t, who, "fengsheng.ransom-cards", who.hand, 2, 2, (me.no,)))
        else:
            v.hold(t, BARRED, who.no)
            v.hold(t, VOID, who.no)
        return None
