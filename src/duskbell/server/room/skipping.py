"""Skipping the rest of a talk, where all who set the pace agree."""

from __future__ import annotations

from duskbell.server.room.deeds import OnSeat, not_of_cup, playing
from duskbell.server.room.room import Room


class Propose(OnSeat):
    """A seat proposes to skip the rest of the talk `pace` (None: the present one), or agrees to that, or does not. At a
    cup's table a speech is its speaker's, and whatever others show meanwhile would be talk.
    """

    __slots__ = ("agree", "pace")

    def __init__(self, me: int, pace: int | None = None, *, agree: bool = True) -> None:
        super().__init__(me)
        self.pace, self.agree = pace, agree

    def act(self, room: Room) -> None:
        not_of_cup(room, "nobody shows anything while somebody else has the floor")
        playing(room).skip(self.me, self.pace, agree=self.agree)
