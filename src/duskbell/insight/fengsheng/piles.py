"""In which order the pile lay each time it was shuffled, as far as that follows from what was seen of it later."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from duskbell.games.fengsheng.events import Arranged, DeckLaid, Looked, Moved, Received, Reshuffled, Shown, TurnedUp
from duskbell.games.fengsheng.table import DECK, DISCARD, WAY
from duskbell.kernel import HIDDEN, Event


class Place(NamedTuple):
    """A place of the pile: after which shuffle, and how deep."""

    shuffle: int
    at: int


class Piles:
    """`orders`: for each time the pile was shuffled, which card lay at which place, as far as it matters; `begins`: how
    many events had been seen then; `named`: for each card after which events it was seen, from the last one on.
    """

    def __init__(self, events: Iterable[Event]) -> None:
        self.orders: list[dict[int, int]] = []
        self.begins: list[int] = []
        self.named: defaultdict[int, list[int]] = defaultdict(list)
        self.deck: list[Place | int] = []
        self.lies: dict[int, str] = {}
        """Where a card was last seen to lie."""
        self.since: dict[int, int] = {}
        """Since which shuffle a card is one of the pile."""
        self.unseen: defaultdict[str, list[Place | str]] = defaultdict(list)
        """What lies somewhere unseen: places of the pile, and what came from another such place."""
        for n, e in enumerate(events):
            for card in faces(e):
                self.named[card].append(n)
            self._hear(e, n)

    def _hear(self, e: Event, n: int) -> None:
        match e:
            case DeckLaid() | Reshuffled():
                self.deck += [Place(len(self.orders), i) for i in range(e.count)]
                for card in [c for c, where in self.lies.items() if where == DISCARD]:
                    self.since[card] = len(self.orders)
                    del self.lies[card]
                self.orders.append({})
                self.begins.append(n)
            case Looked() | Shown() if e.cards is not HIDDEN:
                for k, card in enumerate(e.cards):
                    if e.place == DECK:
                        self._under(k, card)
                    else:
                        self._came(card, e.place)
                        self.lies[card] = e.place
            case Arranged() if e.cards is not HIDDEN:
                self.deck[: len(e.cards)] = list(e.cards)
            case Moved():
                self._moved(e)
            case TurnedUp() | Received() if self.lies.get(e.card) in (None, WAY):
                self._came(e.card, WAY)
                self.lies.setdefault(e.card, WAY)

    def _under(self, k: int, card: int) -> None:
        """This card lies so deep in the pile."""
        place = self.deck[k] if k < len(self.deck) else card
        if isinstance(place, Place) and place.at >= 0:
            self.orders[place.shuffle][place.at] = card
            self.deck[k] = card

    def _moved(self, e: Moved) -> None:
        card = e.card
        if e.source == DECK and self.deck:
            if card is not HIDDEN:
                self._under(0, card)
            place = self.deck.pop(0)
            if card is HIDDEN and isinstance(place, Place):
                self.unseen[e.to].append(place)
                return
            if card is HIDDEN:
                card = place  # it was known to lie there
        elif card is not HIDDEN:
            self._came(card, e.source)
        elif e.to != DECK:
            self.unseen[e.to].append(e.source)
        if card is not HIDDEN:
            self.lies[card] = e.to
        if e.to == DECK:
            self.deck.insert(0, card if card is not HIDDEN else Place(len(self.orders) - 1, -1))

    def _came(self, card: int, source: str) -> None:
        """It is seen that this card lay there: so it was one of those that came there unseen."""
        if self.lies.get(card) == source:
            return
        unseen, since = self.unseen[source], self.since.get(card, 0)
        if self.lies.get(card) in unseen:
            unseen.remove(self.lies[card])
            return
        own = next((x for x in unseen if isinstance(x, Place) and x.shuffle == since and x.at >= 0), None)
        if own is not None:
            unseen.remove(own)
            self.orders[own.shuffle][own.at] = card
            return
        before = next((x for x in unseen if isinstance(x, str)), None)
        if before is not None:
            unseen.remove(before)
            self._came(card, before)


def faces(e: Event) -> list[int]:
    """The cards that an event names."""
    one, several = getattr(e, "card", None), getattr(e, "cards", None)
    found = [one] if isinstance(one, int) and not isinstance(one, bool) else []
    return [*found, *(several if isinstance(several, tuple) else ())]
