"""Keys into words: the catalogue, in Project Fluent. Rules hold no sentence; this renders at the edge, per seat and
language.
"""

from duskbell.locale.law import law
from duskbell.locale.words import LANGUAGES, Words, bring, words

__all__ = ["LANGUAGES", "Words", "bring", "law", "words"]
