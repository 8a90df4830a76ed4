"""Insight into the Clocktower: puzzles, and what a seat can know of a table."""

from duskbell.insight.clocktower.contradiction import contradiction
from duskbell.insight.clocktower.puzzle import BadPuzzle, Puzzle
from duskbell.insight.clocktower.reading import puzzles_in, read_puzzle, read_puzzles
from duskbell.insight.clocktower.solver import NoSolver
from duskbell.insight.clocktower.solving import Solution, solve

__all__ = [
    "BadPuzzle",
    "NoSolver",
    "Puzzle",
    "Solution",
    "contradiction",
    "puzzles_in",
    "read_puzzle",
    "read_puzzles",
    "solve",
]
