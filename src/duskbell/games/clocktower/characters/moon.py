"""Bad Moon Rising 黯月初升: its 25 characters, of which the strainers have eight."""

from __future__ import annotations

from duskbell.games.clocktower.characters.moon_killing import (
    Assassin,
    Gambler,
    Godfather,
    Gossip,
    Grandmother,
    Moonchild,
    Tinker,
)
from duskbell.games.clocktower.characters.moon_others import (
    Chambermaid,
    Courtier,
    Goon,
    Lunatic,
    Mastermind,
    Minstrel,
    Shabaloth,
)
from duskbell.games.clocktower.characters.moon_shelter import DevilsAdvocate, Fool, Pacifist

MOON = (
    Grandmother(),
    Chambermaid(),
    Gambler(),
    Gossip(),
    Courtier(),
    Minstrel(),
    Fool(),
    Pacifist(),
    Goon(),
    Lunatic(),
    Tinker(),
    Moonchild(),
    Godfather(),
    DevilsAdvocate(),
    Assassin(),
    Mastermind(),
    Shabaloth(),
)

BAD_MOON_RISING = (
    *("grandmother", "sailor", "chambermaid", "exorcist", "innkeeper", "gambler", "gossip", "courtier", "professor"),
    *("minstrel", "tealady", "pacifist", "fool", "goon", "lunatic", "tinker", "moonchild"),
    *("godfather", "devilsadvocate", "assassin", "mastermind", "zombuul", "pukka", "shabaloth", "po"),
)
"""By id, in the script's order."""
