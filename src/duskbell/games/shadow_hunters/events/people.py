"""What players do to each other: characters, attacks, damage, death."""

from __future__ import annotations

from duskbell.games.shadow_hunters.events.base import ShadowEvent, turn_up
from duskbell.games.shadow_hunters.table import ATTACK, NOWHERE, TRACK, ShadowTable
from duskbell.kernel import NOBODY


class Unveiled(ShadowEvent, frozen=True):
    """A character is turned face up. `forced`: a rule made its player do it."""

    seat: int
    role: str
    forced: bool = False

    def apply(self, t: ShadowTable) -> None:
        t.know(self.seat, self.role)
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


class InRange(ShadowEvent, frozen=True):
    """Somebody may attack now, and these are in range."""

    seat: int
    targets: tuple[int, ...]

    def apply(self, t: ShadowTable) -> None:
        t.stage = ATTACK


class Attacked(ShadowEvent, frozen=True):
    """An attack is rolled. `how`: "attack", "counter" or "feast". `points`: what the dice come to, the d4 where the d6
    is not rolled, else the difference; 0 misses.
    """

    seat: int
    targets: tuple[int, ...]
    how: str
    d4: int
    d6: int
    points: int

    def apply(self, t: ShadowTable) -> None:
        t.dice = self
        t.throws += 1

    @property
    def what_for(self) -> str:
        """The kind of attack."""
        return self.how


class Damaged(ShadowEvent, frozen=True):
    """Damage. `by`: who dealt it, or `NOBODY`; `cause`: the area, card, skill or kind of attack. `cards`: the equipment
    that has changed what the dice said, with commas between, or "none".
    """

    seat: int
    amount: int
    by: int
    cause: str
    cards: str = "none"

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
    """First Aid puts a damage marker somewhere, which heals or hurts so much."""

    seat: int
    damage: int
    healed: int
    hurt: int

    def apply(self, t: ShadowTable) -> None:
        t.seats[self.seat].damage = self.damage


class DamageSet(ShadowEvent, frozen=True):
    """A referee puts a damage marker somewhere by hand."""

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
        t.know(self.seat, self.role)
        turn_up(t, self.seat, self.role)
        s = t.seats[self.seat]
        s.alive, s.guarded, s.at = False, False, NOWHERE
        t.dead += 1
        t.quiet = 0
