"""Attacks (攻击另一名玩家): who is in range, the roll, what equipment makes of it, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import BOTH, POINTS
from duskbell.games.shadow_hunters.equipment import EVERYBODY, gear, why_unhurt
from duskbell.games.shadow_hunters.events import Attacked, InRange, Spared, Unhurt
from duskbell.games.shadow_hunters.skills import put
from duskbell.games.shadow_hunters.table import ATTACK, Player, ShadowTable
from duskbell.kernel import PASS, First

ON_WHOM = "shadow_hunters.attack"
"""Whom to attack is chosen between what equipment allows."""
GUARDIAN_ANGEL = "guardian_angel"


def in_range(t: ShadowTable, me: Player) -> list[Player]:
    """Whom a player may attack: who stands in the own pair of areas, unless equipment reaches elsewhere."""
    pair, near = (me.at, me.at ^ 1), []  # areas 0 and 1, 2 and 3, 4 and 5
    for s in t.seats:
        if s.at in pair and s is not me:
            near.append(s)
    if me.equipment:
        for card in gear(me.equipment).reach:
            near = card.reach(t, me, near)
    return near


async def attack_stage(t: ShadowTable, me: Player, near: Sequence[Player]) -> None:
    """At the end of a turn its player may attack one of those `near`, in range, or as equipment has it."""
    t.emit(InRange(me.no, tuple([s.no for s in near])), public=True)
    options = (*[s.token for s in near], PASS)
    if me.equipment:
        for card in gear(me.equipment).aims:
            options = card.aims(options)
    target = await pick(t, me, ON_WHOM, options)
    if target is None:
        t.emit(Spared(me.no), public=True)
    else:
        await assault(t, me, near if target == EVERYBODY else [target])


async def assault(t: ShadowTable, me: Player, targets: Sequence[Player]) -> None:
    """An attack, what its targets answer, and then, as often as its attacker can and likes, what comes after it."""
    await strike(t, me, targets, ATTACK)
    await answered(t, me, targets)
    while me.alive and (ask := put(t, me, "after_attack", "shadow_hunters.feast", (), targets)) is not None:
        said = await ask
        if said is None:
            return
        await me.role.go_on(me, t, said)


async def strike(t: ShadowTable, me: Player, targets: Sequence[Player], how: str) -> None:
    """One roll against all targets. Equal dice miss; else equipment adds to it and takes off, down to 0."""
    if me.equipment and (own := gear(me.equipment).roll):
        four, six, points = await own[0].roll()
    else:
        four, six = POINTS[await BOTH]
        points = abs(four - six)
    t.emit(Attacked(me.no, tuple([s.no for s in targets]), how, four, six, points), public=True)
    if not points:
        return
    counted: tuple[str, ...] = ()
    if me.equipment:
        mine = gear(me.equipment)
        points, counted = points + mine.adds, mine.adding
        for card in mine.more:
            more = await card.more(t, me)
            if more:
                points, counted = points + more, (*counted, card.id)
    hits = []
    for s in targets:
        if s.guarded:
            t.emit(Unhurt(s.no, how, GUARDIAN_ANGEL), public=True)
            continue
        rest = points - gear(s.equipment).softens if s.equipment else points
        if rest > 0:
            hits.append((s, rest))
        else:
            t.emit(Unhurt(s.no, how, why_unhurt(me, s)), public=True)
    if hits:
        await hurt(t, Blow(tuple(hits), me, how, True, counted))


async def answered(t: ShadowTable, attacker: Player, targets: Sequence[Player]) -> None:
    """Whoever was attacked, lives and might strike back is asked whether to (反击); each once, whoever speaks first."""
    waiting = list(targets)
    while attacker.alive:
        asks = []
        for s in waiting:
            if s.alive and (ask := put(t, s, "strikes_back", "shadow_hunters.counter", (attacker.no,), attacker)):
                asks.append(ask)
        spoken = await First(asks) if asks else None
        if spoken is None:
            return
        me = t.seats[spoken[0].to]
        waiting.remove(me)
        await me.role.strike_back(me, t, attacker, spoken[1])
