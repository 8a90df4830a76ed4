"""An order that the rules leave to referee and players (docs/rulings.md, W7)."""

from __future__ import annotations

from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import MODERATOR, Seat, choose, roll

STEP = {"forward": 1, "reverse": -1}
BY_LOT = ("werewolf.first", "werewolf.way")
"""What the program decides by lot where it is the referee: a lot favours nobody."""


async def agreed(t: WerewolfTable, seats: list[Seat]) -> tuple[int, ...]:
    """Somebody of these begins, and a direction: by lot, or as the referee says."""
    if t.options.orders_by == "referee":
        first = await choose(MODERATOR, "werewolf.first", seats, seconds=t.options.power_seconds)
        way = await choose(MODERATOR, "werewolf.way", tuple(STEP), seconds=t.options.power_seconds)
    else:
        first = await roll("werewolf.first", seats)
        way = await roll("werewolf.way", tuple(STEP))
    return tuple([s.no for s in t.around(first.no, STEP[way]) if s in seats])
