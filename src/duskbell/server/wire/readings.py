"""What can be read of a room beside its state, and of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from duskbell.kernel.recap import Clue
from duskbell.server.wire.bodies import Place


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """A notebook: a JSON object of the client's own."""

    notes: dict[str, Any]


class Notebook(Notes, frozen=True, forbid_unknown_fields=True):
    """A notebook to keep. `was`: what the client had read before it wrote; what it left as it was there gives way to
    what another device wrote meanwhile. Without: all of `notes` holds.
    """

    was: dict[str, Any] | None = None


class Moment(Struct, frozen=True):
    """Where an undo of `count` answers leads: the answer that would be the first to be taken back. Of what was changed
    by hand `change` says what, of `seat` (a moderator's: of the whole table) to `option`: the answer before it is that.
    """

    count: int
    day: int
    phase: str
    stage: str
    seat: Place
    key: str
    option: str
    change: str = ""


class HandChoice(Struct, frozen=True):
    """What a moderator may change by hand as the table stands: `change` of `seat` to one of `to`. What is declared of
    the whole table has seat -1.
    """

    seat: int
    change: str
    to: tuple[str, ...]


class Preview(Struct, frozen=True):
    """What an undo would do: the whole view before and after it, and the keys that would be open then."""

    before: dict[str, Any]
    after: dict[str, Any]
    ask: list[str]


class Replay(Struct, frozen=True):
    """A finished table as one viewer saw it. Frame 0 is the first view, frame n what event n - 1 changed of it; or
    there is the last view alone.
    """

    events: list[dict[str, Any]]
    frames: list[dict[str, Any]]


class Knowledge(Struct, frozen=True):
    """Row n: what seat n knew of each seat before the end told all: `seats` its role, `teams` its side, `marks` what it
    was told of others and not everybody was. `clues`: in row n what else it was told `of` others, of one or of several
    at once, in order, which need not be so. `since`: in which of the `phases`, (its name, the round) each, counted from
    1, it first knew anything of that seat; 0: before the first; null: never.
    """

    seats: list[list[str | None]]
    teams: list[list[str | None]]
    marks: list[list[list[str]]]
    clues: list[list[Clue]]
    since: list[list[int | None]]
    phases: list[tuple[str, int]]


class Believable(Struct, frozen=True):
    """What a seat could believe: for each seat what it may have been dealt, and for what of this a whole history was
    found. There are `low` to `high` deals (null: nobody counted). `witness`: one such history as a record, "" where
    none was found in time, and `replay`: the same with all that happens in it.
    """

    seat: int
    possible: list[list[str]]
    proven: list[list[str]]
    low: int
    high: int | None
    seconds: float
    witness: str
    replay: Replay | None


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    """What a QR code says."""

    text: Annotated[str, Meta(min_length=1, max_length=300, examples=["https://table.example/r/abcdefgh"])]


class ServerInfo(Struct, frozen=True):
    """Where others reach this server: everybody, and who is in the same local network. `push`: by which key a browser
    knows what this server sends by Web Push; null where it sends nothing.
    """

    version: str
    public_url: str | None
    lan: str | None
    push: str | None


class Health(Struct, frozen=True):
    """The server answers, and so does its store."""

    status: Literal["ok"]
    version: str
