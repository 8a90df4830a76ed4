"""What the deal allows: every character lies before one seat at most, and each side has as many as the table says.

Reckoned exactly, over all deals that fit, not seat by seat: who knows two Shadows of two knows that nobody else is one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from duskbell.games.shadow_hunters.characters import CAST, POOLS, ROLES, Character
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW

CHARACTERS = tuple([cast(Character, c) for c in ROLES.values()])
PLACE = {c.id: n for n, c in enumerate(CHARACTERS)}
"""Characters by number, and back."""
TEAMS = (HUNTER, SHADOW, NEUTRAL)
TEAM = tuple([TEAMS.index(c.team) for c in CHARACTERS])
"""The side of each character, by number."""
BOB, WEREWOLF = PLACE["bob"], PLACE["werewolf"]
UNSEEN = -1
"""A seat whose character one does not know."""

Odds = list[list[float]]
"""For each seat, how likely each character is."""
Layer = tuple[int, tuple[tuple[int, int, int], ...]]


def consistent(weights: Odds, known: Sequence[int]) -> Odds:
    """The odds of every seat's character, given what speaks for each (`weights`, any positive scale) and the characters
    that are known by number. All deals that fit are as likely before.
    """
    players = len(weights)
    need = list(CAST[players])
    for c in known:
        if c != UNSEEN:
            need[TEAM[c]] -= 1
    free = tuple([n for n, c in enumerate(CHARACTERS) if c.id in POOLS[players] and n not in known])
    odds: Odds = [[0.0] * len(CHARACTERS) for _ in weights]
    seats = []
    for seat, c in enumerate(known):
        if c == UNSEEN:
            seats.append(seat)
        else:
            odds[seat][c] = 1.0
    layers = _layers(free, tuple(need))
    before = [[1.0]]
    for seat, (size, steps) in zip(seats, layers, strict=True):
        speaks, now, then = weights[seat], before[-1], [0.0] * size
        for i, c, j in steps:
            then[j] += now[i] * speaks[c]
        before.append(then)
    total = sum(before[-1])
    if total <= 0.0:  # nothing fits what was seen, which only a wrong guess about people's habits can bring about
        return consistent([[1.0] * len(CHARACTERS) for _ in weights], known)
    after = [1.0] * len(before[-1])
    for at in range(len(seats) - 1, -1, -1):
        seat, now = seats[at], before[at]
        speaks, mine, rest = weights[seat], odds[seat], [0.0] * len(now)
        for i, c, j in layers[at][1]:
            way = speaks[c] * after[j]
            rest[i] += way
            mine[c] += now[i] * way
        odds[seat] = [x / total for x in mine]
        after = rest
    return odds


def sides(row: Sequence[float]) -> tuple[float, float, float]:
    """How likely each side is, in the order of `TEAMS`."""
    found = [0.0, 0.0, 0.0]
    for team, p in zip(TEAM, row, strict=True):
        found[team] += p
    return found[0], found[1], found[2]


@lru_cache(512)
def _layers(free: tuple[int, ...], need: tuple[int, ...]) -> tuple[Layer, ...]:
    """The ways to deal `free` characters to one seat after the other, `need` of each side: for each seat how many sets
    can be dealt after it, and the steps (set before, character, set after), sets by their place.
    """
    sides = [sum([1 << c for c in free if TEAM[c] == team]) for team in range(len(TEAMS))]
    layers: list[Layer] = []
    sets = [0]
    for _ in range(sum(need)):
        places: dict[int, int] = {}
        steps = []
        for i, dealt in enumerate(sets):
            for c in free:
                if not dealt >> c & 1 and (dealt & sides[TEAM[c]]).bit_count() < need[TEAM[c]]:
                    steps.append((i, c, places.setdefault(dealt | 1 << c, len(places))))
        layers.append((len(places), tuple(steps)))
        sets = list(places)
    return tuple(layers)
