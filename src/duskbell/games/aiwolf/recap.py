"""The recap of a table of the contest: each night and day in facts, and where the game turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from duskbell.games.aiwolf.table import (
    VOTE,
    AiwolfTable,
    Attacked,
    Chosen,
    Divined,
    Exiled,
    Guarded,
    Voted,
    is_wolf,
)
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of, spoken, stretches

CALLED_A_WOLF = "aiwolf.seer-wolf"
WOLF = "werewolf"
PARTS = {"dawn": "day", "day": "day", "dusk": "day", "night": "night"}
Weighed = tuple[float, Fact]
HINDSIGHT = {"aiwolf.turn-believed": (), "aiwolf.turn-narrow": (), "aiwolf.turn-met": ()}
"""What nobody could tell when it happened (`Game.hindsight`)."""


def recap(t: AiwolfTable) -> Recap:
    """All of it, from the whole log."""
    told = stretches(t, lambda phase: PARTS.get(phase, ""))
    chapters = [_night(t, s) if s.phase == "night" else _day(t, s) for s in told]
    found = [*_met(t, told), *_believed(t, told), *_narrow(t, told), *_found(t, told), *_last(t, told)]
    return recap_of(chapters, found)


def _role(t: AiwolfTable, seat: int) -> str:
    role = t.seats[seat].role
    return role.id if role is not None else ""


def _who(t: AiwolfTable, seat: int) -> dict[str, object]:
    return {"seat": seat, "role": _role(t, seat)}


def _night(t: AiwolfTable, s: Stretch) -> Chapter:
    chosen = [
        Fact(at, "aiwolf.chose", _who(t, e.target), WOLF) if e.target != NOBODY else Fact(at, "aiwolf.chose-nobody")
        for at, e in s.of(t, Chosen)
    ]
    looked = [
        Fact(at, "aiwolf.looked", {"seat": e.seat, "target": e.target, "wolf": "yes" if e.wolf else "no"}, "seer")
        for at, e in s.of(t, Divined)
    ]
    watched = [
        Fact(at, "aiwolf.watched", {"seat": e.seat, "target": e.target}, "bodyguard") for at, e in s.of(t, Guarded)
    ]
    return chapter(s, [chosen, looked, watched])


def _day(t: AiwolfTable, s: Stretch) -> Chapter:
    dawn = [
        Fact(at, "aiwolf.found-dead", _who(t, e.seat), _role(t, e.seat))
        if e.seat != NOBODY
        else Fact(at, "aiwolf.peaceful")
        for at, e in s.of(t, Attacked)
    ]
    votes = _votes(t, s)
    out = [
        Fact(at, "aiwolf.voted-out", {**_who(t, e.seat), **_count(votes, e.seat)}, _role(t, e.seat))
        if e.seat != NOBODY
        else Fact(at, "aiwolf.nobody-out")
        for at, e in s.of(t, Exiled)
    ]
    return chapter(s, [dawn, out])


def _votes(t: AiwolfTable, s: Stretch) -> dict[int, int]:
    """Who voted for whom in the ballot that counted."""
    last = [e for _, e in s.of(t, Voted) if e.kind == VOTE and e.last]
    return dict(zip(last[-1].seats, last[-1].targets, strict=True)) if last else {}


def _count(votes: dict[int, int], seat: int) -> dict[str, int]:
    return {"votes": list(votes.values()).count(seat), "all": len(votes)}


def _exiles(t: AiwolfTable, told: list[Stretch]) -> list[tuple[Stretch, int, int]]:
    """Where somebody was voted out: the day, the place in the log, the seat."""
    return [(s, at, e.seat) for s in told for at, e in s.of(t, Exiled) if e.seat != NOBODY]


def _met(t: AiwolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The bodyguard watched over whom the wolves attacked."""
    for s in told:
        watched = {e.target: (at, e.seat) for at, e in s.of(t, Guarded)}
        for _, e in s.of(t, Chosen):
            if e.target in watched:
                at, guard = watched[e.target]
                about = {"day": s.day, "seat": guard, "target": e.target}
                yield 4.5, Fact(at, "aiwolf.turn-met", about, "bodyguard")


def _believed(t: AiwolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Somebody who was no seer called one a wolf who was none, and others of the village voted that one out."""
    lines = [(at, said) for at, said in spoken(t) if said.line == CALLED_A_WOLF and said.about]
    called = [(at, said.seat, int(said.about[0])) for at, said in lines]
    for s, at, out in _exiles(t, told):
        liars = [(when, who) for when, who, whom in called if whom == out and when < at and _role(t, who) != "seer"]
        if not liars or is_wolf(t.seats[out]):
            continue
        followed = [n for n, target in _votes(t, s).items() if target == out and t.seats[n].team == "village"]
        if followed:
            when, who = liars[0]
            about = {"seat": who, "target": out, "n": len(followed), "role": _role(t, who)}
            yield 3 + len(followed) / 10, Fact(when, "aiwolf.turn-believed", about, _role(t, who))


def _narrow(t: AiwolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """One vote more, and a wolf would have drawn level with whoever was voted out."""
    for s, at, out in _exiles(t, told):
        votes = Counter(_votes(t, s).values())
        for n, count in votes.items():
            if n not in (NOBODY, out) and is_wolf(t.seats[n]) and not is_wolf(t.seats[out]) and count + 1 == votes[out]:
                yield 4, Fact(at, "aiwolf.turn-narrow", {"day": s.day, "seat": n, "target": out}, WOLF)


def _found(t: AiwolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The seer found a wolf, who was voted out later."""
    fell = {out: at for _, at, out in _exiles(t, told)}
    for s in told:
        for at, e in s.of(t, Divined):
            if e.wolf and fell.get(e.target, -1) > at:
                about = {"day": s.day, "seat": e.seat, "target": e.target}
                yield 3.5, Fact(at, "aiwolf.turn-found", about, "seer")


def _last(t: AiwolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The vote after which it was over."""
    out = _exiles(t, told)
    if out and told and out[-1][0] is told[-1]:
        s, at, seat = out[-1]
        about = {"day": s.day, **_who(t, seat), **_count(_votes(t, s), seat)}
        yield 2.5, Fact(at, "aiwolf.turn-last", about, _role(t, seat))
