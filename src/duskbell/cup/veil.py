"""The cup as those see it who only watch: a table's end, and what came of it, as late as they see its play."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.cup.acts import Finish
from duskbell.cup.cup import Cup, Header, Logged
from duskbell.cup.errors import BadCup, NotAllowed

Takes = frozenset[tuple[str, int]]


def fresh(cup: Cup, at: int) -> Takes:
    """The takes whose end is not older than the delay of who watches."""
    delay = cup.state.policy.spectators.delay
    return frozenset(
        (table.id, take.no)
        for table in cup.state.tables.values()
        for take in table.takes
        if take.ended and at < take.ended + delay
    )


def veiled(header: Header, log: Sequence[Logged], takes: Takes) -> Cup:
    """The cup as if these takes were still being played: whatever could not be in that case has not happened either
    (fines, a new take, the next table of somebody who sits there).
    """
    seen = Cup(header)
    for line in log:
        if isinstance(line.act, Finish) and (line.act.table, line.act.take) in takes:
            continue
        try:
            seen.repeat(line)
        except (BadCup, NotAllowed):
            continue
    return seen
