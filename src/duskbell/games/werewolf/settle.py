"""What a night comes to: deeds in the order in which they were done, then deaths with their causes, to a fixpoint."""

from __future__ import annotations

from duskbell.games.werewolf.fate import immunities, together
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.role import roles_of
from duskbell.games.werewolf.roles import POWERS
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import NOBODY, Seat


def settle(t: WerewolfTable) -> tuple[tuple[int, str], ...]:
    """Who will be announced dead after tonight, as (seat, cause) by seat number."""
    kill = t.done("kill")
    night = Night(t.aim(kill.targets[0]) if kill else NOBODY)
    for act in t.tonight:
        if act.power in POWERS:
            POWERS[act.power].settle(t, act, night)
        if act.power != "kill":
            for n in act.targets:
                me = t.seats[t.aim(n, act.seat)]
                for role in roles_of(me):
                    role.touched(me, t, act, night)
    for me in t.living:
        for role in roles_of(me):
            role.at_daybreak(me, t, night)
    dead = {n: c for n, c in night.struck().items() if n not in night.safe and c not in immunities(t.seats[n])}
    dead |= night.sure
    whole = together(t, dead, night.ties)
    return tuple([(n, whole[n]) for n in sorted(whole) if not endures(t, t.seats[n])])


def endures(t: WerewolfTable, me: Seat) -> bool:
    """Whether a seat lives through what would kill it."""
    return any(role.endures(me, t) for role in roles_of(me))
