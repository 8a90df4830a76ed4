"""The cards: what is printed on each. A card is intel and function in one, and one thing wherever it lies."""

from __future__ import annotations

from duskbell.games.fengsheng.deck import DECK, SPARE

RED, BLUE, BLACK, MYSTERY = "red", "blue", "black", "mystery"
COLOURS = (RED, BLUE, BLACK)
LEFT, RIGHT, UP = "left", "right", "up"
PROBE, BALANCE, COERCE, ENTICE, CLARIFY, DECIPHER = "probe", "balance", "coerce", "entice", "clarify", "decipher"
SWAP, INTERCEPT, MISLEAD, WINDS, ORDER, LURE, FEIGN = "swap", "intercept", "mislead", "winds", "order", "lure", "feign"
KINDS = (PROBE, BALANCE, COERCE, ENTICE, CLARIFY, DECIPHER, SWAP, INTERCEPT, MISLEAD, WINDS, ORDER, LURE, FEIGN)
"""The thirteen kinds, in the order of the boxes."""
_COLOURS = {"R": RED, "B": BLUE, "K": BLACK, "M": MYSTERY}
_ARROWS = {"<": LEFT, ">": RIGHT, "^": UP}


class Card:
    """One of the 118. `arrow`: how it is sent; `lock`: whether its sender may lock somebody. `says`: on a Probe who
    draws, on an Order the colours of east, west and still wind.
    """

    __slots__ = ("arrow", "black", "blue", "box", "colours", "id", "kind", "lock", "red", "says", "token")

    def __init__(self, row: str) -> None:
        no, self.kind, colours, arrow, lock, box, *says = row.split()
        self.id, self.token = int(no), f"c{no}"
        self.colours = frozenset([_COLOURS[c] for c in colours])
        self.red, self.blue, self.black = RED in self.colours, BLUE in self.colours, BLACK in self.colours
        self.arrow, self.lock, self.box = _ARROWS[arrow], lock == "!", int(box)
        self.says = tuple([_COLOURS[c] for c in "".join(says)])

    def __repr__(self) -> str:
        return self.token

    @property
    def true(self) -> bool:
        """真情报: red or blue is on it."""
        return self.red or self.blue

    @property
    def pure_black(self) -> bool:
        """Black and nothing else is on it."""
        return not self.true

    @property
    def two_coloured(self) -> bool:
        """Two colours are on it; it is one intel all the same, and counts for both."""
        return len(self.colours) == 2


CARDS = {c.id: c for c in map(Card, DECK.strip().splitlines())}


def deck(profile: str, players: int) -> tuple[Card, ...]:
    """The cards of a table. "auto": those that the publisher advises for so many players."""
    if profile == "auto":
        profile = "small" if players <= 4 else "full" if players == 9 else "advised"
    if profile == "small":
        return tuple([c for c in CARDS.values() if c.kind != PROBE and c.box < 2 and c.id not in SPARE])
    if profile == "base":
        return tuple([c for c in CARDS.values() if c.box == 0])
    return tuple([c for c in CARDS.values() if profile == "full" or c.id not in SPARE])
