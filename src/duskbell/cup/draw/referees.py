"""Who judges which table: evenly, one table at a time, and never the own team's."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from duskbell.cup.draw.plan import Slots
from duskbell.cup.errors import BadCup


def judged(
    slots: Slots, referees: Sequence[str], own: Mapping[str, Collection[int]] | None = None
) -> tuple[tuple[str, ...], ...]:
    """A referee for each table, by slot. `own`: the teams somebody has to do with, whose tables another judges.

    Whoever has judged least comes first, and of these who has judged these teams least. Raises `BadCup` when a slot has
    more tables than there are referees for them.
    """
    theirs = own or {}
    duties = dict.fromkeys(referees, 0)
    known = {(r, team): 0 for r in referees for slot in slots for table in slot for team in table}
    chosen = []
    for n, slot in enumerate(slots, 1):
        wishes = [
            sorted(
                [r for r in referees if not set(theirs.get(r, ())) & set(table)],
                key=lambda r: (duties[r], sum(known[r, team] for team in table), referees.index(r)),
            )
            for table in slot
        ]
        found = _matched(wishes)
        if found is None:
            raise BadCup(
                "slot {slot} has {tables} tables, and not as many referees who may judge them.",
                says="draw-referees",
                slot=n,
                tables=len(slot),
            )
        for table, referee in zip(slot, found, strict=True):
            duties[referee] += 1
            for team in table:
                known[referee, team] += 1
        chosen.append(tuple(found))
    return tuple(chosen)


def _matched(wishes: Sequence[Sequence[str]]) -> list[str] | None:
    """One of its wishes for each, nobody twice; None where that cannot be (augmenting paths)."""
    holder: dict[str, int] = {}

    def place(table: int, tried: set[str]) -> bool:
        for referee in wishes[table]:
            if referee not in tried:
                tried.add(referee)
                if referee not in holder or place(holder[referee], tried):
                    holder[referee] = table
                    return True
        return False

    if not all(place(table, set()) for table in range(len(wishes))):
        return None
    by_table = {table: referee for referee, table in holder.items()}
    return [by_table[n] for n in range(len(wishes))]
