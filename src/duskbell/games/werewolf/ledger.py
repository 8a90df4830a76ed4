"""The ledger of one night: what was done to whom, before anybody is known to die of it."""

from __future__ import annotations

from duskbell.games.werewolf.table import PACK, POISON
from duskbell.kernel import NOBODY, Event, Seat


class Night:
    """`victim`: whom the pack has hit; `hits`: other harm by seat with its cause.

    `shields`: guarded from the pack; `cures`: given the antidote; `safe`: out of reach of everything;
    `sure`: who dies whatever protects; `ties`: (one, other, cause), who dies with whom tonight; `news`: what happens
    beside, when the night is settled in earnest, with who sees it.
    """

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.hits: dict[int, str] = {}
        self.shields: frozenset[int] = frozenset()
        self.cures: frozenset[int] = frozenset()
        self.safe: frozenset[int] = frozenset()
        self.sure: dict[int, str] = {}
        self.ties: tuple[tuple[int, int, str], ...] = ()
        self.news: list[tuple[Event, tuple[Seat, ...]]] = []

    def tell(self, event: Event, *seers: Seat) -> None:
        """Let something happen when the night is settled; not before, for the night may only be tried."""
        self.news.append((event, seers))

    def hit(self, seat: int, cause: str) -> None:
        """Harm that neither guard nor antidote keeps off. Poison goes before any other cause, for it spoils a gun."""
        if self.hits.get(seat) != POISON:
            self.hits[seat] = cause

    def struck(self) -> dict[int, str]:
        """Who is fatally hit, with the cause. Guard and antidote on one victim undo each other (同守同救)."""
        v = self.victim
        knifed = v != NOBODY and (v in self.shields) == (v in self.cures)
        return ({v: PACK} if knifed else {}) | self.hits
