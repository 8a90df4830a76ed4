"""Who is connected, what each may know, and how it is sent."""

from duskbell.server.audience.audience import COME_BACK, VOID, Audience, Listener
from duskbell.server.audience.connection import AT_ONCE, FAILED, Connection, Socket
from duskbell.server.audience.state import LOBBY, SCREEN, Viewer, knows_the_end, place, room_for, state_of

__all__ = [
    "AT_ONCE",
    "COME_BACK",
    "FAILED",
    "LOBBY",
    "SCREEN",
    "VOID",
    "Audience",
    "Connection",
    "Listener",
    "Socket",
    "Viewer",
    "knows_the_end",
    "place",
    "room_for",
    "state_of",
]
