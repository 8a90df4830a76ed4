"""When a server searches its memory for garbage. A search of all of it halts everybody, for half a second where a
thousand sit: at the wrong moment a balancer takes the node for dead, and sends all who sit there to the next one.
"""

from __future__ import annotations

import gc
from time import monotonic, thread_time

from duskbell import names

YOUNG, OLDER = 10_000, 10
"""New objects until the youngest are searched, and how often until the older are."""
CROWDED, LONGEST = 100_000, 5
"""New objects until then while a crowd comes, some 15 MB, and looks after which that ends though no moment was calm:
searching what a crowd brings, which stays, took a sixth of what a socket costs that comes back.
"""
ENOUGH, MOST = 5, 20
"""How often the older have been searched until the oldest are: in the next calm moment, and in any. Of what was freed
only by a search some 50 MB wait for one, 200 MB at most.
"""
NEVER = 1_000_000
"""Searches of the older until Python by itself would search the oldest."""
CALM = 0.3
"""The part of the time since the last look that this thread may have worked, for a moment to be calm."""


def settle() -> None:
    """Take whatever is in memory as there to stay: the search for garbage passes over it and halts tables less. It
    begins less often, too: a room or a socket that stays is no garbage, and a crowd that comes is many of them. What
    is garbage already, some hundred kilobytes of what was read, is not looked for: that takes an eighth of a start.
    From then on `Garbage.look` says when the oldest are searched, which Python no longer does by itself.
    """
    names.keys("")  # what is read with the first name halts nobody
    gc.freeze()
    gc.enable()
    gc.set_threshold(YOUNG, OLDER, NEVER)


def put_off() -> None:
    """A crowd is coming: what is new is searched afterwards, where somebody has called `settle`."""
    if gc.get_threshold() == (YOUNG, OLDER, NEVER):
        gc.set_threshold(CROWDED, OLDER, NEVER)


class Garbage:
    """What waits to be searched, looked at about once a second by the thread that serves. Where nobody has called
    `settle` it is Python's own affair.
    """

    def __init__(self) -> None:
        self._at, self._worked = monotonic(), thread_time()
        self._put_off = 0

    async def look(self) -> None:
        """Search everything, where that is due."""
        at, worked = monotonic(), thread_time()
        calm = worked - self._worked < CALM * (at - self._at)
        young, _, oldest = gc.get_threshold()
        self._put_off = self._put_off + 1 if young == CROWDED else 0
        if self._put_off and (calm or self._put_off >= LONGEST):
            gc.set_threshold(YOUNG, OLDER, NEVER)
            gc.collect(0)
            at, worked = monotonic(), thread_time()
        elif oldest == NEVER and is_due(gc.get_count()[2], calm=calm):
            gc.collect()
            at, worked = monotonic(), thread_time()
        self._at, self._worked = at, worked


def is_due(searched: int, *, calm: bool) -> bool:
    """Whether everything is to be searched now, when the older have been `searched` so often since the last time."""
    return searched >= (ENOUGH if calm else MOST)
