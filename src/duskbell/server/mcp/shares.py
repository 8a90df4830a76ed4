"""Who holds how much of what is scarce, and what of it was used longest ago: nobody takes all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from duskbell.server.http import household, neighbourhood


class Shares:
    """Things by name, each of which somebody at an address holds; the one that was used longest ago first."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[str, str]] = {}
        """Of which household and which neighbourhood it is."""
        self._each: Counter[str] = Counter()
        self._around: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, what: str) -> bool:
        return what in self._held

    def take(self, what: str, address: str) -> None:
        """Somebody holds it now."""
        self.free(what)
        self._held[what] = whose, around = household(address), neighbourhood(address)
        self._each[whose] += 1
        self._around[around] += 1

    def use(self, what: str) -> None:
        """It is used now, if anybody holds it."""
        if what in self._held:
            self._held[what] = self._held.pop(what)

    def free(self, what: str) -> None:
        """Nobody holds it any more."""
        if what in self._held:
            for counted, whose in zip((self._each, self._around), self._held.pop(what), strict=True):
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
        return _idlest([what for what, (mine, _) in self._held.items() if mine == whose], busy)

    def fullest(self, busy: Collection[str] = ()) -> str:
        """Round where most are held, "" where there is none: where some of them are not `busy`, but for where more than
        twice as many all are, or who keeps all of theirs busy would keep others out.
        """
        held = self._around
        most = max(held, key=lambda where: held[where], default="")
        idle = dict.fromkeys([around for what, (_, around) in self._held.items() if what not in busy])
        calm = max(idle, key=lambda where: held[where], default=most)
        return most if held[most] > 2 * held[calm] else calm

    def idlest_around(self, where: str, busy: Collection[str] = ()) -> str | None:
        """The same of those that are held round there."""
        return _idlest([what for what, (_, around) in self._held.items() if around == where], busy)


def _idlest(held: list[str], busy: Collection[str]) -> str | None:
    return next((what for what in held if what not in busy), held[0] if held else None)
