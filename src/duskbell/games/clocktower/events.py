"""What happens at a table of Clocktower, and who may know of it."""

from __future__ import annotations

from duskbell.games.clocktower.character import EVIL
from duskbell.games.clocktower.table import SPENT, ClocktowerTable, Loan
from duskbell.kernel import NOBODY, Event, tagger


class ClocktowerEvent(Event, frozen=True, tag=tagger("clocktower")):
    """Base of the game's events."""


# -- before the first night (000 一) ----------------------------------------------------------------------


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
        s = t.seats[self.seat]
        s.role, s.team, s.believes = t.character(self.role), self.team, None
        s.marks = tuple([m for m in s.marks if m.name != SPENT])
        t.since = (*t.since[: self.seat], len(t.log), *t.since[self.seat + 1 :])


class Misled(ClocktowerEvent, frozen=True):
    """A seat takes itself for what it is not. The moderator's alone."""

    seat: int
    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].believes = t.character(self.role)


class Became(Collected, frozen=True):
    """A seat becomes another character. The moderator's alone: its holder is told at night (`Learned`)."""

    def apply(self, t: ClocktowerTable) -> None:
        super().apply(t)
        t.changed = (*[n for n in t.changed if n != self.seat], self.seat)


class Learned(ClocktowerEvent, frozen=True):
    """Somebody is shown what they have become."""

    seat: int
    role: str
    team: str

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.role, s.team = t.character(self.role), self.team
        t.changed = tuple([n for n in t.changed if n != self.seat])


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


# -- the night (000 二) -----------------------------------------------------------------------------------


class DuskFell(ClocktowerEvent, frozen=True):
    """All close their eyes."""

    def apply(self, t: ClocktowerTable) -> None:
        t.done, t.nominations, t.hands, t.block, t.most = frozenset(), (), frozenset(), NOBODY, 0
        t.executed, t.shot = NOBODY, None
        t.at_dusk = frozenset([s.no for s in t.seats if s.alive])


class StepDone(ClocktowerEvent, frozen=True):
    """A step of the night sheet is over. The moderator's alone."""

    step: str

    def apply(self, t: ClocktowerTable) -> None:
        t.done |= {self.step}


class Woke(ClocktowerEvent, frozen=True):
    """A seat is woken as this character."""

    seat: int
    role: str


class Slept(ClocktowerEvent, frozen=True):
    """It closes its eyes again."""

    seat: int
    role: str


class Chose(ClocktowerEvent, frozen=True):
    """Whom a seat has named for an ability: `what` it was asked, and the seats named."""

    seat: int
    role: str
    what: str
    targets: tuple[int, ...]


class Decided(ClocktowerEvent, frozen=True):
    """What the Storyteller decided about an ability. The moderator's alone."""

    seat: int
    role: str
    what: str
    answer: str


class Told(ClocktowerEvent, frozen=True):
    """An ability tells its owner something. `chosen`: the seats that were named for it; `said`: the statement, in
    tokens. `form`: "yes", "no", "none", "number", "role" or "pair", made of `shown`, `about` and `number`.
    """

    seat: int
    role: str
    chosen: tuple[int, ...]
    said: tuple[str, ...]
    form: str
    shown: str = ""
    about: tuple[int, ...] = ()
    number: int = -1

    @classmethod
    def of(cls, seat: int, role: str, chosen: tuple[int, ...], said: tuple[str, ...]) -> Told:
        """Such an event, with what its statement is made of."""
        first, *seats = said
        if first.isdigit():
            return cls(seat, role, chosen, said, "number", number=int(first))
        if first in ("yes", "no", "none"):
            return cls(seat, role, chosen, said, first)
        about = tuple([int(x[1:]) for x in seats])
        return cls(seat, role, chosen, said, "pair" if about else "role", first, about)


class Explained(ClocktowerEvent, frozen=True):
    """Why it was lawful to say the last thing told, and whether it is true. The moderator's alone."""

    seat: int
    role: str
    why: str
    true: bool


class Abnormal(ClocktowerEvent, frozen=True):
    """An ability did not do what its text says, because of another character. The moderator's alone."""

    seat: int
    role: str


class EvilKnown(ClocktowerEvent, frozen=True):
    """With seven or more: the Minions learn each other and the Demon, the Demon its Minions (000 二.2)."""

    hearsay = True

    demons: tuple[int, ...]
    minions: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in (*self.demons, *self.minions):
            t.seats[n].team = EVIL


class Bluffed(ClocktowerEvent, frozen=True):
    """The Demon is shown good characters that are not in play."""

    roles: tuple[str, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.bluffs = self.roles


class GrimoireShown(ClocktowerEvent, frozen=True):
    """Somebody looks into the Grimoire: who is what, and which reminders lie where, as (seat, name)."""

    seat: int
    roles: tuple[str, ...]
    reminders: tuple[tuple[int, str], ...]


class Died(ClocktowerEvent, frozen=True):
    """Somebody dies. `cause`: "demon", "execution" or "ability"; `by`, `of`: whose, and which. The moderator's alone:
    what all may know is told by `Dawned` or `LifeTurned`.
    """

    seat: int
    cause: str
    by: int = NOBODY
    of: str = ""

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].alive = False
        t.died_on = t.day


class Revived(ClocktowerEvent, frozen=True):
    """Somebody comes back to life. The moderator's alone."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.vote_left = True, True
        s.marks = tuple([m for m in s.marks if m.name != SPENT])


class Dawned(ClocktowerEvent, frozen=True):
    """All open their eyes and hear who died against dusk, never why (000 二.2)."""

    died: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in self.died:
            t.seats[n].alive = False


class Returned(ClocktowerEvent, frozen=True):
    """And who came back."""

    seats: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in self.seats:
            t.seats[n].alive, t.seats[n].vote_left = True, True


# -- the day (000 三) -------------------------------------------------------------------------------------


class LifeTurned(ClocktowerEvent, frozen=True):
    """By day a life token is turned over: somebody has died, or come back. Never why."""

    seat: int
    alive: bool

    def apply(self, t: ClocktowerTable) -> None:
        t.seats[self.seat].alive = self.alive


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
    voted give their vote token back.
    """

    seat: int
    votes: int
    block: int
    most: int

    def apply(self, t: ClocktowerTable) -> None:
        for n in t.votes:
            t.seats[n].vote_left &= t.seats[n].alive
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
    """Somebody does in public what a character can do by day, whether they are it or not."""

    seat: int
    role: str
    target: int

    def apply(self, t: ClocktowerTable) -> None:
        t.shot = (self.seat, self.role, self.target)


class ClaimSettled(ClocktowerEvent, frozen=True):
    """All has come of it that was to come."""

    def apply(self, t: ClocktowerTable) -> None:
        t.shot = None


class DayOver(ClocktowerEvent, frozen=True):
    """All that the end of a day decides is decided."""

    def apply(self, t: ClocktowerTable) -> None:
        t.quiet = 0 if t.died_on == t.day else t.quiet + 1
