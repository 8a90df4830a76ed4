"""Those who only watch may be some seconds behind, so that nobody tells a player what the public has just seen."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from duskbell.kernel import Play
from duskbell.kernel.event import Entry
from duskbell.kernel.table import Table
from duskbell.kernel.view import View


class Due(NamedTuple):
    """What was added to the log at `at`; `anew`: the whole of it, since answers had been taken back."""

    at: float
    entries: list[Entry]
    anew: bool


class DelayedView:
    """The public's view as it was `delay` seconds ago, undone answers included. Time is handed in.

    `shown`: so much of the log was shown before a restart, and the rest is as if it had happened `now`, because nobody
    knows how old it is. None: the table begins, and what is there is shown. `epoch`: how often answers had been taken
    back by then.
    """

    def __init__(self, play: Play[Table], delay: float, now: float, shown: int | None = None, epoch: int = 0) -> None:
        self._play, self._delay, self.epoch = play, delay, epoch
        self._due: deque[Due] = deque()
        log = play.table.log
        self._noted = log[: len(log) if shown is None else shown]
        self.shown = len(self._noted)
        """How much of the log, as it is now, has been shown."""
        self._begin(self._noted)
        self.follow(now)

    def _begin(self, log: list[Entry]) -> None:
        header, t = self._play.record.header, self._play.table
        first = self._play.game.new_table(header.players, t.options)
        for mine, real in zip(first.seats, t.seats, strict=True):
            mine.name = real.name
        self.view: View[Table] = View(self._play.game, None, first)
        self.view.fold(log)

    def follow(self, now: float) -> None:
        """Note what has happened, and show what is old enough."""
        new = self._play.table.log[len(self._noted) :]
        if new:
            self._due.append(Due(now, new, anew=False))
            self._noted += new
        while self._due and self._due[0].at + self._delay <= now:
            self._show(self._due.popleft())

    def _show(self, due: Due) -> None:
        if due.anew:
            self.epoch += 1
            self._begin(due.entries)
        else:
            self.view.fold(due.entries)
        if not any(later.anew for later in self._due):
            self.shown = len(due.entries) if due.anew else self.shown + len(due.entries)

    def undone(self, now: float) -> None:
        """Answers were taken back: that, too, is shown when it is old enough."""
        log = list(self._play.table.log)
        same = next((n for n, (a, b) in enumerate(zip(self._noted, log, strict=False)) if a != b), len(log))
        self.shown = min(self.shown, same, len(self._noted))
        self._due.append(Due(now, list(log), anew=True))
        self._noted = log

    def next(self) -> float | None:
        """When there is something more to show."""
        return self._due[0].at + self._delay if self._due else None


__all__ = ["DelayedView"]
