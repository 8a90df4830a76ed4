"""The roles of the board 预女猎守 (行动规则): wolf, villager, seer, witch, hunter, guard."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.asking import act, deed, idle, turn
from duskbell.games.werewolf.events import Acted, GunState, Learned, Victim
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.role import SHOOTS, VILLAGER, WOLF, WerewolfRole, gun_works, side_of
from duskbell.games.werewolf.table import GOOD, POISON, WOLVES, WerewolfTable
from duskbell.kernel import NOBODY, Seat

ANTIDOTE = "antidote"


class Wolf(WerewolfRole):
    """狼人: wakes with the pack, which agrees on one number; may self-destruct by day."""

    team = WOLVES
    kind = WOLF
    pack = True
    bursts = True


class Villager(WerewolfRole):
    """平民: talks and votes."""

    team = GOOD
    kind = VILLAGER


class Seer(WerewolfRole):
    """预言家: each night names another player and is told good or wolf."""

    team = GOOD
    patient = True
    powers = ("check",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """The referee answers when the seer has named somebody (预言家、通灵师规则)."""
        who = await deed(me, t, "werewolf.check", "check", t.others(me))
        if who is not None:
            side = await self.answer(t.seats[t.aim(who.no, me.no)])
            t.emit(Learned(me.no, who.no, f"seen-{side}"), me)

    async def answer(self, who: Seat) -> str:
        """What the referee says of a seat: "good" or "wolf"."""
        return side_of(who)


class Witch(WerewolfRole):
    """女巫: one antidote for the pack's victim, one poison; one potion a night unless the table allows both."""

    team = GOOD
    patient = True
    powers = (ANTIDOTE, POISON)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """She is told the victim while she holds the antidote, which she may not use on herself (女巫规则)."""
        victim = NOBODY
        if me.role is self and (me.no, ANTIDOTE) not in t.spent:
            kill = t.done("kill")
            victim = t.aim(kill.targets[0]) if kill else NOBODY
            t.emit(Victim(me.no, victim), me)
        done = False
        for _ in range(self.scenes(t)):
            options = self.potions(me, t, victim)
            if done or not options:
                await idle(t, me)
                continue
            drunk = await turn(me, t, "werewolf.witch", options, about=(victim,))
            done = drunk is None
            if drunk == ANTIDOTE:
                act(me, t, ANTIDOTE, t.seats[victim])
            elif drunk is not None:
                act(me, t, POISON, drunk)

    def scenes(self, t: WerewolfTable) -> int:
        return 2 if t.options.both_potions else 1

    def potions(self, me: Seat, t: WerewolfTable, victim: int) -> list[Any]:
        """What she may still do tonight."""
        used = {a.power for a in t.tonight if a.seat == me.no}
        if used and not t.options.both_potions:
            return []
        herself = t.options.witch_self_save == "first-night" and t.day == 1
        cure = victim != NOBODY and (me.no, ANTIDOTE) not in t.spent and (victim != me.no or herself)
        poison = [] if (me.no, POISON) in t.spent else t.others(me)
        return [*([ANTIDOTE] if cure else []), *poison]

    def settle(self, t: WerewolfTable, act: Acted, night: Night) -> None:
        if act.power == ANTIDOTE:
            night.cures |= {act.targets[0]}
        else:
            night.hit(t.aim(act.targets[0], act.seat), POISON)


class Hunter(WerewolfRole):
    """猎人: is told each night whether the gun is in order; on dying so may shoot one player after the last words."""

    team = GOOD
    patient = True
    gun = SHOOTS

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(GunState(me.no, gun_works(t, me)), me)


class Guard(WerewolfRole):
    """守卫: each night shields one player, or itself, from the pack; the same twice in a row counts as nothing."""

    team = GOOD
    patient = True
    powers = ("guard", "repeat")

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """守卫规则: a repeat counts as nothing, so it does not bar the next night either."""
        who = await turn(me, t, "werewolf.guard", t.living)
        if who is not None:
            act(me, t, "repeat" if t.before("guard", me.no) == who.no else "guard", who)

    def settle(self, t: WerewolfTable, act: Acted, night: Night) -> None:
        if act.power == "guard":
            night.shields |= {t.aim(act.targets[0], act.seat)}
