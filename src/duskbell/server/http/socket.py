"""The WebSocket half of `docs/protocol.md`: from hello to the end, and what each message asks of the room."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.params import PathParameter
from uvicorn.protocols.utils import ClientDisconnected

from duskbell.kernel import DuskbellError, Ruling
from duskbell.kernel.ruling import USES
from duskbell.server import wire
from duskbell.server.audience import FAILED, Connection, Socket
from duskbell.server.auth import Bearer, is_code
from duskbell.server.cup import Cups
from duskbell.server.errors import BadMessage, Forbidden, Full, Moving, StoreFailed, TooFast, status_of
from duskbell.server.http.common import COUNTED, check_kept_out
from duskbell.server.http.limits import TOO_MANY, Addresses, household
from duskbell.server.http.origin import check_origin
from duskbell.server.room import Deed, Room, deeds
from duskbell.server.room.reacting import React
from duskbell.server.room.skipping import Propose
from duskbell.server.room.touching import Touch
from duskbell.server.room.watching import Comment, Enter
from duskbell.server.running import ROOM, Bucket, Limits

log = logging.getLogger(__name__)
Found = Callable[[], Awaitable[Room]]
"""Finds the room that a socket is for."""
BAD_HELLO = 4400
"""The close code: bad hello."""
FOREIGN = 4403
"""The close code: a page of another site."""
_REASON = 120
"""Characters that a close frame has for its reason."""
CLOSED_BY_STATUS = {401: 4401, 404: 4404, 409: 4409, 410: 4409, 429: TOO_MANY}
"""The close code after a refused hello; others are `BAD_HELLO`."""
_decode = msgspec.json.Decoder(wire.Message).decode
_TABLE = re.compile(r"/api/rooms/([^/]+)/ws")


@websocket("/api/rooms/{room:str}/ws")
async def table(socket: Socket, room: Annotated[str, PathParameter()]) -> None:
    """One connection, from hello to the end, where its path is written in no usual way."""
    await serve(socket, room)


class Straight:
    """An application to whose tables sockets come straight: of what the framework does on the way they need nothing,
    and thousands come at once.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def state(self) -> AppState:
        """The application's own."""
        return self.app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve it."""
        found = _TABLE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        scope["litestar_app"] = self.app
        socket: Socket = WebSocket(scope, receive=receive, send=send)
        try:
            await serve(socket, found[1])
        except ClientDisconnected:
            raise  # gone while it waited for its turn: uvicorn knows
        except Exception:
            log.exception("a socket failed")
            with suppress(Exception):  # whatever it was may have ended it, too
                await socket.close(FAILED)


async def serve(socket: Socket, room: str) -> None:
    """One connection, from hello to the end."""
    state = socket.app.state
    limits: Limits = state.settings.limits
    addresses: Addresses = state.addresses
    address = socket.client.host if socket.client else "?"
    await socket.accept()
    try:
        check_origin(socket)
    except Forbidden as e:
        await socket.close(FOREIGN, str(e)[:_REASON])
        return
    try:
        if not socket.scope.get(COUNTED):
            addresses.request(address)
        addresses.opened(address)
    except (TooFast, Full) as e:
        await socket.close(TOO_MANY, str(e)[:_REASON])
        return
    connection = Connection(socket, limits, state.meter, partial(addresses.met, address))
    state.meter.connections += 1
    ROOM.set(room.lower() if is_code(room.lower()) else "")
    addresses.stay(connection, address, connection.hang_up)
    try:
        again = partial(addresses.reopened, address)
        await connection.serve(_talk(connection, partial(state.rooms.get, room, again), state.cups, limits))
    finally:
        addresses.part(connection)
        addresses.closed(address)
        state.meter.connections -= 1


async def _talk(connection: Connection, found: Found, cups: Cups, limits: Limits) -> None:
    try:
        check_kept_out(connection.socket)
        async with asyncio.timeout(limits.hello):
            text = await connection.read()
        if text is not None:
            await _stay(connection, cups, *await _hello(connection, text, found, cups), limits)
    except TimeoutError:
        connection.refuse("hello", BadMessage("the first message is hello, and it did not come."))
        connection.hang_up(BAD_HELLO)
        await asyncio.Event().wait()
    except (StoreFailed, Moving):
        connection.hang_up()
        await asyncio.Event().wait()
    except DuskbellError as e:
        connection.refuse("hello", e)
        connection.hang_up(CLOSED_BY_STATUS.get(status_of(e), BAD_HELLO))
        await asyncio.Event().wait()


async def _stay(connection: Connection, cups: Cups, room: Room, arrive: deeds.Arrive, limits: Limits) -> None:
    """Be there until the end. Raises what `arrive` does."""
    try:
        await room.do(arrive)
        await _listen(connection, cups, room, limits)
    finally:
        room.submit(deeds.Leave(connection))


async def _hello(connection: Connection, text: str, found: Found, cups: Cups) -> tuple[Room, deeds.Arrive]:
    """Which room is meant, and who arrives there."""
    message = parse(text)
    if not isinstance(message, wire.Hello):
        raise BadMessage('the first message is hello; right would be {"type": "hello", "token": null, "since": 0}.')
    room, bearer = await found(), None
    if message.token is not None:
        bearer = await room.bearer(message.token)
        if room.stored.cup and not room.roster.knows(bearer):
            await cups.check_watching(room.stored.cup, message.token)
            bearer = None
        room = await found()  # meanwhile it may have been put away
    connection.since, connection.changes = message.since, message.changes
    return room, deeds.Arrive(connection, bearer, watch=message.watch)


async def _listen(connection: Connection, cups: Cups, room: Room, limits: Limits) -> None:
    read = asyncio.get_running_loop().time
    messages, unheeded = Bucket(*limits.messages), Bucket(*limits.unheeded)
    while True:
        of = ""
        try:
            text = await connection.read()
            if text is None:
                return
            in_time = messages.take(read())
            if not in_time and not unheeded.take(read()):
                connection.hang_up(TOO_MANY)
                return
            message = parse(text)
            of = str(message.__struct_config__.tag)
            if not in_time:
                raise TooFast("that is too many messages at once; wait a moment.")
            if isinstance(message, wire.Ping):
                connection.send(wire.encode(wire.Pong()))
                continue
            if isinstance(message, wire.Clock):
                connection.send(wire.encode(wire.Time(message.sent, round(read() * 1000))))
                continue
            if isinstance(message, wire.Rule) and message.ruling.kind == "undo" and room.stored.cup:
                await cups.check_taking_back(room.stored.cup)
            deed = await _aside(connection, message) or _deed(message, connection.bearer)
        except DuskbellError as e:
            connection.refuse(of, e)
        else:
            deed.reply = _Reply(connection, of, message if isinstance(message, wire.Answer) else None)
            room.submit(deed)


async def _aside(connection: Connection, message: wire.Message) -> Deed | None:
    """What who only watches may say, too; None for everything else. Raises `NoGuest` or `Banned`."""
    if isinstance(message, wire.Comment):
        return Comment(connection, message.text)
    if isinstance(message, wire.Enter):
        socket = connection.socket
        guest = await socket.app.state.rooms.guests.know(message.guest)
        return Enter(connection, guest, message.name, household(socket.client.host if socket.client else "?"))
    return None


class _Reply:
    """Sends `ok` or `error` once the room has stored or refused a deed."""

    __slots__ = ("connection", "of", "ok")

    def __init__(self, connection: Connection, of: str, answer: wire.Answer | None) -> None:
        self.connection, self.of = connection, of
        self.ok = wire.Ok(of) if answer is None else wire.Ok(of, answer.ask, answer.seat)

    def __call__(self, result: object) -> None:
        if isinstance(result, DuskbellError):
            self.connection.refuse(self.of, result)
        else:
            self.connection.send(wire.encode(self.ok))


def _deed(message: wire.Message, bearer: Bearer | None) -> Deed:
    """What a message asks the room to do on behalf of whose chair it is. Raises `Forbidden` for who only watches."""
    if isinstance(message, wire.Hello):
        raise BadMessage("you have said hello already; open another connection for another seat.")
    if bearer is None:
        raise Forbidden("you are watching; only who holds a seat can do this.")
    return deeds.OnBehalfOf(bearer, partial(_deed_of, message))


def _deed_of(message: wire.Message, me: int) -> Deed:
    if isinstance(message, wire.Answer):
        if message.seat is not None:
            return deeds.AnswerFor(me, message.seat, message.ask, message.option)
        return deeds.Answer(me, message.ask, message.option)
    if isinstance(message, wire.Say):
        return deeds.Say(me, message.channel, message.text, message.line, message.about)
    if isinstance(message, wire.Rule):
        r = message.ruling
        used = {name: getattr(r, name) for name in USES.get(r.kind, ())}
        return deeds.Rule(me, Ruling(r.kind, r.reason.strip(), when=r.when, **used))
    if isinstance(message, wire.React):
        return React(me, message.what)
    if isinstance(message, wire.Skip):
        return Propose(me, message.pace, agree=message.agree)
    if isinstance(message, wire.Touch):
        return Touch(me, message.ask)
    if isinstance(message, wire.Let):
        return deeds.Let(me, on=message.on)
    if isinstance(message, wire.Ready):
        return deeds.BeReady(me, message.pace, message.ready)
    raise BadMessage("this message asks nothing of the room.")


def parse(text: str) -> wire.Message:
    """A message out of a text frame. Raises `BadMessage` with one sentence."""
    if wire.names_nul(text.encode("utf-8", "replace")):
        raise BadMessage("the message holds a NUL, which is no sign of any text.")
    try:
        message: wire.Message = _decode(text)
        text.encode()
    except msgspec.ValidationError as e:
        raise BadMessage(f"the message makes no sense: {wire.complaint(e, wire.Message, text)}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadMessage("this is not JSON; right would be one JSON object in each message.") from None
    return message
