"""What agents send, looked at before the library has it: bodies that break off, requests of a session that bear one id,
and how many sessions there are.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from duskbell.server.mcp.shares import Shares
from duskbell.server.running import Limits

SESSION = b"mcp-session-id"
LARGEST = 96_000
"""Bytes of a body: a table's options with a script of the Clocktower, as JSON within JSON."""
LONGEST_HELLO = 4_096
"""Bytes of what an agent says of itself when it comes in: the library keeps it as long as the session."""
_TOO_LARGE = "this is more than {most} bytes; right would be a smaller request."
_OPEN_ALREADY = "a request with the id {id!r} is being answered in this session; right would be an id of its own."
_ENDED = (
    "this session ended before that was answered: too many agents came in, or its own has said so; right would be to "
    "come in anew."
)
_INVALID_REQUEST = -32600


class Reception:
    """An ASGI application before the library's. `left` is told of each session that has ended here."""

    def __init__(self, app: Any, limits: Limits, left: Callable[[str], Awaitable[None]]) -> None:
        self._app, self._limits, self._left = app, limits, left
        self._sessions = Shares()
        self._answering: set[tuple[str, str]] = set()
        self._asked: Counter[str] = Counter()
        """How many requests of a session are being answered."""
        self._ended: set[str] = set()
        """Sessions that have ended in the midst of one."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request; whoever goes away before it is whole has asked nothing."""
        session = next((value.decode("latin-1") for name, value in scope["headers"] if name == SESSION), "")
        self._sessions.use(session)
        if scope["method"] == "DELETE":
            await self._delete(session, scope, receive, send)
        elif scope["method"] != "POST":
            await self._app(scope, receive, send)
        elif (chunks := await _read(receive)) is not None:
            body = b"".join([chunk.get("body", b"") for chunk in chunks])
            most = LARGEST if len(body) > LARGEST or not _comes_in(body) else LONGEST_HELLO
            if len(body) > most:
                await _refuse(send, None, 413, _TOO_LARGE.format(most=most))
            else:
                await self._post(session, body, chunks, scope, receive, send)

    async def _post(self, session: str, body: bytes, chunks: list[Any], scope: Any, receive: Any, send: Any) -> None:
        asks = _id_of(body) if session in self._sessions else None
        one, ended = (session, str(asks)), False
        if asks is not None and one in self._answering:
            return await _refuse(send, asks, 400, _OPEN_ALREADY.format(id=asks))
        if asks is not None:
            self._answering.add(one)

        async def again() -> Any:
            return chunks.pop(0) if chunks else await receive()

        async def told(message: Any) -> None:
            nonlocal ended
            if message["type"] == "http.response.start" and not session and message["status"] < 400:
                for name, value in message["headers"]:
                    if name.lower() == SESSION:
                        await self._admit(value.decode("latin-1"), scope)
            elif message["type"] == "http.response.start" and session in self._ended and message["status"] == 500:
                ended = True  # the library takes it for a fault of its own
                await _refuse(send, asks, 404, _ENDED)
            if not ended:
                await send(message)

        self._asked[session] += 1
        try:
            await self._app(scope, again, told)
        finally:
            self._asked[session] -= 1
            if not self._asked[session]:
                del self._asked[session]
                self._ended.discard(session)
            self._answering.discard(one)
            self._sessions.use(session)

    async def _admit(self, session: str, scope: Any) -> None:
        """One more is remembered; where there are too many now, whoever did nothing for longest is not any more; who is
        being answered comes last.
        """
        there, address = self._sessions, scope["client"][0] if scope.get("client") else "?"
        gone = [there.idlest_of(address, self._asked)] if there.of(address) >= self._limits.agent_sessions else []
        if not gone and len(there) >= self._limits.all_agent_sessions:
            gone = [there.idlest_around(there.fullest(self._asked), self._asked)]
        there.take(session, address)
        for one in filter(None, gone):
            await self._delete(one, {**scope, "method": "DELETE", "headers": [(SESSION, one.encode())]})

    async def _delete(self, session: str, scope: Any, receive: Any = None, send: Any = None) -> None:
        """A session ends, because its agent says so, or because there are too many."""

        async def told(message: Any) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                self._sessions.free(session)
                await self._left(session)
            if send is not None:
                await send(message)

        if session in self._asked:
            self._ended.add(session)
        await self._app(scope, receive or _nothing, told)
        if send is None:  # else the library has forgotten it by itself
            self._sessions.free(session)


async def _read(receive: Any) -> list[Any] | None:
    """A whole body, or the beginning of one that is too large; None where whoever sent it is gone."""
    chunks, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        chunks.append(message)
        size += len(message.get("body", b""))
        if not message.get("more_body") or size > LARGEST:
            return chunks


def _said(body: bytes) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def _comes_in(body: bytes) -> bool:
    """Whether it is said by who comes in anew, also among others."""
    if len(body) <= LONGEST_HELLO:
        return False  # either way it may
    said = _said(body)
    return any(
        isinstance(one, dict) and one.get("method") == "initialize"
        for one in (said if isinstance(said, list) else [said])
    )


def _id_of(body: bytes) -> str | int | None:
    """The id of a request; None of what is none, or needs no answer."""
    said = _said(body)
    asks = said.get("id") if isinstance(said, dict) and "method" in said else None
    return asks if isinstance(asks, str | int) else None


async def _refuse(send: Any, asks: str | int | None, status: int, sentence: str) -> None:
    error = {"code": _INVALID_REQUEST, "message": sentence}
    body = json.dumps({"jsonrpc": "2.0", "id": asks, "error": error}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _nothing() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}
