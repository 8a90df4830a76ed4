"""Other sites' pages: what a browser sends on their behalf is refused, before anything is looked at.

There is no cookie, so nothing of a visitor's comes along by itself; but a page elsewhere could use up the measure of
its visitor's address, or reach a server in the visitor's own network. Browsers say where a page comes from (`Origin`)
with every socket and every request that may change something; and what they send elsewhere without asking first is
never called JSON. Whatever is no browser says no `Origin`, and is let in.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState

from duskbell.server.errors import BadMessage, Forbidden
from duskbell.server.running import Settings

_READING = ("GET", "HEAD", "OPTIONS")
_USUAL = {"http": ":80", "https": ":443"}
Caller = ASGIConnection[Any, Any, Any, AppState]


def check_origin(request: Caller) -> None:
    """Refuse what a page of another site sends, unless it only reads. Raises `Forbidden`."""
    if _reads(request):
        return
    origin = request.headers.get("origin")
    settings: Settings = request.app.state.settings
    if origin is None or _place(origin) in _places(request, settings):
        return
    raise Forbidden(
        "this was sent by a page of another site; right would be one of this server's own, at its --public-url."
    )


def check_sort(request: Caller) -> None:
    """Refuse a body that is not called JSON, or is packed. Raises `BadMessage`."""
    if _reads(request):
        return
    if request.headers.get("content-encoding", "identity") != "identity":
        raise BadMessage("the body is packed; right would be one that is not.")
    sort = request.headers.get("content-type")
    has_body = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    if (has_body or sort is not None) and (sort or "").partition(";")[0].strip().lower() != "application/json":
        raise BadMessage("the body is not called JSON; right would be the header 'Content-Type: application/json'.")


def _reads(request: Caller) -> bool:
    """Whether it is a request that changes nothing."""
    scope: Any = request.scope
    return scope["type"] == "http" and scope["method"] in _READING


def _places(request: Caller, settings: Settings) -> set[str]:
    """Where this server is, as whoever calls has it and as everybody is told."""
    given = [request.headers.get("host", "")]
    if settings.behind_proxy:
        given.append(request.headers.get("x-forwarded-host", ""))
    named = {host.lower().removesuffix(usual) for host in given for usual in ("", ":80", ":443")}
    return (named | {_place(settings.public_url)}) - {""}


def _place(url: str) -> str:
    """Host and port of an address, without the usual port; "" of what is none."""
    try:
        parts = urlsplit(url.lower())
    except ValueError:
        return ""
    return parts.netloc.removesuffix(_USUAL.get(parts.scheme, ""))
