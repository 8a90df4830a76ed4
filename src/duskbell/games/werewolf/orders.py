"""An order that the rules leave to referee and players (docs/rulings.md, W7)."""

from __future__ import annotations

from duskbell.games.werewolf.events import Opens, Ordered
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import MODERATOR, NOBODY, Seat, choose, roll

STEP = {"forward": 1, "reverse": -1}
BY_LOT = ("werewolf.first", "werewolf.way")
"""What the program decides by lot where it is the referee: a lot favours nobody."""


async def agreed(t: WerewolfTable, seats: list[Seat]) -> tuple[int, ...]:
    """Somebody of these begins, and a direction: by lot, or as the referee says, who says one after the other."""
    if t.options.orders_by == "referee":
        seconds = t.options.power_seconds
        if t.opening == NOBODY:
            first = await choose(MODERATOR, "werewolf.first", seats, seconds=seconds)
            t.emit(Opens(first.no))
        way = await choose(MODERATOR, "werewolf.way", tuple(STEP), seconds=seconds)
        begins = t.opening
    else:
        begins = (await roll("werewolf.first", seats)).no
        way = await roll("werewolf.way", tuple(STEP))
    among = set(seats)
    return tuple([s.no for s in t.around(begins, STEP[way]) if s in among])


async def by_lot(t: WerewolfTable, seats: list[Seat]) -> None:
    """An order of speech that no rule fixes."""
    t.emit(Ordered(await agreed(t, seats)), public=True)
