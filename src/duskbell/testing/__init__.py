"""What tests of a game need, public: scenes, golden transcripts, perft, the leak finder and the laws."""

from duskbell.testing.driving import random_answers, sit_down
from duskbell.testing.golden import transcript
from duskbell.testing.laws import LAWS, LawBroken, check, check_stages
from duskbell.testing.leaks import Search, find_leak, search
from duskbell.testing.perft import Perft, perft
from duskbell.testing.scene import Scene

__all__ = [
    "LAWS",
    "LawBroken",
    "Perft",
    "Scene",
    "Search",
    "check",
    "check_stages",
    "find_leak",
    "perft",
    "random_answers",
    "search",
    "sit_down",
    "transcript",
]
