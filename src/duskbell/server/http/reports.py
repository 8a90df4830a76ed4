"""What players report to whoever runs the server."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from duskbell.kernel import MODERATOR
from duskbell.server.http.common import (
    BAD,
    SEAT,
    UNKNOWN,
    WHO,
    Call,
    Code,
    act,
    address_of,
    refusals,
    spend,
    spend_report,
)
from duskbell.server.http.limits import household
from duskbell.server.room import seating
from duskbell.server.running import Settings
from duskbell.server.store import Store
from duskbell.server.wire import Complaint, Reported


@post(
    "/rooms/{room:str}/report",
    summary="Report somebody, or the table, to whoever runs the server",
    operation_id="report",
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s404=UNKNOWN, s409="nobody sits there", s429="too many reports"),
)
async def report(request: Call, room: Code, data: JSONBody[Complaint]) -> Reported:
    await spend(request, "report")
    seat = MODERATOR if data.seat == "moderator" else data.seat
    accused: seating.Accused = await act(request, room, lambda me: seating.Accuse(me, seat, data.line, data.name))
    about, said, whose = accused
    await spend_report(request, *whose)
    store: Store = request.app.state.store
    settings: Settings = request.app.state.settings
    words = "\n".join([said, data.words.strip()]).strip()
    now, by = int(settings.wall()), household(address_of(request))
    kept = await store.reports.add(room.lower(), seat, data.sort, words, by, about, now)
    return Reported(kept.id)


routes = [report]
