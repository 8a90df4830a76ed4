"""Where cards go."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.deck import without
from duskbell.games.shadow_hunters.events.base import ShadowEvent
from duskbell.games.shadow_hunters.table import HERMIT, Hand, ShadowTable
from duskbell.kernel import NOBODY


class Drew(ShadowEvent, frozen=True):
    """A card is drawn: read out, but for a Hermit card, at which only its drawer looks."""

    secret = ("card",)
    seat: int
    deck: str
    card: Any

    def apply(self, t: ShadowTable) -> None:
        setattr(t, self.deck, getattr(t, self.deck).drawn(self.card))
        if self.deck == HERMIT:
            t.hand = Hand(self.card, self.seat)
        else:
            t.shown = self.card


class Given(ShadowEvent, frozen=True):
    """A Hermit card is handed to somebody, who looks at it."""

    secret = ("card",)
    seat: int
    to: int
    card: Any

    def apply(self, t: ShadowTable) -> None:
        t.hand = Hand(self.card, self.seat, self.to)


class Answered(ShadowEvent, frozen=True):
    """Who was handed a Hermit card does what it says, or says that nothing happens."""

    seat: int
    does: bool


class CharacterShown(ShadowEvent, frozen=True):
    """A character is shown to one player; the others see that it is."""

    secret = ("role",)
    seat: int
    to: int
    role: Any

    def apply(self, t: ShadowTable) -> None:
        t.know(self.seat, self.role)


class Equipped(ShadowEvent, frozen=True):
    """An equipment card that was drawn is laid before its drawer."""

    seat: int
    card: str

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].equipment += (self.card,)
        t.shown = ""


class Took(ShadowEvent, frozen=True):
    """An equipment card goes from one player to another. `how`: the area, card, skill, or "loot"."""

    seat: int
    source: int
    card: str
    how: str

    def apply(self, t: ShadowTable) -> None:
        s = t.seats[self.source]
        s.equipment = without(s.equipment, self.card)
        t.seats[self.seat].equipment += (self.card,)


class Discarded(ShadowEvent, frozen=True):
    """A card goes to its discards: face up, a Hermit card face down. `source`: before whom it lay, or `NOBODY`."""

    secret = ("card",)
    deck: str
    card: Any
    source: int = NOBODY

    def apply(self, t: ShadowTable) -> None:
        setattr(t, self.deck, getattr(t, self.deck).discarded(self.card))
        if self.source != NOBODY:
            s = t.seats[self.source]
            s.equipment = without(s.equipment, self.card)
        elif self.deck == HERMIT:
            t.hand = None
        else:
            t.shown = ""


class Reshuffled(ShadowEvent, frozen=True):
    """A deck was empty: its discards are the new deck."""

    deck: str

    def apply(self, t: ShadowTable) -> None:
        setattr(t, self.deck, getattr(t, self.deck).anew())
