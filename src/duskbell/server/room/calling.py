"""Who may be told that a table waits for them."""

from __future__ import annotations

from duskbell.server.errors import Forbidden
from duskbell.server.room.deed import Deed
from duskbell.server.room.room import Room


class FindHolder(Deed):
    """Who holds a chair at a table that is played over days: the SHA-256 of the token, and the identity, "" for none.
    Raises `Forbidden` at any other table.
    """

    __slots__ = ("me",)
    people = False

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> tuple[str, str]:
        if not room.day:
            raise Forbidden("this table is played at one sitting; only one that is played over days calls people.")
        chair = room.roster.at(self.me)
        return chair.token, chair.guest
