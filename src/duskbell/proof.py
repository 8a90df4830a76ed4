"""The proof that a table's chance was fixed before it began."""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games import find
from duskbell.kernel import CHANCE, MODERATOR, Play, Record
from duskbell.kernel.history import replay
from duskbell.kernel.record import effective
from duskbell.kernel.rng import commitment


class Proof(NamedTuple):
    """Whether it holds, and the sentence that says so or why not."""

    holds: bool
    sentence: str


def prove(record: Record, digest: str = "") -> Proof:
    """Check a record against its commitment, and every draw against the seed.

    `digest`: what was shown at the deal; "" trusts the record's own. Raises `Diverged` for a record of other rules.
    """
    header = record.header
    shown = commitment(header.seed, header.salt)
    if digest and digest.strip().lower() != shown:
        return Proof(False, f"the seed and salt give the commitment {shown}, not the one you saw.")
    auto = header.moderator == "auto"
    lines = [record.lines[i] for i in effective(record.lines, auto)]
    by_program = (CHANCE, MODERATOR) if auto else (CHANCE,)
    play = Play(find(header.game), header)
    for line in lines:
        if line[0] not in by_program:
            replay(play, line)
    drawn = [line for line in play.lines if line[0] in by_program]
    for n, (told, ours) in enumerate(zip([line for line in lines if line[0] in by_program], drawn, strict=False), 1):
        if told != ours:
            return Proof(False, f"draw {n} of {told[1]} is recorded as {told[2]!r}, but the seed gives {ours[2]!r}.")
    return Proof(True, f"commitment {shown}: it fits the seed, and all {len(drawn)} draws follow from the seed.")
