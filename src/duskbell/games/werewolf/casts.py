"""Casts of one's own: cards as people write them, checked for sense."""

from __future__ import annotations

import re

from duskbell.games.werewolf.role import GOD, VILLAGER, WOLF
from duskbell.games.werewolf.roles import ROLES
from duskbell.kernel.errors import BadOption

NOT_DEALT = frozenset({"turncoat", "lucky_check", "lucky_poison", "lucky_gun"})
"""Cards that players become in the game."""
NEEDS = {
    "mirror_seer": "seer",
    "drunk_seer": "seer",
    "masquerade": "dancer",
    "avenger": "shadow",
    "elder_brother": "younger_brother",
    "younger_brother": "elder_brother",
}
"""Cards that make no sense without another."""
APART = (("mirror_seer", "drunk_seer"), ("thief", "treasure_master"))
"""Cards that do not go together."""
ASIDE = {"thief": {WOLF: 1, GOD: 2, VILLAGER: 2}, "treasure_master": {WOLF: 1, GOD: 1, VILLAGER: 1}}
"""How many cards of a group may lie aside where these are dealt."""


def spares(cast: dict[str, int]) -> int:
    """How many cards nobody is dealt."""
    return 2 if "thief" in cast else 3 if "treasure_master" in cast else 0


def read_cast(text: str) -> dict[str, int]:
    """Cards as people write them: "wolf*2 seer witch villager*2"."""
    cast: dict[str, int] = {}
    for word in text.replace(",", " ").split():
        found = re.fullmatch(r"([a-z_]+)(?:\*([1-9]\d?))?", word)
        if found is None or found[1] not in ROLES:
            raise BadOption(f"{word[:40]!r} is no card; a card is written wolf or wolf*2, out of {', '.join(ROLES)}.")
        cast[found[1]] = cast.get(found[1], 0) + int(found[2] or 1)
    return cast


def check(cast: dict[str, int], players: int) -> None:
    """Refuse a cast that cannot be played, or makes no sense. Raises `BadOption`."""
    aside = spares(cast)
    number = sum(cast.values()) - aside
    if number != players:
        laid = f" beside {aside} laid aside" if aside else ""
        raise BadOption(f"the cast has {number} cards{laid}, but the table has {players} players.")
    kinds = {WOLF: 0, GOD: 0, VILLAGER: 0}
    for card, n in cast.items():
        role = ROLES[card]
        kinds[role.kind] = kinds.get(role.kind, 0) + n
        if card in NOT_DEALT:
            raise BadOption(f"{card} is no card that is dealt; players become it in the game.")
        if n > 1 and card not in ("wolf", "villager"):
            raise BadOption(f"the cast has {n} cards {card}; only wolf and villager may be there oftener than once.")
        if NEEDS.get(card, card) not in cast:
            raise BadOption(f"{card} makes no sense without {NEEDS[card]}: add that card, or leave this one out.")
    for one, other in APART:
        if one in cast and other in cast:
            raise BadOption(f"{one} and {other} do not go together: leave one of them out.")
    lacking = [kind for kind in (WOLF, GOD, VILLAGER) if kinds[kind] == 0]
    if lacking:
        raise BadOption(f"the cast lacks a {lacking[0]}: it needs wolves, gods and villagers.")
    for keeper, most in ASIDE.items():
        few = [kind for kind, n in most.items() if keeper in cast and kinds[kind] <= n]
        if few:
            raise BadOption(f"{keeper} lays cards aside: the cast needs more than {most[few[0]]} {few[0]}.")
    if "treasure_master" in cast and cast.get("wolf", 0) < 2:
        raise BadOption("treasure_master lays a wolf aside: the cast needs at least 2 wolf.")
    if not any(ROLES[card].pack for card in cast):
        raise BadOption("the cast lacks a wolf that wakes with the pack, such as wolf.")
    if 2 * kinds[WOLF] >= players:
        raise BadOption(f"{kinds[WOLF]} wolves are too many for {players} players: the others must outnumber them.")
