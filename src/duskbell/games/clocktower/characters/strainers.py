"""Characters of other scripts that strain the engine, and a script of them to play."""

from __future__ import annotations

from duskbell.games.clocktower.characters.strainer_demons import (
    FangGu,
    NoDashii,
    Po,
    Pukka,
    Vigormortis,
    Vortox,
    Zombuul,
)
from duskbell.games.clocktower.characters.strainer_minions import Cerenovus, EvilTwin, PitHag
from duskbell.games.clocktower.characters.strainer_outsiders import Barber, Mutant
from duskbell.games.clocktower.characters.strainer_shelter import Innkeeper, Sailor, TeaLady
from duskbell.games.clocktower.characters.strainer_town import (
    Exorcist,
    Lycanthrope,
    Mathematician,
    Philosopher,
    Professor,
    SnakeCharmer,
)

STRAINERS = (
    Philosopher(),
    SnakeCharmer(),
    Mathematician(),
    Exorcist(),
    Lycanthrope(),
    Professor(),
    Sailor(),
    Innkeeper(),
    TeaLady(),
    Barber(),
    Mutant(),
    EvilTwin(),
    Cerenovus(),
    PitHag(),
    NoDashii(),
    Vortox(),
    FangGu(),
    Vigormortis(),
    Pukka(),
    Po(),
    Zombuul(),
)

COMPANY = ("empath", "fortuneteller", "chef", "undertaker", "ravenkeeper", "saint", "recluse", "scarletwoman")
"""Of Trouble Brewing beside them: who learns what a Vortox makes false, and whom others lean on."""
