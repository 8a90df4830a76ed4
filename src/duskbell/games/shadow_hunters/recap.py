"""The recap of a table of Shadow Hunters: each round of turns in facts, and where the game turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from duskbell.games.shadow_hunters.events import (
    Aided,
    Attacked,
    Chosen,
    Damaged,
    DamageSet,
    Died,
    Healed,
    Took,
    TurnBegan,
    Unveiled,
)
from duskbell.games.shadow_hunters.table import NEUTRAL, ShadowTable
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of

Weighed = tuple[float, Fact]
MOST_HURT = 3
"""So many of those who were hurt in a round are told, whoever was hurt most first."""
IN_A_ROW = 2
"""So many blows on somebody who has revealed, before anybody else is hurt, are told."""
LOOT = "loot"
"""How somebody takes the equipment of whom they have killed, which the death tells."""
PLAIN = ("attack", "counter", "feast")
"""How one attacks another."""
NO_CAUSE = "none"
"""How it is said that nothing told is what somebody fell by."""
CLOSE = 2
"""Who is so near to death and is healed was saved."""
HINDSIGHT = {
    "shadow_hunters.turn-own": (),
    "shadow_hunters.turn-healed": (),
}
"""What nobody could tell when it happened, and what whoever saw it could tell instead (`Game.hindsight`)."""


def recap(t: ShadowTable) -> Recap:
    """All of it, from the whole log."""
    chapters = [_round(t, s) for s in rounds(t)]
    return recap_of(chapters, ([*_rolls(t), *_reveals(t), *_kills(t), *_saves(t)]))


def rounds(t: ShadowTable) -> list[Stretch]:
    """Turns are told by the round, and counted as the table counts them: a round begins whenever the turn has come past
    whoever was first.
    """
    first = next((e.event.seat for e in t.log if type(e.event) is Chosen), 0)
    starts: list[tuple[int, int]] = []
    last, turns = len(t.seats), 0
    for at, e in enumerate(t.log):
        if type(e.event) is TurnBegan:
            turns += 1
            place = (e.event.seat - first) % len(t.seats)
            if place < last or (place == last and not e.event.extra):
                starts.append((at, turns))
            last = place
    ends = [*starts[1:], (len(t.log), turns + 1)][: len(starts)]
    return [Stretch(at, to, "round", n, m - 1) for (at, n), (to, m) in zip(starts, ends, strict=True)]


def _role(t: ShadowTable, seat: int) -> str:
    role = t.seats[seat].role
    return role.id if role is not None else ""


def _round(t: ShadowTable, s: Stretch) -> Chapter:
    blows: list[tuple[int, Any]] = s.of(t, Damaged)
    hurt = Counter[int]()
    for _, e in blows:
        hurt[e.seat] += e.amount
    worst: list[Fact] = []
    for seat, amount in hurt.most_common(MOST_HURT):
        by = Counter[int]()
        for _, e in blows:
            if e.seat == seat:
                by[e.by] += e.amount
        at = next(at for at, e in blows if e.seat == seat)
        most, of_it = by.most_common(1)[0]
        part = "all" if of_it == amount else "most" if 2 * of_it > amount else "some"
        worst += [Fact(at, "shadow_hunters.hurt", {"seat": seat, "n": amount, "by": most, "part": part})]
    marked: list[tuple[int, Any]] = s.of(t, Aided)
    worst += [Fact(at, "shadow_hunters.marked", {"seat": e.seat, "n": e.damage}) for at, e in marked if e.hurt]
    worst += [
        Fact(at, "shadow_hunters.took", {"seat": e.seat, "source": e.source, "card": e.card})
        for at, e in s.of(t, Took)
        if e.how != LOOT
    ][-1:]
    dead = {e.seat for _, e in s.of(t, Died)}
    shown = [
        Fact(at, "shadow_hunters.revealed", {"seat": e.seat, "role": e.role}, e.role)
        for at, e in s.of(t, Unveiled)
        if e.seat not in dead
    ]
    fell = [Fact(at, "shadow_hunters.fell", _fall(t, at, e), e.role) for at, e in s.of(t, Died)]
    return chapter(s, [worst, shown, fell])


def _fall(t: ShadowTable, at: int, death: Died) -> dict[str, Any]:
    """Who fell, by whose hand, and by which card, place or skill, where it was no plain attack."""
    before = reversed(t.log[:at])
    moves = (x.event for x in before if isinstance(x.event, Damaged | Healed | Aided | DamageSet))
    last = next((e for e in moves if e.seat == death.seat), None)
    cause = last.cause if isinstance(last, Damaged) else ""
    if death.by != NOBODY and cause in PLAIN:
        cause = ""
    return {"seat": death.seat, "role": death.role, "by": death.by, "cause": cause or NO_CAUSE}


def _damage(t: ShadowTable) -> Iterable[tuple[int, Any, int]]:
    """Everything that moved a damage marker, with what stood there before."""
    damage = [0] * len(t.seats)
    for at, entry in enumerate(t.log):
        e = entry.event
        if isinstance(e, Damaged | Healed | Aided | DamageSet):
            yield at, e, damage[e.seat]
            if isinstance(e, Damaged):
                damage[e.seat] += e.amount
            elif isinstance(e, Healed):
                damage[e.seat] -= e.amount
            else:
                damage[e.seat] = e.damage


def _rolls(t: ShadowTable) -> Iterable[Weighed]:
    """An attack that rolled just what it needed to kill."""
    rolled: Any = None
    for at, e, before in _damage(t):
        rolled = next((x.event for x in reversed(t.log[max(0, at - 8) : at]) if type(x.event) is Attacked), None)
        role = t.seats[e.seat].role
        if rolled is None or not isinstance(e, Damaged) or role is None or e.by != rolled.seat:
            continue
        need = role.hp - before
        if 1 < need == e.amount:
            about = {"seat": e.by, "target": e.seat, "n": need, "role": role.id}
            yield 3 + need / 10, Fact(at, "shadow_hunters.turn-roll", about, _role(t, e.by))


def _reveals(t: ShadowTable) -> Iterable[Weighed]:
    """Somebody revealed of their own will, and was the next to be hit, again and again."""
    for at, entry in enumerate(t.log):
        e = entry.event
        if type(e) is not Unveiled or e.forced:
            continue
        hits = 0
        for later in t.log[at + 1 :]:
            if type(later.event) is Damaged and later.event.by != NOBODY:
                if later.event.seat != e.seat:
                    break
                hits += 1
        if hits >= IN_A_ROW:
            about = {"seat": e.seat, "role": e.role, "n": hits}
            yield 3 + hits / 10, Fact(at, "shadow_hunters.turn-reveal", about, e.role)


def _kills(t: ShadowTable) -> Iterable[Weighed]:
    """Somebody killed one of their own; the first to fall; and the death after which it was over."""
    deaths = [(at, e.event) for at, e in enumerate(t.log) if type(e.event) is Died]
    for at, e in deaths:
        by = t.seats[e.by] if e.by != NOBODY else None
        about = {"seat": e.seat, "role": e.role, "by": e.by}
        if by is not None and by.no != e.seat and by.team == t.seats[e.seat].team != NEUTRAL:
            yield 5, Fact(at, "shadow_hunters.turn-own", {**about, "team": by.team}, e.role)
    for at, e in deaths[:1]:
        yield 2, Fact(at, "shadow_hunters.turn-first", _fall(t, at, e), e.role)
    for at, e in deaths[-1:] if len(deaths) > 1 else []:
        yield 2.5, Fact(at, "shadow_hunters.turn-last", _fall(t, at, e), e.role)


def _saves(t: ShadowTable) -> Iterable[Weighed]:
    """Somebody was healed who was about to fall, and lived to win."""
    winners = t.outcome.winners if t.outcome is not None else ()
    for at, e, before in _damage(t):
        role = t.seats[e.seat].role
        if isinstance(e, Healed) and role is not None and role.hp - before <= CLOSE and e.seat in winners:
            about = {"seat": e.seat, "role": role.id, "n": role.hp - before}
            yield 2.8, Fact(at, "shadow_hunters.turn-healed", about, role.id)
