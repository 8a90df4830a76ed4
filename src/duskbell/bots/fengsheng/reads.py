"""What a plain bot of 风声 makes of what it has seen, and of nothing else: how likely each side is for every seat.

Some of it is certain: identities seen, answers to a Probe whose card it knows, three of a colour that nobody declared.
Who helps and harms whom, and what somebody sends to whom, only speaks for or against.
"""

from __future__ import annotations

from typing import Any

from duskbell.bots.fengsheng.deal import SIDES, Row, consistent, ends
from duskbell.bots.hearing import heard
from duskbell.games.fengsheng.card import CARDS, MYSTERY
from duskbell.games.fengsheng.events import (
    CardUsed,
    HelpAsked,
    IdentityGiven,
    IdentitySeen,
    IdentityTaken,
    Looked,
    Moved,
    Probed,
    Received,
    RefereeChanged,
    Sent,
    SkillUsed,
    TurnBegan,
)
from duskbell.games.fengsheng.identities import IDENTITIES
from duskbell.games.fengsheng.table import AREA, DESK, DISCARD, HAND, WAY, FengshengTable
from duskbell.kernel import HIDDEN, NOBODY, Dealt, Event
from duskbell.kernel.core_events import Said

FRIENDS = ((1.6, 0.6, 0.9), (0.6, 1.6, 0.9), (1.0, 1.0, 1.0))
"""How much oftener than by chance a red, a blue, a lone one helps a red, a blue, a lone one."""
FOES = ((0.65, 1.4, 1.1), (1.4, 0.65, 1.1), (1.0, 1.0, 1.0))
"""The same of harming."""
NAMED = ((0.85, 1.15, 1.0), (1.15, 0.85, 1.0), (1.0, 1.0, 1.0))
"""The same of naming somebody as one of the others: words are cheap."""
NAMES = frozenset(
    {"core.phrase-suspect", "fengsheng.suspect", "fengsheng.call-black", "fengsheng.call-let", "fengsheng.rep-foe"}
)
"""Sentences that do so."""
LIFELINE = ((2.5, 0.3, 0.5), (0.3, 2.5, 0.5), (1.0, 1.0, 1.0))
"""The same of helping somebody who is dying."""
SENDS = {"red": (1.5, 0.75, 1.0), "blue": (0.75, 1.5, 1.0)}
"""How much a pure intel of a colour that somebody sends speaks for each side of the sender."""
SLIP = 0.02
"""Habits never make a side less likely than so."""
UNBOUND = (1.0, 1.0, 1.0)


