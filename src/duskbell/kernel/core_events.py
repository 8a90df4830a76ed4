"""What happens at every table, whatever is played: phases, stages, marks, talk and the end.

Also the two exceptions with which a rule leaves its phase, or ends the table.
"""

from __future__ import annotations

from typing import Any

from duskbell.kernel.event import Event, Mark, Outcome
from duskbell.kernel.table import Table


class PhaseBegan(Event, frozen=True):
    """A phase begins; `day` is the round it belongs to, from 1. Marks that last until it are gone."""

    phase: str
    day: int

    def apply(self, t: Table) -> None:
        t.phase = self.phase
        t.day = self.day
        t.stage = ""
        t.spans.append((self.phase, len(t.log) - 1))
        if self.phase in t.fading:
            for s in t.seats:
                s.marks = tuple([m for m in s.marks if m.until != self.phase])


class StageBegan(Event, frozen=True):
    """A stage within a phase begins."""

    stage: str

    def apply(self, t: Table) -> None:
        t.stage = self.stage


class Marked(Event, frozen=True):
    """Somebody puts a mark on a seat; `by` is the seat it comes from, -1 for none; `until` a phase, "" for ever."""

    seat: int
    name: str
    by: int = -1
    until: str = ""

    def apply(self, t: Table) -> None:
        s = t.seats[self.seat]
        s.marks = (*s.marks, Mark(self.name, self.by, self.until))
        t.fading |= {self.until}


class Unmarked(Event, frozen=True):
    """A mark is taken away, whoever put it there."""

    seat: int
    name: str

    def apply(self, t: Table) -> None:
        s = t.seats[self.seat]
        s.marks = tuple([m for m in s.marks if m.name != self.name])


class Prevented(Event, frozen=True):
    """An event that would have happened did not. `what` is the event's name."""

    what: str


class Voided(Event, frozen=True):
    """Questions put at once were broken off: what these seats had answered counts for nothing. The moderator alone is
    told; who is asked again notices.
    """

    seats: tuple[int, ...]


class Said(Event, frozen=True):
    """Somebody spoke on a channel: free `text`, or a catalogue `line` with `about` as its arguments."""

    seat: int
    channel: str
    text: str = ""
    line: str = ""
    about: tuple[Any, ...] = ()


class Whispered(Event, frozen=True):
    """One seat whispers to another. Everybody sees that; the words are a `Said` for the two."""

    seat: int
    to: int


class Committed(Event, frozen=True):
    """The deal is fixed: SHA-256 of seed and salt, which the end reveals."""

    digest: str


class Revealed(Event, frozen=True):
    """The seed and salt behind the commitment."""

    seed: str
    salt: str


class Ended(Event, frozen=True):
    """The table is over. `winners`: seats; `teams`: theirs; `reason`: a catalogue key."""

    winners: tuple[int, ...]
    teams: tuple[str, ...]
    reason: str

    def apply(self, t: Table) -> None:
        t.outcome = Outcome(self.winners, self.teams, self.reason)


class GameOver(Exception):
    """Raised by a rule to end the table at once."""

    def __init__(self, winners: tuple[int, ...], teams: tuple[str, ...], reason: str) -> None:
        super().__init__(reason)
        self.ended = Ended(winners, teams, reason)


class Goto(Exception):
    """Raised by a rule to end the phase at once; `phase` is the next."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase)
        self.phase = phase
