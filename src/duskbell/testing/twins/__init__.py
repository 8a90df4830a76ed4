"""Twins: two tables that differ only in cards which one seat, the watcher, cannot know."""

from duskbell.testing.twins.pair import Pair, Parting

__all__ = ["Pair", "Parting"]
