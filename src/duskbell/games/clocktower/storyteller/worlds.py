"""Worlds that somebody who is drunk or poisoned can still believe in, and what would be true there.

World number i of a seat has a generator of its own, so that nothing drawn elsewhere shifts it: half of the time
tomorrow's world is today's, and it is one in which all that was heard is true, where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import TYPE_CHECKING, NamedTuple

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.bag import COUNTS, changed
from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, MINION, OUTSIDER, TOWNSFOLK, Character
from duskbell.games.clocktower.events import Came, Collected, Died, Imagined, Left, Revived, SeatsSwapped, Told
from duskbell.games.clocktower.events.travel import swapped
from duskbell.games.clocktower.lawful import TRUE, Statement, teller, true_ones
from duskbell.games.clocktower.look import PlainLook
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.games.clocktower.world import lay
from duskbell.kernel import NOBODY
from duskbell.kernel.event import Entry
from duskbell.kernel.log import ever
from duskbell.kernel.rng import Stream

if TYPE_CHECKING:
    from random import Random

TRIES, MOST = 40, 240
"""How many worlds are proposed, and how many as long as none fits."""
FITS = 6
"""Of the first so many that fit, one is drawn."""
THETA = 0.8
"""By how much a world in which the statement is false in fact is preferred."""


class Found(NamedTuple):
    """A world that was found: how many of the things heard are so there, how much it is preferred, its number below
    zero, and the statement that a person would draw from all that are true there; `evil`: who is what, by seat.
    """

    holds: int
    key: float
    place: int
    said: Statement
    true: tuple[Statement, ...]
    evil: tuple[str, ...]


def tell_in_a_world(
    my: Ability, chosen: list[ClocktowerSeat], lawful: Mapping[Statement, str], rng: Random
) -> Statement:
    """What would be true in a world in which this seat is healthy and all it heard is true; lawful always."""
    near = found(my, chosen, lawful)
    return max(near).said if near else rng.choice(list(lawful))


def imagined(my: Ability, chosen: list[ClocktowerSeat], lawful: Mapping[Statement, str], said: Statement) -> Imagined:
    """In which of the worlds found somebody can believe what was said, whoever chose it: of several, the one in which
    the program would have said it.
    """
    near = [w for w in found(my, chosen, lawful) if said in w.true]
    best = max(near, key=lambda w: (w.said == said, w), default=None)
    last = next((e for e in reversed(list(ever(my.t, Imagined))) if (e.seat, e.role) == (my.seat.no, my.role.id)), None)
    number = NOBODY if best is None else -best.place
    before = "first" if last is None else "same" if last.world == number else "other"
    holds = best is not None and best.holds == len(pasts(my.t, my.seat.no))
    return Imagined(my.seat.no, my.role.id, number, () if best is None else best.evil, holds, before)


def found(my: Ability, chosen: list[ClocktowerSeat], lawful: Mapping[Statement, str]) -> tuple[Found, ...]:
    """The worlds among which the program chooses, worked out once for each thing that is told."""
    return my.t.memo(_found, my.seat.no, my.role.id, my.start, tuple([s.no for s in chosen]), tuple(lawful.items()))


def _found(
    t: ClocktowerTable,
    seat: int,
    role: str,
    start: int,
    chosen: tuple[int, ...],
    reasons: tuple[tuple[Statement, str], ...],
) -> tuple[Found, ...]:
    my, lawful = Ability(t, t.seats[seat], t.character(role), start), dict(reasons)
    heard = pasts(t, seat)
    secret = f"{_secret(t)}/{seat}"
    near: list[Found] = []
    fits = 0
    for i in range(MOST):
        if i >= TRIES and fits:
            break
        own = Stream(f"{secret}/{i}")
        world = imagine(my, own)
        key = -log(-log(own.random() or 1e-9))
        if world is None:
            continue
        true = [s for s in true_ones(_in(world, my), [world.seats[n] for n in chosen]) if s in lawful]
        if not true:
            continue
        said = natural(world, own, true)
        evil = tuple([s.character.id if s.team == EVIL and not s.travels else "" for s in world.seats])
        holds = sum(was_true(world, past) for past in heard)
        near.append(Found(holds, key + (THETA if lawful[said] != TRUE else 0), -i, said, tuple(true), evil))
        fits += holds == len(heard)
        if fits == FITS:
            break
    return tuple(near)


def believed(my: Ability) -> ClocktowerTable | None:
    """The first world in which this seat is healthy and all that it heard is so; None where none is found."""
    heard, start = pasts(my.t, my.seat.no), f"{_secret(my.t)}/{my.seat.no}"
    worlds = (imagine(my, Stream(f"{start}/{i}")) for i in range(MOST))
    return next((w for w in worlds if w is not None and all(was_true(w.copy(), past) for past in heard)), None)


def imagine(my: Ability, own: Random) -> ClocktowerTable | None:
    """One world: the seat is what it takes itself for, others are evil, who seemed evil is good. None where that comes
    to nothing. The same draws are made whatever has happened.
    """
    t = my.t
    me = my.seat.no
    others = [s.no for s in t.residents if s.no != me]
    order = own.sample(others, len(others))
    demon = order[0]
    if not t.lives(t.seats[demon]):
        return None
    keeps, dead_minion = own.random() < 0.5, t.memo(_executed_minion)
    minions = [c for c in t.kinds(MINION) if not c.brackets]
    own.shuffle(minions)
    free = t.memo(_spare)
    spare = own.sample(free, len(free))
    spare.sort(key=lambda c: c.id not in t.bluffs)
    _, outs, many, _ = COUNTS[len(t.residents)]
    cast: dict[int, Character] = {me: my.role}
    demons = t.kinds(DEMON)
    cast[demon] = own.choice(demons) if len(demons) > 1 else demons[0]
    evil = [n for n in order[1:] if n != dead_minion][: many - (keeps and dead_minion >= 0)]
    if keeps and dead_minion >= 0 and dead_minion != demon:
        evil.append(dead_minion)
    there = [s.character for s in t.residents if s.character.brackets and s.character.kind == MINION]
    kinds = [*there, *[c for c in minions if c not in there]][:many]
    cast |= dict(zip(evil, kinds, strict=False))
    wanted = outs + changed(t, [*kinds, cast[demon]], outs)
    world = _cast(t, cast, wanted, spare, order)
    sides = {s.no: own.choice((GOOD, EVIL)) for s in t.travelling if s.no != me}
    for s in [] if world is None else [s for s in world.travelling if s.no in sides]:
        s.team = sides[s.no]
    return world


def _cast(
    t: ClocktowerTable, cast: dict[int, Character], outsiders: int, spare: list[Character], order: Sequence[int]
) -> ClocktowerTable | None:
    """The table with this cast: who is not in it stays what it is if good, and is somebody not in play if not, so that
    there are as many Outsiders as all can count.
    """
    for s in t.residents:
        if s.no not in cast and s.character.team == GOOD:
            cast[s.no] = s.character
    missing = outsiders - sum(c.kind == OUTSIDER for c in cast.values())
    hidden = next(
        (c for c in t.kinds(OUTSIDER) if c.hidden and c.poses_as == TOWNSFOLK and c not in cast.values()), None
    )
    for n in [n for n in order if n not in cast]:
        kind = OUTSIDER if missing > 0 else TOWNSFOLK
        found = next((c for c in spare if c.kind == kind and c not in cast.values()), None)
        if found is None and kind == OUTSIDER and hidden is not None:
            found, hidden = hidden, None
        if found is None:
            return None
        cast[n] = found
        missing -= kind == OUTSIDER
    if missing == 1 and hidden is not None:  # a Townsfolk who is not what it says, as this seat itself is in truth
        mistaken = next((n for n in order if cast[n].kind == TOWNSFOLK), None)
        if mistaken is not None:
            cast[mistaken] = hidden
            missing = 0
    return lay(t, cast) if missing <= 0 else None


class Past(NamedTuple):
    """Something that was told, and the table then: what had happened, who lived, and who sat where."""

    told: Told
    log: list[Entry]
    spans: list[tuple[str, int]]
    lived: list[bool]
    away: list[bool]
    circle: tuple[int, ...]


def pasts(t: ClocktowerTable, seat: int) -> list[Past]:
    """All that a seat was told."""
    found: list[Past] = []
    lived, away, circle = [True] * len(t.seats), [False] * len(t.seats), tuple(range(len(t.seats)))
    for s in t.seats[len(t.seats) - t.options.late :]:
        lived[s.no], away[s.no] = False, True
    for at, entry in enumerate(t.log):
        e = entry.event
        if isinstance(e, Died | Revived):
            lived[e.seat] = isinstance(e, Revived)
        elif isinstance(e, Came | Left):
            lived[e.seat], away[e.seat] = isinstance(e, Came), isinstance(e, Left)
        elif isinstance(e, SeatsSwapped):
            circle = swapped(circle, e.seats)
        elif isinstance(e, Told) and e.seat == seat:
            found.append(Past(e, t.log[:at], [span for span in t.spans if span[1] < at], lived[:], away[:], circle))
    return found


def was_true(world: ClocktowerTable, past: Past) -> bool:
    """Whether something told before was true in this world, which goes back to that moment for it."""
    world.log, world.spans = past.log, past.spans
    world.memos.clear()
    world.circle = past.circle
    for s, lived, away in zip(world.seats, past.lived, past.away, strict=True):
        s.alive, s.away = lived, away
    my = Ability(world, world.seats[past.told.seat], world.character(past.told.role))
    chosen = [world.seats[n] for n in past.told.chosen]
    ((_, seen),) = teller(my).weighed(my, chosen, [past.told.said], PlainLook(world))
    return seen.fact


def natural(t: ClocktowerTable, rng: Random, among: list[Statement]) -> Statement:
    """One of these as a person draws it: first whom it is about, all alike; then the rest, all alike."""
    about: dict[object, list[Statement]] = {}
    for said in among:
        subject = next((x for x in said[1:] if t.by_token[x].role.id == said[0]), said[0]) if len(said) == 3 else said
        about.setdefault((said[0], subject), []).append(said)
    return rng.choice(rng.choice(list(about.values())))


def _secret(t: ClocktowerTable) -> str:
    """What only the Grimoire knows: who could foretell the worlds could tell a lie by them."""
    return "/".join(e.event.role for e in t.log if isinstance(e.event, Collected))


def _in(world: ClocktowerTable, my: Ability) -> Ability:
    return Ability(world, world.seats[my.seat.no], my.role, my.start)


def _spare(t: ClocktowerTable) -> list[Character]:
    """Good characters that nobody is, or takes itself for, and that somebody could claim to be."""
    taken = {c for s in t.seats for c in s.acts_as}
    return [c for c in t.kinds(TOWNSFOLK, OUTSIDER) if c not in taken and not c.hidden]


def _executed_minion(t: ClocktowerTable) -> int:
    """A Minion that died by execution; -1: none."""
    dead = [e.event for e in t.log if isinstance(e.event, Died) and e.event.cause == "execution"]
    return next((d.seat for d in dead if t.seats[d.seat].character.kind == MINION), -1)
