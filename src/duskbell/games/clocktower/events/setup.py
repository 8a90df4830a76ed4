"""Before the first night, and whenever somebody becomes something (000 一)."""

from __future__ import annotations

from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.table import KEEPS, OTHERWISE, USED, ClocktowerTable, Loan


class ScriptChosen(ClocktowerEvent, frozen=True):
    """The characters that may be in play: public."""

    script: tuple[str, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.script = self.script


class BagFilled(ClocktowerEvent, frozen=True):
    """Tokens of a type are put into the bag (000 一.6, 一.7). The moderator's alone."""

    kind: str
    tokens: tuple[str, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.bag += self.tokens


class Disguised(ClocktowerEvent, frozen=True):
    """A hidden character's token is taken out of the bag, and another put in that will stand for it. The moderator's
    alone.
    """

    role: str
    token: str

    def apply(self, t: ClocktowerTable) -> None:
        t.bag = (*[x for x in t.bag if x != self.role], self.token)
        t.disguises = (*t.disguises, (self.token, self.role))


class Drew(ClocktowerEvent, frozen=True):
    """A seat draws a token out of the bag, and takes itself for that (000 一.9)."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.know(self.seat, self.role)


class Collected(ClocktowerEvent, frozen=True):
    """A token comes to lie in the Grimoire (000 一.10): what a seat is in truth, and on which side. The moderator's
    alone.
    """

    seat: int
    role: str
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        _be(t, self.seat, self.role, self.team)


class Misled(ClocktowerEvent, frozen=True):
    """A seat takes itself for what it is not, and is not told otherwise. The moderator's alone."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].believes = t.character(self.role)
        t.changed = tuple([n for n in t.changed if n != self.seat])


class Became(ClocktowerEvent, frozen=True):
    """A seat becomes another character. The moderator's alone: its holder is told at night (`Learned`)."""

    seat: int
    role: str
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        _be(t, self.seat, self.role, self.team)
        t.changed = (*[n for n in t.changed if n != self.seat], self.seat)


class Is(ClocktowerEvent, frozen=True):
    """In a world that somebody imagines a seat is this. At no table does it happen."""

    seat: int
    role: str
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.role, s.team, s.believes, s.gained, s.loans = t.character(self.role), self.team, None, (), ()


class Learned(ClocktowerEvent, frozen=True):
    """Somebody is shown what they have become."""

    seat: int
    role: str
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.role, s.team = t.character(self.role), self.team
        t.changed = tuple([n for n in t.changed if n != self.seat])
        t.entering = (*t.entering, self.seat)


class Sided(ClocktowerEvent, frozen=True):
    """A seat changes sides, and is told."""

    seat: int
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].team = self.team
        t.swayed = tuple([n for n in t.swayed if n != self.seat])


class Swayed(ClocktowerEvent, frozen=True):
    """A seat changes sides. The moderator's alone: its holder is told at night (`Sided`)."""

    seat: int
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].team = self.team
        t.swayed = (*[n for n in t.swayed if n != self.seat], self.seat)


class Gained(ClocktowerEvent, frozen=True):
    """A seat has the ability of a character beside its own, for as long as the ability `of` of the seat `by` works."""

    seat: int
    role: str
    by: int
    of: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.gained = (*s.gained, t.character(self.role))
        s.loans = (*s.loans, Loan(self.role, self.by, self.of))
        t.entering = (*t.entering, self.seat)


class LentInVain(ClocktowerEvent, frozen=True):
    """What a seat was just lent came of an ability that did not work then: it never works, and its holder does not know
    it. The moderator's alone.
    """

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.loans = (*s.loans[:-1], Loan(self.role, self.seat, ""))


def _be(t: ClocktowerTable, seat: int, role: str, team: str) -> None:
    """A seat is this from now on, with an ability that nobody has used, and none that was lent to what it was. What its
    abilities have laid is gone for good, though it become the same again.
    """
    s = t.seats[seat]
    lost = {r.id: t.character(r.id).lasting for r in s.roles}
    for o in t.seats:
        o.marks = tuple([m for m in o.marks if m.by != seat or m.of not in lost or m.name in lost[m.of]])
    s.role, s.team, s.believes = t.character(role), team, None
    s.alive, s.feigns = t.lives(s), False  # who only seemed dead as what it was
    s.gained, s.loans = (), ()
    s.marks = tuple([m for m in s.marks if m.name not in (*USED, KEEPS, OTHERWISE)])
    t.since = (*t.since[:seat], len(t.log), *t.since[seat + 1 :])
