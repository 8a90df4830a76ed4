"""What operators send and are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Words = Annotated[str, Meta(max_length=500)]
MONTH = 31 * 24


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep out a range of addresses or an identity, for so many hours."""

    sort: Literal["address", "guest"]
    who: Annotated[str, Meta(max_length=100, examples=["203.0.113.0/24"])]
    hours: Annotated[int, Meta(ge=1, le=12 * MONTH)] = 24
    why: Words = ""


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """For what reason; it stands in the operators' log."""

    why: Words = ""


class Unlist(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a room off the public list, whatever its host wishes, or leave that to its host again."""

    unlisted: bool = True


class AnswerReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a report."""

    answer: Words


class Sitter(Struct, frozen=True):
    """A chair as an operator sees it: `guest` is the identity, `came_from` the address it was taken from. `role` and
    `team` are as the eyes know them that were chosen.
    """

    seat: int
    name: str
    kind: str
    guest: str
    came_from: str
    role: str
    team: str


class Look(Struct, frozen=True):
    """A room by somebody's eyes. `told`: a sentence for each thing they have seen; `said`: which of them somebody has
    said; `lobby`: what was said before.
    """

    room: str
    game: str
    players: int
    status: str
    listed: bool
    unlisted: bool
    closed: str
    maker: str
    lines: int
    chairs: list[Sitter]
    lobby: list[str]
    told: list[str]
    said: list[int]


class Day(Struct, frozen=True):
    """The numbers of the last 24 hours, and of this process now: rooms in memory and in play, connections."""

    numbers: dict[str, int]
    now: dict[str, int]
    refused: dict[str, int]
