"""The night sheet (夜晚顺序表): who acts when, on the first night and on others, by whose list."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import lru_cache

from duskbell.games.clocktower.scripts import script_of
from duskbell.games.clocktower.scripts.order import ordered

DUSK, MINION_INFO, DEMON_INFO, CHANGES = "dusk", "minioninfo", "demoninfo", "changes"
"""What is told to the Travellers, to the evil ones on the first night, and to whoever has become another character."""
NOBODY_ACTS = (MINION_INFO, DEMON_INFO, CHANGES)
"""Steps that are no character's, and are taken on every script; that of dusk is, where a Traveller is in play."""
TRAVELLERS = ("apprentice", "barista", "bureaucrat", "thief")
"""Travellers act at dusk, before all others, by either list; on later nights some more do."""
TRAVELLERS_LATER = (*TRAVELLERS, "harlot", "bonecollector")

_FIRST = (
    "philosopher",
    MINION_INFO,
    DEMON_INFO,
    "sailor",
    "poisoner",
    "courtier",
    "snakecharmer",
    "godfather",
    "devilsadvocate",
    "eviltwin",
    "witch",
    "cerenovus",
    "pukka",
    "washerwoman",
    "librarian",
    "investigator",
    "chef",
    "empath",
    "fortuneteller",
    "butler",
    "grandmother",
    "clockmaker",
    "dreamer",
    "seamstress",
    "spy",
    "chambermaid",
    "mathematician",
)
_DEMONS = (
    *("imp", "zombuul", "pukka", "shabaloth", "po", "fanggu", "nodashii", "vortox", "vigormortis", "assassin"),
    *("godfather", "gossip"),
)
_WATCHING = ("dreamer", "flowergirl", "towncrier", "oracle", "seamstress", "juggler")

FIRST: Mapping[str, tuple[str, ...]] = {"baike": _FIRST, "international": _FIRST}
"""The steps of the first night, by the option `order`."""
LATER: Mapping[str, tuple[str, ...]] = {
    "baike": (
        *("philosopher", "sailor", "pithag", "poisoner", "innkeeper", "courtier", "gambler", "snakecharmer", "monk"),
        *("devilsadvocate", "witch", "cerenovus", CHANGES, "exorcist", "lycanthrope", *_DEMONS),
        *("tinker", "moonchild", "grandmother", "barber", "ravenkeeper", "sage", "professor", "empath"),
        *("fortuneteller", "butler", "undertaker", *_WATCHING, "spy", "chambermaid", "mathematician"),
    ),
    "international": (
        *("philosopher", "sailor", "poisoner", "courtier", "innkeeper", "gambler", "snakecharmer", "monk"),
        *("devilsadvocate", "witch", "cerenovus", "pithag", CHANGES, "exorcist", "lycanthrope", *_DEMONS),
        *("barber", "sage", "professor", "tinker", "moonchild", "grandmother", "ravenkeeper", "empath"),
        *("fortuneteller", "undertaker", *_WATCHING, "butler", "spy", "chambermaid", "mathematician"),
    ),
}
"""Those of all other nights."""


@lru_cache(256)
def sheet(order: str, night: int, script: tuple[str, ...]) -> tuple[str, ...]:
    """Who acts on this night, the first or a later one, in this order, of the characters of a script."""
    steps = (FIRST if night == 1 else LATER)[order]
    return tuple([step for step in steps if step in NOBODY_ACTS or step in script])


@lru_cache(256)
def own_sheet(
    written: str, order: str, first: bool, script: tuple[str, ...], by_person: tuple[str, ...]
) -> tuple[str, ...]:
    """The same of a script that is written out, which may have an order of its own, and characters run by hand."""
    return ordered(sheet(order, 1 if first else 2, script), script_of(written), first, by_person)


def at_dusk(night: int, ids: Container[str]) -> tuple[str, ...]:
    """The steps that come before all others on this night where these Travellers are in play."""
    return (DUSK, *[step for step in (TRAVELLERS if night == 1 else TRAVELLERS_LATER) if step in ids])
