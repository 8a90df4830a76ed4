"""Sects & Violets 梦殒春宵: its 25 characters, of which the strainers have twelve."""

from __future__ import annotations

from duskbell.games.clocktower.characters.sects_asking import Artist, Savant
from duskbell.games.clocktower.characters.sects_knowing import Clockmaker, Dreamer, Oracle, Sage, Seamstress
from duskbell.games.clocktower.characters.sects_others import Klutz, Sweetheart, Witch
from duskbell.games.clocktower.characters.sects_watching import Flowergirl, Juggler, TownCrier

SECTS = (
    Clockmaker(),
    Dreamer(),
    Flowergirl(),
    TownCrier(),
    Oracle(),
    Savant(),
    Seamstress(),
    Artist(),
    Juggler(),
    Sage(),
    Sweetheart(),
    Klutz(),
    Witch(),
)

SECTS_AND_VIOLETS = (
    *("clockmaker", "dreamer", "snakecharmer", "mathematician", "flowergirl", "towncrier", "oracle", "savant"),
    *("seamstress", "philosopher", "artist", "juggler", "sage", "mutant", "sweetheart", "barber", "klutz"),
    *("eviltwin", "witch", "cerenovus", "pithag", "fanggu", "vigormortis", "nodashii", "vortox"),
)
"""By id, in the script's order."""
