"""The cup as those see it who only watch: a table's end, and what came of it, as late as they see its play."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.cup.acts import Finish
from duskbell.cup.cup import Cup, Header, Logged
from duskbell.cup.errors import BadCup, NotAllowed

Ends = frozenset[tuple[str, int]]
"""Ends of takes: at which table, and by which line of the log."""


def fresh(cup: Cup, at: int) -> Ends:
    """The ends that are not older than the delay of who watches, whether they were taken back since or not."""
    delay, found = cup.state.policy.spectators.delay, set[tuple[str, int]]()
    for line in reversed(cup.log):
        if at >= line.at + delay:
            break
        if isinstance(line.act, Finish):
            found.add((line.act.table, line.n))
    return frozenset(found)


def veiled(header: Header, log: Sequence[Logged], ends: Ends) -> Cup:
    """The cup as if these takes were still being played: whatever could not be in that case has not happened either
    (fines, a new take, the next table of somebody who sits there).
    """
    seen, left_out = Cup(header), {n for _, n in ends}
    for line in log:
        if line.n in left_out:
            continue
        try:
            seen.repeat(line)
        except (BadCup, NotAllowed):
            continue
    return seen
