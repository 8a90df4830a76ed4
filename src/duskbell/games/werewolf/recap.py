"""The recap of a table of Werewolf: each night and day in facts. Where the game turned is `turns`' to say."""

from __future__ import annotations

from typing import Any

from duskbell.games.werewolf.events import (
    Acted,
    Burst,
    Called,
    CardShown,
    Died,
    Dueled,
    Elected,
    Learned,
    NobodyExiled,
    PeacefulDay,
    Pointed,
    Searched,
    Settled,
    Shot,
    Voted,
)
from duskbell.games.werewolf.farewell import armed
from duskbell.games.werewolf.table import EXILE, PACK, WerewolfTable
from duskbell.games.werewolf.turns import role_of, tally, turns, votes
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Chapter, Fact, Recap, Stretch, chapter, recap_of, stretches

WOLF = "wolf"
IDLE = frozenset({"kill", "check", "psychic", "scry", "purity", "hex"})
"""Deeds that are told otherwise: the hunt, and what somebody looked at and was answered."""
HINDSIGHT = {
    "werewolf.turn-believed": (),
    "werewolf.turn-disbelieved": (),
    "werewolf.turn-narrow": (),
    "werewolf.turn-met": (),
    "werewolf.turn-saved-finder": ("werewolf.turn-saved", "wolf"),
    "werewolf.turn-poison-own": (),
    "werewolf.turn-poison-wolf": (),
    "werewolf.turn-shot-own": ("werewolf.turn-shot",),
    "werewolf.turn-own": (),
}
"""What nobody could tell when it happened, and what whoever saw it could tell instead (`Game.hindsight`)."""


def recap(t: WerewolfTable) -> Recap:
    """All of it, from the whole log."""
    told = stretches(t, lambda phase: {"night": "night", "deal": ""}.get(phase, "day"))
    chapters = [_night(t, s) if s.phase == "night" else _day(t, s) for s in told]
    return recap_of(chapters, (turns(t, told)))


def _unfired(t: WerewolfTable, s: Stretch) -> list[Fact]:
    """Whose gun was in order, and who had not left the table when the game was over: victory is declared before anybody
    shoots (docs/rulings.md, W10), and whoever has read that card asks why no shot fell.
    """
    deaths: list[tuple[int, Any]] = s.of(t, Died)
    return [
        Fact(at, "werewolf.unfired", {"seat": e.seat, "role": role_of(t, e.seat)}, role_of(t, e.seat))
        for at, e in deaths
        if t.outcome is not None and e.seat in t.parting and armed(t, t.seats[e.seat], e)
    ]


def _night(t: WerewolfTable, s: Stretch) -> Chapter:
    acts: list[tuple[int, Any]] = s.of(t, Acted)
    hunt = [
        Fact(at, "werewolf.hunted", {"seat": e.targets[0], "role": role_of(t, e.targets[0])}, WOLF)
        for at, e in acts
        if e.power == "kill" and e.targets and e.targets[0] != NOBODY
    ]
    if not hunt:
        split = any(e.final and len(set(e.targets)) > 1 for _, e in s.of(t, Pointed))
        about = {"split": "yes" if split else "no"}
        hunt = [Fact(at, "werewolf.hunted-nobody", about, WOLF) for at, e in s.of(t, Called) if e.step == PACK]
    learned = [
        Fact(at, "werewolf.learned", {"seat": e.seat, "target": e.target, "what": e.what}, role_of(t, e.seat))
        for at, e in s.of(t, Learned)
    ]
    deeds = [
        Fact(
            at,
            "werewolf.acted",
            {"seat": e.seat, "power": e.power, "targets": list(e.targets)},
            role_of(t, e.seat),
        )
        for at, e in acts
        if e.power not in IDLE
    ]
    settled = s.of(t, Settled)
    dawn = []
    for at, e in settled[-1:]:
        seats = [seat for seat, _ in e.dead]
        dawn = [Fact(at, "werewolf.dawn", {"seats": seats}) if seats else Fact(at, "werewolf.peaceful", {})]
    return chapter(s, [hunt[:1], sorted([*learned, *deeds], key=lambda fact: fact.at), dawn])


def _day(t: WerewolfTable, s: Stretch) -> Chapter:
    badge = [Fact(at, "werewolf.elected", {"seat": e.seat}) for at, e in s.of(t, Elected) if e.seat != NOBODY]
    loud = [Fact(at, "werewolf.burst", {"seat": e.seat}, role_of(t, e.seat)) for at, e in s.of(t, Burst)]
    loud += [
        Fact(at, "werewolf.dueled", {"seat": e.seat, "target": e.target}, role_of(t, e.seat))
        for at, e in s.of(t, Dueled)
    ]
    loud += [
        Fact(
            at, "werewolf.shot", {"seat": e.seat, "target": e.target, "role": role_of(t, e.target)}, role_of(t, e.seat)
        )
        for at, e in s.of(t, Shot)
    ]
    loud += [Fact(at, "werewolf.turned-up", {"seat": e.seat, "role": e.role}, e.role) for at, e in s.of(t, CardShown)]
    ballots: list[tuple[int, Any]] = [(at, e) for at, e in s.of(t, Voted) if e.kind == "exile"]
    out = [
        Fact(
            at,
            "werewolf.exiled",
            {"seat": e.seat, "role": role_of(t, e.seat), **_count(ballots, e.seat)},
            role_of(t, e.seat),
        )
        for at, e in s.of(t, Died)
        if e.cause == EXILE
    ]
    if not out:
        out = [Fact(at, "werewolf.nobody-exiled", {}) for at, _ in s.of(t, PeacefulDay, NobodyExiled)][:1]
    out += _unfired(t, s)
    out += [Fact(at, "werewolf.kidnap", {}, WOLF) for at, e in s.of(t, Searched) if e.found == "proved"]
    return chapter(s, [badge[:1], sorted(loud, key=lambda fact: fact.at), out])


def _at(t: WerewolfTable, deed: Shot) -> dict[str, Any]:
    """Who, at whom, and what card that was."""
    return {"seat": deed.seat, "target": deed.target, "role": role_of(t, deed.target)}


def _count(ballots: list[tuple[int, Any]], seat: int) -> dict[str, Any]:
    """Somebody, how many votes they had in the last ballot, and whoever had most beside."""
    if not ballots:
        return {"seat": seat, "votes": "0", "next": "0"}
    halves = tally(ballots[-1][1])
    rest = max([n for target, n in halves.items() if target != seat], default=0)
    return {"seat": seat, "votes": votes(halves.get(seat, 0)), "next": votes(rest)}
