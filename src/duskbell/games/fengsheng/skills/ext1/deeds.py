"""Skills of the first expansion that are used at idle points, and those that hold."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from duskbell.games.fengsheng import idle
from duskbell.games.fengsheng import verbs as v
from duskbell.games.fengsheng.asking import may_say, says, several, which
from duskbell.games.fengsheng.card import SWAP
from duskbell.games.fengsheng.events import (
    CharactersLaid,
    CharactersOffered,
    Placed,
)
from duskbell.games.fengsheng.send import send, sendings
from duskbell.games.fengsheng.skill import (
    DYING,
    FIGHT,
    MAIN,
    ORDERED,
    SEND,
    Active,
    Passive,
    Play,
    Trigger,
    become,
    flip,
    named,
)
from duskbell.games.fengsheng.table import (
    BAN,
    BESIDE,
    DECK,
    DESK,
    DISCARD,
    FIRST,
    VOID,
    FengshengTable,
    Player,
    area,
    hand,
)
from duskbell.games.fengsheng.verdict import side


class BurnTogether(Active):
    """共焚: from oneself on everybody turns up the top card of the deck: a pure black one goes before them, another to
    the burner's hand.
    """

    at, flips = (FIGHT,), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        burnt = []
        for s in t.round(me.no):
            for card in await v.top(t, 1):
                v.move(t, card, DECK, area(s) if card.pure_black else hand(me), up=True)
                burnt += [s.no] if card.pure_black else []
        if burnt:
            t.emit(Placed(tuple(sorted(burnt))), public=True)
        return None


class NextGeneration(Active):
    """后来人: when she is dying, her intel goes but for a true one, and she with it: one of three new characters takes
    over.
    """

    at, flips = (DYING,), "up"

    def able(self, t: FengshengTable, me: Player) -> bool:
        return t.asked_for == me.no and bool(t.people)

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [c.token for c in me.area if c.true]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (kept,) = named(t, way)
        for card in me.area:
            if card is not kept:
                v.burn(t, card)
        three = t.people[:3]
        t.emit(CharactersOffered(me.no, tuple([c.id for c in three]), len(three)), me)
        new = await which(t, me, "fengsheng.character", three)
        rest = tuple([c.id for c in three if c is not new])
        t.emit(CharactersLaid(rest, len(rest)), me)
        become(t, me, new)
        return None


class Bewitch(Active):
    """惑心: the top card of the deck is shown; of a hand that she looks at a card is discarded, which is hers if it
    shares a colour with that.
    """

    at, limit = (MAIN,), "turn"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        top = await v.top(t, 1)
        v.show(t, me, DECK, *top)
        who = await which(t, me, "fengsheng.look", t.others(me))
        if who is None:
            return None
        v.look(t, me, hand(who))
        card = await which(t, me, "fengsheng.discard-of", who.hand, about=(who.no,))
        if card:
            v.discard(t, who, card)
            if any(card.colours & c.colours for c in top):
                v.move(t, card, DISCARD, hand(me))
        return None


class BloodTraining(Active):
    """冷血训练: instead of sending from the hand, the top two cards are shown: one is sent face up, a black one if
    there is any, and locks somebody; the other is hers. Nobody can use a Swap this turn.
    """

    at = (SEND, ORDERED)

    def able(self, t: FengshengTable, me: Player) -> bool:
        return bool(t.deck or t.discard)

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        two = await v.top(t, 2)
        for card in two:
            v.move(t, card, DECK, DESK, up=True)
        v.hold(t, BAN, about=SWAP)
        ways = sendings(t, me, [c for c in two if c.black] or two, must_lock=True)
        send(t, me, await says(t, me, "fengsheng.send", ways), DESK, shown=True)
        for card in two:
            if card in t.desk:
                v.move(t, card, DESK, hand(me), up=True)
        return None


class Strategist(Active):
    """运筹帷幄: of the top five cards of the deck three are his; two lie back on it in the order he likes."""

    at, flips = (MAIN, FIGHT), "up"

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        five = await v.top(t, 5)
        v.look(t, me, DECK, five)
        mine = await several(t, me, "fengsheng.strategist", five, 3, 3)
        rest = [c for c in five if c not in mine]
        if len(rest) == 2 and await which(t, me, "fengsheng.uppermost", rest) is rest[1]:
            rest.reverse()
        v.arrange(t, me, [*mine, *rest])
        for card in mine:
            v.move(t, card, DECK, hand(me))
        return None


class SearchForTruth(Active):
    """探求真理: an intel of somebody into one's own area, where it must not fill a colour; then that one may lay a pure
    black card of the hand or area there too.
    """

    at, limit = (MAIN,), "turn"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [c.token for c in v.intel(t, t.others(me)) if not v.would_fill(me, c)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (card,) = named(t, way)
        other = v.owner(t, card)
        v.place(t, card, area(other), me)
        black = [c.token for c in (*other.hand, *other.area) if c.pure_black]
        if said := await may_say(t, other, "fengsheng.truth", black, (me.no,)):
            card = t.by_token[said]
            v.place(t, card, hand(other) if card in other.hand else area(other), me)
        return None


class FirstStrike(Active, Trigger):
    """先发制人: in the fight, or when a skill has placed an intel, an intel is discarded; then somebody's skills are
    void for the turn, and who lies face down may be turned up.
    """

    at, on, flips, each = (FIGHT,), (Placed,), "up", False

    def able(self, t: FengshengTable, me: Player, e: Placed | None = None) -> bool:
        return bool(v.intel(t))

    def wakes(self, t: FengshengTable, me: Player, e: Placed) -> bool:
        return bool(v.intel(t))

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        aims = [s.token + step for s in t.round(me.no) for step in self.steps(me, s)]
        return [f"{c}>{aim}" for c in v.intel(t) for aim in aims]

    def steps(self, me: Player, s: Player) -> list[str]:
        """What is to be named beside a player: that the character is turned up, or which of two is meant."""
        return ["", *([] if s.up or s is me else [">turn_up"]), *([] if s.beside is None else [">beside"])]

    async def use(self, t: FengshengTable, me: Player, e: Any = "") -> None:
        way = e if isinstance(e, str) else await says(t, me, "fengsheng.first-strike", self.ways(t, me))
        card, who, *step = named(t, way)
        v.burn(t, card)
        v.hold(t, VOID, who.no, "" if who.beside is None else BESIDE if step == [BESIDE] else FIRST)
        if step == ["turn_up"]:
            flip(t, who, up=True)


class BothSides(Active):
    """左右逢源: two discard their hands and draw three each, in the order she likes."""

    at, flips = (FIGHT,), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [f"{a.token}>{b.token}" for a, b in permutations(t.round(me.no), 2)]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        two = named(t, way)
        for s in two:
            v.discard(t, s, *s.hand)
        await v.draw(t, *two, n=3)
        return None


class TwoBirds(Passive):
    """比翼双飞: when in her turn a man alive declares, she may win with him; the others of his faction do not."""

    async def joins(self, t: FengshengTable, me: Player, declared: list[Player], won: list[Player]) -> list[Player]:
        men = [s for s in declared if s.gender == "male" and s.alive]
        if t.active is not me or me in won or not men:
            return won
        him = await which(t, me, "fengsheng.two-birds", men, optional=True)
        return won if him is None else [me, *[s for s in won if s is him or side(t, s) != side(t, him)]]


class ArmLength(Active):
    """如臂指使: look at a hand; a card of it may be discarded, or, if it fits the moment, be used as he likes."""

    at, flips = (FIGHT, DYING), "up"

    def ways(self, t: FengshengTable, me: Player) -> list[str]:
        return [s.token for s in t.others(me) if s.hand]

    async def use(self, t: FengshengTable, me: Player, way: str = "") -> Play | None:
        (who,) = named(t, way)
        v.look(t, me, hand(who))
        plays = idle.plays(t, who, DYING if t.dying else FIGHT, may=False)
        ways = (*plays, *[f"discard>{c}" for c in who.hand])
        said = await may_say(t, me, "fengsheng.arm-length", ways, (who.no,))
        if said in plays:
            return Play(who, *idle.read(t, who, said), chooser=me)
        if said:
            v.discard(t, who, t.by_token[said.removeprefix("discard>")])
        return None
