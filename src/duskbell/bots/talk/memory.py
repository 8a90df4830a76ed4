"""What a talker remembers of its view: events by kind, each with its round, and who has said what."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from duskbell.kernel.core_events import PhaseBegan, Said
from duskbell.kernel.event import Entry, Event
from duskbell.kernel.talk import PUBLIC_CHANNEL

E = TypeVar("E", bound=Event)


class Uttered(NamedTuple):
    """A sentence that all have heard: its place in the log, the round, who said it, the line, what about."""

    at: int
    day: int
    seat: int
    line: str
    about: tuple[Any, ...]


class Memory:
    """A reading of one log. `day` is its present round, `said` what all have heard in lines of the catalogue; `spoke`:
    of each seat the place of the last thing that it said to all, in whatever words.
    """

    def __init__(self) -> None:
        self._kept: dict[type[Any], list[tuple[int, int, Any]]] = {}
        self._read = 0
        self._last: Entry | None = None
        self.day = 0
        self.said: list[Uttered] = []
        self.spoke: dict[int, int] = {}

    def fits(self, log: list[Entry]) -> bool:
        """Whether all that was read is still the beginning of this log: nothing was taken back."""
        return self._read <= len(log) and (self._read == 0 or log[self._read - 1] is self._last)

    def read(self, log: list[Entry]) -> None:
        """Read what has been added."""
        for at in range(self._read, len(log)):
            event = log[at].event
            if type(event) is PhaseBegan:
                self.day = event.day
            elif type(event) is Said and event.channel == PUBLIC_CHANNEL.id:
                self.spoke[event.seat] = at
                if event.line:
                    self.said.append(Uttered(at, self.day, event.seat, event.line, event.about))
            self._kept.setdefault(type(event), []).append((at, self.day, event))
        if log:
            self._read, self._last = len(log), log[-1]

    def of(self, kind: type[E]) -> list[tuple[int, int, E]]:
        """Every event of this kind with its place in the log and its round, in order."""
        return self._kept.get(kind, [])

    def last(self, kind: type[E]) -> tuple[int, int, E] | None:
        """The latest of this kind."""
        found = self._kept.get(kind)
        return found[-1] if found else None

    def by(self, seat: int, *lines: str) -> list[Uttered]:
        """What somebody has said of these lines, or at all."""
        return [u for u in self.said if u.seat == seat and (not lines or u.line in lines)]
