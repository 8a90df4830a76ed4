"""The table of Shadow Hunters: what it keeps beside seats, and the questions that rules put to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from duskbell.games.shadow_hunters.deck import Deck
from duskbell.games.shadow_hunters.options import ShadowOptions
from duskbell.kernel import NOBODY, Seat, Table

HUNTER, SHADOW, NEUTRAL = "hunter", "shadow", "neutral"
HERMIT, WHITE, BLACK = "hermit", "white", "black"
DECKS = (HERMIT, WHITE, BLACK)
MOVE, AREA, ATTACK = "move", "area", "attack"
"""The stages of a turn."""
SECOND = "second"
"""What a throw is for whose thrower has one that counts already, and may pick."""
NOWHERE = -1
"""Where pieces stand before their first move, and the dead."""
ALLIE, DANIEL = "allie", "daniel"
TRACK = 14
"""The last space of the damage track."""


class Throw(Protocol):
    """Dice as they lie: who threw them, what for, and their points (0 for a die not thrown). It is the event of it."""

    @property
    def seat(self) -> int: ...
    @property
    def what_for(self) -> str: ...
    @property
    def d4(self) -> int: ...
    @property
    def d6(self) -> int: ...


class Hand(NamedTuple):
    """The Hermit card in somebody's hand: which it is, who has drawn it, and who has been given it, or `NOBODY`."""

    card: Any
    giver: int
    to: int = NOBODY


class Player(Seat, eq=False):
    """A seat. `role`: its character, which is known on the real table; `at`: its piece's place among
    `ShadowTable.areas`, or `NOWHERE`; `equipment`: cards face up before it; `revealed`: its character is face up;
    `guarded`: under the Guardian Angel; `used`: its skill for once is used.
    """

    if TYPE_CHECKING:
        role: Any = None  # a Character, whose module knows this one
    at: int = NOWHERE
    damage: int = 0
    equipment: tuple[str, ...] = ()
    revealed: bool = False
    guarded: bool = False
    used: bool = False


class ShadowTable(Table, eq=False):
    """What a sitting keeps.

    `areas`: as they lie round the board; 0 and 1, 2 and 3, 4 and 5 are the pairs. `pointed_at`: the place that each sum
    of the dice means (`where.pointed_at`). `turn`: whose turn it is; `extra`: extra turns in store for that seat.
    `dice`: the last throw; `throws`: how many there have been. `hermit`, `white`, `black`: the decks. `shown`: the card
    being read out. `hand`: the Hermit card on its way. `hidden`: the living whose character is face down, as bits;
    `known`: characters that lie face up. `shy`: who never reveals of the own will, as bits, and `ready`: seats whose
    character has something to do at any time, both as far as this table knows them. `dead`: how many have died.
    `quiet` counts turns.
    """

    seats: list[Player]
    options: ShadowOptions
    areas: tuple[str, ...] = ()
    pointed_at: tuple[int | None, ...] = ()
    turn: int = NOBODY
    extra: int = 0
    dice: Throw | None = None
    throws: int = 0
    hermit: Deck = Deck()
    white: Deck = Deck()
    black: Deck = Deck()
    shown: str = ""
    hand: Hand | None = None
    hidden: int = 0
    known: frozenset[str] = frozenset()
    shy: int = 0
    ready: tuple[int, ...] = ()
    dead: int = 0

    @classmethod
    def lay(cls, players: int, options: Any) -> ShadowTable:
        """The first table of so many players."""
        return cls([Player(n) for n in range(players)], options)

    def know(self, seat: int, role: object) -> None:
        """The table also keeps whose character never reveals, and whose has something to do at any time."""
        super().know(seat, role)
        who: Any = self.seats[seat].role
        if who is not None:
            self.shy = self.shy if who.reveals else self.shy | 1 << seat
            if "standing_offers" in who.skills and seat not in self.ready:
                self.ready += (seat,)

    def deck(self, name: str) -> Deck:
        """One of the three decks."""
        found: Deck = getattr(self, name)
        return found

    def tokens(self, me: Player) -> tuple[str, ...]:
        """The living but `me`, as answers."""
        return tuple([s.token for s in self.seats if s.alive and s is not me])

    def after(self, me: Player) -> Player:
        """The next of the living, clockwise."""
        for s in self.seats[me.no + 1 :]:
            if s.alive:
                return s
        return next(s for s in self.seats if s.alive)
