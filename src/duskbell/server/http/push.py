"""Being told by Web Push that a table waits."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from duskbell.server.errors import NoPush
from duskbell.server.http.common import (
    BAD,
    NOT_YOU,
    SEAT,
    UNKNOWN,
    WHO,
    Call,
    Code,
    act,
    check_call,
    check_reading,
    refusals,
)
from duskbell.server.push import check_browser, check_endpoint
from duskbell.server.room.calling import FindHolder
from duskbell.server.running import Settings
from duskbell.server.store import Store, Subscription
from duskbell.server.wire import CallMe, CallNoMore


@post(
    "/rooms/{room:str}/push",
    summary="Let this browser be told when the table waits for you",
    operation_id="callMe",
    status_code=204,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN, s409="this server calls nobody"),
)
async def call_me(request: Call, room: Code, data: JSONBody[CallMe]) -> None:
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    if settings.push is None:
        raise NoPush
    check_reading(request)  # its name is looked up
    check_browser(data.p256dh, data.auth)
    await check_endpoint(data.endpoint, loopback=settings.push.loopback)
    holder, guest = await act(request, room, FindHolder)
    one = Subscription(holder, data.endpoint, data.p256dh, data.auth, data.lang, guest)
    await store.pushes.keep(room.lower(), one, settings.limits.push_devices)
    await request.app.state.rooms.seated(guest)


@post(
    "/rooms/{room:str}/push/stop",
    summary="Let this browser be told no more",
    operation_id="callNoMore",
    status_code=204,
    security=SEAT,
    responses=refusals(s400=BAD, s401=WHO, s403=NOT_YOU, s404=UNKNOWN),
    before_request=check_call,
)
async def call_no_more(request: Call, room: Code, data: JSONBody[CallNoMore]) -> None:
    """Whom an operator keeps out may stop it, too."""
    store: Store = request.app.state.store
    holder, _ = await act(request, room, FindHolder, whoever=True)
    await store.pushes.forget(room.lower(), data.endpoint, holder)


routes = [call_me, call_no_more]
