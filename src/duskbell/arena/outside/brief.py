"""What a bot behind a line is sent, and what it may send back: JSON, made from its seat's view alone.

Sent is an object: `what` ("ask", "speak" or "end"), `table` (a name that tells nothing), `game`, `seat` (from 0),
`players`, `state` (`View.state`), `events` (those that the seat has seen since number `since`) and the same as English
`sentences`; with "ask" also `ask`, with "speak" the open `channels`, with "end" the `outcome`. What may be done at any
time is asked like a question; no answer declines it.

Sent back is an object: `{"answer": token}`, or `{"say": [{"channel", "text"} or {"channel", "line", "about"}]}`.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import msgspec

from duskbell.bots import Saying
from duskbell.kernel import Ask, View
from duskbell.kernel.errors import IllegalAnswer
from duskbell.kernel.many import Many, Order
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.locale import words

MOST = 1_000_000
"""Bytes of an answer that are read."""


class BadReply(IllegalAnswer):
    """What came back makes no sense."""


class Brief:
    """What one seat has been sent so far, so that each event is sent once."""

    def __init__(self) -> None:
        self.table = token_hex(8)
        self._sent = 0
        self._words: Any = None

    def encode(self, what: str, view: View[Any], **more: Any) -> bytes:
        """The next message."""
        if self._sent > view.version:  # something was taken back
            self._sent = 0
        events, since = view.as_data(self._sent), self._sent
        self._sent = view.version
        if self._words is None:
            self._words = words("en").table(view.game.id, tuple([s.name for s in view.table.seats]))
        told = {
            "what": what,
            "table": self.table,
            "game": view.game.id,
            "seat": view.seat,
            "players": len(view.table.seats),
            "state": view.state(),
            "since": since,
            "events": events,
            "sentences": [s for e in events if (s := self._words.event(e, view.seat))],
            **more,
        }
        return msgspec.json.encode(told, enc_hook=str)


def ask_data(ask: Ask[Any]) -> dict[str, Any]:
    """A question as plain data. `least` and `most`: how many options are answered, joined by commas; of an order all
    of them. `optional`: none is an answer too, whatever `least` says.
    """
    told: dict[str, Any] = {
        "key": ask.key,
        "about": list(ask.about),
        "options": list(ask.options),
        "default": ask.default,
        "seconds": ask.seconds,
    }
    if isinstance(ask, Many):
        return {**told, "least": ask.least, "most": ask.most, "ordered": ask.ordered, "optional": ask.optional}
    if isinstance(ask, Order):
        return {**told, "least": len(ask.options), "most": len(ask.options), "ordered": True, "optional": False}
    return told


class Reply(msgspec.Struct):
    """What comes back."""

    answer: str | int | None = None
    say: list[dict[str, Any]] = []


def read(raw: bytes | str) -> Reply:
    """Read what came back. Raises `BadReply`."""
    try:
        return msgspec.json.decode(raw, type=Reply) if raw else Reply()
    except (msgspec.MsgspecError, UnicodeError):
        raise BadReply('the reply is no JSON object such as {"answer": "#3"}.') from None


def sayings(reply: Reply) -> list[Saying]:
    """What it wants said."""
    return [
        Saying(
            str(one.get("channel", PUBLIC_CHANNEL.id)),
            str(one.get("line", "")),
            tuple(one.get("about", ())),
            str(one.get("text", "")),
        )
        for one in reply.say
    ]
