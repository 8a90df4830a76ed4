"""Wolves of the pack with a power: wolf kings, wolf beauty, nightmare, blood moon, spirit knight, eclipse queen."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

from duskbell.games.werewolf.asking import deed, idle
from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import Acted, Died, GunState, Sealed
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import meant
from duskbell.games.werewolf.role import SHOOTS, WOLF, WerewolfRole, serving
from duskbell.games.werewolf.settle import in_order
from duskbell.games.werewolf.table import EXILE, GOOD, PACK, POISON, WOLVES, Deed, WerewolfTable
from duskbell.kernel import Event, Prevented, Seat, choose, when
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import latest

MOONLIT, SPENT_RIFT = "moonlit", "rift-spent"


class PackWolf(WerewolfRole):
    """A wolf that wakes with the pack, and may self-destruct unless it says otherwise."""

    team = WOLVES
    kind = WOLF
    pack = True
    bursts = True


class BlackWolfKing(PackWolf):
    """黑狼王: like a hunter on the wolves' side (黑狼王开枪情况与猎人相同); none on self-destruction."""

    gun = SHOOTS

    def told(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(GunState(me.no, in_order(t, me)), me)


class WhiteWolfKing(PackWolf):
    """白狼王: self-destructing it may take one player along; no power on any other death."""

    async def burst(self, me: Seat, t: WerewolfTable) -> None:
        seconds = t.options.power_seconds
        who = await choose(me, "werewolf.drag", t.living, optional=True, seconds=seconds)
        if who is not None:
            await die(t, who, "dragged")


class WolfBeauty(PackWolf):
    """狼美人: charms one player each night after the hunt; whoever was charmed last dies with it."""

    bursts = False
    knife_proof = True
    powers = ("charm",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.charm", "charm", t.others(me))

    def drags(self, me: Seat, t: WerewolfTable) -> list[tuple[int, str]]:
        charmed = (a.targets[0] for a in latest(t, Acted) if a.power == "charm" and a.seat == me.no)
        return [(n, "charm") for n in islice(charmed, 1)]


class Nightmare(PackWolf):
    """噩梦之影: first of all frightens somebody, who has no power tonight; never the same twice running. Frightening a
    wolf leaves the pack without a kill.
    """

    powers = ("fear",)
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        last = t.before("fear", me.no)
        await deed(me, t, "werewolf.fear", "fear", [s for s in t.living if s.no != last])

    def frightens(self, t: WerewolfTable, act: Deed, seat: int) -> bool:
        return seat in act.targets


class BloodMoon(PackWolf):
    """血月使徒: self-destructing it seals the good's powers for a night; exiled as the last wolf it stays till dawn."""

    uses = frozenset({MOONLIT})

    async def burst(self, me: Seat, t: WerewolfTable) -> None:
        t.emit(Sealed(me.no), public=True)

    @when(Died, "before")
    async def linger(self, me: Seat, t: WerewolfTable, death: Died) -> Event | None:
        if death.seat != me.no or death.cause != EXILE or t.wolves != [me]:
            return None
        if me.has_mark(MOONLIT) or self not in serving(me, t):
            return None
        t.emit(Marked(me.no, MOONLIT), public=True)
        return Prevented(death.type, me.no, self.id, death.seat)

    def at_daybreak(self, me: Seat, t: WerewolfTable, night: Night) -> None:
        if me.has_mark(MOONLIT):
            night.sure[me.no] = "moon"


class SpiritKnight(PackWolf):
    """恶灵骑士: nothing of the night hurts it; whoever of the good checks or poisons it dies instead."""

    bursts = False
    immune = frozenset({PACK, POISON, "hunt", "purity", "revenge", "dance", "bargain", "dream"})
    mirrored: ClassVar[frozenset[str]] = frozenset(
        {"check", "lucky-check", "psychic", "purity", POISON, "lucky-poison"}
    )

    def touched(self, me: Seat, t: WerewolfTable, act: Deed, night: Night) -> None:
        if act.power in self.mirrored and t.seats[act.seat].team == GOOD:
            night.hit(act.seat, "reflected")


class EclipseQueen(PackWolf):
    """蚀时狼妃: each night hides somebody, never the same twice running: what the good do to that player falls back on
    them. Once it has worked it is gone.
    """

    uses = frozenset({SPENT_RIFT})
    powers = ("rift",)
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        if me.has_mark(SPENT_RIFT):
            await idle(t, me)
            return
        last = t.before("rift", me.no)
        await deed(me, t, "werewolf.rift", "rift", [s for s in t.living if s.no != last])

    def redirects(self, t: WerewolfTable, act: Deed, seat: int, by: int) -> int:
        return by if seat in act.targets and t.seats[by].team == GOOD else seat

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        """It has worked if one of the good meant whom it hides."""
        if any(meant(t, deed) == act.targets and t.seats[deed.seat].team == GOOD for deed in t.tonight):
            night.tell(Marked(act.seat, SPENT_RIFT))
