"""Roles whose nights are bargains: dancer and masquerade, warden, black trader; and the awakened gargoyle's convert."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from duskbell.games.werewolf.asking import act, deed, heard, idle, named_before, one_of, pair, put, some_of, turn
from duskbell.games.werewolf.becoming import become
from duskbell.games.werewolf.events import Gained, Learned
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import aim, bearer, reached
from duskbell.games.werewolf.role import SHOOTS, WOLF, Scene, WerewolfRole, side_of
from duskbell.games.werewolf.roles.wolves import PackWolf
from duskbell.games.werewolf.table import GOOD, POISON, WOLVES, Deed, WerewolfTable
from duskbell.kernel import SILENCE, Ask, Seat

LATER = range(2, 1000)
ONCE = range(1, 2)


class Dancer(WerewolfRole):
    """舞者: from the second night on puts three on the floor; of different sides, the smaller dies. With the dancer
    among them the pack cannot hurt the three. Poison does nothing to a dancer.
    """

    team = GOOD
    nights = LATER
    immune = frozenset({POISON})
    powers = ("dance",)

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any]:
        return some_of(me, t, "werewolf.dance", t.living, 3, 3)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        if len(t.living) < 3:
            await idle(t, me)
        elif three := await heard(me, t, self.question(me, t)):
            act(me, t, "dance", *three)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        masked = [n for a in t.tonight if a.power == "mask" for n in reached(t, a)]
        floor = [bearer(t, n) for n in act.targets]
        wolves = [n for n in floor if (t.seats[n].team == WOLVES) != (n in masked)]
        good = [n for n in floor if n not in wolves]
        for n in min(wolves, good, key=len):
            night.hit(n, "dance")
        if act.seat in floor:
            night.sheltered |= frozenset(floor)


class Masquerade(WerewolfRole):
    """假面: a wolf apart from the pack; from the second night on asks whether somebody dances, and gives a mask that
    turns a dancer's side. Poison does nothing to it.
    """

    team = WOLVES
    kind = WOLF
    heir = True
    nights = LATER
    immune = frozenset({POISON})
    powers = ("peek", "mask")
    veiled = True
    needs = "dancer"

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.peek, self.mask)

    async def peek(self, me: Seat, t: WerewolfTable) -> None:
        who = await deed(me, t, "werewolf.peek", "peek", t.others(me))
        if who is not None:
            floor = [bearer(t, n) for a in t.tonight if a.power == "dance" for n in a.targets]
            dancing = aim(t, who.no, me.no) in floor
            t.emit(Learned(me.no, who.no, "dancing" if dancing else "not-dancing"), me)

    async def mask(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.mask", "mask", t.living)


class Warden(PackWolf):
    """典狱长: from the second night on has two players, each once a game, trade or betray. Both trade: nothing hurts
    them tonight. One of them trades: that one dies. Both betray: what each does tonight falls on the other.
    """

    nights = LATER
    asks_at_once = 2
    powers = ("jail", "betray")
    puts = frozenset({"werewolf.bargain"})
    veiled = True

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.jail, self.bargain)

    async def jail(self, me: Seat, t: WerewolfTable) -> tuple[int, ...]:
        held = named_before(t, me, "jail")
        two = await pair(me, t, "werewolf.jail", [s for s in t.living if s.no not in held])
        return tuple([s.no for s in two])

    async def bargain(self, me: Seat, t: WerewolfTable) -> None:
        two = [s for s in t.chosen if s.alive]
        if len(two) != 2:
            await idle(t, me)
            return
        said = await put(t, [one_of(s, t, "werewolf.bargain", ("trade", "betray"), must=True) for s in two])
        if SILENCE in said.values():  # no action: nobody has bargained (docs/rulings.md, W49)
            return
        for s in two:
            if said[s.no] == "trade":
                act(s, t, "deal")
        act(me, t, "jail", *two)
        if set(said.values()) == {"betray"}:
            act(me, t, "betray", *two)

    def redirects(self, t: WerewolfTable, act: Deed, seat: int, by: int) -> int:
        return act.targets[1 - act.targets.index(by)] if act.power == "betray" and by in act.targets else seat

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        """A warden who is one of the two dies when both choose alike; else the partner does."""
        if act.power != "jail":
            return
        said = takewhile(lambda deed: deed.power == "deal", reversed(t.tonight[: t.tonight.index(act)]))
        traders = [deed.seat for deed in said]
        if act.seat in act.targets:
            other = next(n for n in act.targets if n != act.seat)
            night.hit(act.seat if len(traders) != 1 else other, "bargain")
        elif len(traders) == 2:
            night.safe |= frozenset(traders)
        elif traders:
            night.hit(traders[0], "bargain")


class Lucky(WerewolfRole):
    """幸运儿: whoever the black trader has given something. Called at the end of the night to use or learn it."""

    team = GOOD
    patient = True
    answers = "lucky"
    dealt = False

    def call(self, me: Seat, t: WerewolfTable) -> str:
        return self.answers if t.day > 1 else ""


class LuckyCheck(Lucky):
    """A single check like a seer's."""

    powers = ("lucky-check",)

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        return (me.no, "lucky-check") not in t.spent

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        who = await deed(me, t, "werewolf.check", "lucky-check", t.others(me))
        if who is not None:
            t.emit(Learned(me.no, who.no, f"seen-{side_of(t.seats[aim(t, who.no, me.no)])}"), me)


