"""A measure of how much may be done, which fills again with time."""

from __future__ import annotations


class Bucket:
    """Lets `burst` through at once and `rate` a second after that. Time is handed in."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._at = burst, 0.0

    def take(self, now: float, n: int = 1) -> bool:
        """Whether `n` more may pass at `now`."""
        if self._flow(now) < n:
            return False
        self._left -= n
        return True

    def owe(self, now: float, n: int) -> None:
        """`n` more have passed, however many may: nothing does until that is made up for."""
        self._flow(now)
        self._left -= n

    def empty(self, now: float) -> bool:
        """Whether not even one more may pass at `now`."""
        return self._flow(now) < 1

    def _flow(self, now: float) -> float:
        """What is left at `now`."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) if self._at else self._burst
        self._at = now
        return self._left

    def wait(self) -> float:
        """Seconds from the last `take` until one more may pass."""
        return max(0.0, (1 - self._left) / self._rate)
