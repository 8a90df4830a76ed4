"""What the deal allows: every character lies before one seat at most, and each side has as many as the table says.

Reckoned exactly, over all deals that fit, not seat by seat: who knows two Shadows of two knows that nobody else is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.packs import CAST, TEAMS, piles
from duskbell.games.shadow_hunters.table import ShadowTable

UNSEEN = -1
"""A seat whose character one does not know."""

Odds = list[list[float]]
"""For each seat, how likely each character is."""
Layer = tuple[int, tuple[tuple[int, int, int], ...]]


class Cast:
    """The characters that may be in play at a table, by number. `place`: the numbers back by id; `team`: the side of
    each, as a place in `TEAMS`; `need`: how many of each side are dealt.
    """

    def __init__(self, players: int, expansion: str) -> None:
        self.characters: tuple[Character, ...] = tuple(
            sorted([c for pile, count in piles(players, expansion) for c in pile if count], key=lambda c: c.id)
        )
        self.place = {c.id: n for n, c in enumerate(self.characters)}
        self.team = tuple([TEAMS.index(c.team) for c in self.characters])
        self.need = CAST[players]

    def each(self, says: Callable[[Character], float]) -> list[float]:
        """What is said of each character, by number."""
        return [says(c) for c in self.characters]

    def having(self, skill: str) -> list[int]:
        """The characters with a skill, by number."""
        return [n for n, c in enumerate(self.characters) if skill in c.skills]

    def sides(self, row: Sequence[float]) -> tuple[float, float, float]:
        """How likely each side is, in the order of `TEAMS`, where each character is as likely as in `row`."""
        found = [0.0, 0.0, 0.0]
        for team, p in zip(self.team, row, strict=True):
            found[team] += p
        return found[0], found[1], found[2]

    def consistent(self, weights: Odds, known: Sequence[int]) -> Odds:
        """The odds of every seat's character, given what speaks for each (`weights`, any positive scale) and the
        characters that are known by number. All deals that fit are as likely before.
        """
        need = list(self.need)
        for c in known:
            if c != UNSEEN:
                need[self.team[c]] -= 1
        free = tuple([n for n, _ in enumerate(self.characters) if n not in known])
        odds: Odds = [[0.0] * len(self.characters) for _ in weights]
        seats = []
        for seat, c in enumerate(known):
            if c == UNSEEN:
                seats.append(seat)
            else:
                odds[seat][c] = 1.0
        layers = _layers(free, self.team, tuple(need))
        before = [[1.0]]
        for seat, (size, steps) in zip(seats, layers, strict=True):
            speaks, now, then = weights[seat], before[-1], [0.0] * size
            for i, c, j in steps:
                then[j] += now[i] * speaks[c]
            before.append(then)
        total = sum(before[-1])
        if total <= 0.0:  # nothing fits what was seen, which only a wrong guess about people's habits can bring about
            return self.consistent([[1.0] * len(self.characters) for _ in weights], known)
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


def cast_of(t: ShadowTable) -> Cast:
    """Who may be in play at this table."""
    return _cast(len(t.seats), t.options.expansion, piles(len(t.seats), t.options.expansion))


@lru_cache(32)
def _cast(players: int, expansion: str, dealt: object) -> Cast:
    return Cast(players, expansion)


@lru_cache(512)
def _layers(free: tuple[int, ...], team: tuple[int, ...], need: tuple[int, ...]) -> tuple[Layer, ...]:
    """The ways to deal `free` characters to one seat after the other, `need` of each side: for each seat how many sets
    can be dealt after it, and the steps (set before, character, set after), sets by their place.
    """
    sides = [sum([1 << c for c in free if team[c] == side]) for side in range(len(need))]
    layers: list[Layer] = []
    sets = [0]
    for _ in range(sum(need)):
        places: dict[int, int] = {}
        steps = []
        for i, dealt in enumerate(sets):
            for c in free:
                if not dealt >> c & 1 and (dealt & sides[team[c]]).bit_count() < need[team[c]]:
                    steps.append((i, c, places.setdefault(dealt | 1 << c, len(places))))
        layers.append((len(places), tuple(steps)))
        sets = list(places)
    return tuple(layers)
