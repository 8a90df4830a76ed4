"""What all have heard at a table of the contest, and what it makes of each seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.games.aiwolf.table import TALK, VOTE, AiwolfTable, Attacked, Divined, Sensed, Voted
from duskbell.kernel import NOBODY
from duskbell.kernel.core_events import Said
from duskbell.kernel.talk import PUBLIC_CHANNEL

SEER_WOLF, SEER_HUMAN = "aiwolf.seer-wolf", "aiwolf.seer-human"
MEDIUM_WOLF, MEDIUM_HUMAN = "aiwolf.medium-wolf", "aiwolf.medium-human"
SUSPECT, I_VOTE, VILLAGER, PREY = "aiwolf.suspect", "aiwolf.vote", "aiwolf.villager", "aiwolf.attack"
FINDINGS = {SEER_WOLF: True, SEER_HUMAN: False, MEDIUM_WOLF: True, MEDIUM_HUMAN: False}
"""By which somebody tells what seer or medium has found, and whether that was a wolf."""
SURE = 100.0


class Claim(NamedTuple):
    """Somebody says to have found that a seat is a wolf, or human."""

    by: int
    role: str
    about: int
    wolf: bool


class Heard(NamedTuple):
    """What matters of the log, by kind."""

    said: list[Said]
    voted: list[Voted]
    found: list[Divined | Sensed]
    bitten: set[int]


def heard(t: AiwolfTable) -> Heard:
    """All of it, read once for as long as nothing happens."""
    return t.memo(_heard)


def _heard(t: AiwolfTable) -> Heard:
    h = Heard([], [], [], set())
    for entry in t.log:
        event: Any = entry.event
        kind = type(event)
        if kind is Said:
            h.said.append(event)
        elif kind is Voted and event.kind == VOTE:
            h.voted.append(event)
        elif kind is Divined or kind is Sensed:
            h.found.append(event)
        elif kind is Attacked and event.seat != NOBODY:
            h.bitten.add(event.seat)
    return h


def claims(t: AiwolfTable) -> list[Claim]:
    """What has been told to all, in order."""
    return t.memo(_claims)


def _claims(t: AiwolfTable) -> list[Claim]:
    said = [s for s in heard(t).said if s.line in FINDINGS and s.about and s.channel == PUBLIC_CHANNEL.id]
    return [Claim(s.seat, s.line.partition(".")[2].partition("-")[0], int(s.about[0]), FINDINGS[s.line]) for s in said]


def claimants(t: AiwolfTable, role: str) -> list[int]:
    """Who says to be seer or medium, the first first."""
    return list(dict.fromkeys([c.by for c in claims(t) if c.role == role]))


def suspicion(t: AiwolfTable, me: int) -> list[float]:
    """How much each seat looks like a wolf to `me`: by what it has been told itself, by claims, by who was attacked."""
    return t.memo(_suspicion, me)


def _suspicion(t: AiwolfTable, me: int) -> list[float]:
    blame = [0.0] * len(t.seats)
    bitten = heard(t).bitten
    human, wolves = bitten | {me}, set[int]()
    for told in heard(t).found:
        (wolves if told.wolf else human).add(told.target)
    false = _liars(t, me, human, wolves, bitten)
    for role in ("seer", "medium"):
        telling = [n for n in claimants(t, role) if n not in false]
        for n in telling:
            blame[n] += 0.5 if len(telling) > 1 else -2.0
    believed = {n: 1 / max(1, len([m for m in claimants(t, "seer") if m not in false])) for n in claimants(t, "seer")}
    for c in claims(t):
        if c.by not in false:
            worth = 4.0 if c.by in bitten else believed.get(c.by, 1.0)
            blame[c.about] += (6.0 if c.wolf else -3.0) * worth
    for n in false:
        blame[n] += 4.0
    for ballot in heard(t).voted:
        for n, target in zip(ballot.seats, ballot.targets, strict=True):
            blame[n] += -1.0 if target in wolves else 0.3 if target in human else 0.0
    for n in human:
        blame[n] = -SURE
    for n in wolves:
        blame[n] = SURE
    return blame


def _liars(t: AiwolfTable, me: int, human: set[int], wolves: set[int], bitten: set[int]) -> set[int]:
    """Who tells what cannot be, or what somebody tells who was attacked for it, or claims what is one's own."""
    found = {c.by for c in claims(t) if (c.about in human and c.wolf) or (c.about in wolves and not c.wolf)}
    role = t.seats[me].role
    for claimed in ("seer", "medium"):
        telling = claimants(t, claimed)
        honest = {n for n in telling if n in bitten} - found
        if honest or (role is not None and role.id == claimed):
            found |= set(telling) - honest - {me}
    return found - {me}


def said_by(t: AiwolfTable, seat: int, channel: str) -> set[tuple[str, tuple[object, ...]]]:
    """The lines with what they are about that somebody has said: to all ever, among the wolves since the last
    ballot.
    """
    found: set[tuple[str, tuple[object, ...]]] = set()
    for entry in reversed(t.log):
        event = entry.event
        if type(event) is Said and event.seat == seat:
            found.add((event.line, event.about))
        elif channel != TALK and type(event) is Voted:
            break
    return found
