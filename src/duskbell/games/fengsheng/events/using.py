"""Cards and skills being used, and what they leave behind for the turn."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events.base import FengshengEvent, Occasion
from duskbell.games.fengsheng.table import BARRED, BESIDE, FIRST, VOID, Deed, FengshengTable, Lasting
from duskbell.kernel import HIDDEN, NOBODY


class CardUsed(Occasion, frozen=True):
    """A card is used; what it does is still to come (结算卡牌效果时). `card`: 0 where it only counts as using one;
    `chooser`: who chooses what is chosen in its settlement, who need not be who uses it.
    """

    tells = ("by", "name", "to")
    secret = ("card",)
    by: int
    name: str
    to: int
    choice: str
    card: Any
    chooser: int

    def apply(self, t: FengshengTable) -> None:
        card = self.card if self.card is HIDDEN else CARDS.get(self.card)
        t.deeds += (Deed(self.by, self.name, card, self.to, self.choice, self.chooser),)


class Nullified(FengshengEvent, frozen=True):
    """The card in settlement has no effect."""

    def apply(self, t: FengshengTable) -> None:
        t.deeds = (*t.deeds[:-1], t.deed._replace(void=True))


class Claimed(FengshengEvent, frozen=True):
    """At whom the card in settlement was aimed will take it when it is settled."""

    def apply(self, t: FengshengTable) -> None:
        t.deeds = (*t.deeds[:-1], t.deed._replace(taken=True))


class CardSettled(Occasion, frozen=True):
    """A card has been settled (结算卡牌效果后). `was`: before whom the intel lay; `virtual`: it was no card; `taken`:
    at whom it was aimed will take it.
    """

    tells = ("by", "name")
    by: int
    name: str
    to: int
    was: int
    virtual: bool
    taken: bool

    def apply(self, t: FengshengTable) -> None:
        t.deeds = t.deeds[:-1]


class Announced(FengshengEvent, frozen=True):
    """Somebody announces a colour (宣言一种颜色), whether it proves right or not."""

    seat: int
    colour: str


class Probed(FengshengEvent, frozen=True):
    """At whom a Probe was aimed says what the identity asks for: to draw, or to discard."""

    seat: int
    draws: bool


class SkillUsed(FengshengEvent, frozen=True):
    """Somebody uses a skill, on those who are named with it. `limit`: until when it cannot be used again: "turn",
    "game", or "" for at once.
    """

    seat: int
    skill: str
    limit: str = ""
    aimed: tuple[int, ...] = ()

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        if self.limit == "turn":
            s.used |= {self.skill}
        elif self.limit == "game":
            s.spent |= {self.skill}


class Held(FengshengEvent, frozen=True):
    """Something holds until the turn is over."""

    what: str
    seat: int = NOBODY
    about: str = ""

    def apply(self, t: FengshengTable) -> None:
        t.lasting += (Lasting(self.what, self.seat, self.about),)
        if self.what == VOID:
            s = t.seats[self.seat]
            s.void, s.beside_void = s.void or self.about != BESIDE, s.beside_void or self.about != FIRST
        elif self.what == BARRED:
            t.seats[self.seat].barred = True
