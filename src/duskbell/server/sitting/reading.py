"""What one person who plays among bots reads in their own time, where nothing hurries: bots go on when they have."""

from __future__ import annotations

from collections.abc import Set
from math import inf

from duskbell.kernel import MODERATOR, Ask, Play
from duskbell.kernel.table import Table
from duskbell.server.sitting.clock import Question, Questions
from duskbell.server.sitting.table_bots import TableBots

CARD, NEWS = "core.pace-card", "core.pace-news"
"""What is to be read: the own card, and what has just come out."""
GO_ON = ("go-on",)


class Reading:
    """Of one play. `calm`: whether bots leave people all the time that they need, and no clock runs. `returning`: the
    table comes back as it was played before. Time is the table's, handed in.
    """

    def __init__(self, play: Play[Table], bots: TableBots, *, calm: bool, returning: bool) -> None:
        self._play, self._bots, self._calm = play, bots, calm
        self._heard = len(play.table.log) if returning else 0
        self._unread = "" if returning else CARD
        self._asked = False
        self.due = ""
        """What has not been read yet; "" where bots may go on."""
        self.since = -inf
        """When it last had been."""

    def follow(self, here: Set[int], questions: Questions) -> None:
        """Take note of what has happened, and who is `here`. Whoever is asked something has all the time for it, and
        has read what came before when they answer.
        """
        people = {s.no for s in self._play.table.seats} - self._bots.seats
        asked = any(questions.at(seat) is not None for seat in people)
        if self._asked and not asked:
            self._unread = ""
        self._asked = asked
        log, news = self._play.table.log, self._play.game.news
        if any(isinstance(e.event, news) for e in log[self._heard :]):
            self._unread = self._unread or NEWS
        self._heard = len(log)
        waits = self._calm and not asked and len(people) == 1 and people <= here and not self._play.over
        self.due = self._unread if waits else ""

    def question(self, number: int, now: float) -> Question:
        """What nobody is asked by the rules: whether to go on."""
        return Question(-number, MODERATOR, Ask(MODERATOR, self.due, GO_ON), now, None)

    def is_of(self, question: Question) -> bool:
        """Whether this is such a question."""
        return question.ask.key in (CARD, NEWS)

    def done(self, now: float) -> None:
        """It has been read."""
        self._unread, self.due, self.since = "", "", now
