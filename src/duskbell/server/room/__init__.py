"""A room and its people: what they do there, who sits where, who is away."""

from duskbell.server.room.asking import ask
from duskbell.server.room.deed import Deed
from duskbell.server.room.deeds import OnBehalfOf, playing
from duskbell.server.room.room import Room
from duskbell.server.room.rooms import Rooms
from duskbell.server.room.roster import NoSeat
from duskbell.server.room.waking import Waking

__all__ = ["Deed", "NoSeat", "OnBehalfOf", "Room", "Rooms", "Waking", "ask", "playing"]
