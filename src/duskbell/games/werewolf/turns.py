"""Where a game of Werewolf turned: facts of its log with their weights, of which the recap keeps the weightiest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.werewolf.events import Acted, Died, Learned, Searched, Settled, Shot, Voted
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import FOUND_WOLF, card_claimed
from duskbell.games.werewolf.table import EXILE, GOOD, WOLVES, WerewolfTable
from duskbell.kernel.event import NOBODY
from duskbell.kernel.recap import Fact, Stretch, spoken

Weighed = tuple[float, Fact]
WOLF = "wolf"
HALVES = 2
"""Ballots are counted in half votes."""


def role_of(t: WerewolfTable, seat: int) -> str:
    """Somebody's card in the end."""
    role = t.seats[seat].role
    return role.id if role is not None else ""


def tally(vote: Voted) -> dict[int, int]:
    """The half votes that each seat had in a ballot."""
    found: dict[int, int] = {}
    for target, halves in zip(vote.targets, vote.halves, strict=True):
        if target != NOBODY:
            found[target] = found.get(target, 0) + halves
    return found


def votes(halves: int) -> str:
    """Half votes as the table writes them: "4", "4½"."""
    return f"{halves // HALVES or ''}½" if halves % HALVES else str(halves // HALVES)


def turns(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """Everything at which the game may have turned."""
    yield from _kidnap(t)
    yield from _claims(t, told)
    yield from _narrow(t, told)
    yield from _nights(t, told)
    yield from _shots(t)
    yield from _own(t, told)
    yield from _last(t, told)


def _events(t: WerewolfTable, kind: Any) -> list[tuple[int, Any]]:
    return [(n, e.event) for n, e in enumerate(t.log) if type(e.event) is kind]


def _side(t: WerewolfTable, seat: int) -> str:
    return t.seats[seat].team


def _kidnap(t: WerewolfTable) -> Iterable[Weighed]:
    """绑票: no way was left to the good, and the search has proved it. `n` wolves and `of` good were left."""
    left = {"n": len(t.wolves), "of": len(t.good)}
    for at, e in _events(t, Searched):
        if e.found == "proved" and t.outcome is not None and WOLVES in t.outcome.teams:
            yield 9, Fact(at, "werewolf.turn-kidnap", left, WOLF)


def _claims(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """A wolf's claim that others voted by, and a true one whose speaker was exiled."""
    first: dict[int, tuple[int, str]] = {}
    for at, said in spoken(t):
        if card := card_claimed(said):
            first.setdefault(said.seat, (at, card))
    exiled = {e.seat: at for at, e in _events(t, Died) if e.cause == EXILE}
    day_of = {at: s.day for s in told for at in range(s.at, s.to)}
    for seat, (at, card) in first.items():
        true = card == role_of(t, seat)
        if not true and _side(t, seat) == WOLVES:
            for since, vote in _events(t, Voted):
                followed = _followers(t, seat, vote, since) if since > at else []
                if followed:
                    about = {"seat": seat, "claim": card, "n": len(followed), "role": role_of(t, seat)}
                    yield 4 + len(followed) / 10, Fact(at, "werewolf.turn-believed", about, role_of(t, seat))
                    break
        fell = exiled.get(seat, -1)
        if true and card != "villager" and _side(t, seat) == GOOD and fell > at:
            about = {"seat": seat, "day": day_of.get(fell, 0), "role": card}
            yield 5, Fact(fell, "werewolf.turn-disbelieved", about, card)


def _followers(t: WerewolfTable, seat: int, vote: Voted, at: int) -> list[int]:
    """Who of the good voted for somebody as their sheriff, or against one of the good whom they had called a wolf."""
    cast = dict(zip(vote.seats, vote.targets, strict=True))
    aim = seat if vote.kind == "sheriff" else cast.get(seat, NOBODY)
    if aim == NOBODY or (vote.kind != "sheriff" and _side(t, aim) != GOOD):
        return []
    if vote.kind != "sheriff" and not _called_a_wolf(t, seat, aim, 0, at):
        return []
    return [n for n, target in cast.items() if target == aim and n != seat and _side(t, n) == GOOD]


def _narrow(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """One vote more, and a wolf would have been tied with one of the good who was exiled, or would have gone first."""
    for s in told:
        gone = {e.seat for _, e in s.of(t, Died) if e.cause == EXILE}
        for at, vote in [(at, e) for at, e in s.of(t, Voted) if e.kind == "exile"][-1:]:
            halves = tally(vote)
            most = max(halves.values(), default=0)
            for seat, n in halves.items():
                close = 0 < most - n <= HALVES
                if close and seat not in gone and _side(t, seat) == WOLVES and any(_side(t, x) == GOOD for x in gone):
                    about = {"day": s.day, "seat": seat, "role": role_of(t, seat)}
                    yield 4.5, Fact(at, "werewolf.turn-narrow", about, role_of(t, seat))


def _nights(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """A save that paid, guard and antidote that met, poison on the own side or on a wolf, a check that was used."""
    exiled = {e.seat: at for at, e in _events(t, Died) if e.cause == EXILE}
    for s in told:
        deeds: dict[str, tuple[int, Any]] = {e.power: (at, e) for at, e in s.of(t, Acted) if e.targets}
        dead = {seat for _, e in s.of(t, Settled) for seat, _ in e.dead}
        saved = deeds.get("antidote")
        if saved is not None:
            yield from _save(
                t, s, *saved, met="guard" in deeds and deeds["guard"][1].targets == saved[1].targets, dead=dead
            )
        if "poison" in deeds:
            at, e = deeds["poison"]
            target, witch = e.targets[0], role_of(t, e.seat)
            about = {"seat": e.seat, "target": target, "role": role_of(t, target), "day": s.day}
            if target in dead and _side(t, target) in (GOOD, WOLVES) and _side(t, e.seat) == GOOD:
                own = _side(t, target) == GOOD
                yield (4.2 if own else 3), Fact(at, f"werewolf.turn-poison-{'own' if own else 'wolf'}", about, witch)
        for at, e in s.of(t, Learned):
            if _side(t, e.target) == WOLVES and _side(t, e.seat) == GOOD and _heard(t, at, e, exiled.get(e.target, -1)):
                about = {"day": s.day, "seat": e.seat, "target": e.target}
                yield 3.2, Fact(at, "werewolf.turn-found", about, role_of(t, e.seat))


def _called_a_wolf(t: WerewolfTable, by: int, whom: int, since: int, until: int) -> bool:
    """Whether somebody has told a check by which another is a wolf, between these places in the log."""
    said = [u for n, u in spoken(t) if since < n < until and u.seat == by and u.line in FOUND_WOLF]
    return any(u.about[:1] == (whom,) for u in said)


def _heard(t: WerewolfTable, at: int, found: Learned, exiled: int) -> bool:
    """Whether the table heard of a check before it exiled that wolf: in a sentence, or by the finder's own vote."""
    if _called_a_wolf(t, found.seat, found.target, at, exiled):
        return True
    ballots = [dict(zip(v.seats, v.targets, strict=True)) for n, v in _events(t, Voted) if at < n < exiled]
    return any(ballot.get(found.seat) == found.target for ballot in ballots)


def _save(t: WerewolfTable, s: Stretch, at: int, e: Acted, *, met: bool, dead: set[int]) -> Iterable[Weighed]:
    target, witch = e.targets[0], role_of(t, e.seat)
    if target in dead:
        if met:
            yield 4.4, Fact(at, "werewolf.turn-met", {"day": s.day, "seat": target}, witch)
        return
    later = [x for n, x in _events(t, Learned) if n > at and x.seat == target and _side(t, x.target) == WOLVES]
    about = {"day": s.day, "seat": e.seat, "target": target, "role": role_of(t, target)}
    if later:
        yield 4.1, Fact(at, "werewolf.turn-saved-finder", {**about, "wolf": later[0].target}, witch)
    else:
        yield 1.5, Fact(at, "werewolf.turn-saved", about, witch)


def _shots(t: WerewolfTable) -> Iterable[Weighed]:
    for at, e in _events(t, Shot):
        if e.target == NOBODY:
            continue
        own = _side(t, e.seat) == _side(t, e.target)
        about = {"seat": e.seat, "target": e.target, "role": role_of(t, e.target)}
        yield (4.3 if own else 3.4), Fact(at, f"werewolf.turn-shot{'-own' if own else ''}", about, role_of(t, e.seat))


def _own(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The good exiled somebody of theirs who had a power, and had not said so."""
    claimed: dict[int, str] = {}
    for _, said in spoken(t):
        if card := card_claimed(said):
            claimed.setdefault(said.seat, card)
    for s in told:
        ballots = [e for _, e in s.of(t, Voted) if e.kind == "exile"]
        for at, e in s.of(t, Died):
            card = role_of(t, e.seat)
            if (
                e.cause == EXILE
                and ballots
                and card in ROLES
                and ROLES[card].kind == GOD
                and claimed.get(e.seat) != card
            ):
                about = {"day": s.day, "seat": e.seat, "role": card, "votes": votes(tally(ballots[-1]).get(e.seat, 0))}
                yield 3.7, Fact(at, "werewolf.turn-own", about, card)


def _last(t: WerewolfTable, told: list[Stretch]) -> Iterable[Weighed]:
    """The exile after which it was over, or the death in the night."""
    if not told:
        return
    s = told[-1]
    if not any(e.cause == EXILE for _, e in s.of(t, Died)) and not [*_kidnap(t)]:
        for at, e in [(at, e) for at, e in s.of(t, Died) if e.night][-1:]:
            card = role_of(t, e.seat)
            yield 3, Fact(at, "werewolf.turn-last-night", {"day": s.day, "seat": e.seat, "role": card}, card)
    ballots = [(at, e) for at, e in s.of(t, Voted) if e.kind == "exile"]
    for _, e in [(at, e) for at, e in s.of(t, Died) if e.cause == EXILE][-1:]:
        if ballots:
            at, vote = ballots[-1]
            about = {
                "day": s.day,
                "seat": e.seat,
                "role": role_of(t, e.seat),
                "votes": votes(tally(vote).get(e.seat, 0)),
            }
            yield 2.5, Fact(at, "werewolf.turn-last", about, role_of(t, e.seat))
