"""What bots make of words that people type: whom they speak to, what they claim, ask and have learned. Which words mean
what stands beside the catalogue of each language (`hearing.toml`); of a language without, taps alone are heard.

Only what is said plainly is understood; a sentence that could mean something else means nothing. What was said stays as
it was: this is how bots hear it, not what anybody said.
"""

from duskbell.bots.hearing.asked import ASKED_ANYTHING, ASKED_FOUND, ASKED_WHAT, ASKED_WHO, ASKED_WHY, QUESTIONS
from duskbell.bots.hearing.heard import gists, heard

__all__ = ["ASKED_ANYTHING", "ASKED_FOUND", "ASKED_WHAT", "ASKED_WHO", "ASKED_WHY", "QUESTIONS", "gists", "heard"]
