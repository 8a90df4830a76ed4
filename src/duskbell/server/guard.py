"""What stands before every route: rates, security headers, and errors as one sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, ExceptionHandlersMap, Message, Receive, Scope, Send

from duskbell.kernel import DuskbellError
from duskbell.server.errors import BadMessage, Mistake, NotFound, TooLarge, body_of, status_of
from duskbell.server.limits import Addresses

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


class Guard(ASGIMiddleware):
    """Security headers on every answer; too many requests from one address are refused."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if scope["path"].startswith("/api"):
            addresses: Addresses = scope["litestar_app"].state.addresses
            client = scope.get("client")
            addresses.request(client[0] if client else "?")
        await next_app(scope, receive, with_headers if scope["type"] == ScopeType.HTTP else send)


def handlers() -> ExceptionHandlersMap:
    """Every exception as `{"error": {"key", "message"}}`."""
    return {DuskbellError: _refuse, HTTPException: _refuse_http, Exception: _fail}


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
        return _answer(BadMessage(f"the body makes no sense: {_plain(error.detail)}."))
    return _fail(request, error)


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Mistake())


def _validation(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{x.get('key', 'the body')}: {_plain(str(x.get('message', '')))}" for x in extra if isinstance(x, dict)]
    return f"the body makes no sense: {'; '.join(parts) or _plain(error.detail)}."


def _plain(text: str) -> str:
    text = " ".join(text.split())[:200].rstrip(".")
    return text[:1].lower() + text[1:]
