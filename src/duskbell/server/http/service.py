"""What there is: games, and the server itself."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from typing import Any

from litestar import Response, get, head, post
from litestar.params import JSONBody

import duskbell
from duskbell.server.auth import token_in
from duskbell.server.errors import NotFound, StoreFailed, Unauthorized
from duskbell.server.http.common import BAD, Call, address_of, check_call, check_rate, check_reading, packed, refusals
from duskbell.server.http.qr import picture
from duskbell.server.owners import Owners, check_ready
from duskbell.server.push import Pusher
from duskbell.server.running import Meter, Settings, is_local, is_loopback, lan_address
from duskbell.server.store import Store
from duskbell.server.wire import Health, QrText, ServerInfo

log = logging.getLogger(__name__)
_THROUGH_OTHERS = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
"""Headers of a request that did not come straight."""


@get(
    "/games",
    summary="What can be played, with seats and options",
    operation_id="games",
    sync_to_thread=False,
    middleware=[packed],
)
def list_games(request: Call) -> list[dict[str, Any]]:
    from duskbell.catalog import games

    settings: Settings = request.app.state.settings
    return games(arena=settings.arena)


@get("/server", summary="Where others reach this server", operation_id="server", sync_to_thread=False)
def server(request: Call) -> ServerInfo:
    settings: Settings = request.app.state.settings
    # A stranger has no use for an address in this network, and should not learn of it.
    lan = lan_address(settings.listen) if is_local(address_of(request)) else None
    pusher: Pusher | None = request.app.state.pusher
    key = None if pusher is None else pusher.public_key
    return ServerInfo(duskbell.__version__, settings.public_url or None, lan, key)


@get(
    "/health",
    summary="Whether the server answers, and its store can be written",
    operation_id="health",
    before_request=check_call,
    responses=refusals(s503="the store cannot be read or written"),
)
async def health(request: Call) -> Health:
    await check_store(request)
    return Health("ok", duskbell.__version__)


@head("/health", include_in_schema=False, before_request=check_call)
async def health_alone(request: Call) -> None:
    """The same without a body."""
    await check_store(request)


@get(
    "/live",
    summary="Whether the process answers at all: what restarts it",
    operation_id="live",
    sync_to_thread=False,
    before_request=check_call,
)
def live(request: Call) -> Health:
    return Health("ok", duskbell.__version__)


@get(
    "/ready",
    summary="Whether this server takes more: what a balancer asks",
    operation_id="ready",
    before_request=check_call,
    responses=refusals(s404="it hands over what it has, and ends", s503="it is not sure that anything is its own"),
)
async def ready(request: Call) -> Health:
    owners: Owners = request.app.state.owners
    check_ready(owners)
    return Health("ok", duskbell.__version__)


async def check_store(request: Call) -> None:
    """Raise `StoreFailed` unless the store can be read and written in time."""
    store: Store = request.app.state.store
    settings: Settings = request.app.state.settings
    try:
        async with asyncio.timeout(settings.health):
            await store.check()
    except Exception:
        log.exception("the store cannot be read or written")
        raise StoreFailed from None


@post(
    "/qr",
    summary="A text as a QR code",
    operation_id="qr",
    status_code=200,
    media_type="image/svg+xml",
    responses=refusals(s400=BAD),
)
async def qr(request: Call, data: JSONBody[QrText]) -> Response[bytes]:
    check_reading(request)
    return Response(await asyncio.to_thread(picture, data.text), media_type="image/svg+xml")


@get("/metrics", include_in_schema=False, sync_to_thread=False, before_request=check_rate)
def metrics(request: Call) -> Response[bytes]:
    """What the server counts, for whoever runs it. Raises `NotFound` for anybody else."""
    if not _runs_the_server(request):
        raise NotFound("there is nothing at /metrics.")
    meter: Meter = request.app.state.meter
    return Response(meter.text(), headers={"content-type": meter.type, "cache-control": "no-store"})


def _runs_the_server(request: Call) -> bool:
    """Whether the caller has the metrics token; where there is none, whether the caller is this very machine.

    Behind a proxy everybody may look like this machine, so that is no sign there.
    """
    settings: Settings = request.app.state.settings
    if settings.metrics_token:
        try:
            token = token_in(request.headers.get("authorization"))
        except Unauthorized:
            return False
        return hmac.compare_digest(token.encode(), settings.metrics_token.encode())
    straight = not settings.behind_proxy and not any(name in request.headers for name in _THROUGH_OTHERS)
    host = re.sub(r":\d+$", "", request.headers.get("host", ""))
    return straight and is_loopback(address_of(request)) and is_loopback(host)


routes = [list_games, server, health, health_alone, live, ready, qr]
