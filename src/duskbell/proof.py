"""The proof that a table's chance was fixed before it began."""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games import find
from duskbell.kernel import CHANCE, MODERATOR, Play, Record
from duskbell.kernel.ask import QUOTED, quote
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
            return Proof(False, f"the record has a draw of {line[1][:60]} which the rules do not make.")
        elif line[:3] != ours[:3]:
            recorded, given = _from_where_they_part(line[2], ours[2])
            return Proof(False, f"the draw of {line[1][:60]} is recorded as {recorded}, but the seed gives {given}.")
        else:
            draws += 1
    if record.outcome is not None and record.outcome != play.outcome:
        return Proof(False, "the answers do not lead to the outcome that the record tells.")
    return Proof(True, f"commitment {shown}: it fits the seed, and every draw follows from the seed ({draws} in all).")


def _from_where_they_part(recorded: str, given: str) -> tuple[str, str]:
    """Two draws as a sentence quotes them: of long ones what is alike at their beginning is left out."""
    alike = next((n for n, (a, b) in enumerate(zip(recorded, given, strict=False)) if a != b), 0)
    if alike <= QUOTED // 2:
        return quote(recorded), quote(given)
    return quote("..." + recorded[alike:]), quote("..." + given[alike:])
