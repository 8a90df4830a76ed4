"""A turn (游戏流程): move, do what the area offers, attack."""

from __future__ import annotations

from duskbell.games.shadow_hunters.areas import AREAS
from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.attack import attack_stage, in_range
from duskbell.games.shadow_hunters.dice import BOTH, POINTS
from duskbell.games.shadow_hunters.equipment import gear
from duskbell.games.shadow_hunters.events import Moved, Rolled, TurnBegan
from duskbell.games.shadow_hunters.table import MOVE, NOWHERE, SECOND, Player, ShadowTable
from duskbell.kernel import Ask
from duskbell.kernel.choose import without
from duskbell.kernel.quiet import break_off

ROLL = "roll"
JUST_ROLL: tuple[str, ...] = (ROLL,)
USE: tuple[str, ...] = ("yes", "no")


async def turn(t: ShadowTable) -> str:
    """One turn of one player, and the next follows. A player who dies in the own turn ends it. When nobody has died for
    so long that nobody ever may, the table is broken off (docs/rulings.md, S27).
    """
    me = begin(t)
    said = await departure(t, me)
    if said == ROLL or await sets_out(t, me, said):
        await roll(t, me)
    if me.alive:
        area = t.areas[me.at]
        use: Ask[str] = Ask(me.no, "shadow_hunters.area", USE, (area,), "no", t.options.turn_seconds, (), True)
        if await use == "yes":
            await AREAS[area].act(t, me)
    if me.alive and (near := in_range(t, me)):
        await attack_stage(t, me, near)
    break_off(t, t.options.quiet_rounds * (len(t.seats) - t.dead), "shadow_hunters.quiet")
    return "turn"


def begin(t: ShadowTable) -> Player:
    """Whose turn it is: an extra one of the same player, or the next of the living, clockwise."""
    me = t.seats[t.turn]
    extra = t.extra > 0 and me.alive
    if not extra:
        me = t.after(me)
    t.emit(TurnBegan(me.no, extra), public=True)
    return me


def departure(t: ShadowTable, me: Player, done: tuple[str, ...] = JUST_ROLL) -> Ask[str]:
    """Everybody is asked to roll; only some can do something else first, but for what is `done`: so the question tells
    nothing.
    """
    ways = me.role.before_move(me, t)
    options = (*JUST_ROLL, *[way for way in ways if way not in done]) if ways else JUST_ROLL
    return Ask(me.no, "shadow_hunters.move", options, (), ROLL, t.options.turn_seconds, (), False, not me.revealed)


async def sets_out(t: ShadowTable, me: Player, said: str) -> bool:
    """What a character does before it moves or instead, each once. Whether the dice are rolled after it."""
    done = JUST_ROLL
    while not await me.role.begin(me, t, said) and me.alive:
        done += (said,)
        said = await departure(t, me, done)
        if said == ROLL:
            return True
    return False


async def roll(t: ShadowTable, me: Player) -> None:
    """The dice show where to go: not where one stands, then one rolls again; seven goes anywhere else. Whose
    equipment lets roll twice goes where either points.
    """
    other: int | None = me.at  # where no throw points
    twice = me.equipment and gear(me.equipment).twice
    what_for = MOVE
    while True:
        four, six = POINTS[await BOTH]
        place = t.pointed_at[four + six]
        t.emit(Rolled(me.no, what_for, four, six, place == me.at), public=True)
        if place != me.at:
            if not twice or other != me.at:
                break
            other, what_for = place, SECOND
    if not twice:
        other = place
    if place is not None and place == other:
        area = t.areas[place]
    else:
        if place is None or other is None:
            options = t.areas if me.at == NOWHERE else without(t.areas, t.areas[me.at])
        else:
            options = (t.areas[min(place, other)], t.areas[max(place, other)])
        area = await pick(t, me, "shadow_hunters.where", options)
    t.emit(Moved(me.no, area), public=True)
