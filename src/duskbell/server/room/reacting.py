"""Showing a reaction beside what is said aloud."""

from __future__ import annotations

from duskbell.server.room.deeds import OnSeat, not_of_cup, playing
from duskbell.server.room.room import Room
from duskbell.server.wire import Reacted, Reaction, encode


class React(OnSeat):
    """A seat shows a reaction to all at once: nothing of it is kept."""

    __slots__ = ("what",)

    def __init__(self, me: int, what: Reaction) -> None:
        super().__init__(me)
        self.what = what

    def act(self, room: Room) -> None:
        not_of_cup(room, "nobody shows anything while somebody else has the floor")
        sitting = playing(room)
        sitting.react(self.me)
        text, late = encode(Reacted(self.me, self.what)), sitting.delayed is not None
        room.afterwards(lambda: room.audience.cry(text, late=late))
