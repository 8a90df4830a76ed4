"""uvicorn's HTTP with a measure below the message: whatever arrives is counted before it is looked at.

Limits on messages say nothing of pings, pongs, empty and half-sent frames, nor of a request that never ends. Here bytes
and frames are counted, and who sends too much is cut off; who does not read is not read, and cut off after a while;
what is not whole in time is cut off too. Whoever can hear why is told: who is not let in, and who floods a socket.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from duskbell.server.http.backlog import Reading
from duskbell.server.http.deadline import Deadline
from duskbell.server.http.doors import Doors
from duskbell.server.http.measured_socket import PIECE, MeasuredSocket
from duskbell.server.http.opening import usual_key
from duskbell.server.http.unheard import (
    LARGE_HEAD,
    NO_HTTP,
    NO_SOCKET,
    TOO_MANY_REQUESTS,
    TOO_MUCH,
)

_QUEUE = 4
"""Requests of one connection that may wait until another of it is answered. No browser sends any ahead."""
_BODY = (b"content-length", b"transfer-encoding")
"""Headers that announce a body."""


class MeasuredHttp(HttpToolsProtocol):
    """HTTP: so many connections and requests an address, so many bytes of headers, headers and body whole in time, and
    few requests sent ahead.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors: Doors = self.config.doors  # type: ignore[attr-defined]
        self._limits = self._doors.limits
        self._entered = self._is_socket = False
        self._head = 0
        self._last_words = b""
        self._upgrades: bool | None = None
        self._whole = Deadline(self)
        self._read = Reading(self, self._doors.backlog, self._limits.unread)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """It has been let in, and has left once it is lost."""
        super().connection_made(transport)
        self._entered = True
        self._whole.start(self._limits.headers_within)

    def data_received(self, data: bytes) -> None:
        if self._hears_nothing:
            return
        if not self._doors.sent(self._address, self.loop.time(), len(data)):
            self._refuse(TOO_MUCH)
            return
        for at in range(0, len(data), PIECE):
            if self._is_socket or self._hears_nothing:
                return
            piece = data[at : at + PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self._head > self._limits.head and not self._hears_nothing:
                self._refuse(LARGE_HEAD)
        self._expect_more()

    def _expect_more(self) -> None:
        """Whoever has been answered has so many seconds for the next request. uvicorn's clock for that stops with any
        byte, and what came may have been none: the rest of a body that was not waited for, or an empty line.
        """
        cycle: Any = self.cycle
        busy = cycle is not None and not cycle.response_complete
        watched = self._whole.running or self.timeout_keep_alive_task is not None
        if not (busy or watched or self._is_socket or self._hears_nothing):
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._upgrades = None
        # the first of a connection has had its time since it was made
        if not self._whole.running and not self._hears_nothing:
            self._whole.start(self._limits.headers_within)

    def on_headers_complete(self) -> None:
        if self._hears_nothing:  # the piece has more of what was refused before it
            return
        self._head = 0
        self._whole.start(self._limits.body_within)
        if len(self.pipeline) >= _QUEUE:
            self.cut()
        elif not self._doors.asked(self._address, self.loop.time()):
            self._refuse(TOO_MANY_REQUESTS)
        else:
            super().on_headers_complete()

    def _should_upgrade(self) -> bool:
        """Whether this request's headers ask for a WebSocket: uvicorn asks three times for each that does."""
        if self._upgrades is None:
            self._upgrades = super()._should_upgrade()
        return self._upgrades

    def on_body(self, body: bytes) -> None:
        if not self._hears_nothing:
            self._head = 0
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        if not self._hears_nothing:
            self._whole.stop()
            super().on_message_complete()

    def _refuse(self, answer: bytes) -> None:
        """More comes from this address than it may send. Who reads hears that; nothing more is read."""
        self._doors.cut(self._address, self.loop.time())
        self._end(answer)
        if not self.transport.is_closing():
            self.flow.pause_reading()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP. That is told in the form of all other refusals; `msg`, uvicorn's words, is not."""
        if not self._hears_nothing:
            self._end(NO_HTTP)

    @property
    def _hears_nothing(self) -> bool:
        return bool(self._last_words) or self.transport.is_closing()

    def _end(self, answer: bytes) -> None:
        """Hear nothing more. This is the last answer, behind those that are waited for: a request whose own body cannot
        be read has it in place of its own, unless that has begun.
        """
        self._whole.stop()
        cycle: Any = self.cycle  # of the last request that was understood; None before the first
        if cycle is not None and cycle.more_body and not cycle.response_complete:
            cycle.disconnected = True
            if not self.pipeline:
                self._end_now(b"" if cycle.response_started else answer)
                return
            self.pipeline.popleft()  # it comes last
        elif cycle is None or cycle.response_complete:
            self._end_now(answer)
            return
        self._last_words = answer

    def _end_now(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def on_response_complete(self) -> None:
        was_last = not self.pipeline
        super().on_response_complete()
        if was_last and self._last_words and not self.transport.is_closing():
            self._end_now(self._last_words)

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a socket, and its place at the door with it. A handshake with a body opens none,
        nor does one behind requests that are not answered yet: their answers would stand among the frames.
        """
        if self._hears_nothing:  # the piece has it behind what was refused
            return
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._end(NO_SOCKET)
            return
        if any(name in _BODY and value != b"0" for name, value in self.scope["headers"]):
            self._end(NO_SOCKET)
            return
        self._whole.stop()
        self._read.stop()
        self._entered, self._is_socket = False, True
        key = usual_key(self.scope["method"], self.headers)
        if key is None:
            super().handle_websocket_upgrade()
            return
        self.connections.discard(self)
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.app_state}
        socket = MeasuredSocket(is_read=True, **given)
        socket.open(self, key)
        self.transport.set_protocol(socket)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole.stop()
        self._read.stop()
        if self._entered:
            self._doors.leave(self._address)
        super().connection_lost(exc)

    def cut(self) -> None:
        """End the connection at once, without a word."""
        if not self.transport.is_closing():
            self._doors.cut(self._address, self.loop.time())
            self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""
