"""What HTTP takes and gives of identities: their tables, whom they have met, and who invites them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from duskbell.server.wire.bodies import Place, Status


class GuestInfo(Struct, frozen=True):
    """An identity's token; whoever has it holds all its seats."""

    token: str


class MyTable(Struct, frozen=True):
    """A table at which a guest has a seat. Until it is over `role`, `won`, `reason` and `finished` are null; `won` also
    where nobody has. `finished`: whether they were still there, and no bot stood in.
    """

    room: str
    game: str
    seat: Place
    name: str
    players: int
    status: Status
    made: datetime
    role: str | None
    won: bool | None
    reason: str | None
    finished: bool | None


class MyTables(Struct, frozen=True):
    """The tables of a guest, newest first."""

    tables: list[MyTable]


class Acquaintance(Struct, frozen=True):
    """Somebody whom an identity has met: `who` is what it calls them, for itself alone; `name`, `game` and `last` are
    those of the newest table; `tables`: at how many.
    """

    who: str
    name: str
    tables: int
    game: str
    last: datetime


class Blocked(Struct, frozen=True):
    """Somebody whom an identity wants to hear nothing of."""

    who: str
    name: str


class MyPeople(Struct, frozen=True):
    """Whom an identity has met and may invite, whom it has blocked, and whether it is in others' lists."""

    people: list[Acquaintance]
    blocked: list[Blocked]
    listed: bool


class BeListed(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to be in the lists of those one has met; who is in none has none."""

    listed: bool


Who = Annotated[str, Meta(max_length=64, description="what the identity calls somebody it has met")]


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Hear nothing of somebody any more, or again."""

    who: Who
    on: bool = True


class InviteThem(Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody to a room in which the caller sits."""

    who: Who
    room: Annotated[str, Meta(max_length=20)]


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """Be shown an invitation no more."""

    invitation: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """An invitation that stands: to which room of which game, from whom; `made`: seconds since 1970."""

    invitation: str
    room: str
    game: str
    name: str
    who: str
    made: int


class MyInvitations(Struct, frozen=True):
    """The invitations that wait for an identity, newest first."""

    invitations: list[Invitation]
