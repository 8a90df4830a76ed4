"""Histories as proof of who may have been dealt what: deals that go with what is not proven yet, played one after the
other.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from duskbell.games.clocktower.character import DEMON, MINION, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.insight.clocktower.puzzle import EMPTY, Puzzle
from duskbell.insight.clocktower.roles import Card, Roles
from duskbell.insight.clocktower.staging import staged
from duskbell.insight.evidence import Evidence
from duskbell.insight.found import EACH

BARREN, TRIES = 12, 4
"""A proof ends after so many deals in a row of which no history was found; for one card no more than so many."""
BROAD, MOST = (2, 4, 8, 12), 12
"""So many cards that are not proven are asked of one deal: before anything is, one of these; later at most so many."""


class Proving:
    """`proven`: what each seat was dealt in some history that was played; `played`: the deals; `witness`: the record of
    the first.
    """

    def __init__(self, known: Evidence, p: Puzzle, roles: Roles) -> None:
        self.known, self.p, self.roles = known, p, roles
        self.proven: list[set[str]] = [set() for _ in p.seats]
        self.played: set[tuple[str, ...]] = set()
        self.witness = ""
        self.tried: Counter[Card] = Counter()
        self.rng = Random(0)
        self.best: tuple[str, ...] = ()
        """The last deal that was played to the end, or farther than any before: the next ones are near it."""
        self.farthest = -1
        self.at_once = MOST // 2

    def prove(self, until: float) -> None:
        """Play until this time by `time.perf_counter`, or as long as anything comes of it."""
        vain = 0
        while vain < BARREN and time.perf_counter() < until:
            wanted = [
                (seat, role)
                for seat, may in enumerate(self.roles.possible)
                for role in sorted(may - self.proven[seat])
                if self.tried[seat, role] < TRIES
            ]
            if not wanted:
                return
            self.rng.shuffle(wanted)
            wanted.sort(key=self.tried.__getitem__)
            self.tried[wanted[0]] += 1
            kept = list(enumerate(self.best))
            self.rng.shuffle(kept)
            deal = self.roles.dealt([*wanted[: self.at_once if self.played else self.rng.choice(BROAD)], *kept], until)
            better = bool(deal) and self._play(deal, until)
            vain = 0 if better else vain + 1

    def _play(self, deal: tuple[str, ...], until: float) -> bool:
        """Whether a deal was played farther than any before, or to the end."""
        if deal in self.played:
            return False
        play, seen = staged(self.known, plan(self.p, deal), min(until, time.perf_counter() + EACH), self.rng)
        farther = seen > self.farthest
        if play is not None or farther:
            self.best, self.farthest = deal, seen
        self.at_once = min(2 * self.at_once, MOST) if play is not None else max(1, self.at_once // 2)
        if play is None:
            return farther
        self.played.add(deal)
        self.witness = self.witness or play.record.dump()
        for shown, role in zip(self.proven, deal, strict=True):
            shown.add(role)
        return True


def plan(p: Puzzle, deal: tuple[str, ...]) -> dict[str, list[str]]:
    """The answers of set-up that lead to a deal: what goes into the bag, and who draws what."""
    found: dict[str, list[str]] = {}
    for kind in (DEMON, MINION, OUTSIDER, TOWNSFOLK):
        roles = [id for id in p.script if id in deal and CHARACTERS[id].kind == kind]
        found[f"clocktower.bag-{kind}"] = [",".join(roles)]
    held = [role for role in deal if role != EMPTY]
    outs = sum(CHARACTERS[role].kind == OUTSIDER for role in held)
    more = outs - p.counts[1] - sum(CHARACTERS[role].brackets.get(OUTSIDER, 0) for role in held)
    sways = [word for role in held for word, n in CHARACTERS[role].sways.items() if n == more]
    if sways:
        found["clocktower.outsiders"] = sways
    drawn, guests = list(deal), dict(p.guests)
    disguises: list[str] = []
    for seat, role in enumerate(deal):
        if role in p.script and CHARACTERS[role].hidden:
            claimed, poses = p.claims[seat].character, CHARACTERS[role].poses_as
            fits = claimed and CHARACTERS[claimed].kind == poses
            drawn[seat] = dict(p.fooled).get(seat) or (claimed if fits else next(_free(p, deal, poses)))
            disguises.append(drawn[seat])
    if disguises:
        found["clocktower.disguise"] = disguises
    found["clocktower.deal"] = [",".join([role for seat, role in enumerate(drawn) if seat not in guests])]
    return found


def _free(p: Puzzle, deal: tuple[str, ...], kind: str) -> Iterator[str]:
    return (id for id in p.script if CHARACTERS[id].kind == kind and id not in (*deal, *p.bluffs))
