"""The recap of a table of Mafia: each night and day in facts, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.mafia.roles import KILLER, Angel
from duskbell.games.mafia.sayings import FINDINGS, says_angel
from duskbell.games.mafia.table import (
    KILLERS,
    Accused,
    Acquitted,
    Died,
    Lapsed,
    Learned,
    MafiaTable,
    Pointed,
    QuietNight,
    Settled,
    Voted,
)
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of, spoken, stretches

Weighed = tuple[float, Fact]
MANY_ROUNDS = 2
"""So many rounds of pointing and more, and it is told that killers did not agree at once."""
HINDSIGHT = {
    "mafia.turn-believed": (),
    "mafia.turn-narrow": (),
    "mafia.turn-silenced": (),
    "mafia.turn-own": (),
}
"""What nobody could tell when it happened, and what whoever saw it could tell instead (`Game.hindsight`)."""


def recap(t: MafiaTable) -> Recap:
    """All of it, from the whole log."""
    told = stretches(t, lambda phase: phase if phase in ("night", "day") else "")
    chapters = [_night(t, s) if s.phase == "night" else _day(t, s) for s in told]
    found = [*_believed(t), *_disbelieved(t, told), *_narrow(t, told), *_found(t, told), *_disagreed(t, told)]
    return recap_of(chapters, [*found, *_silenced(t, told), *_own(t, told), *_last(t, told)])


def _role(t: MafiaTable, seat: int) -> str:
    role = t.seats[seat].role
    return role.id if role is not None else ""


def _night(t: MafiaTable, s: Stretch) -> Chapter:
    rounds = len(s.of(t, Pointed))
    killers: list[Fact] = []
    for at, e in s.of(t, Settled):
        if e.target != NOBODY:
            killers.append(Fact(at, "mafia.chose", {"seat": e.target, "role": _role(t, e.target)}, KILLER.id))
        elif e.agreed:
            killers.append(Fact(at, "mafia.chose-nobody", {}, KILLER.id))
        else:
            killers.append(Fact(at, "mafia.disagreed", {"n": rounds}, KILLER.id))
    angels = [
        Fact(
            at,
            "mafia.asked",
            {"seat": e.seat, "target": e.target, "killer": "yes" if e.killer else "no"},
            _role(t, e.seat),
        )
        for at, e in s.of(t, Learned)
    ]
    return chapter(s, [killers, angels])


def _day(t: MafiaTable, s: Stretch) -> Chapter:
    dawn: list[Fact] = [
        Fact(at, "mafia.found-dead", {"seat": e.seat, "role": e.role}, e.role)
        for at, e in s.of(t, Died)
        if e.cause == "killers"
    ]
    dawn += [Fact(at, "mafia.quiet", {}) for at, _ in s.of(t, QuietNight)]
    spared = s.of(t, Acquitted)
    tried = [
        Fact(at, "mafia.executed", {"seat": e.accused, "role": _role(t, e.accused), **_count(e)}, _role(t, e.accused))
        for at, e in s.of(t, Voted)
        if executed(e)
    ]
    tried += [
        Fact(at, "mafia.expelled", {"seat": e.seat, "role": e.role}, e.role)
        for at, e in s.of(t, Died)
        if e.cause == "referee"
    ]
    let_go = [Fact(spared[0][0], "mafia.spared", {"seats": [e.seat for _, e in spared]})] if spared else []
    if not tried and not let_go:
        lapsed = s.of(t, Lapsed)
        seats = list(dict.fromkeys([e.accused for _, e in lapsed]))
        let_go = [Fact(lapsed[0][0], "mafia.lapsed", {"seats": seats})] if lapsed else []
    return chapter(s, [dawn, let_go, tried])


def executed(vote: Voted) -> bool:
    """Whether a vote came to an execution: more than half of the living (002 白天)."""
    return len(vote.guilty) > len(vote.innocent)


def _count(vote: Voted) -> dict[str, int]:
    return {"votes": len(vote.guilty), "all": len(vote.guilty) + len(vote.innocent)}


def _is_killer(t: MafiaTable, seat: int) -> bool:
    return t.seats[seat].role is KILLER


def _votes(t: MafiaTable) -> list[tuple[int, Voted]]:
    return [(n, e.event) for n, e in enumerate(t.log) if type(e.event) is Voted]


def _believed(t: MafiaTable) -> Iterable[Weighed]:
    """A killer said to be an angel, and with the killer others of the village executed one of their own."""
    liars: dict[int, int] = {}
    for at, said in spoken(t):
        if says_angel(said.line, said.about) and _is_killer(t, said.seat):
            liars.setdefault(said.seat, at)
    for at, vote in _votes(t):
        if not executed(vote) or _is_killer(t, vote.accused):
            continue
        for liar, since in liars.items():
            followed = [n for n in vote.guilty if not _is_killer(t, n)]
            if since < at and liar in vote.guilty and followed:
                about = {"seat": liar, "role": KILLER.id, "n": len(followed), "target": vote.accused}
                yield 3 + len(followed) / 10, Fact(since, "mafia.turn-believed", about, KILLER.id)


def _disbelieved(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """An angel said so, and was executed."""
    said_so = {said.seat for _, said in spoken(t) if says_angel(said.line, said.about)}
    angels = {seat for seat in said_so if isinstance(t.seats[seat].role, Angel)}
    for s in told:
        for at, vote in s.of(t, Voted):
            if executed(vote) and vote.accused in angels:
                about = {"seat": vote.accused, "day": s.day, "role": _role(t, vote.accused)}
                yield 5, Fact(at, "mafia.turn-disbelieved", about, _role(t, vote.accused))


def _narrow(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """One vote more, and a killer would have been executed."""
    for s in told:
        for at, vote in s.of(t, Voted):
            missing = (len(vote.guilty) + len(vote.innocent)) // 2 + 1 - len(vote.guilty)
            if missing == 1 and _is_killer(t, vote.accused):
                about = {"day": s.day, "seat": vote.accused, "role": KILLER.id}
                yield 4, Fact(at, "mafia.turn-narrow", about, KILLER.id)


def _heard(t: MafiaTable, at: int, found: Learned, fell: int) -> bool:
    """Whether the table heard of a finding before it executed that killer: in words, or by the angel's own vote."""
    told = any(
        at < n < fell and u.seat == found.seat and FINDINGS.get(u.line) and u.about[:1] == (found.target,)
        for n, u in spoken(t)
    )
    votes: list[Any] = [e.event for e in t.log[at : max(fell, at)] if type(e.event) is Voted]
    return told or any(v.accused == found.target and found.seat in v.guilty for v in votes)


