"""People and seats: chosen, changed, left, handed on, taken again."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from duskbell.kernel import MODERATOR
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
    ask_room,
    refusals,
    room_and_guest,
    room_of,
    spend,
    token_of,
)
from duskbell.server.http.lobbies import sit_down
from duskbell.server.room import hosting, seating
from duskbell.server.wire import (
    Again,
    AtSeat,
    Claim,
    Claimed,
    HandOn,
    Hides,
    Invited,
    Muted,
    Next,
    Presides,
    RoomInfo,
    SetUp,
    Somebody,
    Wear,
)

STARTED = "the table has started"


@post(
    "/rooms/{room:str}/set",
    summary="Choose anew what kind of table it is to be (host only, before the start)",
    operation_id="set",
    request_max_body_size=WITH_SCRIPT,
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="too few seats, or the table has started"),
)
async def arrange(request: Call, room: Code, data: JSONBody[SetUp]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.Arrange(me, data))
    return info


@post(
    "/rooms/{room:str}/move",
    summary="Take an empty seat instead of yours (before the start)",
    operation_id="move",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403="the moderator holds no seat", s404=UNKNOWN, s409=LATE),
)
async def move(request: Call, room: Code, data: JSONBody[AtSeat]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.Move(me, data.seat))
    return info


@post(
    "/rooms/{room:str}/face",
    summary="Choose the face with which you are seen (before the start)",
    operation_id="face",
    status_code=200,
    security=SEAT,
    responses=refusals(
        s400=BAD, s401=WHO, s403="the moderator holds no seat", s404=UNKNOWN, s409=f"another has it, or {STARTED}"
    ),
)
async def face(request: Call, room: Code, data: JSONBody[Wear]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.PutOn(me, data.face))
    return info


@post(
    "/rooms/{room:str}/kick",
    summary="Send somebody away from a seat (host only; in play a host who moderates, or where nobody plays)",
    operation_id="kick",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="nobody sits there, or it has started"),
)
async def kick(request: Call, room: Code, data: JSONBody[Somebody]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.Kick(me, data.seat, data.name))
    return info


@post(
    "/rooms/{room:str}/mute",
    summary="Take free words from somebody, or give them back (host only)",
    operation_id="mute",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN),
)
async def mute(request: Call, room: Code, data: JSONBody[Muted]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: hosting.Mute(me, data.seat, data.name, on=data.on))
    return info


@post(
    "/rooms/{room:str}/hide",
    summary="Hide a line that somebody has said (host only)",
    operation_id="hide",
    status_code=204,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="the table has started, or has not"),
)
async def hide(request: Call, room: Code, data: JSONBody[Hides]) -> None:
    by = MODERATOR if data.by == "moderator" else data.by
    await act(request, room, lambda me: hosting.Hide(me, data.where, data.line, by, data.name))


@post(
    "/rooms/{room:str}/host",
    summary="Make somebody else the host (host only)",
    operation_id="passOn",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="nobody there could be the host"),
)
async def pass_on(request: Call, room: Code, data: JSONBody[Somebody]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: hosting.PassOn(me, data.seat, data.name))
    return info


@post(
    "/rooms/{room:str}/moderate",
    summary="Moderate instead of playing, or play and let the program moderate (host only, before the start)",
    operation_id="moderate",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=f"every seat is taken, or {STARTED}"),
)
async def moderate(request: Call, room: Code, data: JSONBody[Presides]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: hosting.Preside(me, on=data.on))
    return info


@post(
    "/rooms/{room:str}/check",
    summary="Ask everybody anew whether they are ready (host only, before the start)",
    operation_id="check",
    status_code=200,
    security=SEAT,
    responses=refusals(s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409=STARTED),
)
async def check(request: Call, room: Code) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.Check(me))
    return info


@post(
    "/rooms/{room:str}/leave",
    summary="Leave: the seat is empty, or a bot stands in until you are back",
    operation_id="leave",
    status_code=200,
    security=SEAT,
    responses=refusals(s401=WHO, s403="nobody stands in for a moderator", s404=UNKNOWN),
)
async def leave(request: Call, room: Code) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.GetUp(me))
    return info


@post(
    "/rooms/{room:str}/stand-in",
    summary="Let a bot stand in for somebody who is away (host only)",
    operation_id="standIn",
    status_code=200,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="not away for long, or not playing"),
)
async def stand_in(request: Call, room: Code, data: JSONBody[AtSeat]) -> RoomInfo:
    info: RoomInfo = await act(request, room, lambda me: seating.StandIn(me, data.seat))
    return info


@post(
    "/rooms/{room:str}/substitute",
    summary="An invitation for somebody else to take a seat",
    operation_id="substitute",
    security=SEAT,
    responses=refusals(
        s400=BAD, s401=WHO, s403="not your seat, and no bot stands in there", s404=UNKNOWN, s409="away too short"
    ),
)
async def substitute(request: Call, room: Code, data: JSONBody[HandOn]) -> Invited:
    seat = MODERATOR if data.seat == "moderator" else data.seat
    invited: Invited = await act(request, room, lambda me: seating.Substitute(me, seat))
    return invited


@post(
    "/rooms/{room:str}/claim",
    summary="Take the seat of an invitation",
    operation_id="claim",
    responses=refusals(
        s400=BAD, s401=f"the invitation opens no seat; {NO_GUEST}", s403="sits here already", s404=UNKNOWN
    ),
)
async def claim(request: Call, room: Code, data: JSONBody[Claim]) -> Claimed:
    at, guest = await room_and_guest(request, room, data.guest)
    claimed: Claimed = await sit_down(
        request, at, guest, lambda address: seating.TakeOver(data.invite, data.name, guest, address)
    )
    await request.app.state.rooms.seated(guest)
    return claimed


@post(
    "/rooms/{room:str}/take-back",
    summary="Take back the seat that the host has handed on while you were away",
    operation_id="takeBack",
    status_code=200,
    security=SEAT,
    responses=refusals(s401="no seat of this token was handed on", s404=UNKNOWN, s409="nobody else has your seat"),
)
async def take_back(request: Call, room: Code) -> RoomInfo:
    bearer = await (await room_of(request, room)).bearer(token_of(request))
    info: RoomInfo = await ask_room(request, room, seating.TakeBack(bearer))
    return info


@post(
    "/rooms/{room:str}/rematch",
    summary="A new room for the same people and bots (host only, when over)",
    operation_id="rematch",
    request_max_body_size=WITH_SCRIPT,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="the table is not over, or too few seats"),
)
async def rematch(request: Call, room: Code, data: JSONBody[Again]) -> Next:
    await spend(request, "room")
    opened: Next = await act(request, room, lambda me: seating.PlayAgain(me, data))
    return opened


routes = [
    arrange,
    move,
    face,
    kick,
    mute,
    hide,
    pass_on,
    moderate,
    check,
    leave,
    stand_in,
    substitute,
    claim,
    take_back,
    rematch,
]
