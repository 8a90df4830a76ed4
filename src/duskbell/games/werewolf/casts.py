"""Casts of one's own: cards as people write them, checked for sense."""

from __future__ import annotations

import re

from duskbell.games.werewolf.registry import ROLES
from duskbell.games.werewolf.role import GOD, VILLAGER, WOLF
from duskbell.kernel.errors import BadOption


def spares(cast: dict[str, int]) -> int:
    """How many cards nobody is dealt."""
    return sum(ROLES[card].spares for card in cast)


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
    kinds = {WOLF: 0, GOD: 0, VILLAGER: 0}
    for card, n in cast.items():
        role = ROLES[card]
        kinds[role.kind] = kinds.get(role.kind, 0) + n
        if not role.dealt:
            raise BadOption(f"{card} is no card that is dealt; players become it in the game.")
        if n > 1 and not role.several:
            often = " and ".join(c for c, r in ROLES.items() if r.several)
            raise BadOption(f"the cast has {n} cards {card}; only {often} may be there oftener than once.")
        if role.needs and role.needs not in cast:
            raise BadOption(f"{card} makes no sense without {role.needs}: add that card, or leave this one out.")
        for other in role.apart:
            if other in cast:
                raise BadOption(f"{card} and {other} do not go together: leave one of them out.")
    aside = spares(cast)
    number = sum(cast.values()) - aside
    if number != players:
        laid = f" beside {aside} laid aside" if aside else ""
        raise BadOption(f"the cast has {number} cards{laid}, but the table has {players} players.")
    lacking = [kind for kind in (WOLF, GOD, VILLAGER) if kinds[kind] == 0]
    if lacking:
        raise BadOption(f"the cast lacks a {lacking[0]}: it needs wolves, gods and villagers.")
    for card in cast:
        for kind, n in ROLES[card].aside.items():
            if kinds[kind] <= n:
                raise BadOption(f"{card} lays cards aside: the cast needs more than {n} {kind}.")
        if why := ROLES[card].objection(cast):
            raise BadOption(why)
    if not any(ROLES[card].pack for card in cast):
        raise BadOption("the cast lacks a wolf that wakes with the pack, such as wolf.")
    if 2 * kinds[WOLF] >= players:
        raise BadOption(f"{kinds[WOLF]} wolves are too many for {players} players: the others must outnumber them.")
