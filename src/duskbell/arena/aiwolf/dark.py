"""How long the dark lasts: as long as what all know makes it, so that nobody tells by it who had something to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

from duskbell.games.aiwolf.table import AiwolfTable
from duskbell.kernel import Ask

BY_DAY = frozenset({"aiwolf.talk", "aiwolf.vote"})
"""Questions of which all see how long who is asked takes."""
AMPLE = 2.0
"""So many times longer than by day may answers take by night."""


class Dark:
    """The time between what all see of an evening and what all see next. It lasts `least` seconds, or where that is
    None as long as all the answers that may be given in it, as far as anybody can know, would take if each took twice
    as long as those by day. What takes longer than that lasts twice as long, or three times and so on. `wolves`: how
    many were dealt.
    """

    def __init__(self, least: float | None, wolves: int, clock: Callable[[], float] = monotonic) -> None:
        self._least, self.wolves = least, wolves
        self._fell: float | None = None
        self._clock = clock
        self._seconds = 0.0
        self._answers = 0

    def answered(self, ask: Ask[Any], seconds: float) -> None:
        """Somebody has answered in so much time."""
        if ask.key in BY_DAY:
            self._seconds += seconds
            self._answers += 1

    def fall(self) -> None:
        """Something may go on from now on that not all see."""
        self._fell = self._clock()

    async def lift(self, t: AiwolfTable) -> None:
        """Wait until it may be seen that it is over; at once where it has not fallen."""
        if self._fell is None:
            return
        fell, self._fell = self._fell, None
        past = self._clock() - fell
        if lasts := self.lasts(t):
            await asyncio.sleep(lasts - past if past <= lasts else -past % lasts)

    def lasts(self, t: AiwolfTable) -> float:
        """Seconds, by what all know of this table: how many were dealt the wolves' card and how many seats live."""
        if self._least is not None:
            return self._least
        living = len(t.living)
        wolves = min(self.wolves, max(1, (living - 1 + t.options.late_verdict) // 2))
        whispers = wolves * t.options.whisper_turns if wolves > 1 else 0
        pace = self._seconds / self._answers if self._answers else 0.0
        return AMPLE * pace * (whispers + t.options.vote_rounds + t.options.attack_rounds)
