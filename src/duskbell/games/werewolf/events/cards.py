"""Cards: which are there, who holds which, and whoever becomes somebody else."""

from __future__ import annotations

from duskbell.games.werewolf.events.base import WerewolfEvent
from duskbell.games.werewolf.table import WerewolfTable


class Laid(WerewolfEvent, frozen=True):
    """The board is told to all: its name, its cards in the board's order, the order of its nights, which cards wake
    with the pack, and which may self-destruct.
    """

    board: str
    cards: tuple[str, ...]
    order: tuple[str, ...]
    pack: tuple[str, ...]
    bursts: tuple[str, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.board, t.cards, t.order = self.board, self.cards, self.order
        t.pack_cards, t.burst_cards = self.pack, self.bursts


class Became(WerewolfEvent, frozen=True):
    """Somebody has another card from now on, and nothing that was of the card before: no side but its own, no power
    that was learned, none that counts as used (docs/rulings.md, W56). Shadow and avenger are bound no more.
    """

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        t.know(self.seat, self.role)
        t.seats[self.seat].gained = ()
        t.spent = frozenset([x for x in t.spent if x[0] != self.seat])
        t.sided = tuple([x for x in t.sided if x[0] != self.seat])
        t.follows = tuple([x for x in t.follows if x[0] != self.seat])
        if self.seat in t.bound:
            t.bonds = tuple([pair for pair in t.bonds if pair != t.bound])
            t.bound = ()


class Inherited(WerewolfEvent, frozen=True):
    """A shadow takes over the card of one of the dead, with what has been used of its powers."""

    seat: int
    source: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        t.know(self.seat, self.role)
        t.seats[self.seat].gained = t.seats[self.source].gained
        t.spent |= {(self.seat, power) for n, power in t.spent if n == self.source}
        uses = t.by_token[self.role].uses if self.role else frozenset()
        t.seats[self.seat].marks += tuple([m for m in t.seats[self.source].marks if m.name in uses])
        t.sided = tuple([x for x in t.sided if x[0] != self.seat])
        t.follows = tuple([x for x in t.follows if x[0] != self.seat])


class Converted(WerewolfEvent, frozen=True):
    """Somebody belongs to another side from now on, with the same card."""

    seat: int
    side: str

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].team = self.side


class Sided(WerewolfEvent, frozen=True):
    """With which side somebody wins, whatever the card says; the referee alone knows."""

    seat: int
    side: str

    def apply(self, t: WerewolfTable) -> None:
        t.sided = (*[x for x in t.sided if x[0] != self.seat], (self.seat, self.side))


class Followed(WerewolfEvent, frozen=True):
    """Somebody wins with the side that a model without a side comes to, if it does; the referee alone knows."""

    seat: int
    target: int

    def apply(self, t: WerewolfTable) -> None:
        t.follows = (*[x for x in t.follows if x[0] != self.seat], (self.seat, self.target))


class Linked(WerewolfEvent, frozen=True):
    """Two are lovers: they learn of each other, and die together."""

    seats: tuple[int, int]

    def apply(self, t: WerewolfTable) -> None:
        t.bonds = (*t.bonds, self.seats)


class Bound(WerewolfEvent, frozen=True):
    """Shadow and avenger are bound: they learn of each other, die together, and are a side of their own."""

    seats: tuple[int, int]

    def apply(self, t: WerewolfTable) -> None:
        t.bonds, t.bound = (*t.bonds, self.seats), self.seats


class Numbered(WerewolfEvent, frozen=True):
    """Cards that are taken for one another are called by number, by lot: (card, call). The referee alone knows."""

    calls: tuple[tuple[str, str], ...]

    def apply(self, t: WerewolfTable) -> None:
        t.numbered = self.calls


class SparesLaid(WerewolfEvent, frozen=True):
    """The cards that nobody was dealt; the referee alone knows."""

    cards: tuple[str, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.spares = self.cards


class SparesShown(WerewolfEvent, frozen=True):
    """The cards that nobody was dealt are shown to somebody."""

    seat: int
    cards: tuple[str, ...]


class Played(WerewolfEvent, frozen=True):
    """Somebody plays as another card until the next night; "" as none."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].gained = (t.by_token[self.role],) if self.role else ()


class Gained(WerewolfEvent, frozen=True):
    """Somebody gains the power of a card beside the own."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        s = t.seats[self.seat]
        s.gained = (*s.gained, t.by_token[self.role])


class CardShown(WerewolfEvent, frozen=True):
    """A card is turned face up for all. Who has learned it or plays as it is taken for its holder, by whoever does not
    know better, and stays what they are (docs/rulings.md, W58).
    """

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        s = t.seats[self.seat]
        if s.role is None:
            known = s.team
            t.know(self.seat, self.role)
            s.team = known or s.team
