"""Those who belong to neither side, or not from the beginning: piper, fox, half-blood, wild child, cupid, thief, and
the treasure master.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from duskbell.games.werewolf.asking import act, heard, named_before, one_of, some_of, turn, turns
from duskbell.games.werewolf.events import Became, Converted, Died, Followed, Linked, Played, Sided, SparesShown
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.role import GOD, OTHER, VILLAGER, WOLF, WerewolfRole
from duskbell.games.werewolf.table import DRIFTER, EXILE, GOOD, PACK, WOLVES, Deed, WerewolfTable
from duskbell.games.werewolf.verdict import sides
from duskbell.kernel import Ask, Seat, roll, when
from duskbell.kernel.core_events import Marked

ENCHANTED = "enchanted"
ONCE = range(1, 2)


class Outsider(WerewolfRole):
    """Counts in no group of 屠边."""

    kind = OTHER


class Piper(Outsider):
    """吹笛者: enchants up to two a night, who see each other; wins alone when all other living are enchanted."""

    team = "piper"
    powers = ("pipe",)
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        named = named_before(t, me, "pipe")
        who = await turns(me, t, "werewolf.pipe", [s for s in t.others(me) if s.no not in named], 2)
        act(me, t, "pipe", *who)
        circle = [s for s in t.living if s.has_mark(ENCHANTED)]
        new = [s for s in who if s not in circle]
        for s in who:
            t.emit(Marked(s.no, ENCHANTED), me, *([*circle, *new] if s in new else ()))
        for s in circle if new else ():
            t.emit(Marked(s.no, ENCHANTED), *new)

    def alone(self, me: Seat, t: WerewolfTable) -> str:
        return "werewolf.enchanted" if all(s.has_mark(ENCHANTED) for s in t.living if s.role is not self) else ""


class CursedFox(Outsider):
    """咒狐: the pack cannot hurt it, a seer's check kills it; alive when a side wins, it wins instead."""

    team = "fox"
    outlasts = True
    immune = frozenset({PACK})

    def touched(self, me: Seat, t: WerewolfTable, act: Deed, night: Night) -> None:
        if act.power in ("check", "lucky-check"):
            night.hit(me.no, "checked")


def follow(t: WerewolfTable, me: Seat, model: Seat) -> None:
    """From now on somebody wins with the first side that a model has (docs/rulings.md, W36)."""
    side = sides(t)[model.no]
    t.emit(Followed(me.no, model.no) if side == DRIFTER else Sided(me.no, side))


class HalfBlood(Outsider):
    """混血儿: in the first night takes a model, and wins with that player's side, which it is not told."""

    team = DRIFTER
    nights = ONCE
    powers = ("model",)
    void = frozenset({"model"})

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any]:
        return one_of(me, t, "werewolf.model", t.others(me), must=True)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await heard(me, t, self.question(me, t))
        if who is not None:
            act(me, t, "model", who)
            follow(t, me, who)

    def inherited(self, me: Seat, source: Seat, t: WerewolfTable) -> None:
        for model in [n for follower, n in t.follows if follower == source.no]:
            follow(t, me, t.seats[model])
        for side in [side for n, side in t.sided if n == source.no]:
            t.emit(Sided(me.no, side))


class WildChild(Outsider):
    """野孩子: in the first night takes a model; becomes a wolf when the model is exiled, else stays good."""

    team = GOOD
    doubt = True
    turns = True
    nights = ONCE
    powers = ("idol",)
    void = frozenset({"idol"})

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any]:
        return one_of(me, t, "werewolf.idol", t.others(me), must=True)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await heard(me, t, self.question(me, t))
        if who is not None:
            act(me, t, "idol", who)
            t.emit(Marked(who.no, "idol", me.no), me)

    def in_pack(self, me: Seat, t: WerewolfTable) -> bool:
        return me.team == WOLVES

    def inherited(self, me: Seat, source: Seat, t: WerewolfTable) -> None:
        for model in [s for s in t.seats if any(m.name == "idol" and m.by == source.no for m in s.marks)]:
            t.emit(Marked(model.no, "idol", me.no), me)

    @when(Died, "after")
    async def grow_wild(self, me: Seat, t: WerewolfTable, death: Died) -> None:
        mine = any(m.name == "idol" and m.by == me.no for m in t.seats[death.seat].marks)
        if mine and me.alive and death.cause == EXILE and me.team == GOOD:
            t.emit(Converted(me.no, WOLVES), me)


