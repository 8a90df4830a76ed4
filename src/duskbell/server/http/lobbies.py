"""Seats in lobbies: how many of them one address and one identity may hold at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duskbell.server.auth import Bearer, digest
from duskbell.server.errors import TooFast
from duskbell.server.http.common import Call, address_of, ask_room
from duskbell.server.http.limits import household
from duskbell.server.room import Deed, OnBehalfOf, Room, seating
from duskbell.server.running.turns import Queues
from duskbell.server.store import Store
from duskbell.server.wire import Claimed, Joined


async def sit_down(request: Call, room: Room, guest: str, deed: Callable[[str], Deed]) -> Any:
    """Somebody takes a seat by a `deed` from their address, be it free or handed to them, where they hold fewer of
    lobbies than they may: what is looked up and then taken is so by one after the other of an address, and of an
    identity. What they are told, with their token. Raises `TooFast`, or what keeps them from the seat.
    """
    address = household(address_of(request))
    queues: Queues = request.app.state.queues
    free = room.sitting is not None or room.stored.maker == address
    async with queues.of(address), queues.of(guest):
        if not free:
            sits_here = any(chair.guest == guest for chair in room.roster.people)  # and hears that, in their turn
            await _check(request, address, "" if sits_here else guest, more=1)
        told: Joined | Claimed = await ask_room(request, room.id, deed(address))
        if not free and request.app.state.node is not None:
            await _check_again(request, room.id, told.token, address, guest)
    return told


async def _check(request: Call, address: str, guest: str, more: int) -> None:
    """Raise `TooFast` where an address or an identity would hold too many seats with so many more."""
    store: Store = request.app.state.store
    limits = request.app.state.settings.limits
    if await store.came_from.seats_of_others(address) + more > limits.lobby_seats:
        raise TooFast(
            "your address holds as many seats of others' lobbies as it may; come again when some begin.", 60.0
        )
    if guest and await store.came_from.lobbies_of_guest(guest) + more > limits.guest_lobbies:
        raise TooFast("you sit in as many lobbies as you may; right would be to leave one first.", 60.0)


async def _check_again(request: Call, room: str, token: str, address: str, guest: str) -> None:
    """At other nodes they may have sat down in the same moment: who holds too many since then gets up again, and is
    refused.
    """
    try:
        await _check(request, address, guest, more=0)
    except TooFast:
        await ask_room(request, room, OnBehalfOf(Bearer(digest(token)), seating.GetUp))
        raise
