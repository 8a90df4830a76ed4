"""Those who only watch may be some seconds behind, so that nobody tells a player what the public has just seen."""

from __future__ import annotations

from collections import deque

from duskbell.kernel import Play
from duskbell.kernel.table import Table
from duskbell.kernel.view import View


class DelayedView:
    """The public's view as it was `delay` seconds ago. Time is handed in.

    `shown`: so much of the log was shown before a restart, and the rest is as if it had happened `now`, because nobody
    knows how old it is. None: the table begins, and what is there is shown.
    """

    def __init__(self, play: Play[Table], delay: float, now: float, shown: int | None = None) -> None:
        self._play, self._delay = play, delay
        self._marks: deque[tuple[float, int]] = deque()
        self.shown = self._noted = 0
        there = len(play.table.log)
        self._begin(there if shown is None else min(shown, there))
        self.follow(now)

    def _begin(self, to: int) -> None:
        header, t = self._play.record.header, self._play.table
        first = self._play.game.new_table(header.players, t.options)
        for mine, real in zip(first.seats, t.seats, strict=True):
            mine.name = real.name
        self.view: View[Table] = View(self._play.game, None, first)
        self.view.fold(t.log[:to])
        self.shown = self._noted = to

    def follow(self, now: float) -> None:
        """Note what has happened, and show what is old enough."""
        log = self._play.table.log
        if len(log) > self._noted:
            self._marks.append((now, len(log)))
            self._noted = len(log)
        while self._marks and self._marks[0][0] + self._delay <= now:
            _, to = self._marks.popleft()
            self.view.fold(log[self.shown : to])
            self.shown = to

    def undone(self) -> None:
        """Answers were taken back: show no more than before."""
        self._marks.clear()
        self._begin(min(self.shown, len(self._play.table.log)))

    def next(self) -> float | None:
        """When there is something more to show."""
        return self._marks[0][0] + self._delay if self._marks else None


__all__ = ["DelayedView"]
