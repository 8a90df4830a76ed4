"""First games: of each game some tables at which a newcomer has a card that shows what the game is about.

A seed fixes the deal, so these are no games to be measured by, and never dealt to people who play each other.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from duskbell.kernel import NOBODY


class Lesson(NamedTuple):
    """A first game: how many play, under which options, the `seeds` that it is dealt from, and which of `roles` the
    first seat has then.
    """

    players: int
    options: dict[str, Any]
    seeds: tuple[str, ...]
    roles: tuple[str, ...]


FIRST_SEAT = 0
"""Whose first game it is."""
LESSONS: dict[str, Lesson] = {
    "mafia": Lesson(7, {}, ("first-504", "first-777", "first-889"), ("angel_of_hearts",)),
    "werewolf": Lesson(9, {}, ("first-24", "first-3337"), ("seer",)),
    "shadow_hunters": Lesson(4, {}, ("first-207", "first-246"), ("franklin", "george")),
    "fengsheng": Lesson(4, {"quiet_rounds": 3}, ("first-90041", "first-92683"), ("lurker",)),
    "clocktower": Lesson(6, {}, ("first-768", "first-2603"), ("fortuneteller",)),
}
"""By game. Nobody kills the first seat in the first night at any of them (`tests/test_lessons.py`). A first game of
风声 is broken off when in three rounds nobody has died: from these deals somebody wins before that, nearly always.
"""


def learner(game: str, seed: str) -> int:
    """Who learns the game at a table that is dealt from this seed; `NOBODY` where it is no first game."""
    return FIRST_SEAT if game in LESSONS and seed in LESSONS[game].seeds else NOBODY