class LuckyPoison(Lucky):
    """A single poison."""

    powers = ("lucky-poison",)

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        return (me.no, "lucky-poison") not in t.spent

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.venom", "lucky-poison", t.others(me))

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (whom,) = reached(t, act)
        night.hit(whom, POISON)


class LuckyGun(Lucky):
    """A gun like a hunter's."""

    gun = SHOOTS


class BlackTrader(WerewolfRole):
    """黑商: in the first night gives somebody a check, a poison or a gun; to a wolf it costs the trader's life."""

    team = GOOD
    nights = ONCE
    powers = ("trade",)
    veiled = True

    brings = "lucky"

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        return (self.trade, self.gift)

    async def trade(self, me: Seat, t: WerewolfTable) -> tuple[int, ...]:
        who: Seat | None = await turn(me, t, "werewolf.trade", t.others(me))
        return () if who is None else (who.no,)

    async def gift(self, me: Seat, t: WerewolfTable) -> None:
        chosen = [s for s in t.chosen if s.alive]
        if not chosen:
            await idle(t, me)
            return
        gift = await turn(me, t, "werewolf.gift", ("lucky_check", "lucky_poison", "lucky_gun"), must=True)
        if gift is not None:
            (who,) = chosen
            act(me, t, "trade", who)
            lucky = t.seats[aim(t, who.no, me.no)]
            if lucky.team != WOLVES:
                t.emit(Gained(lucky.no, gift.id), lucky, me)

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (whom,) = reached(t, act)
        if t.seats[whom].team == WOLVES:
            night.hit(act.seat, "trade")


class AwakenedGargoyle(PackWolf):
    """觉醒石像鬼: in the first night turns somebody who sits beside a wolf that it has seen into a wolf. A wolf whom it
    has not seen stays what it is (docs/rulings.md, W59).
    """

    doubt = True
    turns = True
    nights = ONCE
    powers = ("convert",)
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        n = len(t.seats)
        known = [s for s in t.wolves if s is me or (me.no, s.no) in t.acquainted]
        beside = {(s.no + step) % n for s in known for step in (1, -1)}
        near = [s for s in t.living if s.no in beside and s not in known]
        if not near:
            await idle(t, me)
        elif (who := await turn(me, t, "werewolf.convert", near, must=True)) and who.team != WOLVES:
            act(me, t, "convert", who)
            become(t, who, "turncoat", me)


class Turncoat(WerewolfRole):
    """变节者: whom the awakened gargoyle has turned: a wolf without power, apart from the pack, heir to the knife."""

    team = WOLVES
    kind = WOLF
    heir = True
    dealt = False
