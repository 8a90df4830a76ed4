"""The characters, by script."""

from __future__ import annotations

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.characters.moon import BAD_MOON_RISING, MOON
from duskbell.games.clocktower.characters.sects import SECTS, SECTS_AND_VIOLETS
from duskbell.games.clocktower.characters.strainers import COMPANY, STRAINERS
from duskbell.games.clocktower.characters.strange import Strange, strange
from duskbell.games.clocktower.characters.travellers import TRAVELLERS
from duskbell.games.clocktower.characters.trouble import TROUBLE_BREWING
from duskbell.games.clocktower.scripts import script_of
from duskbell.kernel import registry

_ALL = registry(*TROUBLE_BREWING, *STRAINERS, *SECTS, *MOON, *TRAVELLERS)
CHARACTERS: dict[str, Character] = {id: c for id, c in _ALL.items() if isinstance(c, Character)}
"""All characters by id."""

SCRIPTS: dict[str, tuple[str, ...]] = {
    "tb": tuple([c.id for c in TROUBLE_BREWING]),
    "bmr": BAD_MOON_RISING,
    "snv": SECTS_AND_VIOLETS,
    "strainers": (*[c.id for c in STRAINERS], *COMPANY),
}
"""The characters of each script, by id."""


def characters_of(script: str) -> tuple[str, ...]:
    """The ids of a script, by its name or as the option has it written out. Raises `BadOption`."""
    return SCRIPTS[script] if script in SCRIPTS else script_of(script).characters


def strangers_of(script: str) -> tuple[Strange, ...]:
    """Those of its characters that the program does not play."""
    return () if script in SCRIPTS else strange(script, frozenset(CHARACTERS))


__all__ = ["CHARACTERS", "SCRIPTS", "characters_of", "strangers_of"]
