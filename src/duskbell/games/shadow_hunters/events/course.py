"""Setting up, turns, and the end."""

from __future__ import annotations

from duskbell.games.shadow_hunters.deck import Deck
from duskbell.games.shadow_hunters.events.base import ShadowEvent
from duskbell.games.shadow_hunters.table import AREA, MOVE, ShadowTable
from duskbell.games.shadow_hunters.where import pointed_at


class Laid(ShadowEvent, frozen=True):
    """Areas and decks are laid out: the areas round the board, and what each deck holds."""

    areas: tuple[str, ...]
    hermit: tuple[str, ...]
    white: tuple[str, ...]
    black: tuple[str, ...]

    def apply(self, t: ShadowTable) -> None:
        t.areas, t.pointed_at = self.areas, pointed_at(self.areas)
        t.hermit, t.white, t.black = Deck(self.hermit), Deck(self.white), Deck(self.black)
        t.hidden = (1 << len(t.seats)) - 1


class SetAside(ShadowEvent, frozen=True):
    """These characters are out of the game, and nobody knows which."""

    roles: tuple[str, ...]


class Chosen(ShadowEvent, frozen=True):
    """Who has the first turn."""

    seat: int

    def apply(self, t: ShadowTable) -> None:
        t.turn = (self.seat - 1) % len(t.seats)


class TurnBegan(ShadowEvent, frozen=True):
    """Somebody's turn begins; `extra`: one more of the same player. The Guardian Angel leaves."""

    seat: int
    extra: bool = False

    def apply(self, t: ShadowTable) -> None:
        t.turn, t.stage, t.quiet = self.seat, MOVE, t.quiet + 1
        if t.extra:
            t.extra = t.extra - 1 if self.extra else 0
        me = t.seats[self.seat]
        if me.guarded:
            me.guarded = False


class Rolled(ShadowEvent, frozen=True):
    """Dice: who, what for, and the points; 0 for a die that was not rolled. `again`: they point where the piece stands
    already, so that they are rolled once more.
    """

    seat: int
    cause: str
    d4: int
    d6: int
    again: bool = False

    def apply(self, t: ShadowTable) -> None:
        t.dice = self
        t.throws += 1

    @property
    def what_for(self) -> str:
        """The cause."""
        return self.cause


class Moved(ShadowEvent, frozen=True):
    """A piece goes to an area. `how`: "dice" or "teleport"."""

    seat: int
    area: str
    how: str = "dice"

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].at = t.areas.index(self.area)
        t.stage = AREA


class ExtraTurn(ShadowEvent, frozen=True):
    """Somebody will have one more turn after this."""

    seat: int

    def apply(self, t: ShadowTable) -> None:
        t.extra += 1


class Guarded(ShadowEvent, frozen=True):
    """Attacks cannot hurt this player until its next turn."""

    seat: int

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].guarded = True


class Nothing(ShadowEvent, frozen=True):
    """What somebody did has no effect. `cause`: the area or card."""

    seat: int
    cause: str


class Spared(ShadowEvent, frozen=True):
    """Somebody could have attacked, and did not."""

    seat: int
