"""Equipment (装备卡): its facts. What they come to is where it happens: attack, damage, turn."""

from __future__ import annotations

from typing import ClassVar

from duskbell.games.shadow_hunters.card import Card
from duskbell.games.shadow_hunters.events import Discarded, Took
from duskbell.games.shadow_hunters.table import BLACK, WHITE, Player, ShadowTable
from duskbell.games.shadow_hunters.verdict import collected


class Equipment(Card):
    """A card that lies before its owner. `adds`: to the damage of an attack that hits; `softens`: takes off an attack
    on its owner; `wards`: the areas and cards that cannot hurt its owner.
    """

    adds: ClassVar[int] = 0
    softens: ClassVar[int] = 0
    wards: ClassVar[frozenset[str]] = frozenset()


class SpearOfLonginus(Equipment):
    """A Hunter whose attack hits and who is revealed, or reveals now, deals two more."""

    deck = WHITE
    hunters_bonus = 2


class HolyRobe(Equipment):
    """One less in each attack of its owner and on its owner."""

    deck = WHITE
    adds = -1
    softens = 1


class SilverRosary(Equipment):
    """Who kills by an attack takes all equipment of the dead."""

    deck = WHITE


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


class MachineGun(Equipment):
    """An attack hits all in range, with one roll."""

    deck = BLACK


class Handgun(Equipment):
    """Its owner's range is everywhere but where it was."""

    deck = BLACK


SPEAR, ROBE, ROSARY, COMPASS = SpearOfLonginus(), HolyRobe(), SilverRosary(), MysticCompass()
MASAMUNE, MACHINE_GUN, HANDGUN = Masamune(), MachineGun(), Handgun()
EQUIPMENT_CARDS = (
    SPEAR, ROBE, ROSARY, FortuneBrooch(), Talisman(), COMPASS,
    RustedBroadAxe(), ButcherKnife(), Chainsaw(), MASAMUNE, MACHINE_GUN, HANDGUN,
)  # fmt: skip
EQUIPMENT: dict[str, Equipment] = {}
"""All equipment of all packs by id."""


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
