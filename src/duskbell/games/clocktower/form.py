"""How what a character learns, chooses and does before all is written down, for whoever reads records of a game that
was told and not played (`insight`).
"""

from __future__ import annotations

from typing import NamedTuple

NUMBER, ANSWER, STATEMENTS, NAMES, GRIMOIRE = "number", "answer", "statements", "names", "grimoire"
"""What a record of something learned tells; a Grimoire: who is what, all round the circle."""
CHOSE, GAMBLED = "chose", "gambled"
"""A record of a choice: that somebody, or something, was chosen; or that somebody was said to be something, which is
right or wrong.
"""
TARGET, GUESSES, SAYING = "target", "guesses", "saying"
"""What a deed before all is about."""


class Deed(NamedTuple):
    """Something done before all: what the event is called, what it is about, and whether whoever does it is dead, so
    that nobody is seen to die of it.
    """

    name: str
    about: str = TARGET
    dead: bool = False


class Form(NamedTuple):
    """`what`: what a record of something learned tells, "" if nothing is learned; beside it, or as names, so many
    `seats` (of names: 0 for any) and characters `shown`, and so many `statements`; `none`: whether it may be that there
    is nobody to name; `most`: the highest number that can be told, 0 for that of the players. `choice`: what a record
    of what its holder chooses is. `deed`: what its holder does before all.
    """

    what: str = ""
    seats: int = 0
    shown: int = 0
    statements: int = 0
    none: bool = False
    choice: str = CHOSE
    deed: Deed | None = None
    most: int = 0
