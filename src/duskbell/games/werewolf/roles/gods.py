"""Gods who act by night or day: idiot, knight, witch hunter, magician, dreamcatcher, poisoner, crow, the two elders."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.asking import act, deed, idle, named_before, pair
from duskbell.games.werewolf.deaths import die
from duskbell.games.werewolf.events import CardShown, Died, Dueled
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import reached
from duskbell.games.werewolf.role import WerewolfRole, roles_of, serving
from duskbell.games.werewolf.table import (
    CURSED,
    EXILE,
    GOOD,
    POISON,
    SILENCED,
    VOTELESS,
    WOLVES,
    Deed,
    WerewolfTable,
)
from duskbell.kernel import Ask, Event, Prevented, Seat, confirm, when
from duskbell.kernel.core_events import Marked
from duskbell.kernel.talk import MUTED

SHOWN = "shown"
"""The mark of who has turned the card face up to use it."""
WOUNDED = "wounded"


class Idiot(WerewolfRole):
    """白痴: exiled for the first time it shows the card and stays, without a vote from then on."""

    uses = frozenset({SHOWN})
    scars = frozenset({VOTELESS})
    team = GOOD

    @when(Died, "before")
    async def stay(self, me: Seat, t: WerewolfTable, death: Died) -> Event | None:
        if death.seat != me.no or death.cause != EXILE or me.has_mark(SHOWN) or self not in serving(me, t):
            return None
        t.emit(CardShown(me.no, self.id), public=True)
        t.emit(Marked(me.no, SHOWN), public=True)
        t.emit(Marked(me.no, VOTELESS), public=True)
        return Prevented(death.type, me.no, self.id, death.seat)


class Knight(WerewolfRole):
    """骑士: once, in a round of speeches, shows the card and duels somebody: a wolf dies, else the knight."""

    uses = frozenset({SHOWN})
    team = GOOD

    def day_offers(self, me: Seat, t: WerewolfTable) -> list[Ask[Any]]:
        if t.phase != "speeches" or me.has_mark(SHOWN):
            return []
        return [Ask(me.no, "werewolf.duel", tuple([s.token for s in t.others(me)]))]

    async def by_day(self, me: Seat, t: WerewolfTable, ask: Ask[Any], value: Any) -> bool:
        """A wolf that is hit ends the day, unless the table plays on."""
        if ask.key != "werewolf.duel":
            return False
        t.emit(CardShown(me.no, self.id), public=True)
        t.emit(Marked(me.no, SHOWN), public=True)
        t.emit(Dueled(me.no, value.no), public=True)
        hit = value.team == WOLVES
        await die(t, value if hit else me, "duel")
        return hit and t.options.duel_ends_day


class WitchHunter(WerewolfRole):
    """猎魔人: from the second night on hunts one player: a wolf dies, else the hunter. Poison does nothing to it."""

    team = GOOD
    nights = range(2, 1000)
    immune = frozenset({POISON})
    powers = ("hunt",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.hunt", "hunt", t.others(me))

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (prey,) = reached(t, act)
        night.hit(prey if t.seats[prey].team == WOLVES else act.seat, "hunt")


class Magician(WerewolfRole):
    """魔术师: before all others swaps the numbers of two players for a night; each number once a game."""

    team = GOOD
    powers = ("swap",)
    veiled = True

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        used = named_before(t, me, "swap")
        free = [s for s in t.living if s.no not in used or not t.options.swap_once]
        if two := await pair(me, t, "werewolf.swap", free):
            act(me, t, "swap", *two)

    def renumbers(self, t: WerewolfTable, act: Deed, number: int) -> int:
        return act.targets[1 - act.targets.index(number)] if number in act.targets else number


class Dreamcatcher(WerewolfRole):
    """摄梦人: each night makes one other a dreamer, out of reach of all harm, who dies if the dreamcatcher does; who
    dreams twice running dies, whichever number was named.
    """

    team = GOOD
    powers = ("dream",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        await deed(me, t, "werewolf.dream", "dream", t.others(me))

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        (dreamer,) = reached(t, act)
        night.safe |= {dreamer}
        night.ties = (*night.ties, (act.seat, dreamer, "dream"))
        if any(a.power == "dream" and a.seat == act.seat and dreamer in reached(t, a, 1) for a in t.last_night):
            night.sure[dreamer] = "dream"


class Poisoner(WerewolfRole):
    """毒师: one poison in the game. With a poisoner among the cards the pack hunts nobody in the first night."""

    team = GOOD
    powers = ("venom",)

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        if (me.no, POISON) in t.spent:
            await idle(t, me)
            return
        await deed(me, t, "werewolf.venom", POISON, t.others(me))

    def hunts(self, t: WerewolfTable) -> bool:
        return t.day > 1


class DayCurse(WerewolfRole):
    """Each night names somebody for the day to come, never the same twice running; all hear of it with the deaths."""

    team = GOOD
    veiled = True
    mark = ""
    of = ""

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        power = self.powers[0]
        last = t.before(power, me.no)
        await deed(me, t, f"werewolf.{power}", power, [s for s in self.targets(me, t) if s.no != last])

    def targets(self, me: Seat, t: WerewolfTable) -> list[Seat]:
        """Whom it may name."""
        return t.living

    def morning(self, t: WerewolfTable, act: Deed) -> None:
        (who,) = reached(t, act)
        if t.seats[who].alive:
            t.emit(Marked(who, self.mark, until="night", of=self.of), public=True)


class SilenceElder(DayCurse):
    """禁言长老: takes somebody's speech for the day, but no last words (docs/rulings.md, W61)."""

    mark = MUTED
    of = SILENCED
    powers = ("silence",)


class VoteElder(DayCurse):
    """禁票长老: takes somebody's vote for the day."""

    mark = VOTELESS
    powers = ("ban",)


class Crow(DayCurse):
    """乌鸦: curses another, who begins the day's first ballot with one vote against it."""

    mark = CURSED
    powers = ("curse",)

    def targets(self, me: Seat, t: WerewolfTable) -> list[Seat]:
        return t.others(me)


class MaskedMan(WerewolfRole):
    """蒙面人: what would kill it by night for the first time only wounds; it leaves after the next day's speeches."""

    team = GOOD
    scars = frozenset({WOUNDED})

    def endures(self, me: Seat, t: WerewolfTable, night: Night) -> bool:
        if me.has_mark(WOUNDED):
            return False
        night.tell(Marked(me.no, WOUNDED), me)
        return True

    async def after_speeches(self, me: Seat, t: WerewolfTable) -> None:
        if me.has_mark(WOUNDED):
            await die(t, me, "wound")


class Prince(WerewolfRole):
    """定序王子: once, after the first ballot of a day, shows the card and undoes it: a speech more, and a new vote."""

    uses = frozenset({SHOWN})
    team = GOOD

    async def after_ballot(self, t: WerewolfTable) -> tuple[int, ...]:
        """Until the card has been seen somebody is asked after every such ballot, for show if need be."""
        held = [s for s in t.seats if self in roles_of(s)]
        if any(s.has_mark(SHOWN) for s in held):
            return ()
        me = next((s for s in held if s.alive), None)
        if me is None:
            await idle(t, t.living[0])
        elif await confirm(me, "werewolf.undo", seconds=t.options.sheriff_seconds):
            t.emit(CardShown(me.no, self.id), public=True)
            t.emit(Marked(me.no, SHOWN), public=True)
            return (me.no,)
        return ()
