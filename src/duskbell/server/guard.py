"""What stands round every route: security headers, and errors as one sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap, Message, Scope

from duskbell.kernel import DuskbellError
from duskbell.server.errors import BadMessage, Mistake, NotFound, TooLarge, body_of, status_of

log = logging.getLogger(__name__)
CSP = (
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; style-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer; what the API says is never kept."""
    if message["type"] == "http.response.start":
        mine = [*HEADERS, (b"cache-control", b"no-store")] if scope["path"].startswith("/api") else HEADERS
        message["headers"] = [*message["headers"], *mine]


def handlers() -> ExceptionHandlersMap:
    """Every exception as `{"error": {"key", "message"}}`."""
    return {
        DuskbellError: _refuse,
        HTTPException: _refuse_http,
        RecursionError: _refuse_nesting,
        Exception: _fail,
    }


def _answer(error: DuskbellError, status: int | None = None) -> Response[Any]:
    return Response(body_of(error), status_code=status or status_of(error), media_type="application/json")


def _refuse(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    assert isinstance(error, DuskbellError)
    return _answer(error)


def _refuse_http(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Litestar's own errors, in one sentence."""
    assert isinstance(error, HTTPException)
    if isinstance(error, NotFoundException):
        return _answer(NotFound(f"there is nothing at {request.url.path[:80]}."))
    if isinstance(error, MethodNotAllowedException):
        return _answer(BadMessage(f"{request.method} is not what {request.url.path[:80]} is for."), 405)
    if error.status_code == 413:
        return _answer(TooLarge("the body is larger than anything that belongs here."))
    if isinstance(error, ValidationException):
        return _answer(BadMessage(_validation(error)))
    if isinstance(error, ClientException):
        return _answer(BadMessage("the body is not JSON; right would be one JSON object."))
    return _fail(request, error)


def _refuse_nesting(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """JSON nested so deep that it cannot be read."""
    return _answer(BadMessage("the body is nested too deep; right would be one JSON object."))


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Mistake())


def _validation(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [str(x.get("message", "")) for x in extra if isinstance(x, dict)] or [error.detail]
    if parts == ["'data'"]:
        return "this needs a JSON object as its body, and there is none."
    return f"the body makes no sense: {'; '.join(_plain(p) for p in parts)}."


def _plain(text: str) -> str:
    text = " ".join(text.split())[:200].rstrip(".")
    return text[:1].lower() + text[1:]
