"""What stands round every route: security headers, and errors as one sentence."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import BeforeMessageSendHookHandler, ExceptionHandlersMap, Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from duskbell.kernel import DuskbellError
from duskbell.server.errors import BadMessage, Mistake, NotFound, StoreFailed, TooLarge, body_of, status_of, wait_of
from duskbell.server.running import Meter, Settings

log = logging.getLogger(__name__)
_PAGE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
_API = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
_POWERS = ("camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb")
"""What no page of ours asks a browser for."""
_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": ", ".join([f"{power}=()" for power in _POWERS]),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_SECURE = {"strict-transport-security": "max-age=31536000"}
_LEAST = re.compile(r">= (\d+)")


def headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """What adds the security headers to every answer; what the API says is never kept."""
    common = _HEADERS | (_SECURE if settings.public_url.startswith("https:") else {})
    page = _raw(common | {"content-security-policy": _PAGE})
    api = _raw(common | {"content-security-policy": _API, "cache-control": "no-store"})

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *(api if scope["path"].startswith("/api/") else page)]

    return add


def _raw(fields: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in fields.items()]


def path_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What was asked for, as it may be told and logged. The framework's `url` would read the `Host`, too, and raises
    where that has no port.
    """
    return "".join([c if c.isprintable() else "?" for c in request.scope["path"]])


def handlers() -> ExceptionHandlersMap:
    """Every exception as `{"error": {"key", "message"}}`."""
    return {
        DuskbellError: _refuse,
        HTTPException: _refuse_http,
        RecursionError: _refuse_nesting,
        SQLAlchemyError: _fail_store,
        OSError: _fail_store,
        Exception: _fail,
    }


def _answer(
    request: Request[Any, Any, Any], error: DuskbellError, status: int | None = None, more: dict[str, str] | None = None
) -> Response[Any]:
    meter: Meter | None = request.app.state.get("meter")
    if meter is not None:
        meter.refusals[error.key] += 1
    wait = wait_of(error)
    return Response(
        body_of(error),
        status_code=status or status_of(error),
        headers=more if wait is None else {"retry-after": str(wait)},
        media_type="application/json",
    )


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    assert isinstance(error, DuskbellError)
    return _answer(request, error)


def _refuse_http(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Litestar's own errors, in one sentence."""
    assert isinstance(error, HTTPException)
    if isinstance(error, NotFoundException):
        return _answer(request, NotFound(f"there is nothing at {path_of(request)[:80]}."))
    if isinstance(error, MethodNotAllowedException):
        right = (error.headers or {}).get("allow", "")
        what = f"{request.method} is not what {path_of(request)[:80]} is for; right would be {right}."
        return _answer(request, BadMessage(what), 405, {"allow": right})
    if error.status_code == 413:
        return _answer(request, TooLarge())
    if isinstance(error, ValidationException):
        return _answer(request, BadMessage(_validation(request, error)))
    if isinstance(error, ClientException):
        return _answer(request, BadMessage("the body is not JSON; right would be one JSON object."))
    return _fail(request, error)


def _refuse_nesting(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """JSON nested so deep that it cannot be read."""
    return _answer(request, BadMessage("the body is nested too deep; right would be one JSON object."))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, path_of(request), exc_info=error)
    return _answer(request, Mistake())


def _fail_store(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The database, or the way to it: nothing else that a route does speaks to the system."""
    log.error("%s %s: the store failed", request.method, path_of(request), exc_info=error)
    return _answer(request, StoreFailed())


def _validation(request: Request[Any, Any, Any], error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    asked = [str(x["key"]) for x in extra if isinstance(x, dict) and "`int" in str(x.get("message")) and "key" in x]
    if asked:  # of an address: bodies are read elsewhere
        least = _LEAST.search(str(extra))
        on = f" from {least[1]} on" if least else ""
        return f"`{_in_address(request, asked[0])}` is no such number; right would be a whole number{on}."
    if "out of range" in f"{extra} {error.detail}":
        return "a number in the address is too large; right would be a whole number that is asked for."
    parts = [str(x.get("message", "")) for x in extra if isinstance(x, dict)] or [error.detail]
    if parts == ["'data'"]:
        return "this needs a JSON object as its body, and there is none."
    return f"the body makes no sense: {'; '.join(_plain(p) for p in parts)}."


def _in_address(request: Request[Any, Any, Any], name: str) -> str:
    """How the address calls what its route calls `name`."""
    field = request.route_handler.parsed_fn_signature.parameters.get(name)
    return str(getattr(field and field.kwarg_definition, "name", None) or name)


def _plain(text: str) -> str:
    text = " ".join(text.split())[:200].rstrip(".")
    return text[:1].lower() + text[1:]
