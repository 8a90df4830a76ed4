"""What a bot of 风声 that talks has in mind: whom it takes for what, and what has just happened to which intel."""

from __future__ import annotations

from typing import Any, TypeVar

from duskbell.bots.fengsheng.deal import SIDES
from duskbell.bots.fengsheng.plain import PlainFengshengBot
from duskbell.bots.talk import Memory, Mind
from duskbell.games.fengsheng.card import BLUE, RED, Card
from duskbell.games.fengsheng.events import Accepted, Arrived, Looked, Received, Sent
from duskbell.games.fengsheng.identities import IDENTITIES
from duskbell.games.fengsheng.table import WAY, FengshengTable
from duskbell.kernel import HIDDEN, View
from duskbell.kernel.event import Event

E = TypeVar("E", bound=Event)
JUST = 14
"""So many lines of the log ago is just now."""
CLAIMS = {
    **dict.fromkeys(("fengsheng.red", "fengsheng.ans-red"), RED),
    **dict.fromkeys(("fengsheng.blue", "fengsheng.ans-blue"), BLUE),
}
"""Sentences by which somebody says on which side they are."""
KEPT = ("fengsheng.not-say", "fengsheng.ans-colour")
"""Sentences by which somebody keeps that back."""


CLAIM = "fengsheng.claim"
"""What is said of the own card."""


def side_claimed(line: str, about: tuple[Any, ...]) -> str:
    """On which side a sentence says its speaker is; "" for any other, and for a card that is its own side."""
    if line == CLAIM and about:
        return {"lurker": RED, "agent": BLUE}.get(str(about[0]), "")
    return CLAIMS.get(line, "")


class FengshengMind(Mind[FengshengTable]):
    """One seat's. `sides`: how likely each seat is red, blue, on its own; `side`: this one's, `part`: that which it
    says to be on; `claims`: what others say.
    """

    def __init__(self, view: View[FengshengTable], memory: Memory, bot: PlainFengshengBot, guise: str) -> None:
        bot.wishes(view)
        assert bot.reads is not None
        self.sides = bot.reads.odds()
        self.me = view.me
        self.side = IDENTITIES[self.me.role.id].team if self.me.role is not None else ""
        self.part = self.side if self.side in (RED, BLUE) else guise
        foe = SIDES.index(BLUE if self.part == RED else RED)
        super().__init__(view, memory, [row[foe] for row in self.sides])
        self.claims = {u.seat: side for u in memory.said if (side := side_claimed(u.line, u.about))}

    def likely(self, n: int, side: str) -> float:
        """How likely a seat is on a side."""
        return self.sides[n][SIDES.index(side)]

    def friendly(self, n: int) -> float:
        """How likely a seat is on the side that this one says to be on."""
        return self.likely(n, self.part)

    def now(self, kind: type[E], **fields: Any) -> list[E]:
        """What of this kind has just happened, the last first."""
        found = [e for at, _, e in self.memory.of(kind) if at >= len(self.t.log) - JUST]
        return [e for e in reversed(found) if all(getattr(e, name) == value for name, value in fields.items())]

    @property
    def way(self) -> Card | None:
        """The intel that travels, if this seat knows it and nobody else must: it has sent it or looked at it."""
        card = self.t.way[0] if self.t.way else HIDDEN
        return card if isinstance(card, Card) else None

    @property
    def looked(self) -> bool:
        """Whether this seat has looked at what travels now."""
        sent = self.memory.last(Sent)
        looks = [at for at, _, e in self.memory.of(Looked) if e.by == self.no and e.place == WAY]
        return bool(self.t.way and sent is not None and looks and looks[-1] > sent[0])

    @property
    def taken(self) -> bool:
        """Whether whom the travelling intel lies before has said that they accept it."""
        came = max([found[0] for kind in (Sent, Arrived) if (found := self.memory.last(kind)) is not None], default=-1)
        accepted = self.memory.last(Accepted)
        return accepted is not None and accepted[0] > came

    def locked(self) -> list[tuple[int, int]]:
        """(who has locked, whom), of every intel sent so."""
        return [(e.sender, e.lock) for _, _, e in self.memory.of(Sent) if e.lock >= 0 and e.lock != e.sender]

    def got(self, sender: int, seat: int) -> list[Received]:
        """Every intel that one has received from the other."""
        return [e for _, _, e in self.memory.of(Received) if (e.sender, e.seat) == (sender, seat)]

    def passed(self) -> bool:
        """Whether the intel has just gone on from this seat."""
        path = self.memory.of(Arrived)[-2:]
        sent = self.memory.last(Sent)
        here = len(path) == 2 and sent is not None and path[0][0] > sent[0] and path[1][0] >= len(self.t.log) - JUST
        return here and path[0][2].seat == self.no != path[1][2].seat
