"""The HTTP half of `docs/protocol.md`."""

from __future__ import annotations

from litestar import Router, get

from duskbell.server.errors import NotFound
from duskbell.server.http import guests, reading, rooms, seating, service
from duskbell.server.http.common import Call, check


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def no_such(request: Call) -> None:
    """Nothing is here. Raises `NotFound`."""
    raise NotFound(f"there is nothing at {request.url.path[:80]}; /api/schema/openapi.json tells what there is.")


api = Router(
    "/api",
    before_request=check,
    route_handlers=[*service.routes, *rooms.routes, *seating.routes, *reading.routes, *guests.routes, no_such],
)

__all__ = ["api"]
