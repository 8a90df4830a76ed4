"""What of the last things that were seen cannot be judged yet: they may have decided the game."""

from __future__ import annotations

from collections.abc import Sequence

from duskbell.games.clocktower.events import (
    Claimed,
    Dawned,
    DayOver,
    DoomCalled,
    Executed,
    LastWords,
    LifeTurned,
    Nominated,
    Returned,
)
from duskbell.kernel import Event
from duskbell.kernel.core_events import Ended

_DECIDE = (Executed, LifeTurned, Dawned, Returned, DayOver)
_BEGIN = (Nominated, Claimed, LastWords, DoomCalled)
"""What a death by day comes of: neither is understood without the other."""
_OPEN = (*_DECIDE, *_BEGIN)


def undecided(events: Sequence[Event]) -> int:
    """How many things had been seen before the last of which nobody has seen yet that the game went on after it: a
    solver holds that it did after all that it is told of. All, where the last decides nothing.
    """
    n = next((k for k, e in enumerate(events) if isinstance(e, Ended)), len(events))
    if n == len(events) and not (events and isinstance(events[-1], _OPEN)):
        return n
    while n and isinstance(events[n - 1], _OPEN):
        n -= 1
    return n
