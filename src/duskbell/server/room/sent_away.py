"""Whom the host has just sent away: they do not sit down again at once, and in a while they may; who is sent away once
more waits longer. No server knows who comes as somebody else, and a host who was mistaken has nobody barred for good.
"""

from __future__ import annotations

from duskbell.server.errors import SentAway

FIRST, AGAIN = 20.0, 300.0
"""Seconds: long enough to see that it was meant, and in which a host has found others, or has begun."""
_MOST = 50


class Doorstep:
    """Those of one room, by identity; a server that starts anew knows nothing of them."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def send(self, guest: str, now: float) -> None:
        """This identity was sent away."""
        if guest:
            before = self._until.pop(guest, None)
            self._until[guest] = now + (FIRST if before is None else AGAIN)
            if len(self._until) > _MOST:
                del self._until[next(iter(self._until))]

    def check(self, guest: str, now: float) -> None:
        """Raise `SentAway` for who was, a moment ago."""
        left = self._until.get(guest, now) - now
        if left > 0:
            raise SentAway(
                "the host has sent you away from this table; you can watch, and sit down again in a while.", left
            )
