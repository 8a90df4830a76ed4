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
    t, me = view.table, view.me
    blame = [0.0] * len(t.seats)
    known = {told.target: is_wolf(told, wolf_cards) for told in found(view)}
    for n, wolf in known.items():
        blame[n] = SURE if wolf else -SURE
    for burst in ever(t, Burst):
        blame[burst.seat] = SURE
    for act in ever(t, Acted):
        if act.power == "antidote":  # a wolf seldom hunts its own
            blame[act.targets[0]] -= 2.0
    said, seers = reports(t), claimants(t)
    died = {d.seat for d in ever(t, Died) if d.night}
    for n in seers:
        mine = [r for r in said if r.seat == n]
        belief = trust(n, mine, seers, died, known, me.no, me.team, me.role is not None and me.role.id == "seer")
        if len(seers) > 1 and belief > -1:
            belief += 0.25 * (temper[n] - 0.5)
        blame[n] += SURE if belief <= -1 else 4.0 * (0.5 - belief)
        for r in mine:
            blame[r.target] += (30.0 if r.wolf else -4.0) * belief if belief > 0 else (-1.0 if r.wolf else 1.0)
    for v in ever(t, Voted):
        if v.kind == "exile":
            for voter, target in zip(v.seats, v.targets, strict=True):
                if target != NOBODY and target in known:
                    blame[voter] += -0.5 if known[target] else 0.5
    return [b + 0.8 * w for b, w in zip(blame, temper, strict=True)]


def trust(
    n: int,
    mine: list[Report],
    seers: list[int],
    died: set[int],
    known: dict[int, bool],
    me: int,
    team: str,
    am_seer: bool,
) -> float:
    """How far somebody who claims to be the seer is believed: 1 for certain, -1 for certainly not."""
    if n != me and am_seer:
        return -1.0
    for r in mine:
        if r.target == me and r.wolf != (team == WOLVES) and team == GOOD:
            return -1.0
        if r.target in known and known[r.target] != r.wolf:
            return -1.0
    belief = 0.9 if len(seers) == 1 else 0.5
    if n in died:  # who is hunted is seldom one of the hunters
        belief += 0.35
    if len(seers) > 1 and len(died & set(seers)) == 1 and n not in died:
        belief -= 0.35
    return belief


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
