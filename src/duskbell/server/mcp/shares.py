"""Who holds how much of what is scarce, and what of it was used longest ago: nobody takes all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from duskbell.server.http import household, neighbourhood


class Shares:
    """Things by name, each of which somebody at an address holds; the one that was used longest ago first."""

    def __init__(self) -> None:
        self._held: dict[str, str] = {}
        self._each: Counter[str] = Counter()
        self._around: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, what: str) -> bool:
        return what in self._held

    def take(self, what: str, address: str) -> None:
        """Somebody holds it now."""
        self.free(what)
        self._held[what] = address
        self._each[household(address)] += 1
        self._around[neighbourhood(address)] += 1

    def use(self, what: str) -> None:
        """It is used now, if anybody holds it."""
        if what in self._held:
            self._held[what] = self._held.pop(what)

    def free(self, what: str) -> None:
        """Nobody holds it any more."""
        address = self._held.pop(what, None)
        if address is not None:
            for counted, whose in ((self._each, household(address)), (self._around, neighbourhood(address))):
                counted[whose] -= 1
                if not counted[whose]:
                    del counted[whose]

    def of(self, address: str) -> int:
        """How many are held from there."""
        return self._each[household(address)]

    def idlest_of(self, address: str, busy: Collection[str] = ()) -> str | None:
        """Of those that are held from there the one that was used longest ago; of those that are `busy` only where all
        are.
        """
        whose = household(address)
        return _idlest([what for what, at in self._held.items() if household(at) == whose], busy)

    def fullest(self) -> str:
        """Round where most are held; "" where there is none."""
        return max(self._around, key=lambda where: self._around[where], default="")

    def idlest_around(self, where: str, busy: Collection[str] = ()) -> str | None:
        """The same of those that are held round there."""
        return _idlest([what for what, at in self._held.items() if neighbourhood(at) == where], busy)


def _idlest(held: list[str], busy: Collection[str]) -> str | None:
    return next((what for what in held if what not in busy), held[0] if held else None)
