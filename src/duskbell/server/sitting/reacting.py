"""Reactions: one of eight drawings that a seat shows beside what is said aloud. They are no part of the record."""

from __future__ import annotations

from duskbell.kernel import Play
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.table import Table
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.server.errors import Forbidden, TooFast
from duskbell.server.running import Bucket

BURST, RATE = 3.0, 0.25
"""So many at once, and one in four seconds after that."""
SILENCING = "silence"
"""The mark under which a seat may not even nod."""


class Reactions:
    """What the seats of one table show. Time is handed in."""

    def __init__(self, play: Play[Table]) -> None:
        self._play = play
        self._pace: dict[int, Bucket] = {}

    def check(self, seat: int, now: float) -> None:
        """Let `seat` show one now. Raises `NoFloor` where nobody may speak to all, as at night, `Forbidden` for the
        dead who may not, for who is silenced and for who moderates, and `TooFast` for too many.
        """
        if self._play.over:
            raise NoFloor("the game is over; what is said now stands in the talk.")
        known = self._play.view(None).table  # what all know: a refusal tells nobody of what happened to them in secret
        speakers = {s.no for s in known.seats if PUBLIC_CHANNEL in self._play.channels(s.no)}
        if not speakers or known.paused:
            raise NoFloor("nobody speaks to all now; reactions are for what is said by day.")
        if seat < 0 or (seat not in speakers and (not known.seats[seat].alive or _is_silenced(known, seat))):
            raise Forbidden("only the living react, and whoever may speak.")
        if not self._pace.setdefault(seat, Bucket(BURST, RATE)).take(now):
            raise TooFast("that is a lot of reactions; wait a moment.")


def _is_silenced(t: Table, seat: int) -> bool:
    return any(mark.name == SILENCING for mark in t.seats[seat].marks)
