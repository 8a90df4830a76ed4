"""What is said before the start: kept with the room and told to whoever comes, as long as whoever said it sits here.

At the start it is gone: the record begins with the deal, and a replay shows what the table heard.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from duskbell.kernel.errors import NoFloor
from duskbell.kernel.talk import LONGEST
from duskbell.server.audience import LOBBY, place
from duskbell.server.errors import NoLine, NotStarted
from duskbell.server.room.talk import Talk
from duskbell.server.running import Limits
from duskbell.server.wire import LobbySaying

KEPT, CHARACTERS = 60, 6_000
"""Sayings, and characters in them, that whoever comes is told; beyond that the older half is forgotten."""


class Lobby:
    """What has been said in one lobby. `said`: what the store has of it, the oldest first."""

    def __init__(self, limits: Limits, said: Iterable[LobbySaying] = ()) -> None:
        self.said = tuple([s if s.n else replace(s, n=n) for n, s in enumerate(said, 1)])  # of old they had none
        self._talk = Talk(limits)

    def say(self, token: str, seat: int, channel: str, text: str, now: float) -> None:
        """Whoever holds a chair by this `token` says something. Raises `NotStarted`, `NoFloor`, `TooFast` or
        `SaidEnough`.
        """
        self._talk.take(token, now)
        if channel != LOBBY:
            raise NotStarted("the table has not started yet; right would be the channel lobby until it has.")
        text = text.strip()
        if not 1 <= len(text) <= LONGEST:
            raise NoFloor(f"in the lobby one says 1 to {LONGEST} characters of one's own, not {len(text)}.")
        self._talk.note(token, text)
        said = (*self.said, LobbySaying(place(seat), text, 1 + max([s.n for s in self.said], default=0)))
        while len(said) > KEPT or sum(len(s.text) for s in said) > CHARACTERS:
            said = said[len(said) // 2 :]
        self.said = said

    def hide(self, number: int, by: int) -> None:
        """What whoever sits on the seat `by` has said under this number is shown no more. Raises `NoLine`."""
        found = next((s for s in self.said if s.n == number and s.seat == place(by)), None)
        if found is None:
            raise NoLine("that seat has said nothing of that number here, or it is forgotten.")
        if found.hidden:
            raise NoLine("that line is hidden already.")
        self.said = tuple([replace(s, hidden=True) if s is found else s for s in self.said])

    @property
    def shown(self) -> tuple[LobbySaying, ...]:
        """What everybody is told of it."""
        return tuple([replace(s, text="") if s.hidden else s for s in self.said])

    def move(self, seat: int, to: int) -> None:
        """Whoever sat on `seat` sits on `to`, and what they said is still theirs."""
        self.said = tuple([replace(s, seat=to) if s.seat == seat else s for s in self.said])

    def forget(self, seat: int) -> None:
        """Whoever held this chair does not any more, and what they said goes with them."""
        self.said = tuple([s for s in self.said if s.seat != place(seat)])

    def close(self) -> None:
        """The table starts."""
        self.said = ()
