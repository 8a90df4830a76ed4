"""The six roles, and who plays at a table of each size."""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.games.aiwolf.table import VILLAGE, WOLVES
from duskbell.kernel import Role, registry


class Werewolf(Role):
    """Attacks by night, knows the other wolves and whispers with them. The only one who is no human."""

    team = WOLVES


class Possessed(Role):
    """A human who sides with the wolves and does not know them; whoever divines this one sees a human."""

    team = WOLVES


class Seer(Role):
    """Learns each night whether somebody is a wolf."""

    team = VILLAGE


class Medium(Role):
    """Learns whether who was voted out was a wolf."""

    team = VILLAGE


class Bodyguard(Role):
    """Watches over somebody else each night but the first."""

    team = VILLAGE


class Villager(Role):
    """Talks and votes."""

    team = VILLAGE


WEREWOLF, POSSESSED, SEER = Werewolf(), Possessed(), Seer()
MEDIUM, BODYGUARD, VILLAGER = Medium(), Bodyguard(), Villager()
ROLES = registry(WEREWOLF, POSSESSED, SEER, MEDIUM, BODYGUARD, VILLAGER)

CASTS: Mapping[int, tuple[Role, ...]] = {
    5: (WEREWOLF, POSSESSED, SEER, *[VILLAGER] * 2),
    9: (*[WEREWOLF] * 2, POSSESSED, SEER, MEDIUM, BODYGUARD, *[VILLAGER] * 3),
    13: (*[WEREWOLF] * 3, POSSESSED, SEER, MEDIUM, BODYGUARD, *[VILLAGER] * 6),
}
"""The contest's boards, by seats."""