class Cupid(WerewolfRole):
    """丘比特: in the first night joins two, who die together. Of one side they win with it; of both they and Cupid are
    a side of their own and must be the last alive.
    """

    team = GOOD
    nights = ONCE
    powers = ("love",)

    def group(self, me: Seat, t: WerewolfTable) -> str:
        """A god while it is good (docs/rulings.md, W15)."""
        return self.kind if sides(t)[me.no] == GOOD else OTHER

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any]:
        return some_of(me, t, "werewolf.love", t.living, 2, 2)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        pair = await heard(me, t, self.question(me, t))
        if not pair:
            return
        one, two = pair
        act(me, t, "love", one, two)
        t.emit(Linked((one.no, two.no)), me, one, two)


class Thief(Outsider):
    """盗贼: first of all sees two spare cards and becomes one of them; the wolf, if there is one."""

    team = GOOD
    turns = True
    nights = ONCE
    powers = ("steal",)
    veiled = True

    apart = ("treasure_master",)
    spares = 2
    aside: ClassVar[Mapping[str, int]] = {WOLF: 1, GOD: 2, VILLAGER: 2}

    async def lays_aside(self, cards: list[WerewolfRole]) -> list[WerewolfRole]:
        """Two by lot, at most one of them a wolf."""
        others = [c for c in cards if c is not self]
        first = await roll("werewolf.spare", others)
        others.remove(first)
        if first.team == WOLVES:
            others = [c for c in others if c.team != WOLVES]
        return [first, await roll("werewolf.spare", others)]

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(SparesShown(me.no, t.spares), me)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        wolves = [c for c in t.spares if t.by_token[c].team == WOLVES]
        card = await turn(me, t, "werewolf.steal", list(dict.fromkeys(wolves or t.spares)), must=True)
        if card is not None:
            t.emit(Became(me.no, card.id), me)


class TreasureMaster(WerewolfRole):
    """盗宝大师: a wolf apart from the pack with a wolf, a god and a villager to spare: each night it plays as the god
    or the villager, never the same twice running, with all their powers; heir to the knife.
    """

    team = WOLVES
    kind = WOLF
    heir = True
    at_once = True
    powers = ("play-as",)
    veiled = True
    spares = 3
    aside: ClassVar[Mapping[str, int]] = {WOLF: 1, GOD: 1, VILLAGER: 1}

    def objection(self, cast: Mapping[str, int]) -> str:
        if cast.get("wolf", 0) < 2:
            return f"{self.id} lays a wolf aside: the cast needs at least 2 wolf."
        return ""

    async def lays_aside(self, cards: list[WerewolfRole]) -> list[WerewolfRole]:
        """A wolf, a god by lot, and a villager."""
        wolf, villager = (next(c for c in cards if c.id == card) for card in ("wolf", "villager"))
        return [wolf, await roll("werewolf.spare", [c for c in cards if c.kind == GOD and c.team == GOOD]), villager]

    def told(self, me: Seat, t: WerewolfTable) -> None:
        if t.day == 1:
            t.emit(SparesShown(me.no, t.spares), me)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        before = me.gained[0].id if me.gained else ""
        cards = [c for c in t.spares if t.by_token[c].team == GOOD and c != before]
        card = await turn(me, t, "werewolf.play-as", cards, must=True)
        t.emit(Played(me.no, card.id if card is not None else ""), me)

    def shown(self, me: Seat, t: WerewolfTable) -> str:
        return me.gained[0].id if me.gained else self.id
