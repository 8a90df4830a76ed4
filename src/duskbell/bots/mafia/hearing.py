"""What Mafia's plain bots hear: what of the log matters to who is suspect, and who says to be an angel."""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.games.mafia.roles import DIAMONDS, HEARTS
from duskbell.games.mafia.sayings import FINDINGS, says_angel
from duskbell.games.mafia.table import Accused, Died, MafiaTable, Seconded, Voted
from duskbell.kernel import View
from duskbell.kernel.core_events import Said
from duskbell.kernel.talk import PUBLIC_CHANNEL

POINTS_AT = frozenset({"core.phrase-suspect", "mafia.suspect", "mafia.hunch", "mafia.acc-hunch", "mafia.call-second"})
"""Sentences that name whom the speaker suspects."""
ANSWER = "mafia.ans-who"
"""Names first who has asked, then, if anybody, whom the speaker suspects."""


class Heard(NamedTuple):
    """What matters of the log, by kind, and of what was said in public: claims of an angel's findings, who has said to
    be one, and who has said to suspect whom, however often.
    """

    died: list[Died]
    voted: list[Voted]
    accused: list[Accused]
    claims: list[Said]
    angels: set[int]
    pointed_at: set[tuple[int, int]]


def heard(t: MafiaTable) -> Heard:
    """All of it, read once for as long as nothing happens."""
    return t.memo(_heard)


def _heard(t: MafiaTable) -> Heard:
    h = Heard([], [], [], [], set(), set())
    for entry in t.log:
        event: Any = entry.event
        kind = type(event)
        if kind is Said:
            if event.channel == PUBLIC_CHANNEL.id and says_angel(event.line, event.about):
                h.angels.add(event.seat)
            if event.about and event.channel == PUBLIC_CHANNEL.id:
                if event.line in FINDINGS:
                    h.claims.append(event)
                elif event.line in POINTS_AT:
                    h.pointed_at.add((event.seat, int(event.about[0])))
                elif event.line == ANSWER and len(event.about) > 1:
                    h.pointed_at.add((event.seat, int(event.about[1])))
        elif kind is Voted:
            h.voted.append(event)
        elif kind is Accused:
            h.accused.append(event)
        elif kind is Died:
            h.died.append(event)
    return h


def stands_by(view: View[MafiaTable]) -> bool:
    """Whether this seat has accused whoever is on trial, or seconded that, and nobody has claimed anything since."""
    for entry in reversed(view.table.log):
        event: Any = entry.event
        if isinstance(event, Said) and event.channel == PUBLIC_CHANNEL.id and says_angel(event.line, event.about):
            return False
        if isinstance(event, Seconded) and event.seat == view.seat:
            return True
        if isinstance(event, Accused):
            return event.seat == view.seat
    return False


def open_angels(t: MafiaTable) -> set[int]:
    """Who lives and has said to be an angel."""
    return {n for n in heard(t).angels if t.seats[n].alive}


def angels_left(t: MafiaTable) -> int:
    """How many angels may still live, by the cards that were turned."""
    return t.options.angels - sum(d.role in (HEARTS.id, DIAMONDS.id) for d in heard(t).died)


def claims(t: MafiaTable) -> list[Said]:
    """What has been claimed in public to be an angel's finding."""
    return heard(t).claims
