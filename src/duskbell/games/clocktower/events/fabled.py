"""Fabled, who sit on no seat."""

from __future__ import annotations

from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import NOBODY


class FabledCame(ClocktowerEvent, frozen=True):
    """Which are in play: public."""

    roles: tuple[str, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.fabled = self.roles


class FabledLeft(ClocktowerEvent, frozen=True):
    """One is in play no more: public."""

    role: str

    def apply(self, t: ClocktowerTable) -> None:
        t.fabled = tuple([id for id in t.fabled if id != self.role])


class FabledSeenTo(ClocktowerEvent, frozen=True):
    """The Storyteller has done by hand what one of them says. The moderator's alone."""

    role: str


class DoomCalled(ClocktowerEvent, frozen=True):
    """Somebody calls for a death on their own side; all hear it."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.doomed = self.seat


class DoomNamed(ClocktowerEvent, frozen=True):
    """The Storyteller has said who is to die for it, which comes about when what answers to that has been heard."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.damned = self.seat


class DoomSettled(ClocktowerEvent, frozen=True):
    """What was called for has come about."""

    seat: int

    def apply(self, t: ClocktowerTable) -> None:
        t.doomed = t.damned = NOBODY
