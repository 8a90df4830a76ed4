"""What a talker remembers of its view: events by kind, each with its round, and who has said what."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, NamedTuple, TypeVar

from duskbell.kernel.core_events import PhaseBegan, Said
from duskbell.kernel.event import Entry, Event
from duskbell.kernel.talk import PUBLIC_CHANNEL

E = TypeVar("E", bound=Event)
WHISPER = "whisper#"
"""How a channel begins that one seat hears."""


class Uttered(NamedTuple):
    """A sentence that all have heard: its place in the log, the round, who said it, the line, what about."""

    at: int
    day: int
    seat: int
    line: str
    about: tuple[Any, ...]


class Memory:
    """A reading of one log. `day` is its present round, `said` what all have heard in lines of the catalogue; `spoke`:
    of each seat the place of the last thing that it said to all, in whatever words. `people`: who has said something in
    words of their own, which `hears` makes lines of; it is told who had spoken just before. `partner`: with whom this
    is shared alone, -1 for nobody; `whispered`: what the two have said to each other, which is among `said`, too.
    """

    def __init__(self, hears: Callable[[Said, int], list[Said]] | None = None) -> None:
        self._hears = hears
        self._kept: dict[type[Any], list[tuple[int, int, Any]]] = {}
        self._read = 0
        self._last: Entry | None = None
        self.day = 0
        self.said: list[Uttered] = []
        self.spoke: dict[int, int] = {}
        self.people: set[int] = set()
        self.partner = -1
        self.whispered: list[Uttered] = []
        self._pairs: dict[frozenset[int], list[Uttered]] = {}

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
                if event.text:
                    self._listen(at, event)
            elif type(event) is Said and event.channel.startswith(WHISPER) and event.seat >= 0:
                self._overhear(at, event)
            self._kept.setdefault(type(event), []).append((at, self.day, event))
        if log:
            self._read, self._last = len(log), log[-1]

    def _listen(self, at: int, said: Said) -> None:
        """Make something of somebody's own words; beside a line that goes with them they are only theirs."""
        self.people.add(said.seat)
        if said.line or self._hears is None:
            return
        before = next((u.seat for u in reversed(self.said) if u.seat != said.seat), -1)
        self.said += [Uttered(at, self.day, one.seat, one.line, one.about) for one in self._hears(said, before)]

    def _overhear(self, at: int, said: Said) -> None:
        """Keep a whisper to those whom it was said to: what it comes to, or that it was said."""
        to = int(said.channel.removeprefix(WHISPER))
        heard = self._hears(said, to) if said.text and self._hears is not None else []
        lines = [said] if said.line else heard
        told = [Uttered(at, self.day, said.seat, one.line, one.about) for one in lines]
        pair = self._pairs.setdefault(frozenset((said.seat, to)), [])
        pair += told or [Uttered(at, self.day, said.seat, "", ())]

    def partners(self, me: int) -> list[int]:
        """Who has whispered with this seat."""
        return [n for pair in self._pairs if me in pair for n in pair if n != me]

    def shared(self, me: int, partner: int) -> Memory:
        """The same as this seat shares it with a partner: with what the two have whispered, and nobody else's."""
        both = copy(self)
        both.partner, both.whispered = partner, self._pairs.get(frozenset((me, partner)), [])
        both.said = sorted([*self.said, *both.whispered], key=lambda u: u.at)
        both.people = {*self.people, partner}
        return both

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
