"""Whom the host has just sent away: they do not sit down again at once, and in a while they may; who is sent away once
more waits longer. No server knows who comes as somebody else, and a host who was mistaken has nobody barred for good.
"""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.server.errors import SentAway
from duskbell.server.room.silence import mark

FIRST, AGAIN = 20.0, 300.0
"""Seconds: long enough to see that it was meant, and in which a host has found others, or has begun."""
_MOST = 50


class Doorstep:
    """Those of one `room`, as the store `kept` them: marks of identities, and until when, in seconds since 1970."""

    def __init__(self, room: str, kept: Iterable[tuple[str, float]] = ()) -> None:
        self._room = room
        self.kept = tuple(kept)

    def send(self, guest: str, now: float) -> None:
        """This identity was sent away."""
        if guest:
            others = self._without(guest)
            seconds = FIRST if len(others) == len(self.kept) else AGAIN
            self.kept = (*others, (mark(self._room, guest), int((now + seconds) * 10) / 10))[-_MOST:]

    def check(self, guest: str, now: float) -> None:
        """Raise `SentAway` for who was, a moment ago."""
        mine = mark(self._room, guest)
        left = next((until for one, until in self.kept if one == mine), now) - now
        if left > 0:
            raise SentAway(
                "the host has sent you away from this table; you can watch, and sit down again in a while.", left
            )

    def forget(self, guest: str) -> None:
        """This identity is forgotten."""
        self.kept = self._without(guest)

    def _without(self, guest: str) -> tuple[tuple[str, float], ...]:
        mine = mark(self._room, guest)
        return tuple([one for one in self.kept if one[0] != mine])
