"""Soft balance of sides: of several deals the one that evens best how often each team has had each side; and what that
gives away. Quotas would tell a team its side in its last tables; this tilts, and the report says by how much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import duskbell
from duskbell.cup.draw.plan import Slots, every_table
from duskbell.cup.draw.said import Said, said
from duskbell.cup.state import State

Excess = dict[str, dict[str, float]]
"""By team and side: how much oftener than its share it has had that side."""
SEASONS = 200


def dealt(game: str, size: int, options: Mapping[str, object], seed: str) -> tuple[str, ...]:
    """The sides of a table that is dealt by this seed, by seat."""
    play = duskbell.start(game, size, seed=seed, options=dict(options), moderator="ask")
    return tuple([seat.team for seat in play.table.seats])


def excess(cup: State) -> Excess:
    """What the takes that count have come to so far."""
    found: Excess = {team: {} for team in cup.teams}
    for table in cup.tables.values():
        take = table.take
        if take is not None and take.state == "ended" and take.result is not None:
            sides = {team: take.result.sides[number - 1] for team, number in take.numbers.items()}
            add(found, {team: sides[team] for team in take.sat}, sides)
    return found


def add(to: Excess, had: Mapping[str, str], sides: Mapping[str, str]) -> None:
    """One table more: `had` is what counts of it, `sides` the whole table."""
    shares = {side: n / len(sides) for side, n in Counter(sides.values()).items()}
    for team, mine in had.items():
        row = to.setdefault(team, {})
        for side, share in shares.items():
            row[side] = row.get(side, 0.0) + (side == mine) - share


def fairest(so_far: Excess, deals: Sequence[Mapping[str, str]]) -> int:
    """Which of these deals (the side of each team) leaves the least unevenness; the first of equals."""

    def unevenness(deal: Mapping[str, str]) -> float:
        after: Excess = {team: dict(so_far.get(team, {})) for team in deal}
        add(after, deal, deal)
        return round(sum(x * x for row in after.values() for x in row.values()), 9)

    return min(range(len(deals)), key=lambda n: unevenness(deals[n]))


def gives_away(slots: Slots, sides: Sequence[str], deals: int, seed: int = 1) -> tuple[float, float]:
    """What a team can guess that counts the sides it has had, over simulated seasons of this draw: in the last quarter
    of the tables, how often the rarest side falls to the team at the table that is owed it most, and how often it would
    by chance. `sides`: of one table; `deals`: how many are dealt to choose from.
    """
    rng, tables = Random(seed), list(every_table(slots))
    rare = min(Counter(sides).items(), key=lambda pair: (pair[1], pair[0]))[0]
    hits = tried = 0
    for _ in range(SEASONS):
        so_far: Excess = {}
        for n, table in enumerate(tables):
            teams = [str(team) for team in table]
            choice = [dict(zip(teams, rng.sample(list(sides), len(teams)), strict=True)) for _ in range(deals)]
            dealt = choice[fairest(so_far, choice)]
            if n >= len(tables) * 3 // 4:
                owed = min(teams, key=lambda team: (so_far.get(team, {}).get(rare, 0.0), team))
                hits, tried = hits + (dealt[owed] == rare), tried + 1
            add(so_far, dealt, dealt)
    return hits / tried, Counter(sides)[rare] / len(sides)


def sentence(slots: Slots, sides: Sequence[str], deals: int) -> Said | None:
    """The same in words, for the report of a draw; None where sides fall as they fall."""
    if deals == 1:
        return None
    share, chance = gives_away(slots, sides, deals)
    return said(
        "softly",
        "Sides are evened softly, by the best of {deals} deals. That gives away: in the last quarter of the tables the "
        "rarest side falls to the team that is owed it most in {share} of tables, by chance in {chance}.",
        deals=deals,
        share=f"{share:.0%}",
        chance=f"{chance:.0%}",
    )
