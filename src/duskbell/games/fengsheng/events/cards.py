"""Where cards go, and who looks at them."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events.base import FengshengEvent, Occasion
from duskbell.games.fengsheng.table import AREA, DECK, FengshengTable, Pile, knowing, without
from duskbell.kernel import HIDDEN


def _pile(cards: Any, count: int) -> Pile:
    return (HIDDEN,) * count if cards is HIDDEN else tuple([CARDS[n] for n in cards])


def reveal(t: FengshengTable, place: str, cards: tuple[int, ...]) -> None:
    """Whoever's table this is knows from now on that these cards lie there; of the deck, on its top."""
    pile, seen = t.pile(place), tuple([CARDS[n] for n in cards])
    t.lay_down(place, seen + pile[len(seen) :] if place == DECK else knowing(pile, seen))


class DeckLaid(FengshengEvent, frozen=True):
    """The deck is shuffled and laid down."""

    secret = ("cards",)
    cards: Any
    count: int

    def apply(self, t: FengshengTable) -> None:
        t.deck = _pile(self.cards, self.count)


class Reshuffled(FengshengEvent, frozen=True):
    """The discards, shuffled, lie under what is left of the deck."""

    secret = ("cards",)
    cards: Any
    count: int

    def apply(self, t: FengshengTable) -> None:
        t.deck, t.discard = t.deck + _pile(self.cards, self.count), ()


class Moved(FengshengEvent, frozen=True):
    """A card goes from one place to another; of the deck, its top. Who sees neither place reads that one went."""

    secret = ("card",)
    card: Any
    source: str
    to: str

    def apply(self, t: FengshengTable) -> None:
        source, to, card = self.source, self.to, self.card
        if card is not HIDDEN:
            card = CARDS[card]
        if source == DECK:
            if card is HIDDEN:
                card = t.deck[0]  # who knew the top card knows what goes
            t.deck = t.deck[1:]
        else:
            holder, field = t.spot(source)
            pile = getattr(holder, field)
            if card is HIDDEN and len(pile) == 1:
                card = pile[0]  # and so who knew the only one
            setattr(holder, field, without(pile, card))
            if field == AREA:
                t.count(holder)
        if to == DECK:
            t.deck = (card, *t.deck)
            return
        holder, field = t.spot(to)
        setattr(holder, field, (*getattr(holder, field), card))
        if field == AREA:
            t.count(holder)


class Looked(FengshengEvent, frozen=True):
    """Somebody looks at cards where they lie; all see that it is done."""

    secret = ("cards",)
    by: int
    place: str
    cards: Any

    def apply(self, t: FengshengTable) -> None:
        if self.cards is not HIDDEN:
            reveal(t, self.place, self.cards)


class Shown(FengshengEvent, frozen=True):
    """Somebody shows cards to all (展示), which stay where they are."""

    by: int
    place: str
    cards: tuple[int, ...]

    def apply(self, t: FengshengTable) -> None:
        reveal(t, self.place, self.cards)


class Arranged(FengshengEvent, frozen=True):
    """The top of the deck is put in another order by who has looked at it."""

    secret = ("cards",)
    cards: Any
    count: int

    def apply(self, t: FengshengTable) -> None:
        t.deck = _pile(self.cards, self.count) + t.deck[self.count :]


class Discarded(Occasion, frozen=True):
    """Somebody has discarded hand cards (弃置)."""

    seat: int
    count: int


class HandMoved(Occasion, frozen=True):
    """Somebody has got hand cards of somebody else, given or drawn."""

    tells = ("source", "to")
    source: int
    to: int


class Placed(Occasion, frozen=True):
    """A skill has put cards into these areas (置入)."""

    tells = ("seats",)
    seats: tuple[int, ...]


class Routed(FengshengEvent, frozen=True):
    """How an intel will go is fixed: by whom, by which arrow, before whom first, and who must accept it."""

    sender: int
    arrow: str
    to: int
    lock: int
    shown: bool

    def apply(self, t: FengshengTable) -> None:
        t.sender, t.arrow, t.front, t.lock, t.shown = self.sender, self.arrow, self.to, self.lock, self.shown


class Diverted(FengshengEvent, frozen=True):
    """The intel lies before somebody else now."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.front = self.seat


class TurnedUp(FengshengEvent, frozen=True):
    """The travelling intel lies face up from now on."""

    card: int

    def apply(self, t: FengshengTable) -> None:
        t.way, t.shown = (CARDS[self.card],), True


class Covered(FengshengEvent, frozen=True):
    """The travelling intel is another one, face down."""

    def apply(self, t: FengshengTable) -> None:
        t.shown = False
