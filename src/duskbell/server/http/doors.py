"""How many come in from one address, how much they send, and who is kept out a while: all of it below HTTP."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from duskbell.server.http.backlog import Backlog
from duskbell.server.http.limits import household
from duskbell.server.running import Bucket, Limits, is_local

_KEPT = 10_000
"""Households remembered at most; the ones that rested longest are forgotten."""


class Household:
    """What those who share an address may send together, and how often they may be cut off."""

    __slots__ = ("bytes", "cuts", "frames", "requests")

    def __init__(self, limits: Limits) -> None:
        self.bytes = Bucket(*limits.house_bytes)
        self.frames = Bucket(*limits.house_frames)
        self.requests = Bucket(*limits.house_requests)
        self.cuts = Bucket(*limits.cuts)


class Doors:
    """Counts connections by address, and remembers from where somebody had to be cut off.

    With `behind_proxy` the machines near by may speak for many people: they are let in without a count of their own,
    and the proxy is the one to count (`docs/running.md`). What one connection may send is measured all the same.
    """

    def __init__(self, limits: Limits, behind_proxy: bool = False) -> None:
        self.limits = limits
        self.backlog = Backlog(limits.all_unread)
        self._behind_proxy = behind_proxy
        self._open: Counter[str] = Counter()
        self._houses: dict[str, Household] = {}

    def enter(self, address: str, now: float) -> bool:
        """Whether one more connection may come in from `address`; if so, it is counted until it has left."""
        whose = self._whose(address)
        if whose is None:
            return True
        if self._open[whose] >= self.limits.connections or self._house(whose).cuts.empty(now):
            return False
        self._open[whose] += 1
        return True

    def leave(self, address: str) -> None:
        """One connection that had entered is gone."""
        whose = self._whose(address)
        if whose is None:
            return
        self._open[whose] -= 1
        if self._open[whose] <= 0:
            del self._open[whose]

    def cut(self, address: str, now: float) -> None:
        """One had to be cut off; after several, nobody is let in from there for a while."""
        whose = self._whose(address)
        if whose is not None:
            self._house(whose).cuts.take(now)

    def asked(self, address: str, now: float) -> bool:
        """Whether all from `address` together have kept the measure with one request more, whatever it is for."""
        whose = self._whose(address)
        return whose is None or self._house(whose).requests.take(now)

    def sent(self, address: str, now: float, size: int, frames: int = 0) -> bool:
        """Whether all from `address` together have kept the measure with so many bytes and frames more."""
        whose = self._whose(address)
        if whose is None:
            return True
        house = self._house(whose)
        return house.bytes.take(now, size) and house.frames.take(now, frames)

    def _whose(self, address: str) -> str | None:
        """Whose measure counts; None for a proxy that speaks for many."""
        if self._behind_proxy and _is_near(address):
            return None
        return household(address)

    def _house(self, whose: str) -> Household:
        house = self._houses.pop(whose, None) or Household(self.limits)
        self._houses[whose] = house
        if len(self._houses) > _KEPT:
            del self._houses[next(iter(self._houses))]
        return house


@lru_cache(1_000)
def _is_near(address: str) -> bool:
    """Whether this is a machine near by; one whose end is gone already has no address any more."""
    return is_local(address)
