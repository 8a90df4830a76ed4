"""What the routes share: whose call it is, which room it means, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import InternalServerException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from duskbell.server.auth import token_in
from duskbell.server.errors import BadMessage
from duskbell.server.http.limits import Addresses, household, too_much
from duskbell.server.http.origin import check_origin, check_sort
from duskbell.server.room import Deed, OnBehalfOf, Room, Rooms, ask
from duskbell.server.running import ROOM, Limits
from duskbell.server.running.turns import Turns
from duskbell.server.store import Store
from duskbell.server.wire import ErrorBody, complaint, names_nul

Call = Request[Any, Any, AppState]


class Strict(Request[Any, Any, AppState]):
    """A call whose body is read once, as what its route takes. "6" is no number: Litestar would make it one."""

    async def body(self) -> bytes:
        """The bytes. Raises `BadMessage` where they end too soon, which is no fault of the server."""
        try:
            return await super().body()
        except InternalServerException:
            raise BadMessage("the body ended before it was whole.") from None

    async def json(self) -> Any:
        """What the bytes say. Raises `BadMessage`."""
        field: Any = self.route_handler.parsed_data_field
        body = await self.body()
        if names_nul(body):
            raise BadMessage("the body holds a NUL, which is no sign of any text.")
        try:
            return msgspec.json.decode(body, type=field.raw)
        except msgspec.ValidationError as e:
            raise BadMessage(f"the body makes no sense: {complaint(e, field.raw, body)}") from None
        except (msgspec.DecodeError, UnicodeError):
            raise BadMessage("the body is not JSON; right would be one JSON object.") from None
        except RecursionError:
            raise BadMessage("the body is nested too deep; right would be one JSON object.") from None


WITH_SCRIPT = 64_000
"""Bytes of a request that chooses a table's options: a script of the Clocktower may be among them."""
Code = Annotated[str, PathParameter(description="the room's code")]
SEAT: list[dict[str, list[str]]] = [{"seat": []}]


def refusals(**words: str) -> dict[int, ResponseSpec]:
    """The errors of a route for OpenAPI: `refusals(s404="...")`."""
    return {int(k[1:]): ResponseSpec(ErrorBody, description=v, generate_examples=False) for k, v in words.items()}


BAD, UNKNOWN = "what was sent makes no sense", "no such room"
WHO, NOT_YOU = "no valid token", "another's right"
NO_GUEST = "no guest has this token"
LATE = "the seat is taken, or the table has started"
packed = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1_024, gzip_compress_level=5)
)
"""Answers that travel compressed. Only those that hold no secret: how well an answer packs tells what it repeats, so a
player could learn the role in another's view from its length, by saying role names in it.
"""


async def room_of(request: Call, room: str) -> Room:
    """The room of a path. Raises `TooFast` for who brings rooms back too often that had to leave memory."""
    rooms: Rooms = request.app.state.rooms
    addresses: Addresses = request.app.state.addresses
    found = await rooms.get(room, partial(addresses.reopened, address_of(request)))
    ROOM.set(found.id)
    return found


async def room_and_guest(request: Call, room: str, token: str | None) -> tuple[Room, str]:
    """The room of a path and the identity of a guest's token. Raises `NoGuest`.

    The room comes last: it may leave memory while anything else is waited for.
    """
    rooms: Rooms = request.app.state.rooms
    guest = await rooms.guests.know(token)
    return await room_of(request, room), guest


def token_of(request: Call) -> str:
    """The bearer token of a call."""
    return token_in(request.headers.get("authorization"))


def guest_token_of(request: Call) -> str:
    """The bearer token of a call that says which identity somebody has on this server."""
    return token_in(request.headers.get("authorization"), "the token of an identity")


async def ask_room(request: Call, room: str, deed: Deed) -> Any:
    """Let a deed happen in the room of a path, though it may leave memory meanwhile. What comes of it."""
    return await ask(partial(room_of, request, room), deed)


async def act(request: Call, room: str, make: Callable[[int], Deed], *, whoever: bool = False) -> Any:
    """Let the caller do something in the room of a path: what `make` makes of the caller's chair. What comes of it.
    `whoever`: also those whom an operator keeps out.

    Raises `Unauthorized`, `Banned`, or what the deed raises.
    """
    bearer = await (await room_of(request, room)).bearer(token_of(request), whoever=whoever)
    return await ask_room(request, room, OnBehalfOf(bearer, make))


def address_of(request: ASGIConnection[Any, Any, Any, AppState]) -> str:
    """The address somebody calls from."""
    return request.client.host if request.client else "?"


COUNTED = "duskbell.counted"
"""In a scope: this request has been counted already, by what stands before the application."""


def check_rate(request: Call) -> None:
    """Refuse who asks too much. Raises `TooFast`."""
    if request.scope.get(COUNTED):
        return
    addresses: Addresses = request.app.state.addresses
    addresses.request(address_of(request))


def check_agent(request: Call, *, new: bool) -> None:
    """Refuse who asks too much as an agent, or comes in as one more of too many. Raises `TooFast`."""
    check_rate(request)
    if new:
        addresses: Addresses = request.app.state.addresses
        addresses.agent(address_of(request))


async def check(request: Call) -> None:
    """Refuse who is kept out, who asks too much, and what comes from elsewhere. Raises `Banned`, `TooFast`, `Forbidden`
    or `BadMessage`.
    """
    check_kept_out(request)
    check_call(request)


def check_kept_out(request: ASGIConnection[Any, Any, Any, AppState]) -> None:
    """Raise `Banned` for an address that an operator keeps out."""
    store: Store = request.app.state.store
    store.bans.check_address(address_of(request))


def check_call(request: Call) -> None:
    """Refuse who asks too much, and what comes from elsewhere. Raises `TooFast`, `Forbidden` or `BadMessage`."""
    check_rate(request)
    check_origin(request)
    check_sort(request)


async def check_file(request: Call) -> None:
    """Refuse who asks for too many of the page's files. Raises `TooFast`."""
    addresses: Addresses = request.app.state.addresses
    addresses.file(address_of(request))


async def spend_report(request: Call, *whose: str) -> None:
    """Count a report of whoever it comes from, from wherever. Raises `TooFast`."""
    for each in whose:
        await spend(request, "report", each)


async def spend(request: Call, what: Literal["room", "guest", "seat", "report"], whose: str = "") -> None:
    """Count something of an address, or of whom else it is, that has a measure over all nodes: here first, then in what
    they share. Raises `TooFast`.
    """
    state, address = request.app.state, whose or address_of(request)
    limits: Limits = state.settings.limits
    rate = {"seat": limits.joins, "report": limits.reports}.get(what, limits.new_rooms)
    addresses: Addresses = state.addresses
    addresses.spend(what, address, rate)
    if state.node is not None:
        store: Store = state.store
        if wait := await store.measures.take(what, household(address), rate):
            raise too_much(wait)


def check_insight(request: Call) -> None:
    """Refuse who asks too often what could have been known. Raises `TooFast`."""
    addresses: Addresses = request.app.state.addresses
    addresses.insight(address_of(request))


def turn_of(request: Call) -> AbstractAsyncContextManager[None]:
    """A turn of the caller's at what takes long to make."""
    turns: Turns = request.app.state.turns
    return turns.of(household(address_of(request)))


def check_reading(request: Call) -> None:
    """Refuse who asks too often for answers that take a while to make. Raises `TooFast`."""
    addresses: Addresses = request.app.state.addresses
    addresses.reading(address_of(request))
