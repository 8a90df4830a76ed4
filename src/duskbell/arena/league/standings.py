"""How a league stands: who is how strong, altogether and on each side, by one fit over all its tables.

Strength is side + entrant + entrant on that side, as `duskbell.ratings` fits it: an entrant is its team, and an entrant
on a side is a player of that team. Intervals come from tables drawn anew, whole deals at a time, for the tables of one
deal tell less than as many deals would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from duskbell.arena.league.part import Part
from duskbell.arena.league.plan import Plan
from duskbell.arena.outside import Tally, together
from duskbell.arena.simulate import wilson
from duskbell.ratings import Played, Side, resampled

OF = " · "
"""Between an entrant and a side."""


class Place(msgspec.Struct, frozen=True):
    """An entrant, or an entrant on a side: strength in logits with its 90 % interval, None where there are not enough
    tables; seats held and won, and the share with its 95 % interval.
    """

    name: str
    strength: float | None
    low: float | None
    high: float | None
    seats: int
    won: int
    share: tuple[float, float, float]


class Standings(msgspec.Struct, frozen=True):
    """`places` from the strongest on; `by_side`: the same of each entrant on each side. `verdict`: "ranked", or "not
    enough tables". `sides`: tables that each side won. `outside`: by entrant, what became of its questions.
    """

    tables: int
    verdict: str
    places: tuple[Place, ...]
    by_side: tuple[Place, ...]
    sides: dict[str, int]
    outside: dict[str, Tally]


def standings(plan: Plan, parts: Iterable[Part]) -> Standings:
    """How it stands after these tables, in the order of their numbers."""
    played: list[Played] = []
    deals: list[int] = []
    held, won, sides = Counter[str](), Counter[str](), Counter[str]()
    tallies: list[dict[str, Tally]] = []
    count = 0
    for part in parts:
        count += 1
        tallies.append(part.outside)
        names = [f"{who}{OF}{side}" for who, side in zip(part.entrants, part.sides, strict=True)]
        for seat, name in enumerate(names):
            held.update((name, part.entrants[seat]))
            won.update((name, part.entrants[seat]) if seat in part.winners else ())
        there = sorted(set(part.sides))
        winners = tuple([s for s in there if any(part.sides[seat] == s for seat in part.winners)])
        sides.update(winners)
        if len(there) > 1:
            members = [Side(s, tuple([n for n, of in zip(names, part.sides, strict=True) if of == s])) for s in there]
            played.append(Played(plan.game, tuple(members), winners))
            deals.append(part.table // len(plan.entrants))
    teams = {name: name.rpartition(OF)[0] for name in held if OF in name and name.rpartition(OF)[0] in held}
    verdict, strong, by_side = resampled(played, teams, deals, seed=plan.seed)

    def place(name: str, found: dict[str, tuple[float, float, float]]) -> Place:
        middle, low, high = found.get(name, (None, None, None))
        return Place(name, middle, low, high, held[name], won[name], wilson(won[name], held[name]))

    def order(p: Place) -> tuple[float, float, str]:
        return -(p.strength if p.strength is not None else 0.0), -p.share[0], p.name

    return Standings(
        count,
        verdict,
        tuple(sorted([place(e.name, strong) for e in plan.entrants], key=order)),
        tuple(sorted([place(name, by_side) for name in teams], key=lambda p: (p.name.rpartition(OF)[2], *order(p)))),
        dict(sorted(sides.items())),
        together(tallies),
    )
