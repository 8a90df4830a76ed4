"""Attacks (攻击另一名玩家): who is in range, the roll, what equipment makes of it, counterattack and bloody feast."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.shadow_hunters.asking import ONLY_PASS, pick, reply
from duskbell.games.shadow_hunters.characters import CHARLES, WEREWOLF, may_be
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import BOTH, POINTS, d4
from duskbell.games.shadow_hunters.equipment import EQUIPMENT, HANDGUN, MACHINE_GUN, MASAMUNE, ROBE, SPEAR
from duskbell.games.shadow_hunters.events import Attacked, Unhurt, Used
from duskbell.games.shadow_hunters.reveal import may_show, show
from duskbell.games.shadow_hunters.table import ATTACK, HUNTER, Player, ShadowTable
from duskbell.kernel import PASS, Ask, First, StageBegan

COUNTER, FEAST = "counter", "feast"
EVERYBODY = "all"
STRIKE_BACK = (COUNTER, PASS)
GUARDIAN_ANGEL = "guardian_angel"
FEAST_COST = 2


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
    t.emit(StageBegan(ATTACK), public=True)
    options = (EVERYBODY,) if MACHINE_GUN.id in me.equipment else tuple([s.token for s in near])
    if MASAMUNE.id not in me.equipment:
        options += (PASS,)
    target = await pick(t, me, "shadow_hunters.attack", options)
    if target is not None:
        await assault(t, me, near if target == EVERYBODY else [target])


async def assault(t: ShadowTable, me: Player, targets: Sequence[Player]) -> None:
    """An attack, the counterattack it may meet, and then, as often as Charles likes, one more on one of its targets."""
    await strike(t, me, targets, ATTACK)
    await counterattack(t, me, targets)
    while me.alive and may_be(t, me, CHARLES):
        left = tuple([s.token for s in targets if s.alive])
        if not left:
            return
        options = (*left, PASS) if me.role is CHARLES else ONLY_PASS
        again: Player | None = await reply(t, me, "shadow_hunters.feast", options)
        if again is None:
            return
        show(t, me)
        t.emit(Used(me.no, CHARLES.id, again.no), public=True)
        await hurt(t, [(me, FEAST_COST)], None, FEAST)
        if me.alive:
            await strike(t, me, [again], FEAST)
            await counterattack(t, me, [again])


async def strike(t: ShadowTable, me: Player, targets: Sequence[Player], how: str) -> None:
    """One roll against all targets. Equal dice miss; else blades and spear are added, robes taken off, down to 0."""
    if MASAMUNE.id in me.equipment:
        four, six = await d4(), 0
        points = four
    else:
        four, six = POINTS[await BOTH]
        points = abs(four - six)
    t.emit(Attacked(me.no, tuple([s.no for s in targets]), how, four, six), public=True)
    if not points:
        return
    if me.equipment:
        points += sum([EQUIPMENT[c].adds for c in me.equipment])
        if SPEAR.id in me.equipment and await may_show(t, me, me.team == HUNTER, SPEAR.id) and me.team == HUNTER:
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
        await hurt(t, hits, me, how, attack=True)


async def counterattack(t: ShadowTable, attacker: Player, targets: Sequence[Player]) -> None:
    """Whoever was attacked, lives and might be the Werewolf is asked whether to strike back (反击)."""
    if not attacker.alive:
        return
    asks: list[Ask[str]] = [
        reply(t, s, "shadow_hunters.counter", STRIKE_BACK if s.role is WEREWOLF else ONLY_PASS, (attacker.no,))
        for s in targets
        if s.alive and may_be(t, s, WEREWOLF)
    ]
    spoken = await First(asks) if asks else None
    if spoken is not None:
        me = t.seats[spoken[0].to]
        show(t, me)
        t.emit(Used(me.no, WEREWOLF.id, attacker.no), public=True)
        await strike(t, me, [attacker], COUNTER)
