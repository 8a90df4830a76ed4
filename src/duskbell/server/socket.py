"""The WebSocket half of `docs/protocol.md`: one connection of one viewer."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from duskbell.kernel import DuskbellError, Ruling
from duskbell.server import deeds, wire
from duskbell.server.auth import is_code
from duskbell.server.errors import BadMessage, Forbidden, StoreFailed, TooFast, TooLarge, body_of
from duskbell.server.limits import Addresses, Bucket
from duskbell.server.logs import ROOM
from duskbell.server.meter import Meter
from duskbell.server.room import Room
from duskbell.server.rooms import Rooms
from duskbell.server.settings import Limits
from duskbell.server.state import SCREEN, Viewer

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
COME_BACK, SLOW, FAILED, BAD_HELLO, TOO_MANY = 1012, 1013, 1011, 4400, 4429
_BROKEN = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to somebody who is gone raises; a `TimeoutError` is an `OSError`."""
CLOSED_BY_STATUS = {401: 4401, 404: 4404, 409: 4409, 429: TOO_MANY}
"""The close code after a refused hello; others are `BAD_HELLO`."""
_decode = msgspec.json.Decoder(wire.Message).decode


class Connection:
    """Somebody at the other end, as the room's `Listener`."""

    def __init__(self, socket: Socket, limits: Limits) -> None:
        self.viewer: Viewer = None
        self.since = 0
        self.changes = False
        self._socket, self._limits = socket, limits
        self._meter: Meter = socket.app.state.meter
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._code = COME_BACK
        self._gone = asyncio.Event()

    def send(self, text: str) -> None:
        """Send a message; never waits. Who does not read is sent away."""
        self._outbox.put_nowait(text)
        if self._outbox.qsize() > self._limits.unheard:
            self._code = SLOW
            self._gone.set()

    def refuse(self, of: str, error: DuskbellError) -> None:
        """Say what was wrong with a message."""
        self._meter.refusals[error.key] += 1
        self.send(wire.encode(wire.Refused(of, body_of(error).error)))

    def hang_up(self, code: int = COME_BACK) -> None:
        """Close once everything before is sent."""
        self._code = code
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the outbox until told to hang up."""
        while (text := await self._outbox.get()) is not None:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
            self._meter.sent += 1

    async def read(self) -> str | None:
        """The next text frame; None when the other end is gone. Raises `BadMessage` or `TooLarge`."""
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        self._meter.heard += 1
        text: str | None = event.get("text")
        if text is None:
            raise BadMessage("a message is a text frame with a JSON object, not a binary frame.")
        if len(text) > self._limits.frame or len(text.encode("utf-8", "replace")) > self._limits.frame:
            raise TooLarge(f"a message has at most {self._limits.frame} bytes.")
        return text

    async def serve(self, talk: Any) -> None:
        """Write, and run `talk`, until one of them ends; then close."""
        tasks = [asyncio.create_task(x) for x in (self.write(), talk, self._gone.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, _BROKEN):
                log.error("a connection failed", exc_info=end)
                self._code = FAILED
        if self._socket.connection_state != "disconnect":
            try:
                async with asyncio.timeout(2):
                    await self._socket.close(self._code)
            except _BROKEN:
                pass


@websocket("/api/rooms/{room:str}/ws")
async def table(socket: Socket, room: Annotated[str, PathParameter()]) -> None:
    """One connection, from hello to the end."""
    state = socket.app.state
    limits: Limits = state.settings.limits
    addresses: Addresses = state.addresses
    address = socket.client.host if socket.client else "?"
    await socket.accept()
    try:
        addresses.request(address)
        addresses.opened(address)
    except TooFast as e:
        await socket.close(TOO_MANY, str(e))
        return
    connection = Connection(socket, limits)
    state.meter.connections += 1
    ROOM.set(room.lower() if is_code(room.lower()) else "")
    try:
        await connection.serve(_talk(connection, state.rooms, room, limits))
    finally:
        addresses.closed(address)
        state.meter.connections -= 1


async def _talk(connection: Connection, rooms: Rooms, code: str, limits: Limits) -> None:
    try:
        async with asyncio.timeout(limits.hello):
            room = await _hello(connection, rooms, code)
    except TimeoutError:
        connection.refuse("hello", BadMessage("the first message is hello, and it did not come."))
        connection.hang_up(BAD_HELLO)
        await asyncio.Event().wait()
    except StoreFailed:
        connection.hang_up()
        await asyncio.Event().wait()
    except DuskbellError as e:
        connection.refuse("hello", e)
        connection.hang_up(CLOSED_BY_STATUS.get(getattr(e, "status", 400), BAD_HELLO))
        await asyncio.Event().wait()
    else:
        if room is not None:
            room.submit(deeds.Arrive(connection))
            try:
                await _listen(connection, room, limits)
            finally:
                room.submit(deeds.Leave(connection))


async def _hello(connection: Connection, rooms: Rooms, code: str) -> Room | None:
    text = await connection.read()
    if text is None:
        return None
    message = parse(text)
    if not isinstance(message, wire.Hello):
        raise BadMessage('the first message is hello; right would be {"type": "hello", "token": null, "since": 0}.')
    room = await rooms.get(code)
    connection.viewer = None if message.token is None else await room.who(message.token)
    if message.watch and connection.viewer is not None:
        connection.viewer = SCREEN
    connection.since, connection.changes = message.since, message.changes
    return room


async def _listen(connection: Connection, room: Room, limits: Limits) -> None:
    read = asyncio.get_running_loop().time
    messages, talk = Bucket(*limits.messages), Bucket(*limits.talk)
    while True:
        of = ""
        try:
            text = await connection.read()
            if text is None:
                return
            in_time = messages.take(read())
            message = parse(text)
            of = str(message.__struct_config__.tag)
            if not in_time:
                raise TooFast("that is too many messages at once; wait a moment.")
            if isinstance(message, wire.Ping):
                connection.send(wire.encode(wire.Pong()))
                continue
            if isinstance(message, wire.Say) and not talk.take(read()):
                raise TooFast("you speak faster than anybody can listen; wait a moment.")
            deed = _deed(message, connection.viewer)
        except DuskbellError as e:
            connection.refuse(of, e)
        else:
            deed.reply = _Reply(connection, of, message.ask if isinstance(message, wire.Answer) else None)
            room.submit(deed)


class _Reply:
    """Sends `ok` or `error` once the room has stored or refused a deed."""

    __slots__ = ("ask", "connection", "of")

    def __init__(self, connection: Connection, of: str, ask: int | None) -> None:
        self.connection, self.of, self.ask = connection, of, ask

    def __call__(self, result: object) -> None:
        if isinstance(result, DuskbellError):
            self.connection.refuse(self.of, result)
        else:
            self.connection.send(wire.encode(wire.Ok(self.of, self.ask)))


def _deed(message: wire.Message, me: Viewer) -> deeds.Deed:
    """What a message asks the room to do. Raises `Forbidden` for who only watches."""
    if isinstance(message, wire.Hello):
        raise BadMessage("you have said hello already; open another connection for another seat.")
    if me is None or me == SCREEN:
        raise Forbidden("you are watching; only who holds a seat can do this.")
    if isinstance(message, wire.Answer):
        return deeds.Answer(me, message.ask, message.option)
    if isinstance(message, wire.Say):
        return deeds.Say(me, message.channel, message.text, message.line, message.about)
    if isinstance(message, wire.Rule):
        r = message.ruling
        count = r.count if r.kind == "undo" else 0
        return deeds.Rule(me, Ruling(r.kind, r.reason.strip(), r.seat, r.penalty, count, r.seconds))
    if isinstance(message, wire.Ready):
        return deeds.BeReady(me, message.pace, message.ready)
    raise BadMessage("a ping asks nothing of the room.")


def parse(text: str) -> wire.Message:
    """A message out of a text frame. Raises `BadMessage` with one sentence."""
    try:
        message: wire.Message = _decode(text)
        text.encode()
    except msgspec.ValidationError as e:
        raise BadMessage(_sentence(str(e))) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadMessage("this is not JSON; right would be one JSON object in each message.") from None
    return message


def _sentence(complaint: str) -> str:
    if "$.type" in complaint or "`type`" in complaint:
        return f"there is no such type of message; right would be {', '.join(wire.TYPES)}."
    return f"the message makes no sense: {complaint[:1].lower()}{complaint[1:200]}."
