"""The server's API, as anybody may call it: what is refused here is refused in one sentence."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from duskbell.server.errors import BadMessage

WITHIN = 30.0
"""Seconds for a reply."""
_OPEN = build_opener(ProxyHandler({}))
"""No proxy lies between us and the server that we are part of."""


class Refused(BadMessage):
    """The server has refused something; its sentence."""


class Api:
    """A server at `url`, such as http://127.0.0.1:8000. `more`: headers of every call. Raises `Refused`."""

    def __init__(self, url: str, more: dict[str, str] | None = None) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise Refused(f"{url[:80]!r} is no server; right would be such as http://127.0.0.1:8000.")
        self.url, self.more = url.rstrip("/"), more or {}

    @property
    def socket(self) -> str:
        """Where its WebSockets are."""
        return "ws" + self.url.removeprefix("http")

    async def get(self, path: str, token: str = "") -> Any:
        """What is there: JSON, else text."""
        return await asyncio.to_thread(self._call, "GET", path, None, token)

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """What comes of it."""
        return await asyncio.to_thread(self._call, "POST", path, body, token)

    def _call(self, method: str, path: str, body: Any, token: str) -> Any:
        bearer = {"authorization": f"Bearer {token}"} if token else {}
        headers = {"content-type": "application/json", **self.more, **bearer}
        raw = None if body is None else json.dumps(body).encode()
        try:
            with _OPEN.open(Request(f"{self.url}/api{path}", raw, headers, method=method), timeout=WITHIN) as reply:
                text = reply.read().decode()
                return json.loads(text) if reply.headers.get_content_type() == "application/json" else text
        except HTTPError as e:
            raise Refused(_sentence(e)) from None
        except (OSError, HTTPException, ValueError) as e:
            why = e.reason if isinstance(e, URLError) else e  # or it would be told in brackets, with its class
            said = (why.strerror if isinstance(why, OSError) else None) or why
            raise Refused(f"no Duskbell server answers at {self.url}: {said}.") from None


def _sentence(e: HTTPError) -> str:
    try:
        return str(json.loads(e.read())["error"]["message"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"the server has refused it with status {e.code}."
