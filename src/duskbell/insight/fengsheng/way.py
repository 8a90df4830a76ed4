"""A play of 风声 beside what was seen."""

from __future__ import annotations

from typing import Any

from duskbell.insight.evidence import Evidence
from duskbell.insight.fengsheng.piles import faces
from duskbell.kernel import Event, Play
from duskbell.kernel.errors import DuskbellError

STRANGE = 99
"""As far from what was seen as something else that is not about cards."""


class Way:
    """A play, and how much of what comes in it is what was `seen`. `wrong`: what came instead of the next; `stuck`:
    there was nothing to answer that leads there.
    """

    def __init__(self, known: Evidence, play: Play[Any], seen: int = 0) -> None:
        self.known, self.play, self.seen = known, play, seen
        self.wrong: Event | None = None
        self.stuck = False
        self.look()

    @property
    def fits(self) -> bool:
        """Whether nothing else came, and there was something to answer."""
        return self.wrong is None and not self.stuck

    @property
    def near(self) -> tuple[int, int]:
        """How near it comes to what was seen: how much fits, and how many cards are others in what comes then."""
        if self.wrong is None:
            return self.seen, -STRANGE
        pairs = zip(faces(self.wrong), faces(self.known.events[self.seen]), strict=False)
        alike = type(self.wrong) is type(self.known.events[self.seen])
        return self.seen, -sum(a != b for a, b in pairs) if alike else -STRANGE

    def look(self) -> None:
        """Go on as far as it fits."""
        found, events = self.play.view(self.known.me).table.log, self.known.events
        while self.seen + 1 < len(found) and self.seen < len(events):  # the commitment comes first
            if found[self.seen + 1].event != events[self.seen]:
                self.wrong = found[self.seen + 1].event
                return
            self.seen += 1

    def answer(self, seat: int, token: str) -> bool:
        """Whether this can be answered; then it is."""
        try:
            self.play.answer(seat, token)
        except DuskbellError:
            return False
        self.look()
        return True

    def fork(self) -> Way:
        """The same, to go on by itself."""
        return Way(self.known, self.play.fork(views=True), self.seen)
