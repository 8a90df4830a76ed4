"""A deck of cards: what is left to draw, and its discards."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.kernel import HIDDEN


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A deck. `left`: what is still to be drawn, alike side by side; `discards`: oldest first. Who has not seen which
    cards were drawn from a face-down deck knows only how many are left: those are `HIDDEN`.
    """

    left: tuple[Any, ...] = ()
    discards: tuple[Any, ...] = ()

    def drawn(self, card: Any) -> Deck:
        """The deck after this card was drawn from it."""
        left = self.left
        if card is HIDDEN:
            return Deck((HIDDEN,) * (len(left) - 1), self.discards)
        at = left.index(card) if card in left else 0
        return Deck(left[:at] + left[at + 1 :], self.discards)

    def discarded(self, card: Any) -> Deck:
        """The deck after this card was laid on its discards."""
        return Deck(self.left, (*self.discards, card))

    def anew(self) -> Deck:
        """The deck that its discards make when nothing is left."""
        return Deck(tuple(sorted(self.discards, key=str)))


def without(cards: tuple[Any, ...], card: Any) -> tuple[Any, ...]:
    """The cards but one like this."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
