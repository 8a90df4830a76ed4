"""Ratings: one fit over all tables that were played, of games whose tables are won by a side."""

from duskbell.ratings.played import LEAST, Played, Side
from duskbell.ratings.rated import Rated, Ratings, Share, rate
from duskbell.ratings.resampling import Resampled, resampled

__all__ = ["LEAST", "Played", "Rated", "Ratings", "Resampled", "Share", "Side", "rate", "resampled"]
