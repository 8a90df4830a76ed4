"""Search on a seat's behalf: worlds that it can believe in, and what comes of each answer in them. No game here."""

from duskbell.bots.search.playout import play_on
from duskbell.bots.search.search import Searching, Worlds

__all__ = ["Searching", "Worlds", "play_on"]
