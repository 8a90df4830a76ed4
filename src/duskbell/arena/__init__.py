"""Many tables at once: simulate, and what comes of it."""

from duskbell.arena.simulate import Report, simulate, wilson
from duskbell.arena.sitting import play_out, seat_bots

__all__ = ["Report", "play_out", "seat_bots", "simulate", "wilson"]
