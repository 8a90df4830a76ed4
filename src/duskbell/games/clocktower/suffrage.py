"""Whose hand counts, and how much, when somebody is nominated: what characters change in that (000 三.2)."""

from __future__ import annotations

from math import prod

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.failures import belated, hindered, idle, silenced, sober
from duskbell.games.clocktower.sobriety import Source, working
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import NOBODY


def electorate(t: ClocktowerTable) -> frozenset[int] | None:
    """The only seats that may vote, where an ability that works says so; else None. They give no vote token for it, and
    need not be half of the living.
    """
    said = [t.character(id).electorate(t.seats[no], t) for no, id in sorted(working(t))]
    named = [frozenset([s.no for s in seats]) for seats in said if seats is not None]
    return frozenset.intersection(*named) if named else None


def voters(t: ClocktowerTable) -> list[ClocktowerSeat]:
    """Who may vote now: the living, and the dead who have their vote left; who lives on votes that others give has to
    have one.
    """
    alone = electorate(t)
    if alone is not None:
        return [s for s in t.people if s.no in alone]
    return [s for s in t.people if (_has_a_hand(s) if s.alive else s.vote_left)]


def _has_a_hand(s: ClocktowerSeat) -> bool:
    return s.tokens > 0 or not begs(s)


def begs(s: ClocktowerSeat) -> bool:
    """Whether somebody has no vote while alive but those that others give away."""
    return s.role is not None and s.role.begs


def tally(t: ClocktowerTable) -> int:
    """What the hands that were found up count together, of whoever may vote."""
    alone = electorate(t)
    return sum([_weight(t, t.seats[n]) for n in t.votes if alone is None or n in alone])


def outcome(t: ClocktowerTable, who: ClocktowerSeat) -> tuple[int, int]:
    """What the count of a nomination comes to: the votes, and who is about to die from now on."""
    votes, block = tally(t), t.block
    if votes > 0 and votes >= t.most:
        enough = electorate(t) is not None or votes * 2 >= len(t.living)
        block = who.no if votes > t.most and enough else NOBODY
    return votes, block


def unweighed(t: ClocktowerTable, who: ClocktowerSeat) -> list[Source]:
    """Abilities that would have changed what this count comes to, if they worked."""
    was = outcome(t, who)
    among = [source for source in [*idle(t), *belated(t)] if _weighs(t, source)]
    return [source for source in among if outcome(sober(t, source), who) != was]


def weighed(t: ClocktowerTable, who: ClocktowerSeat) -> list[ClocktowerSeat]:
    """Whose abilities change what this count comes to, though another's drink or poison should keep them from it."""
    seats = [t.seats[no] for no in hindered(t) if any(no == n and _weighs(t, (n, id)) for n, id in working(t))]
    was = outcome(t, who) if seats else None
    return [s for s in seats if outcome(silenced(t, s), who) != was]


def _weighs(t: ClocktowerTable, source: Source) -> bool:
    role = type(t.character(source[1]))
    return role.weight is not Character.weight or role.electorate is not Character.electorate


def _weight(t: ClocktowerTable, voter: ClocktowerSeat) -> int:
    """How much one hand counts: each ability that works and changes it does so on top of the others."""
    return prod([t.character(id).weight(t.seats[no], t, voter) for no, id in working(t)])
