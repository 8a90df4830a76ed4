"""Who sits at a room's table: people, bots and the moderator's chair."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import msgspec

from duskbell.bots import make
from duskbell.kernel import MODERATOR
from duskbell.kernel.errors import DuskbellError
from duskbell.server.auth import digest, new_token, same
from duskbell.server.errors import BadMessage, SeatsEmpty, SeatTaken, Unauthorized

LONGEST_NAME = 24
EMPTY, PERSON, BOT = "empty", "person", "bot"
_BOT_NAMES = (
    "Ash", "Birch", "Cedar", "Dale", "Elm", "Fern", "Gale", "Heath", "Iris", "Juniper", "Kestrel", "Linden",
    "Maple", "Nettle", "Olive", "Poppy", "Quill", "Rowan", "Sage", "Thorn", "Umber", "Violet", "Willow", "Yarrow",
)  # fmt: skip


class NoSeat(DuskbellError):
    """The table has no such seat."""

    key = "no-seat"


class Chair(msgspec.Struct, frozen=True):
    """One chair. `seat`: a number, or `MODERATOR`. `kind`: "empty", "person" or "bot"; `bot`: which kind of bot."""

    seat: int
    name: str = ""
    kind: str = EMPTY
    bot: str = ""
    token: str = ""
    """SHA-256 of the person's token."""


class Roster:
    """The chairs of one room. `changed` are those that the store does not know yet."""

    def __init__(self, chairs: Iterable[Chair]) -> None:
        self._chairs = {c.seat: c for c in chairs}
        self.changed: dict[int, Chair] = {}

    @classmethod
    def lay(cls, players: int, *, moderator: bool) -> Roster:
        """Empty chairs, all of them unknown to the store."""
        chairs = [Chair(n) for n in range(players)]
        roster = cls([Chair(MODERATOR), *chairs] if moderator else chairs)
        roster.changed = dict(roster._chairs)
        return roster

    @property
    def seats(self) -> list[Chair]:
        """The chairs at the table, in order; the moderator's is not among them."""
        return [c for seat, c in sorted(self._chairs.items()) if seat >= 0]

    @property
    def bots(self) -> dict[int, str]:
        """The kind of bot on each seat that has one."""
        return {c.seat: c.bot for c in self.seats if c.kind == BOT}

    @property
    def host(self) -> int:
        """The creator's chair."""
        return MODERATOR if MODERATOR in self._chairs else 0

    def who(self, token: str) -> int:
        """The chair of a token. Raises `Unauthorized`."""
        mine = digest(token)
        found = [c.seat for c in self._chairs.values() if c.token and same(c.token, mine)]
        if not found:
            raise Unauthorized(
                "this room knows no such token; right would be the one that it gave you when you sat down."
            )
        return found[0]

    def sit(self, name: str, seat: int | None = None) -> tuple[int, str]:
        """A person sits down, on the lowest empty seat unless one is named: the seat and its token."""
        name = self._unlike(clean_name(name))
        if seat is None:
            seat = next((c.seat for c in self.seats if c.kind == EMPTY), None)
            if seat is None:
                raise SeatTaken("every seat is taken; you can still watch.")
        self._check_empty(seat)
        token = new_token()
        self._set(Chair(seat, name, PERSON, token=digest(token)))
        return seat, token

    def sit_bots(self, game: str, kind: str, seat: int | None = None) -> list[int]:
        """Bots sit down, on every empty seat unless one is named: their seats. Raises `BadBot` for an unknown kind."""
        make(game, kind, "")
        if seat is not None:
            self._check_empty(seat)
        seats = [c.seat for c in self.seats if c.kind == EMPTY] if seat is None else [seat]
        for n in seats:
            self._set(Chair(n, self._unlike(_BOT_NAMES[n % len(_BOT_NAMES)]), BOT, kind))
        return seats

    def check_full(self) -> None:
        """Raise `SeatsEmpty` unless every seat is taken."""
        empty = [str(c.seat + 1) for c in self.seats if c.kind == EMPTY]
        if empty:
            raise SeatsEmpty(f"the table starts when every seat is taken; still empty: {', '.join(empty)}.")

    def _check_empty(self, seat: int) -> None:
        chair = self._chairs.get(seat)
        if chair is None:
            raise NoSeat(f"there is no seat {seat + 1} at this table; its seats are 1 to {len(self.seats)}.")
        if chair.kind != EMPTY:
            raise SeatTaken(f"seat {seat + 1} is taken; right would be an empty one.")

    def _unlike(self, name: str) -> str:
        """The name, with a number when somebody here has it already."""
        taken = {c.name.casefold() for c in self._chairs.values()}
        names = [name, *(f"{name} {n}" for n in range(2, len(self._chairs) + 2))]
        return next(n for n in names if n.casefold() not in taken)

    def _set(self, chair: Chair) -> None:
        self._chairs[chair.seat] = self.changed[chair.seat] = chair


def clean_name(name: str) -> str:
    """A name as it can be shown: one line, 1 to 24 characters. Raises `BadMessage`."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadMessage(f"a name has 1 to {LONGEST_NAME} characters, this one has {len(name)}.")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") and c != "\u200d" for c in name):
        raise BadMessage("a name is made of letters, digits and signs that can be seen.")
    return name
