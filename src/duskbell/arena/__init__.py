"""Many tables at once: simulate, and what comes of it; who sits down, bots from outside too; what words a game has."""

from duskbell.arena.outside import Tally
from duskbell.arena.seating import Seating
from duskbell.arena.simulate import Report, simulate, wilson
from duskbell.arena.sitting import play_out, seat_bots
from duskbell.arena.vocabulary import Vocabulary, vocabulary

__all__ = ["Report", "Seating", "Tally", "Vocabulary", "play_out", "seat_bots", "simulate", "vocabulary", "wilson"]
