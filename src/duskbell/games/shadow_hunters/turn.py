"""A turn (游戏流程): move, do what the area offers, attack."""

from __future__ import annotations

from duskbell.games.shadow_hunters.areas import AREAS
from duskbell.games.shadow_hunters.asking import pick
from duskbell.games.shadow_hunters.attack import attack_stage
from duskbell.games.shadow_hunters.characters import EMI, character
from duskbell.games.shadow_hunters.damage import hurt
from duskbell.games.shadow_hunters.dice import BOTH, POINTS, d4, d6
from duskbell.games.shadow_hunters.equipment import COMPASS
from duskbell.games.shadow_hunters.events import Moved, Rolled, TurnBegan, Used
from duskbell.games.shadow_hunters.reveal import show
from duskbell.games.shadow_hunters.table import MOVE, NOWHERE, Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import stalemate
from duskbell.games.shadow_hunters.where import pointed_at
from duskbell.kernel import PASS

ROLL, POWER = "roll", "power"
JUST_ROLL: tuple[str, ...] = (ROLL,)
USE: tuple[str, ...] = ("yes", "no")


async def turn(t: ShadowTable) -> str:
    """One turn of one player, and the next follows. A player who dies in the own turn ends it."""
    me = begin(t)
    await move(t, me)
    area = t.areas[me.at]
    if await pick(t, me, "shadow_hunters.area", USE, (area,), "no") == "yes":
        await AREAS[area].act(t, me)
    if me.alive:
        await attack_stage(t, me)
    stalemate(t)
    return "turn"


def begin(t: ShadowTable) -> Player:
    """Whose turn it is: an extra one of the same player, or the next of the living, clockwise."""
    me = t.seats[t.turn]
    extra = t.extra > 0 and me.alive
    if not extra:
        me = t.after(me)
    t.emit(TurnBegan(me.no, extra), public=True)
    return me


async def move(t: ShadowTable, me: Player) -> None:
    """Everybody is asked to roll; only some can do something else first: so the question tells nothing."""
    used = False
    while True:
        options: tuple[str, ...] = JUST_ROLL
        if me.role is EMI:
            options += doors(t, me)
        elif character(me).die and not me.used and not used:
            options += (POWER,)
        said = await pick(t, me, "shadow_hunters.move", options, (), ROLL, public=False, hides_extra_options=True)
        if said != POWER:
            break
        used = True
        await power(t, me)
    if said == ROLL:
        await roll(t, me)
    else:
        show(t, me)
        t.emit(Used(me.no, EMI.id), public=True)
        t.emit(Moved(me.no, str(said), "teleport"), public=True)


def doors(t: ShadowTable, me: Player) -> tuple[str, ...]:
    """Where Emi may teleport: the other area of the pair, or as an option to both sides round the board (传送)."""
    if me.at == NOWHERE:
        return ()
    pair = me.at ^ 1
    if t.options.teleport == "pair":
        return (t.areas[pair],)
    return tuple([t.areas[n] for n in sorted({(me.at - 1) % 6, (me.at + 1) % 6, pair})])


async def power(t: ShadowTable, me: Player) -> None:
    """Once in the game Franklin or George rolls a die, and another player takes so much (闪电, 摧毁)."""
    mine = character(me)
    who: Player | None = await pick(
        t, me, "shadow_hunters.power", (*t.tokens(me), PASS), public=False, hides_extra_options=True
    )
    if who is None:
        return
    show(t, me)
    t.emit(Used(me.no, mine.id, who.no, once=True), public=True)
    points = await (d6() if mine.die == 6 else d4())
    t.emit(Rolled(me.no, mine.id, 0 if mine.die == 6 else points, points if mine.die == 6 else 0), public=True)
    await hurt(t, [(who, points)], me, mine.id)


async def roll(t: ShadowTable, me: Player) -> None:
    """The dice show where to go: not where one stands, then one rolls again; seven goes anywhere else. With the
    compass one rolls twice, and goes where either points.
    """
    place = await throw(t, me)
    other = await throw(t, me) if COMPASS.id in me.equipment else place
    if place is not None and place == other:
        area = t.areas[place]
    else:
        anywhere = place is None or other is None
        options = tuple([a for n, a in enumerate(t.areas) if n in (place, other) or (anywhere and n != me.at)])
        area = await pick(t, me, "shadow_hunters.where", options)
    t.emit(Moved(me.no, area), public=True)


async def throw(t: ShadowTable, me: Player) -> int | None:
    """The place at which a throw points, which is not where one stands; None for seven."""
    while True:
        four, six = POINTS[await BOTH]
        t.emit(Rolled(me.no, MOVE, four, six), public=True)
        place = pointed_at(t, four + six)
        if place != me.at:
            return place
