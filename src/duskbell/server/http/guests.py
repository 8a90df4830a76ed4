"""Guests: identities without a name and password."""

from __future__ import annotations

from litestar import delete, get, post

from duskbell.server.http.common import NO_GUEST, Call, guest_token_of, refusals, spend
from duskbell.server.room import Rooms, seating
from duskbell.server.store import Guests
from duskbell.server.wire import GuestInfo, MyTables

GUEST: list[dict[str, list[str]]] = [{"guest": []}]


def _guests(request: Call) -> Guests:
    rooms: Rooms = request.app.state.rooms
    return rooms.guests


@post("/guest", summary="A new identity", operation_id="newGuest")
async def new_guest(request: Call) -> GuestInfo:
    await spend(request, "guest")
    return GuestInfo(await _guests(request).arrive())


@get(
    "/guest",
    summary="The tables of a guest, newest first",
    operation_id="guest",
    security=GUEST,
    responses=refusals(s401=NO_GUEST),
)
async def see_guest(request: Call) -> MyTables:
    guests = _guests(request)
    return MyTables(await guests.tables(await guests.know(guest_token_of(request))))


@post(
    "/guest/renew",
    summary="A new token for the same identity; the old one is void",
    operation_id="renewGuest",
    status_code=200,
    security=GUEST,
    responses=refusals(s401=NO_GUEST),
)
async def renew_guest(request: Call) -> GuestInfo:
    guests, rooms = _guests(request), request.app.state.rooms
    old = guest_token_of(request)
    guest = await guests.know(old)
    token = await guests.renew(guest, old)
    rooms.tell(guest, seating.CallBack)
    await rooms.owners.announce("renewed", guest)
    return GuestInfo(token)


@delete(
    "/guest",
    summary="Forget the identity; its seats keep their own tokens",
    operation_id="dropGuest",
    security=GUEST,
    responses=refusals(s401=NO_GUEST),
)
async def drop_guest(request: Call) -> None:
    guests, rooms = _guests(request), request.app.state.rooms
    guest = await guests.know(guest_token_of(request))
    await guests.forget(guest)
    rooms.tell(guest, seating.Forget)
    await rooms.owners.announce("forgotten", guest)


routes = [new_guest, see_guest, renew_guest, drop_guest]
