"""What a night comes to: deeds in the order in which they were done, then deaths with their causes, to a fixpoint."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.fate import immunities, together
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.reach import bearer, frightened, reached
from duskbell.games.werewolf.registry import POWERS
from duskbell.games.werewolf.role import serving
from duskbell.games.werewolf.table import POISON, WerewolfTable
from duskbell.kernel import NOBODY, Seat


def reckon(t: WerewolfTable) -> tuple[Night, dict[int, str]]:
    """Who would die if the night were over now, with the cause and by number, and the ledger it follows from. Nothing
    happens by it.
    """
    kill = t.done("kill")
    night = Night(bearer(t, kill.targets[0]) if kill else NOBODY)
    seats: list[Any] = t.seats
    feeling = [s for s in seats if s.gained or (s.role and s.role.feels)]
    for act in t.tonight:
        if owner := POWERS.get(act.power):
            owner.settle(t, act, night)
        if feeling and act is not kill:
            for n in reached(t, act):
                me = t.seats[n]
                for role in serving(me, t):
                    role.touched(me, t, act, night)
    for me in t.living:
        if me.gained or (me.role and me.role.dawns):
            for role in serving(me, t):
                role.at_daybreak(me, t, night)
    hit = night.struck()
    if not hit and not night.sure:
        return night, {}
    struck = {n: fatal(t, t.seats[n], causes) for n, causes in hit.items() if n not in night.safe}
    sure = {n: cause for n, cause in night.sure.items() if cause not in immunities(t, t.seats[n])}
    dead = {n: cause for n, cause in (struck | sure).items() if cause and t.seats[n].alive}
    whole = together(t, dead, night.ties, lambda s: endures(t, s, night))
    return night, {n: whole[n] for n in sorted(whole)}


def fatal(t: WerewolfTable, me: Seat, causes: tuple[str, ...]) -> str:
    """Of which of these somebody dies who is not immune to all of them, "" if of none: of poison before any other, for
    it spoils a gun, and of the knife after any other.
    """
    immune = immunities(t, me)
    left = [c for c in causes if c not in immune]
    return POISON if POISON in left else left[-1] if left else ""


def endures(t: WerewolfTable, me: Seat, night: Night) -> bool:
    """Whether a seat lives through what would kill it."""
    return any(role.endures(me, t, night) for role in serving(me, t))


def in_order(t: WerewolfTable, me: Seat) -> bool:
    """Whether a gun is in order after what has been done tonight (猎人规则): the night is tried, and if its owner would
    die of it, the cause must be one that leaves it the gun.
    """
    cause = reckon(t)[1].get(me.no)
    return not frightened(t, me.no) and (cause is None or leaves_gun(t, me, cause))


def leaves_gun(t: WerewolfTable, me: Seat, cause: str) -> bool:
    """Whether somebody has a gun that is in order after a death of this cause."""
    return any(role.fires(cause) for role in serving(me, t))
