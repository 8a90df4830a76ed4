"""Worlds that a plain Clocktower bot weighs: who might be evil, and how well that explains all that was said and seen.

A world is cheap: who the Demon is now, and who else is evil, dead or alive. The good in it say what they are and what
they learned, true unless they are drunk, poisoned or somebody registers falsely; the evil ones say anything. Sets of
seats are bits of a number, for there are hundreds of worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import comb, exp
from random import Random
from typing import NamedTuple

from duskbell.bots.clocktower.facts import Truth, bits, claimants, is_a, is_evil_role
from duskbell.bots.clocktower.notes import Notes, Tell
from duskbell.bots.clocktower.sects import READINGS as SECTS
from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import DEMON, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.night import ENOUGH
from duskbell.kernel import NOBODY

MOST = 400
"""So many worlds are weighed; of more, a draw."""
FALSE, RED, DRUNK = 2.2, 1.2, 3.4
"""What it costs when somebody good was told something false, or a Fortune Teller a false yes; and at most in all,
for who is drunk is told much that is false.
"""
LIE, LIES = 0.5, 1.2
"""What it costs when something told is an evil one's lie, which might have been any other; and at most in all."""
TWICE = 6.0
"""Two of the good with the same character: there are none."""
BARON, TOO_MANY = 0.7, 4.0
"""More Outsiders among the good than the count allows: with the Baron, or even so."""
FELL = 1.6
"""An evil one dies at night: a Demon seldom kills its own."""
PROVEN = 5.0
"""An evil one does what only somebody good can."""
KIN_UP, KIN_DOWN, OTHER_UP, OTHER_DOWN = 0.7, -0.2, -0.25, 0.3
"""What it costs that an evil one's hand was up, or down, when one of its own was nominated, and when somebody good was:
it saves its own and helps against others. Where the evil do not know each other, votes tell nothing of it.
"""
PLAIN = 1.5
"""Whoever learns the game here has said what they are, and is evil."""
UNMOVED = 0.8
"""A Virgin was nominated by a Townsfolk, and nothing happened."""
UNTOUCHED = 2.2
"""A Slayer has shot the Demon, and nothing happened."""


class World(NamedTuple):
    """Who the Demon is now, and who is evil, as bits."""

    demon: int
    evil: int

    def has(self, seat: int) -> bool:
        """Whether a seat is evil here."""
        return bool(self.evil >> seat & 1)


def usual(players: int) -> tuple[int, int, int, int]:
    """What is dealt to so many: all beyond fifteen travel, though before the first day nobody knows who."""
    return COUNTS[min(players, max(COUNTS))]


@lru_cache(64)
def imagine(players: int, living: int, travel: int = 0) -> tuple[World, ...]:
    """All worlds with a Demon among the living, or a draw of them where there are too many. `travel`: who is a
    Traveller, and neither that nor a Minion.
    """
    there = [n for n in range(players) if not travel >> n & 1]
    minions = usual(len(there))[2]
    others = {d: [n for n in there if n != d] for d in there if living >> d & 1}
    if len(others) * comb(len(there) - 1, minions) <= MOST:
        return tuple([World(d, bits((d, *more))) for d, left in others.items() for more in combinations(left, minions)])
    rng = Random(f"{players}/{living}")
    each = MOST // len(others)
    return tuple([World(d, bits((d, *rng.sample(left, minions)))) for d, left in others.items() for _ in range(each)])


@lru_cache(1 << 14)
def members(seats: int) -> tuple[int, ...]:
    """A set of seats as numbers, the lowest first."""
    return tuple([n for n in range(seats.bit_length()) if seats >> n & 1])


def truth(tell: Tell, notes: Notes, claims: Mapping[int, str], players: int) -> Truth:
    """When something told is so: what the good claim is what they are."""
    about = bits(tell.about)
    if (reading := SECTS.get(tell.role)) is not None:
        return reading(tell, notes, claims, players)
    if tell.role == "chef":
        return lambda demon, evil: pairs(evil, players) == tell.number
    if tell.role == "mathematician":  # of whose ability failed a world says nothing
        return lambda demon, evil: True
    if tell.form == "number":
        near = bits(beside(tell.day, tell.seat, notes, players))
        return lambda demon, evil: (evil & near).bit_count() == tell.number
    if tell.form in ("yes", "no"):
        return lambda demon, evil: bool(about >> demon & 1) == (tell.form == "yes")
    if tell.form == "none":
        outsiders = claimants(claims, lambda role: is_a(OUTSIDER, role))
        return lambda demon, evil: not outsiders & ~evil
    if is_a(DEMON, tell.shown):
        return lambda demon, evil: bool(about & evil & (1 << demon | ~bits(notes.alive)))
    if is_evil_role(tell.shown):
        return lambda demon, evil: bool(about & evil & ~(1 << demon))
    unlike = claimants(
        claims, lambda role: role != tell.shown and not (tell.shown == "drunk" and is_a(TOWNSFOLK, role))
    )
    return lambda demon, evil: bool(about & ~evil & ~unlike)


