"""The Litestar application: routes, errors, limits, headers, and what lives as long as the server."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, asgi, route
from litestar.datastructures import State as AppState
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Receive, Scope, Send

import duskbell
from duskbell.locale.words import read_all
from duskbell.server.cup import Bell, Cups, Drawing, Rating
from duskbell.server.hindsight.believing import Believing
from duskbell.server.http import (
    BUILT,
    NOT_BUILT,
    Addresses,
    Pages,
    api,
    check_agent,
    check_file,
    check_kept_out,
    check_origin,
    handlers,
    headers,
    keep_out,
    metrics,
    operators,
    table,
    with_preview,
)
from duskbell.server.mcp import Door
from duskbell.server.operating import Tidy, forget
from duskbell.server.owners import Duties, join
from duskbell.server.push import pusher_of
from duskbell.server.room import Deed, Rooms, Waking
from duskbell.server.room.seating import CallBack, Forget
from duskbell.server.running import Settings, Sharing
from duskbell.server.running.turns import Queues, Turns
from duskbell.server.store import BANNED, SHUT, Store, Upgrade, engine_of

log = logging.getLogger(__name__)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    before_request=check_file,
)
async def page(request: Request[Any, Any, AppState]) -> Response[bytes]:
    """The built page, for every path that is not the API's; a table's address says what is played there."""
    pages: Pages = request.app.state.pages
    found = pages.find(request.scope["path"])
    if found is None:
        built = pages.built
        body = b"There is no such file." if built else NOT_BUILT.encode()
        kind = "text/plain" if built else "text/html"
        return Response(body, status_code=404 if built else 503, headers={"content-type": f"{kind}; charset=utf-8"})
    if (body_of_table := await with_preview(request, found.body)) is not None:
        told = {"cache-control": "no-cache", "content-type": found.type, "vary": "accept-encoding, accept-language"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(gzip.compress(body_of_table), headers={**told, "content-encoding": "gzip"})
        return Response(body_of_table, headers=told)
    headers = {"cache-control": found.cache, "content-type": found.type, "etag": found.etag, "vary": "accept-encoding"}
    if found.etag in request.headers.get("if-none-match", ""):  # a proxy that packs makes it W/"..."
        return Response(b"", status_code=304, headers=headers)
    coding, body = found.packed_for(request.headers.get("accept-encoding", ""))
    return Response(body, headers={**headers, "content-encoding": coding} if coding else headers)


@asgi("/mcp", copy_scope=True)
async def mcp(scope: Scope, receive: Receive, send: Send) -> None:
    """Agents, over the Model Context Protocol."""
    door: Door = scope["litestar_app"].state.door
    caller: Request[Any, Any, AppState] = Request(scope)
    check_kept_out(caller)
    check_agent(caller, new=door.is_new(caller.headers))
    check_origin(caller)
    await door(scope, receive, send)


def opening(db_url: str, store: Store | None = None, upgrade: Upgrade = "alone") -> Callable[[], Awaitable[Store]]:
    """How the store is opened when the server starts: that which is given, else the database."""

    async def opens() -> Store:
        return store or await Store.open(db_url, upgrade)

    return opens


def upgrades(node: Sharing | None) -> Upgrade:
    """What becomes of an older schema when a server starts: a node leaves it to whoever runs all of them."""
    return "alone" if node is None else "never"


def _news(rooms: Rooms, look_again: Callable[[], Awaitable[None]]) -> Callable[[str, str], None]:
    """What is done about what another process has said of a guest, of a room that is shut, or of who is kept out."""
    deeds: dict[str, Callable[[str], Deed]] = {"renewed": CallBack, "forgotten": Forget}
    looking: set[asyncio.Future[None]] = set()

    def hear(news: str, whom: str) -> None:
        if news == SHUT:
            rooms.lose(whom)
        elif news == BANNED:
            look = asyncio.ensure_future(look_again())
            looking.add(look)
            look.add_done_callback(looking.discard)
        elif news in deeds:
            rooms.tell(whom, deeds[news])
        elif not news:  # some may have been missed: whoever is still themselves is back in a moment
            for each in rooms.guests_here():
                rooms.tell(each, CallBack)

    return hear


def _both(*told: Callable[[str], None]) -> Callable[[str], None]:
    def tell(what: str) -> None:
        for each in told:
            each(what)

    return tell


class _Application(Litestar):
    """One in which msgspec alone says what travels. Litestar reads pydantic wherever some other package has brought it,
    and nobody here speaks of it: that would be a tenth of a start.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(
    db_url: str, *, page_dir: Path | None = None, settings: Settings | None = None, store: Store | None = None
) -> Litestar:
    """The application on a database. `page_dir`: the built page, else the package's own. `store` replaces `db_url`.

    Raises `BadStore` when `db_url` names no database that can be used.
    """
    chosen = settings or Settings()
    if store is None:
        engine_of(db_url)  # a wrong address is told before anything starts

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        """Open the store; at the end close the rooms, so that every question keeps the time it had left."""
        read = asyncio.get_running_loop().time
        app.state.addresses = Addresses(chosen.limits, read)
        # a room needs them in the midst of a turn: a node that halts so long loses its lease
        await asyncio.to_thread(read_all)
        app.state.store = at = await app.state.opens()
        app.state.meter = at.meter
        at.now = chosen.wall
        app.state.owners = owners = await join(at.engine, app.state.node)
        app.state.rooms = rooms = Rooms(at, chosen, read, owners)
        app.state.pusher = pusher = pusher_of(chosen, at)
        if pusher is not None:
            rooms.call = pusher.call
        at.meter.rooms, at.meter.waits = rooms.count, rooms.waits
        at.meter.standing = lambda: (owners.sure(), owners.leaving)
        app.state.cups = cups = Cups(at, rooms, lambda: int(chosen.wall()))
        app.state.drawing = drawing = Drawing()
        app.state.door = door = Door(chosen.limits)
        app.state.believing = believing = Believing()
        app.state.turns, app.state.queues = Turns(), Queues()
        app.state.rating = Rating()
        owners.lost, owners.ended = _both(rooms.lose, cups.lose), rooms.send_away
        app.state.waking = waking = Waking(at, rooms, chosen.wall)
        tidy = Tidy(at, rooms, chosen.keep, chosen.wall)
        owners.heard = _news(rooms, lambda: keep_out(app.state))

        async def look_round() -> None:
            rooms.tell_who_waits()
            await rooms.leave_shut()
            await keep_out(app.state)

        tasks = {
            "clean-up": owners.clean_up,
            "cups": cups.wake,
            "days": lambda: forget(at, chosen.remember),
            "tidy": tidy.look,
            "tables": waking.look,
        }
        duties = Duties(owners, tasks, look_round)
        await duties.begin()
        bell = Bell(cups)
        bell.begin()
        try:
            yield
        finally:
            await bell.close()
            await duties.close()
            await door.close()
            await drawing.close()
            await believing.close()
            at.hurry(read() + chosen.farewell)
            await app.state.rooms.close()
            await cups.close()
            if pusher is not None:
                await pusher.close()
            await owners.close()
            await at.close()

    return _Application(
        [api, operators, metrics, table, mcp, page],
        lifespan=[life],
        state=AppState(
            {
                "settings": chosen,
                "pages": Pages(page_dir or BUILT),
                "opens": opening(db_url, store, upgrades(chosen.node)),
                "node": chosen.node,
            }
        ),
        exception_handlers=handlers(),
        before_send=[headers(chosen)],
        request_max_body_size=chosen.limits.body,
        openapi_config=OpenAPIConfig(
            title="Duskbell 暮钟",
            version=duskbell.__version__,
            description="One referee for hidden-role games. `docs/protocol.md` tells the WebSocket messages.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(
                security_schemes={
                    "seat": SecurityScheme(type="http", scheme="bearer", description="a seat is its token"),
                    "guest": SecurityScheme(type="http", scheme="bearer", description="a guest is its token"),
                    "cup": SecurityScheme(
                        type="http", scheme="bearer", description="an organiser's login, or what a cup's link became"
                    ),
                }
            ),
        ),
        logging_config=None,
    )
