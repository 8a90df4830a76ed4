"""Somebody is choosing: where the first answer counts, bots leave them once more as long as they leave everybody."""

from __future__ import annotations

from duskbell.server.room.deeds import OnSeat, playing
from duskbell.server.room.room import Room


class Touch(OnSeat):
    """A seat has picked something in the open question `ask`, and not sent it; of one that is gone it says nothing."""

    __slots__ = ("ask",)

    def __init__(self, me: int, ask: int) -> None:
        super().__init__(me)
        self.ask = ask

    def act(self, room: Room) -> None:
        sitting = playing(room)
        if sitting.play.first_counts and sitting.questions.touch(self.me, self.ask, sitting.clock.now):
            sitting.heed()
