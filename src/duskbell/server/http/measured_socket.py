"""uvicorn's WebSocket with a measure below the message, as `measured` has one for HTTP."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected, get_client_addr, get_path_with_query_string
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidMessage, InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from duskbell.server.audience import AT_ONCE
from duskbell.server.http.backlog import Reading
from duskbell.server.http.doors import Doors
from duskbell.server.http.limits import TOO_MANY
from duskbell.server.http.opening import Handshake, welcome
from duskbell.server.http.unheard import LARGE_HEAD, NO_SOCKET
from duskbell.server.running import Bucket

PIECE = 1_024
"""Bytes that are parsed before anybody looks at the measure again: at most 170 frames, or 57 requests."""
_TURN = 256
"""Bytes of one socket that are parsed before others have their turn: a message, or 42 frames with nothing in them."""
_FRAGMENTS = 64
"""Frames that one message may be cut into."""
_FLOOD = "that is too much at once; wait a moment and come back"


class MeasuredSocket(WebSocketsSansIOProtocol):
    """A WebSocket: so many bytes and frames, alone and with all from its address; read only while it reads."""

    def __init__(self, *args: Any, is_read: bool = False, **more: Any) -> None:
        """`is_read`: HTTP has read its opening already, and it begins with `open`."""
        super().__init__(*args, **more)
        self._doors: Doors = self.config.doors  # type: ignore[attr-defined]
        limits = self._doors.limits
        self._bytes, self._frames = Bucket(*limits.bytes), Bucket(*limits.frames)
        self.conn = Handshake(is_read=is_read, max_size=self.config.ws_max_size, logger=self.logger)
        self._read = Reading(self, self._doors.backlog, limits.unread)
        self._key = ""
        self._unheard = bytearray()

    def open(self, http: HttpToolsProtocol, key: str) -> None:
        """Go on where HTTP has read the opening, which has this key."""
        self.connections.add(self)
        self.transport, self.server, self.client = http.transport, http.server, http.client
        self.scheme = "wss" if http.scheme == "https" else "ws"
        self._key = key
        raw, _, query = http.url.partition(b"?")
        path = raw.decode("ascii")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + (unquote(path) if "%" in path else path),
            "raw_path": self.root_path.encode("ascii") + raw,
            "query_string": query,
            "headers": http.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, AT_ONCE: self.send_at_once},  # type: ignore[dict-item]
        }
        self.handshake_initiated = True
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: Any) -> None:
        if self._key and message["type"] == "websocket.accept":
            self._accept(message.get("headers", ()))
        else:
            await super().send(message)

    def _accept(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Answer an opening that has been read already. Raises `ClientDisconnected` when nobody is there any more."""
        if self.disconnected:
            raise ClientDisconnected
        if self.logger.isEnabledFor(logging.INFO):
            where = get_client_addr(self.scope), get_path_with_query_string(self.scope)
            self.logger.info('%s - "WebSocket %s" [accepted]', *where)
        key, self._key = self._key, ""
        if not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.state = OPEN
            self.transport.write(welcome(key, [*self.default_headers, *headers]))
            self.start_keepalive()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        now = self.loop.time()
        if not (self._bytes.take(now, len(data)) and self._doors.sent(self._address, now, len(data))):
            self.cut()
            return
        self._unheard += data
        if len(self._unheard) == len(data):
            self._hear()

    def _hear(self) -> None:
        """A little of what came, and the rest when others have had their turn: fifty who flood at once halt nobody."""
        if not self.transport.is_closing():
            piece = bytes(self._unheard[:_TURN])
            del self._unheard[:_TURN]
            super().data_received(piece)
        if self.transport.is_closing():
            self._unheard.clear()
        elif self._unheard:
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)
        else:
            self._read_on()

    def _read_on(self) -> None:
        """More may come once all is heard, who sent it reads what is sent, and nothing waits for the application."""
        if self._unheard or not self.writable.is_set():
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _go_on(self) -> None:
        if self._unheard:
            self._hear()

    def eof_received(self) -> None:
        """Nothing more comes: what was said before is heard first."""
        while self._unheard:
            self._hear()
        super().eof_received()

    def handle_events(self) -> None:
        if self.handshake_complete:
            n = sum(type(event) is Frame for event in self.conn.events)
            now = self.loop.time()
            if n and not (self._frames.take(now, n) and self._doors.sent(self._address, now, 0, n)):
                self.cut()
                return
        super().handle_events()
        why = self.conn.handshake_exc
        if why is not None and not self.transport.is_closing():
            # the library could not even read the opening; uvicorn would leave it without an answer, for ever
            self.transport.write(NO_SOCKET if isinstance(why, InvalidMessage) else LARGE_HEAD)
            self.transport.close()
        elif len(self.frames) > _FRAGMENTS:
            self.cut()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message. One that is no text, in one piece with the end, would be answered by a second end, which
        raises.
        """
        with suppress(InvalidState):
            super().send_receive_event_to_app()

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
        if not self.transport.is_closing():
            self._read_on()
        return message

    def pause_writing(self) -> None:
        """Nothing more is heard from who does not read; who goes on not reading is cut off."""
        super().pause_writing()
        self._read.start()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read.stop()
        if not self.transport.is_closing():
            self._read_on()

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
