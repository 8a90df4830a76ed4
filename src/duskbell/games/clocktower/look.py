"""How a seat registers: what it may seem to be to an ability that asks, and what it need not.

Every check registers on its own (000 is silent; `docs/rulings.md`): a Recluse between two evil neighbours may seem good
to the one pair and evil to the other. A side and a character are apart.
"""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games.clocktower.character import EVIL, GOOD, KINDS, Character
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable

SEEMS_EVIL = "seems-evil"
"""The mark of somebody good who registers as evil."""


class Seen(NamedTuple):
    """Of a check: whether the answer may be yes, whether it may be no, and what is so in fact."""

    yes: bool
    no: bool
    fact: bool


def faces(t: ClocktowerTable, s: ClocktowerSeat) -> list[Character]:
    """The characters that a seat may register as, its own first."""
    own = s.character
    if own.passes and t.at_work(s, own.id):
        return [own, *[c for c in t.kinds(*own.passes) if c is not own]]
    return [own]


def sides(t: ClocktowerTable, s: ClocktowerSeat) -> tuple[str, ...]:
    """The sides that a seat may register as, its own first."""
    if t.in_force(s, SEEMS_EVIL):
        return (EVIL,)
    own = s.character
    if own.passes_team and own.passes_team != s.team and t.at_work(s, own.id):
        return (s.team, own.passes_team)
    return (s.team,)


class Look:
    """How everybody registers at one moment: each question is worked out once."""

    def __init__(self, t: ClocktowerTable) -> None:
        self.t = t
        self.known: dict[tuple[int, str], Seen] = {}

    def at(self, s: ClocktowerSeat, what: str) -> Seen:
        """Whether a seat registers as `what`: a side, a type, or a character's id."""
        key = (s.no, what)
        if key not in self.known:
            self.known[key] = self._see(s, what)
        return self.known[key]

    def _see(self, s: ClocktowerSeat, what: str) -> Seen:
        if what in (GOOD, EVIL):
            found = [side == what for side in sides(self.t, s)]
        elif what in KINDS:
            found = [c.kind == what for c in faces(self.t, s)]
        else:
            found = [c.id == what for c in faces(self.t, s)]
        return Seen(any(found), not all(found), found[0])


class PlainLook(Look):
    """How everybody registers who registers as nothing but what they are."""

    def _see(self, s: ClocktowerSeat, what: str) -> Seen:
        own = s.character
        fact = what in (s.team, own.kind, own.id)
        return Seen(fact, not fact, fact)
