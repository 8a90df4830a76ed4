"""Identities, characters, dying and death."""

from __future__ import annotations

from typing import Any

from duskbell.games.fengsheng.events.base import FengshengEvent, Occasion
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import HIDDEN, NOBODY


class MissionsNamed(FengshengEvent, frozen=True):
    """These missions of the 神秘人 may be in play; which are, nobody is told."""

    missions: tuple[str, ...]

    def apply(self, t: FengshengTable) -> None:
        t.missions = self.missions


class IdentitySeen(FengshengEvent, frozen=True):
    """Somebody looks at the identity of somebody else; all see that."""

    secret = ("role",)
    by: int
    seat: int
    role: Any

    def apply(self, t: FengshengTable) -> None:
        t.know(self.seat, self.role)


def _turn_into(t: FengshengTable, seat: int, role: Any) -> None:
    """Somebody has this identity from now on, whatever it was before; who does not see it knows neither."""
    s = t.seats[seat]
    s.role, s.team = None, ""
    t.know(seat, role)


class IdentityTaken(FengshengEvent, frozen=True):
    """Somebody takes the identity of a dead player, who has none from now on; the old one leaves the game."""

    secret = ("role",)
    seat: int
    source: int
    role: Any

    def apply(self, t: FengshengTable) -> None:
        dead = t.seats[self.source]
        _turn_into(t, self.seat, self.role)
        dead.role, dead.team = None, ""


class CharactersOffered(FengshengEvent, frozen=True):
    """Somebody may choose one of these characters; they come off the pile of those that nobody has."""

    secret = ("characters",)
    seat: int
    characters: Any
    count: int

    def apply(self, t: FengshengTable) -> None:
        t.people = t.people[self.count :]


class CharactersLaid(FengshengEvent, frozen=True):
    """Characters, in this order, lie at the bottom of the pile of those that nobody has."""

    secret = ("characters",)
    characters: Any
    count: int

    def apply(self, t: FengshengTable) -> None:
        hidden = self.characters is HIDDEN
        t.people += (HIDDEN,) * self.count if hidden else tuple([t.by_token[c] for c in self.characters])


class CharacterTaken(FengshengEvent, frozen=True):
    """Somebody plays a character from now on; which, only its owner knows where it lies face down."""

    secret = ("character",)
    seat: int
    character: Any
    up: bool

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        s.character = HIDDEN if self.character is HIDDEN else t.by_token[self.character]
        s.up = s.seen = self.up
        if self.up:
            t.known |= {self.character}


class Paired(FengshengEvent, frozen=True):
    """A second character, which lies open, lies beside somebody's first (羁绊). `leads`: on its left."""

    seat: int
    character: str
    leads: bool

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        s.beside, s.leads = t.by_token[self.character], self.leads
        t.known |= {self.character}


class Flipped(FengshengEvent, frozen=True):
    """A character is turned, up or down. A face once seen stays known."""

    seat: int
    character: str
    up: bool

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        s.character, s.up, s.seen = t.by_token[self.character], self.up, True
        t.known |= {self.character}


class RefereeChanged(FengshengEvent, frozen=True):
    """A referee changes something of somebody by hand; what follows says what."""

    seat: int
    change: str


class ChangeWaits(FengshengEvent, frozen=True):
    """What a referee changes by hand in the midst of a settlement is done at the next node; till then the moderator
    alone knows.
    """

    seat: int
    change: str
    to: str

    def apply(self, t: FengshengTable) -> None:
        t.waits += ((self.seat, self.change, self.to),)
        t.ruled = True


class ChangeLapsed(FengshengEvent, frozen=True):
    """What waited does not fit any more, and is not done."""

    seat: int
    change: str


class ChangesDue(FengshengEvent, frozen=True):
    """A node is entered at which all is done that a referee has ruled."""

    def apply(self, t: FengshengTable) -> None:
        t.waits, t.ruled = (), False


class IdentityGiven(FengshengEvent, frozen=True):
    """Somebody has another identity, by a referee's hand; "" is none."""

    secret = ("role",)
    seat: int
    role: Any

    def apply(self, t: FengshengTable) -> None:
        _turn_into(t, self.seat, self.role)


class CharacterReplaced(FengshengEvent, frozen=True):
    """Somebody plays another character, by a referee's hand; the old one lies among those that nobody has."""

    secret = ("character",)
    seat: int
    character: Any
    up: bool

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        old, new = s.character, HIDDEN if self.character is HIDDEN else t.by_token[self.character]
        known = new is not HIDDEN and new in t.people
        t.people = tuple([old if c is new else c for c in t.people]) if known else (HIDDEN,) * len(t.people)
        s.character, s.up, s.seen = new, self.up, self.up
        if self.up:
            t.known |= {self.character}


class CharactersShown(FengshengEvent, frozen=True):
    """Everybody's character at the end: ids by seat, "" where none was chosen."""

    characters: tuple[str, ...]

    def apply(self, t: FengshengTable) -> None:
        for s, character in zip(t.seats, self.characters, strict=True):
            s.character = t.by_token.get(character)


# -- dying and death ---------------------------------------------------------------------------------------------------


class DyingBegan(FengshengEvent, frozen=True):
    """All with three black intel are dying, together (濒死)."""

    seats: tuple[int, ...]

    def apply(self, t: FengshengTable) -> None:
        t.dying = self.seats


class HelpAsked(FengshengEvent, frozen=True):
    """Help is asked for one of the dying."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.asked_for = self.seat


class Saved(FengshengEvent, frozen=True):
    """One of the dying has fewer than three black intel again."""

    seat: int


class Doomed(FengshengEvent, frozen=True):
    """Nobody has saved this player, who is alive and certain to die (确定将要死亡)."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.seats[self.seat].doomed = True


class Died(Occasion, frozen=True):
    """Somebody is dead (死亡)."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.doomed = False, False
        t.pressing = True
        t.fallen |= {self.seat}
        t.quiet = 0


class DyingOver(FengshengEvent, frozen=True):
    """All that belongs to this dying and death is settled."""

    def apply(self, t: FengshengTable) -> None:
        t.dying, t.asked_for = (), NOBODY


class DeathsOver(FengshengEvent, frozen=True):
    """No death has led to another: who has fallen counts no more."""

    def apply(self, t: FengshengTable) -> None:
        t.fallen = frozenset()


class Expelled(FengshengEvent, frozen=True):
    """A referee expels somebody, who is out at the next node."""

    seat: int

    def apply(self, t: FengshengTable) -> None:
        t.seats[self.seat].expelled = t.ruled = True


class WentOut(FengshengEvent, frozen=True):
    """Who has nothing to send, or is expelled, has lost and is out (判负), which is no death."""

    seat: int
    expelled: bool = False

    def apply(self, t: FengshengTable) -> None:
        s = t.seats[self.seat]
        s.alive, s.out = False, True
        t.pressing = True
        t.quiet = 0


# -- victory -----------------------------------------------------------------------------------------------------------


class Declared(FengshengEvent, frozen=True):
    """These declare victory (宣胜), before all; who wins along, or instead of them, is still to come."""

    seats: tuple[int, ...]


class Usurped(FengshengEvent, frozen=True):
    """In the own turn the Usurper has taken the place of who has declared."""

    seat: int
