"""Rooms: made, seen, joined, filled, started."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from duskbell.server.http.common import (
    BAD,
    LATE,
    NO_GUEST,
    NOT_YOU,
    SEAT,
    UNKNOWN,
    WHO,
    WITH_SCRIPT,
    Call,
    Code,
    act,
    address_of,
    ask_room,
    refusals,
    room_and_guest,
    spend,
)
from duskbell.server.http.limits import household
from duskbell.server.http.lobbies import sit_down
from duskbell.server.room import Rooms, deeds
from duskbell.server.wire import AddBots, Added, AddPlayer, Created, Join, Joined, Listed, NewRoom, RoomInfo


@post(
    "/rooms",
    summary="Make a room",
    operation_id="newRoom",
    request_max_body_size=WITH_SCRIPT,
    responses=refusals(s400=BAD, s401=NO_GUEST, s413="too large"),
)
async def new_room(request: Call, data: JSONBody[NewRoom]) -> Created:
    await spend(request, "room")
    rooms: Rooms = request.app.state.rooms
    return await rooms.create(data, household(address_of(request)))


@get("/rooms", summary="The rooms whose hosts list them, newest first", operation_id="rooms")
async def list_rooms(request: Call) -> list[Listed]:
    rooms: Rooms = request.app.state.rooms
    return await rooms.listed()


@get(
    "/rooms/{room:str}",
    summary="The room as the public sees it",
    operation_id="room",
    responses=refusals(s404=UNKNOWN),
)
async def see_room(request: Call, room: Code) -> RoomInfo:
    found: RoomInfo = await ask_room(request, room, deeds.SendRoom())
    return found


@post(
    "/rooms/{room:str}/join",
    summary="Sit down; after the start where a chair is kept for who comes late",
    operation_id="join",
    responses=refusals(s400=BAD, s401=NO_GUEST, s404=UNKNOWN, s409=LATE),
)
async def join(request: Call, room: Code, data: JSONBody[Join]) -> Joined:
    await spend(request, "seat")
    at, guest = await room_and_guest(request, room, data.guest)
    joined: Joined = await sit_down(
        request,
        at,
        guest,
        lambda address: deeds.SitDown(data.name, data.seat, guest, unnamed=data.unnamed, came_from=address),
    )
    await request.app.state.rooms.seated(guest)
    return joined


@post(
    "/rooms/{room:str}/bots",
    summary="Let bots sit down (host only)",
    operation_id="bots",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=LATE),
)
async def add_bots(request: Call, room: Code, data: JSONBody[AddBots]) -> Added:
    added: Added = await act(request, room, lambda me: deeds.SitBots(me, data.kind, data.seat, data.lang))
    return added


@post(
    "/rooms/{room:str}/players",
    summary="Let a player sit down who has no device, and for whom the moderator answers (moderator only)",
    operation_id="players",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=LATE),
)
async def add_player(request: Call, room: Code, data: JSONBody[AddPlayer]) -> Added:
    added: Added = await act(request, room, lambda me: deeds.SeatPlayer(me, data.name, data.seat))
    return added


@post(
    "/rooms/{room:str}/start",
    summary="Start the table (host only)",
    operation_id="start",
    security=SEAT,
    responses=refusals(s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="seats are empty, or the table has started"),
)
async def start(request: Call, room: Code) -> RoomInfo:
    started: RoomInfo = await act(request, room, lambda me: deeds.Start(me))
    return started


routes = [new_room, list_rooms, see_room, join, add_bots, add_player, start]
