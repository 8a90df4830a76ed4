"""The night order of a script: the list of the option `order`, with what a file adds to it or orders otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.clocktower.scripts.known import KNOWN, RANK
from duskbell.games.clocktower.scripts.script import Script


def ordered(usual: Sequence[str], script: Script, first: bool, also: Sequence[str]) -> tuple[str, ...]:
    """The steps of a night. `usual`: those that the program takes, in their usual order; `also`: characters of the
    script that a person runs by hand. A file's own order moves steps, and takes none away: what it does not name stands
    where it usually does, after the step before it.
    """
    base = list(usual)
    strange = [(rank, id) for id in also if (rank := _rank(id, script, first))]
    for rank, id in sorted(strange):
        base.insert(_after(base, rank, script, first), id)
    named = [id for id in (script.first if first else script.other) if id in base]
    found = list(named)
    for n, id in enumerate(base):
        if id not in named:
            found.insert(found.index(base[n - 1]) + 1 if n else 0, id)
    return tuple(found)


def _after(base: list[str], rank: float, script: Script, first: bool) -> int:
    """Where a step of this rank goes: behind the last of those that act before it."""
    ranks = [(_rank(id, script, first), n) for n, id in enumerate(base)]
    before = [(r, n) for r, n in ranks if 0 < r <= rank]
    return max(before)[1] + 1 if before else 0


def _rank(id: str, script: Script, first: bool) -> float:
    """Its place on the published sheet, or the one that the file gives it; 0 where it has none."""
    if (stranger := script.stranger(id)) is not None:
        return stranger.first if first else stranger.other
    known = KNOWN.get(id)
    return RANK.get(id, 0) if known is None else known.first if first else known.other
