"""The HTTP half of `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from duskbell.server import deeds
from duskbell.server.auth import bearer
from duskbell.server.errors import NotFound
from duskbell.server.limits import Addresses
from duskbell.server.room import Room
from duskbell.server.rooms import Rooms
from duskbell.server.wire import AddBots, Added, Created, ErrorBody, Join, Joined, NewRoom, RoomInfo, State

Call = Request[Any, Any, AppState]
Code = Annotated[str, PathParameter(description="the room's code", max_length=100)]
SEAT: list[dict[str, list[str]]] = [{"seat": []}]


def refusals(**words: str) -> dict[int, ResponseSpec]:
    """The errors of a route for OpenAPI: `refusals(s404="...")`."""
    return {int(k[1:]): ResponseSpec(ErrorBody, description=v, generate_examples=False) for k, v in words.items()}


BAD, UNKNOWN = "what was sent makes no sense", "no such room"
WHO, NOT_YOU = "no valid token", "another's right"
LATE = "the seat is taken, or the table has started"


async def room_of(request: Call, room: str) -> Room:
    """The room of a path."""
    rooms: Rooms = request.app.state.rooms
    return await rooms.get(room)


def token_of(request: Call) -> str:
    """The bearer token of a call."""
    return bearer(request.headers.get("authorization"))


@get("/games", summary="What can be played, with seats and options", operation_id="games", sync_to_thread=False)
def list_games() -> list[dict[str, Any]]:
    from duskbell.catalog import games

    return games()


@post("/rooms", summary="Make a room", operation_id="newRoom", responses=refusals(s400=BAD, s413="too large"))
async def new_room(request: Call, data: JSONBody[NewRoom]) -> Created:
    addresses: Addresses = request.app.state.addresses
    addresses.new_room(address_of(request))
    rooms: Rooms = request.app.state.rooms
    return await rooms.create(data)


@get(
    "/rooms/{room:str}",
    summary="The room as the public sees it",
    operation_id="room",
    responses=refusals(s404=UNKNOWN),
)
async def see_room(request: Call, room: Code) -> RoomInfo:
    found: RoomInfo = await (await room_of(request, room)).do(deeds.Look())
    return found


@post(
    "/rooms/{room:str}/join",
    summary="Sit down",
    operation_id="join",
    responses=refusals(s400=BAD, s404=UNKNOWN, s409=LATE),
)
async def join(request: Call, room: Code, data: JSONBody[Join]) -> Joined:
    joined: Joined = await (await room_of(request, room)).do(deeds.SitDown(data.name, data.seat))
    return joined


@post(
    "/rooms/{room:str}/bots",
    summary="Let bots sit down (host only)",
    operation_id="bots",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=LATE),
)
async def add_bots(request: Call, room: Code, data: JSONBody[AddBots]) -> Added:
    token, at = token_of(request), await room_of(request, room)
    added: Added = await at.do(deeds.SitBots(at.roster.who(token), data.kind, data.seat))
    return added


@post(
    "/rooms/{room:str}/start",
    summary="Start the table (host only)",
    operation_id="start",
    security=SEAT,
    responses=refusals(s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="seats are empty, or the table has started"),
)
async def start(request: Call, room: Code) -> RoomInfo:
    token, at = token_of(request), await room_of(request, room)
    started: RoomInfo = await at.do(deeds.Start(at.roster.who(token)))
    return started


@get(
    "/rooms/{room:str}/view",
    summary="The table as the bearer's seat may know it",
    operation_id="view",
    security=SEAT,
    responses=refusals(s401=WHO, s404=UNKNOWN),
)
async def view(request: Call, room: Code) -> State:
    token, at = token_of(request), await room_of(request, room)
    seen: State = await at.do(deeds.View(at.roster.who(token)))
    return seen


@get(
    "/rooms/{room:str}/record",
    summary="The record as JSON lines, once the table is over",
    operation_id="record",
    media_type="application/x-ndjson",
    responses=refusals(s404=UNKNOWN, s409="the table is not over"),
)
async def record(request: Call, room: Code) -> Response[bytes]:
    at = await room_of(request, room)
    text: str = await at.do(deeds.ReadRecord())
    headers = {"content-disposition": f'attachment; filename="duskbell-{at.id}.jsonl"'}
    return Response(text.encode(), media_type="application/x-ndjson", headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def no_such(request: Call) -> None:
    """Nothing is here. Raises `NotFound`."""
    raise NotFound(f"there is nothing at {request.url.path[:80]}; /api/schema/openapi.json tells what there is.")


def address_of(request: ASGIConnection[Any, Any, Any, AppState]) -> str:
    """The address somebody calls from."""
    return request.client.host if request.client else "?"


def check_rate(request: Call) -> None:
    """Refuse who asks too much. Raises `TooFast`."""
    addresses: Addresses = request.app.state.addresses
    addresses.request(address_of(request))


api = Router(
    "/api",
    before_request=check_rate,
    route_handlers=[list_games, new_room, see_room, join, add_bots, start, view, record, no_such],
)
