"""Refusals: `{"error": {"key", "message"}}` with one sentence that says what was wrong and what would be right."""

from __future__ import annotations

from math import ceil
from typing import ClassVar

from duskbell.cup.errors import NotAllowed
from duskbell.kernel.errors import BadRecord, Diverged, DuskbellError, NoFloor, NotAsked, TableOver, TablePaused
from duskbell.server.wire import ErrorBody, Fault


class Refusal(DuskbellError):
    """Base of what the server itself refuses; `status` is its HTTP status."""

    status: ClassVar[int] = 400


class BadMessage(Refusal):
    """Not JSON, or not the JSON that belongs here."""

    key = "bad-message"


class BadName(Refusal):
    """A name that cannot be seen, or that would be taken for somebody else's office."""

    key = "bad-name"


class Unauthorized(Refusal):
    """No token, or none that this room knows."""

    key = "unauthorized"
    status = 401


class Forbidden(Refusal):
    """Somebody else's right."""

    key = "forbidden"
    status = 403


class Silenced(Refusal):
    """The host has taken this person's own words."""

    key = "muted"
    status = 403


class NoLine(Refusal):
    """Nobody has said these words, or they are hidden already."""

    key = "no-line"
    status = 409


class NotFound(Refusal):
    """Nothing is at this address."""

    key = "not-found"
    status = 404


class NoRoom(Refusal):
    """No room has this code."""

    key = "no-room"
    status = 404


class NoCup(Refusal):
    """No cup has this code."""

    key = "no-cup"
    status = 404


class SeatTaken(Refusal):
    """Somebody sits there, or everywhere."""

    key = "seat-taken"
    status = 409


class SeatEmpty(Refusal):
    """Nobody sits there."""

    key = "seat-empty"
    status = 409


class FaceTaken(Refusal):
    """Somebody else at the table has chosen this face."""

    key = "face-taken"
    status = 409


class TooFewSeats(Refusal):
    """Not everybody would have a seat."""

    key = "too-few-seats"
    status = 409


class NotAway(Refusal):
    """Nobody stands in for who is here, or for a bot."""

    key = "not-away"
    status = 409


class TooSoon(Refusal):
    """Somebody has not been away for long enough to be replaced."""

    key = "too-soon"
    status = 409


class HandedOn(Refusal):
    """The token's seat was handed on while its person was away, who may take it back."""

    key = "handed-on"
    status = 401


class YoursAlready(Refusal):
    """Whoever takes a seat back has it: nobody else was given it, or they have just taken it back."""

    key = "yours-already"
    status = 409


class NoInvite(Refusal):
    """An invitation that opens no seat, or not any more."""

    key = "no-invite"
    status = 401


class NoGuest(Refusal):
    """A guest's token that opens no identity, or not any more."""

    key = "no-guest"
    status = 401


class SaidEnough(Refusal):
    """A seat, or the table, has said all that its record can hold."""

    key = "said-enough"
    status = 429


class OtherRules(Refusal):
    """A record that the rules of today do not fit. What exactly does not would tell whom it has asked what."""

    key = "other-rules"
    status = 409


class Damaged(Refusal):
    """What the store has of a room cannot be read."""

    key = "damaged"
    status = 409


class SetAside(Refusal):
    """Whoever runs the server has set the room aside for a while."""

    key = "set-aside"
    status = 409


class Closed(Refusal):
    """Whoever runs the server has closed the room for good."""

    key = "closed"
    status = 410


class Banned(Refusal):
    """Whoever runs the server keeps this address or this identity out. `wait`: for so many seconds more."""

    key = "banned"
    status = 403

    def __init__(self, sentence: str, wait: float) -> None:
        super().__init__(sentence)
        self.wait = wait


class Full(Refusal):
    """The server has as much as it can carry: of rooms, or of connections."""

    key = "full"
    status = 503
    wait = 30.0


class SeatsEmpty(Refusal):
    """The table cannot start with empty seats."""

    key = "seats-empty"
    status = 409


class Started(Refusal):
    """Only before the start."""

    key = "started"
    status = 409


class NotStarted(Refusal):
    """Only after the start."""

    key = "not-started"
    status = 409


class NotOver(Refusal):
    """Only when the table is over."""

    key = "not-over"
    status = 409


class TooLarge(Refusal):
    """More than a client may send at once."""

    key = "too-large"
    status = 413

    def __init__(self, text: str = "the body is larger than anything that belongs here.") -> None:
        super().__init__(text)


class TooFast(Refusal):
    """More than a client may send in this time. `wait`: seconds until it may go on."""

    key = "too-fast"
    status = 429

    def __init__(self, sentence: str, wait: float = 1.0) -> None:
        super().__init__(sentence)
        self.wait = wait


class SentAway(Refusal):
    """The host has sent this identity away. `wait`: seconds until it may sit down again."""

    key = "sent-away"
    status = 403

    def __init__(self, sentence: str, wait: float) -> None:
        super().__init__(sentence)
        self.wait = wait


class Busy(Refusal):
    """Something takes a while, and as much of it is done at once as can be."""

    key = "busy"
    status = 409


class NoSolverHere(Refusal):
    """What can be known of the Clocktower is found out by a solver, and this server has none."""

    key = "no-solver"
    status = 503


class NoInsight(Refusal):
    """What can be known was not found out in time."""

    key = "no-insight"
    status = 503


class NoWorlds(Refusal):
    """No deal fits what was seen: somebody changed the table by hand."""

    key = "no-world"
    status = 409


class NoPush(Refusal):
    """Nobody has told this server how to call people."""

    key = "no-push"
    status = 409

    def __init__(self) -> None:
        super().__init__("this server calls nobody; whoever runs it can let it, with a key of `duskbell push keys`.")


class StoreFailed(Refusal):
    """The store did not take it, so it did not happen."""

    key = "store-failed"
    status = 503
    wait = 1.0

    def __init__(self) -> None:
        super().__init__("the server could not store this, so it did not happen; try again in a moment.")


class Moving(Refusal):
    """Another server has the room or the cup, at `address`; "" where nobody can say yet who has it."""

    key = "moving"
    status = 503
    wait = 1.0

    def __init__(self, address: str = "") -> None:
        super().__init__("this table is on its way to another server; try again in a moment.")
        self.address = address


class PutAway(Moving):
    """The room had left memory before it took this, so it did not happen: it may be asked anew where it is found."""


class Ending(Refusal):
    """The server takes nothing new, because it will stop."""

    key = "ending"
    status = 503
    wait = 60.0

    def __init__(self) -> None:
        super().__init__("this server makes no new tables: it will stop soon; those that are there are played on.")


class Mistake(Refusal):
    """The server's own fault."""

    key = "internal"
    status = 500

    def __init__(self) -> None:
        super().__init__("the server made a mistake, and nothing was changed; it has been written down.")


_MOMENT = (NotAsked, TableOver, TablePaused, NoFloor, Diverged, BadRecord)


def status_of(error: DuskbellError) -> int:
    """The HTTP status of an error: the server's own, 409 where the moment is wrong, else 400."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, NotAllowed):
        return 403
    return 409 if isinstance(error, _MOMENT) else 400


def wait_of(error: DuskbellError) -> int | None:
    """After how many whole seconds it may be tried again; None where waiting does not help."""
    waits = TooFast | StoreFailed | Moving | Banned | Full | Ending | SentAway
    return max(1, ceil(error.wait)) if isinstance(error, waits) else None


def body_of(error: DuskbellError) -> ErrorBody:
    """The error as it is sent."""
    return ErrorBody(Fault(error.key, str(error), error.says, error.about))
