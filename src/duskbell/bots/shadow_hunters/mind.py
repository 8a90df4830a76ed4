"""What a Shadow Hunters bot that talks has in mind: whom it takes for what, and what has just happened."""

from __future__ import annotations

from typing import Any, TypeVar

from duskbell.bots.shadow_hunters.plain import PlainShadowBot
from duskbell.bots.talk import Args, Memory, Mind
from duskbell.games.shadow_hunters.events import Attacked, Healed, InRange, TurnBegan
from duskbell.games.shadow_hunters.packs import ROLES, TEAMS
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW, ShadowTable
from duskbell.kernel import View
from duskbell.kernel.event import Event

E = TypeVar("E", bound=Event)
JUST = 8
"""So many lines of the log ago is just now."""
SIDES = {
    **dict.fromkeys(("shadow_hunters.hunter", "shadow_hunters.ans-hunter"), HUNTER),
    **dict.fromkeys(("shadow_hunters.neutral", "shadow_hunters.ans-neutral"), NEUTRAL),
}
"""Sentences by which somebody says on which side they are."""
CHOSEN = frozenset({"weird_woods", "blessing"})
"""Where healing comes from that somebody chose a patient for."""


CLAIM = "shadow_hunters.claim"
"""What is said of the own character."""


def side_claimed(line: str, about: tuple[Any, ...]) -> str:
    """On which side a sentence says its speaker is, or that of the character that they say to be; "" for others."""
    if line == CLAIM and about:
        return ROLES[str(about[0])].team
    return SIDES.get(line, "")


class ShadowMind(Mind[ShadowTable]):
    """One seat's. `sides`: how likely each seat is a Hunter, a Shadow, a Neutral; `part`: the side that it says to be
    on, as long as nobody sees its face; `claims`: what others have said of theirs.
    """

    def __init__(self, view: View[ShadowTable], memory: Memory, bot: PlainShadowBot, guise: str) -> None:
        self.sides = bot.wishes(view).sides
        self.me = view.me
        self.side: str = self.me.role.team
        foe = TEAMS.index(HUNTER if self.side == SHADOW else SHADOW)
        super().__init__(view, memory, [row[foe] for row in self.sides])
        self.part = guise if self.side == SHADOW else self.side
        self.claims = {u.seat: side for u in memory.said if (side := side_claimed(u.line, u.about))}

    def likely(self, n: int, *teams: str) -> float:
        """How likely a seat is on one of these sides."""
        return sum(self.sides[n][TEAMS.index(team)] for team in teams)

    def hidden(self, n: int) -> bool:
        """Whether somebody's face is down."""
        return self.alive(n) and not self.t.seats[n].revealed

    def now(self, kind: type[E], **fields: Any) -> list[E]:
        """What of this kind has just happened, the last first."""
        found = [e for at, _, e in self.memory.of(kind) if at >= len(self.t.log) - JUST]
        return [e for e in reversed(found) if all(getattr(e, name) == value for name, value in fields.items())]

    def attacks(self, by: int, whom: int) -> int:
        """How often one has attacked the other of the own will."""
        found = [e for _, _, e in self.memory.of(Attacked) if e.seat == by and whom in e.targets]
        return sum(e.how != "counter" for e in found)

    def struck(self) -> list[int]:
        """Who has just attacked this seat."""
        return [e.seat for e in self.now(Attacked) if self.no in e.targets and self.alive(e.seat)][:1]

    def rather(self) -> list[Args]:
        """(who attacked this seat, whom they could have attacked instead)."""
        found: list[Args] = []
        for at, _, e in self.memory.of(Attacked):
            ranges = [r for place, _, r in self.memory.of(InRange) if place < at and r.seat == e.seat][-1:]
            if e.targets == (self.no,) and e.how == "attack" and e.seat in self.others:
                found += [(e.seat, n) for r in ranges for n in r.targets if n != self.no and self.alive(n)]
        return found

    def patients(self) -> list[Args]:
        """(who healed, whom), where it was a choice."""
        turns = self.memory.of(TurnBegan)
        found: list[Args] = []
        for at, _, e in self.memory.of(Healed):
            by = [turn.seat for place, _, turn in turns if place < at][-1:]
            found += [(n, e.seat) for n in by if e.cause in CHOSEN and n != e.seat]
        return found
