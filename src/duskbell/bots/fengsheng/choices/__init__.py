"""What answers are worth to the questions that cards and skills ask: which card, whom, which word.

Each takes what is wanted, one option and what the question is about.
"""

from __future__ import annotations

from duskbell.bots.fengsheng.choices import cards, people, words
from duskbell.bots.fengsheng.choices.question import Worth

WORTH: dict[str, Worth] = {**cards.WORTH, **people.WORTH, **words.WORTH}
"""By the question's key."""
