"""What a plain Werewolf bot makes of what was said and done: whom to suspect, whom to trust, from its own view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from duskbell.games.werewolf.events import Acted, Burst, Died, Learned, Pointed, Voted
from duskbell.games.werewolf.table import GOOD, NOBODY, WOLVES, WerewolfTable
from duskbell.kernel import View
from duskbell.kernel.event import Said
from duskbell.kernel.log import ever, since

CLAIM, WOLF, CLEAR = "werewolf.claim-seer", "werewolf.report-wolf", "werewolf.report-good"
SUSPECT = "werewolf.suspect"
"""What who claims to be the seer says: that, and each finding, true or not."""
SURE = 100.0


class Report(NamedTuple):
    """One finding that was told in public."""

    seat: int
    target: int
    wolf: bool


def reports(t: WerewolfTable) -> list[Report]:
    """Every finding told in public, in order."""
    told = [s for s in ever(t, Said) if s.line in (WOLF, CLEAR) and s.about]
    return [Report(s.seat, int(s.about[0]), s.line == WOLF) for s in told]


def claimants(t: WerewolfTable) -> list[int]:
    """Who claims to be the seer, in the order in which they came out."""
    return list(dict.fromkeys([s.seat for s in ever(t, Said) if s.line in (CLAIM, WOLF, CLEAR)]))


def found(view: View[WerewolfTable]) -> list[Learned]:
    """What the referee has answered this seat."""
    return [told for told in ever(view.table, Learned) if told.seat == view.seat]


def is_wolf(told: Learned, roles: Iterable[str]) -> bool:
    """Whether an answer means a wolf: the side itself, or the name of a wolf's card."""
    return told.what == "seen-wolf" or told.what in roles


def suspicion(view: View[WerewolfTable], temper: list[float], wolf_cards: Iterable[str]) -> list[float]:
    """How much this seat suspects each other: `SURE` is certainty, below zero is trust.

    `temper`: a little of everybody's own, so that not all think alike.
    """
    t = view.table
    blame = [0.0] * len(t.seats)
    known = {told.target: is_wolf(told, wolf_cards) for told in found(view)}
    for n, wolf in known.items():
        blame[n] = SURE if wolf else -SURE
    for burst in ever(t, Burst):
        blame[burst.seat] = SURE
    for act in ever(t, Acted):
        if act.power == "antidote":  # a wolf seldom hunts its own
            blame[act.targets[0]] -= 2.0
    died = {d.seat for d in ever(t, Died) if d.night}
    for n in died:  # nobody fears the dead, and whom they voted against was seldom their own
        blame[n] -= 2.0
    beliefs = {n: trust(view, n, known, died) for n in claimants(t)}
    for n, belief in beliefs.items():
        if -1 < belief < 0.9 and len(beliefs) > 1:
            belief += 0.3 * (temper[n] - 0.5)
        blame[n] += SURE if belief <= -1 else 8.0 * (0.5 - belief)
        for r in [r for r in reports(t) if r.seat == n]:
            if belief > 0.3:
                blame[r.target] += (30.0 if r.wolf else -6.0) * belief
            elif belief < 0:
                blame[r.target] += -1.5 if r.wolf else 2.0
    for v in ever(t, Voted):
        for voter, target in zip(v.seats, v.targets, strict=True):
            blame[voter] += 0.7 * _deed(v.kind, target, beliefs, known)
    for said in ever(t, Said):
        if said.line == SUSPECT and said.about and blame[said.seat] < 1.0:
            blame[int(said.about[0])] += 0.15 if said.seat in died else 0.1
    return [b + 0.5 * w for b, w in zip(blame, temper, strict=True)]


def _deed(kind: str, target: int, beliefs: dict[int, float], known: dict[int, bool]) -> float:
    """What a ballot tells of its voter: above zero for the ballots of wolves."""
    if target == NOBODY:
        return 0.0
    bad = -1.0 if known.get(target, beliefs.get(target, 0.5) < 0.2) else 1.0 if target in known else 0.0
    if target in beliefs and not bad:
        bad = 2 * beliefs[target] - 1
    return -bad if kind == "sheriff" else bad


def trust(view: View[WerewolfTable], n: int, known: dict[int, bool], died: set[int]) -> float:
    """How far somebody who claims to be the seer is believed: 1 for certain, -1 for certainly not."""
    t, me = view.table, view.me
    seers = claimants(t)
    if n != me.no and me.role is not None and me.role.id in ("seer", "psychic"):
        return -1.0
    for r in [r for r in reports(t) if r.seat == n]:
        if (r.target == me.no and r.wolf and me.team == GOOD) or known.get(r.target, r.wolf) != r.wolf:
            return -1.0
    if n in died:  # who is hunted is seldom one of the hunters
        return 0.95
    if died & set(seers):
        return -0.6
    return 0.9 if len(seers) == 1 else 0.5


def pack_of(t: WerewolfTable) -> list[int]:
    """The wolves this seat knows, dead or alive."""
    return [s.no for s in t.seats if s.team == WOLVES]


def pointed_most(t: WerewolfTable) -> int:
    """Whom the pack has pointed at most tonight, the first of equals."""
    rounds = [p for p in since(t, "night", Pointed) if not p.final]
    targets = [n for n in rounds[-1].targets if n != NOBODY] if rounds else []
    return max(dict.fromkeys(targets), key=targets.count) if targets else NOBODY


def mix(day: int, seat: int) -> int:
    """A fixed order of the seats that changes from day to day: the pack agrees by it without a word."""
    return (seat * 7919 + day * 104729) % 1009
