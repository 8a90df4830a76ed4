"""Bots from outside: a class of yours, a package's, a program behind a URL, a model.

They are named on a command line or in a league's plan, and nowhere else: what an HTTP client sends never comes here.
"""

from duskbell.arena.outside.loading import is_outside, load
from duskbell.arena.outside.outsider import Outsider, Silent, outsiders
from duskbell.arena.outside.tally import Tally, together

__all__ = ["Outsider", "Silent", "Tally", "is_outside", "load", "outsiders", "together"]
