"""Insight: which worlds are still possible, for whoever has seen so much of a table."""

from duskbell.insight.found import NoWorld, Worlds
from duskbell.insight.worlds import worlds, worlds_so_far

__all__ = ["NoWorld", "Worlds", "worlds", "worlds_so_far"]
