"""What Mafia's plain bots hear: what of the log matters to who is suspect, and who says to be an angel."""

from __future__ import annotations

from typing import Any

from duskbell.bots.hearing import heard as understood
from duskbell.games.mafia.roles import DIAMONDS, HEARTS, KILLER
from duskbell.games.mafia.sayings import FINDINGS, says_angel
from duskbell.games.mafia.table import KILLERS, VILLAGE, Accused, Died, Learned, MafiaTable, Seconded, Voted
from duskbell.kernel import View
from duskbell.kernel.core_events import Said
from duskbell.kernel.event import Entry
from duskbell.kernel.talk import PUBLIC_CHANNEL

HUNCHES = frozenset({f"mafia.{id}" for id in ("hunch", "hunch-eyes", "hunch-first", "acc-hunch", "acc-uneasy")})
"""Sentences that name somebody for no reason but a feeling."""
POINTS_AT = frozenset({"core.phrase-suspect", "mafia.suspect", "mafia.call-second", *HUNCHES})
"""Sentences that name whom the speaker suspects."""
ANSWER = "mafia.ans-who"
"""Names first who has asked, then, if anybody, whom the speaker suspects."""


class Heard:
    """What matters of the log, by kind, and of what was said in public: claims of an angel's findings, who has said to
    be one, and who has said to suspect whom, however often. `learned`: what an angel was told. `teams`: of the dead;
    `by_cards`: how suspect each seat is by these, for who works it out to keep until another card tells more.
    """

    def __init__(self) -> None:
        self.died: list[Died] = []
        self.voted: list[Voted] = []
        self.accused: list[Accused] = []
        self.learned: list[Learned] = []
        self.claims: list[Said] = []
        self.angels: set[int] = set()
        self.pointed_at: dict[tuple[int, int], None] = {}
        self.teams: dict[int, str] = {}
        self.by_cards: list[float] | None = None
        self.typed: list[Said] = []
        """What people have said in words of their own, of which nothing has been made yet."""

    def read(self, entries: list[Entry]) -> None:
        """What was added to the log."""
        for entry in entries:
            event: Any = entry.event
            kind = type(event)
            if kind is Said:
                self.hear(event)
            elif kind is Voted:
                self.voted.append(event)
                self._weigh_again(event)
            elif kind is Accused:
                self.accused.append(event)
                self._weigh_again(event)
            elif kind is Died:
                self.died.append(event)
                self.teams[event.seat] = VILLAGE if event.role != KILLER.id else KILLERS
                self.by_cards = None
            elif kind is Learned:
                self.learned.append(event)

    def _weigh_again(self, against: Voted | Accused) -> None:
        """What is done against somebody tells nothing until the card is turned."""
        if against.accused in self.teams:
            self.by_cards = None

    def hear(self, said: Said) -> None:
        """A sentence; of one in somebody's own words only that it was said."""
        if said.channel != PUBLIC_CHANNEL.id:
            return
        if said.text and not said.line:
            self.typed.append(said)
        if says_angel(said.line, said.about):
            self.angels.add(said.seat)
        if not said.about:
            return
        if said.line in FINDINGS:
            self.claims.append(said)
        elif said.line in POINTS_AT:
            self.pointed_at[said.seat, int(said.about[0])] = None
        elif said.line == ANSWER and len(said.about) > 1:
            self.pointed_at[said.seat, int(said.about[1])] = None


def heard(t: MafiaTable) -> Heard:
    """All of it, each event read once."""
    h = t.followed(Heard)
    if h.typed:
        typed, h.typed = h.typed, []
        for said in typed:
            for one in understood("mafia", t, said):
                h.hear(one)
    return h


def stands_by(view: View[MafiaTable]) -> bool:
    """Whether this seat has accused whoever is on trial, or seconded that, and nobody has claimed anything since."""
    for entry in reversed(view.table.log):
        event: Any = entry.event
        if isinstance(event, Said) and event.channel == PUBLIC_CHANNEL.id and _claims_angel(view.table, event):
            return False
        if isinstance(event, Seconded) and event.seat == view.seat:
            return True
        if isinstance(event, Accused):
            return event.seat == view.seat
    return False


def _claims_angel(t: MafiaTable, said: Said) -> bool:
    return any(says_angel(one.line, one.about) for one in understood("mafia", t, said))


def open_angels(t: MafiaTable) -> set[int]:
    """Who lives and has said to be an angel."""
    return {n for n in heard(t).angels if t.seats[n].alive}


def angels_left(t: MafiaTable) -> int:
    """How many angels may still live, by the cards that were turned."""
    return t.options.angels - sum(d.role in (HEARTS.id, DIAMONDS.id) for d in heard(t).died)


def claims(t: MafiaTable) -> list[Said]:
    """What has been claimed in public to be an angel's finding."""
    return heard(t).claims
