"""What travels: the bodies and answers of HTTP and the messages of the WebSocket, as `docs/protocol.md` has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from duskbell.kernel.ruling import Kind

Chair = Annotated[int, Meta(ge=0, le=99, description="a seat, from 0")]
Person = Annotated[str, Meta(max_length=100, description="1 to 24 characters", examples=["Ann"])]
Place = Chair | Literal["moderator"]


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """What a room is made from. `moderator`: "auto" (the program) or "me" (the creator, who then holds no seat)."""

    game: Annotated[str, Meta(max_length=40, examples=["mafia"])]
    players: Annotated[int, Meta(examples=[8])]
    name: Person
    options: dict[str, bool | int | float | str] = {}
    seed: Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=100)] | None = None
    moderator: Literal["auto", "me"] = "auto"


class Created(Struct, frozen=True):
    """The new room, and the creator's token and seat in it."""

    room: str
    token: str
    seat: Place
    join_path: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on the lowest empty seat unless one is named."""

    name: Person
    seat: Chair | None = None


class Joined(Struct, frozen=True):
    """Where you sit, and the token that says so."""

    seat: int
    token: str


class AddBots(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots sit down: on one seat, or on every empty one. `kind`: "plain" or "random"."""

    kind: Annotated[str, Meta(max_length=40, examples=["plain"])]
    seat: Chair | None = None


class Added(Struct, frozen=True):
    """The seats that bots took."""

    seats: list[int]


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["empty", "person", "bot"]
    online: bool


class RoomInfo(Struct, frozen=True):
    """A room as everybody sees it. `seeded`: somebody chose the seed, and may know the deal."""

    room: str
    game: str
    players: int
    options: dict[str, Any]
    status: Literal["lobby", "playing", "over"]
    moderator: Literal["auto", "me"]
    seeded: bool
    host: Place
    seats: list[SeatInfo]


class AskInfo(Struct, frozen=True):
    """The question put to a viewer. `left`: seconds; null where nothing presses."""

    id: int
    key: str
    options: tuple[str, ...]
    about: tuple[Any, ...]
    default: str
    least: int
    most: int
    left: float | None


class PaceInfo(Struct, frozen=True):
    """The talk that goes on until it is over: who is ready to go on, and how many seconds are left."""

    key: str
    left: float | None
    ready: list[int]


class OutcomeInfo(Struct, frozen=True):
    """Who won and why."""

    winners: tuple[int, ...]
    teams: tuple[str, ...]
    reason: str


class State(Struct, frozen=True, tag="state"):
    """The table as one viewer may know it. `events` are the viewer's own numbers `from` to `version` - 1."""

    from_: int = field(name="from")
    version: int
    events: list[dict[str, Any]]
    room: RoomInfo
    me: Place | None
    view: dict[str, Any] | None = None
    ask: AskInfo | None = None
    channels: tuple[str, ...] = ()
    pace: PaceInfo | None = None
    outcome: OutcomeInfo | None = None


class Fault(Struct, frozen=True):
    """What was wrong: `error-<key>` in the catalogue, and one English sentence."""

    key: str
    message: str


class ErrorBody(Struct, frozen=True):
    """Every error."""

    error: Fault


# -- what a client sends over the WebSocket --------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Always first. `token` null watches as the public; `since` is the version last seen."""

    token: str | None
    since: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answer the open question with this id."""

    ask: int
    option: str


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Talk on a channel."""

    channel: str
    text: str


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """As far as I am concerned, go on."""


class Ruled(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling as a client words it."""

    kind: Kind
    reason: Annotated[str, Meta(max_length=300)] = ""
    seat: int = -1
    penalty: Annotated[str, Meta(max_length=40)] = ""
    count: int = 1


class Rule(Struct, frozen=True, tag="rule", forbid_unknown_fields=True):
    """A referee rules."""

    ruling: Ruled


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Message = Hello | Answer | Say | Ready | Rule | Ping
TYPES = ("hello", "answer", "say", "ready", "rule", "ping")


# -- what the server sends beside `state` ----------------------------------------------------------------------------


class Ok(Struct, frozen=True, tag="ok", omit_defaults=True):
    """It is in the store."""

    of: str
    ask: int | None = None


class Refused(Struct, frozen=True, tag="error"):
    """It was refused; nothing changed."""

    of: str
    error: Fault


class Pong(Struct, frozen=True, tag="pong"):
    """I am."""


def encode(message: Struct) -> str:
    """A message as a text frame."""
    return msgspec.json.encode(message).decode()
