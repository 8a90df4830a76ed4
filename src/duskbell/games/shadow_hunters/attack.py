"""Attacks (攻击另一名玩家): who is in range, the roll, what equipment makes of it, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.blow import Blow
from duskbell.games.shadow_hunters.character import character
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import BOTH, POINTS, d4
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, HANDGUN, MACHINE_GUN, MASAMUNE, ROBE, SPEAR
from duskbell.games.shadow_hunters.events import Attacked, InRange, Spared, Unhurt
from duskbell.games.shadow_hunters.reveal import reveals_for
from duskbell.games.shadow_hunters.skills import put
from duskbell.games.shadow_hunters.table import ATTACK, HUNTER, Player, ShadowTable
from duskbell.kernel import PASS, First

EVERYBODY = "all"
GUARDIAN_ANGEL = "guardian_angel"


def in_range(t: ShadowTable, me: Player) -> list[Player]:
    """Whom a player may attack: who stands in the own pair of areas; with the handgun, who stands in another."""
    pair = me.at >> 1
    if HANDGUN.id in me.equipment:
        return [s for s in t.seats if s.at >= 0 and s.at >> 1 != pair]
    return [s for s in t.seats if s.at >> 1 == pair and s is not me]


async def attack_stage(t: ShadowTable, me: Player) -> None:
    """At the end of a turn its player may attack; with Masamune must; with the machine gun attacks all."""
    near = in_range(t, me)
    if not near:
        return
    t.emit(InRange(me.no, tuple([s.no for s in near])), public=True)
    options = (EVERYBODY,) if MACHINE_GUN.id in me.equipment else tuple([s.token for s in near])
    if MASAMUNE.id not in me.equipment:
        options += (PASS,)
    target = await pick(t, me, "shadow_hunters.attack", options)
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
        await character(me).go_on(me, t, said)


async def strike(t: ShadowTable, me: Player, targets: Sequence[Player], how: str) -> None:
    """One roll against all targets. Equal dice miss; else blades and spear are added, robes taken off, down to 0."""
    if MASAMUNE.id in me.equipment:
        four, six = await d4(), 0
        points = four
    else:
        four, six = POINTS[await BOTH]
        points = abs(four - six)
    t.emit(Attacked(me.no, tuple([s.no for s in targets]), how, four, six, points), public=True)
    if not points:
        return
    if me.equipment:
        points += sum([EQUIPMENT[c].adds for c in me.equipment])
        if SPEAR.id in me.equipment and await reveals_for(t, me, me.team == HUNTER, SPEAR.id, alone=True):
            points += SPEAR.hunters_bonus
    hits = []
    for s in targets:
        if s.guarded:
            t.emit(Unhurt(s.no, how, GUARDIAN_ANGEL), public=True)
            continue
        rest = points - sum([EQUIPMENT[c].softens for c in s.equipment]) if s.equipment else points
        if rest > 0:
            hits.append((s, rest))
        else:
            t.emit(Unhurt(s.no, how, ROBE.id), public=True)
    if hits:
        await hurt(t, Blow(tuple(hits), me, how, attack=True))


async def answered(t: ShadowTable, attacker: Player, targets: Sequence[Player]) -> None:
    """Whoever was attacked, lives and might strike back is asked whether to (反击); each once, whoever speaks first."""
    waiting = list(targets)
    while attacker.alive:
        asks = [
            put(t, s, "strikes_back", "shadow_hunters.counter", (attacker.no,), attacker) for s in waiting if s.alive
        ]
        spoken = await First([a for a in asks if a is not None]) if any(asks) else None
        if spoken is None:
            return
        me = t.seats[spoken[0].to]
        waiting.remove(me)
        await character(me).strike_back(me, t, attacker, spoken[1])
