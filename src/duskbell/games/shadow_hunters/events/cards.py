"""Where cards go."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.events.base import ShadowEvent, without
from duskbell.games.shadow_hunters.table import HERMIT, WHITE, ShadowTable
from duskbell.kernel import NOBODY


class Drew(ShadowEvent, frozen=True):
    """A card is drawn: read out, but for a Hermit card, at which only its drawer looks."""

    secret = ("card",)
    seat: int
    deck: str
    card: Any

    def apply(self, t: ShadowTable) -> None:
        if self.deck == HERMIT:
            t.hermit -= 1
            t.hand = (self.card, self.seat, NOBODY)
        elif self.deck == WHITE:
            t.white, t.shown = without(t.white, self.card), self.card
        else:
            t.black, t.shown = without(t.black, self.card), self.card


class Given(ShadowEvent, frozen=True):
    """A Hermit card is handed to somebody, who looks at it."""

    secret = ("card",)
    seat: int
    to: int
    card: Any

    def apply(self, t: ShadowTable) -> None:
        t.hand = (self.card, self.seat, self.to)


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
        if self.source != NOBODY:
            s = t.seats[self.source]
            s.equipment = without(s.equipment, self.card)
        else:
            t.shown = ""
        if self.deck == HERMIT:
            t.hand = ()
            t.hermit_discard += (self.card,)
        elif self.deck == WHITE:
            t.white_discard += (self.card,)
        else:
            t.black_discard += (self.card,)


class Reshuffled(ShadowEvent, frozen=True):
    """A deck was empty: its discards are the new deck."""

    deck: str

    def apply(self, t: ShadowTable) -> None:
        if self.deck == HERMIT:
            t.hermit, t.hermit_discard = len(t.hermit_discard), ()
        elif self.deck == WHITE:
            t.white, t.white_discard = tuple(sorted(t.white_discard)), ()
        else:
            t.black, t.black_discard = tuple(sorted(t.black_discard)), ()
