"""What can be read of a room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from duskbell.kernel import MODERATOR
from duskbell.kernel.recap import Recap
from duskbell.server.audience import SCREEN, Viewer, state_of
from duskbell.server.auth import token_in
from duskbell.server.cup import Cups
from duskbell.server.errors import BadMessage, Forbidden, Unauthorized
from duskbell.server.hindsight import moments, notes, replay
from duskbell.server.hindsight.believing import Believing, ReadSight, Sight
from duskbell.server.http.common import (
    BAD,
    NOT_YOU,
    SEAT,
    UNKNOWN,
    WHO,
    Call,
    Code,
    act,
    address_of,
    ask_room,
    check_insight,
    check_reading,
    packed,
    refusals,
    room_of,
    turn_of,
)
from duskbell.server.http.limits import Addresses
from duskbell.server.room import NoSeat, Room, deeds
from duskbell.server.room.deed import Deed
from duskbell.server.wire import (
    Believable,
    HandChoice,
    Knowledge,
    Moment,
    Notebook,
    Notes,
    Preview,
    Replay,
    State,
    encode,
)

As = Annotated[str, QueryParameter(name="as", description="`public`, `moderator`, or a seat from 0")]
OwnEyes = Annotated[str, QueryParameter(name="as", description="a moderator may look as a seat or as `public`")]
Phases = Annotated[
    int | None, QueryParameter(ge=1, description="as it was when so many phases were over; without it, before the end")
]
SeatEyes = Annotated[int, QueryParameter(name="as", ge=0, description="a seat from 0")]
Last = Annotated[bool, QueryParameter(description="the last view alone, and not one for each event")]
AtOnce = Annotated[bool, QueryParameter(description="who may be what by the cards alone, without waiting")]
Seen = Annotated[int | None, QueryParameter(name="at", ge=0, description="after so many events of its replay")]
Count = Annotated[int, PathParameter(description="how many answers are taken back")]
NOT_BEGUN, NOT_OVER = "the table has not started", "the table is not over"


class SendState(Deed):
    """The whole `state` message for one viewer, as it is sent. It is up to megabytes, so it counts with those of who
    connects; and is measured when its turn comes, not when it is asked for, or many at once would each find nothing
    spent.
    """

    __slots__ = ("_call", "_viewer")

    def __init__(self, viewer: Viewer, call: Call) -> None:
        super().__init__()
        self._viewer, self._call = viewer, call

    def do(self, room: Room) -> bytes:
        addresses: Addresses = self._call.app.state.addresses
        address = address_of(self._call)
        addresses.arrive(address)
        text = encode(state_of(room.info(), room.sitting, self._viewer, room.lobby.shown))
        addresses.met(address, len(text))
        return text.encode()


@get(
    "/rooms/{room:str}/view",
    summary="The table as the bearer's seat may know it",
    operation_id="view",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN),
)
async def view(request: Call, room: Code, eyes: OwnEyes = "") -> Response[State]:
    players = (await room_of(request, room)).stored.players

    def look(me: int) -> SendState:
        viewer: Viewer = viewer_of(eyes, players) if eyes else me
        if viewer is None:
            return SendState(SCREEN, request)
        if viewer != me and me != MODERATOR:
            raise Forbidden("you see with your own eyes; only a moderator who does not play looks with others'.")
        return SendState(viewer, request)

    body: Any = await act(request, room, look)
    return Response(body, media_type="application/json")


@get(
    "/rooms/{room:str}/notes",
    summary="The bearer's own notebook",
    operation_id="notes",
    security=SEAT,
    responses=refusals(s401=WHO, s404=UNKNOWN, s503="the store does not answer"),
)
async def read_notes(request: Call, room: Code) -> Notes:
    holder: str = await act(request, room, deeds.SendHolder)
    return Notes(msgspec.json.decode(await notes.read(request.app.state.store, room.lower(), holder)))


@put(
    "/rooms/{room:str}/notes",
    summary="Keep the bearer's own notebook",
    operation_id="keepNotes",
    status_code=204,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s404=UNKNOWN, s413="too large", s503="the store does not answer"),
)
async def keep_notes(request: Call, room: Code, data: JSONBody[Notebook]) -> None:
    holder: str = await act(request, room, deeds.SendHolder)
    await notes.keep(request.app.state.store, room.lower(), holder, data.notes, data.was)


@get(
    "/rooms/{room:str}/moments",
    summary="Where an undo leads, newest first (moderator only)",
    operation_id="moments",
    security=SEAT,
    responses=refusals(s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=NOT_BEGUN),
)
async def list_moments(request: Call, room: Code) -> list[Moment]:
    check_reading(request)
    async with turn_of(request):
        return await asyncio.to_thread(moments.moments, await act(request, room, moments.ReadSoFar))


@get(
    "/rooms/{room:str}/moments/{count:int}",
    summary="The table before and after an undo of so many answers (moderator only)",
    operation_id="moment",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=NOT_BEGUN),
)
async def see_moment(request: Call, room: Code, count: Count) -> Preview:
    check_reading(request)
    async with turn_of(request):
        return await asyncio.to_thread(moments.preview, await act(request, room, moments.ReadSoFar), count)


@get(
    "/rooms/{room:str}/hands",
    summary="What can be changed by hand as the table stands (moderator only)",
    operation_id="hands",
    security=SEAT,
    responses=refusals(s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=NOT_BEGUN),
)
async def list_hands(request: Call, room: Code) -> list[HandChoice]:
    check_reading(request)
    choices: list[HandChoice] = await act(request, room, deeds.SendHands)
    return choices


@get(
    "/rooms/{room:str}/record",
    summary="The record as JSON lines, once the table is over",
    operation_id="record",
    media_type="application/x-ndjson",
    middleware=[packed],
    responses=refusals(s404=UNKNOWN, s409=NOT_OVER),
)
async def record(request: Call, room: Code) -> Response[bytes]:
    check_reading(request)
    at = await _reviewed(request, room)
    cups: Cups = request.app.state.cups
    whole = bool(at.stored.cup) and await cups.check_review(at.stored.cup, _token(request))
    text: str = await ask_room(request, room, replay.ReadRecord(whole=whole))
    headers = {"content-disposition": f'attachment; filename="duskbell-{at.id}.jsonl"'}
    return Response(text.encode(), media_type="application/x-ndjson", headers=headers)


@get(
    "/rooms/{room:str}/replay",
    summary="The table event by event as somebody saw it, once it is over",
    operation_id="replay",
    middleware=[packed],
    responses=refusals(s400=BAD, s404=UNKNOWN, s409=NOT_OVER),
)
async def see_replay(request: Call, room: Code, eyes: As = "public", last: Last = False) -> Replay:
    check_reading(request)
    at = await _reviewed(request, room)
    viewer = viewer_of(eyes, at.stored.players)
    async with turn_of(request):
        finished = await ask_room(request, room, replay.ReadFinished())
        return await asyncio.to_thread(replay.replay, finished, viewer, last=last)


@get(
    "/rooms/{room:str}/knowledge",
    summary="What each seat knew of each seat's role before the end told all",
    operation_id="knowledge",
    middleware=[packed],
    responses=refusals(s400=BAD, s404=UNKNOWN, s409=NOT_OVER),
)
async def see_knowledge(request: Call, room: Code, phases: Phases = None) -> Knowledge:
    check_reading(request)
    await _reviewed(request, room)
    async with turn_of(request):
        return await asyncio.to_thread(replay.knowledge, await ask_room(request, room, replay.ReadFinished()), phases)


@get(
    "/rooms/{room:str}/recap",
    summary="What is worth telling again of a table that is over: each night and day, and where it turned",
    operation_id="recap",
    middleware=[packed],
    responses=refusals(s400=BAD, s404=UNKNOWN, s409=NOT_OVER),
)
async def see_recap(request: Call, room: Code, eyes: As = "moderator") -> Recap:
    check_reading(request)
    at = await _reviewed(request, room)
    viewer = viewer_of(eyes, at.stored.players)
    async with turn_of(request):
        return await asyncio.to_thread(replay.recap, await ask_room(request, room, replay.ReadFinished()), viewer)


@get(
    "/rooms/{room:str}/worlds",
    summary="Which worlds a seat could believe in by what it had seen, and one of them as proof",
    operation_id="worlds",
    responses=refusals(
        s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=NOT_OVER, s429="too often", s503="not found out in time"
    ),
)
async def see_worlds(request: Call, room: Code, eyes: SeatEyes, seen: Seen = None, first: AtOnce = False) -> Believable:
    (check_reading if first else check_insight)(request)
    at = await room_of(request, room)
    sight: Sight | None = None
    if request.headers.get("authorization") and at.sitting is not None and not at.sitting.play.over:
        with suppress(Unauthorized):  # whoever has no chair hears the same before the end and, till they see it, after
            sight = await act(request, room, lambda me: ReadSight(me, eyes, seen))
    if sight is None:
        await _reviewed(request, room)
        sight = await ask_room(request, room, ReadSight(None, eyes, seen))
    believing: Believing = request.app.state.believing
    return await believing.of(sight, first=first)


async def _reviewed(request: Call, room: str) -> Room:
    """The room of a path, where the caller may see everything of its table once it is over. Raises `NotAllowed`, and
    `NotOver` for who only watches and has not been shown the end.
    """
    at = await room_of(request, room)
    if at.stored.cup:
        cups: Cups = request.app.state.cups
        await cups.check_review(at.stored.cup, _token(request))
    elif at.stored.wishes.delay:
        bearer = await at.bearer(_token(request))
        await ask_room(request, room, replay.CheckShown(bearer))
    return at


def _token(request: Call) -> str:
    header = request.headers.get("authorization")
    return token_in(header) if header else ""


def viewer_of(eyes: str, players: int) -> Viewer:
    """Whose eyes `as` means. Raises `BadMessage`, or `NoSeat` beyond the table."""
    if eyes == "public":
        return None
    if eyes == "moderator":
        return MODERATOR
    right = f"right would be `as` public, moderator, or a seat from 0 to {players - 1}"
    if not (eyes.isascii() and eyes.isdigit()):
        raise BadMessage(f"{eyes[:40]!r} is nobody's eyes; {right}.")
    if len(eyes) > len(str(players)) or int(eyes) >= players:
        raise NoSeat(f"there is no seat {eyes[:40]} at this table; {right}.")
    return int(eyes)


routes = [
    view,
    read_notes,
    keep_notes,
    list_moments,
    see_moment,
    list_hands,
    record,
    see_replay,
    see_knowledge,
    see_recap,
    see_worlds,
]
