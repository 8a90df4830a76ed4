"""What the deal of identities allows: so many of each side as the table says, reckoned over all deals that fit."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.fengsheng.card import BLUE, MYSTERY, RED
from duskbell.games.fengsheng.setup import FACTIONS

SIDES = (RED, BLUE, MYSTERY)
Row = tuple[float, float, float]
"""How likely each side is, or how much speaks for each, in the order of `SIDES`."""
Count = tuple[int, int, int]
PAIR: dict[Count, float] = {(1, 1, 0): 1.0, (1, 0, 1): 1.0, (0, 1, 1): 1.0, (0, 0, 2): 2.0}
"""Of two players: how likely each choice of sides is, for one way to deal it."""


def ends(players: int) -> dict[Count, float]:
    """How many of each side may be in play, and how likely one way to deal them is. At three a card is left out."""
    if players == 2:
        return PAIR
    red, blue, alone = FACTIONS[players]
    if red + blue + alone == players:
        return {(red, blue, alone): 1.0}
    return {(red - 1, blue, alone): 1.0, (red, blue - 1, alone): 1.0, (red, blue, alone - 1): 1.0}


def consistent(weights: Sequence[Row], fits: dict[Count, float]) -> list[Row]:
    """How likely each side is for every seat, given what speaks for each (any positive scale; 0 rules a side out)."""
    reds, blues, lone = (max([n[side] for n in fits]) for side in range(3))
    before: list[dict[Count, float]] = [{(0, 0, 0): 1.0}]
    for r, b, m in weights:
        then: dict[Count, float] = {}
        for (x, y, z), p in before[-1].items():
            for key, q in (((x + 1, y, z), r), ((x, y + 1, z), b), ((x, y, z + 1), m)):
                if q and key[0] <= reds and key[1] <= blues and key[2] <= lone:
                    then[key] = then.get(key, 0.0) + p * q
        before.append(then)
    total = sum([p * fits.get(key, 0.0) for key, p in before[-1].items()])
    if total <= 0.0:  # habits were misread until nothing fits: begin anew from the deal alone
        return consistent([(1.0, 1.0, 1.0)] * len(weights), fits)
    after = fits
    odds: list[Row] = []
    for row, now in zip(reversed(weights), reversed(before[:-1]), strict=True):
        found, rest = [0.0, 0.0, 0.0], {}
        for key, p in now.items():
            x, y, z = key
            ways = (
                row[0] * after.get((x + 1, y, z), 0.0),
                row[1] * after.get((x, y + 1, z), 0.0),
                row[2] * after.get((x, y, z + 1), 0.0),
            )
            rest[key] = sum(ways)
            for n, way in enumerate(ways):
                found[n] += p * way
        odds.append((found[0] / total, found[1] / total, found[2] / total))
        after = rest
    return odds[::-1]
