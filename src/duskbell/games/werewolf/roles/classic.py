"""The roles of the board 预女猎守 (行动规则): wolf, villager, seer, witch, hunter, guard."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.asking import able, act, heard, idle, one_of, turn
from duskbell.games.werewolf.events import GunState, Learned, Victim
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import aim, bearer, reached
from duskbell.games.werewolf.role import SHOOTS, VILLAGER, WOLF, Scene, WerewolfRole, side_of
from duskbell.games.werewolf.settle import in_order
from duskbell.games.werewolf.table import GOOD, POISON, WOLVES, Deed, WerewolfTable
from duskbell.kernel import NOBODY, Ask, Seat

ANTIDOTE = "antidote"


class Wolf(WerewolfRole):
    """狼人: wakes with the pack, which agrees on one number; may self-destruct by day."""

    team = WOLVES
    kind = WOLF
    pack = True
    bursts = True
    several = True


class Villager(WerewolfRole):
    """平民: talks and votes."""

    team = GOOD
    kind = VILLAGER
    several = True


class Seer(WerewolfRole):
    """预言家: each night names another player and is told good or wolf."""

    team = GOOD
    patient = True
    powers = ("check",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """The referee answers when the seer has named somebody (预言家、通灵师规则)."""
        who: Seat | None = await turn(me, t, "werewolf.check", t.others(me))
        if who is not None:
            side = await self.answer(t.seats[aim(t, who.no, me.no)])
            act(me, t, "check", who)
            t.emit(Learned(me.no, who.no, f"seen-{side}"), me)

    async def answer(self, who: Seat) -> str:
        """What the referee says of a seat: "good" or "wolf"."""
        return side_of(who)


class Witch(WerewolfRole):
    """女巫: one antidote for the pack's victim, one poison; one potion a night unless the table allows both."""

    team = GOOD
    patient = True
    powers = (ANTIDOTE, POISON)
    veiled = True
    shown_whom = frozenset({ANTIDOTE})

    def told(self, me: Seat, t: WerewolfTable) -> None:
        """She is shown the victim while she holds the antidote."""
        if self.cures(me, t) and able(t, me):
            t.emit(Victim(me.no, self.victim(me, t)), me)

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.night, self.other_potion) if t.options.both_potions else (self.night,)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        victim = self.victim(me, t)
        options = self.potions(me, t, victim)
        if not options:
            await idle(t, me)
            return
        drunk = await turn(me, t, "werewolf.witch", options, about=(victim,))
        if drunk == ANTIDOTE:
            act(me, t, ANTIDOTE, t.seats[victim])
        elif drunk is not None:
            act(me, t, POISON, drunk)

    async def other_potion(self, me: Seat, t: WerewolfTable) -> None:
        """Who has used one tonight may use the other, where the table allows both."""
        if self.drank(me, t):
            await self.night(me, t)
        else:
            await idle(t, me)

    def cures(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether she still has the antidote; who has learned her card has the poison only."""
        return me.role is self and (me.no, ANTIDOTE) not in t.spent

    def victim(self, me: Seat, t: WerewolfTable) -> int:
        """Whom she is shown, or `NOBODY`."""
        kill = t.done("kill")
        return bearer(t, kill.targets[0]) if kill is not None and (self.cures(me, t) or self.drank(me, t)) else NOBODY

    def drank(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether she has used a potion tonight; other deeds of hers, such as a bargain with the warden, are none."""
        return any(a.seat == me.no and a.power in self.powers for a in t.tonight)

    def potions(self, me: Seat, t: WerewolfTable, victim: int) -> list[Any]:
        """What she may still do tonight; she may not use the antidote on herself (女巫规则)."""
        herself = t.options.witch_self_save == "first-night" and t.day == 1
        cure = victim != NOBODY and self.cures(me, t) and (victim != me.no or herself)
        poison = [] if (me.no, POISON) in t.spent else t.others(me)
        return [*([ANTIDOTE] if cure else []), *poison]

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (whom,) = reached(t, act)
        if act.power == ANTIDOTE:
            night.cures |= {whom}
        else:
            night.hit(whom, POISON)


class Hunter(WerewolfRole):
    """猎人: is told each night whether the gun is in order; on dying so may shoot one player after the last words."""

    team = GOOD
    patient = True
    gun = SHOOTS

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(GunState(me.no, in_order(t, me)), me)


class Guard(WerewolfRole):
    """守卫: each night shields one player, or itself, from the pack; the same twice in a row counts as nothing."""

    team = GOOD
    patient = True
    powers = ("guard", "repeat")
    void = frozenset({"repeat"})

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any]:
        """守卫规则: whom it guarded last night comes with the question, since guarding them again counts as nothing."""
        last = t.before("guard", me.no)
        return one_of(me, t, "werewolf.guard", t.living, () if last == NOBODY else (last,))

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """守卫规则: a repeat counts as nothing, so it does not bar the next night either."""
        who = await heard(me, t, self.question(me, t))
        if who is not None:
            act(me, t, "repeat" if t.before("guard", me.no) == who.no else "guard", who)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        if act.power == "guard":
            night.shields |= frozenset(reached(t, act))