class Reads:
    """One seat's beliefs. What they are depends on the view's log alone: they follow it from wherever they stopped."""

    def __init__(self, t: FengshengTable, me: int) -> None:
        self.table, self.me = t, me
        self.at = 0
        """How much of the log it has followed."""
        self.fits = ends(len(t.seats))
        self.certain: list[Row] = [UNBOUND] * len(t.seats)
        self.habits: list[Row] = [UNBOUND] * len(t.seats)
        self.stale = True
        self.believed: list[Row] = []
        self.says: tuple[str, ...] = ()
        """Whom the last Probe names, if that card is known."""
        self.helped = NOBODY
        """Who is dying and asks for help."""
        self.to = NOBODY
        self.skill = SkillUsed(NOBODY, "")
        """The last skill that was used."""
        self.basis: list[Row] = [(1 / 3, 1 / 3, 1 / 3)] * len(t.seats)
        """What it believed when it last thought everything over, which is when a turn begins."""
        self.red, self.blue = [0] * len(t.seats), [0] * len(t.seats)
        """How much intel of these colours lies before each seat."""

    def follows(self, t: FengshengTable) -> bool:
        """Whether it has followed this table, and not further than to here."""
        return t is self.table and self.at <= len(t.log)

    def odds(self) -> list[Row]:
        """How likely each side is for every seat, by all that has happened."""
        log = self.table.log
        if self.at < len(log):
            for e in log[self.at :]:
                note = NOTES.get(type(e.event))
                if note is not None:
                    note(self, e.event)
            self.at = len(log)
        return self._reckon()

    def _reckon(self) -> list[Row]:
        if self.stale:
            rows = [_times(a, b) for a, b in zip(self.certain, self.habits, strict=True)]
            self.believed, self.stale = consistent(rows, self.fits), False
        return self.believed

    # -- what is certain -----------------------------------------------------------------------------------------------

    def dealt(self, e: Dealt | IdentitySeen) -> None:
        """An identity is seen."""
        if e.role is not HIDDEN:
            self._is(e.seat, IDENTITIES[e.role].team)

    def given(self, e: IdentityGiven) -> None:
        """A referee has given somebody another identity: nothing of what was known of theirs holds."""
        self.certain[e.seat] = self.habits[e.seat] = (1.0, 1.0, 1.0)
        self.stale = True
        if e.role is not HIDDEN and e.role:
            self._is(e.seat, IDENTITIES[e.role].team)

    def ruled(self, e: RefereeChanged) -> None:
        """What a referee moves is nobody's doing."""
        self.skill = SkillUsed(NOBODY, "")

    def taken(self, e: IdentityTaken) -> None:
        """Somebody has the identity of a dead player now, who keeps the place of the one that left the game."""
        for rows in (self.certain, self.habits):
            rows[e.seat], rows[e.source] = rows[e.source], rows[e.seat]
        self.stale = True

    def looked(self, e: Looked) -> None:
        """A Probe that one was handed, or that one has seen."""
        if e.place == DESK and e.cards is not HIDDEN and len(e.cards) == 1:
            self.says = CARDS[e.cards[0]].says

    def used(self, e: CardUsed) -> None:
        """A card is used; a Probe that nobody shows is known to who used it."""
        known = e.card is not HIDDEN and e.card
        self.says = CARDS[e.card].says if known else ()
        self.skill = SkillUsed(NOBODY, "")
        if e.name == "clarify" and e.to == self.helped:
            self._pair(e.by, e.to, LIFELINE)
        elif e.name == "clarify":
            self._pair(e.by, e.to, FRIENDS)

    def probed(self, e: Probed) -> None:
        if self.says and e.seat != self.me:
            named = e.draws
            self._certain(e.seat, [float((side in self.says) is named) for side in SIDES])

    def turned(self, e: TurnBegan) -> None:
        """Who has had three of a colour and did not declare is not of that side."""
        self.helped = NOBODY
        self.skill = SkillUsed(NOBODY, "")
        for seat, (red, blue) in enumerate(zip(self.red, self.blue, strict=True)):
            if seat != self.me and (red >= 3 or blue >= 3):
                self._certain(seat, [float(red < 3), float(blue < 3), 1.0])
        self.basis = self._reckon()

    # -- habits --------------------------------------------------------------------------------------------------------

    def sent(self, e: Sent) -> None:
        self.to = e.lock if e.lock != NOBODY else e.to

    def received(self, e: Received) -> None:
        """What somebody has sent shows when it is received."""
        card = CARDS[e.card]
        if e.sender == e.seat or card.two_coloured:
            return
        if card.black:
            self._pair(e.sender, self.to, FOES)
            return
        for colour, factors in SENDS.items():
            if colour in card.colours:
                self._speak(e.sender, factors)
                if self.to == e.seat:
                    self._speak(e.seat, factors)

    def said(self, e: Said) -> None:
        """Whom somebody takes for one of the others."""
        for one in heard("fengsheng", self.table, e):
            if one.line in NAMES and one.about and int(one.about[0]) < len(self.basis):
                self._pair(e.seat, int(one.about[0]), NAMED)

    def help_asked(self, e: HelpAsked) -> None:
        self.helped = e.seat

    def skilled(self, e: SkillUsed) -> None:
        self.skill = e

    def moved(self, e: Moved) -> None:
        """What a skill lays before somebody, or takes away there."""
        by, source, to = self.skill.seat, e.source, e.to
        if e.card is HIDDEN:
            return
        card = CARDS[e.card]
        for place, n in ((source, -1), (to, 1)):
            if place.startswith(AREA):
                self.red[int(place[4:])] += n * card.red
                self.blue[int(place[4:])] += n * card.blue
        if by == NOBODY:
            return
        if self.skill.skill == "clear_name" and to == DISCARD and source == f"{HAND}{by}":
            if by != self.me:
                self._certain(by, [float(side not in card.colours) for side in SIDES])
        elif to.startswith(AREA) and source not in (WAY, "deck"):
            self._pair(by, int(to[4:]), FOES if card.pure_black else FRIENDS)
        elif source.startswith(AREA) and not card.two_coloured:
            self._pair(by, int(source[4:]), FRIENDS if card.black else FOES)

    # -- how -----------------------------------------------------------------------------------------------------------

    def _is(self, seat: int, team: str) -> None:
        self._certain(seat, [float(side == (team or MYSTERY)) for side in SIDES])

    def _certain(self, seat: int, row: list[float]) -> None:
        new = _times(self.certain[seat], (row[0], row[1], row[2]))
        if any(new) and new != self.certain[seat]:
            self.certain[seat], self.stale = new, True

    def _speak(self, seat: int, factors: Row) -> None:
        """Something speaks for some sides of a seat more than for others."""
        if seat == self.me:
            return
        row = _times(self.habits[seat], factors)
        most = max(row)
        self.habits[seat] = (max(SLIP, row[0] / most), max(SLIP, row[1] / most), max(SLIP, row[2] / most))
        self.stale = True

    def _pair(self, one: int, other: int, table: tuple[Row, ...]) -> None:
        """One seat did something to another that sides do to each other more or less often."""
        if one == other or NOBODY in (one, other):
            return
        if one == self.me:
            return
        mine, theirs = self.basis[one], self.basis[other]
        by = [sum([p * x for p, x in zip(theirs, row, strict=True)]) for row in table]
        self._speak(one, (by[0], by[1], by[2]))
        to = [sum([mine[side] * table[side][n] for side in range(3)]) for n in range(3)]
        self._speak(other, (to[0], to[1], to[2]))


def _times(a: Row, b: Row) -> Row:
    return a[0] * b[0], a[1] * b[1], a[2] * b[2]


NOTES: dict[type[Event], Any] = {
    Dealt: Reads.dealt,
    IdentityGiven: Reads.given,
    IdentitySeen: Reads.dealt,
    RefereeChanged: Reads.ruled,
    IdentityTaken: Reads.taken,
    Looked: Reads.looked,
    CardUsed: Reads.used,
    Probed: Reads.probed,
    TurnBegan: Reads.turned,
    Sent: Reads.sent,
    Received: Reads.received,
    HelpAsked: Reads.help_asked,
    SkillUsed: Reads.skilled,
    Moved: Reads.moved,
    Said: Reads.said,
}
