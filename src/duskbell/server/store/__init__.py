"""The database: rooms, records, people and notes; many rooms' changes in one commit."""

from duskbell.server.store.chair import BOT, EMPTY, NO_DEVICE, PERSON, Chair
from duskbell.server.store.database import engine_of
from duskbell.server.store.ending import Ending
from duskbell.server.store.guests import Guests
from duskbell.server.store.store import Store
from duskbell.server.store.stored import Change, Stored

__all__ = ["BOT", "EMPTY", "NO_DEVICE", "PERSON", "Chair", "Change", "Ending", "Guests", "Store", "Stored", "engine_of"]
