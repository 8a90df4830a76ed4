"""Who is kept out is sent away: at once where it is said, and within a moment everywhere else."""

from __future__ import annotations

from litestar.datastructures import State as AppState

from duskbell.server.http.limits import Addresses
from duskbell.server.room import Rooms
from duskbell.server.room.seating import CallBack
from duskbell.server.store import Store


async def keep_out(state: AppState) -> None:
    """Look again who is kept out, and send away whoever is here of them. Coming back they hear why."""
    store: Store = state.store
    addresses: Addresses = state.addresses
    rooms: Rooms = state.rooms
    await store.bans.refresh()
    addresses.send_away(store.bans.check_address)
    for guest in rooms.guests_here() & store.bans.guests():
        rooms.tell(guest, CallBack)
