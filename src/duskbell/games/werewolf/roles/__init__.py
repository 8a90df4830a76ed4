"""The roles of Werewolf by id, and whose deed each power is."""

from __future__ import annotations

from duskbell.games.werewolf.roles.base import WerewolfRole
from duskbell.games.werewolf.roles.classic import Guard, Hunter, Seer, Villager, Witch, Wolf
from duskbell.kernel import registry

WOLF, VILLAGER = Wolf(), Villager()
CARDS: tuple[WerewolfRole, ...] = (WOLF, VILLAGER, Seer(), Witch(), Hunter(), Guard())
ROLES = registry(*CARDS)
POWERS: dict[str, WerewolfRole] = {power: role for role in CARDS for power in role.powers}
"""The role whose `settle` says what comes of a power."""
