"""The recap of a table of Clocktower: each night and day in facts, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, TOWNSFOLK
from duskbell.games.clocktower.events import (
    Became,
    Came,
    Chose,
    Claimed,
    Collected,
    Counted,
    Dawned,
    DayOver,
    Died,
    Executed,
    ExecutionSettled,
    ExileSettled,
    Explained,
    LifeTurned,
    Misled,
    Missed,
    Nominated,
    Pointed,
    Returned,
    Told,
)
from duskbell.games.clocktower.sayings import CLAIM
from duskbell.games.clocktower.sobriety import DRUNK, POISONED
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel.core_events import Marked, Prevented
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of, spoken, stretches

TOLD = "clocktower.told-"
"""How the sentences begin that tell what somebody has learned, and first as what."""
SHOT = 12
"""So many events after a power used by day, and what it did has happened."""
Weighed = tuple[float, Fact]
HINDSIGHT = {
    "clocktower.told-true": ("clocktower.told",),
    "clocktower.told-false": ("clocktower.told",),
    "clocktower.seemed": (),
    "clocktower.lived": (),
    "clocktower.impaired": (),
    "clocktower.impaired-by": (),
    "clocktower.impaired-so": (),
    "clocktower.impaired-not": (),
    "clocktower.took-for": (),
    "clocktower.turn-false": (),
    "clocktower.turn-narrow": (),
    "clocktower.turn-disbelieved": (),
    "clocktower.turn-own": (),
    "clocktower.turn-bluffed": (),
}
"""What nobody could tell when it happened, and what whoever saw it could tell instead (`Game.hindsight`)."""


def recap(t: ClocktowerTable) -> Recap:
    """All of it, from the whole log."""
    told = stretches(t, lambda phase: {"night": "night", "day": "day", "dusk": "day"}.get(phase, ""))
    chapters = [_night(t, s) if s.phase == "night" else _day(t, s) for s in told]
    found = [*_lies(t, told), *_counts(t, told), *_claims(t, told), *_heirs(t, told), *_shots(t, told), *_last(t, told)]
    return recap_of(chapters, (found))


def _role(t: ClocktowerTable, seat: int) -> str:
    role = t.seats[seat].role
    return role.id if role is not None else ""


def _was(t: ClocktowerTable, seat: int, at: int) -> str:
    """What somebody was at this place in the log."""
    events: Iterable[Any] = (e.event for e in reversed(t.log[:at]))
    return next((e.role for e in events if isinstance(e, Collected | Became | Came) and e.seat == seat), "")


def _demonic(t: ClocktowerTable, role: str) -> bool:
    return bool(role) and t.character(role).kind == DEMON


def _statement(e: Told) -> dict[str, Any]:
    return {
        "seat": e.seat,
        "role": e.role,
        "form": e.form,
        "number": e.number,
        "about": list(e.about),
        "chosen": list(e.chosen),
        "shown": e.shown,
        "other": e.other,
        "claims": list(e.claims),
    }


def _attack(e: Chose) -> dict[str, Any]:
    """`self`: whether it chose itself, as an Imp does that passes itself on."""
    own = "yes" if e.targets == (e.seat,) else "no"
    return {"seat": e.seat, "role": e.role, "targets": list(e.targets), "self": own}


def _told(t: ClocktowerTable, s: Stretch) -> list[tuple[int, Told, bool]]:
    """What was told, and whether it was true."""
    found: list[tuple[int, Told, bool]] = []
    last: tuple[int, Told] | None = None
    heard: list[tuple[int, Any]] = [*s.of(t, Told), *s.of(t, Explained)]
    for at, e in sorted(heard, key=lambda one: one[0]):
        if isinstance(e, Told):
            last = (at, e)
        elif last is not None:
            found.append((*last, e.true))
            last = None
    return found


def _seeming(t: ClocktowerTable, e: Told, at: int) -> list[int]:
    """Who made a yes true though none of those asked about was the Demon: who bears the mark that counts as one."""
    among, lasting = e.chosen or e.about, t.character(e.role).lasting
    if e.form != "yes" or any(_demonic(t, _was(t, n, at)) for n in among):
        return []
    return [n for n in among if any(m.name in lasting and m.by == e.seat for m in t.seats[n].marks)]


def _impaired(t: ClocktowerTable, s: Stretch) -> list[Fact]:
    """Whom who made drunk or poisoned, and whom in vain: all that came of one ability is one fact."""
    found: dict[tuple[int, str, str, bool], tuple[int, list[int]]] = {}
    laid = [(at, e.by, e.of, e.name, e.seat, True) for at, e in s.of(t, Marked)]
    missed = [(at, e.seat, e.role, e.name, e.target, False) for at, e in s.of(t, Missed)]
    for at, by, of, name, target, did in sorted([*laid, *missed]):
        if name in (DRUNK, POISONED):
            found.setdefault((by, of, name, did), (at, []))[1].append(target)
    facts: list[Fact] = []
    for (by, of, name, did), (at, targets) in found.items():
        about: dict[str, Any] = {"targets": targets, "what": name}
        if by == NOBODY:
            what = "clocktower.impaired-by" if of else "clocktower.impaired-so"
            facts.append(Fact(at, what, about | ({"role": of} if of else {}), of))
        else:
            about |= {"seat": by, "role": of, "self": "yes" if targets == [by] else "no"}
            facts.append(Fact(at, f"clocktower.impaired{'' if did else '-not'}", about, of))
    return facts


def _mistaken(t: ClocktowerTable, s: Stretch) -> list[Fact]:
    """Who has taken themselves for what they were not, from before the first night or from this one on."""
    before = s.at if s.day > 1 else 0
    misled: list[tuple[int, Any]] = [(n, t.log[n].event) for n in range(before, s.to)]
    last = {e.seat: (at, e.role) for at, e in misled if isinstance(e, Misled)}
    return [
        Fact(at, "clocktower.took-for", {"seat": seat, "role": was, "believes": role}, was)
        for seat, (at, role) in last.items()
        if (was := _was(t, seat, s.to)) != role
    ]


def _became(t: ClocktowerTable, s: Stretch) -> list[Fact]:
    """Who became another character, and what they had been."""
    return [
        Fact(at, "clocktower.became", {"seat": e.seat, "role": e.role, "was": was}, e.role)
        for at, e in s.of(t, Became)
        if (was := _was(t, e.seat, at)) != e.role
    ]


def _night(t: ClocktowerTable, s: Stretch) -> Chapter:
    attacked = [*_mistaken(t, s), *_impaired(t, s)]
    attacked += [
        Fact(at, "clocktower.attacked", _attack(e), e.role)
        for at, e in s.of(t, Chose)
        if e.targets and _demonic(t, e.role) and _was(t, e.seat, at) == e.role
    ]
    attacked += [
        Fact(at, "clocktower.lived", {"seat": e.whom, "role": e.of})
        for at, e in s.of(t, Prevented)
        if e.what == "clocktower.died" and e.whom != NOBODY and e.of
    ]
    told: list[Fact] = []
    for at, e, true in _told(t, s):
        if true and (seeming := _seeming(t, e, at)):
            seemed = [Fact(at, "clocktower.seemed", {"seat": n, "role": _was(t, n, at)}) for n in seeming]
            told += [Fact(at, "clocktower.told", _statement(e), e.role), *seemed]
        else:
            told.append(Fact(at, f"clocktower.told-{'true' if true else 'false'}", _statement(e), e.role))
    dawn: list[Fact] = []
    for at, x in s.of(t, Dawned):
        dawn = [Fact(at, "clocktower.dawn", {"seats": list(x.died)}) if x.died else Fact(at, "clocktower.peaceful", {})]
    if not dawn:  # the game was over before
        dawn = [Fact(at, "clocktower.dawn", {"seats": [died.seat]}) for at, died in s.of(t, Died)]
    dawn += [Fact(at, "clocktower.back", {"seats": list(e.seats)}) for at, e in s.of(t, Returned) if e.seats]
    return chapter(s, [attacked, told, [*dawn, *_became(t, s)]])


def _nominating(t: ClocktowerTable, at: int, seat: int) -> int:
    """Whom somebody had just nominated who was executed for that, and not by votes; else `NOBODY`."""
    before: Iterable[Any] = (x.event for x in reversed(t.log[:at]))
    last = next((e for e in before if isinstance(e, Nominated | Counted)), None)
    return last.seat if isinstance(last, Nominated) and last.by == seat else NOBODY


def _day(t: ClocktowerTable, s: Stretch) -> Chapter:
    claimed = [
        Fact(at, "clocktower.claimed", {"seat": e.seat, "role": e.role, "target": e.target}, e.role)
        for at, e in s.of(t, Claimed)
        if e.target != NOBODY
    ]
    counts: dict[int, int] = {e.seat: e.votes for _, e in s.of(t, Counted)}
    executed: list[Fact] = []
    for at, e in s.of(t, Executed):
        role, votes = _was(t, e.seat, at), counts.get(e.seat, 0)
        if (nominee := _nominating(t, at, e.seat)) != NOBODY:
            about = {"seat": e.seat, "role": role, "target": nominee}
            executed.append(Fact(at, "clocktower.executed-nominating", about, role))
            continue
        died = next((x.died for n, x in s.of(t, ExecutionSettled) if n > at), True)
        about = {"seat": e.seat, "role": role, "votes": votes, "died": "yes" if died else "no"}
        executed.append(Fact(at, "clocktower.executed", about, role))
    for at, exiled in s.of(t, ExileSettled):
        role = _was(t, exiled.seat, at)
        about = {"seat": exiled.seat, "role": role, "died": "yes" if exiled.died else "no"}
        executed.append(Fact(at, "clocktower.exiled", about, role))
    gone = {fact.about["seat"] for fact in executed}
    beside = [
        Fact(at, "clocktower.fell", {"seat": e.seat, "role": _was(t, e.seat, at)}, _was(t, e.seat, at))
        for at, e in s.of(t, LifeTurned)
        if not e.alive and e.seat not in gone
    ]
    if not any(fact.what.startswith("clocktower.executed") for fact in executed):
        tied = _tied(t, s)
        what, about = ("clocktower.tied", tied) if tied else ("clocktower.nobody-executed", {})
        executed += [Fact(at, what, about) for at, _ in s.of(t, DayOver)][:1]
    return chapter(s, [claimed[:2], [*_impaired(t, s), *beside], [*executed, *_became(t, s)]])


def _tied(t: ClocktowerTable, s: Stretch) -> dict[str, Any]:
    """Whom as many votes kept alive, each enough by themselves; nothing where that was not why nobody was executed."""
    counts = [e for _, e in s.of(t, Counted)]
    most = max([e.votes for e in counts], default=0)
    tied = [e.seat for e in counts if e.votes == most]
    stood = any(e.block == e.seat and e.votes == most for e in counts)
    return {"seats": tied, "n": most} if len(tied) > 1 and stood and counts[-1].block == NOBODY else {}


def _lies(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Somebody good was told what was false, and told it on."""
    said = {(u.seat, str(u.about[0])) for _, u in spoken(t) if u.about and u.line.startswith(TOLD)}
    for s in told:
        for at, e, true in _told(t, s):
            if not true and t.seats[e.seat].team == GOOD:
                passed_on = (e.seat, e.role) in said
                about = {**_statement(e), "day": s.day}
                yield (4 if passed_on else 2.2), Fact(at, "clocktower.turn-false", about, e.role)


