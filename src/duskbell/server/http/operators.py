"""Operators: behind a token of their own, with every deed and every look on a log. Without a token set there is nothing
here; and nobody can tell a wrong token from a place that is not there.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Any

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from duskbell.kernel.errors import BadRecord, Diverged
from duskbell.locale import LANGUAGES, words
from duskbell.server.auth import token_in
from duskbell.server.errors import Damaged, NoRoom, NotFound, Unauthorized
from duskbell.server.http.common import Call, Strict, address_of, check_call
from duskbell.server.http.guard import path_of
from duskbell.server.http.kept_out import keep_out
from duskbell.server.http.limits import Addresses
from duskbell.server.http.reading import viewer_of
from duskbell.server.operating import day, looking
from duskbell.server.room import Rooms
from duskbell.server.running import Meter, Settings
from duskbell.server.store import Ban, OperatorDeed, Report, Store
from duskbell.server.store.bans import whom
from duskbell.server.wire.operators import AnswerReport, Day, Look, NewBan, Unlist, Why

Code = Annotated[str, PathParameter(description="a room's code")]
Id = Annotated[str, PathParameter(description="a report, or a ban")]
As = Annotated[str, QueryParameter(name="as")]
Lang = Annotated[str, QueryParameter(description=" or ".join(LANGUAGES))]
Answered = Annotated[bool, QueryParameter(description="those that are answered")]
MOST = 200
"""Lines told of one list."""


async def check_operator(request: Call) -> None:
    """Refuse whoever asks too much or comes from elsewhere, as everywhere, but keep out nobody who has the token.
    Raises `NotFound` for anybody but an operator; trying tokens has a measure.
    """
    check_call(request)
    settings: Settings = request.app.state.settings
    nothing = NotFound(f"there is nothing at {path_of(request)[:80]}.")
    if not settings.operator_token:
        raise nothing
    try:
        token = token_in(request.headers.get("authorization"))
    except Unauthorized:
        raise nothing from None
    if hmac.compare_digest(token.encode(), settings.operator_token.encode()):
        return
    addresses: Addresses = request.app.state.addresses
    addresses.password(address_of(request))
    raise nothing


def _store(request: Call) -> Store:
    store: Store = request.app.state.store
    return store


async def _note(request: Call, deed: str, about: str, how: str = "") -> None:
    """Put it on the log, before it is done. Raises where that cannot be kept."""
    await _store(request).operator_deeds.note(deed, about[:100], how[:600], address_of(request))


async def _check_there(request: Call, room: str) -> None:
    """Raise `NoRoom` where there is none: what is refused is not on the log as done."""
    if not await _store(request).shut.knows(room.lower()):
        raise NoRoom(f"there is no room {room[:40]!r}; perhaps its code was mistyped.")


@get("/day", summary="The numbers of the last 24 hours, and of this process now")
async def see_day(request: Call) -> Day:
    rooms: Rooms = request.app.state.rooms
    meter: Meter = request.app.state.meter
    there, playing = rooms.count()
    now = {"rooms": there, "playing": playing, "connections": meter.connections}
    return Day(await day.numbers(_store(request)), now, dict(meter.refusals))


@get("/reports", summary="What players have reported: what waits, or what is answered")
async def list_reports(request: Call, answered: Answered = False) -> list[Report]:
    return await _store(request).reports.listed(answered=answered, most=MOST)


@post("/reports/{report:str}", summary="Note what came of a report", status_code=204)
async def answer_report(request: Call, report: Id, data: JSONBody[AnswerReport]) -> None:
    store = _store(request)
    if not await store.reports.has(report):
        raise NotFound(f"there is no report {report[:40]!r}.")
    await _note(request, "answer", report, data.answer)
    await store.reports.answer(report, data.answer.strip(), int(store.now()))


@get("/rooms/{room:str}", summary="Look at a room by any eyes; the log has it first")
async def see_room(request: Call, room: Code, eyes: As = "public", lang: Lang = "en") -> Look:
    words(lang)  # refuses a language that there is not, before anything is noted
    store = _store(request)
    await _check_there(request, room)
    await _note(request, "look", room.lower(), f"as {eyes}")
    try:
        stored = await looking.stored_room(store, room)
        viewer = viewer_of(eyes, stored.players)
        return await asyncio.to_thread(looking.look, stored, viewer, lang)
    except (BadRecord, Diverged) as e:
        raise Damaged(str(e)) from None


@post("/rooms/{room:str}/close", summary="Close a room for good", status_code=204)
async def close_room(request: Call, room: Code, data: JSONBody[Why]) -> None:
    await _check_there(request, room)
    await _note(request, "close", room.lower(), data.why)
    await _store(request).shut.close(room.lower(), data.why.strip() or "closed by an operator")
    rooms: Rooms = request.app.state.rooms
    rooms.lose(room.lower())


@post("/rooms/{room:str}/unlist", summary="Take a room off the public list, or leave it to its host", status_code=204)
async def unlist_room(request: Call, room: Code, data: JSONBody[Unlist]) -> None:
    await _check_there(request, room)
    await _note(request, "unlist" if data.unlisted else "list", room.lower())
    await _store(request).shut.unlist(room.lower(), unlisted=data.unlisted)


@get("/bans", summary="Who is kept out")
async def list_bans(request: Call) -> list[Ban]:
    return await _store(request).bans.current()


@post("/bans", summary="Keep a range of addresses or an identity out for a time")
async def add_ban(request: Call, data: JSONBody[NewBan]) -> Ban:
    who = whom(data.sort, data.who)
    await _note(request, "ban", f"{data.sort} {who}", f"{data.hours} h: {data.why}")
    ban = await _store(request).bans.add(data.sort, who, data.why, data.hours * 3_600)
    await keep_out(request.app.state)
    return ban


@delete("/bans/{ban:str}", summary="Let somebody in again")
async def lift_ban(request: Call, ban: Id) -> None:
    bans = _store(request).bans
    if all(one.id != ban for one in await bans.current()):
        raise NotFound(f"there is no ban {ban[:40]!r}, or it has ended.")
    await _note(request, "lift", ban)
    await bans.lift(ban)


@get("/log", summary="What operators have done and looked at, the newest first")
async def see_log(request: Call) -> list[OperatorDeed]:
    return await _store(request).operator_deeds.newest(MOST)


_routes: list[Any] = [
    see_day,
    list_reports,
    answer_report,
    see_room,
    close_room,
    unlist_room,
    list_bans,
    add_ban,
    lift_ban,
    see_log,
]
operators = Router(
    "/api/operator",
    before_request=check_operator,
    request_class=Strict,
    route_handlers=_routes,
    include_in_schema=False,
)
