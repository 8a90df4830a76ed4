"""Every card by its id: those of the game, and those that a package of somebody else's adds to them."""

from __future__ import annotations

from typing import TypeVar

from duskbell.games.werewolf.role import WerewolfRole
from duskbell.games.werewolf.table import PACK

R = TypeVar("R", bound=WerewolfRole)
NUMBERS = ("one", "two", "three", "four")

ROLES: dict[str, WerewolfRole] = {}
"""The cards by id."""
POWERS: dict[str, WerewolfRole] = {}
"""The card whose `settle` says what comes of a power."""
CALLS: dict[str, tuple[WerewolfRole, ...]] = {}
"""The cards that answer to a call of the night, where no lot has numbered it."""
VEILED: set[str] = set()
"""The calls of which nobody sees the choices whose own card is closed; also as a lot numbers them."""
MASTER: list[str] = [
    "thief", "treasure_master", "cupid", "magician", "half_blood", "wild_child", "shadow", "avenger",
    "eclipse_queen", "nightmare", "dancer", "masquerade", "warden", "dreamcatcher", "guard", "silence_elder",
    "vote_elder", "crow", "elder_brother", "younger_brother", PACK, "wolf_beauty", "hidden_wolf", "witch",
    "poisoner", "hunter", "black_wolf_king", "witch_hunter", "mechanical_wolf", "seer", "wolf_witch", "gargoyle",
    "pure_maiden", "psychic", "graveyard_keeper", "awakened_gargoyle", "piper", "black_trader", "lucky",
]  # fmt: skip
"""The order of the night for a cast of one's own, by calls: cards by what their owners take them for, and the pack."""


def add(role: R, *, after: str = "") -> R:
    """Add a card, and return it. `after`: behind which call of `MASTER` it is called at night, if it is; a card of the
    game has its place there.

    Raises `ValueError` where the id is taken, where another kind of card has one of its powers, and where there is no
    such call.
    """
    if role.id in ROLES:
        raise ValueError(f"there is a card {role.id!r} already")
    for power in role.powers:
        if power in POWERS and not isinstance(role, type(POWERS[power])):
            raise ValueError(f"the power {power!r} of {role.id!r} is {POWERS[power].id}'s already")
    if after and after not in MASTER:
        raise ValueError(f"{role.id!r} cannot be called after {after!r}: there is no such call")
    ROLES[role.id] = role
    for power in role.powers:
        POWERS.setdefault(power, role)
    CALLS[role.step] = (*CALLS.get(role.step, ()), role)
    _veil(role.step)
    if after and role.step not in MASTER:
        MASTER.insert(MASTER.index(after) + 1, role.step)
    return role


def remove(role: WerewolfRole) -> None:
    """Take back a card that was added, and its call; tables that know it go on. Raises `KeyError` where it is not."""
    del ROLES[role.id]
    for power in [power for power, owner in POWERS.items() if owner is role]:
        del POWERS[power]
    CALLS[role.step] = tuple([other for other in CALLS[role.step] if other is not role])
    if not CALLS[role.step] and role.step in MASTER:
        MASTER.remove(role.step)
    _veil(role.step)


def _veil(step: str) -> None:
    calls = (step, *numbered(step, len(NUMBERS)))
    VEILED.difference_update(calls)
    if any(role.veiled for role in CALLS[step]):
        VEILED.update(calls)


def shared(cards: dict[str, int]) -> dict[str, list[str]]:
    """Of these cards those that their owners take for one another, by what they take them for."""
    alike: dict[str, list[str]] = {}
    for card in cards:
        alike.setdefault(ROLES[card].card or card, []).append(card)
    return {face: held for face, held in alike.items() if len(held) > 1}


def numbered(face: str, cards: int) -> list[str]:
    """The calls of so many cards that are taken for the same: by number, for nobody may know which is which."""
    return [f"{face}_{n}" for n in NUMBERS[:cards]]
