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
    """Somebody puts a mark on a seat; `by` is the seat it comes from, -1 for none; `until` a phase, "" for ever;
    `of` by what ability of `by`.
    """

    seat: int
    name: str
    by: int = -1
    until: str = ""
    of: str = ""

    def apply(self, t: Table) -> None:
        t.mark(self.seat, self.name, self.by, self.until, self.of)


class Unmarked(Event, frozen=True):
    """A mark is taken away: whoever put it there, or only that of the seat `by`, and of this ability `of` alone."""

    seat: int
    name: str
    by: int = -1
    of: str = ""

    def apply(self, t: Table) -> None:
        s = t.seats[self.seat]
        s.marks = tuple([m for m in s.marks if m.name != self.name or not _comes_from(m, self.by, self.of)])


class AbilityFell(Event, frozen=True):
    """An ability of a seat works no more (lost, exchanged, its holder gone): all marks that came of it are gone, too,
    wherever they lie.
    """

    by: int
    of: str

    def apply(self, t: Table) -> None:
        for s in t.seats:
            if s.marks:
                s.marks = tuple([m for m in s.marks if m.by != self.by or m.of != self.of])


class Prevented(Event, frozen=True):
    """An event that would have happened did not. `what` is the event's name, `by` the seat that prevented it (-1:
    none), `of` by what ability, `whom` the seat that it would have happened to (-1: not told).
    """

    what: str
    by: int = -1
    of: str = ""
    whom: int = -1


class Voided(Event, frozen=True):
    """Questions put at once were broken off: what these seats had answered counts for nothing. The moderator alone is
    told; who is asked again notices. `rulings`: how many of theirs, made since, have fallen with an undo.
    """

    seats: tuple[int, ...]
    rulings: int = 0


class Said(Event, frozen=True):
    """Somebody spoke on a channel: free `text`, or a catalogue `line` with `about` as its arguments.

    `hidden`: there were words of their own, which are shown to nobody any more.
    """

    seat: int
    channel: str
    text: str = ""
    line: str = ""
    about: tuple[Any, ...] = ()
    hidden: bool = False

    def as_data(self) -> dict[str, Any]:
        told = super().as_data()
        if not self.hidden:
            del told["hidden"]
        return told


class Whispered(Event, frozen=True):
    """One seat whispers to another. Everybody sees that; the words are a `Said` for the two."""

    seat: int
    to: int


class Forgotten(Event, frozen=True):
    """In a view: here stood something that only whoever sat here before may know."""


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


def _comes_from(mark: Mark, by: int, of: str) -> bool:
    """Whether a mark comes from the seat `by` (-1: any) and of the ability `of` ("": any)."""
    return by in (-1, mark.by) and of in ("", mark.of)


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
