"""What a client sends over the WebSocket, and what the server sends beside `state`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from duskbell.kernel.ruling import Kind, When
from duskbell.server.wire.faults import Fault

Whole = Annotated[int, Meta(ge=0, le=2**53)]
"""A whole number that every client can count to."""


Named = Annotated[int, Meta(ge=0, le=99)] | Annotated[str, Meta(max_length=40)]
"""What a phrase names: a seat, a number, or a role."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Always first. `token` null watches as the public; `since` is the version last seen.

    `watch`: the public's view without delay, for whoever holds a seat. `changes`: leave out what has not changed.
    """

    token: str | None
    since: Whole = 0
    watch: bool = False
    changes: bool = False


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answer the open question with this id; as the moderator, that of the `seat` of a player without a device."""

    ask: Whole
    option: str
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Talk on a channel: free `text`, or a `line` of its phrases `about` some seats, its claim about a role, or
    a report about what it names.
    """

    channel: str
    text: str = ""
    line: Annotated[str, Meta(max_length=60)] = ""
    about: Annotated[tuple[Named, ...], Meta(max_length=5)] = ()


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """As far as I am concerned, go on: with the talk `pace`; in the lobby, with the start."""

    pace: Whole | None = None
    ready: bool = True


Reaction = Literal["yes", "no", "laugh", "wow", "doubt", "sad", "sleepy", "heart"]
"""The eight that are drawn; the page has them in `web/src/reactions/Drawn.svelte`."""


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show a reaction beside what is said aloud."""

    what: Reaction


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Enter the gallery, where who only watches talks, as the identity of a `guest`'s token, called `name`."""

    guest: Annotated[str, Meta(max_length=200)] | None = None
    name: Annotated[str, Meta(max_length=100)] = ""


class Comment(Struct, frozen=True, tag="comment", forbid_unknown_fields=True):
    """Say something in the gallery."""

    text: str


class Skip(Struct, frozen=True, tag="skip", forbid_unknown_fields=True):
    """Propose to skip the rest of the talk `pace`, or agree to it; or do not `agree` to what is proposed."""

    pace: Whole | None = None
    agree: bool = True


class Touch(Struct, frozen=True, tag="touch", forbid_unknown_fields=True):
    """Something is picked in the question `ask`, and not sent: where the first answer counts, bots wait for it."""

    ask: Whole


class Let(Struct, frozen=True, tag="let", forbid_unknown_fields=True):
    """Let everything pass for as long as the state's `lets` says so, or be asked again."""

    on: bool = True


class Ruled(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling as a client words it."""

    kind: Kind
    reason: Annotated[str, Meta(max_length=300)] = ""
    seat: Annotated[int, Meta(ge=-1, le=99)] = -1
    penalty: Annotated[str, Meta(max_length=40)] = ""
    count: Annotated[int, Meta(ge=0, le=2**31)] = 1
    seconds: Annotated[int, Meta(ge=0, le=2**31)] = 0
    when: When = "now"
    change: Annotated[str, Meta(max_length=40)] = ""
    to: Annotated[str, Meta(max_length=40)] = ""


class Rule(Struct, frozen=True, tag="rule", forbid_unknown_fields=True):
    """A referee rules."""

    ruling: Ruled


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Moment = Annotated[int, Meta(ge=-(2**53), le=2**53)] | float
"""What a clock says, in any unit."""


class Clock(Struct, frozen=True, tag="clock", forbid_unknown_fields=True):
    """What time is it? `sent`: what the client's own clock says; it comes back as it was."""

    sent: Moment


Message = Hello | Answer | Say | Ready | Skip | Enter | Comment | React | Let | Touch | Rule | Ping | Clock
TYPES = (
    "hello", "answer", "say", "ready", "skip", "enter", "comment", "react", "let", "touch", "rule", "ping", "clock",
)  # fmt: skip


# -- what the server sends beside `state` ----------------------------------------------------------------------------


class Ok(Struct, frozen=True, tag="ok", omit_defaults=True):
    """It is in the store."""

    of: str
    ask: int | None = None
    seat: int | None = None


class Refused(Struct, frozen=True, tag="error"):
    """It was refused; nothing changed."""

    of: str
    error: Fault


class Reacted(Struct, frozen=True, tag="reacted"):
    """A seat shows a reaction, for a moment: it is kept nowhere."""

    seat: int
    what: Reaction


class GallerySaying(Struct, frozen=True):
    """Something said in the gallery: its number, `by` whom there, called how; `hidden`: the host has hidden it, and its
    text is shown to nobody.
    """

    n: int
    by: int
    name: str
    text: str
    hidden: bool = False


class Gallery(Struct, frozen=True, tag="gallery"):
    """What is said in the gallery after number `since`, to whoever has entered. `you`: the reader's own number there;
    `open`: whether anything may be said; `muted`: whose words are not wanted.
    """

    since: int
    you: int
    open: bool
    muted: list[int]
    said: tuple[GallerySaying, ...]


class Leaving(Struct, frozen=True, tag="leaving"):
    """The server that has this table stops: at once, or at `until` on its clock (in milliseconds) at the latest. The
    table is found again where it is then, with the time that every question had left.
    """

    until: int | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """I am."""


class Time(Struct, frozen=True, tag="clock"):
    """So late it is on the server's clock, in milliseconds, for who asked at `sent` on the client's."""

    sent: Moment
    now: int


def encode(message: Struct) -> str:
    """A message as a text frame."""
    return msgspec.json.encode(message).decode()
