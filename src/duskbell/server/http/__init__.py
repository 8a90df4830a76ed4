"""Every way in: routes, sockets, files; what may come in, and what is refused."""

from __future__ import annotations

from litestar import Router, get

from duskbell.server.errors import NotFound
from duskbell.server.http import (
    cups,
    guests,
    met,
    organisers,
    push,
    reading,
    reports,
    rooms,
    scripts,
    seating,
    service,
    watching,
)
from duskbell.server.http.behalf import Behalf, calling_for
from duskbell.server.http.common import (
    COUNTED,
    WITH_SCRIPT,
    Call,
    Strict,
    check,
    check_agent,
    check_file,
    check_kept_out,
)
from duskbell.server.http.doors import Doors
from duskbell.server.http.guard import handlers, headers, path_of
from duskbell.server.http.kept_out import keep_out
from duskbell.server.http.limits import Addresses, household, neighbourhood
from duskbell.server.http.named import Named
from duskbell.server.http.operators import operators
from duskbell.server.http.origin import check_origin
from duskbell.server.http.pages import BUILT, NOT_BUILT, Pages
from duskbell.server.http.preview import with_preview
from duskbell.server.http.service import metrics
from duskbell.server.http.serving import Config
from duskbell.server.http.socket import Straight, table


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def no_such(request: Call) -> None:
    """Nothing is here. Raises `NotFound`."""
    raise NotFound(f"there is nothing at {path_of(request)[:80]}; /api/schema/openapi.json tells what there is.")


api = Router(
    "/api",
    before_request=check,
    request_class=Strict,
    route_handlers=[
        *service.routes,
        *scripts.routes,
        *rooms.routes,
        *seating.routes,
        *reading.routes,
        *reports.routes,
        *push.routes,
        *watching.routes,
        *guests.routes,
        *met.routes,
        *cups.routes,
        *organisers.routes,
        no_such,
    ],
)

__all__ = [
    "BUILT",
    "COUNTED",
    "NOT_BUILT",
    "WITH_SCRIPT",
    "Addresses",
    "Behalf",
    "Config",
    "Doors",
    "Named",
    "Pages",
    "Straight",
    "api",
    "calling_for",
    "check_agent",
    "check_file",
    "check_kept_out",
    "check_origin",
    "handlers",
    "headers",
    "household",
    "keep_out",
    "metrics",
    "neighbourhood",
    "operators",
    "table",
    "with_preview",
]
