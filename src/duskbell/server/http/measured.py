"""uvicorn's two protocols with a measure below the message: whatever arrives is counted before it is looked at.

Limits on messages say nothing of pings, pongs, empty and half-sent frames, nor of a request that never ends. Here bytes
and frames are counted, and who sends too much is cut off; who does not read is not read, and cut off after a while;
what is not whole in time is cut off too. Whoever can hear why is told: who is not let in, and who floods a socket.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from duskbell.server.audience import AT_ONCE
from duskbell.server.http.doors import Doors
from duskbell.server.http.limits import TOO_MANY
from duskbell.server.http.unheard import (
    LARGE_HEAD,
    NO_HTTP,
    NO_SOCKET,
    NOT_LET_IN,
    TOO_MANY_REQUESTS,
    TOO_MUCH,
    Handshake,
)
from duskbell.server.running import Bucket

_PIECE = 1_024
"""Bytes that are parsed before anybody looks at the measure again: at most 170 frames, or 57 requests."""
_QUEUE = 4
"""Requests of one connection that may wait until another of it is answered. No browser sends any ahead."""
_FRAGMENTS = 64
"""Frames that one message may be cut into."""
_BODY = (b"content-length", b"transfer-encoding")
"""Headers that announce a body."""
_FLOOD = "that is too much at once; wait a moment and come back"


class Config(uvicorn.Config):
    """uvicorn's configuration, with the measured protocols and the doors that they share."""

    def __init__(self, app: ASGIApp, doors: Doors, **more: Any) -> None:
        super().__init__(app, http=MeasuredHttp, ws=MeasuredSocket, **more)
        self.doors = doors


class _Timer:
    """One thing that must happen in time, or the connection is cut off."""

    def __init__(self, protocol: MeasuredHttp | MeasuredSocket) -> None:
        self._protocol = protocol
        self._handle: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._handle is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._handle = self._protocol.loop.call_later(seconds, self._protocol.cut)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class MeasuredHttp(HttpToolsProtocol):
    """HTTP: so many connections and requests an address, so many bytes of headers, headers and body whole in time, and
    few requests sent ahead.
    """

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors = self.config.doors
        self._limits = self._doors.limits
        self._entered = self._is_socket = False
        self._head = 0
        self._last_words = b""
        self._upgrades: bool | None = None
        self._whole, self._read = _Timer(self), _Timer(self)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self._doors.enter(self._address, self.loop.time())
        if self._entered:
            self._whole.start(self._limits.headers_within)
        else:
            transport.write(NOT_LET_IN)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self._hears_nothing:
            return
        if not self._doors.sent(self._address, self.loop.time(), len(data)):
            self._refuse(TOO_MUCH)
            return
        for at in range(0, len(data), _PIECE):
            if self._is_socket or self._hears_nothing:
                return
            piece = data[at : at + _PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self._head > self._limits.head and not self._hears_nothing:
                self._refuse(LARGE_HEAD)

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
        """The connection goes on as a socket, and its place at the door with it. A handshake with a body opens none."""
        if any(name in _BODY and value != b"0" for name, value in self.scope["headers"]):
            self._end(NO_SOCKET)
            return
        self._whole.stop()
        self._read.stop()
        self._entered, self._is_socket = False, True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read.start(self._limits.unread)

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


class MeasuredSocket(WebSocketsSansIOProtocol):
    """A WebSocket: so many bytes and frames, alone and with all from its address; read only while it reads."""

    config: Config

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doors = self.config.doors
        limits = self._doors.limits
        self._bytes, self._frames = Bucket(*limits.bytes), Bucket(*limits.frames)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._read = _Timer(self)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        now = self.loop.time()
        if not (self._bytes.take(now, len(data)) and self._doors.sent(self._address, now, len(data))):
            self.cut()
            return
        for at in range(0, len(data), _PIECE):
            super().data_received(data[at : at + _PIECE])
            if self.transport.is_closing():
                return
        if not self.writable.is_set():
            self.transport.pause_reading()

    def handle_events(self) -> None:
        if self.handshake_complete:
            n = sum(type(event) is Frame for event in self.conn.events)
            now = self.loop.time()
            if n and not (self._frames.take(now, n) and self._doors.sent(self._address, now, 0, n)):
                self.cut()
                return
        super().handle_events()
        if len(self.frames) > _FRAGMENTS:
            self.cut()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    def send_at_once(self, text: str) -> bool:
        """Send a message now, as `send` does when it need not wait; False, and nothing is sent, where it would wait.
        Raises `ClientDisconnected` when nobody is there any more.
        """
        if not self.writable.is_set():
            return False
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def pause_writing(self) -> None:
        """Nothing more is heard from who does not read; who goes on not reading is cut off."""
        super().pause_writing()
        self._read.start(self._doors.limits.unread)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read.stop()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """Who answers no ping is not read any more either: closing would wait for what it does not read."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops. Whose own goodbye has just been answered is only not gone yet: uvicorn would say a second
        one, which raises, and then nothing of the application would be closed.
        """
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read.stop()
        self._doors.leave(self._address)
        super().connection_lost(exc)

    def cut(self) -> None:
        """End the connection at once. Who reads hears why; whatever it still sends is not looked at."""
        if self.transport.is_closing():
            return
        self._doors.cut(self._address, self.loop.time())
        if self.handshake_complete and self.writable.is_set():
            self.conn.fail(TOO_MANY, _FLOOD)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.abort()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""
