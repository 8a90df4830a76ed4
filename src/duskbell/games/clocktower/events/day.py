"""The day (000 三)."""

from __future__ import annotations

from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import NOBODY


class LifeTurned(ClocktowerEvent, frozen=True):
    """By day a life token is turned over: somebody has died, or come back. Never why."""

    seat: int
    alive: bool

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.tokens = self.alive, 0


class Nominated(ClocktowerEvent, frozen=True):
    """Somebody nominates somebody; all hear it."""

    by: int
    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.nominations = (*t.nominations, (self.by, self.seat))
        t.stage, t.pointed, t.votes, t.hands = "nominated", (), (), frozenset()


class HandMoved(ClocktowerEvent, frozen=True):
    """A hand goes up or down before the count has come round to it."""

    seat: int
    up: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.hands = t.hands | {self.seat} if self.up else t.hands - {self.seat}


class Pointed(ClocktowerEvent, frozen=True):
    """The count points at a seat: whether its hand is up. What is up now stays up."""

    seat: int
    up: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.pointed = (*t.pointed, self.seat)
        t.hands = t.hands | {self.seat} if self.up else t.hands - {self.seat}
        if self.up:
            t.votes = (*t.votes, self.seat)


class Counted(ClocktowerEvent, frozen=True):
    """The votes for a nominee. `block`: who is about to die now (-1: nobody), `most`: the votes to beat. The dead who
    voted give their vote token back, unless it was `free`. `tied`: who was about to die, and has as many (-1:
    nobody).
    """

    seat: int
    votes: int
    block: int
    most: int
    free: bool = False
    tied: int = NOBODY

    def apply(self, t: ClocktowerTable) -> None:
        for s in [] if self.free else [t.seats[n] for n in t.votes]:
            s.vote_left &= s.alive
            s.tokens = max(0, s.tokens - 1)
        t.block, t.most, t.stage, t.hands = self.block, self.most, "nominations", frozenset()


class NominationsClosed(ClocktowerEvent, frozen=True):
    """No more nominations today."""


class Executed(ClocktowerEvent, frozen=True):
    """Somebody is executed, which is not yet a death; nobody else will be today."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.executed, t.executing = self.seat, True


class ExecutionSettled(ClocktowerEvent, frozen=True):
    """What came of an execution: whether it killed."""

    seat: int
    died: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.executing = False


class Claimed(ClocktowerEvent, frozen=True):
    """Somebody does in public what a character can by day, whether they are it or not: at somebody, or by a claim."""

    seat: int
    role: str
    target: int
    said: str = ""

    def apply(self, t: ClocktowerTable) -> None:
        t.shot = (self.seat, self.role, self.target, self.said)


class OwnedUp(ClocktowerEvent, frozen=True):
    """Somebody owns up to madness: the Storyteller hears it, nobody else."""

    seat: int


class Condemned(ClocktowerEvent, frozen=True):
    """Somebody is to be executed for madness. The moderator's alone until it happens."""

    seat: int


class ClaimSettled(ClocktowerEvent, frozen=True):
    """All has come of it that was to come; `shows`: and all have seen what, or see it at once, an execution."""

    shows: bool = False

    def apply(self, t: ClocktowerTable) -> None:
        t.shot = None


class Visited(ClocktowerEvent, frozen=True):
    """Somebody visits the Storyteller by day: as what, and what they ask. Nobody else hears of it."""

    seat: int
    role: str
    said: str


class Petitioned(ClocktowerEvent, frozen=True):
    """The Storyteller is to answer a visit when they like. The moderator's alone."""

    seat: int
    role: str
    said: str

    def apply(self, t: ClocktowerTable) -> None:
        t.petitions = (*t.petitions, (self.seat, self.role, self.said))


class Answered(ClocktowerEvent, frozen=True):
    """A visit has been answered. The moderator's alone."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.petitions = tuple([p for p in t.petitions if p[:2] != (self.seat, self.role)])


class LastWords(ClocktowerEvent, frozen=True):
    """Who has learned of its death names somebody as a character that does so, whether it is that or not; or nobody,
    which nobody else hears.
    """

    seat: int
    role: str
    target: int = NOBODY

    def apply(self, t: ClocktowerTable) -> None:
        if self.target != NOBODY:
            t.bequests = (*t.bequests, (self.seat, self.role, self.target))


class LastWordsSettled(ClocktowerEvent, frozen=True):
    """All has come of it that was to come. The moderator's alone."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.bequests = tuple([b for b in t.bequests if b[:2] != (self.seat, self.role)])


class DayOver(ClocktowerEvent, frozen=True):
    """All that the end of a day decides is decided. `quiet`: nobody was executed."""

    quiet: bool = False

    def apply(self, t: ClocktowerTable) -> None:
        t.quiet = 0 if t.died_on == t.day else t.quiet + 1
