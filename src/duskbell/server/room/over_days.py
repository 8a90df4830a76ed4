"""What a room keeps beside a table that is played over days: its clock goes on while nobody has it in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from math import ceil, inf
from typing import NamedTuple

from msgspec.structs import replace

from duskbell.kernel import MODERATOR
from duskbell.server.room.absence import Absence
from duskbell.server.room.choices import days_of
from duskbell.server.sitting import Days, Kept, Sitting
from duskbell.server.store import Stored

LATE, BACK = 300.0, 3_600.0
"""Seconds by which whatever was due may be late before the server is taken to have been away; and how many it gives on
top of those that it was.
"""
REMIND = 1 / 24
"""Which part of a day before its time is over somebody is told again that the table waits: an hour of 24."""
SOON = 60.0
"""Seconds for which it is not worth while to leave memory."""
_GRAIN = 5
"""Seconds by which `due` may be stored wrong."""


class Wait(NamedTuple):
    """What the table waits for from somebody: a question's number, or a talk's below 0; and until when, by the table's
    clock.
    """

    what: int
    ends: float | None


class OverDays:
    """One room's. `stored`: what the store has. `read`: the room's clock; `absence` knows who is away."""

    def __init__(self, days: Days, stored: Stored, read: Callable[[], float], absence: Absence) -> None:
        self.days = days
        self._read, self._absence, self._due = read, absence, stored.due
        kept, wall, now = stored.kept or Kept(), days.wall(), read()
        self._told = {seat: (what, times) for seat, what, times in kept.told}
        self._noted = dict(self._told)
        self._next = inf
        absence.been_gone({seat: now - (wall - since) for seat, since in kept.gone})
        self.kept_at: float | None = None
        """When, by `read`, what is kept was true; None where nothing is."""
        if kept.wall is not None:
            late = 0.0 if stored.due is None else wall - stored.due
            back = late + BACK if late > LATE else 0.0
            self.kept_at = now - max(0.0, wall - kept.wall) + back

    @property
    def news(self) -> bool:
        """Whether somebody has been told since that was noted."""
        return self._told != self._noted

    def note(self, kept: Kept) -> Kept:
        """What the store must know beside what the sitting keeps."""
        wall, now, self._noted = self.days.wall(), self._read(), dict(self._told)
        told = [(seat, *told) for seat, told in sorted(self._told.items())]
        gone = [(seat, wall - (now - since)) for seat, since in sorted(self._absence.all_gone.items())]
        return replace(kept, wall=wall, told=told, gone=gone)

    def due(self, sitting: Sitting) -> int | None:
        """When somebody must have the room in memory next, in seconds since 1970; what was said before, as long as it
        is about right.
        """
        wait = self._next_deed(sitting)
        due = None if wait == inf else ceil(self.days.wall() + wait)
        if due is None or self._due is None or abs(due - self._due) > _GRAIN:
            self._due = due
        return self._due

    def put_off(self, idle: float, sitting: Sitting | None) -> float:
        """After how many seconds the room leaves memory that would after `idle`: not just before something is due."""
        soon = inf if sitting is None else self._next_deed(sitting)
        return max(idle, soon + 1.0) if soon < SOON else idle

    def _next_deed(self, sitting: Sitting) -> float:
        return inf if sitting.play.over else min(sitting.wait(), self.wait())

    def wait(self) -> float:
        """Seconds until somebody may have to be told that the table waits."""
        return max(0.0, self._next - self._read())

    def to_tell(self, sitting: Sitting, people: Iterable[int], here: Set[int]) -> list[int]:
        """Whom of these `people` to tell now that the table waits for them: once for each question, unless they are
        `here` and see it, and once more when its time is nearly over. In quiet hours nobody is told anything.
        """
        waits = _waits(sitting, people)
        self._told = {seat: told for seat, told in self._told.items() if seat in waits and told[0] == waits[seat].what}
        quiet, now = self.days.quiet_for(), sitting.clock.now
        tell, next_at = list[int](), inf
        for seat, wait in waits.items():
            _, times = self._told.get(seat, (wait.what, 0))
            soon = inf if wait.ends is None else wait.ends - self.days.seconds * REMIND
            wanted = 2 if now >= soon else 1
            if seat in here:
                self._told[seat] = (wait.what, max(times, wanted))
            elif times < wanted and quiet:
                next_at = min(next_at, now + quiet)
            elif times < wanted:
                self._told[seat] = (wait.what, wanted)
                tell.append(seat)
            if now < soon:
                next_at = min(next_at, soon)
        real = None if next_at == inf else sitting.clock.real(next_at)
        self._next = inf if real is None else real
        return tell


def over_days(
    stored: Stored, read: Callable[[], float], wall: Callable[[], float], absence: Absence
) -> OverDays | None:
    """What is kept beside the table of a room; None where it is played at one sitting."""
    days = days_of(stored.game, stored.players, stored.options, stored.wishes, wall)
    return None if days is None else OverDays(days, stored, read, absence)


def _waits(sitting: Sitting, people: Iterable[int]) -> dict[int, Wait]:
    """For whom of these people the table waits, as far as their own screens say so: who is asked something, truly or
    for show, and whom a talk waits for. Nobody while it stands still or is over.
    """
    if sitting.play.over or not sitting.clock.running:
        return {}
    waits = dict[int, Wait]()
    talkers, pace = sitting.talkers, sitting.pace
    for seat in people:
        question = sitting.questions.at(seat)
        if question is not None and not (seat == MODERATOR and pace is not None and not sitting.person_moderates):
            waits[seat] = Wait(question.id, question.ends)
        elif pace is not None and seat in talkers:
            waits[seat] = Wait(-pace.number, pace.question.ends)
    return waits
