"""The proof that a table's chance was fixed before it began."""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games import find
from duskbell.kernel import CHANCE, MODERATOR, Play, Record
from duskbell.kernel.record import effective
from duskbell.kernel.replaying import replay
from duskbell.kernel.rng import commitment


class Proof(NamedTuple):
    """Whether it holds, and the sentence that says so or why not."""

    holds: bool
    sentence: str


def prove(record: Record, digest: str = "") -> Proof:
    """Check a record against its commitment, every draw against the seed, and the outcome against the answers.

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
    draws = 0
    for n, line in enumerate(lines):
        ours = play.lines[n] if n < len(play.lines) else None
        if line[0] not in by_program:
            if ours is not None:
                return Proof(False, f"the draw of {ours[1]} is missing: the record goes on without it.")
            replay(play, line)
        elif ours is None:
            return Proof(False, f"the record has a draw of {line[1]} which the rules do not make.")
        elif line[:3] != ours[:3]:
            return Proof(False, f"the draw of {line[1]} is recorded as {line[2]!r}, but the seed gives {ours[2]!r}.")
        else:
            draws += 1
    if record.outcome is not None and record.outcome != play.outcome:
        return Proof(False, "the answers do not lead to the outcome that the record tells.")
    return Proof(True, f"commitment {shown}: it fits the seed, and every draw follows from the seed ({draws} in all).")
