"""What a room has been asked and has not taken yet, and what wakes it to take it."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from duskbell.server.room.alarm import Alarm
from duskbell.server.room.deed import Deed
from duskbell.server.running import Crowd


class Inbox:
    """Deeds in the order in which they came. Where a crowd comes and goes, whoever does so is taken with the next deed
    that is in a hurry, or when as many have come as are missing, or after a moment. `missing`: how many are.
    """

    def __init__(self, crowd: Crowd, read: Callable[[], float], missing: Callable[[], int]) -> None:
        self._crowd, self._read, self._missing = crowd, read, missing
        self._deeds: list[Deed] = []
        self.taken: list[Deed] = []
        """What has been taken last, until all of it has had its turn."""
        self._coming = 0
        self._due = inf
        self.alarm = Alarm()

    def __bool__(self) -> bool:
        return bool(self._deeds)

    @property
    def waits(self) -> float:
        """For how many seconds the oldest of them has waited for its answer; 0.0 where none does that hears any."""
        waiting = [deed for deed in (*self.taken, *self._deeds) if not (deed.answered or deed.parts)]
        came = min([deed.came for deed in waiting], default=inf)
        return max(0.0, self._read() - came)

    def put(self, deed: Deed) -> None:
        """One more."""
        deed.came = now = self._read()
        self._deeds.append(deed)
        self._coming += deed.gathers and not deed.parts
        wait = self._crowd.wait(now, seated=deed.seated) if deed.gathers else 0.0
        if wait and (deed.parts or self._coming < self._missing()):
            self._due = min(self._due, now + wait)
            self.alarm.set(wait)
        else:
            self.alarm.ring()

    async def wait(self, seconds: Callable[[], float]) -> None:
        """Sleep until something is there to be taken, or so many `seconds` have passed."""
        self.taken = []
        if not self.alarm.rung:
            self.alarm.set(min(seconds(), self._due - self._read()))
        await self.alarm.wait()

    def take(self) -> list[Deed]:
        """All that is there."""
        self.taken, self._deeds, self._due, self._coming = self._deeds, [], inf, 0
        return self.taken

    def take_all_but_partings(self) -> list[Deed]:
        """What does not only tell of somebody who is gone."""
        deeds = [deed for deed in self._deeds if not deed.parts]
        self._deeds, self._coming = [deed for deed in self._deeds if deed.parts], 0
        return deeds
