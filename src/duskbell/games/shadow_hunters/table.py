"""The table of Shadow Hunters: what it keeps beside seats, and the questions that rules put to it."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.options import ShadowOptions
from duskbell.kernel import NOBODY, Seat, Table

HUNTER, SHADOW, NEUTRAL = "hunter", "shadow", "neutral"
HERMIT, WHITE, BLACK = "hermit", "white", "black"
DECKS = (HERMIT, WHITE, BLACK)
MOVE, AREA, ATTACK = "move", "area", "attack"
"""The stages of a turn."""
NOWHERE = -1
"""Where pieces stand before their first move, and the dead."""
ALLIE, DANIEL = "allie", "daniel"
TRACK = 14
"""The last space of the damage track."""


class Player(Seat, eq=False):
    """A seat. `at`: its piece's place among `ShadowTable.areas`, or `NOWHERE`; `equipment`: cards face up before it;
    `revealed`: its character is face up; `guarded`: under the Guardian Angel; `used`: its skill for once is used.
    """

    at: int = NOWHERE
    damage: int = 0
    equipment: tuple[str, ...] = ()
    revealed: bool = False
    guarded: bool = False
    used: bool = False


class ShadowTable(Table, eq=False):
    """What a sitting keeps.

    `areas`: as they lie round the board; 0 and 1, 2 and 3, 4 and 5 are the pairs. `turn`: whose turn it is; `extra`:
    extra turns in store for that seat. `dice`: the last roll, as (seat, what for, d4, d6, its number), 0 for a die not
    rolled. `hermit`: how many Hermit cards are left, `hermit_discard`: which lie face down beside; `white`, `black`:
    which are left, alike side by side, and their discards, oldest first. `shown`: the card being read out. `hand`: the
    Hermit card in somebody's hand, as (card, giver, receiver). `hidden`: the living whose character is face down, as
    bits; `known`: characters that lie face up. `daniel`, `allie`: their seats, as far as this table knows them. `dead`:
    how many have died. `quiet` counts turns.
    """

    seats: list[Player]
    options: ShadowOptions
    areas: tuple[str, ...] = ()
    turn: int = NOBODY
    extra: int = 0
    dice: tuple[Any, ...] = ()
    hermit: int = 0
    hermit_discard: tuple[Any, ...] = ()
    white: tuple[str, ...] = ()
    white_discard: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    black_discard: tuple[str, ...] = ()
    shown: str = ""
    hand: tuple[Any, ...] = ()
    hidden: int = 0
    known: frozenset[str] = frozenset()
    daniel: int = NOBODY
    allie: int = NOBODY
    dead: int = 0

    @classmethod
    def lay(cls, players: int, options: Any) -> ShadowTable:
        """The first table of so many players."""
        return cls([Player(n) for n in range(players)], options)

    def know(self, seat: int, role: object) -> None:
        """The table also keeps where those two sit whom rules look for."""
        super().know(seat, role)
        if role == DANIEL:
            self.daniel = seat
        elif role == ALLIE:
            self.allie = seat

    def tokens(self, me: Player) -> tuple[str, ...]:
        """The living but `me`, as answers."""
        return tuple([s.token for s in self.seats if s.alive and s is not me])

    def after(self, me: Player) -> Player:
        """The next of the living, clockwise."""
        for s in self.seats[me.no + 1 :]:
            if s.alive:
                return s
        return next(s for s in self.seats if s.alive)
