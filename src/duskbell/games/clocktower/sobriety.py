"""Which abilities work: their holder lives, or need not, and nothing that works itself makes it drunk or poisoned.

An ability stands on its holder's feet, and a lent one on its lender's, too. Drink and poison are arrows from an
ability to a seat. An arrow is off when a seat that its ability stands on is hit by an arrow that is on; it is on when
nothing that is left aims at those seats. Where they run in a circle, the oldest that is left is on. An arrow at its
own ability's feet silences whatever else that does: whether it is on or another silences both, the rest is off.

A Demon's arrow is off at a seat that an ability guards from Demons, unless what else hits that ability's feet is on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from duskbell.games.clocktower.character import DEMON, Character
from duskbell.kernel import Seat, Table
from duskbell.kernel.event import Mark

DRUNK, POISONED = "drunk", "poisoned"
SOBER = "sober-healthy"
"""A seat that is neither, as long as the ability works that says so."""
KEEPS = "keeps-ability"
"""A dead seat whose ability works on, for as long as the ability that lets it."""

Source = tuple[int, str]
"""An ability: the number of a seat, and a character's id."""


class Arrow(NamedTuple):
    """What makes a seat drunk or poisoned. `age`: its place in the log; a standing one is as old as its holder. `of`:
    the ability it comes from, if from any.
    """

    feet: frozenset[int]
    target: int
    age: int
    of: Source | None = None


def working(t: Table) -> frozenset[Source]:
    """Every ability that works now."""
    return t.memo(_working)


def sobered(t: Table, source: Source) -> None:
    """Let an ability work at this table until anything happens there, whatever disturbs it."""
    t.memos[_working, ()] = (len(t.log), working(t) | {source})


def _working(t: Table) -> frozenset[Source]:
    held: dict[Source, Character] = {}
    lent: dict[Source, Source] = {}
    for s in t.seats:
        keeps = max((m for m in s.marks if m.name == KEEPS), key=_lender, default=None)
        lives = s.alive or s.feigns
        for role in s.roles:
            if lives or role.posthumous or keeps:
                held[s.no, role.id] = role
                if keeps and keeps.by >= 0 and not lives and not role.posthumous:
                    lent[s.no, role.id] = (keeps.by, keeps.of)
        for loan in s.loans:
            role = held.get((s.no, loan.role))
            outlives = not lives and role is not None and role.posthumous and loan.by == s.no and loan.of
            if not outlives:  # what works when its holder is dead does so though its lender has died with it
                lent[s.no, loan.role] = (loan.by, loan.of)
    feet = {ability: _feet(ability, held, lent) for ability in held}
    standing = {ability: on for ability, on in feet.items() if on}
    sturdy = {no for no, id in standing if held[no, id].sturdy}
    arrows = [a for a in (*_laid(t, standing), *_lasting(t, held, standing)) if a.target not in sturdy]
    guarding = {source: held[source] for source in standing if held[source].shields}
    hit = _hit_unguarded(t, arrows, held, standing, guarding)
    served = {s.no for s in t.seats for m in s.marks if m.name == SOBER and _stands(standing, (m.by, m.of), hit)}
    if served & hit:
        hit = _hit_unguarded(t, [a for a in arrows if a.target not in served], held, standing, guarding)
    return frozenset([ability for ability, on in standing.items() if not on & hit])


def _stands(standing: Mapping[Source, frozenset[int]], of: Source, hit: frozenset[int]) -> bool:
    """Whether an ability works, given who is drunk or poisoned."""
    return of in standing and not standing[of] & hit


def _lender(keeps: Mark) -> tuple[bool, int]:
    """Who lets an ability work on: nobody in particular, for whom there is nothing to lose, else whoever came last."""
    return keeps.by < 0, keeps.at


def _feet(ability: Source, held: Mapping[Source, Any], lent: Mapping[Source, Source]) -> frozenset[int]:
    """The seats that an ability stands on; none when what lends it is gone."""
    seen: list[Source] = []
    while ability in held and ability not in seen:
        seen.append(ability)
        if ability not in lent:
            return frozenset([seat for seat, _ in seen])
        ability = lent[ability]
    return frozenset()


def _laid(t: Table, standing: Mapping[Source, frozenset[int]]) -> list[Arrow]:
    """Marks of drink and poison whose ability is still there, or that come from none."""
    return [
        Arrow(standing.get((m.by, m.of), frozenset()), s.no, m.at, (m.by, m.of) if m.by >= 0 else None)
        for s in t.seats
        for m in s.marks
        if m.name in (DRUNK, POISONED) and (m.by < 0 or (m.by, m.of) in standing)
    ]


def _lasting(t: Table, held: Mapping[Source, Character], standing: Mapping[Source, frozenset[int]]) -> list[Arrow]:
    """Of characters that make drunk or poisoned as long as they work."""
    return [
        Arrow(on, hit.no, -1, (no, id))
        for (no, id), on in standing.items()
        for hit in held[no, id].befuddles(t.seats[no], t)
    ]


def _hit_unguarded(
    t: Table,
    arrows: list[Arrow],
    held: Mapping[Source, Character],
    standing: Mapping[Source, frozenset[int]],
    guarding: Mapping[Source, Character],
) -> frozenset[int]:
    """The seats hit: at first all guards count, and those do no more that are hit all the same."""
    guards = {source: {s.no for s in role.guards(t.seats[source[0]], t)} for source, role in guarding.items()}
    while guards:
        safe = frozenset[int]().union(*guards.values())
        hit = _hit([a for a in arrows if a.target not in safe or a.of is None or held[a.of].kind != DEMON])
        left = {source: seats for source, seats in guards.items() if not standing[source] & hit}
        if len(left) == len(guards):
            return hit
        guards = left
    return _hit(arrows)


def guarded(t: Table, s: Seat) -> bool:
    """Whether no Demon's ability harms a seat now."""
    sound = [(t.seats[no], t.by_token[id]) for no, id in working(t)]
    return any(s in role.guards(me, t) for me, role in sound if role.shields)


def _hit(left: list[Arrow]) -> frozenset[int]:
    """The seats hit by an arrow that is on."""
    own = {a.of for a in left if a.of and a.target in a.feet}
    left = [a for a in left if a.of not in own or a.target in a.feet]
    hit: frozenset[int] = frozenset()
    while left:
        rest = [a for a in left if not a.feet & hit]
        on = [a for a in rest if not any(b.target in a.feet for b in rest if b is not a)]
        if not on and len(rest) == len(left):  # a circle
            in_it = [a for a in rest if any(a.target in b.feet for b in rest if b is not a)]
            on = [min(in_it, key=lambda a: a.age)]
        hit |= {a.target for a in on}
        left = [a for a in rest if a not in on]
    return hit


def holders(t: Table, id: str) -> list[Seat]:
    """Who holds a character's ability, in the order of the circle."""
    return [s for s in t.seats if any(r.id == id for r in s.roles)]
