"""The events of Shadow Hunters: every change of its table, and who may know of it."""

from __future__ import annotations

from typing import Any

from duskbell.games.shadow_hunters.table import AREA, HERMIT, MOVE, NOBODY, NOWHERE, TRACK, WHITE, ShadowTable
from duskbell.kernel import HIDDEN, Event, tagger

ALLIE, DANIEL = "allie", "daniel"


class ShadowEvent(Event, frozen=True, tag=tagger("shadow_hunters")):
    """Base of the game's events."""


# -- setting up -------------------------------------------------------------------------------------------------------


class Laid(ShadowEvent, frozen=True):
    """Areas and decks are laid out: the areas round the board, and what each deck holds."""

    areas: tuple[str, ...]
    hermit: tuple[str, ...]
    white: tuple[str, ...]
    black: tuple[str, ...]

    def apply(self, t: ShadowTable) -> None:
        t.areas, t.hermit, t.white, t.black = self.areas, len(self.hermit), self.white, self.black
        t.hidden = (1 << len(t.seats)) - 1


class SetAside(ShadowEvent, frozen=True):
    """These characters are out of the game, and nobody knows which."""

    roles: tuple[str, ...]


class Dealt(ShadowEvent, frozen=True):
    """A character is dealt; only its owner looks."""

    seat: int
    role: str

    def apply(self, t: ShadowTable) -> None:
        know(t, self.seat, self.role)


class Chosen(ShadowEvent, frozen=True):
    """Who has the first turn."""

    seat: int

    def apply(self, t: ShadowTable) -> None:
        t.turn = (self.seat - 1) % len(t.seats)


# -- turns ------------------------------------------------------------------------------------------------------------


class TurnBegan(ShadowEvent, frozen=True):
    """Somebody's turn begins; `extra`: one more of the same player. The Guardian Angel leaves."""

    seat: int
    extra: bool = False

    def apply(self, t: ShadowTable) -> None:
        t.turn, t.stage, t.calm = self.seat, MOVE, t.calm + 1
        t.extra = t.extra - 1 if self.extra else 0
        t.seats[self.seat].guarded = False


class Rolled(ShadowEvent, frozen=True):
    """Dice: who, what for, and the points; 0 for a die that was not rolled."""

    seat: int
    cause: str
    d4: int
    d6: int

    def apply(self, t: ShadowTable) -> None:
        rolled(t, self.seat, self.cause, self.d4, self.d6)


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


# -- characters -------------------------------------------------------------------------------------------------------


class Unveiled(ShadowEvent, frozen=True):
    """A character is turned face up. `forced`: a rule made its player do it."""

    seat: int
    role: str
    forced: bool = False

    def apply(self, t: ShadowTable) -> None:
        know(t, self.seat, self.role)
        turn_up(t, self.seat, self.role)


class Used(ShadowEvent, frozen=True):
    """A character uses its skill; `target`: on whom, or `NOBODY`. `once`: it cannot be used again."""

    seat: int
    role: str
    target: int = NOBODY
    once: bool = False

    def apply(self, t: ShadowTable) -> None:
        if self.once:
            t.seats[self.seat].used = True


class Attacked(ShadowEvent, frozen=True):
    """An attack is rolled. `how`: "attack", "counter" or "feast". Without the d6 the d4 counts, else the difference."""

    seat: int
    targets: tuple[int, ...]
    how: str
    d4: int
    d6: int

    def apply(self, t: ShadowTable) -> None:
        rolled(t, self.seat, self.how, self.d4, self.d6)


class Damaged(ShadowEvent, frozen=True):
    """Damage. `by`: who dealt it, or `NOBODY`; `cause`: the area, card, skill or kind of attack."""

    seat: int
    amount: int
    by: int
    cause: str

    def apply(self, t: ShadowTable) -> None:
        s = t.seats[self.seat]
        s.damage = min(TRACK, s.damage + self.amount)


class Unhurt(ShadowEvent, frozen=True):
    """Somebody was aimed at and takes no damage. `why`: the card that prevents it."""

    seat: int
    cause: str
    why: str


class Healed(ShadowEvent, frozen=True):
    """So much damage is taken away."""

    seat: int
    amount: int
    cause: str

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].damage -= self.amount


class Aided(ShadowEvent, frozen=True):
    """First Aid puts a damage marker somewhere."""

    seat: int
    damage: int

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].damage = self.damage


class Died(ShadowEvent, frozen=True):
    """Somebody is dead and turns the character face up. `by`: whose kill it is, or `NOBODY`."""

    seat: int
    by: int
    role: str

    def apply(self, t: ShadowTable) -> None:
        know(t, self.seat, self.role)
        turn_up(t, self.seat, self.role)
        s = t.seats[self.seat]
        s.alive, s.guarded, s.at = False, False, NOWHERE
        t.dead += 1
        t.calm = 0


# -- cards ------------------------------------------------------------------------------------------------------------


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
        know(t, self.seat, self.role)


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


class Unmasked(ShadowEvent, frozen=True):
    """All characters, by seat, when the table is over; "" where none was dealt."""

    roles: tuple[str, ...]

    def apply(self, t: ShadowTable) -> None:
        for n, role in enumerate(self.roles):
            if role:
                know(t, n, role)


def know(t: ShadowTable, seat: int, role: Any) -> None:
    """This seat's character is known on this table."""
    if role is HIDDEN:
        return
    s = t.seats[seat]
    s.role = t.things[role]
    s.team = t.things[role].team
    if role == DANIEL:
        t.daniel = seat
    elif role == ALLIE:
        t.allie = seat


def turn_up(t: ShadowTable, seat: int, role: str) -> None:
    """This seat's character lies face up."""
    s = t.seats[seat]
    s.revealed = True
    t.hidden &= ~s.bit
    t.known |= {role}


def rolled(t: ShadowTable, seat: int, cause: str, d4: int, d6: int) -> None:
    """These dice lie on the table."""
    t.dice = (seat, cause, d4, d6, t.dice[4] + 1 if t.dice else 1)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but one like this."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
