"""Calling somebody whom one has met to a table."""

from __future__ import annotations

from duskbell.server.errors import Forbidden
from duskbell.server.room.deed import Deed
from duskbell.server.room.deeds import in_lobby
from duskbell.server.room.room import Room


class CallTo(Deed):
    """Whoever holds a chair calls the identity `other` to this table, before it begins: the room's code and the name of
    who calls. Raises `Started`, or `Forbidden` at a cup's table and for who sits here already.
    """

    __slots__ = ("me", "other")
    people = False

    def __init__(self, me: int, other: str) -> None:
        super().__init__()
        self.me, self.other = me, other

    def do(self, room: Room) -> tuple[str, str]:
        in_lobby(room)
        if any(chair.guest == self.other for chair in room.roster.people):
            raise Forbidden("they sit at this table already.")
        return room.id, room.roster.at(self.me).name
