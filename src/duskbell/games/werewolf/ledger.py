"""The ledger of one night: what was done to whom, before anybody is known to die of it."""

from __future__ import annotations

from duskbell.games.werewolf.table import PACK
from duskbell.kernel import NOBODY, Event, Seat


class Night:
    """`victim`: whom the pack has hit; `hits`: other harm by seat with its causes, in the order of the deeds.

    `shields`: guarded from the pack; `cures`: given the antidote; `sheltered`: out of the pack's reach, whatever else
    is done; `safe`: out of reach of everything; `sure`: who dies whatever protects, unless immune; `ties`: (one, other,
    cause), who dies with whom tonight; `news`: what happens beside, when the night is settled in earnest, with who
    sees it.
    """

    def __init__(self, victim: int) -> None:
        self.victim = victim
        self.hits: dict[int, tuple[str, ...]] = {}
        self.shields: frozenset[int] = frozenset()
        self.cures: frozenset[int] = frozenset()
        self.sheltered: frozenset[int] = frozenset()
        self.safe: frozenset[int] = frozenset()
        self.sure: dict[int, str] = {}
        self.ties: tuple[tuple[int, int, str], ...] = ()
        self.news: list[tuple[Event, tuple[Seat, ...]]] = []

    def tell(self, event: Event, *seers: Seat) -> None:
        """Let something happen when the night is settled; not before, for the night may only be tried."""
        self.news.append((event, seers))

    def hit(self, seat: int, cause: str) -> None:
        """Harm that neither guard nor antidote keeps off."""
        self.hits[seat] = (*self.hits.get(seat, ()), cause)

    def struck(self) -> dict[int, tuple[str, ...]]:
        """Who is hit, with every cause: who is immune to one may die of another. Guard and antidote on one victim undo
        each other (同守同救).
        """
        v = self.victim
        open_to_it = v != NOBODY and v not in self.sheltered and (v in self.shields) == (v in self.cures)
        if not open_to_it and not self.hits:
            return {}
        knifed = {v: (PACK,)} if open_to_it else {}
        return {n: (*knifed.get(n, ()), *self.hits.get(n, ())) for n in knifed | self.hits}
