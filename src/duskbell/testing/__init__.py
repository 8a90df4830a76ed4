"""What tests of a game need, public: scenes, golden transcripts, perft, the leak finder and the laws."""

from duskbell.testing.driving import random_answers, sit_down
from duskbell.testing.golden import transcript
from duskbell.testing.laws import LAWS, LawBroken, check
from duskbell.testing.leaks import find_leak
from duskbell.testing.perft import Perft, perft
from duskbell.testing.scene import Scene

__all__ = [
    "LAWS",
    "LawBroken",
    "Perft",
    "Scene",
    "check",
    "find_leak",
    "perft",
    "random_answers",
    "sit_down",
    "transcript",
]
