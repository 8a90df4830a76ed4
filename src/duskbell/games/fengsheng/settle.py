"""Settlement (结算): nothing is inserted, everything queues."""

from __future__ import annotations

from duskbell.games.fengsheng import by_hand, idle
from duskbell.games.fengsheng.asking import several, which
from duskbell.games.fengsheng.cards import FUNCTIONS
from duskbell.games.fengsheng.events import (
    CardSettled,
    CardUsed,
    DeathsOver,
    Died,
    Doomed,
    DyingBegan,
    DyingOver,
    HelpAsked,
    Nullified,
    Saved,
)
from duskbell.games.fengsheng.passes import triggers
from duskbell.games.fengsheng.skill import DYING, Play, pay, skills
from duskbell.games.fengsheng.table import DESK, DISCARD, GONE, FengshengTable, Player, area, hand
from duskbell.games.fengsheng.verbs import give, move
from duskbell.games.fengsheng.verdict import collected, died, nobody_left
from duskbell.kernel import InTurn

FATAL = 3
"""As many black intel kill."""


async def node(t: FengshengTable) -> None:
    """What happens on entering a node (节点) before its own business: triggers, then collections, then dying. After
    deaths it is entered anew. What a referee has ruled is done before anything else.
    """
    while True:
        if t.ruled:
            by_hand.due(t)
        await triggers(t)
        if t.dying:  # 为防止混乱: not in the midst of dying and death; it is caught up afterwards
            return
        if not t.pressing:
            break
        await collected(t)
        nobody_left(t)
        if not any(s.black >= FATAL for s in t.seats if s.alive):
            break
        await dying(t)
    if t.fallen:
        t.emit(DeathsOver(), public=True)


# -- using -------------------------------------------------------------------------------------------------------------


async def act(t: FengshengTable, me: Player, said: str) -> None:
    """Let a card or skill be used that was chosen at an idle point."""
    id, _, way = said.partition(">")
    skill = next((s for c in me.characters for s in c.actives if s.id == id), None)
    if skill is None:
        name, card, to, choice = idle.read(t, me, said)
        await use(t, Play(me, name, card, to, choice))
        return
    pay(t, me, skill, way)
    counts_as = await skill.use(t, me, way)
    if counts_as is not None:  # queued, not inserted: the skill itself is over
        await use(t, counts_as)


async def use(t: FengshengTable, play: Play) -> None:
    """结算卡牌效果时, the effect, 结算卡牌效果后."""
    me, name, card, to, choice, chooser = play
    f, was = FUNCTIONS[name], t.front
    if card is not None:
        if name not in (card.kind, idle.must_be(t, card.kind)):
            mine = [s for c in me.characters for s in c.skills if s.live(me)]
            pay(t, me, next(s for s in mine if name in s.names(t, me, card)))
        move(t, card, hand(me), DESK, *([chooser] if chooser else []), up=not f.secret)
    used = CardUsed(me.no, name, to.no, choice, card.id if card else 0, (chooser or me).no)
    t.emit(used, me, public=not f.secret)
    await node(t)
    if to is not me and not t.deed.void and any(s.wards(name) for s in skills(to)):
        t.emit(Nullified(), public=True)
    if me.alive and to.alive and not t.deed.void:
        await f.settle(t, t.deed, me, to)
    taken = t.deed.taken and to.alive
    t.emit(CardSettled(me.no, name, to.no, was, card is None, taken), public=True)
    if card is not None and card in t.desk and not taken:
        move(t, card, DESK, GONE if f.leaves else DISCARD)
    await node(t)


# -- dying and death ---------------------------------------------------------------------------------------------------


async def dying(t: FengshengTable) -> None:
    """濒死结算: all with three black intel are dying together, and help is asked for one after another, from whose turn
    it is. Then who was not saved dies, all at once.
    """
    people = [s for s in t.round(t.turn) if s.black >= FATAL]
    t.emit(DyingBegan(tuple([s.no for s in people])), public=True)
    for s in people:
        if s.black >= FATAL:
            t.emit(HelpAsked(s.no), public=True)
            await ask_for(t, s)
        else:
            t.emit(Saved(s.no), public=True)
    fallen = [s for s in people if s.doomed and s.alive]
    if fallen:
        await death(t, fallen)
    t.emit(DyingOver(), public=True)


async def ask_for(t: FengshengTable, who: Player) -> None:
    """From the dying one on, everybody is asked once. Who has helped in vain is asked on; not everybody anew."""
    left = t.round(who.no)
    while True:
        await node(t)
        if who.black < FATAL:
            break
        asks = [idle.in_dying(t, s) for s in left if s.alive and idle.might_act(t, s, DYING)]
        spoken = await InTurn(asks) if asks else None
        if spoken is None and t.ruled:
            continue  # a referee's word is heard at this idle point before anybody is given up
        if spoken is None:
            t.emit(Doomed(who.no), public=True)
            return
        helper = t.seats[spoken[0].to]
        await act(t, helper, spoken[1])
        left = left[left.index(helper) :]
    t.emit(Saved(who.no), public=True)


async def death(t: FengshengTable, fallen: list[Player]) -> None:
    """死亡结算: missions; what the dead do before they die, and what follows from it; gifts, one after another; then
    all the dead discard everything.
    """
    for s in fallen:
        t.emit(Died(s.no), public=True)
    await died(t, fallen)
    for s in fallen:
        await triggers(t)
        await bequeath(t, s)
    for s in fallen:
        for card in s.hand:
            move(t, card, hand(s), DISCARD)
        for card in s.area:
            move(t, card, area(s), DISCARD)


async def bequeath(t: FengshengTable, dead: Player) -> None:
    """等待死亡角色给三张牌: three hand cards, or all if they are fewer, to one of the living."""
    heirs = t.round(dead.no)
    if not dead.hand or not heirs:
        return
    heir = await which(t, dead, "fengsheng.heir", heirs, optional=True)
    if heir is None:
        return
    cards = list(dead.hand)
    if len(cards) > 3 or t.options.gift != "three":
        least = 3 if t.options.gift == "three" else 1
        cards = await several(t, dead, "fengsheng.bequeath", dead.hand, least, 3, (heir.no,))
    give(t, dead, heir, *cards)
