"""What a plain Clocktower bot makes of its view: whom it wants dead, whom it trusts, and how it looks to others."""

from __future__ import annotations

from random import Random

from duskbell.bots.clocktower.facts import bits
from duskbell.bots.clocktower.notes import Notes
from duskbell.bots.clocktower.worlds import Scale, World
from duskbell.bots.once import once
from duskbell.games.clocktower.character import DEMON, EVIL
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import NOBODY, View

MINION_COUNTS = 0.35
"""How much finding a Minion counts against finding the Demon."""
DOUBTED = 0.02
"""How much it tells that somebody says they suspect a seat."""
TEMPER = 1.0
"""How far two of them may differ about a seat without a reason."""
SAINT = 0.15
"""Who claims to be the Saint is executed last."""


class Reads:
    """One seat's reading of the table as it is now.

    `team`: whom an evil seat knows to be on its side, itself among them; `demons`: whom it knows for the Demon.
    `demon`, `evil`: how likely each seat is the one, and the other; an evil seat reads as the others do, who do not
    know what it knows. `blame`: how much each seat is worth executing, by that.
    """

    def __init__(self, view: View[ClocktowerTable], notes: Notes, temper: list[float], learner: int = NOBODY) -> None:
        self.t, self.me, self.notes, self.temper, self.learner = view.table, view.me, notes, temper, learner
        self.is_evil = self.me.team == EVIL
        self.team = {self.me.no, *notes.team} if self.is_evil else set[int]()
        self.demons = self._demons() if self.is_evil else set[int]()

    @once
    def scale(self) -> Scale:
        """The worlds that may be, weighed: what all else costs nothing beside, so it waits until somebody asks."""
        own = "" if self.is_evil or self.me.role is None or self.me.travels else self.me.role.id
        travel = bits(s.no for s in self.t.seats if s.travels)
        return Scale(self.notes, len(self.t.seats), own, travel, self.learner)

    @once
    def _shares(self) -> tuple[list[float], list[float]]:
        return self.scale.shares()

    @property
    def demon(self) -> list[float]:
        """How likely each seat is the Demon."""
        return self._shares[0]

    @property
    def evil(self) -> list[float]:
        """How likely each seat is evil."""
        return self._shares[1]

    @once
    def blame(self) -> list[float]:
        """How much each seat is worth executing: for the Demon, less for another evil one, and by how many doubt it."""
        felt = [1 - TEMPER / 2 + TEMPER * self.temper[n] for n in range(len(self.t.seats))]
        doubted: dict[int, set[int]] = {}
        for who, whom in self.notes.doubts:
            doubted.setdefault(whom, set()).add(who)
        demon, evil = self._shares
        players, claims = len(self.t.seats), self.notes.claims
        blame = [
            d + MINION_COUNTS * (e - d) + DOUBTED * len(doubted.get(n, ())) / players
            for n, (d, e) in enumerate(zip(demon, evil, strict=True))
        ]
        return [b * (SAINT if claims.get(n) == "saint" else 1.0) * felt[n] for n, b in enumerate(blame)]

    def _demons(self) -> set[int]:
        """The living Demon, as far as it knows."""
        known = {n for n in self.notes.demons if n in self.notes.alive}
        return known | ({self.me.no} if self.me.role is not None and self.me.role.kind == DEMON else set())

    @property
    def late(self) -> bool:
        """Whether a wrong execution may be the last."""
        return len(self.t.living) <= 4

    @once
    def usual(self) -> float:
        """How suspect the living are on average."""
        blame = self.blame
        others = [blame[n] for n in self.others()]
        return sum(others) / max(1, len(others))

    def worst(self, among: list[int]) -> int:
        """Whom of these it would see executed first; -1 for none."""
        return max(among, key=self.blame.__getitem__) if among else NOBODY

    def others(self) -> list[int]:
        """The living but itself, and but Travellers, whom nobody executes."""
        return [s.no for s in self.t.others(self.me) if not s.travels]

    def false_world(self, rng: Random) -> World:
        """The best world in which it is good, and those it knows on its side: for an evil one to tell of."""
        team, best, chosen = bits(self.team), float("-inf"), self.scale.worlds[0]
        for world, score in zip(self.scale.worlds, self.scale.scores, strict=True):
            worth = score - 8.0 * (world.evil & team).bit_count() + rng.random() * 2
            if worth > best and not world.has(self.me.no):
                best, chosen = worth, world
        return chosen
