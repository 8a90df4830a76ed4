"""Travellers, who come and go, and exile."""

from __future__ import annotations

from duskbell.games.clocktower.character import EVIL
from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.events.death import begin_anew
from duskbell.games.clocktower.stages import EXILE, EXILED
from duskbell.games.clocktower.table import USED, ClocktowerSeat, ClocktowerTable, Loan
from duskbell.kernel import NOBODY


class Volunteered(ClocktowerEvent, frozen=True):
    """Who will be a Traveller: public."""

    seats: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in self.seats:
            t.seats[n].travels = True


class Came(ClocktowerEvent, frozen=True):
    """Somebody is in play from now on as this Traveller, which all know."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.role, s.team, s.believes, s.gained, s.loans = t.character(self.role), "", None, (), ()
        s.alive, s.feigns, s.vote_left, s.travels, s.away, s.tokens = True, False, True, True, False, 0
        s.marks = tuple([m for m in s.marks if m.name not in USED])
        t.since = (*t.since[: self.seat], len(t.log), *t.since[self.seat + 1 :])


class Aligned(ClocktowerEvent, frozen=True):
    """On which side a Traveller is: it alone is told."""

    seat: int
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].team = self.team


class DemonPointed(ClocktowerEvent, frozen=True):
    """An evil Traveller learns who the Demon is."""

    hearsay = True

    seat: int
    demons: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in self.demons:
            t.seats[n].team = EVIL


class Left(ClocktowerEvent, frozen=True):
    """A Traveller leaves; the chair is empty, and who takes it later is told nothing of what was told here, and is
    somebody else: what lay on who left, or was laid by them, is gone, and who comes was not called for, and has
    nominated nobody; what they asked for in private is not answered.
    """

    vacates = True

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.vote_left, s.away, s.marks, s.gained, s.loans = False, False, True, (), (), ()
        for o in t.seats:
            o.marks = tuple([m for m in o.marks if m.by != self.seat])
        t.exiles = tuple([no for no in t.exiles if no != self.seat])
        t.votes = tuple([no for no in t.votes if no != self.seat])
        t.changed, t.swayed, t.entering = (
            tuple([no for no in waits if no != self.seat]) for waits in (t.changed, t.swayed, t.entering)
        )
        t.petitions = tuple([asked for asked in t.petitions if asked[0] != self.seat])
        t.nominations = tuple([(NOBODY if by == self.seat else by, who) for by, who in t.nominations])


class TokenGiven(ClocktowerEvent, frozen=True):
    """Somebody dead gives away their vote token; all see it."""

    by: int
    to: int

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.by].vote_left = False
        t.seats[self.to].tokens += 1


class SeatsSwapped(ClocktowerEvent, frozen=True):
    """Two players change seats."""

    seats: tuple[int, int]

    def apply(self, t: ClocktowerTable) -> None:
        t.circle = swapped(t.circle, self.seats)


def swapped(circle: tuple[int, ...], two: tuple[int, int]) -> tuple[int, ...]:
    """A circle in which two have changed places."""
    a, b = two
    return tuple([{a: b, b: a}.get(n, n) for n in circle])


def circle_at(t: ClocktowerTable, at: int) -> tuple[int, ...]:
    """Who sat where at a place in the log."""
    circle = t.circle
    for entry in reversed(t.log[at:]):
        if isinstance(entry.event, SeatsSwapped):
            circle = swapped(circle, entry.event.seats)
    return circle


def ring_at(t: ClocktowerTable, at: int) -> list[ClocktowerSeat]:
    """Who was in play at a place in the log, clockwise as they sat."""
    away = {s.no for s in t.seats if s.away}
    for entry in reversed(t.log[at:]):
        e = entry.event
        if isinstance(e, Left):
            away.discard(e.seat)
        elif isinstance(e, Came):
            away.add(e.seat)
    return [t.seats[no] for no in circle_at(t, at) if no not in away]


class Served(ClocktowerEvent, frozen=True):
    """Somebody learns what is done to their ability until dusk: `effect` is the reminder's name."""

    seat: int
    effect: str


class Agreed(ClocktowerEvent, frozen=True):
    """Whether somebody agrees to what another asks of them at night, as this character."""

    seat: int
    role: str
    by: int
    agrees: bool


class Restored(ClocktowerEvent, frozen=True):
    """Somebody dead has an ability that nobody has used: what it had lent is gone. The moderator's alone."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        _give_back(t, s)
        s.marks = tuple([m for m in s.marks if m.name not in USED])
        begin_anew(t, self.seat)
        t.entering = (*t.entering, self.seat)


class HeldBack(ClocktowerEvent, frozen=True):
    """Somebody lets a moment pass that is theirs alone, as all can see."""

    seat: int
    role: str


class PutForward(ClocktowerEvent, frozen=True):
    """Somebody is nominated by the Storyteller."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.nominations = (*t.nominations, (NOBODY, self.seat))
        t.stage, t.pointed, t.votes, t.hands = "nominated", (), (), frozenset()


class Overruled(ClocktowerEvent, frozen=True):
    """The vote on a nominee is void: who is about to die, and the votes to beat, are as before it."""

    seat: int
    block: int
    most: int

    def apply(self, t: ClocktowerTable) -> None:
        t.block, t.most, t.stage, t.hands, t.pointed, t.votes = (
            self.block,
            self.most,
            "nominations",
            frozenset(),
            (),
            (),
        )


class EncoreBegan(ClocktowerEvent, frozen=True):
    """After an execution somebody may nominate once more today."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.block, t.most, t.stage = NOBODY, 0, "encore"


class ExileCalled(ClocktowerEvent, frozen=True):
    """Somebody calls for the exile of a Traveller; all hear it."""

    by: int
    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.exile, t.exiles, t.meanwhile = self.seat, (*t.exiles, self.seat), t.stage
        t.stage, t.pointed, t.votes, t.hands = EXILE, (), (), frozenset()


class ExilePointed(ClocktowerEvent, frozen=True):
    """The count for an exile points at a seat: whether its hand is up. It is no vote on a nomination."""

    seat: int
    up: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.pointed = (*t.pointed, self.seat)
        t.hands = t.hands | {self.seat} if self.up else t.hands - {self.seat}
        if self.up:
            t.votes = (*t.votes, self.seat)


class ExileCounted(ClocktowerEvent, frozen=True):
    """The votes for an exile, and whether they are enough."""

    seat: int
    votes: int
    enough: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.hands, t.stage = frozenset(), EXILED if self.enough else t.meanwhile
        t.exile = self.seat if self.enough else NOBODY


class ExileSettled(ClocktowerEvent, frozen=True):
    """What came of an exile: whether it killed."""

    seat: int
    died: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.stage, t.exile = t.meanwhile, NOBODY


def _give_back(t: ClocktowerTable, s: ClocktowerSeat) -> None:
    """What a seat was lent by an ability of its own that it may use anew is gone, in vain or not."""
    used = {m.of for m in s.marks if m.name in USED and m.by == s.no and t.character(m.of).shares}
    lent = zip(s.gained, s.loans, strict=True)
    kept = [(role, loan) for role, loan in lent if not used or loan.by != s.no or _stays(loan, used)]
    s.gained, s.loans = tuple([role for role, _ in kept]), tuple([loan for _, loan in kept])


def _stays(loan: Loan, used: set[str]) -> bool:
    """Whether an ability of the own hands was not lent by one of these: in vain nobody is said to have lent it."""
    return loan.of not in used if loan.of else loan.role in used