def pairs(evil: int, players: int) -> int:
    """How many neighbours are both evil."""
    return (evil & (evil >> 1 | (evil & 1) << (players - 1))).bit_count()


def beside(day: int, seat: int, notes: Notes, players: int) -> list[int]:
    """The nearest living neighbours of a seat on a night: who died in that night is dead by then."""
    lived = notes.lived.get(day, range(players))
    around = [(seat + i) % players for i in range(1, players)]
    near = [next((n for n in way if n in lived), seat) for way in (around, around[::-1])]
    return list(dict.fromkeys(near))


class Scale:
    """Weighs worlds by what one seat knows. `scores`: of each, how well it explains all that was told and seen."""

    def __init__(self, notes: Notes, players: int, own: str, travel: int = 0, learner: int = NOBODY) -> None:
        """`own`: the character as which the seat goes by what it knows itself, as the good do; "": by what all know.
        `travel`: who is a Traveller; `learner`: whose word counts more, once they have said what they are.
        """
        self.plain = bits([learner] if learner in notes.claims else [])
        self.players = players
        self.counted = usual(players - travel.bit_count())[1]
        claims = notes.claims | {notes.me: own} if own else notes.claims
        mine = 1 << notes.me if own else 0
        living = bits(notes.alive) & ~mine
        worlds = imagine(players, living, travel) or imagine(players, bits(range(players)) & ~mine, travel)
        self.worlds = [w for w in worlds if not w.evil & mine]
        tells: dict[int, list[tuple[Truth, float]]] = {}
        for t in [t for t in notes.told if not (own and t.seat == notes.me)] + (notes.learned if own else []):
            tells.setdefault(t.seat, []).append((truth(t, notes, claims, players), RED if t.form == "yes" else FALSE))
        self.tells = [(1 << n, min(LIES, LIE * len(told)), told) for n, told in tells.items()]
        self.outsiders = claimants(claims, lambda role: is_a(OUTSIDER, role))
        alike = [bits(n for n, other in claims.items() if other == role) for role in dict.fromkeys(claims.values())]
        self.alike = [claimed for claimed in alike if claimed.bit_count() > 1]
        self.fallen = bits(notes.by_night)
        self.votes, self.kin = [0.0] * players, [[0.0] * players for _ in range(players)]
        self.voted = bool(notes.votes)
        for voter, who, up in notes.votes:
            if voter != who and players - travel.bit_count() >= ENOUGH:
                other = OTHER_UP if up else OTHER_DOWN
                self.votes[voter] += other
                self.kin[voter][who] += (KIN_UP if up else KIN_DOWN) - other
        self.proven = bits([*[n for pair in notes.virgins for n in pair], *[n for n, _, died in notes.shots if died]])
        self.shots = [(1 << n, target) for n, target, died in notes.shots if not died]
        towns = claimants(claims, lambda role: is_a(TOWNSFOLK, role))
        self.unmoved = [
            1 << by | 1 << who for by, who in notes.unmoved if claims.get(who) == "virgin" and towns >> by & 1
        ]
        self.scores = self._scored()
        best = max(self.scores)
        self.weights = [exp(s - best) for s in self.scores]

    def _scored(self) -> list[float]:
        """Of each world: the less below zero, the better. One loop for all, for this is what a bot thinks most with."""
        tells, fallen, proven, alikes, shots = self.tells, self.fallen, self.proven, self.alike, self.shots
        plain = self.plain
        outsiders, counted, unmoved, votes, kins = self.outsiders, self.counted, self.unmoved, self.votes, self.kin
        scores = []
        for demon, evil in self.worlds:
            cost = FELL * (evil & fallen).bit_count() + PROVEN * (evil & proven).bit_count()
            if evil & plain:
                cost += PLAIN
            for seat, lies, told in tells:
                if evil & seat:
                    cost += lies
                else:
                    wrong = 0.0
                    for is_so, costs in told:
                        if not is_so(demon, evil):
                            wrong += costs
                    cost += wrong if wrong < DRUNK else DRUNK
            if self.voted:
                evil_ones = members(evil)
                for n in evil_ones:
                    kin = kins[n]
                    cost += votes[n] + sum([kin[who] for who in evil_ones])
            for alike in alikes:
                if (same := (alike & ~evil).bit_count()) > 1:
                    cost += TWICE * (same - 1)
            more = (outsiders & ~evil).bit_count() - counted
            if more > 0:
                cost += BARON if more <= 2 else TOO_MANY
            for pair in unmoved:
                if not pair & evil:
                    cost += UNMOVED
            for seat, target in shots:
                if target == demon and not evil & seat:
                    cost += UNTOUCHED
            scores.append(-cost)
        return scores

    def shares(self) -> tuple[list[float], list[float]]:
        """For each seat how likely it is the Demon, and how likely it is evil at all."""
        demon, evil = [0.0] * self.players, [0.0] * self.players
        total = sum(self.weights)
        for world, weight in zip(self.worlds, self.weights, strict=True):
            demon[world.demon] += weight
            for n in members(world.evil):
                evil[n] += weight
        return [x / total for x in demon], [x / total for x in evil]
