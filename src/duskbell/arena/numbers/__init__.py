"""A seat's view as numbers: what environments show learners, and what data sets hold."""

from duskbell.arena.numbers.encoding import Encoder, Observation, Rows, mask
from duskbell.arena.numbers.layout import Layout, layout
from duskbell.arena.numbers.picking import Pick

__all__ = ["Encoder", "Layout", "Observation", "Pick", "Rows", "layout", "mask"]
