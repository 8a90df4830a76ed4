"""The gallery over HTTP: what a host does about it, and what is reported of it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from duskbell.server.http.common import (
    BAD,
    NO_GUEST,
    NOT_YOU,
    SEAT,
    UNKNOWN,
    WHO,
    Call,
    Code,
    act,
    address_of,
    ask_room,
    guest_token_of,
    refusals,
    room_and_guest,
    spend,
    spend_report,
)
from duskbell.server.http.guests import GUEST
from duskbell.server.http.limits import household
from duskbell.server.room.watching import Hush, Quote, Quoted
from duskbell.server.running import Settings
from duskbell.server.store import Reported as About
from duskbell.server.store import Store
from duskbell.server.wire import Hushed, Overheard, Reported


@post(
    "/rooms/{room:str}/gallery",
    summary="Close the talk of who watches, or open it; mute one of them (host only)",
    operation_id="hush",
    status_code=204,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN),
)
async def hush(request: Call, room: Code, data: JSONBody[Hushed]) -> None:
    await act(request, room, lambda me: Hush(me, data.spectator, on=data.on))


@post(
    "/rooms/{room:str}/gallery/report",
    summary="Report what was said in the gallery to whoever runs the server",
    operation_id="reportOverheard",
    security=GUEST,
    responses=refusals(s400=BAD, s401=NO_GUEST, s403="has not entered", s404=UNKNOWN, s429="too many reports"),
)
async def report(request: Call, room: Code, data: JSONBody[Overheard]) -> Reported:
    await spend(request, "report")
    _, guest = await room_and_guest(request, room, guest_token_of(request))
    await spend_report(request, f"guest {guest}")
    quoted: Quoted = await ask_room(request, room, Quote(guest, data.saying))
    who, store, settings = quoted.spectator, request.app.state.store, request.app.state.settings
    assert isinstance(store, Store)
    assert isinstance(settings, Settings)
    words = "\n".join([f"{who.name}: {quoted.saying.text}", data.words.strip()]).strip()
    about = About(who.name, who.guest, who.address)
    now, by = int(settings.wall()), household(address_of(request))
    return Reported((await store.reports.add(room.lower(), None, data.sort, words, by, about, now)).id)


routes = [hush, report]
