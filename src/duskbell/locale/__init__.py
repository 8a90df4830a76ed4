"""Keys into words: the catalogue, in Project Fluent. Rules hold no sentence; this renders at the edge, per seat and
language.
"""

from duskbell.locale.law import Pace, law
from duskbell.locale.words import LANGUAGES, Words, bring, words

__all__ = ["LANGUAGES", "Pace", "Words", "bring", "law", "words"]
