"""How a seat registers: what it may seem to be to an ability that asks, and what it need not.

Every check registers on its own (000 is silent; `docs/rulings.md`): a Recluse between two evil neighbours may seem good
to the one pair and evil to the other. A side and a character are apart.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.games.clocktower.character import ALL_KINDS, EVIL, GOOD, Character
from duskbell.games.clocktower.events import Aligned, Became, Came, Collected, Swayed, Woke
from duskbell.games.clocktower.jinxes import FORESEEN
from duskbell.games.clocktower.table import KEEPS, ClocktowerSeat, ClocktowerTable
from duskbell.kernel.log import this_phase

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
    may = {c for r in _held(s) if r.passes and t.at_work(s, r.id) for c in t.kinds(*r.passes)}
    return [own, *[c for id in t.script if (c := t.character(id)) in may and c is not own]] if may else [own]


def sides(t: ClocktowerTable, s: ClocktowerSeat, marked: bool = True) -> tuple[str, ...]:
    """The sides that a seat may register as, its own first; `marked`: the mark of who seems evil counts."""
    if marked and t.in_force(s, SEEMS_EVIL):
        return (EVIL,)
    may = {r.passes_team for r in _held(s) if r.passes_team and t.at_work(s, r.id)}
    return (s.team, *[side for side in (GOOD, EVIL) if side in may and side != s.team])


def _held(s: ClocktowerSeat) -> tuple[Any, ...]:
    """The characters whose abilities a seat has."""
    return s.roles


BY_DAY = " by day"
"""What tells a check for a whole day, settled before dawn, from others of the same seat."""


class Look:
    """How everybody registers at one moment: each question is worked out once. `marked`: who is marked to seem evil
    does.
    """

    def __init__(self, t: ClocktowerTable, marked: bool = True) -> None:
        self.t = t
        self.marked = marked
        self.known: dict[tuple[int, str], Seen] = {}

    def at(self, s: ClocktowerSeat, what: str) -> Seen:
        """Whether a seat registers as `what`: a side, a type, or a character's id."""
        key = (s.no, what)
        if key not in self.known:
            self.known[key] = self._see(s, what)
        return self.known[key]

    def _see(self, s: ClocktowerSeat, what: str) -> Seen:
        if what in (GOOD, EVIL):
            found = [side == what for side in sides(self.t, s, self.marked)]
        elif what in ALL_KINDS:
            found = [c.kind == what for c in faces(self.t, s)]
        else:
            found = [c.id == what for c in faces(self.t, s)]
        return Seen(any(found), not all(found), found[0])

    def then(self, s: ClocktowerSeat, what: str, at: int) -> Seen:
        """Whether a seat registers as what was so at this place in the log: as now where it has been the same since,
        else as what it was.
        """
        if self.t.since[s.no] <= at:
            return self.at(s, what)
        role, team = _was(self.t, s, at)
        fact = what in (team, role.kind, role.id)
        return Seen(fact, not fact, fact)

    def acted(self, s: ClocktowerSeat, by: str) -> bool:
        """Whether a seat has woken tonight for an ability of its own, or will, as far as `by` hears of that."""
        mine = [r.id for r in s.acts_as]
        woken = [e.role for e in this_phase(self.t, Woke) if e.seat == s.no]  # perhaps as what it is no more
        if any(role in mine or not self.t.character(role).handed for role in woken):
            return True
        ahead = any(self.t.jinxed(id, by, FORESEEN) for id in mine)
        return ahead and (self.t.lives(s) or self.t.in_force(s, KEEPS))


def _was(t: ClocktowerTable, s: ClocktowerSeat, at: int) -> tuple[Character, str]:
    """What a seat was at a place in the log, and on which side: of a Traveller's who sat there then."""
    team = ""
    for entry in reversed(t.log[:at]):
        e = entry.event
        if isinstance(e, Became | Collected) and e.seat == s.no:
            return t.character(e.role), e.team
        if isinstance(e, Aligned | Swayed) and e.seat == s.no:
            team = team or e.team
        if isinstance(e, Came) and e.seat == s.no:
            return t.character(e.role), team
    return s.character, s.team


class PlainLook(Look):
    """How everybody registers who registers as nothing but what they are, and has always been that."""

    def then(self, s: ClocktowerSeat, what: str, at: int) -> Seen:
        return self.at(s, what)

    def acted(self, s: ClocktowerSeat, by: str) -> bool:
        """Of who may be something else no more is known than whether that acts on such a night."""
        wakes = type(s.character).night is not Character.night
        return wakes and self.t.lives(s) and s.character.id in self.t.steps(self.t.day)

    def _see(self, s: ClocktowerSeat, what: str) -> Seen:
        own = s.character
        fact = what in (s.team, own.kind, own.id)
        return Seen(fact, not fact, fact)
