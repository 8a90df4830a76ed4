"""The characters, by script."""

from __future__ import annotations

from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.characters.moon import BAD_MOON_RISING, MOON
from duskbell.games.clocktower.characters.sects import SECTS, SECTS_AND_VIOLETS
from duskbell.games.clocktower.characters.strainers import COMPANY, STRAINERS
from duskbell.games.clocktower.characters.travellers import TRAVELLERS
from duskbell.games.clocktower.characters.trouble import TROUBLE_BREWING
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

__all__ = ["CHARACTERS", "SCRIPTS"]
