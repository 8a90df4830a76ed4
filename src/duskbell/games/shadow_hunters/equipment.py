"""Equipment (装备卡): what each card does, when a move, an attack or a death asks it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.dice import BOTH, POINTS, d4
from duskbell.games.shadow_hunters.events import Discarded, Took
from duskbell.games.shadow_hunters.reveal import reveals_for
from duskbell.games.shadow_hunters.table import BLACK, HUNTER, WHITE, Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import collected
from duskbell.kernel import PASS

EVERYBODY = "all"
"""The answer that attacks all in range at once."""
DEEDS = ("reach", "aims", "roll", "more")
"""What an attack asks of equipment, beside its facts."""
Points = tuple[int, int, int]
"""Of the d4, of the d6 (0: not rolled), and of the attack."""


class Equipment(Card):
    """A card that lies before its owner.

    Facts. `adds`: to the damage of an attack that hits; `softens`: takes off an attack on its owner; `wards`: the areas
    and cards that cannot hurt its owner; `twice`: its owner rolls twice to move, and chooses; `takes_all`: who kills by
    an attack takes all equipment of the dead.
    """

    adds: ClassVar[int] = 0
    softens: ClassVar[int] = 0
    wards: ClassVar[frozenset[str]] = frozenset()
    twice: ClassVar[bool] = False
    takes_all: ClassVar[bool] = False
    deeds: ClassVar[frozenset[str]] = frozenset()
    """Which of `DEEDS` it has a say in."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.deeds = frozenset([name for name in DEEDS if getattr(cls, name) is not getattr(Equipment, name)])

    def reach(self, t: ShadowTable, me: Player, near: list[Player]) -> list[Player]:
        """Whom its owner may attack, who could attack `near` without it."""
        return near

    def aims(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Between whom its owner chooses, who could choose `options` without it: seats, or all of them, or to pass."""
        return options

    async def roll(self) -> Points:
        """How an attack of its owner is rolled: without any such card by the difference of both dice."""
        four, six = POINTS[await BOTH]
        return four, six, abs(four - six)

    async def more(self, t: ShadowTable, me: Player) -> int:
        """How much more an attack that has hit deals, if its owner likes."""
        return 0


class SpearOfLonginus(Equipment):
    """A Hunter whose attack hits and who is revealed, or reveals now, deals two more."""

    deck = WHITE
    hunters_bonus = 2

    async def more(self, t: ShadowTable, me: Player) -> int:
        return self.hunters_bonus if await reveals_for(t, me, me.team == HUNTER, self.id, alone=True) else 0


class HolyRobe(Equipment):
    """One less in each attack of its owner and on its owner."""

    deck = WHITE
    adds = -1
    softens = 1


class SilverRosary(Equipment):
    """Who kills by an attack takes all equipment of the dead."""

    deck = WHITE
    takes_all = True


class FortuneBrooch(Equipment):
    """The Weird Woods cannot hurt its owner."""

    deck = WHITE
    wards = frozenset({"weird_woods"})


class Talisman(Equipment):
    """Spider, bat and dynamite cannot hurt its owner."""

    deck = WHITE
    wards = frozenset({"bloodthirsty_spider", "vampire_bat", "dynamite"})


class MysticCompass(Equipment):
    """Its owner rolls twice to move, and chooses."""

    deck = WHITE
    twice = True


class Blade(Equipment):
    """An attack that hits deals one more."""

    deck = BLACK
    adds = 1


class RustedBroadAxe(Blade):
    """锈斧."""


class ButcherKnife(Blade):
    """屠刀."""


class Chainsaw(Blade):
    """链锯."""


class Masamune(Equipment):
    """Its owner must attack somebody, with the d4 alone, which cannot miss."""

    deck = BLACK

    def aims(self, options: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([o for o in options if o != PASS])

    async def roll(self) -> Points:
        points = await d4()
        return points, 0, points


class MachineGun(Equipment):
    """An attack hits all in range, with one roll."""

    deck = BLACK

    def aims(self, options: tuple[str, ...]) -> tuple[str, ...]:
        return (EVERYBODY, PASS) if PASS in options else (EVERYBODY,)


class Handgun(Equipment):
    """Its owner's range is everywhere but where it was."""

    deck = BLACK

    def reach(self, t: ShadowTable, me: Player, near: list[Player]) -> list[Player]:
        pair = me.at >> 1
        return [s for s in t.seats if s.at >= 0 and s.at >> 1 != pair]


SPEAR, MASAMUNE, MACHINE_GUN, HANDGUN = SpearOfLonginus(), Masamune(), MachineGun(), Handgun()
EQUIPMENT_CARDS = (
    SPEAR, HolyRobe(), SilverRosary(), FortuneBrooch(), Talisman(), MysticCompass(),
    RustedBroadAxe(), ButcherKnife(), Chainsaw(), MASAMUNE, MACHINE_GUN, HANDGUN,
)  # fmt: skip
EQUIPMENT: dict[str, Equipment] = {}
"""All equipment of all packs by id."""


class Gear(NamedTuple):
    """What the cards before somebody come to: their facts together, and those that have a say in each deed."""

    adds: int
    softens: int
    twice: bool
    takes_all: bool
    reach: tuple[Equipment, ...]
    aims: tuple[Equipment, ...]
    roll: tuple[Equipment, ...]
    more: tuple[Equipment, ...]
    adding: tuple[str, ...]
    """Which of them change whatever an attack of their owner does."""
    softening: tuple[str, ...]
    """Which of them take something off an attack on their owner."""


@lru_cache(4096)
def gear(cards: tuple[str, ...]) -> Gear:
    """What these cards come to."""
    mine = [EQUIPMENT[c] for c in cards]
    reach, aims, roll, more = [tuple([c for c in mine if deed in c.deeds]) for deed in DEEDS]
    return Gear(
        sum([c.adds for c in mine]),
        sum([c.softens for c in mine]),
        any(c.twice for c in mine),
        any(c.takes_all for c in mine),
        reach,
        aims,
        roll,
        more,
        tuple([c.id for c in mine if c.adds]),
        tuple([c.id for c in mine if c.softens]),
    )


def why_unhurt(attacker: Player, who: Player) -> str:
    """Which card has taken all off an attack: one of the attacked, else of the attacker."""
    soft = gear(who.equipment).softening
    return next(c for c in (*soft, *attacker.equipment) if EQUIPMENT[c].softens or EQUIPMENT[c].adds < 0)


def ward(who: Player, cause: str) -> str:
    """Which card keeps `cause` from hurting this player; "" for none."""
    return next((c for c in who.equipment if cause in EQUIPMENT[c].wards), "")


def owned(t: ShadowTable, *but: Player) -> tuple[str, ...]:
    """All equipment before the living, but those; each card is unique, so it names its owner."""
    return tuple([c for s in t.seats if s.alive and s not in but for c in s.equipment])


def owner(t: ShadowTable, card: str) -> Player:
    """Before whom an equipment card lies."""
    return next(s for s in t.seats if card in s.equipment)


def hand_over(t: ShadowTable, card: str, to: Player, how: str) -> None:
    """An equipment card goes to another player, who may have won by it."""
    t.emit(Took(to.no, owner(t, card).no, card, how), public=True)
    collected(t, to)


def throw_away(t: ShadowTable, who: Player) -> None:
    """All equipment of somebody is discarded."""
    for card in who.equipment:
        t.emit(Discarded(EQUIPMENT[card].deck, card, who.no), public=True)
