"""Skills of the base box that are used in one's own play phase (出牌阶段)."""

from __future__ import annotations

from itertools import combinations

from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import may_say, several, which
from duskbell.games.fengsheng.card import COERCE, ENTICE
from duskbell.games.fengsheng.cards import FUNCTIONS
from duskbell.games.fengsheng.skill import MAIN, Active, Play, named
from duskbell.games.fengsheng.table import BARRED, VOID, FengshengTable, Player


class Fraternity(Active):
    """博爱: draw one; then one hand card may go to somebody, and a woman brings another."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        await v.draw(t, me)
        ways = [f"{c}>{s.token}" for c in me.hand for s in t.others(me)]
        if said := await may_say(t, me, "fengsheng.give", ways):
            card, to = named(t, said)
            v.give(t, me, to, card)
            if to.gender == "female":
                await v.draw(t, me)
        return None


class NewThought(Active):
    """新思潮: discard one, then draw two."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [c.token for c in me.hand]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        v.discard(t, me, *named(t, way))
        await v.draw(t, me, n=2)
        return None


class Guile(Active):
    """诡诈: counts as using a Coerce or an Entice. It is no card, so bans of names do not stop it."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [
            f"{f.name}>{s.token}{choice}"
            for f in (FUNCTIONS[COERCE], FUNCTIONS[ENTICE])
            for s in f.targets(t, me)
            for choice in ([f">{c}" for c in f.choices] or [""])
        ]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        name, to, *choice = named(t, way)
        return Play(me, name, None, to, *choice)


class Bond(Active):
    """羁绊: draw two, then at least one hand card must go to somebody."""

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        await v.draw(t, me, n=2)
        to = await which(t, me, "fengsheng.to", t.others(me) if me.hand else ())
        if to is not None:
            v.give(t, me, to, *await several(t, me, "fengsheng.bond", me.hand, 1, len(me.hand), (to.no,)))
        return None


class Society(Active):
    """交际: up to two random hand cards of somebody, and as many back, one fewer for each black intel if one likes."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{s.token}>{n}" for s in t.others(me) for n in ("2", "1") if int(n) <= len(s.hand)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        who, wanted = named(t, way)
        n = len(await v.steal(t, me, who, int(wanted)))
        v.give(t, me, who, *await several(t, me, "fengsheng.give-back", me.hand, max(0, n - me.black), n, (who.no,)))
        return None


class Confinement(Active):
    """禁闭: somebody gives two hand cards, or can use no hand cards and no skills until the turn is over."""

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [s.token for s in t.others(me)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (who,) = named(t, way)
        pairs = [f"{a}+{b}" for a, b in combinations(who.hand, 2)]
        if pairs and (paid := await may_say(t, who, "fengsheng.ransom", pairs, (me.no,))):
            v.give(t, who, me, *[t.by_token[c] for c in paid.split("+")])
        else:
            v.hold(t, BARRED, who.no)
            v.hold(t, VOID, who.no)
        return None