def _killers_won(t: MafiaTable) -> bool:
    return t.outcome is not None and KILLERS in t.outcome.teams


def _found(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """An angel was told of a killer, told it on or voted by it, and the killer was executed. It weighs little where the
    killers have won all the same: it did not decide that.
    """
    weight = 2.2 if _killers_won(t) else 3.5
    fell = {e.event.seat: n for n, e in enumerate(t.log) if type(e.event) is Died and e.event.cause == "vote"}
    for s in told:
        for at, e in s.of(t, Learned):
            if e.killer and _heard(t, at, e, fell.get(e.target, -1)):
                about = {"day": s.day, "seat": e.seat, "target": e.target}
                yield weight, Fact(at, "mafia.turn-found", about, _role(t, e.seat))


def _silenced(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The killers killed an angel in the very night in which it was told of one of them."""
    for s in told:
        victims = [e.target for _, e in s.of(t, Settled)]
        for at, e in s.of(t, Learned):
            if e.killer and e.seat in victims:
                about = {"day": s.day, "seat": e.seat, "target": e.target, "role": _role(t, e.seat)}
                yield 4.5, Fact(at, "mafia.turn-silenced", about, _role(t, e.seat))


def _own(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The village executed one of its own, and lost; of several, the last. Of an angel that had said so, and of the
    vote after which it was over, is told otherwise.
    """
    if not _killers_won(t):
        return
    for s in told[:-1]:
        for at, vote in s.of(t, Voted):
            if executed(vote) and not _is_killer(t, vote.accused):
                about = {"day": s.day, "seat": vote.accused, "role": _role(t, vote.accused), **_count(vote)}
                yield 3.6 + s.day / 1000, Fact(at, "mafia.turn-own", about, _role(t, vote.accused))


def _disagreed(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    for s in told:
        for at, e in s.of(t, Settled):
            rounds = len(s.of(t, Pointed))
            if not e.agreed and e.target == NOBODY and rounds >= MANY_ROUNDS:
                yield 2, Fact(at, "mafia.turn-disagreed", {"day": s.day, "n": rounds}, KILLER.id)


def _last(t: MafiaTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The death after which it was over."""
    deaths = told[-1].of(t, Died) if told else []
    votes: list[tuple[Stretch, int, Any]] = [(s, at, e) for s in told for at, e in s.of(t, Voted) if executed(e)]
    if votes and votes[-1][0] is told[-1]:
        s, at, vote = votes[-1]
        accuser = next((e.event.seat for e in reversed(t.log[:at]) if type(e.event) is Accused), NOBODY)
        about = {"day": s.day, "seat": vote.accused, "role": _role(t, vote.accused), "by": accuser, **_count(vote)}
        yield 2.5, Fact(at, "mafia.turn-last", about, _role(t, vote.accused))
    elif deaths and deaths[-1][1].cause == "killers" and t.outcome is not None:
        at, e = deaths[-1]
        about = {"day": told[-1].day, "seat": e.seat, "role": e.role}
        yield 3, Fact(at, "mafia.turn-last-night", about, e.role)