def _counts(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """One hand more, and the Demon would have been about to die: enough of the living, and more than anybody had that
    day; a dead vote that made it enough.
    """
    alive = {s.no for s in t.seats}
    votes: list[int] = []
    block, most = NOBODY, 0
    day_of = {at: s.day for s in told for at in range(s.at, s.to)}
    for at, entry in enumerate(t.log):
        e: Any = entry.event
        if isinstance(e, Dawned):
            alive -= set(e.died)
            most = 0
        elif isinstance(e, Returned):
            alive |= set(e.seats)
        elif isinstance(e, LifeTurned):
            alive = alive | {e.seat} if e.alive else alive - {e.seat}
        elif isinstance(e, Pointed):
            votes = [*votes, e.seat] if e.up else votes
        elif isinstance(e, Counted):
            majority = 1 if e.free else (len(alive) + 1) // 2
            need, role = max(majority, most + 1), _was(t, e.seat, at)
            about = {"day": day_of.get(at, 0), "seat": e.seat, "role": role}
            if e.votes == need - 1 and _demonic(t, role):
                yield 4.5, Fact(at, "clocktower.turn-narrow", about, role)
            dead = [n for n in votes if n not in alive]
            if e.block == e.seat != block and e.votes == need and dead:
                yield 3.3, Fact(at, "clocktower.turn-dead-vote", {**about, "by": dead[-1], "n": e.votes}, role)
            votes, block, most = [], e.block, e.most


def _claims(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Somebody good said what they are, and was executed for it, or was executed anyway; a false claim that lived."""
    claims: dict[int, tuple[int, str]] = {}
    for at, said in spoken(t):
        if said.about and (said.line == CLAIM or said.line.startswith(TOLD)):
            claims.setdefault(said.seat, (at, str(said.about[0])))
    for s in told:
        for at, e in s.of(t, Executed):
            if _nominating(t, at, e.seat) != NOBODY:
                continue
            since, role = claims.get(e.seat, (at, ""))
            if since < at and role == _was(t, e.seat, at) and t.seats[e.seat].team == GOOD:
                yield 3.6, Fact(at, "clocktower.turn-disbelieved", {"day": s.day, "seat": e.seat, "role": role}, role)
            elif t.seats[e.seat].team == GOOD and (own := _was(t, e.seat, at)) and t.character(own).kind == TOWNSFOLK:
                yield 2.6, Fact(at, "clocktower.turn-own", {"day": s.day, "seat": e.seat, "role": own}, own)
    won = t.outcome is not None and EVIL in t.outcome.teams
    for seat, (at, role) in claims.items():
        true = _was(t, seat, at)
        if won and role != true and _demonic(t, true) and t.seats[seat].alive:
            yield 3.4, Fact(at, "clocktower.turn-bluffed", {"seat": seat, "claim": role, "role": true}, true)


def _heirs(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Somebody else became the Demon."""
    for s in told:
        for at, e in s.of(t, Became):
            if _demonic(t, e.role):
                about = {"seat": e.seat, "role": e.role, "was": _was(t, e.seat, at), "day": s.day, "phase": s.phase}
                yield 3.8, Fact(at, "clocktower.turn-heir", about, e.role)


def _shots(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Whom somebody pointed at by day, as whatever they said to be, died of it."""
    for s in told:
        for at, e in s.of(t, Claimed):
            after: list[Any] = [x.event for x in t.log[at + 1 : min(s.to, at + SHOT)]]
            if any(isinstance(x, LifeTurned) and x.seat == e.target and not x.alive for x in after):
                role = _was(t, e.target, at)
                about = {"day": s.day, "seat": e.seat, "claim": e.role, "target": e.target, "role": role}
                yield (5 if _demonic(t, role) else 3.2), Fact(at, "clocktower.turn-shot", about, e.role)


def _last(t: ClocktowerTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The execution or the death after which it was over."""
    for s in told[-1:]:
        ends: list[tuple[int, Any]] = s.of(t, Executed)[-1:] if s.phase == "day" else s.of(t, Died)[-1:]
        for at, e in ends:
            role, what = _was(t, e.seat, at), "last" if s.phase == "day" else "last-night"
            yield 3, Fact(at, f"clocktower.turn-{what}", {"day": s.day, "seat": e.seat, "role": role}, role)
